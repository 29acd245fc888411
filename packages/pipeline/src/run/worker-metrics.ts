import { Counter, Histogram, type Registry } from '@memory/telemetry';
import type { StageReport } from './run-chain.ts';

/** Stage throughput and duration, by stage and outcome: twelve stages, six outcomes. */
export function createStageMetrics(registry: Registry): (report: StageReport) => void {
  const runs = new Counter({
    name: 'memory_stage_runs_total',
    help: 'Stage runs by outcome.',
    labelNames: ['stage', 'outcome'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'memory_stage_duration_seconds',
    help: 'Time that a stage took, its commit included.',
    labelNames: ['stage'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120, 600],
    registers: [registry],
  });
  return ({ stage, outcome, seconds: took }) => {
    runs.inc({ stage, outcome });
    seconds.observe({ stage }, took);
  };
}
