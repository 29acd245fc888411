export type { BudgetLimits } from './run/budgets.ts';
export {
  type BoundModels,
  createPipelineWorker,
  type PipelineWorker,
  type WorkerDelivery,
  type WorkerOptions,
} from './run/create-worker.ts';
export { createLedgerMetrics } from './run/ledger-metrics.ts';
export type { Models, WritableGeneration } from './run/models.ts';
export { type OpenModels, openModels } from './run/open-models.ts';
export { PermanentError, type Stage } from './run/stage.ts';
export { createStageMetrics } from './run/worker-metrics.ts';
export { type Converter, stockConverters } from './stages/converters.ts';
export { createStages, type StageDependencies } from './stages/create-stages.ts';
