import type { Logger, Registry } from '@memory/telemetry';
import { MemoryDeployment } from '../api/memory-deployment.ts';
import { type ChildKind, childKinds, type KindName } from '../client/kinds.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import { controllerOf } from '../reconcilers/apply-child.ts';
import { type Child, ChildStore, keepJson } from '../reconcilers/children.ts';
import { createReconciler } from '../reconcilers/reconcile.ts';
import { RolloutGate } from '../reconcilers/rollout.ts';
import { SecretReader } from '../reconcilers/secrets.ts';
import { WorkWatch } from '../reconcilers/work-watch.ts';
import { FIELD_MANAGER } from '../resources/index.ts';
import { createEventRecorder } from './event-recorder.ts';
import { Faults } from './faults.ts';
import { Informer, type InformerOptions } from './informer.ts';
import { LeaderElection } from './leader-election.ts';
import { type ControllerMetrics, createControllerMetrics } from './metrics.ts';
import { WorkQueue } from './work-queue.ts';

export type OperatorOptions = {
  client: KubeClient;
  /** For the lease alone, so that nothing else can hold it up; by default `client`. */
  leaseClient?: KubeClient;
  /** Namespaces that are watched; none means all. */
  namespaces: readonly string[];
  /** Image of tenants that name none. */
  image: string;
  concurrency: number;
  maxRolling: number;
  resyncMs: number;
  queuePollMs: number;
  /** Null leads without asking. */
  election: { namespace: string; identity: string; leaseSeconds?: number; retryMs?: number } | null;
  /** How much work of a tenant waits. */
  readWork: (owner: MemoryDeployment, signal: AbortSignal) => Promise<unknown>;
  /** It led, and leads no more: the process must end. */
  onLost: () => void;
  log: Logger;
  registry: Registry;
  metrics?: ControllerMetrics;
};

export type Operator = {
  start(): void;
  /** Ends leadership last, so that a successor finds nothing half done. */
  stop(): Promise<void>;
  /** Null when it works; else why not. */
  health(): string | null;
  ready(): string | null;
  leads(): boolean;
  /** Tenants queued or worked on now. */
  pending(): number;
};

const POD_MONITOR_API = 'monitoring.coreos.com/v1';
const CHILD_SELECTOR = `app.kubernetes.io/managed-by=${FIELD_MANAGER}`;
const DISCOVERY_MS = 60_000;
/** An event loop that has not turned for this long is stuck. */
const STUCK_MS = 30_000;

type AnyInformer = { start(): void; stop(): Promise<void>; synced: Promise<void>; isSynced: boolean };

