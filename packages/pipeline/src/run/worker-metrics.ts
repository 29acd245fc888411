import { createCounter, createHistogram, type Registry } from '@memory/telemetry';
import type { StageReport } from './run-chain.ts';

/** Stage throughput, duration, retries and dead letters. */
export function createStageMetrics(registry: Registry): (report: StageReport) => void {
  const runs = createCounter(registry, 'memory_stage_runs_total');
  const seconds = createHistogram(registry, 'memory_stage_duration_seconds');
  const retries = createCounter(registry, 'memory_stage_retries_total');
  const deadLetters = createCounter(registry, 'memory_stage_dead_letters_total');
  return ({ stage, outcome, seconds: took }) => {
    runs.inc({ stage, outcome });
    seconds.observe({ stage }, took);
    if (outcome === 'failed') retries.inc({ stage });
    if (outcome === 'dead_letter') deadLetters.inc({ stage });
  };
}
