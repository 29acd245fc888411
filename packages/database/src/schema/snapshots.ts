import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memory } from './deployment.ts';
import { versions } from './documents.ts';

/** The filesystem views that were published. */
export const snapshots = memory.table(
  'snapshots',
  {
    snapshotId: uuid('snapshot_id').primaryKey(),
    /** Names the content: the same content is the same version. */
    version: text('version').notNull(),
    /** When the transaction began that read it. */
    takenAt: instant('taken_at').notNull(),
    builtAt: instant('built_at').notNull(),
    publishedAt: instant('published_at').notNull(),
    documents: integer('documents').notNull(),
    entities: integer('entities').notNull(),
    files: integer('files').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [index('snapshots_by_publication').on(table.publishedAt.desc().nullsFirst())],
);

/** The versions whose stages had all finished in what the newest of them shows, and when the last stage had. */
export const snapshotVersions = memory.table('snapshot_versions', {
  versionId: uuid('version_id')
    .primaryKey()
    .references(() => versions.versionId, { onDelete: 'cascade' }),
  finishedAt: instant('finished_at').notNull(),
});
