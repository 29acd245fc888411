import {
  type Envelope,
  emptyEnvelope,
  type FactsContextArguments,
  limits,
  type Negative,
  ServiceError,
  toUtcString,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Graph } from '@memory/graph';
import { attachEvidence } from './attach-evidence.ts';
import { confirmFacts, toFactResult } from './confirm-facts.ts';
import { createDeadline, type Deadline, DeadlineError } from './deadline.ts';
import { fitQuestion, type QuestionWords } from './fit-question.ts';
import { fuse, rankFacts } from './rank-facts.ts';
import { temporalScope, timeRange } from './temporal-scope.ts';

/** Ranked item ids of one kind, best first, ties by id. `among` restricts to these ids before the best are chosen. */
export type Nominate = (
  kind: 'fact' | 'entity',
  channel: 'semantic' | 'bm25',
  query: string,
  options: { limit: number; among?: readonly string[] },
) => Promise<string[]>;

export type FactsContextDeps = {
  sql: Sql;
  graph: Pick<Graph, 'expand'>;
  nominate: Nominate;
  questionWords: QuestionWords;
  /** The database budget in milliseconds; 25,000 unless a test shortens it. */
  budgetMs?: number;
};

/** The search index or its model cannot answer; becomes a `boundary`, never a smaller answer. */
export class IndexUnavailableError extends Error {
  readonly code = 'index_unavailable';
}

/** Being about the right entity is no answer yet: such facts count, but less than those that fit the question. */
const OF_ENTITIES = 0.25;
/** Facts of a set of entities that are candidates at most. */
const FACTS_OF_ENTITIES = 2_000;

/** `facts_context`, version 3: what the memory holds true about a question. */
export async function factsContext(
  deps: FactsContextDeps,
  args: FactsContextArguments,
  evaluatedAt: Date,
): Promise<Envelope> {
  const envelope = emptyEnvelope('fact', temporalScope(args.time, evaluatedAt), toUtcString(evaluatedAt));
  try {
    return await answer(
      deps,
      args,
      evaluatedAt,
      envelope,
      createDeadline(deps.budgetMs ?? limits.factsDatabaseBudgetMs),
    );
  } catch (error) {
    if (error instanceof DeadlineError) {
      return {
        ...envelope,
        negative: boundary('The database budget of this operation ran out before the answer was complete.'),
      };
    }
    if (error instanceof IndexUnavailableError) return { ...envelope, negative: boundary(error.message) };
    if (isGraphUnavailable(error)) {
      return { ...envelope, negative: boundary('The live graph could not tell what is around the anchors.') };
    }
    throw error;
  }
}

async function answer(
  deps: FactsContextDeps,
  args: FactsContextArguments,
  evaluatedAt: Date,
  envelope: Envelope,
  deadline: Deadline,
): Promise<Envelope> {
  const { sql } = deps;
  const range = timeRange(args.time, evaluatedAt);
  const anchors = args.entity_ids;
  let dropped = 0;
  let ranking: { id: string; score: number }[];
  if (anchors === undefined) {
    ranking = await nominateEverywhere(deps, args.query, deadline);
  } else {
    if (!(await deadline.run(areCurrent(sql, anchors)))) {
      return { ...envelope, negative: unknownEntity() };
    }
    const expands = args.time.mode === 'current' || args.time.mode === 'at';
    if (expands) {
      const expanded = await deadline.run(
        deps.graph.expand({
          anchors,
          hops: args.hops,
          predicate: args.predicate ?? null,
          at: toUtcString(range.from),
          limit: limits.expandedEntities - anchors.length,
        }),
      );
      envelope.nodes = expanded.nodes;
      dropped += expanded.dropped;
    }
    ranking = await nominateAmong(
      deps,
      args,
      [...anchors, ...envelope.nodes.map((node) => node.entity_id)],
      deadline,
    );
  }
  const candidates = ranking.slice(0, limits.factCandidates);
  const ids = candidates.map((candidate) => candidate.id);
  const confirmed = await deadline.run(confirmFacts(sql, ids, range, args.predicate));
  dropped += await deadline.run(countGone(sql, ids));
  const fits = fitQuestion(args.query, confirmed, deps.questionWords);
  const answers = new Map(confirmed.map((fact, i) => [fact.fact_id, fits[i] ?? 0]));
  const ranked = rankFacts(
    confirmed,
    new Map(candidates.map(({ id, score }) => [id, { search: score, answer: answers.get(id) ?? 0 }])),
  );
  const shown = ranked.slice(0, args.k);
  const attached = await deadline.run(attachEvidence(sql, shown, args.evidence_per_fact));
  return {
    ...envelope,
    facts: shown.map(toFactResult),
    evidence: attached.evidence,
    fact_evidence: attached.factEvidence,
    evidence_totals: attached.totals,
    truncation:
      ranked.length > args.k
        ? {
            truncated: true,
            returned: shown.length,
            estimated_total: ranked.length,
            total_is_exact: ranking.length <= limits.factCandidates,
            continuation: null,
            reason: 'result_budget',
          }
        : null,
    dropped_by_hydration: dropped,
    negative: shown.length > 0 ? null : knownEmpty(),
  };
}

