import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';
import { memory } from './deployment.ts';

/** Bytes, once per content hash, with the MIME type that routes their conversion. */
export const contents = memory.table(
  'contents',
  {
    contentHash: bytea('content_hash').primaryKey(),
    blobId: uuid('blob_id').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('contents_blob_id_key').on(table.blobId)],
);

/** The bytes themselves, in rows of 1 MiB. */
export const blobParts = memory.table(
  'blob_parts',
  {
    blobId: uuid('blob_id').notNull(),
    partNo: integer('part_no').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ name: 'blob_parts_pkey', columns: [table.blobId, table.partNo] })],
);

/** One logical file over its life. */
export const documents = memory.table(
  'documents',
  {
    docId: uuid('doc_id').primaryKey(),
    sourceKind: text('source_kind').notNull(),
    sourceRef: text('source_ref'),
    title: text('title').notNull(),
    versioningMode: text('versioning_mode').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastVersionNo: integer('last_version_no').notNull().default(0),
    latestVersionId: uuid('latest_version_id'),
    latestStatus: text('latest_status'),
    currentVersionId: uuid('current_version_id'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('documents_versioning_mode', sql`${table.versioningMode} in ('snapshot', 'living')`),
    index('documents_listing')
      .on(table.firstSeenAt.desc().nullsFirst(), table.docId)
      .where(sql`deleted_at is null and latest_version_id is not null`),
    index('documents_listing_by_status')
      .on(table.latestStatus, table.firstSeenAt.desc().nullsFirst(), table.docId)
      .where(sql`deleted_at is null and latest_version_id is not null`),
  ],
);

/** One append-only snapshot of a document's bytes. */
export const versions = memory.table(
  'versions',
  {
    versionId: uuid('version_id').primaryKey(),
    docId: uuid('doc_id')
      .notNull()
      .references(() => documents.docId),
    versionNo: integer('version_no').notNull(),
    contentHash: bytea('content_hash')
      .notNull()
      .references(() => contents.contentHash),
    filename: text('filename').notNull(),
    titleSent: text('title_sent'),
    sourcePath: text('source_path'),
    sourceModifiedAt: instant('source_modified_at'),
    sourceVersionRef: text('source_version_ref'),
    ingestedByKind: text('ingested_by_kind'),
    ingestedByRef: text('ingested_by_ref'),
    ingestedAt: instant('ingested_at').notNull(),
    status: text('status').notNull(),
    error: text('error'),
    parked: text('parked'),
    deletedAt: instant('deleted_at'),
    testimony: text('testimony').notNull(),
    publishedAt: instant('published_at'),
    /** The W3C trace context of the ingest, where traces are on: the stages' traces join it. */
    traceParent: text('trace_parent'),
  },
  (table) => [
    unique('versions_doc_id_version_no_key').on(table.docId, table.versionNo),
    check(
      'versions_status',
      sql`${table.status} in ('ingesting', 'converting', 'structuring', 'ready', 'failed', 'deleted')`,
    ),
    check('versions_testimony', sql`${table.testimony} in ('pending', 'current', 'superseded')`),
    check('versions_parked', sql`${table.parked} in ('no_route')`),
    index('versions_by_content').on(table.contentHash),
    index('versions_by_ingest')
      .on(table.ingestedAt.desc().nullsFirst(), table.docId)
      .where(sql`deleted_at is null`),
    index('versions_parked').on(table.parked, table.versionId).where(sql`parked is not null`),
  ],
);

/** Every name that a version was stored under, by its ingest and by later ingests of the same bytes. */
export const versionNames = memory.table(
  'version_names',
  {
    nameId: uuid('name_id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    check('version_names_kind', sql`${table.kind} in ('filename', 'title', 'path')`),
    index('version_names_by_version').on(table.versionId, table.kind),
  ],
);

/** The words of those names: lower case, without accents. */
export const nameTerms = memory.table(
  'name_terms',
  {
    term: text('term').notNull(),
    nameId: uuid('name_id')
      .notNull()
      .references(() => versionNames.nameId, { onDelete: 'cascade' }),
    versionId: uuid('version_id').notNull(),
    docId: uuid('doc_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'name_terms_pkey', columns: [table.term, table.nameId] }),
    index('name_terms_by_name').on(table.nameId),
  ],
);

/** Each distinct word once, for words of similar spelling. */
export const nameVocabulary = memory.table(
  'name_vocabulary',
  { term: text('term').primaryKey() },
  // Of an expression, for the same reason as that of entity_aliases.
  () => [index('name_vocabulary_by_trigram').using('gin', sql`(term || '') gin_trgm_ops`)],
);
