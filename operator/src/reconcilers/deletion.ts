import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient } from '../client/kube-client.ts';
import { dropJob, FINALIZER, type RenderInput, stamped } from '../resources/index.ts';
import { applyChild } from './apply-child.ts';
import type { ChildStore } from './children.ts';
import { jobState } from './migration.ts';
import { NameConflict } from './refusals.ts';

export type DeletionStep =
  | { outcome: 'gone' }
  | { outcome: 'running' }
  /** The database stays behind, and why. */
  | { outcome: 'kept'; message: string };

type Deps = {
  client: KubeClient;
  children: ChildStore;
  secretController: (key: string) => string | undefined;
};

/**
 * Drops the database that was made for this tenant. Never stands in the way for long: without the administrative Secret,
 * in a namespace that takes no more Jobs, or after the Job failed, the database is left behind and that is said.
 */
export async function dropDatabase(deps: Deps, input: RenderInput): Promise<DeletionStep> {
  const { owner } = input;
  const { namespace, name, uid } = owner.metadata;
  const key = `${namespace}/${name}`;
  const { admin } = owner.spec.database;
  if (!admin) return { outcome: 'gone' };
  const job = stamped(dropJob(input));
  const live = deps.children.get(key, 'job', job.metadata.name);
  if (live) {
    const state = jobState(live);
    if (state.outcome === 'running') return { outcome: 'running' };
    return state.outcome === 'complete' ? { outcome: 'gone' } : { outcome: 'kept', message: state.message };
  }
  if (deps.secretController(`${namespace}/${admin.name}`) === undefined) {
    return { outcome: 'kept', message: `Secret ${admin.name} is not there any more` };
  }
  // Its pods would connect again and again to what is being dropped.
  for (const { kind, name: child, uid: childUid } of deps.children.of(key, uid)) {
    if (kind === 'deployment') await deps.client.remove({ kind, namespace, name: child }, { uid: childUid });
  }
  try {
    await applyChild(deps.client, job, null);
    return { outcome: 'running' };
  } catch (error) {
    if (error instanceof NameConflict || isStatus(error, 403, 404, 409, 422)) {
      return { outcome: 'kept', message: error.message };
    }
    throw error;
  }
}

export async function setFinalizer(
  client: KubeClient,
  owner: MemoryDeployment,
  wanted: boolean,
): Promise<boolean> {
  const { finalizers, namespace, name, resourceVersion } = owner.metadata;
  if (finalizers.includes(FINALIZER) === wanted) return false;
  const others = finalizers.filter((entry) => entry !== FINALIZER);
  try {
    await client.merge(
      { kind: 'memoryDeployment', namespace, name },
      { metadata: { resourceVersion, finalizers: wanted ? [...others, FINALIZER] : others } },
    );
  } catch (error) {
    if (!wanted && isStatus(error, 404)) return true;
    throw error;
  }
  return true;
}
