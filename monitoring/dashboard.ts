import { ledger, operatorSeries, quantileBy, rateBy, series, TENANT } from './promql.ts';

type Unit = 'short' | 'reqps' | 's' | 'percentunit' | 'bytes' | 'currencyUSD' | 'ops' | 'cores';
type Panel = {
  title: string;
  about: string;
  unit: Unit;
  queries: readonly (readonly [expr: string, legend: string])[];
};
type Row = { title: string; panels: readonly Panel[] };

const WINDOW = '$__rate_interval';
/** The tenant that is chosen above the panels. */
const chosen = 'namespace=~"$namespace", app_kubernetes_io_instance=~"$tenant"';
/** Every process of a cluster has the measures of Node and of the process: these are ours. */
const ours = `app_kubernetes_io_name="memory-service", ${chosen}`;
const instance = '{{app_kubernetes_io_instance}}';

const requests = series('memory_http_requests_total', chosen);
const failed = series('memory_http_requests_total', chosen, 'status=~"5.."');

const rows: readonly Row[] = [
  {
    title: 'How it is',
    panels: [
      {
        title: 'Tenants',
        about: 'MemoryDeployments by whether they are ready, as the leading operator sees them.',
        unit: 'short',
        queries: [
          [
            `max by (namespace, ready) (${operatorSeries('memory_operator_tenants', 'own')} and on (namespace, pod) ${operatorSeries('leader_election_master_status', 'lease')} == 1)`,
            'ready: {{ready}}',
          ],
        ],
      },
      {
        title: 'Work that is ready',
        about: 'Could be taken by a worker now.',
        unit: 'short',
        queries: [[ledger(series('memory_work_ready', chosen)), instance]],
      },
      {
        title: 'Oldest ready work',
        about: 'How long the oldest has waited.',
        unit: 's',
        queries: [
          [`max by (${TENANT}) (${series('memory_work_oldest_ready_age_seconds', chosen)})`, instance],
        ],
      },
      {
        title: 'Dead letters',
        about: 'Given up until somebody replays them.',
        unit: 'short',
        queries: [[ledger(series('memory_work_dead_letters', chosen), 'stage'), `${instance} {{stage}}`]],
      },
    ],
  },
  {
    title: 'Requests',
    panels: [
      {
        title: 'Requests by route',
        about: 'Answered, of any status.',
        unit: 'reqps',
        queries: [[rateBy(requests, WINDOW, 'route'), '{{route}}']],
      },
      {
        title: 'Failed',
        about: 'Share that was answered with 5xx.',
        unit: 'percentunit',
        queries: [[`${rateBy(failed, WINDOW)} / ${rateBy(requests, WINDOW)}`, instance]],
      },
      {
        title: 'Slowest of twenty',
        about: 'p95 by route.',
        unit: 's',
        queries: [
          [
            quantileBy(0.95, series('memory_http_request_duration_seconds_bucket', chosen), WINDOW, 'route'),
            '{{route}}',
          ],
        ],
      },
      {
        title: 'Refused',
        about: 'By the admission limits, by the perimeter, and for want of a slot.',
        unit: 'reqps',
        queries: [
          [
            rateBy(series('memory_admission_refusals_total', chosen), WINDOW, 'scope', 'reason'),
            '{{scope}} {{reason}}',
          ],
          [rateBy(series('memory_perimeter_refusals_total', chosen), WINDOW, 'status'), '{{status}}'],
          [rateBy(series('memory_pool_refusals_total', chosen), WINDOW, 'pool'), 'no slot: {{pool}}'],
        ],
      },
      {
        title: 'Waits for a slot',
        about: 'p95 by pool.',
        unit: 's',
        queries: [
          [quantileBy(0.95, series('memory_pool_wait_seconds_bucket', chosen), WINDOW, 'pool'), '{{pool}}'],
        ],
      },
      {
        title: 'Waits for a database connection',
        about: 'p95.',
        unit: 's',
        queries: [
          [
            quantileBy(0.95, series('memory_database_connection_wait_seconds_bucket', chosen), WINDOW),
            instance,
          ],
        ],
      },
      {
        title: 'Age of the revocation document',
        about: 'Signed keys stop working at its largest age.',
        unit: 's',
        queries: [[`max by (${TENANT}) (${series('memory_revocation_age_seconds', chosen)})`, instance]],
      },
    ],
  },
  {
    title: 'Pipeline',
    panels: [
      {
        title: 'Stages run',
        about: 'By outcome.',
        unit: 'ops',
        queries: [[rateBy(series('memory_stage_runs_total', chosen), WINDOW, 'outcome'), '{{outcome}}']],
      },
      {
        title: 'Time a stage takes',
        about: 'p95, its commit included.',
        unit: 's',
        queries: [
          [
            quantileBy(0.95, series('memory_stage_duration_seconds_bucket', chosen), WINDOW, 'stage'),
            '{{stage}}',
          ],
        ],
      },
      {
        title: 'Work that waits for something',
        about: 'Parked, by what it waits for.',
        unit: 'short',
        queries: [[`max by (${TENANT}, reason) (${series('memory_work_parked', chosen)})`, '{{reason}}']],
      },
      {
        title: 'Retries',
        about: 'Failed attempts that are made again, by stage.',
        unit: 'ops',
        queries: [[rateBy(series('memory_stage_retries_total', chosen), WINDOW, 'stage'), '{{stage}}']],
      },
      {
        title: 'Faults of the reader',
        about: 'Sentences kept word for word because a rule failed on them, by rule.',
        unit: 'ops',
        queries: [[rateBy(series('memory_reader_faults_total', chosen), WINDOW, 'rule'), '{{rule}}']],
      },
    ],
  },
  {
    title: 'Models and money',
    panels: [
      {
        title: 'Model calls',
        about: 'By model and outcome.',
        unit: 'ops',
        queries: [
          [
            rateBy(series('memory_model_calls_total', chosen), WINDOW, 'model', 'outcome'),
            '{{model}} {{outcome}}',
          ],
        ],
      },
      {
        title: 'Cost of the last hour',
        about: 'In US dollars, by model.',
        unit: 'currencyUSD',
        queries: [
          [
            `sum by (${TENANT}, model) (increase(${series('memory_model_cost_usd_total', chosen)}[1h]))`,
            '{{model}}',
          ],
        ],
      },
      {
        title: 'Spent since midnight UTC',
        about: 'Where a budget is set.',
        unit: 'currencyUSD',
        queries: [[`max by (${TENANT}) (${series('memory_budget_spent_usd', chosen)})`, instance]],
      },
    ],
  },
  {
    title: 'Processes and operator',
    panels: [
      {
        title: 'Memory',
        about: 'Resident, by pod.',
        unit: 'bytes',
        queries: [[series('process_resident_memory_bytes', ours), '{{pod}}']],
      },
      {
        title: 'Processor',
        about: 'Cores in use, by pod.',
        unit: 'cores',
        queries: [
          [`sum by (pod) (rate(${series('process_cpu_seconds_total', ours)}[${WINDOW}]))`, '{{pod}}'],
        ],
      },
      {
        title: 'Lag of the event loop',
        about: 'p99, by pod.',
        unit: 's',
        queries: [[series('nodejs_eventloop_lag_p99_seconds', ours), '{{pod}}']],
      },
      {
        title: 'Reconciles',
        about: 'By result, and what waits.',
        unit: 'ops',
        queries: [
          [
            `sum by (result) (rate(${operatorSeries('controller_runtime_reconcile_total', 'controller')}[${WINDOW}]))`,
            '{{result}}',
          ],
          [`sum by (namespace) (${operatorSeries('workqueue_depth', 'queue')})`, 'waiting'],
        ],
      },
      {
        title: 'Refused children',
        about: 'By kind and reason; the status of the tenant has the words of the API server.',
        unit: 'ops',
        queries: [
          [
            `sum by (kind, reason) (rate(${operatorSeries('memory_operator_refused_total', 'own')}[${WINDOW}]))`,
            '{{kind}} {{reason}}',
          ],
        ],
      },
      {
        title: 'Time of a reconciliation',
        about: 'p95.',
        unit: 's',
        queries: [
          [
            `histogram_quantile(0.95, sum by (namespace, le) (rate(${operatorSeries('controller_runtime_reconcile_time_seconds_bucket', 'controller')}[${WINDOW}])))`,
            '{{namespace}}',
          ],
        ],
      },
      {
        title: 'Watches made anew',
        about: 'By kind; a steady rate means that a watch cannot be kept.',
        unit: 'ops',
        queries: [
          [
            `sum by (namespace, kind) (rate(${operatorSeries('memory_operator_watch_restarts_total', 'own')}[${WINDOW}]))`,
            '{{kind}}',
          ],
        ],
      },
      {
        title: 'Changes of the number of workers',
        about: 'In the last hour, by direction.',
        unit: 'short',
        queries: [
          [
            `sum by (namespace, direction) (increase(${operatorSeries('memory_operator_worker_scalings_total', 'own')}[1h]))`,
            '{{direction}}',
          ],
        ],
      },
    ],
  },
];

