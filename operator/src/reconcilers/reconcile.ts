import type { Logger } from '@memory/telemetry';
import { GROUP, KIND, VERSION } from '../api/crd.ts';
import { MemoryDeployment } from '../api/memory-deployment.ts';
import type { Status } from '../api/status.ts';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient } from '../client/kube-client.ts';
import type { EventRecorder } from '../controller/event-recorder.ts';
import type { WorkOutcome } from '../controller/work-queue.ts';
import {
  childName,
  chooseImage,
  endpoint,
  FINALIZER,
  type Manifest,
  type RenderInput,
  renderGround,
  renderWorkloads,
  SECRETS_HASH,
  TEMPLATE,
} from '../resources/index.ts';
import { applyAll, type ChildStore, pruneOrphans } from './children.ts';
import { componentStates } from './components.ts';
import { ensureDatabaseSecret } from './database.ts';
import { dropDatabase, setFinalizer } from './deletion.ts';
import { migrate } from './migration.ts';
import { type Refusal, RefusalRetries, refusalOf } from './refusals.ts';
import type { RolloutGate } from './rollout.ts';
import type { SecretReader } from './secrets.ts';
import { computeStatus, type Progress, type StatusInput, transitions } from './status.ts';
import { reportUnreadable } from './unreadable.ts';
import type { WorkWatch } from './work-watch.ts';

export type ReconcileDeps = {
  client: KubeClient;
  children: ChildStore;
  secrets: SecretReader;
  /** The id of what controls a Secret: empty where nothing does, undefined where the Secret is not there. */
  secretController: (key: string) => string | undefined;
  /** A child could not be made as it should be, for the metric. */
  onRefused: (refusal: Refusal) => void;
  /** The resource as the watch last saw it, as text; undefined when it is gone. */
  read: (key: string) => string | undefined;
  work: WorkWatch;
  gate: RolloutGate;
  events: EventRecorder;
  /** The image of tenants that name none. */
  operatorImage: string;
  hasPodMonitors: () => boolean;
  /** Tenants that wait for others to be upgraded may try now. */
  wakeWaiting: () => void;
  /** Tells which tenants are ready, for the metric. */
  onReady: (key: string, ready: boolean | null) => void;
  log: Logger;
  now: () => Date;
};

const RESOURCE_GONE: WorkOutcome = { againAfterMs: null };

/** One tenant, from its resource to its pods and back to its status. */
export function createReconciler(deps: ReconcileDeps): (key: string) => Promise<WorkOutcome> {
  /** What was written last: the watch may be behind our own writes. */
  const written = new Map<string, { uid: string; status: Status }>();

  const retries = new RefusalRetries();
  const forget = (key: string) => {
    written.delete(key);
    retries.forget(key);
    deps.secrets.forget(key);
    deps.work.forget(key);
    deps.onReady(key, null);
    if (deps.gate.settled(key)) deps.wakeWaiting();
  };

  return async (key) => {
    const json = deps.read(key);
    if (json === undefined) {
      forget(key);
      return RESOURCE_GONE;
    }
    const raw = JSON.parse(json) as MemoryDeployment;
    const parsed = MemoryDeployment.safeParse(raw);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      deps.log.error({ key, issue }, 'a resource cannot be read; was it made by another definition?');
      deps.onReady(key, false);
      await reportUnreadable(deps, raw, parsed.error);
      return RESOURCE_GONE;
    }
    const mine = written.get(key);
    const previous = mine?.uid === parsed.data.metadata.uid ? mine.status : parsed.data.status;
    const owner = { ...parsed.data, status: previous };

    if (owner.metadata.deletionTimestamp !== undefined) return finish(deps, owner, key);
    if (await setFinalizer(deps.client, owner, owner.spec.deletionPolicy === 'Delete')) {
      // The watch brings it back with its new version.
      return { againAfterMs: 1_000 };
    }
    const outcome = await advance(deps, owner, key);
    const status = computeStatus(outcome.status);
    const retryMs = retries.next(key, owner.metadata.generation, outcome.status.refusals);
    for (const refusal of outcome.status.refusals) {
      deps.onRefused(refusal);
      deps.log.warn({ key, ...refusal }, 'a child is not as it should be');
    }
    deps.onReady(
      key,
      status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false,
    );
    if (JSON.stringify(status) !== JSON.stringify(ordered(previous, status))) {
      await writeStatus(deps, owner, status);
      written.set(key, { uid: owner.metadata.uid, status });
      await tellTransitions(deps.events, owner, transitions(previous, status));
    }
    return { againAfterMs: earlier(outcome.againAfterMs, retryMs) };
  };
}

