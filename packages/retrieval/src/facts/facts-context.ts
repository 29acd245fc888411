import {
  type Envelope,
  emptyEnvelope,
  type FactsContextArguments,
  limits,
  toUtcString,
} from '@memory/contract';
import { type Queryable, type Sql, snapshotsOf } from '@memory/database';
import type { Graph } from '@memory/graph';
import type { Logger } from '@memory/telemetry';
import { orBoundary } from '../answer/boundary.ts';
import { createDeadline, type Deadline } from '../answer/deadline.ts';
import { knownEmpty, unknownEntities } from '../answer/negatives.ts';
import { type TimeRange, temporalScope, timeRange } from '../answer/temporal-scope.ts';
import { areCurrent } from '../entities/current-entity.ts';
import { placeInTime } from './asked-time.ts';
import { attachEvidence } from './attach-evidence.ts';
import { confirmEnough } from './confirm-facts.ts';
import { factFrom } from './fact-results.ts';
import { fitQuestion, type QuestionWords } from './fit-question.ts';
import { isTold, type Nearest } from './is-told.ts';
import { kinInQuestion } from './kin-in-question.ts';
import { nameFacts, namesInQuestion } from './names-in-question.ts';
import {
  judgedFor,
  type Nominate,
  type Nominated,
  nominateAmong,
  nominateEverywhere,
} from './nominate-facts.ts';
import { rankFacts } from './rank-facts.ts';
import { isOfAsker } from './read-question.ts';

export type FactsContextDeps = {
  sql: Sql;
  graph: Pick<Graph, 'expand'>;
  nominate: Nominate;
  nearest: Nearest;
  questionWords: QuestionWords;
  normalizeName: (name: string) => string;
  /** Where it is told why an answer is a `boundary`. */
  log?: Logger;
  /** The database budget in milliseconds; 25,000 unless a test shortens it. */
  budgetMs?: number;
};

/** What whoever asks is called where they have told of themselves in a talk. */
const ASKER = 'User';

/** `facts_context`, version 3: what the memory holds true about a question. */
export async function factsContext(
  deps: FactsContextDeps,
  args: FactsContextArguments,
  evaluatedAt: Date,
): Promise<Envelope> {
  const envelope = emptyEnvelope('fact', temporalScope(args.time, evaluatedAt), toUtcString(evaluatedAt));
  const deadline = createDeadline(deps.budgetMs ?? limits.contextBudgetMs);
  return await orBoundary(answer(deps, args, evaluatedAt, envelope, deadline), envelope, deps.log);
}

async function answer(
  deps: FactsContextDeps,
  asked: FactsContextArguments,
  evaluatedAt: Date,
  envelope: Envelope,
  deadline: Deadline,
): Promise<Envelope> {
  const { sql } = deps;
  const args = { ...asked, query: ofAsker(asked.query, asked.query) };
  const range = timeRange(args.time, evaluatedAt);
  const anchors = args.entity_ids;
  let dropped = 0;
  let nodes: Envelope['nodes'] = [];
  let ranking: Nominated;
  if (anchors === undefined) {
    ranking = await nominateEverywhere(deps, args, deadline);
  } else {
    if (!(await deadline.run(areCurrent(sql, anchors)))) {
      return { ...envelope, negative: unknownEntities() };
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
      nodes = expanded.nodes;
      dropped += expanded.dropped;
    }
    ranking = await nominateAmong(
      deps,
      args,
      anchors,
      nodes.map((node) => node.entity_id),
      deadline,
    );
  }
  const read = (tx: Queryable) => readFacts(deps, tx, { asked, args, range, ranking, deadline });
  const { gone, judged, ...found } = await deadline.run(snapshotsOf(sql)(read));
  const answered = { ...envelope, nodes, dropped_by_hydration: dropped + gone };
  // Facts of anchors are about what was asked for.
  const isEmpty =
    anchors === undefined && judged.length > 0 && !(await deadline.run(isTold(deps, asked.query, judged)));
  return isEmpty ? { ...answered, negative: nothingTold() } : { ...answered, ...found };
}

const nothingTold = () =>
  knownEmpty(
    'No fact is about what the question asks.',
    'Ask with other words, or ask claims_and_sources_context for what sources said.',
  );

/** A question about the asker is also asked in the words that the memory has for them. */
const ofAsker = (query: string, text: string) => (isOfAsker(query) ? `${text} ${ASKER}` : text);

type Question = {
  asked: FactsContextArguments;
  args: FactsContextArguments;
  range: TimeRange;
  ranking: Nominated;
  deadline: Deadline;
};

/** What of the nominated facts is the answer, and how many are closed; `sql` reads all of it in one state. */
async function readFacts(
  { normalizeName, questionWords }: FactsContextDeps,
  sql: Queryable,
  { asked, args, range, ranking, deadline }: Question,
) {
  const candidates = ranking.slice(0, limits.factCandidates);
  const ids = candidates.map((candidate) => candidate.id);
  const [{ facts: confirmed, gone, left }, called] = await deadline.run(
    Promise.all([
      confirmEnough(sql, ids, { enough: args.k + 1, batch: judgedFor(args.k) }, range, args.predicate),
      namesInQuestion(sql, normalizeName(args.query)),
    ]),
  );
  const names = nameFacts(called, confirmed);
  const kin = kinInQuestion(asked.query, confirmed, names, questionWords);
  const named = confirmed.map((fact) => ({
    ...fact,
    ...names.get(fact.fact_id),
    kin: kin.get(fact.entities[0] ?? '') ?? [],
  }));
  const timed = placeInTime(asked.query, named);
  const fits = fitQuestion(ofAsker(asked.query, timed.question), named, questionWords);
  const places = new Map(confirmed.map((fact, i) => [fact.fact_id, i]));
  const ranked = rankFacts(
    confirmed,
    new Map(
      candidates.map(({ id, score }) => {
        const place = places.get(id) ?? -1;
        return [id, { search: score, answer: fits[place] ?? 0, time: timed.fits[place] ?? 0 }];
      }),
    ),
  );
  const shown = ranked.slice(0, args.k);
  const attached = await deadline.run(attachEvidence(sql, shown, args.evidence_per_fact));
  const shownIds = new Set(shown.map((fact) => fact.fact_id));
  return {
    gone,
    judged: named.filter((fact) => shownIds.has(fact.fact_id)),
    facts: shown.map(factFrom),
    evidence: attached.evidence,
    fact_evidence: attached.factEvidence,
    evidence_totals: attached.totals,
    truncation:
      ranked.length > args.k
        ? {
            truncated: true,
            returned: shown.length,
            estimated_total: ranked.length + left,
            total_is_exact: left === 0 && ranking.length <= limits.factCandidates,
            continuation: null,
            reason: 'result_budget' as const,
          }
        : null,
    negative:
      shown.length > 0
        ? null
        : knownEmpty(
            'No fact held at the asked time matches.',
            'Ask with time mode history, or ask claims_and_sources_context for what sources said.',
          ),
  };
}
