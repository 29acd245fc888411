/** Seconds; from a cached answer to the longest that an operation may take. */
export const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The programs that a measure can come from; `npm start` is all of them in one process. */
export type MetricSource = 'api' | 'worker' | 'graph' | 'cost-export';

export type MetricDefinition = {
  type: 'counter' | 'gauge' | 'histogram';
  /** Ends with a full stop; the first line of the measure in `/metrics`. */
  help: string;
  /** Each label with the values it takes: always a set that is known beforehand, never an id or what a caller sent. */
  labels: Readonly<Record<string, string>>;
  from: readonly MetricSource[];
  /** Of a histogram, in the unit of its name. */
  buckets?: readonly number[];
};

const every = ['api', 'worker', 'graph', 'cost-export'] as const;
const stage = 'one of the twelve stages';
const model = 'a model that the deployment is or was bound to, such as `builtin/hash-v1`';
const pool = '`retrieval` or `graph`: what the connections are for';

/**
 * Every measure of this service, by name: the one list that parts take their handles from (`createCounter` and its
 * siblings) and that docs/metrics.md is written from. Names follow Prometheus: `memory_` first, the unit last, `_total`
 * for counters; `promtool check metrics` holds them to it.
 */
export const metricDefinitions = {
  memory_build_info: {
    type: 'gauge',
    help: 'Always 1; which program and source revision this process runs.',
    labels: { service: 'the program', revision: 'SERVICE_BUILD_REVISION' },
    from: every,
  },
  memory_process_draining: {
    type: 'gauge',
    help: '1 while the process finishes what it has in hand and takes nothing new.',
    labels: {},
    from: every,
  },

  memory_http_requests_total: {
    type: 'counter',
    help: 'HTTP requests answered.',
    labels: {
      method: 'the method, or `OTHER`',
      route: "the route's pattern; `none` for every path that is no route",
      status: 'the status that was answered',
    },
    from: ['api', 'graph', 'cost-export'],
  },
  memory_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time from the head of a request to the head of its answer.',
    labels: { method: 'the method, or `OTHER`', route: 'as above' },
    buckets: latencyBuckets,
    from: ['api', 'graph', 'cost-export'],
  },
  memory_http_requests_in_flight: {
    type: 'gauge',
    help: 'HTTP requests being answered.',
    labels: {},
    from: ['api', 'graph', 'cost-export'],
  },

  memory_admission_refusals_total: {
    type: 'counter',
    help: 'Requests refused with 429 by the admission limits.',
    labels: { scope: '`key` or `deployment`', reason: '`rate` or `concurrency`' },
    from: ['api'],
  },
  memory_admission_shared: {
    type: 'gauge',
    help: '1 while the admission limits are counted across replicas; 0 while this process counts for itself.',
    labels: {},
    from: ['api'],
  },
  memory_perimeter_refusals_total: {
    type: 'counter',
    help: 'Requests refused before they reached a route.',
    labels: { status: '`401` or `403`' },
    from: ['api'],
  },
  memory_revocation_age_seconds: {
    type: 'gauge',
    help: 'Age of the accepted revocation document, from its issue time; NaN before the first.',
    labels: {},
    from: ['api'],
  },
  memory_signing_fetches_total: {
    type: 'counter',
    help: 'Fetches of the issuer’s key set and revocation document.',
    labels: {
      document: '`keys` or `revocation`',
      outcome: '`accepted`, `unchanged`, `rejected` or `failed`',
    },
    from: ['api'],
  },

  memory_stage_runs_total: {
    type: 'counter',
    help: 'Stage runs by outcome.',
    labels: {
      stage,
      outcome:
        '`succeeded`, `skipped`, `failed`, `dead_letter`, `released`, `parked`, `put_off` or `lease_lost`',
    },
    from: ['worker'],
  },
  memory_stage_duration_seconds: {
    type: 'histogram',
    help: 'Time that a stage took, its commit included.',
    labels: { stage },
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120, 600],
    from: ['worker'],
  },
  memory_stage_retries_total: {
    type: 'counter',
    help: 'Failed attempts of a stage for which another was scheduled.',
    labels: { stage },
    from: ['worker'],
  },
  memory_stage_dead_letters_total: {
    type: 'counter',
    help: 'Stages given up: the error was permanent or the attempts were used up.',
    labels: { stage },
    from: ['worker'],
  },
  memory_reader_faults_total: {
    type: 'counter',
    help: 'Sentences that a rule of the reader failed on, each kept word for word.',
    labels: { rule: 'a rule or step of the reader' },
    from: ['worker'],
  },

  memory_work_ready: {
    type: 'gauge',
    help: 'Stage work in the ledger that may start now.',
    labels: { stage },
    from: ['worker'],
  },
  memory_work_oldest_ready_age_seconds: {
    type: 'gauge',
    help: 'For how long the oldest ready work has been ready; 0 where there is none.',
    labels: { stage },
    from: ['worker'],
  },
  memory_work_running: {
    type: 'gauge',
    help: 'Stage work that a worker holds.',
    labels: { stage },
    from: ['worker'],
  },
  memory_work_parked: {
    type: 'gauge',
    help: 'Stage work that waits for something other than a worker.',
    labels: { reason: '`no_route`, `budget`, `scheduled` or `retry_backoff`' },
    from: ['worker'],
  },
  memory_work_dead_letters: {
    type: 'gauge',
    help: 'Stage work that nobody will take up until an operator replays it.',
    labels: { stage },
    from: ['worker'],
  },
  memory_work_read_failures_total: {
    type: 'counter',
    help: 'Times that the ledger could not be counted; the gauges of work then show what was counted last.',
    labels: {},
    from: ['worker'],
  },

  memory_pool_slots: {
    type: 'gauge',
    help: 'Queries that may run at once.',
    labels: { pool },
    from: ['api', 'graph'],
  },
  memory_pool_slots_in_use: {
    type: 'gauge',
    help: 'Queries that run.',
    labels: { pool },
    from: ['api', 'graph'],
  },
  memory_pool_waiting: {
    type: 'gauge',
    help: 'Queries that wait for a slot.',
    labels: { pool },
    from: ['api', 'graph'],
  },
  memory_pool_wait_seconds: {
    type: 'histogram',
    help: 'Time that queries waited for their slot.',
    labels: { pool },
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    from: ['api', 'graph'],
  },
  memory_pool_refusals_total: {
    type: 'counter',
    help: 'Queries that found no slot in time.',
    labels: { pool },
    from: ['api', 'graph'],
  },
  memory_database_connection_wait_seconds: {
    type: 'histogram',
    help: 'Time from asking for a transaction to being in one: the wait for a connection, and BEGIN.',
    labels: { pool: '`api` or `worker`: whose connections' },
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    from: ['api', 'worker'],
  },
  memory_database_transactions: {
    type: 'gauge',
    help: 'Transactions that are open or wait for a connection.',
    labels: { pool: 'as above' },
    from: ['api', 'worker'],
  },

  memory_model_calls_total: {
    type: 'counter',
    help: 'Model calls.',
    labels: { model, outcome: '`succeeded`, `failed` or `aborted`' },
    from: ['api', 'worker'],
  },
  memory_model_call_duration_seconds: {
    type: 'histogram',
    help: 'Time that model calls took.',
    labels: { model },
    buckets: latencyBuckets,
    from: ['api', 'worker'],
  },
  memory_model_tokens_total: {
    type: 'counter',
    help: 'Tokens that models read and wrote, where the model tells.',
    labels: { model, direction: '`in` or `out`' },
    from: ['api', 'worker'],
  },
  memory_model_items_dropped_total: {
    type: 'counter',
    help: 'Items of language models’ answers that did not hold, such as claims whose quote is not in the text.',
    labels: { reason: '`form`, `place`, `quote`, `figure`, `name` or `example`' },
    from: ['worker'],
  },
  memory_model_cost_usd_total: {
    type: 'counter',
    help: 'What model calls cost, in US dollars.',
    labels: { model },
    from: ['api', 'worker'],
  },
  memory_cost_receipts_total: {
    type: 'counter',
    help: 'Cost receipts that left this process for good.',
    labels: { outcome: '`kept` or `lost`' },
    from: ['api', 'worker'],
  },
  memory_cost_receipts_waiting: {
    type: 'gauge',
    help: 'Cost receipts that are in memory and not yet in the database.',
    labels: {},
    from: ['api', 'worker'],
  },
  memory_budget_spent_usd: {
    type: 'gauge',
    help: 'What model calls have cost since midnight UTC, as it was read last; only where a budget is set.',
    labels: {},
    from: ['worker'],
  },

  memory_search_candidates_total: {
    type: 'counter',
    help: 'Candidates that questions brought up: what was answered, what a limit cut, and what was dropped.',
    labels: { surface: 'the route or operation that asked' },
    from: ['api'],
  },
  memory_search_drops_total: {
    type: 'counter',
    help: 'Candidates that were no longer held when they were read again (`dropped_by_hydration`).',
    labels: { surface: 'as above' },
    from: ['api'],
  },

  memory_graph_traversals_total: {
    type: 'counter',
    help: 'Traversals of the live graph.',
    labels: {
      kind: '`neighborhood`, `path` or `citation_path`',
      outcome: '`complete`, `truncated`, `timed_out`, `refused` or `failed`',
    },
    from: ['api', 'graph'],
  },
  memory_graph_traversal_duration_seconds: {
    type: 'histogram',
    help: 'Time that traversals of the live graph took.',
    labels: { kind: '`neighborhood`, `path` or `citation_path`' },
    buckets: latencyBuckets,
    from: ['api', 'graph'],
  },
  memory_cost_export_horizon_lag_seconds: {
    type: 'gauge',
    help: 'How far the horizon of the last page lay behind the time it was served at.',
    labels: {},
    from: ['cost-export'],
  },
  memory_cost_export_receipts_total: {
    type: 'counter',
    help: 'Receipts served.',
    labels: {},
    from: ['cost-export'],
  },
} as const satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricDefinitions = typeof metricDefinitions;
export type MetricName = keyof MetricDefinitions;
/** The names of one type of measure. */
export type MetricNameOf<Type extends MetricDefinition['type']> = {
  [Name in MetricName]: MetricDefinitions[Name]['type'] extends Type ? Name : never;
}[MetricName];
/** The labels of a measure. */
export type MetricLabels<Name extends MetricName> = keyof MetricDefinitions[Name]['labels'] & string;
