import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import {
  type MetricDefinition,
  type MetricLabels,
  type MetricNameOf,
  metricDefinitions,
} from './definitions.ts';

export { type Counter, type Gauge, type Histogram, Registry };

/** Gauges of prom-client that are named like counters, which promtool refuses; each is the sum of one that stays. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/**
 * A registry of its own for a process, with the process's own measures (CPU, memory, event loop lag) in it. Parts take
 * their handles from it by `createCounter` and its siblings; nothing uses prom-client's global one.
 */
export function createRegistry(about?: { service: string; revision: string }): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  createGauge(registry, 'memory_process_draining').set(0);
  if (about !== undefined) createGauge(registry, 'memory_build_info').set(about, 1);
  return registry;
}

type Options<Label extends string> = {
  name: string;
  help: string;
  labelNames: Label[];
  registers: Registry[];
};

/** What prom-client wants of a measure, from the list of definitions. */
function optionsOf<Name extends MetricNameOf<MetricDefinition['type']>>(
  registry: Registry,
  name: Name,
): Options<MetricLabels<Name>> {
  const definition: MetricDefinition = metricDefinitions[name];
  const labelNames = Object.keys(definition.labels) as MetricLabels<Name>[];
  return { name, help: definition.help, labelNames, registers: [registry] };
}

/** The one that the registry has already, as where two services share a process. */
function known<Kept extends Metric>(registry: Registry, name: string): Kept | undefined {
  return registry.getSingleMetric(name) as Kept | undefined;
}

/** A counter of the list; asking twice for a name gives the same one. */
export function createCounter<Name extends MetricNameOf<'counter'>>(
  registry: Registry,
  name: Name,
): Counter<MetricLabels<Name>> {
  return known(registry, name) ?? new Counter(optionsOf(registry, name));
}

/** A gauge of the list. `collect` is run before each scrape and may set it. */
export function createGauge<Name extends MetricNameOf<'gauge'>>(
  registry: Registry,
  name: Name,
  collect?: (gauge: Gauge<MetricLabels<Name>>) => void | Promise<void>,
): Gauge<MetricLabels<Name>> {
  const already = known<Gauge<MetricLabels<Name>>>(registry, name);
  if (already !== undefined) return already;
  const options = optionsOf(registry, name);
  if (collect === undefined) return new Gauge(options);
  return new Gauge({
    ...options,
    async collect() {
      await collect(this);
    },
  });
}

/** A histogram of the list. */
export function createHistogram<Name extends MetricNameOf<'histogram'>>(
  registry: Registry,
  name: Name,
): Histogram<MetricLabels<Name>> {
  const { buckets }: MetricDefinition = metricDefinitions[name];
  return (
    known(registry, name) ??
    new Histogram({
      ...optionsOf(registry, name),
      ...(buckets === undefined ? {} : { buckets: [...buckets] }),
    })
  );
}
