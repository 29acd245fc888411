import {
  type Envelope,
  emptyEnvelope,
  type LookupRelationsQuery,
  limits,
  toUtcString,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import { knownEmpty, unknownId } from '../answer/negatives.ts';
import { type TimeRange, temporalScope, timeRange } from '../answer/temporal-scope.ts';
import { uncountedMore } from '../answer/uncounted-more.ts';
import { type FactRow, factsFrom, shownColumns } from '../facts/fact-results.ts';
import { areKnown, areNamed } from './are-known.ts';

export type LookupRelationsDeps = {
  sql: Sql;
  /** Predicates whose relations hold in either direction. */
  symmetricPredicates: readonly string[];
};

/**
 * `GET /lookup/relations`: the relations of a (subject, predicate, object) pattern, best supported first. A mutual relation
 * ('is married to') matches from either end.
 */
export async function lookupRelations(
  deps: LookupRelationsDeps,
  query: LookupRelationsQuery,
  at: Date,
): Promise<Envelope> {
  const { sql } = deps;
  const time =
    query.valid_at === undefined ? { mode: 'current' as const } : { mode: 'at' as const, at: query.valid_at };
  const range = timeRange(time, at);
  const envelope = emptyEnvelope('fact', temporalScope(time, at), toUtcString(at));
  const ends = [query.subject_entity_id, query.object_entity_id].filter((id) => id !== undefined);
  // One row with no fact where none matches: whether sources name the ends is then told in the same statement.
  const rows = await sql<(FactRow | { fact_id: null; named: boolean })[]>`
    select f.*, case when f.fact_id is null then ${areNamed(sql, ends)} end as named
      from (select) as one left join (${nominate(deps, query, range)}) f on true
     order by f.evidence_count desc nulls last, f.fact_id`;
  const isUnnamed = rows.some((row) => row.fact_id === null && !row.named);
  if (isUnnamed && !(await areKnown(sql, ends))) return { ...envelope, negative: unknownId() };
  const found = rows.filter((row): row is FactRow => row.fact_id !== null);
  const shown = found.slice(0, limits.lookupRelations);
  const facts = shown.map(await factsFrom(sql, shown));
  return {
    ...envelope,
    facts,
    truncation: found.length > facts.length ? uncountedMore(facts.length, 'lookup_k_limit') : null,
    negative:
      facts.length > 0
        ? null
        : knownEmpty(
            'No relation held at the asked time matches the pattern.',
            'Ask with fewer parts, or with another valid_at.',
          ),
  };
}

/**
 * A query for one more than is returned; by memory.facts_of_subject, facts_of_object, facts_by_subject or, for a predicate
 * alone, facts_by_predicate, each in its order. The other way round, predicate by predicate: of all that points to an
 * entity hardly anything is mutual.
 */
function nominate(
  { sql, symmetricPredicates }: LookupRelationsDeps,
  query: LookupRelationsQuery,
  range: TimeRange,
): Fragment {
  const { subject_entity_id: subject, predicate, object_entity_id: object } = query;
  const matching = (condition: Fragment) => sql`
    select ${shownColumns(sql)}, m.temporal_match from memory.facts f
     cross join lateral (select memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, ${range.mode}, ${range.from}, ${range.to})) m(temporal_match)
     where f.kind = 'relation' and f.invalidated_at is null and ${condition} and m.temporal_match is not null
     order by f.evidence_count desc nulls last, f.fact_id
     limit ${limits.lookupRelations + 1}`;
  const given = predicate === undefined ? sql`` : sql`and f.predicate = ${predicate}`;
  const direct = matching(sql`${hasEnds(sql, subject, object)} ${given}`);
  const mutual = symmetricPredicates.filter((one) => predicate === undefined || one === predicate);
  if ((subject === undefined && object === undefined) || mutual.length === 0) return direct;
  // What joins an entity to itself is found by either way, and told once.
  return sql`
    (${direct}) union all (
      select m.* from unnest(${mutual}::text[]) as mutual(predicate)
       cross join lateral (${matching(sql`f.predicate = mutual.predicate and ${hasEnds(sql, object, subject)} and f.subject_entity_id <> f.object_entity_id`)}) m)
     order by evidence_count desc nulls last, fact_id limit ${limits.lookupRelations + 1}`;
}

function hasEnds(sql: Sql, subject: string | undefined, object: string | undefined): Fragment {
  if (subject === undefined && object === undefined) return sql`true`;
  if (object === undefined) return sql`f.subject_entity_id = ${subject as string}`;
  if (subject === undefined) return sql`f.object_entity_id = ${object}`;
  return sql`f.subject_entity_id = ${subject} and f.object_entity_id = ${object}`;
}
