import { stringify } from 'yaml';
import { ledger, quantileBy, rateBy, series, TENANT } from './promql.ts';

export type Alert = {
  alert: string;
  expr: string;
  for: string;
  severity: 'warning' | 'critical';
  /** File name of its page under docs/runbooks, without the ending. */
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
      expr: `max(${series('memory_operator_tenants', 'ready="false"')}) > 0`,
      for: '10m',
      severity: 'critical',
      runbook: 'not-ready',
      summary: '{{ $value }} of the MemoryDeployments are not ready',
      description: 'kubectl get memdep --all-namespaces says which, kubectl describe memdep why.',
    },
    {
      alert: 'MemoryErrors',
      expr: `${rateBy(failures, '10m')} / (${rateBy(requests, '10m')} > 0) > 0.02`,
      for: '10m',
      severity: 'critical',
      runbook: 'error-rate',
      summary: `${percent} of the requests to ${tenant} fail`,
      description:
        'Answered with 5xx: the database, the graph or a model cannot be reached, or a fault of ours.',
    },
    {
      alert: 'MemorySlow',
      expr: `${quantileBy(0.95, answered, '10m')} > 2`,
      for: '15m',
      severity: 'warning',
      runbook: 'latency',
      summary: `one request in twenty to ${tenant} takes longer than ${duration}`,
      description: 'Uploads are not counted.',
    },
    {
      alert: 'MemoryRevocationStale',
      expr: `max by (${TENANT}) (${series('memory_revocation_age_seconds')}) > 1800`,
      for: '5m',
      severity: 'critical',
      runbook: 'revocation-stale',
      summary: `the revocation document of ${tenant} is ${duration} old`,
      description: 'At its largest age (one hour unless configured) signed keys stop working.',
    },
  ],
  'memory-operator': [
    {
      alert: 'MemoryOperatorWithoutLeader',
      expr: `absent(${series('leader_election_master_status')} == 1)`,
      for: '5m',
      severity: 'critical',
      runbook: 'operator',
      summary: 'no operator looks after the MemoryDeployments',
      description: 'Tenants go on as they are; changes, scaling and repairs do not happen.',
    },
    {
      alert: 'MemoryOperatorFails',
      expr: `sum by (controller) (increase(${series('controller_runtime_reconcile_errors_total')}[15m])) > 5`,
      for: '15m',
      severity: 'warning',
      runbook: 'operator',
      summary: 'the operator failed {{ $value | humanize }} times in 15 minutes ({{ $labels.controller }})',
      description: 'Its log, and the conditions and events of the MemoryDeployments, say why.',
    },
  ],
};

/** As Prometheus reads rules; the same content makes the PrometheusRule. */
export function renderAlerts(): string {
  const groups = Object.entries(alerts).map(([name, rules]) => ({
    name,
    rules: rules.map(({ severity, runbook, summary, description, ...rule }) => ({
      ...rule,
      labels: { severity },
      annotations: { summary, description, runbook_url: `docs/runbooks/${runbook}.md` },
    })),
  }));
  const heading = '# Written from monitoring/alerts.ts by `node charts/generate.ts`; do not edit.\n';
  return heading + stringify({ groups }, { lineWidth: 0 });
}
