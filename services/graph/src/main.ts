import { createGraph } from '@memory/graph';
import { exitOnSignal, listen, listenForMetrics } from '@memory/http';
import { createLogger, createRegistry, exitOnFailedStart, startProgram } from '@memory/telemetry';
import { createGraphApp } from './app.ts';
import { GraphServiceVariables, graphServiceVariables } from './variables.ts';

const DRAIN_MS = 20_000;

const config = startProgram({
  title: 'memory graph: traverses the live graph for the API, over a small pool of its own',
  shape: graphServiceVariables,
  schema: GraphServiceVariables,
});

const log = createLogger({ service: 'graph', level: config.SERVICE_LOG_LEVEL });
try {
  await start();
} catch (error) {
  log.debug({ err: error }, 'start failed');
  exitOnFailedStart(error);
}

/** Opens the pool and the listeners, and says so; stops them in the reverse order on a signal. */
async function start(): Promise<void> {
  const registry = createRegistry({ service: 'graph', revision: config.SERVICE_BUILD_REVISION });
  const graph = createGraph({
    databaseUrl: config.SERVICE_DATABASE_URL ?? '',
    poolSize: config.SERVICE_GRAPH_POOL_SIZE,
    poolWaitMs: config.SERVICE_GRAPH_POOL_WAIT_S * 1000,
    maxConcurrency: config.SERVICE_GRAPH_MAX_CONCURRENCY,
    workMemKib: config.SERVICE_GRAPH_WORK_MEM_KIB,
    registry,
  });
  const service = await listen({
    app: createGraphApp({ graph, log, registry }),
    address: config.SERVICE_GRAPH_BIND.host,
    port: config.SERVICE_GRAPH_BIND.port,
    log,
  });
  const metrics = await listenForMetrics({
    bind: config.SERVICE_METRICS_BIND,
    registry,
    log,
    ready: async () => {
      const fault = await graph.fault();
      if (fault !== null) throw new Error(fault);
    },
  });
  exitOnSignal({
    log,
    registry,
    phases: [
      { name: 'graph', deadlineMs: DRAIN_MS, run: () => service.close(DRAIN_MS - 1_000) },
      { name: 'pools', deadlineMs: 10_000, run: () => graph.close() },
      { name: 'metrics', deadlineMs: 2_000, run: async () => metrics?.close(1_000) },
    ],
  });
  process.stdout.write(`memory graph ready at ${service.url}\n`);
}
