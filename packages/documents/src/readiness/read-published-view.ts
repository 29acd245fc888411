import type { Sql } from '@memory/database';

export type PublishedView = {
  /** The filesystem view that was published last; null where none was. */
  published: { version: string; built_at: Date; published_at: Date } | null;
  /** Of the asked versions, those that had finished in it, with the end of their last stage then. */
  covered: ReadonlyMap<string, Date>;
};

type ViewRow = {
  version: string;
  built_at: Date;
  published_at: Date;
  version_id: string | null;
  finished_at: Date;
};

/** Reads what is published and what of the asked versions it shows (memory.snapshots_by_publication, snapshot_versions_pkey). */
export async function readPublishedView(sql: Sql, versionIds: readonly string[]): Promise<PublishedView> {
  const rows = await sql<ViewRow[]>`
    select s.version, s.built_at, s.published_at, v.version_id, v.finished_at
    from (select * from memory.snapshots order by published_at desc limit 1) as s
    left join memory.snapshot_versions as v on v.version_id = any(${[...versionIds]}::uuid[])`;
  const [published = null] = rows;
  return {
    published,
    covered: new Map(
      rows.flatMap(({ version_id, finished_at }) => (version_id === null ? [] : [[version_id, finished_at]])),
    ),
  };
}
