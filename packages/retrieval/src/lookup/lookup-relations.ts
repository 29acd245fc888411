import {
  type Envelope,
  emptyEnvelope,
  type LookupRelationsQuery,
  limits,
  toUtcString,
} from '@memory/contract';
import { once, type Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import { knownEmpty, unknownId } from '../answer/negatives.ts';
import { temporalScope } from '../answer/temporal-scope.ts';
import { uncountedMore } from '../answer/uncounted-more.ts';
import { type FactRow, factFrom, otherSides, shownColumns } from '../facts/fact-results.ts';
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
  const envelope = emptyEnvelope('fact', temporalScope(time, at), toUtcString(at));
  const ends = [query.subject_entity_id, query.object_entity_id].filter((id) => id !== undefined);
  // Behind the facts one row without: whether sources name the ends, which matters where nothing is found.
  const rows = await sql<(FactRow | NamedRow)[]>`
    select f.*, ${otherSides(sql)} from (
      (${nominate(deps, query, query.valid_at ?? at)})
      union all select null, null, null, null, null, null, null, null, null, null, null, ${areNamed(sql, ends)}
    ) f order by f.evidence_count desc nulls last, f.fact_id limit ${mostAndOne(sql)}`;
  const found = rows.filter((row) => row.fact_id !== null);
  const isNamed = found.length > 0 || rows[0]?.temporal_match === 'named';
  if (!isNamed && !(await areKnown(sql, ends))) return { ...envelope, negative: unknownId() };
  const facts = found.slice(0, limits.lookupRelations).map(factFrom);
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

type NamedRow = { fact_id: null; temporal_match: 'named' | null };

/**
 * A query for what was current at a moment, from either end one more than is returned; by memory.facts_of_subject,
 * facts_of_object, facts_by_subject or, for a predicate alone, facts_by_predicate, each in its order. The other way round,
 * predicate by predicate: of all that points to an entity hardly anything is mutual.
 */
function nominate(
  { sql, symmetricPredicates }: LookupRelationsDeps,
  query: LookupRelationsQuery,
  moment: Date,
): Fragment {
  const { subject_entity_id: subject, predicate, object_entity_id: object } = query;
  const matching = (ends: Fragment, more: Fragment) => sql`
    select ${shownColumns(sql)}, m.temporal_match from memory.facts f
     cross join lateral (
       select memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'at', asked.at, asked.at)
         from (select ${moment}::timestamptz as at) asked) m(temporal_match)
     where f.kind = 'relation' and f.invalidated_at is null and m.temporal_match is not null and ${ends} ${more}
     order by f.evidence_count desc nulls last, f.fact_id
     limit ${most(sql)}`;
  const given = predicate === undefined ? nothingMore(sql) : sql`and f.predicate = ${predicate}`;
  const direct = matching(hasEnds(sql, subject, object), given);
  const mutual =
    predicate === undefined ? symmetricPredicates : symmetricPredicates.filter((one) => one === predicate);
  if ((subject === undefined && object === undefined) || mutual.length === 0) return direct;
  return sql`
    (${direct}) union all (
      select m.* from unnest(${mutual}::text[]) as mutual(predicate)
       cross join lateral (${matching(hasEnds(sql, object, subject), otherWay(sql))}) m)`;
}

/** One more than is returned, and room for the row without a fact. Written out, because each parameter is read anew by each call. */
const most = once((sql) => sql.unsafe(String(limits.lookupRelations + 1)));
const mostAndOne = once((sql) => sql.unsafe(String(limits.lookupRelations + 2)));
const nothingMore = once((sql) => sql``);
/** What joins an entity to itself is found by either way, and told once. */
const otherWay = once(
  (sql) => sql`and f.predicate = mutual.predicate and f.subject_entity_id <> f.object_entity_id`,
);

function hasEnds(sql: Sql, subject: string | undefined, object: string | undefined): Fragment {
  if (subject === undefined && object === undefined) return sql`true`;
  if (object === undefined) return sql`f.subject_entity_id = ${subject as string}`;
  if (subject === undefined) return sql`f.object_entity_id = ${object}`;
  return sql`f.subject_entity_id = ${subject} and f.object_entity_id = ${object}`;
}
