export { createGraphClient, type GraphClientOptions } from './client/create-graph-client.ts';
export { graphPaths } from './client/graph-paths.ts';
export { createGraph, type GraphOptions } from './create-graph.ts';
export type { Graph } from './types.ts';
export {
  type GraphPoolVariables,
  type GraphVariables,
  graphPoolProblems,
  graphPoolVariables,
  graphVariables,
  type OpenGraphOptions,
  openGraph,
} from './variables.ts';
