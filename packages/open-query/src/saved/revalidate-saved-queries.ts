import type { Sql } from '@memory/database';
import type { Logger } from '@memory/telemetry';
import type { Sandbox } from '../execute/sandbox.ts';
import { createAuthoring } from './author-saved-queries.ts';
import { createSavedQueryStore } from './saved-query-store.ts';

export type RevalidationOptions = {
  deploymentId: string;
  sql: Sql;
  sandbox: Sandbox;
  log: Logger;
};

/**
 * After the query space has changed: holds each saved query that was validated against another one against this build's, by
 * its plan, without running it. Those that hold are active again; the others are broken, and the log says why.
 */
export async function revalidateSavedQueries(
  options: RevalidationOptions,
): Promise<{ held: number; broken: { name: string; version: number; problem: string }[] }> {
  const { deploymentId, sql, sandbox, log } = options;
  const store = createSavedQueryStore(sql);
  await store.holdOutdated();
  if ((await store.list({ status: 'pending_revalidation' })).length === 0) return { held: 0, broken: [] };
  const authoring = await createAuthoring({ deploymentId, sql, sandbox, mayRun: false });
  const outcomes = await authoring.revalidate();
  const broken = outcomes.flatMap(({ version: { namespace, name, version }, problem }) =>
    problem === null ? [] : [{ name: `${namespace}/${name}`, version, problem }],
  );
  const held = outcomes.length - broken.length;
  log.info({ held, broken: broken.length }, 'saved queries were held against the new query space');
  for (const query of broken) log.warn(query, 'a saved query does not hold against the new query space');
  return { held, broken };
}
