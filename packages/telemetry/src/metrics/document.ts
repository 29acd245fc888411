import { type MetricDefinition, metricDefinitions } from './definitions.ts';

const titles: Readonly<Record<string, string>> = {
  build: 'The process',
  http: 'HTTP',
  admission: 'Perimeter and admission',
  stage: 'The pipeline',
  work: 'The stage ledger',
  pool: 'Slots of the pools',
  database: 'Connections',
  model: 'Models and money',
  search: 'Search',
  graph: 'Graph and open query',
  cost: 'Cost export',
};

/** The text of docs/metrics.md: every measure of the list, as tables. */
export function metricsDocument(): string {
  const parts = [
    `# Metrics

This page is written from the code (packages/telemetry/src/metrics/definitions.ts) by \`vitest -u\`; a test holds it equal.

Every process serves them for Prometheus at \`/metrics\` on the listener of \`SERVICE_METRICS_BIND\` (\`127.0.0.1:9464\` unless it
is set; \`off\` closes it). \`npm start\` is all programs in one process and shows all measures in one place. Label values are
known beforehand: no id, no name that a caller sent; paths that are no route share \`none\`. The gauges of the stage ledger
(\`memory_work_*\`) are counted in the database at most every five seconds and are the same from every worker, so take
\`max\`, not \`sum\`, over workers. Each process shows its own measures too, as Node's Prometheus client names them: \`process_cpu_seconds_total\`,
\`process_resident_memory_bytes\`, \`nodejs_heap_size_used_bytes\`, \`nodejs_gc_duration_seconds\`, and the event loop's lag as
\`nodejs_eventloop_lag_seconds\`, \`nodejs_eventloop_lag_p99_seconds\` and their siblings.
`,
  ];
  let open: string | null = null;
  for (const [name, definition] of Object.entries<MetricDefinition>(metricDefinitions)) {
    const title: string | undefined = titles[name.split('_')[1] ?? ''];
    if (title !== undefined && title !== open) {
      if (open !== null) parts.push('');
      parts.push(`## ${title}\n`, '| name | type | from | labels | meaning |', '|---|---|---|---|---|');
      open = title;
    }
    parts.push(row(name, definition));
  }
  return `${parts.join('\n')}\n`;
}

function row(name: string, { type, help, labels, from }: MetricDefinition): string {
  const shown = Object.entries(labels).map(([label, values]) => `\`${label}\`: ${values}`);
  const sources = from.length === 4 ? 'every process' : from.join(', ');
  return `| \`${name}\` | ${type} | ${sources} | ${shown.join('; ')} | ${help} |`;
}
