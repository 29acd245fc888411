import { stringify } from 'yaml';
import { countBy, ledger, operatorSeries, quantileBy, rateBy, series, TENANT } from './promql.ts';

export type Alert = {
  alert: string;
  expr: string;
  for: string;
  severity: 'warning' | 'critical';
  /** File name of its page under docs/runbooks, without the ending; the page has a section named as the alert. */
  runbook: string;
  summary: string;
  description: string;
};

const tenant = '{{ $labels.namespace }}/{{ $labels.app_kubernetes_io_instance }}';
const duration = '{{ $value | humanizeDuration }}';
const percent = '{{ $value | humanizePercentage }}';

const requests = series('memory_http_requests_total');
const failures = series('memory_http_requests_total', 'status=~"5.."');
/** Uploads take as long as their bytes, and waiting is what some routes are for. */
const answered = series('memory_http_request_duration_seconds_bucket', 'route!~"/ingest.*|none"');
/** Counts every answer once: the bucket that has no upper bound. */
const answers = series('memory_http_request_duration_seconds_bucket', 'route!~"/ingest.*|none"', 'le="+Inf"');
const snapshots = 'cronjob=~".+-snapshot"';
const lastSnapshot = series('kube_cronjob_status_last_successful_time', snapshots);
const snapshotPeriod = `(${series('kube_cronjob_next_schedule_time', snapshots)} - ${series('kube_cronjob_status_last_schedule_time', snapshots)})`;
const revocationAge = series('memory_revocation_age_seconds');

const leads = `${operatorSeries('leader_election_master_status', 'lease')} == 1`;
const reconciles = operatorSeries('controller_runtime_reconcile_total', 'controller');
const reconcileErrors = operatorSeries('controller_runtime_reconcile_errors_total', 'controller');
const notReady = operatorSeries('memory_operator_tenants', 'own', 'ready="false"');
const apiFaults = operatorSeries('memory_operator_api_faults', 'own');
const queued = operatorSeries('workqueue_depth', 'queue');

