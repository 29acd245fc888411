export { type Asker, createOpenQuery, type OpenQuery, type OpenQueryOptions } from './create-open-query.ts';
export { createEmbeddedSandbox } from './execute/embedded-sandbox.ts';
export { createPostgresSandbox } from './execute/postgres-sandbox.ts';
export type { Sandbox } from './execute/sandbox.ts';
export type { QueryPorts } from './ports.ts';
export { createQuotas, type Quotas } from './quotas.ts';
