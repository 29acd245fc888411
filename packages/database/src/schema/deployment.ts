import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgSchema, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Tables of record: what the service holds true, and the ledger of the work on it. */
export const memory = pgSchema('memory');

/** The one row that says whose database this is. */
export const deployment = memory.table(
  'deployment',
  {
    singleton: boolean('singleton').primaryKey().default(true),
    deploymentId: uuid('deployment_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    forgetInProgress: boolean('forget_in_progress').notNull().default(false),
    /** Added to transaction ids in the order of the cost export; raised where a restore put the ids back. */
    costShift: bigint('cost_shift', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Cost receipts that could not be kept, by every process there was. */
    receiptsLost: bigint('receipts_lost', { mode: 'bigint' }).notNull().default(sql`0`),
  },
  (table) => [check('deployment_is_single', sql`${table.singleton}`)],
);