/** By meaning and by words over all facts, and the facts of the entities whose profiles fit best. */
async function nominateEverywhere({ sql, nominate }: FactsContextDeps, query: string, deadline: Deadline) {
  const limit = limits.factCandidates;
  const byMeaning = await deadline.run(nominate('fact', 'semantic', query, { limit }));
  const byWords = await deadline.run(nominate('fact', 'bm25', query, { limit }));
  const entities = await deadline.run(
    nominate('entity', 'semantic', query, { limit: limits.expandedEntities }),
  );
  const named = await deadline.run(nominate('entity', 'bm25', query, { limit: limits.expandedEntities }));
  const best = fuse([{ ids: entities }, { ids: named }])
    .slice(0, limits.expandedEntities)
    .map((entity) => entity.id);
  const ofEntities = best.length === 0 ? [] : await deadline.run(factsOf(sql, best, undefined, limit));
  return fuse([{ ids: byMeaning }, { ids: byWords }, { ids: ofEntities, weight: OF_ENTITIES }]);
}

/** The facts about some entities, by meaning and by words within that set, the rest behind by support. */
async function nominateAmong(
  { sql, nominate }: FactsContextDeps,
  args: FactsContextArguments,
  entities: readonly string[],
  deadline: Deadline,
) {
  const among = await deadline.run(factsOf(sql, entities, args.predicate, FACTS_OF_ENTITIES));
  if (among.length === 0) return [];
  const limit = limits.factCandidates;
  const byMeaning = await deadline.run(nominate('fact', 'semantic', args.query, { limit, among }));
  const byWords = await deadline.run(nominate('fact', 'bm25', args.query, { limit, among }));
  return fuse([{ ids: byMeaning }, { ids: byWords }, { ids: among, weight: OF_ENTITIES }]);
}

/** Facts with an entity as subject or object, those of earlier entities first, then the better supported. */
async function factsOf(
  sql: Sql,
  entities: readonly string[],
  predicate: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ fact_id: string }[]>`
    select fact_id from (
      select distinct on (fact_id) fact_id, place, evidence_count from (
        select f.fact_id, a.place, f.evidence_count
          from unnest(${entities as string[]}::uuid[]) with ordinality as a(entity_id, place)
          join memory.facts f on f.subject_entity_id = a.entity_id
         where f.invalidated_at is null and (${predicate ?? null}::text is null or f.predicate = ${predicate ?? null})
        union all
        select f.fact_id, a.place, f.evidence_count
          from unnest(${entities as string[]}::uuid[]) with ordinality as a(entity_id, place)
          join memory.facts f on f.object_entity_id = a.entity_id
         where f.invalidated_at is null and (${predicate ?? null}::text is null or f.predicate = ${predicate ?? null})
      ) f order by fact_id, place
    ) f order by place, evidence_count desc, fact_id limit ${limit}`;
  return rows.map((row) => row.fact_id);
}

async function areCurrent(sql: Sql, entityIds: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ current: number }[]>`
    select count(*)::int as current from memory.entities
     where entity_id = any(${entityIds as string[]}::uuid[]) and live_mentions > 0 and merged_into is null`;
  return row?.current === entityIds.length;
}

/** Nominated facts that are no longer held. */
async function countGone(sql: Sql, factIds: readonly string[]): Promise<number> {
  const [row] = await sql<{ gone: number }[]>`
    select count(*)::int as gone from unnest(${factIds as string[]}::uuid[]) as n(fact_id)
      left join memory.facts f on f.fact_id = n.fact_id and f.invalidated_at is null
     where f.fact_id is null`;
  return row?.gone ?? 0;
}

/** One of the three refusals of the live graph. */
function isGraphUnavailable(error: unknown): boolean {
  return (
    error instanceof ServiceError && typeof error.detail === 'string' && error.detail.startsWith('live graph')
  );
}

function boundary(explanation: string): Negative {
  return {
    kind: 'boundary',
    explanation,
    workaround: 'Ask again, or narrow the question with entity_ids or predicate.',
  };
}

function unknownEntity(): Negative {
  return {
    kind: 'unknown_entity',
    explanation: 'At least one of entity_ids is not a current entity.',
    workaround: 'Find current ids with resolve_entity.',
  };
}

function knownEmpty(): Negative {
  return {
    kind: 'known_empty',
    explanation: 'No fact held at the asked time matches.',
    workaround: 'Ask with time mode history, or ask claims_and_sources_context for what sources said.',
  };
}
