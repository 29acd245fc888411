import { createRegistry } from '@memory/telemetry';
import { expect, test } from 'vitest';
import { createHashEmbedder } from './builtin/hash-embedder.ts';
import type { CostReceipt } from './cost-receipt.ts';
import { meterEmbedder } from './meter-embedder.ts';
import { createModelMetrics } from './model-metrics.ts';

test('each call leaves one receipt, whether it succeeds, fails or is aborted', async () => {
  const receipts: CostReceipt[] = [];
  const registry = createRegistry();
  const observe = createModelMetrics(registry);
  const inner = createHashEmbedder();
  let calls = 0;
  let clock = 0;
  const meter = {
    onReceipt(receipt: CostReceipt) {
      receipts.push(receipt);
      observe(receipt);
    },
    nextCallKey: () => `call ${calls++}`,
    monotonic: () => {
      clock += 2;
      return clock;
    },
    now: () => new Date(0),
  };
  const metered = meterEmbedder(inner, meter);
  await metered.embed(['a'], 'query');
  await expect(metered.embed(['a'], 'query', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  const broken = meterEmbedder({ ...inner, embed: () => Promise.reject(new Error('away')) }, meter);
  await expect(broken.embed(['a'], 'query')).rejects.toThrow('away');
  const receipt = {
    modelName: inner.model,
    tokensIn: null,
    tokensOut: null,
    latencyMs: 2,
    costUsd: '0',
    occurredAt: new Date(0),
  };
  expect(receipts).toEqual([
    { ...receipt, callKey: 'call 0', outcome: 'succeeded' },
    { ...receipt, callKey: 'call 1', outcome: 'aborted' },
    { ...receipt, callKey: 'call 2', outcome: 'failed' },
  ]);
  const shown = await registry.getSingleMetricAsString('memory_model_calls_total');
  for (const outcome of ['succeeded', 'aborted', 'failed']) {
    expect(shown).toContain(`{model="builtin/hash-v1",outcome="${outcome}"} 1`);
  }
});
