import { sql } from 'drizzle-orm';
import { boolean, check, pgSchema, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [check('deployment_is_single', sql`${table.singleton}`)],
);
