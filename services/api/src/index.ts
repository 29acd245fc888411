export { type ApiVariables, apiProblems, apiVariables } from './config.ts';
export { createApi } from './create-api.ts';
export type * from './deps.ts';
export { type StartApiOptions, startApi } from './start-api.ts';
