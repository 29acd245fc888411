import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The search index. Its partitioned tables `p1.vectors` and `p1.postings` are made by hand in the migration after the
 * generated one, because Drizzle has no words for partitions.
 */
export const p1 = pgSchema('p1');

/** One generation per embedding model; a new one is built beside the one that serves. */
export const generations = p1.table(
  'generations',
  {
    generation: integer('generation').primaryKey().generatedAlwaysAsIdentity(),
    model: text('model').notNull(),
    dimensions: integer('dimensions').notNull(),
    status: text('status').notNull().default('building'),
    createdAt: instant('created_at').notNull().defaultNow(),
    servedAt: instant('served_at'),
  },
  (table) => [
    check('generations_status', sql`${table.status} in ('building', 'serving', 'retired')`),
    check('generations_dimensions', sql`${table.dimensions} between 1 and 4000`),
    uniqueIndex('generations_alive_by_model')
      .on(table.model, table.dimensions)
      .where(sql`status <> 'retired'`),
    uniqueIndex('generations_serving').on(table.status).where(sql`status = 'serving'`),
  ],
);

/** How many items each kind has and how long they are together; in shards, so that writers do not queue on one row. */
export const corpus = p1.table(
  'corpus',
  {
    kind: text('kind').notNull(),
    shard: integer('shard').notNull(),
    items: bigint('items', { mode: 'number' }).notNull().default(0),
    totalLength: bigint('total_length', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ name: 'corpus_pkey', columns: [table.kind, table.shard] })],
);

/** Which reading of words the postings of a kind are of, and while they are made again, the last item that has been. */
export const words = p1.table('words', {
  kind: text('kind').primaryKey(),
  version: integer('version').notNull(),
  through: uuid('through'),
});
