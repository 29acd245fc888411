import { z } from 'zod';

/** What services tell the operator; between our own programs, so unknown fields are let through. */

/** How much work waits: `GET /status` on the metrics listener of an API. */
export const WorkStatus = z.object({
  deployment_id: z.string(),
  /** Work that could be taken now. */
  ready: z.int().min(0),
  /** Work that a worker holds. */
  running: z.int().min(0),
  /** For how long the oldest ready work has been ready; 0 without any. */
  oldest_ready_seconds: z.number().min(0),
  /** Work that was given up. */
  dead_letters: z.int().min(0),
});
export type WorkStatus = z.infer<typeof WorkStatus>;

/** What a migration leaves for who started it: one line of JSON as the container's termination message. */
export const MigrationReport = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('migrated'),
    deployment_id: z.string(),
    schema_version: z.int().min(0),
    applied: z.array(z.string()),
  }),
  z.object({ outcome: z.literal('dropped') }),
  z.object({
    outcome: z.literal('failed'),
    /** `schema_newer`: the database was migrated by a newer build than this one. */
    code: z.enum(['schema_newer', 'configuration', 'failed']),
    message: z.string(),
  }),
]);
export type MigrationReport = z.infer<typeof MigrationReport>;
