export {
  bindingVariable,
  builtinBindings,
  isFreeModel,
  type ModelBindings,
  resolveBindings,
} from './bindings.ts';
export type { CostReceipt } from './cost-receipt.ts';
export { createEmbedder, type EmbedderOptions } from './create-embedder.ts';
export type { Embedder, EmbeddingPurpose } from './embedder.ts';
export { type MeterOptions, meterEmbedder } from './meter-embedder.ts';
export { ModelError, type ModelErrorCode } from './model-error.ts';
export { createModelMetrics } from './model-metrics.ts';
