import { type Contradiction, type FactResult, limits, toUtcString } from '@memory/contract';
import type { Queryable } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import type { TimeRange } from './temporal-scope.ts';

/** A confirmed fact with what ranking looks at besides. */
export type ConfirmedFact = FactResult & {
  predicate: string;
  /** Its subject, and its object where that is an entity. */
  entities: readonly string[];
  effectiveAt: number;
  /** At the moment that was asked for, or now where a stretch of time was. */
  holdsNow: boolean;
};

type Row = {
  fact_id: string;
  kind: 'relation' | 'observation';
  predicate: string;
  subject_entity_id: string;
  object_entity_id: string | null;
  label: string;
  evidence_count: number;
  support: 'current' | 'withdrawn';
  contradiction_group: string | null;
  valid_from: Date | null;
  valid_until: Date | null;
  valid_precision: FactResult['validity']['valid_precision'];
  ingested_at: Date;
  invalidated_at: Date | null;
  temporal_match: 'confirmed' | 'possible';
  effective_at: Date | null;
  holds_now: boolean;
};

/** Ids in their order, or a query for open rows of memory.facts, each with its `place`. */
export type NominatedFacts = readonly string[] | Fragment;

/**
 * Nominated facts as the table of record has them, in the given order. What is closed, outside the asked time or of
 * another predicate is left out; `gone` counts what is closed. Ids are read by memory.facts_pkey.
 */
export async function confirmFacts(
  sql: Queryable,
  nominated: NominatedFacts,
  range: TimeRange,
  predicate: string | undefined,
): Promise<{ facts: ConfirmedFact[]; gone: number }> {
  const source = isIds(nominated)
    ? sql`select f.*, n.place from unnest(${nominated as string[]}::uuid[]) with ordinality as n(fact_id, place)
            left join memory.facts f on f.fact_id = n.fact_id and f.invalidated_at is null`
    : nominated;
  const read = await sql<(Row | { fact_id: null })[]>`
    select f.fact_id, f.kind, f.predicate, f.subject_entity_id, f.object_entity_id, f.label, f.evidence_count, f.support, f.contradiction_group, f.valid_from, f.valid_until,
           f.valid_precision, f.ingested_at, f.invalidated_at, m.temporal_match,
           case when f.valid_from is null then (
             select max(t.effective_at) from memory.statements t where t.fact_id = f.fact_id and t.stance = 'supports' and t.is_live
           ) else f.valid_from end as effective_at, ${range.mode === 'current' || range.mode === 'at'} or f.valid_until is null or f.valid_until > now() as holds_now
      from (${source}) as f
      left join lateral (select memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, ${range.mode}, ${range.from}, ${range.to})) m(temporal_match) on f.fact_id is not null
     where f.fact_id is null or (m.temporal_match is not null
       and (${predicate ?? null}::text is null or (f.kind = 'relation' and f.predicate = ${predicate ?? null})))
     order by f.place`;
  const rows = read.filter((row): row is Row => row.fact_id !== null);
  const groups = [
    ...new Set(rows.flatMap((row) => (row.contradiction_group === null ? [] : [row.contradiction_group]))),
  ];
  const members = groups.length === 0 ? [] : await loadMembers(sql, groups);
  const facts = rows.map((row) => ({
    fact_id: row.fact_id,
    kind: row.kind,
    label: row.label,
    evidence_count: row.evidence_count,
    validity: validityOf(row),
    temporal_match: row.temporal_match,
    contradiction_group: row.contradiction_group,
    contradiction: contradictionOf(row, members),
    support: row.support,
    predicate: row.predicate,
    entities: [row.subject_entity_id, row.object_entity_id].filter((id) => id !== null),
    effectiveAt: row.effective_at?.getTime() ?? Number.NEGATIVE_INFINITY,
    holdsNow: row.holds_now,
  }));
  return { facts, gone: read.length - rows.length };
}

function isIds(nominated: NominatedFacts): nominated is readonly string[] {
  return Array.isArray(nominated);
}

/** Without what only ranking looks at. */
export function toFactResult({
  predicate: _p,
  entities: _o,
  effectiveAt: _e,
  holdsNow: _h,
  ...fact
}: ConfirmedFact): FactResult {
  return fact;
}

type Member = Pick<
  Row,
  | 'fact_id'
  | 'label'
  | 'evidence_count'
  | 'valid_from'
  | 'valid_until'
  | 'valid_precision'
  | 'ingested_at'
  | 'invalidated_at'
> & {
  contradiction_group: string;
  place: number;
  total: number;
};

/** Up to one more side than is shown inline, of each group; by memory.facts_by_contradiction_group. */
async function loadMembers(sql: Queryable, groups: readonly string[]): Promise<Member[]> {
  return await sql<Member[]>`
    select * from (
      select f.contradiction_group, f.fact_id, f.label, f.evidence_count, f.valid_from, f.valid_until, f.valid_precision,
             f.ingested_at, f.invalidated_at,
             row_number() over (partition by f.contradiction_group order by f.evidence_count desc, f.fact_id)::int as place,
             count(*) over (partition by f.contradiction_group)::int as total
        from memory.facts f
       where f.contradiction_group = any(${groups as string[]}::uuid[]) and f.invalidated_at is null
    ) m where m.place <= ${limits.contradictionInline + 1}
     order by m.contradiction_group, m.place`;
}

function contradictionOf(row: Row, members: readonly Member[]): Contradiction | null {
  if (row.contradiction_group === null) return null;
  const others = members.filter(
    (member) => member.contradiction_group === row.contradiction_group && member.fact_id !== row.fact_id,
  );
  const [first] = others;
  if (first === undefined) return null;
  const shown = others.slice(0, limits.contradictionInline);
  const last = shown.at(-1);
  const total = first.total - 1;
  return {
    group_id: row.contradiction_group,
    co_members: shown.map((member) => ({
      fact_id: member.fact_id,
      label: member.label,
      evidence_count: member.evidence_count,
      validity: validityOf(member),
    })),
    returned: shown.length,
    total,
    continuation:
      total > shown.length && last !== undefined
        ? Buffer.from(JSON.stringify([row.contradiction_group, last.fact_id])).toString('base64url')
        : null,
  };
}

function validityOf(
  row: Pick<Row, 'valid_from' | 'valid_until' | 'valid_precision' | 'ingested_at' | 'invalidated_at'>,
): FactResult['validity'] {
  return {
    valid_from: row.valid_from === null ? null : toUtcString(row.valid_from),
    valid_until: row.valid_until === null ? null : toUtcString(row.valid_until),
    valid_precision: row.valid_precision,
    ingested_at: toUtcString(row.ingested_at),
    invalidated_at: row.invalidated_at === null ? null : toUtcString(row.invalidated_at),
  };
}
