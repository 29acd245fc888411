import type { Sql } from '@memory/database';
import type { DeploymentState } from './deps.ts';

/** Longest wait for the trivial query; a database that takes longer is as good as gone. */
const deadlineMs = 3_000;

/** Reads whether a hard forget runs, from the deployment's one row. Rejects when the database does not answer in time. */
export async function readDeploymentState(sql: Sql): Promise<DeploymentState> {
  const query = sql<{ forget_in_progress: boolean }[]>`select forget_in_progress from memory.deployment`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database did not answer within ${deadlineMs} ms`)),
      deadlineMs,
    );
  });
  try {
    const [row] = await Promise.race([query, late]);
    if (row === undefined) throw new Error('the deployment row is missing');
    return { forgetInProgress: row.forget_in_progress };
  } finally {
    clearTimeout(timer);
  }
}
