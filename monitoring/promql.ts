import type { MetricName } from './metric-names.ts';

/** A tenant, as PodMonitors label its series (and label maps of pod annotations do). */
export const TENANT = 'namespace, app_kubernetes_io_instance';

/** A series selector. The compiler knows which names there are. */
export function series(name: MetricName, ...matchers: string[]): string {
  return matchers.length === 0 ? name : `${name}{${matchers.join(', ')}}`;
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