/** The operator: caches kept up by watches, a queue of tenants, and one reconciler, while it leads. */
export function createOperator(options: OperatorOptions): Operator {
  const { client, log, registry } = options;
  const metrics = options.metrics ?? createControllerMetrics(registry);
  const faults = new Faults(log, metrics.fault);
  const children = new ChildStore();
  const informers: AnyInformer[] = [];
  const scopes: (string | undefined)[] =
    options.namespaces.length === 0 ? [undefined] : [...options.namespaces];
  const readiness = new Map<string, boolean>();
  const gate = new RolloutGate(options.maxRolling);
  let hasPodMonitors = false;
  let stopped = false;
  let timers: NodeJS.Timeout[] = [];
  let turned = performance.now();

  const watched = <Kept>(
    kind: KindName,
    rest: Pick<InformerOptions<Kept>, 'keep' | 'onChange'> & {
      labelSelector?: string;
      metadataOnly?: boolean;
    },
  ): Informer<Kept>[] =>
    scopes.map((namespace) => {
      const informer = new Informer<Kept>({
        client,
        kind,
        ...(namespace === undefined ? {} : { namespace }),
        ...rest,
        log,
        faults,
        onRestart: () => metrics.watchRestarted(kind),
      });
      informers.push(informer);
      return informer;
    });

  const tenants = watched<string>('memoryDeployment', {
    keep: keepJson,
    onChange: ({ key }) => queue.add(key),
  });
  const secretVersions = watched<string>('secret', {
    keep: ({ metadata }: KubeObject) =>
      metadata.resourceVersion === undefined
        ? null
        : `${metadata.resourceVersion} ${controllerOf({ metadata }) ?? ''}`,
    metadataOnly: true,
    onChange: ({ key }) => {
      for (const owner of secrets.usersOf(key)) queue.add(owner);
    },
  });
  const watchChildren = (kind: ChildKind) =>
    watched<Child>(kind, {
      labelSelector: CHILD_SELECTOR,
      keep: (object) => children.keep(kind, object),
      onChange: ({ now, before }) => {
        children.change(now, before);
        const owner = now?.owner ?? before?.owner;
        if (owner !== undefined) queue.add(owner);
      },
    });
  for (const kind of childKinds) if (kind !== 'podMonitor') watchChildren(kind);

  const lookUp = (of: Informer<string>[], key: string) => {
    for (const informer of of) {
      const kept = informer.get(key);
      if (kept !== undefined) return kept;
    }
    return undefined;
  };
  const secrets = new SecretReader(client, (key) => lookUp(secretVersions, key)?.split(' ')[0]);

  const work = new WorkWatch({
    read: options.readWork,
    *tenants() {
      for (const informer of tenants) {
        for (const json of informer.values()) {
          const parsed = MemoryDeployment.safeParse(JSON.parse(json));
          if (parsed.success && !parsed.data.metadata.deletionTimestamp) yield parsed.data;
        }
      }
    },
    onChange: (key) => queue.add(key),
    onScaled: (direction) => metrics.scaled(direction),
    pollMs: options.queuePollMs,
    log,
  });

  const allTenants = function* () {
    for (const informer of tenants) {
      for (const json of informer.values()) {
        const { metadata } = JSON.parse(json) as KubeObject;
        yield `${metadata.namespace}/${metadata.name}`;
      }
    }
  };

  const reconcile = createReconciler({
    client,
    children,
    secrets,
    secretController: (key) => lookUp(secretVersions, key)?.split(' ')[1],
    onRefused: (refusal) => metrics.refused(refusal.kind, refusal.reason),
    read: (key) => lookUp(tenants, key),
    work,
    gate,
    events: createEventRecorder(client, log),
    operatorImage: options.image,
    hasPodMonitors: () => hasPodMonitors,
    wakeWaiting: () => {
      for (const key of allTenants()) queue.add(key);
    },
    onReady: (key, ready) => {
      if (ready === null) readiness.delete(key);
      else readiness.set(key, ready);
      const count = [...readiness.values()].filter(Boolean).length;
      metrics.tenants({ ready: count, notReady: readiness.size - count });
    },
    log,
    now: () => new Date(),
  });

  const queue = new WorkQueue({
    concurrency: options.concurrency,
    observer: metrics.queue,
    async work(key) {
      const started = performance.now();
      const took = () => (performance.now() - started) / 1_000;
      try {
        const outcome = await reconcile(key);
        metrics.reconciled(outcome.againAfterMs === null ? 'success' : 'requeue_after', took());
        return outcome;
      } catch (error) {
        metrics.reconciled('error', took());
        throw error;
      }
    },
    onError: (key, error, failures) =>
      log.warn({ key, failures, err: error }, 'a tenant could not be reconciled; it is tried again'),
  });

  const discover = async () => {
    try {
      const found = await client.discover(POD_MONITOR_API);
      const known = found?.includes('podmonitors') ?? false;
      if (known && !hasPodMonitors) {
        hasPodMonitors = true;
        for (const informer of watchChildren('podMonitor')) informer.start();
        for (const key of allTenants()) queue.add(key);
      }
    } catch (error) {
      log.debug({ err: error }, 'whether the cluster knows PodMonitors could not be read');
    }
  };

  const lead = async () => {
    await Promise.all(informers.map(({ synced }) => synced));
    if (stopped) return;
    metrics.leads(true);
    queue.start();
    work.start();
    timers.push(
      setInterval(() => {
        for (const key of allTenants()) queue.addAfter(key, Math.random() * options.resyncMs * 0.2);
      }, options.resyncMs),
    );
    log.info('works');
  };

  const election =
    options.election &&
    new LeaderElection({
      client: options.leaseClient ?? client,
      name: FIELD_MANAGER,
      ...options.election,
      log,
      faults,
      onStart: () => void lead(),
      onLost: () => {
        metrics.leads(false);
        options.onLost();
      },
    });

  return {
    start() {
      metrics.leads(false);
      for (const informer of informers) informer.start();
      void discover();
      timers.push(setInterval(() => void discover(), DISCOVERY_MS));
      timers.push(
        setInterval(() => {
          turned = performance.now();
        }, 1_000),
      );
      if (election) election.start();
      else void lead();
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      timers = [];
      work.stop();
      await queue.stop();
      // Nothing is written from here on: who stands by may begin.
      await election?.stop();
      metrics.leads(false);
      await Promise.all(informers.map((informer) => informer.stop()));
    },
    health: () => (performance.now() - turned > STUCK_MS ? 'the event loop does not turn' : null),
    ready: () =>
      faults.summary ?? (informers.every(({ isSynced }) => isSynced) ? null : 'the caches are being filled'),
    leads: () => election?.leads ?? true,
    pending: () => queue.size,
  };
}
