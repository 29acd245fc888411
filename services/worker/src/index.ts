export { type RunningWorker, startWorker, type WorkerDeps } from './start-worker.ts';
export {
  budgetLimits,
  modelBindings,
  type WorkerVariables,
  workerProblems,
  workerVariables,
} from './variables.ts';
export { createWorkerDatabase } from './worker-database.ts';
