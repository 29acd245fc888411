export * from './environment/common-variables.ts';
export * from './environment/known-variables.ts';
export * from './environment/load-environment.ts';
export * from './environment/values.ts';
export * from './ids.ts';
export * from './logger.ts';
export * from './metrics.ts';
