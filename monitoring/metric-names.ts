import { type MetricDefinition, metricDefinitions } from '../packages/telemetry/src/metrics/definitions.ts';

/** Of the operator, as controller-runtime names them, and its own of the tenants. */
const OPERATOR_METRICS = [
  'memory_operator_tenants',
  'memory_operator_api_faults',
  'memory_operator_refused_total',
  'controller_runtime_reconcile_total',
  'controller_runtime_reconcile_errors_total',
  'controller_runtime_reconcile_time_seconds_bucket',
  'workqueue_depth',
  'leader_election_master_status',
  'memory_operator_watch_restarts_total',
  'memory_operator_worker_scalings_total',
] as const;

/** Of kube-state-metrics (docs/metrics/workload/cronjob-metrics.md there), for what no process of ours can tell. */
const CLUSTER_METRICS = [
  'kube_cronjob_status_last_successful_time',
  'kube_cronjob_status_last_schedule_time',
  'kube_cronjob_next_schedule_time',
] as const;

/** Of Node's Prometheus client in every process. */
const PROCESS_METRICS = [
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'nodejs_eventloop_lag_p99_seconds',
] as const;

type Defined = typeof metricDefinitions;
type Series<Name extends keyof Defined> = Defined[Name]['type'] extends 'histogram'
  ? `${Name}_bucket` | `${Name}_sum` | `${Name}_count`
  : Name;

/** Every series that an alert or a panel may name. */
export type MetricName =
  | { [Name in keyof Defined]: Series<Name> }[keyof Defined]
  | (typeof OPERATOR_METRICS)[number]
  | (typeof CLUSTER_METRICS)[number]
  | (typeof PROCESS_METRICS)[number];

/** The same for a test that reads finished expressions. */
export function knownMetricNames(): Set<string> {
  const own = Object.entries<MetricDefinition>(metricDefinitions).flatMap(([name, { type }]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set([...own, ...OPERATOR_METRICS, ...CLUSTER_METRICS, ...PROCESS_METRICS]);
}

/** The operator's, which its own registry must have; `_bucket` stands for its histogram. */
export const operatorMetrics: readonly string[] = OPERATOR_METRICS;
