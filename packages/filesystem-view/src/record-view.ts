import type { Sql, Tx } from '@memory/database';
import { uuidv7 } from '@memory/database';

/** A version whose stages had all finished when the view was read, and when the last of them did. */
export type CoveredVersion = { version_id: string; finished_at: Date };

/** The versions that have gone through every stage, by the rows that this transaction sees. */
export async function coveredVersions(
  tx: Tx,
  componentVersions: Readonly<Record<string, string>>,
): Promise<CoveredVersion[]> {
  const stages = Object.keys(componentVersions);
  return tx<CoveredVersion[]>`
    select w.version_id, max(w.finished_at) as finished_at
    from memory.pipeline_work w
    join unnest(${stages}::text[], ${Object.values(componentVersions)}::text[]) as e(stage, component_version)
      on e.stage = w.stage and e.component_version = w.component_version
    where w.status in ('succeeded', 'skipped') and w.finished_at is not null
    group by w.version_id
    having count(*) = ${stages.length}`;
}

export type PublishedRecord = {
  version: string;
  takenAt: Date;
  builtAt: Date;
  documents: number;
  entities: number;
  files: number;
  bytes: number;
};

/** Versions that one statement writes. */
const BATCH = 5_000;
/** Published views that the database remembers. */
const REMEMBERED = 100;

/**
 * Tells the deployment, for its readiness, which view is published and what it covers. Of two builds that end together the
 * one that read last is told last.
 *
 * @param publish makes the view the published one; called once nobody else can be publishing
 * @returns when it was published; null where a view that was read later has been published meanwhile: then nothing is done
 */
export async function recordView(
  sql: Sql,
  record: PublishedRecord,
  covered: readonly CoveredVersion[],
  publish: () => void,
): Promise<Date | null> {
  return sql.begin(async (tx) => {
    await tx`lock table memory.snapshots in share row exclusive mode`;
    const [later] = await tx`select from memory.snapshots where taken_at > ${record.takenAt} limit 1`;
    if (later !== undefined) return null;
    const ids = covered.map(({ version_id }) => version_id);
    await tx`delete from memory.snapshot_versions where version_id <> all(${ids}::uuid[])`;
    for (let from = 0; from < covered.length; from += BATCH) {
      const some = covered.slice(from, from + BATCH);
      await tx`
        insert into memory.snapshot_versions as s (version_id, finished_at)
        select c.version_id, c.finished_at
        from unnest(${some.map((one) => one.version_id)}::uuid[], ${some.map((one) => one.finished_at.toISOString())}::timestamptz[])
          as c(version_id, finished_at)
        join memory.versions using (version_id)
        on conflict (version_id) do update set finished_at = excluded.finished_at
        where s.finished_at <> excluded.finished_at`;
    }
    publish();
    const [row] = await tx<{ published_at: Date }[]>`
      insert into memory.snapshots (snapshot_id, version, taken_at, built_at, published_at, documents, entities, files, bytes)
      values (${uuidv7()}, ${record.version}, ${record.takenAt}, ${record.builtAt}, clock_timestamp(), ${record.documents},
        ${record.entities}, ${record.files}, ${record.bytes})
      returning published_at`;
    await tx`
      delete from memory.snapshots where snapshot_id not in (
        select snapshot_id from memory.snapshots order by published_at desc limit ${REMEMBERED})`;
    if (row === undefined) throw new Error('the published view was not recorded');
    return row.published_at;
  });
}
