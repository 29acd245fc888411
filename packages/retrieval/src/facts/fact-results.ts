import { type Contradiction, type FactResult, limits, toUtcString } from '@memory/contract';
import { once, utcText } from '@memory/database';

/**
 * A row of memory.facts as far as an answer shows it, and how it matches the asked time. Its times are Postgres' text
 * where they are only shown, and `Date` where they are also reckoned with.
 */
export type FactRow<Time extends string | Date = string> = Shown<Time> & {
  kind: 'relation' | 'observation';
  support: 'current' | 'withdrawn';
  contradiction_group: string | null;
  /** The other sides of its contradiction, as many as are shown inline, best supported first; null where there are none. */
  others: readonly OtherSide[] | null;
  temporal_match: 'confirmed' | 'possible';
};

type Shown<Time extends string | Date> = {
  fact_id: string;
  label: string;
  evidence_count: number;
  valid_from: Time | null;
  valid_until: Time | null;
  valid_precision: FactResult['validity']['valid_precision'];
  ingested_at: Time;
  invalidated_at: Time | null;
};

/** `total` counts all the other sides. */
type OtherSide = Shown<string> & { total: number };

/** The columns of a `FactRow` that memory.facts, called `f`, holds, for facts that are only shown; `others` comes by `otherSides`. */
export const shownColumns = once(
  (sql) => sql`f.fact_id, f.kind, f.label, f.evidence_count, f.support, f.contradiction_group,
    f.valid_from::text, f.valid_until::text, f.valid_precision, f.ingested_at::text, f.invalidated_at::text`,
);

/** The same with times as `Date`. */
export const factColumns = once(
  (sql) => sql`f.fact_id, f.kind, f.label, f.evidence_count, f.support, f.contradiction_group,
    f.valid_from, f.valid_until, f.valid_precision, f.ingested_at, f.invalidated_at`,
);

/**
 * The column `others` of facts called `f`, within the statement that reads them: a second one would make the largest answers,
 * in which a contradiction is likeliest, wait twice. By memory.facts_by_contradiction_group.
 */
export const otherSides = once(
  (sql) => sql`case when f.contradiction_group is not null
    then memory.other_sides(f.fact_id, f.contradiction_group, ${sql.unsafe(String(limits.contradictionInline))}) end as others`,
);

/** A row as a fact of an answer. */
export function factFrom(row: FactRow<string | Date>): FactResult {
  return {
    fact_id: row.fact_id,
    kind: row.kind,
    label: row.label,
    evidence_count: row.evidence_count,
    validity: validityOf(row),
    temporal_match: row.temporal_match,
    contradiction_group: row.contradiction_group,
    contradiction: contradictionOf(row),
    support: row.support,
  };
}

function contradictionOf({
  contradiction_group: group,
  others,
}: Pick<FactRow, 'contradiction_group' | 'others'>): Contradiction | null {
  const last = others?.at(-1);
  if (group === null || others === null || last === undefined) return null;
  return {
    group_id: group,
    co_members: others.map((other) => ({
      fact_id: other.fact_id,
      label: other.label,
      evidence_count: other.evidence_count,
      validity: validityOf(other),
    })),
    returned: others.length,
    total: last.total,
    continuation:
      last.total > others.length
        ? Buffer.from(JSON.stringify([group, last.fact_id])).toString('base64url')
        : null,
  };
}

function validityOf(row: Shown<string | Date>): FactResult['validity'] {
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
