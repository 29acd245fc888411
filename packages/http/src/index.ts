export * from './app.ts';
export * from './app-env.ts';
export { createHttpMetrics, type HttpMetrics } from './middleware/observe.ts';
export { renderError } from './render-error.ts';
export { headerValues } from './request/header-values.ts';
export {
  BodyAbortedError,
  type BodyLimits,
  bodyChunks,
  declaredLength,
  defaultBodyLimits,
} from './request/read-body.ts';
export {
  check,
  inWords,
  refuse,
  showFor,
  type Validated,
  validateHead,
  validateRequest,
} from './request/validate.ts';
export * from './server/listen.ts';
export * from './server/listen-for-metrics.ts';
export * from './server/observability-app.ts';
export * from './server/shutdown.ts';
export { within } from './within.ts';
