import { createCounter, createHistogram, type Registry } from '@memory/telemetry';
import type { CostReceipt } from './cost-receipt.ts';

/** Calls, durations, tokens and cost of every model, from the receipts that the calls leave. */
export function createModelMetrics(registry: Registry): (receipt: CostReceipt) => void {
  const calls = createCounter(registry, 'memory_model_calls_total');
  const seconds = createHistogram(registry, 'memory_model_call_duration_seconds');
  const tokens = createCounter(registry, 'memory_model_tokens_total');
  const usd = createCounter(registry, 'memory_model_cost_usd_total');
  return ({ modelName: model, outcome, latencyMs, tokensIn, tokensOut, costUsd }) => {
    calls.inc({ model, outcome });
    if (latencyMs !== null) seconds.observe({ model }, latencyMs / 1000);
    if (tokensIn !== null) tokens.inc({ model, direction: 'in' }, tokensIn);
    if (tokensOut !== null) tokens.inc({ model, direction: 'out' }, tokensOut);
    usd.inc({ model }, Number(costUsd ?? 0));
  };
}
