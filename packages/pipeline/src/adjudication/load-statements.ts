import type { Tx } from '@memory/database';
import type { Testimony } from './decide-facts.ts';
import type { Precision } from './types.ts';

/** Rounds of following shared slots before the rest is left to its own decisions. */
const MAX_ROUNDS = 8;
/** Statements decided on together at most. */
const MAX_STATEMENTS = 20_000;
/** Advisory locks are taken on this many buckets, so that a version of any size stays within the lock table. */
const LOCK_BUCKETS = 2_048;

/** A statement with the names that its fact's label is made of. */
export type LoadedStatement = Testimony & { subjectName: string; objectName: string | null };

type Row = Omit<LoadedStatement, 'assertedAt' | 'learntAt' | 'validFrom' | 'validUntil' | 'slots' | 'key'> & {
  groups: string[];
  assertedAt: Date | null;
  learntAt: Date;
  validFrom: Date | null;
  validUntil: Date | null;
  precision: Precision;
};

/** Another version is deciding on some of the same groups; the transaction is to be run again. */
class GroupsBusyError extends Error {
  readonly code = '40001';
}

/**
 * The statements of some groups and, as statements share slots, of the groups behind those: the live ones, and those
 * of versions that are not deleted whose sources have stopped making them. Their groups are locked for the rest of the
 * transaction: two versions never decide one fact at the same time. Nobody waits while holding such a lock, so
 * nobody waits in a circle: the first groups of a transaction are waited for, in one order; where others behind them are
 * taken, it fails with SQLSTATE 40001, and has to be run again.
 */
export async function loadStatements(tx: Tx, groups: readonly string[]): Promise<LoadedStatement[]> {
  const loaded = new Map<string, LoadedStatement>();
  const seen = new Set<string>();
  let wanted = [...new Set(groups)];
  for (let round = 0; round < MAX_ROUNDS && wanted.length > 0 && loaded.size < MAX_STATEMENTS; round++) {
    for (const group of wanted) seen.add(group);
    const [locked, rows] = await Promise.all([
      lockGroups(tx, wanted),
      tx<Row[]>`
        with found as materialized (
          select * from memory.statements where is_live and groups && ${wanted}::bigint[]
          union all
          select s.* from memory.statements s join memory.versions v using (version_id)
           where not s.is_live and s.groups && ${wanted}::bigint[] and v.deleted_at is null and v.testimony <> 'pending'
        )
        select s.statement_id as "statementId", s.claim_id as "claimId", s.kind, coalesce(e.merged_into, e.entity_id) as subject, s.predicate,
               coalesce(o.merged_into, o.entity_id) as object, s.object_text as "objectText", s.groups::text[] as groups,
               s.polarity, s.modality, s.is_attributed as "isAttributed", s.attributed_to as "attributedTo", s.aspect, s.is_past as "isPast",
               s.is_correction as "isCorrection", s.asserted_at as "assertedAt", v.ingested_at as "learntAt", s.valid_from as "validFrom",
               s.valid_until as "validUntil", s.valid_precision as precision, s.valid_kind as "validKind",
               s.fact_id as "factId", s.is_live as "isLive", s.doc_id as "docId", v.version_no as "versionNo", coalesce(er.canonical_name, e.canonical_name) as "subjectName",
               coalesce(orr.canonical_name, o.canonical_name) as "objectName"
          from found s
         cross join lateral (select version_no, ingested_at from memory.versions where version_id = s.version_id offset 0) v
         cross join lateral (select * from memory.entities where entity_id = s.subject_entity_id offset 0) e
          left join lateral (select * from memory.entities where entity_id = e.merged_into offset 0) er on true
          left join lateral (select * from memory.entities where entity_id = s.object_entity_id offset 0) o on true
          left join lateral (select * from memory.entities where entity_id = o.merged_into offset 0) orr on true`,
    ]);
    if (!locked) throw new GroupsBusyError('other versions are deciding on the same facts');
    const next = new Set<string>();
    for (const row of rows) {
      const [key = '', ...slots] = row.groups;
      for (const group of row.groups) if (!seen.has(group)) next.add(group);
      loaded.set(row.statementId, {
        ...row,
        key,
        slots,
        assertedAt: row.assertedAt?.getTime() ?? null,
        learntAt: row.learntAt.getTime(),
        validFrom: row.validFrom?.getTime() ?? null,
        validUntil: row.validUntil?.getTime() ?? null,
      });
    }
    wanted = [...next];
  }
  return [...loaded.values()];
}

/** Takes the locks of some groups, in one order; waits for them only if the transaction has none yet. False where one is taken. */
async function lockGroups(tx: Tx, groups: readonly string[]): Promise<boolean> {
  const [row] = await tx<{ locked: boolean }[]>`
    with decides as materialized (
      select coalesce(current_setting('memory.holds_groups', true), '') = 'yes' as already
    ), bucket as materialized (
      select distinct abs(g % ${LOCK_BUCKETS})::int as bucket from unnest(${groups as string[]}::bigint[]) g order by 1
    ), taken as materialized (
      select case when decides.already then pg_try_advisory_xact_lock(7, bucket)
                  else pg_advisory_xact_lock(7, bucket) is not null end as is_ours
        from decides, (select bucket from bucket order by 1) b
    )
    select bool_and(is_ours) is not false as locked, set_config('memory.holds_groups', 'yes', true) from taken`;
  return row?.locked ?? true;
}