/** What somebody has to look at, by concern; each has a page that says what to do. */
export const alerts: Record<string, readonly Alert[]> = {
  'memory-work': [
    {
      alert: 'MemoryDeadLetters',
      expr: `${ledger(series('memory_work_dead_letters'))} > 0`,
      for: '5m',
      severity: 'warning',
      runbook: 'dead-letters',
      summary: `${tenant} has given up {{ $value }} pieces of work`,
      description: 'Their documents stay as they are until somebody replays the work.',
    },
    {
      alert: 'MemoryWorkWaits',
      expr: `max by (${TENANT}) (${series('memory_work_oldest_ready_age_seconds')}) > 900`,
      for: '5m',
      severity: 'warning',
      runbook: 'oldest-ready-work',
      summary: `the oldest ready work of ${tenant} has waited for ${duration}`,
      description: 'New documents cannot be found yet: there are too few workers, or they cannot go on.',
    },
    {
      alert: 'MemoryBudgetUsedUp',
      expr: `max by (${TENANT}) (${series('memory_work_parked', 'reason="budget"')}) > 0`,
      for: '10m',
      severity: 'warning',
      runbook: 'budget',
      summary: `${tenant} has parked {{ $value }} pieces of work because a budget is used up`,
      description: 'They go on at midnight UTC, or when the budget is raised.',
    },
  ],
  'memory-answers': [
    {
      alert: 'MemoryNotReady',
      // An operator that has lost the lease goes on showing what it saw last: the leader's word counts.
      expr: `max by (namespace) (${notReady} and on (namespace, pod) ${leads}) > 0`,
      for: '10m',
      severity: 'critical',
      runbook: 'not-ready',
      summary: '{{ $value }} of the MemoryDeployments are not ready',
      description: 'kubectl get memdep --all-namespaces says which, kubectl describe memdep why.',
    },
    {
      alert: 'MemoryErrors',
      // At least five failures: a share of a few requests says nothing.
      expr: `${rateBy(failures, '10m')} / ${rateBy(requests, '10m')} > 0.02 and ${countBy(failures, '10m')} >= 5`,
      for: '10m',
      severity: 'critical',
      runbook: 'error-rate',
      summary: `${percent} of the requests to ${tenant} fail`,
      description:
        'Answered with 5xx: the database, the graph or a model cannot be reached, or a fault of ours.',
    },
    {
      alert: 'MemorySlow',
      // At least twenty answers: of fewer, one slow answer is the whole quantile.
      expr: `${quantileBy(0.95, answered, '10m')} > 2 and ${countBy(answers, '10m')} >= 20`,
      for: '15m',
      severity: 'warning',
      runbook: 'latency',
      summary: `one request in twenty to ${tenant} takes longer than ${duration}`,
      description: 'Uploads are not counted.',
    },
    {
      alert: 'MemoryRevocationStale',
      expr: `max by (${TENANT}) (${revocationAge}) > 1800`,
      for: '5m',
      severity: 'critical',
      runbook: 'revocation-stale',
      summary: `the revocation document of ${tenant} is ${duration} old`,
      description: 'At its largest age (one hour unless configured) signed keys stop working.',
    },
    {
      alert: 'MemoryRevocationNeverAccepted',
      // The age is NaN before the first document, and NaN alone differs from itself.
      expr: `count by (${TENANT}) (${revocationAge} != ${revocationAge}) > 0`,
      for: '10m',
      severity: 'critical',
      runbook: 'revocation-stale',
      summary: `{{ $value }} API pods of ${tenant} have never accepted a revocation document`,
      description: 'Until they do, no signed key works there.',
    },
  ],
  'memory-keeping': [
    {
      alert: 'MemorySnapshotLate',
      expr: `(time() - ${lastSnapshot}) > 2 * ${snapshotPeriod}`,
      for: '15m',
      severity: 'warning',
      runbook: 'snapshot-late',
      summary: `the last snapshot of {{ $labels.namespace }}/{{ $labels.cronjob }} is ${duration} old`,
      description: 'Two turns of its schedule have passed without one that succeeded.',
    },
  ],
  'memory-operator': [
    {
      alert: 'MemoryOperatorWithoutLeader',
      expr: `absent(${leads})`,
      for: '5m',
      severity: 'critical',
      runbook: 'operator',
      summary: 'no operator looks after the MemoryDeployments',
      description: 'Tenants go on as they are; changes, scaling and repairs do not happen.',
    },
    {
      alert: 'MemoryOperatorFails',
      expr: `sum by (namespace) (increase(${reconcileErrors}[15m])) > 5`,
      for: '15m',
      severity: 'warning',
      runbook: 'operator',
      summary: 'the operator failed {{ $value | humanize }} times in 15 minutes',
      description: 'Its log, and the conditions and events of the MemoryDeployments, say why.',
    },
    {
      alert: 'MemoryOperatorStuck',
      expr: `max by (namespace) (${queued}) > 0 unless on (namespace) sum by (namespace) (increase(${reconciles}[15m])) > 0`,
      for: '15m',
      severity: 'critical',
      runbook: 'operator',
      summary: '{{ $value }} MemoryDeployments wait and the operator works on none',
      description: 'It leads but finishes nothing: its log says what it waits for.',
    },
    {
      alert: 'MemoryOperatorCannotRead',
      expr: `max by (namespace, verb, kind) (${apiFaults}) > 0`,
      for: '10m',
      severity: 'critical',
      runbook: 'operator',
      summary: 'the operator in {{ $labels.namespace }} fails to {{ $labels.verb }} {{ $labels.kind }}',
      description:
        'It does not see changes of that kind: RBAC or the API server refuses. Its log has the words.',
    },
  ],
};

/** Page and section, within the repository; the chart puts its `runbookBaseUrl` before the page. */
export function runbookOf(alert: string, page: string): string {
  return `docs/runbooks/${page}.md#${alert.toLowerCase()}`;
}

/** As Prometheus reads rules; the same content makes the PrometheusRule. */
export function renderAlerts(): string {
  const groups = Object.entries(alerts).map(([name, rules]) => ({
    name,
    rules: rules.map(({ severity, runbook, summary, description, ...rule }) => ({
      ...rule,
      labels: { severity },
      annotations: { summary, description, runbook_url: runbookOf(rule.alert, runbook) },
    })),
  }));
  const heading = '# Written from monitoring/alerts.ts by `node charts/generate.ts`; do not edit.\n';
  return heading + stringify({ groups }, { lineWidth: 0 });
}
