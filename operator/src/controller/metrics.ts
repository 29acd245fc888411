import type { Registry } from '@memory/telemetry';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { OnCall } from '../client/kube-client.ts';
import type { FaultObserver } from './faults.ts';
import type { QueueObserver } from './work-queue.ts';

const CONTROLLER = 'memorydeployment';
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export type ControllerMetrics = {
  queue: QueueObserver;
  reconciled(result: 'success' | 'error' | 'requeue_after', took: number): void;
  leads(leading: boolean): void;
  onCall: OnCall;
  watchRestarted(kind: string): void;
  fault: FaultObserver;
  tenants(counts: { ready: number; notReady: number }): void;
  scaled(direction: 'up' | 'down'): void;
  /** A child could not be made as it should be. */
  refused(kind: string, reason: string): void;
};

/** The operator's measures under the names that controller-runtime and client-go gave them, and a few of its own. */
export function createControllerMetrics(registry: Registry): ControllerMetrics {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: seconds });

  const total = counter('controller_runtime_reconcile_total', 'Reconciliations by result.', [
    'controller',
    'result',
  ]);
  const errors = counter('controller_runtime_reconcile_errors_total', 'Reconciliations that failed.', [
    'controller',
  ]);
  const time = histogram('controller_runtime_reconcile_time_seconds', 'Time that a reconciliation took.', [
    'controller',
  ]);
  const active = gauge('controller_runtime_active_workers', 'Reconciliations under way.', ['controller']);
  const depth = gauge('workqueue_depth', 'Tenants that wait to be worked on.', ['name']);
  const adds = counter('workqueue_adds_total', 'Tenants added to the queue.', ['name']);
  const retries = counter('workqueue_retries_total', 'Tenants added again after a failure.', ['name']);
  const waited = histogram('workqueue_queue_duration_seconds', 'Time in the queue.', ['name']);
  const worked = histogram('workqueue_work_duration_seconds', 'Time of work on a tenant.', ['name']);
  const leader = gauge('leader_election_master_status', '1 while this process leads.', ['name']);
  const requests = counter('rest_client_requests_total', 'Requests to the API server.', ['code', 'method']);
  const watches = counter('memory_operator_watch_restarts_total', 'Watches that were made anew.', ['kind']);
  const faults = gauge(
    'memory_operator_api_faults',
    'Watches, or the lease, that fail at this verb and kind.',
    ['verb', 'kind'],
  );
  const tenants = gauge('memory_operator_tenants', 'MemoryDeployments by whether they are ready.', ['ready']);
  const scalings = counter('memory_operator_worker_scalings_total', 'Changes of the number of workers.', [
    'direction',
  ]);
  const refusals = counter(
    'memory_operator_refused_total',
    'Children that the API server refused, or whose name is held by another object.',
    ['kind', 'reason'],
  );
  const name = { name: CONTROLLER };
  const controller = { controller: CONTROLLER };

  return {
    queue: {
      depth: (size) => depth.set(name, size),
      added: () => adds.inc(name),
      retried: () => retries.inc(name),
      waited: (value) => waited.observe(name, value),
      worked: (value) => worked.observe(name, value),
      running: (count) => active.set(controller, count),
    },
    reconciled(result, took) {
      total.inc({ ...controller, result });
      if (result === 'error') errors.inc(controller);
      time.observe(controller, took);
    },
    leads: (leading) => leader.set({ name: 'memory-operator' }, leading ? 1 : 0),
    onCall: ({ verb, status }) => requests.inc({ code: status === 0 ? '<error>' : status, method: verb }),
    watchRestarted: (kind) => watches.inc({ kind }),
    fault: ({ verb, kind }, count) => faults.set({ verb, kind }, count),
    tenants({ ready, notReady }) {
      tenants.set({ ready: 'true' }, ready);
      tenants.set({ ready: 'false' }, notReady);
    },
    scaled: (direction) => scalings.inc({ direction }),
    refused: (kind, reason) => refusals.inc({ kind, reason }),
  };
}
