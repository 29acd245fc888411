import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memory } from './deployment.ts';
import { versions } from './documents.ts';

/** A version converted to Markdown; every character offset in the database counts code points of this text. */
export const representations = memory.table(
  'representations',
  {
    representationId: uuid('representation_id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    markdown: text('markdown').notNull(),
    title: text('title'),
    charLength: integer('char_length').notNull(),
    family: text('family').notNull(),
    language: text('language'),
    authors: text('authors').array().notNull().default(sql`'{}'`),
    recipients: text('recipients').array().notNull().default(sql`'{}'`),
    declaredCreatedAt: instant('declared_created_at'),
    declaredModifiedAt: instant('declared_modified_at'),
    threadRef: text('thread_ref'),
    extra: jsonb('extra').notNull().default({}),
    overview: text('overview').notNull().default(''),
    /** Headings that the text does not mark, `{start, end, level}` in UTF-16 offsets; null where none were looked for. */
    outline: jsonb('outline'),
  },
  (table) => [unique('representations_version_id_key').on(table.versionId)],
);

/** Sections of a version, in document order; `parent_id` is the section that encloses this one. */
export const sections = memory.table(
  'sections',
  {
    sectionId: uuid('section_id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    parentId: uuid('parent_id'),
    level: integer('level').notNull(),
    heading: text('heading'),
    headingPath: text('heading_path').array().notNull().default(sql`'{}'`),
    role: text('role').notNull(),
    summary: text('summary').notNull().default(''),
    charStart: integer('char_start').notNull(),
    charEnd: integer('char_end').notNull(),
  },
  (table) => [unique('sections_version_id_ordinal_key').on(table.versionId, table.ordinal)],
);

/** Links from one document to another. */
export const citations = memory.table(
  'citations',
  {
    citationId: uuid('citation_id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    docId: uuid('doc_id').notNull(),
    targetRef: text('target_ref').notNull(),
    targetDocId: uuid('target_doc_id'),
    anchorText: text('anchor_text').notNull(),
    charStart: integer('char_start').notNull(),
    charEnd: integer('char_end').notNull(),
  },
  (table) => [
    index('citations_by_version').on(table.versionId),
    index('citations_by_document').on(table.docId, table.targetDocId),
    index('citations_by_target').on(table.targetDocId, table.docId).where(sql`target_doc_id is not null`),
    index('citations_unresolved').using('hash', table.targetRef).where(sql`target_doc_id is null`),
  ],
);

/** Passages of about 300 tokens: what is searched, and what a claim was taken from. */
export const chunks = memory.table(
  'chunks',
  {
    chunkId: uuid('chunk_id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    docId: uuid('doc_id').notNull(),
    representationId: uuid('representation_id').notNull(),
    sectionId: uuid('section_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    kind: text('kind').notNull(),
    chunkText: text('chunk_text').notNull(),
    contextPrefix: text('context_prefix'),
    charStart: integer('char_start').notNull(),
    charEnd: integer('char_end').notNull(),
    tokenCount: integer('token_count').notNull(),
    sectionRole: text('section_role').notNull(),
  },
  (table) => [
    unique('chunks_version_id_ordinal_key').on(table.versionId, table.ordinal),
    check('chunks_kind', sql`${table.kind} in ('prose', 'list', 'table', 'code')`),
  ],
);
