import type { Sql } from '@memory/database';

/** Switches the statements of a deployment on or off; every API knows it within a second. */
export async function setStatementsEnabled(sql: Sql, isEnabled: boolean, by: string): Promise<void> {
  await sql`update memory.open_query set is_enabled = ${isEnabled}, changed_by = ${by}, changed_at = now()`;
}
