import { MigrationReport } from '@memory/contract';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import { type Manifest, migrateJob, type RenderInput, stamped } from '../resources/index.ts';
import { applyChild, requireControlled } from './apply-child.ts';
import type { ChildStore } from './children.ts';

export type MigrationStep =
  | { outcome: 'migrated'; report: MigrationReport | null }
  | { outcome: 'running' }
  | {
      outcome: 'failed';
      reason: 'MigrationFailed' | 'SchemaNewer';
      message: string;
      againAfterMs: number | null;
    };

type Deps = { client: KubeClient; children: ChildStore; now: () => number };

/** A migration that failed for a passing reason is tried anew after this long. */
const RETRY_MS = 5 * 60_000;

/** The Job of exactly this image, settings and secrets: makes it, waits for it, and reads what it says. */
export async function migrate(deps: Deps, input: RenderInput): Promise<MigrationStep> {
  const { owner } = input;
  const key = `${owner.metadata.namespace}/${owner.metadata.name}`;
  const job = stamped(migrateJob(input));
  const live = deps.children.get(key, 'job', job.metadata.name);
  if (!live) {
    await applyChild(deps.client, job, null);
    return { outcome: 'running' };
  }
  requireControlled(job, live);
  const state = jobState(live);
  if (state.outcome === 'running') return state;
  if (state.outcome === 'complete') {
    await removeOlderJobs(deps, key, owner.metadata.uid, job);
    const isKnown = owner.status?.migration?.image === input.image && owner.status.deploymentId !== undefined;
    return { outcome: 'migrated', report: isKnown ? null : await readReport(deps.client, live) };
  }
  const report = await readReport(deps.client, live);
  const said = report?.outcome === 'failed' ? report : null;
  const lasting = said !== null && said.code !== 'failed';
  const waitMs = RETRY_MS - (deps.now() - state.at);
  if (!lasting && waitMs <= 0) {
    await deps.client.remove(
      { kind: 'job', namespace: owner.metadata.namespace, name: job.metadata.name },
      { uid: live.metadata.uid ?? '' },
    );
    return { outcome: 'running' };
  }
  return {
    outcome: 'failed',
    reason: said?.code === 'schema_newer' ? 'SchemaNewer' : 'MigrationFailed',
    message: said?.message ?? state.message,
    againAfterMs: lasting ? null : waitMs,
  };
}

export type JobState =
  | { outcome: 'running' }
  | { outcome: 'complete' }
  | { outcome: 'failed'; message: string; at: number };

export function jobState(job: KubeObject): JobState {
  const { conditions = [] } = (job.status ?? {}) as {
    conditions?: { type: string; status: string; message?: string; lastTransitionTime?: string }[];
  };
  const holds = (type: string) => conditions.find((entry) => entry.type === type && entry.status === 'True');
  if (holds('Complete')) return { outcome: 'complete' };
  const failed = holds('Failed');
  if (!failed) return { outcome: 'running' };
  return {
    outcome: 'failed',
    message: failed.message ?? 'the Job failed',
    at: Date.parse(failed.lastTransitionTime ?? '') || 0,
  };
}

/** What the last pod of the Job left as its termination message. */
export async function readReport(client: KubeClient, job: KubeObject): Promise<MigrationReport | null> {
  const { items } = await client.list('pod', {
    namespace: job.metadata.namespace ?? '',
    labelSelector: `batch.kubernetes.io/job-name=${job.metadata.name}`,
  });
  const newest = items.sort((a, b) => created(b) - created(a));
  for (const pod of newest) {
    const { containerStatuses = [] } = (pod.status ?? {}) as {
      containerStatuses?: { state?: { terminated?: { message?: string } } }[];
    };
    for (const { state } of containerStatuses) {
      const parsed = parseReport(state?.terminated?.message);
      if (parsed) return parsed;
    }
  }
  return null;
}

const created = (pod: KubeObject) => Date.parse(pod.metadata.creationTimestamp ?? '') || 0;

function parseReport(message: string | undefined): MigrationReport | null {
  // Where a program did not get as far as a report, Kubernetes puts the end of its log there.
  const line = message?.trim().split('\n').at(-1);
  if (!line?.startsWith('{')) return null;
  try {
    const parsed = MigrationReport.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function removeOlderJobs(
  { client, children }: Deps,
  owner: string,
  controller: string,
  current: Manifest,
): Promise<void> {
  const namespace = current.metadata.namespace ?? '';
  for (const { kind, name, uid } of children.of(owner, controller)) {
    const isOlder = kind === 'job' && name !== current.metadata.name && name.includes('-migrate-');
    if (isOlder) await client.remove({ kind, namespace, name }, { uid });
  }
}