/** The conditions that Events tell of; of several with one reason the first. */
const TOLD: readonly string[] = ['Degraded', 'QueueHealthy', 'Ready', 'Progressing'];

/** At once, and one for each reason: conditions that change together for one reason tell the same. */
async function tellTransitions(
  events: EventRecorder,
  owner: MemoryDeployment,
  changed: ReturnType<typeof transitions>,
): Promise<void> {
  const told = TOLD.flatMap((type) => changed.filter((condition) => condition.type === type)).filter(
    ({ reason }, place, all) => all.findIndex((other) => other.reason === reason) === place,
  );
  await Promise.all(
    told.map(({ type, status: is, reason, message }) => {
      const warning = (type === 'Degraded' && is === 'True') || (type === 'QueueHealthy' && is === 'False');
      return events.record(owner, { warning, reason, message: `${type} is ${is}: ${message}` });
    }),
  );
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** The previous status with its keys in the order of the new one, so that equal statuses are equal as text. */
function ordered(previous: Status | undefined, like: unknown): unknown {
  if (previous === undefined) return undefined;
  const sort = (value: unknown, shape: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map((entry, index) => sort(entry, Array.isArray(shape) ? shape[index] : undefined));
    }
    if (value === null || typeof value !== 'object') return value;
    const order = Object.keys((shape ?? {}) as object);
    const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => place(a) - place(b))
        .map(([key, entry]) => [key, sort(entry, (shape as Record<string, unknown> | undefined)?.[key])]),
    );
  };
  return sort(previous, like);
}

async function writeStatus(
  { client }: ReconcileDeps,
  owner: MemoryDeployment,
  status: Status,
): Promise<void> {
  try {
    await client.apply(
      {
        apiVersion: `${GROUP}/${VERSION}`,
        kind: KIND,
        metadata: { name: owner.metadata.name, namespace: owner.metadata.namespace },
        status,
      },
      'status',
    );
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
  }
}

type Advance = { status: StatusInput; againAfterMs: number | null };

/** The steps in their order: each may end the way. */
async function advance(deps: ReconcileDeps, owner: MemoryDeployment, key: string): Promise<Advance> {
  const previous = owner.status;
  const chosen = chooseImage(owner, deps.operatorImage);
  const workerTarget = owner.spec.worker.autoscaling
    ? deps.work.target(key, owner, previous?.workerTarget)
    : null;
  const state = {
    migration: previous?.migration,
    deploymentId: owner.spec.deploymentId ?? previous?.deploymentId,
    databaseName: previous?.databaseName,
  };
  let input: RenderInput | null = null;
  let rolledOut: StatusInput['rolledOut'] = null;
  const refusals: Refusal[] = [];

  const end = (progress: Progress, againAfterMs: number | null = null): Advance => ({
    againAfterMs,
    status: {
      owner,
      previous,
      progress,
      refusals,
      components: componentStates(deps.children, owner),
      rolledOut,
      migration: state.migration,
      deploymentId: state.deploymentId,
      databaseName: state.databaseName,
      queue: deps.work.shown(key, previous?.queue),
      workerTarget,
      endpoint: endpoint({ owner } as RenderInput),
      now: deps
        .now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
    },
  });

  if (owner.spec.paused) return end({ at: 'paused' });

  const base = await deps.secrets.find(owner);
  if (base.missing.length > 0) return end({ at: 'secrets', missing: base.missing });
  const login = await attempt(
    { kind: 'Secret', metadata: { name: childName(owner, 'database') } },
    refusals,
    () =>
      ensureDatabaseSecret(
        { client: deps.client, secrets: deps.secrets, controllerOf: deps.secretController },
        owner,
      ),
  );
  if (login === null) return end({ at: 'refused' });
  if (login.outcome === 'refused') return end({ at: 'invalid', message: login.message });
  state.databaseName = login.database ?? state.databaseName;
  // The watch brings the new Secret, and with it the hash that belongs to it.
  if (login.outcome === 'made') return end({ at: 'migration', step: { outcome: 'running' } }, 500);

  input = {
    owner,
    ...chosen,
    secretHashes: base.hashes,
    outsidePorts: base.outsidePorts,
    workerTarget,
    hasPodMonitors: deps.hasPodMonitors(),
  };
  const ground = renderGround(input);
  const workloads = renderWorkloads(input);

  if (isUpgrade(deps, input, key, workloads)) {
    const entered = deps.gate.enter(key);
    if (!entered.may) return end({ at: 'waiting', message: entered.because }, 30_000);
  }

  const founded = await applyAll(deps, key, ground);
  refusals.push(...founded.refusals);
  // Without the policy that closes everything, pods would be open to all.
  if (refusals.some(({ object }) => object === `NetworkPolicy ${childName(owner, 'closed')}`)) {
    return end({ at: 'refused' });
  }
  const rendered = input;
  const step = await attempt({ kind: 'Job', metadata: { name: childName(owner, 'migrate') } }, refusals, () =>
    migrate({ client: deps.client, children: deps.children, now: () => deps.now().getTime() }, rendered),
  );
  if (step === null) return end({ at: 'refused' });
  if (step.outcome === 'failed') {
    if (deps.gate.failed(key)) deps.wakeWaiting();
    state.migration = { ...state.migration, failedImage: input.image, message: step.message };
    return end({ at: 'migration', step }, step.againAfterMs);
  }
  if (step.outcome === 'running') return end({ at: 'migration', step });
  const report = step.report?.outcome === 'migrated' ? step.report : null;
  state.deploymentId = report?.deployment_id ?? state.deploymentId;
  const revision = report?.schema_version ?? previous?.migration?.revision;
  state.migration = { ...(revision === undefined ? {} : { revision }), image: input.image };

  const applied = await applyAll(deps, key, workloads);
  const removed = await pruneOrphans(deps, owner.metadata, [...ground, ...workloads]);
  refusals.push(...applied.refusals, ...removed.refusals);
  if (applied.written.length > 0 || removed.written.length > 0) {
    deps.log.info({ key, applied: applied.written, removed: removed.written }, 'changed');
  }
  if (!refusals.some(({ kind }) => kind === 'Deployment')) rolledOut = chosen;
  const ended = end({ at: 'rolled-out' });
  settle(deps, key, ended.status);
  return ended;
}

