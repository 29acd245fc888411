import type { Envelope, LookupObservationsQuery } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { knownEmpty, unknownId } from '../answer/negatives.ts';
import { currentRange } from '../answer/temporal-scope.ts';
import { uncountedMore } from '../answer/uncounted-more.ts';
import { confirmFacts } from '../facts/confirm-facts.ts';
import { factFrom } from '../facts/fact-results.ts';
import type { Rank } from '../ranking.ts';
import { areKnown } from './are-known.ts';

export type LookupObservationsDeps = { sql: Sql; rank: Rank };

/**
 * `GET /lookup/observations`: what holds now of one entity, the nearest in meaning to `property_query` first, without
 * one the best supported. What the search index does not hold yet comes last.
 */
export async function lookupObservations(
  { sql, rank }: LookupObservationsDeps,
  query: LookupObservationsQuery,
  at: Date,
  signal?: AbortSignal,
): Promise<Envelope> {
  const envelope = currentEnvelope('fact', at);
  if (!(await areKnown(sql, [query.entity_id]))) return { ...envelope, negative: unknownId() };
  const range = currentRange(at);
  const live = sql`
    select f.fact_id as item_id from memory.facts f
     where f.subject_entity_id = ${query.entity_id} and f.kind = 'observation' and f.invalidated_at is null
       and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, ${range.mode}, ${range.from}, ${range.to}) is not null`;
  const width = query.k + 1;
  const near = query.property_query === undefined ? [] : await nearest(query.property_query);
  const others =
    near.length < width
      ? await ids(sql`${live} order by f.evidence_count desc, f.fact_id limit ${width}`)
      : [];
  const nominated = [...new Set([...near, ...others])];
  const shown = nominated.slice(0, query.k);
  const confirmed = (await confirmFacts(sql, shown, range, undefined)).facts;
  const facts = confirmed.map(factFrom);
  return {
    ...envelope,
    facts,
    truncation: nominated.length > shown.length ? uncountedMore(facts.length, 'lookup_k_limit') : null,
    dropped_by_hydration: shown.length - facts.length,
    negative:
      facts.length > 0
        ? null
        : knownEmpty('The entity is known, and no observation about it holds now.', null),
  };

  /** By memory.facts_by_subject and p1.vectors_pkey. */
  async function nearest(question: string): Promise<string[]> {
    const ranking = await rank(
      { kind: 'fact', channel: 'semantic', query: question, limit: width, among: live },
      signal,
    );
    return ranking === null ? [] : ids(ranking.items);
  }

  async function ids(items: Fragment): Promise<string[]> {
    const rows = await sql<{ item_id: string }[]>`${items}`;
    return rows.map((row) => row.item_id);
  }
}
