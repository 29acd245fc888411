import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memory } from './deployment.ts';
import { versions } from './documents.ts';

/** The stage ledger: one row per version, stage and component version; it alone says what has been done. */
export const pipelineWork = memory.table(
  'pipeline_work',
  {
    workId: uuid('work_id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    stage: text('stage').notNull(),
    componentVersion: text('component_version').notNull(),
    status: text('status').notNull(),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    notBefore: instant('not_before').notNull().defaultNow(),
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    deferReason: text('defer_reason'),
    /** What the stage's roles were bound to when it succeeded: `role=model`, in the order of the roles; null where it has none. */
    models: text('models'),
    error: text('error'),
    arrival: bigint('arrival', { mode: 'bigint' }).generatedByDefaultAsIdentity(),
    createdAt: instant('created_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    unique('pipeline_work_version_id_stage_component_version_key').on(
      table.versionId,
      table.stage,
      table.componentVersion,
    ),
    check(
      'pipeline_work_status',
      sql`${table.status} in ('pending', 'running', 'succeeded', 'failed', 'dead_letter', 'skipped')`,
    ),
    check(
      'pipeline_work_defer_reason',
      sql`${table.deferReason} in ('no_route', 'budget', 'scheduled', 'retry_backoff')`,
    ),
    index('pipeline_work_ready')
      .on(table.arrival, table.workId)
      .where(sql`status in ('pending', 'failed') and defer_reason is distinct from 'no_route'`),
    index('pipeline_work_undelivered')
      .on(table.deliveredAt)
      .where(sql`status in ('pending', 'failed') and defer_reason is distinct from 'no_route'`),
    index('pipeline_work_by_component').on(table.stage, table.componentVersion),
    index('pipeline_work_running').on(table.leaseUntil).where(sql`status = 'running'`),
    index('pipeline_work_unfinished_by_stage')
      .on(table.stage, table.status, table.deferReason, table.notBefore)
      .where(sql`status in ('pending', 'running', 'failed', 'dead_letter')`),
  ],
);

/** Calls that are being made: what they may cost is set aside, and they count towards the deployment's calls at once. */
export const modelCalls = memory.table('model_calls', {
  callKey: text('call_key').primaryKey(),
  workId: uuid('work_id').notNull(),
  stage: text('stage'),
  /** US dollars that it may cost. */
  usd: numeric('usd').notNull(),
  /** When it counts no longer, though nobody told how it ended: its process is gone. */
  expiresAt: instant('expires_at').notNull(),
});

/** What models answered to a stage that has not committed yet, so that no answer is paid for twice. */
export const modelAnswers = memory.table(
  'model_answers',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => pipelineWork.workId, { onDelete: 'cascade' }),
    /** The same for the same request. */
    requestKey: text('request_key').notNull(),
    /** Of the receipt of the call that was answered. */
    callKey: text('call_key').notNull(),
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.requestKey] })],
);

/** What each model call cost. */
export const costReceipts = memory.table(
  'cost_receipts',
  {
    costId: uuid('cost_id').primaryKey(),
    workId: uuid('work_id').notNull(),
    source: text('source').notNull(),
    stage: text('stage'),
    lane: text('lane'),
    surface: text('surface'),
    modelName: text('model_name'),
    attempt: integer('attempt'),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    latencyMs: integer('latency_ms'),
    callKey: text('call_key').notNull(),
    outcome: text('outcome').notNull(),
    costUsd: numeric('cost_usd'),
    occurredAt: instant('occurred_at').notNull(),
    /** Start of the transaction that wrote the receipt. */
    recordedAt: instant('recorded_at').notNull().defaultNow(),
    /** Id of the transaction that wrote it, plus the deployment's `cost_shift`: the order in which receipts are exported. */
    position: bigint('position', { mode: 'bigint' }).notNull().default(sql`0`),
  },
  (table) => [
    unique('cost_receipts_call_key_key').on(table.callKey),
    check('cost_receipts_source', sql`${table.source} in ('worker', 'surface')`),
    index('cost_receipts_by_position').on(table.position, table.costId),
    index('cost_receipts_charged').on(table.occurredAt, table.stage, table.costUsd).where(sql`cost_usd > 0`),
    index('cost_receipts_unscoped')
      .on(table.costId)
      .where(sql`stage is null and lane is null and surface is null`),
    index('cost_receipts_by_work').on(table.workId),
  ],
);
