import { type Contradiction, type FactResult, limits, toUtcString } from '@memory/contract';
import { type Queryable, utcText } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

/**
 * A row of memory.facts as far as an answer shows it, and how it matches the asked time. Its times are Postgres' text
 * where they are only shown, and `Date` where they are also reckoned with.
 */
export type FactRow<Time extends string | Date = string> = {
  fact_id: string;
  kind: 'relation' | 'observation';
  label: string;
  evidence_count: number;
  support: 'current' | 'withdrawn';
  contradiction_group: string | null;
  valid_from: Time | null;
  valid_until: Time | null;
  valid_precision: FactResult['validity']['valid_precision'];
  ingested_at: Time;
  invalidated_at: Time | null;
  temporal_match: 'confirmed' | 'possible';
};

/** The columns of a `FactRow` that memory.facts, called `f`, holds, for facts that are only shown. */
export function shownColumns(sql: Queryable): Fragment {
  return sql`f.fact_id, f.kind, f.label, f.evidence_count, f.support, f.contradiction_group, ${shownValidity(sql)}`;
}

/** The same with times as `Date`. */
export function factColumns(sql: Queryable): Fragment {
  return sql`f.fact_id, f.kind, f.label, f.evidence_count, f.support, f.contradiction_group, f.valid_from, f.valid_until,
    f.valid_precision, f.ingested_at, f.invalidated_at`;
}

function shownValidity(sql: Queryable): Fragment {
  return sql`f.valid_from::text, f.valid_until::text, f.valid_precision, f.ingested_at::text, f.invalidated_at::text`;
}

/** How rows become facts of an answer, each with the other sides of its contradiction, which are read here for all. */
export async function factsFrom<Time extends string | Date>(
  sql: Queryable,
  rows: readonly FactRow<Time>[],
): Promise<(row: FactRow<Time>) => FactResult> {
  const groups = [
    ...new Set(rows.flatMap((row) => (row.contradiction_group === null ? [] : [row.contradiction_group]))),
  ];
  const members = groups.length === 0 ? [] : await loadMembers(sql, groups);
  return (row) => ({
    fact_id: row.fact_id,
    kind: row.kind,
    label: row.label,
    evidence_count: row.evidence_count,
    validity: validityOf(row),
    temporal_match: row.temporal_match,
    contradiction_group: row.contradiction_group,
    contradiction: contradictionOf(row, members),
    support: row.support,
  });
}

type Member = Pick<
  FactRow,
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
      select f.contradiction_group, f.fact_id, f.label, f.evidence_count, ${shownValidity(sql)},
             row_number() over (partition by f.contradiction_group order by f.evidence_count desc, f.fact_id)::int as place,
             count(*) over (partition by f.contradiction_group)::int as total
        from memory.facts f
       where f.contradiction_group = any(${groups as string[]}::uuid[]) and f.invalidated_at is null
    ) m where m.place <= ${limits.contradictionInline + 1}
     order by m.contradiction_group, m.place`;
}

function contradictionOf(
  row: Pick<FactRow, 'fact_id' | 'contradiction_group'>,
  members: readonly Member[],
): Contradiction | null {
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
  row: Pick<
    FactRow<string | Date>,
    'valid_from' | 'valid_until' | 'valid_precision' | 'ingested_at' | 'invalidated_at'
  >,
): FactResult['validity'] {
  return {
    valid_from: row.valid_from === null ? null : told(row.valid_from),
    valid_until: row.valid_until === null ? null : told(row.valid_until),
    valid_precision: row.valid_precision,
    ingested_at: told(row.ingested_at),
    invalidated_at: row.invalidated_at === null ? null : told(row.invalidated_at),
  };
}

function told(time: string | Date): string {
  return typeof time === 'string' ? utcText(time) : toUtcString(time);
}
