/** Reading the environment, without the logs, metrics and traces that a small client has no use for. */
export * from './known-variables.ts';
export * from './load-environment.ts';
export * from './values.ts';
