import { awaitDatabase, createDatabase, ensureDeployment } from '@memory/database';
import { exitOnSignal, listenForMetrics, type ShutdownPhase } from '@memory/http';
import { createLogger, createRegistry, exitOnFailedStart, startProgram } from '@memory/telemetry';
import { startCostExport } from './start-cost-export.ts';
import { CostExportProgramVariables, costExportProgramVariables } from './variables.ts';

const DRAIN_MS = 10_000;

const config = startProgram({
  title: 'memory cost export: what model calls cost, page by page, over a listener and token of its own',
  shape: costExportProgramVariables,
  schema: CostExportProgramVariables,
});

const log = createLogger({ service: 'cost-export', level: config.SERVICE_LOG_LEVEL });
try {
  await start();
} catch (error) {
  log.debug({ err: error }, 'start failed');
  exitOnFailedStart(error);
}

/** Opens the pool and the listeners, and says so; stops them in the reverse order on a signal. */
async function start(): Promise<void> {
  const phases: ShutdownPhase[] = [];
  const registry = createRegistry({ service: 'cost-export', revision: config.SERVICE_BUILD_REVISION });
  exitOnSignal({ log, registry, phases });
  const database = createDatabase({
    url: config.SERVICE_DATABASE_URL ?? '',
    poolSize: 2,
    applicationName: 'memory-cost-export',
    role: 'memory_app',
    settings: { statement_timeout: '20000' },
  });
  await awaitDatabase(database.sql, log);
  const deploymentId = await ensureDeployment(database.sql, config.SERVICE_DEPLOYMENT_ID);
  const service = await startCostExport({ variables: config, sql: database.sql, log, registry });
  const metrics = await listenForMetrics({
    bind: config.SERVICE_METRICS_BIND,
    registry,
    log,
    ready: async () => {
      await database.sql`select 1`;
    },
  });
  phases.push(
    { name: 'cost export', deadlineMs: DRAIN_MS, run: async () => service?.close(DRAIN_MS - 1_000) },
    { name: 'database', deadlineMs: 10_000, run: () => database.close() },
    { name: 'metrics', deadlineMs: 2_000, run: async () => metrics?.close(1_000) },
  );
  process.stdout.write(`memory cost export ready at ${service?.url} (deployment ${deploymentId})\n`);
}