/** What the step answers; null where it was refused, which is then among the refusals. */
async function attempt<Answer>(
  about: { kind: string; metadata: { name: string } },
  refusals: Refusal[],
  step: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await step();
  } catch (error) {
    const refusal = refusalOf(about, error);
    if (!refusal) throw error;
    refusals.push(refusal);
    return null;
  }
}

/** Tells the gate how the tenant came out of its rollout. */
function settle(deps: ReconcileDeps, key: string, { components }: StatusInput): void {
  if (!deps.gate.isIn(key)) return;
  const { states, missing } = components;
  const isBack = missing.length === 0 && states.every(({ settled }) => settled);
  const isNews = states.some(({ stuck }) => stuck) ? deps.gate.failed(key) : isBack && deps.gate.settled(key);
  if (isNews) deps.wakeWaiting();
}

/**
 * Whether pods would roll though nobody changed the tenant: its spec is the one that was last worked on, its Secrets are
 * those that its pods know, and yet what is rendered is another. Then the operator has changed.
 */
function isUpgrade(deps: ReconcileDeps, input: RenderInput, key: string, workloads: Manifest[]): boolean {
  const { owner } = input;
  if (owner.status?.observedGeneration !== owner.metadata.generation) return false;
  const deployments = workloads.filter(({ kind }) => kind === 'Deployment');
  const live = deployments.map((manifest) => deps.children.get(key, 'deployment', manifest.metadata.name));
  if (live.some((object) => object === null)) return false;
  const isSameSecrets = deployments.every((manifest, index) => {
    const of = (object: unknown) =>
      (object as { spec?: { template?: { metadata?: { annotations?: Record<string, string> } } } } | null)
        ?.spec?.template?.metadata?.annotations?.[SECRETS_HASH];
    return of(manifest) === of(live[index]);
  });
  if (!isSameSecrets) return false;
  return deployments.some(
    (manifest, index) =>
      manifest.metadata.annotations?.[TEMPLATE] !== live[index]?.metadata.annotations?.[TEMPLATE],
  );
}

/** A resource that is being deleted: its children go by themselves; what lies outside goes here. */
async function finish(deps: ReconcileDeps, owner: MemoryDeployment, key: string): Promise<WorkOutcome> {
  if (!owner.metadata.finalizers.includes(FINALIZER)) return RESOURCE_GONE;
  const chosen = chooseImage(owner, deps.operatorImage);
  const image = owner.status?.image ?? chosen.image;
  const base = await deps.secrets.find(owner);
  const step = await dropDatabase(deps, {
    owner,
    image,
    version: chosen.version,
    secretHashes: base.hashes,
    outsidePorts: base.outsidePorts,
    workerTarget: null,
    hasPodMonitors: false,
  });
  if (step.outcome === 'running') return { againAfterMs: 5_000 };
  if (step.outcome === 'kept') {
    const message = `The database of ${childName(owner, 'database')} stays behind: ${step.message}`;
    deps.log.warn({ key, why: step.message }, 'a database stays behind');
    await deps.events.record(owner, { warning: true, reason: 'DatabaseKept', message });
  }
  await setFinalizer(deps.client, owner, false);
  return RESOURCE_GONE;
}
