import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { claims } from './claims.ts';
import { instant } from './columns.ts';
import { memory } from './deployment.ts';
import { versions } from './documents.ts';

/** People, organisations, places and things. Current: some live mention, and not merged into another. */
export const entities = memory.table(
  'entities',
  {
    entityId: uuid('entity_id').primaryKey(),
    canonicalName: text('canonical_name').notNull(),
    nameNorm: text('name_norm').notNull(),
    entityType: text('entity_type').notNull(),
    profile: text('profile').notNull().default(''),
    liveMentions: integer('live_mentions').notNull().default(0),
    mergedInto: uuid('merged_into'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('entities_name_norm_entity_type_key').on(table.nameNorm, table.entityType),
    index('entities_as_merged').on(sql`coalesce(merged_into, entity_id)`),
    index('entities_by_name').on(table.canonicalName).where(sql`merged_into is null`),
    index('entities_merged').on(table.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** Names that a text says mean the same, as by an abbreviation in brackets; they merge entities while they are live. */
export const entityLinks = memory.table(
  'entity_links',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    entityId: uuid('entity_id').notNull(),
    sameAs: uuid('same_as').notNull(),
    kind: text('kind').notNull(),
    isLive: boolean('is_live').notNull(),
  },
  (table) => [
    primaryKey({ name: 'entity_links_pkey', columns: [table.versionId, table.entityId, table.sameAs] }),
    check('entity_links_kind', sql`${table.kind} in ('abbreviation', 'synonym')`),
    index('entity_links_live_by_entity').on(table.entityId, table.sameAs).where(sql`is_live`),
    index('entity_links_live_by_same_as').on(table.sameAs, table.entityId).where(sql`is_live`),
  ],
);

/** What an entity is called. An alias counts while some live mention uses it. */
export const entityAliases = memory.table(
  'entity_aliases',
  {
    aliasNorm: text('alias_norm').notNull(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.entityId, { onDelete: 'cascade' }),
    alias: text('alias').notNull(),
    origin: text('origin').notNull(),
    phonetic: text('phonetic').notNull(),
    liveMentions: integer('live_mentions').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'entity_aliases_pkey', columns: [table.aliasNorm, table.entityId] }),
    check('entity_aliases_origin', sql`${table.origin} in ('name', 'abbreviation', 'variant')`),
    index('entity_aliases_by_entity').on(table.entityId),
    // Of an expression: of the column, the planner would also ask it for equal names, which takes it milliseconds.
    index('entity_aliases_by_trigram').using('gin', sql`(alias_norm || '') gin_trgm_ops`),
    index('entity_aliases_by_phonetic').on(table.phonetic),
  ],
);

/** Which entities a claim names, and in what role. */
export const entityMentions = memory.table(
  'entity_mentions',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => claims.claimId, { onDelete: 'cascade' }),
    entityId: uuid('entity_id').notNull(),
    role: text('role').notNull(),
    aliasNorm: text('alias_norm').notNull(),
    surface: text('surface').notNull(),
    chunkId: uuid('chunk_id').notNull(),
    versionId: uuid('version_id').notNull(),
    docId: uuid('doc_id').notNull(),
    isLive: boolean('is_live').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'entity_mentions_pkey',
      columns: [table.claimId, table.entityId, table.role],
    }),
    check('entity_mentions_role', sql`${table.role} in ('subject', 'object', 'mention')`),
    index('entity_mentions_live_by_entity')
      .on(table.entityId, table.claimId, table.chunkId)
      .where(sql`is_live`),
    index('entity_mentions_by_version').on(table.versionId),
  ],
);
