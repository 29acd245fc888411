export { createGraphClient, type GraphClientOptions } from './client/create-graph-client.ts';
export { createGraph, type GraphOptions } from './create-graph.ts';
export type { Graph } from './types.ts';
