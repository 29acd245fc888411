import type { Sql } from '@memory/database';
import { within } from '@memory/http';
import type { DeploymentState } from './deps.ts';

/** Longest wait for the trivial query; a database that takes longer is as good as gone. */
const deadlineMs = 3_000;

/** Reads whether a hard forget runs, from the deployment's one row. Rejects when the database does not answer in time. */
export async function readDeploymentState(sql: Sql): Promise<DeploymentState> {
  const query = sql<{ forget_in_progress: boolean }[]>`select forget_in_progress from memory.deployment`;
  const [row] = await within(query, deadlineMs, `the database did not answer within ${deadlineMs} ms`);
  if (row === undefined) throw new Error('the deployment row is missing');
  return { forgetInProgress: row.forget_in_progress };
}