/** The variable by which the whole dashboard can be pointed at another Prometheus. */
const datasource = { type: 'prometheus', uid: '$datasource' };

const WIDTH = 8;
const HEIGHT = 7;

/** The dashboard, as Grafana 10 or newer imports it. */
export function renderDashboard(): Record<string, unknown> {
  const panels: Record<string, unknown>[] = [];
  let y = 0;
  for (const row of rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title: row.title,
      gridPos: { x: 0, y, w: 24, h: 1 },
      collapsed: false,
      panels: [],
    });
    y += 1;
    row.panels.forEach((panel, index) => {
      const gridPos = { x: (index % 3) * WIDTH, y: y + Math.floor(index / 3) * HEIGHT, w: WIDTH, h: HEIGHT };
      panels.push(timeSeries(panel, panels.length + 1, gridPos));
    });
    y += Math.ceil(row.panels.length / 3) * HEIGHT;
  }
  return {
    uid: 'memory-service',
    title: 'Memory service',
    description: 'Written from monitoring/dashboard.ts by `node charts/generate.ts`; do not edit.',
    tags: ['memory-service'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: { list: variables() },
    panels,
  };
}

function timeSeries(
  { title, about, unit, queries }: Panel,
  id: number,
  gridPos: unknown,
): Record<string, unknown> {
  return {
    id,
    type: 'timeseries',
    title,
    description: about,
    gridPos,
    datasource,
    fieldConfig: { defaults: { unit: unit === 'cores' ? 'short' : unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
    targets: queries.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index),
      datasource,
      expr,
      legendFormat,
    })),
  };
}

function variables(): Record<string, unknown>[] {
  const build = series('memory_build_info');
  const choice = (name: string, label: string, query: string) => ({
    type: 'query',
    name,
    label,
    datasource,
    query: { query, refId: name },
    definition: query,
    refresh: 2,
    multi: true,
    includeAll: true,
    allValue: '.*',
    current: { selected: true, text: ['All'], value: ['$__all'] },
  });
  return [
    { type: 'datasource', name: 'datasource', label: 'Prometheus', query: 'prometheus' },
    choice('namespace', 'Namespace', `label_values(${build}, namespace)`),
    choice(
      'tenant',
      'Tenant',
      `label_values(${build.concat('{namespace=~"$namespace"}')}, app_kubernetes_io_instance)`,
    ),
  ];
}
