import type { MetricName } from './metric-names.ts';

/** A tenant, as PodMonitors label its series (and label maps of pod annotations do). */
export const TENANT = 'namespace, app_kubernetes_io_instance';

/** A series selector. The compiler knows which names there are. */
export function series(name: MetricName, ...matchers: string[]): string {
  return matchers.length === 0 ? name : `${name}{${matchers.join(', ')}}`;
}

/**
 * Labels by which the series of our operator are told from those of every other controller: what its exporter sets, and
 * the namespace. The chart writes the namespace of its release in place of `.*`, so that a second operator of ours in
 * another namespace has rules of its own.
 */
const OPERATOR_NAMESPACE = 'namespace=~".*"';
const OPERATOR_LABELS = {
  controller: 'controller="memorydeployment"',
  queue: 'name="memorydeployment"',
  lease: 'name="memory-operator"',
  own: '',
} as const;

/** A selector of the operator's own series; `by` says which of its labels the series carries. */
export function operatorSeries(
  name: MetricName,
  by: keyof typeof OPERATOR_LABELS,
  ...matchers: string[]
): string {
  return series(
    name,
    ...[OPERATOR_NAMESPACE, OPERATOR_LABELS[by], ...matchers].filter((part) => part !== ''),
  );
}

/** Growth of a counter within a window, summed by tenant: how many there were. */
export function countBy(selector: string, window: string): string {
  return `sum by (${TENANT}) (increase(${selector}[${window}]))`;
}

/** How fast a counter grows, summed by the tenant and by further labels. */
export function rateBy(selector: string, window: string, ...labels: string[]): string {
  return `sum by (${[TENANT, ...labels].join(', ')}) (rate(${selector}[${window}]))`;
}

/** A quantile of a histogram, by tenant and further labels. */
export function quantileBy(quantile: number, bucket: string, window: string, ...labels: string[]): string {
  return `histogram_quantile(${quantile}, ${rateBy(bucket, window, 'le', ...labels)})`;
}

/** Gauges of the ledger are the same from every worker: the largest of what each says, summed over its labels. */
export function ledger(selector: string, ...labels: string[]): string {
  const kept = [TENANT, ...labels].join(', ');
  return `max by (${kept}) (sum by (${kept}, pod) (${selector}))`;
}
