import { limits } from '@memory/contract';
import { address, poolVariables, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';
import { createGraphClient } from './client/create-graph-client.ts';
import { createGraph, type GraphOptions } from './create-graph.ts';
import type { Graph } from './types.ts';

/** The pool of a process that traverses by itself. */
export const graphPoolVariables = {
  ...poolVariables('GRAPH', limits.graphPool),
  SERVICE_GRAPH_WORK_MEM_KIB: wholeNumber(limits.graphPool.workMemKib)
    .default(limits.graphPool.workMemKib.default)
    .meta({ description: 'memory of a graph query, in KiB', shown: '16384' }),
};

/** Those and, for a process that may leave it to the graph service, where that is. */
export const graphVariables = {
  ...graphPoolVariables,
  SERVICE_GRAPH_URL: address(['http', 'https'])
    .optional()
    .meta({ description: 'the graph service, where it is a process of its own', shown: 'in process' }),
};

const GraphPoolVariables = z.object(graphPoolVariables);
export type GraphPoolVariables = z.infer<typeof GraphPoolVariables>;
const GraphVariables = z.object(graphVariables);
export type GraphVariables = z.infer<typeof GraphVariables>;

/** What the pool's variables contradict each other in. */
export function graphPoolProblems(variables: GraphPoolVariables): string[] {
  const { SERVICE_GRAPH_POOL_SIZE: size, SERVICE_GRAPH_MAX_CONCURRENCY: concurrency } = variables;
  if (concurrency === undefined || concurrency <= size) return [];
  return [`SERVICE_GRAPH_MAX_CONCURRENCY: must not be above SERVICE_GRAPH_POOL_SIZE, which is ${size}`];
}

export type OpenGraphOptions = Pick<GraphOptions, 'databaseUrl' | 'registry'>;

/** The live graph as the variables say: in the graph service, or over a pool of this process. */
export function openGraph(variables: GraphVariables, options: OpenGraphOptions): Graph {
  const poolWaitMs = variables.SERVICE_GRAPH_POOL_WAIT_S * 1000;
  if (variables.SERVICE_GRAPH_URL !== undefined) {
    return createGraphClient({ url: variables.SERVICE_GRAPH_URL, poolWaitMs });
  }
  return createGraph({
    ...options,
    poolSize: variables.SERVICE_GRAPH_POOL_SIZE,
    poolWaitMs,
    maxConcurrency: variables.SERVICE_GRAPH_MAX_CONCURRENCY,
    workMemKib: variables.SERVICE_GRAPH_WORK_MEM_KIB,
  });
}
