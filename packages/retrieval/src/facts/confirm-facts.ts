import type { Queryable } from '@memory/database';
import type { TimeRange } from '../answer/temporal-scope.ts';
import { type FactRow, factColumns, otherSides } from './fact-results.ts';

/** A confirmed fact with what ranking looks at besides. */
export type ConfirmedFact = FactRow<Date> & {
  predicate: string;
  /** Its subject, and its object where that is an entity. */
  entities: readonly string[];
  effectiveAt: number;
  /** At the moment that was asked for, or now where a stretch of time was. */
  holdsNow: boolean;
};

type Row = FactRow<Date> & {
  predicate: string;
  subject_entity_id: string;
  object_entity_id: string | null;
  effective_at: Date | null;
  holds_now: boolean;
};

/** What of some nominated facts holds, how many of them are closed, and how many were not looked at any more. */
export type Confirmed = { facts: ConfirmedFact[]; gone: number; left: number };

/** Confirms nominated facts in batches of `batch`, 20 µs each, in the given order, until `enough` have been confirmed. */
export async function confirmEnough(
  sql: Queryable,
  nominated: readonly string[],
  { enough, batch: size }: { enough: number; batch: number },
  range: TimeRange,
  predicate: string | undefined,
): Promise<Confirmed> {
  const facts: ConfirmedFact[] = [];
  let gone = 0;
  let at = 0;
  for (; at < nominated.length && facts.length < enough; at += size) {
    const batch = await confirmFacts(sql, nominated.slice(at, at + size), range, predicate);
    facts.push(...batch.facts);
    gone += batch.gone;
  }
  return { facts, gone, left: Math.max(0, nominated.length - at) };
}

/**
 * Nominated facts as the table of record has them, in the given order. What is closed, outside the asked time or of
 * another predicate is left out; `gone` counts what is closed. By memory.facts_pkey.
 */
export async function confirmFacts(
  sql: Queryable,
  nominated: readonly string[],
  range: TimeRange,
  predicate: string | undefined,
): Promise<{ facts: ConfirmedFact[]; gone: number }> {
  const read = await sql<(Row | { fact_id: null })[]>`
    select ${factColumns(sql)}, ${otherSides(sql)}, f.predicate, f.subject_entity_id, f.object_entity_id, m.temporal_match,
           case when f.valid_from is null then (
             select max(t.effective_at) from memory.statements t where t.fact_id = f.fact_id and t.stance = 'supports' and t.is_live
           ) else f.valid_from end as effective_at, ${range.mode === 'current' || range.mode === 'at'} or f.valid_until is null or f.valid_until > now() as holds_now
      from unnest(${nominated as string[]}::uuid[]) with ordinality as n(fact_id, place)
      left join memory.facts f on f.fact_id = n.fact_id and f.invalidated_at is null
      left join lateral (select memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, ${range.mode}, ${range.from}, ${range.to})) m(temporal_match) on f.fact_id is not null
     where f.fact_id is null or (m.temporal_match is not null
       and (${predicate ?? null}::text is null or (f.kind = 'relation' and f.predicate = ${predicate ?? null})))
     order by n.place`;
  const rows = read.filter((row): row is Row => row.fact_id !== null);
  const facts = rows.map(({ subject_entity_id, object_entity_id, effective_at, holds_now, ...row }) => ({
    ...row,
    entities: [subject_entity_id, object_entity_id].filter((id) => id !== null),
    effectiveAt: effective_at?.getTime() ?? Number.NEGATIVE_INFINITY,
    holdsNow: holds_now,
  }));
  return { facts, gone: read.length - rows.length };
}
