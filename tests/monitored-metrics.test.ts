import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { alerts } from '../monitoring/alerts.ts';
import { renderDashboard } from '../monitoring/dashboard.ts';
import { createControllerMetrics } from '../operator/src/controller/metrics.ts';
import { metricDefinitions } from '../packages/telemetry/src/metrics/definitions.ts';
import { createRegistry } from '../packages/telemetry/src/metrics/registry.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const expressions = [
  ...Object.values(alerts).flatMap((rules) => rules.map(({ expr }) => expr)),
  ...JSON.stringify(renderDashboard(), (key, value) => (key === 'expr' ? ` EXPR ${value} END ` : value))
    .split(' EXPR ')
    .slice(1)
    .map((text) => (text.split(' END ')[0] ?? '').replaceAll('\\"', '"')),
];
const SELECTOR =
  /\b((?:memory|controller_runtime|workqueue|leader_election|rest_client|process|nodejs)_[a-z0-9_]+)(\{[^}]*\})?/g;
const selectors = expressions.flatMap((expression) =>
  [...expression.replaceAll(/\b(?:by|on) \([^)]*\)/g, '').matchAll(SELECTOR)]
    .filter(([, name]) => name !== 'memory_service')
    .map(([, name = '', labels = '']) => ({ name: name.replace(/_(bucket|sum|count)$/, ''), labels })),
);

/** Names that the code hands to a registry: `createCounter(registry, 'memory_…')` and its siblings. */
function createdNames(): Set<string> {
  const files = globSync('{packages,services}/*/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const create = /create(?:Counter|Gauge|Histogram)\(\s*[\w.#!]+,\s*'(memory_[a-z_]+)'/g;
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(create)].map(([, name = '']) => name),
    ),
  );
}

async function registeredNames(): Promise<Set<string>> {
  const registry = createRegistry({ service: 'operator', revision: 'test' });
  createControllerMetrics(registry);
  return new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
}

test('every metric of an alert or a panel is made by the code', async () => {
  const exported = new Set([...createdNames(), ...(await registeredNames())]);
  expect(selectors.length).toBeGreaterThan(30);
  expect([...new Set(selectors.map(({ name }) => name))].filter((name) => !exported.has(name))).toEqual([]);
});

test('every metric that is defined is made by the code', () => {
  const created = createdNames();
  expect(Object.keys(metricDefinitions).filter((name) => !created.has(name))).toEqual([]);
});

/** Shown by no panel and no alert, each for a reason. */
const UNSHOWN: Record<string, string> = {
  controller_runtime_active_workers: 'bounded by the concurrency; the queue says more',
  memory_admission_shared: 'read when refusals are explained',
  memory_build_info: 'fills the variables of the dashboard',
  memory_cost_export_horizon_lag_seconds: 'for the readers of the export (docs/cost-export.md)',
  memory_cost_export_receipts_total: 'for the readers of the export (docs/cost-export.md)',
  memory_cost_receipts_total: 'the cost panels show the sum that it counts',
  memory_cost_receipts_waiting: 'read when the export lags',
  memory_database_transactions: 'read when connections are waited for',
  memory_graph_traversal_duration_seconds: 'the panels by route show the same requests',
  memory_graph_traversals_total: 'the panels by route show the same requests',
  memory_http_requests_in_flight: 'a moment’s value; the limits refuse with a counter that is shown',
  memory_model_call_duration_seconds: 'read when work waits (docs/runbooks/oldest-ready-work.md)',
  memory_model_items_dropped_total: 'read when a model gives few claims (docs/models.md)',
  memory_model_tokens_total: 'the cost panels show what tokens cost',
  memory_pool_slots: 'a setting',
  memory_pool_slots_in_use: 'the wait for a slot is shown',
  memory_pool_waiting: 'the wait for a slot is shown',
  memory_process_draining: 'of seconds during a roll-out',
  memory_search_candidates_total: 'for measurements of search',
  memory_search_drops_total: 'for measurements of search',
  memory_signing_fetches_total:
    'read when the revocation document is stale (docs/runbooks/revocation-stale.md)',
  memory_stage_dead_letters_total: 'the ledger’s own number is shown',
  memory_work_read_failures_total: 'read when work waits (docs/runbooks/oldest-ready-work.md)',
  memory_work_running: 'read when work waits (docs/runbooks/oldest-ready-work.md)',
  rest_client_requests_total: 'read when the operator fails (docs/runbooks/operator.md)',
  workqueue_adds_total: 'reconciliations by result are shown',
  workqueue_queue_duration_seconds: 'the depth is shown',
  workqueue_retries_total: 'errors are shown',
  workqueue_work_duration_seconds: 'the time of a reconciliation is shown',
};

test('a metric that nobody shows is on the reviewed list, and nothing else is', async () => {
  const own = [...(await registeredNames())].filter((name) => !/^(process|nodejs)_/.test(name));
  const shown = new Set(selectors.map(({ name }) => name));
  const unshown = [...new Set([...Object.keys(metricDefinitions), ...own])].filter(
    (name) => !shown.has(name),
  );
  expect(unshown.sort()).toEqual(Object.keys(UNSHOWN).sort());
});

/** What tells a series of ours from one of the same name of somebody else. */
const OWN_LABELS: [RegExp, RegExp][] = [
  [/^(controller_runtime)_/, /controller="memorydeployment"/],
  [/^workqueue_/, /name="memorydeployment"/],
  [/^leader_election_/, /name="memory-operator"/],
  [/^(process|nodejs)_/, /app_kubernetes_io_name="memory-service"/],
  [/^rest_client_/, /app_kubernetes_io_name="memory-operator"/],
];

test('a series whose name others use too is selected by labels of ours', () => {
  const open = selectors.filter(({ name, labels }) =>
    OWN_LABELS.some(([family, label]) => family.test(name) && !label.test(labels)),
  );
  expect(open).toEqual([]);
});
