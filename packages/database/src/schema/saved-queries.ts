import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memory } from './deployment.ts';

/** Names of saved queries of the open query. */
export const savedQueries = memory.table(
  'saved_queries',
  {
    queryId: uuid('query_id').primaryKey(),
    namespace: text('namespace').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('saved_queries_namespace_name_key').on(table.namespace, table.name),
    check('saved_queries_namespace', sql`${table.namespace} ~ '^[a-z][a-z0-9_]*$'`),
    check('saved_queries_name', sql`${table.name} ~ '^[a-z][a-z0-9_]*$'`),
  ],
);

/** The versions of a saved query. What a version says never changes; only its state does. */
export const savedQueryVersions = memory.table(
  'saved_query_versions',
  {
    queryId: uuid('query_id')
      .notNull()
      .references(() => savedQueries.queryId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    statement: text('statement').notNull(),
    description: text('description').notNull(),
    parameters: jsonb('parameters').notNull().default([]),
    columns: jsonb('columns').notNull().default([]),
    queryHash: text('query_hash').notNull(),
    status: text('status').notNull().default('draft'),
    /** The hash of the query space that it was validated against. */
    surfaceManifestHash: text('surface_manifest_hash'),
    problem: text('problem'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    validatedAt: instant('validated_at'),
    activatedAt: instant('activated_at'),
  },
  (table) => [
    primaryKey({ name: 'saved_query_versions_pkey', columns: [table.queryId, table.version] }),
    uniqueIndex('saved_query_versions_active').on(table.queryId).where(sql`status = 'active'`),
    check(
      'saved_query_versions_status',
      sql`${table.status} in ('draft', 'pending_revalidation', 'active', 'deprecated', 'disabled', 'broken')`,
    ),
  ],
);

/** The one row that says whether statements run. */
export const openQuery = memory.table(
  'open_query',
  {
    singleton: boolean('singleton').primaryKey().default(true),
    isEnabled: boolean('is_enabled').notNull().default(true),
    changedBy: text('changed_by'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [check('open_query_is_single', sql`${table.singleton}`)],
);
