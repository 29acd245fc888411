export {
  bindingVariable,
  isFreeModel,
  isRemoteModel,
  problemWith,
  remoteRoles,
  resolveBindings,
} from './bindings.ts';
export { type ChatModel, type ChatQuestion, createChatModel } from './chat/chat-model.ts';
export { createModelChoice } from './chat/model-choice.ts';
export type { ReadItems } from './chat/read-items.ts';
export type { CostReceipt } from './cost-receipt.ts';
export { createEmbedder, type EmbedderOptions } from './create-embedder.ts';
export type { Embedder, EmbeddingPurpose } from './embedder.ts';
export { type MeterOptions, meterEmbedder } from './meter-embedder.ts';
export { ModelError, type ModelErrorCode } from './model-error.ts';
export { createModelMetrics } from './model-metrics.ts';
export { CallFailure, type CallFailureKind } from './provider/call-failure.ts';
export { createProvider, type Provider } from './provider/provider.ts';
export { defaultProviderSettings, type ProviderSettings } from './provider/provider-settings.ts';
export {
  type ProviderVariables,
  providerProblems,
  providerSettings,
  providerVariables,
  shownSettings,
} from './provider/provider-variables.ts';
