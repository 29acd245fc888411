import { exitOnSignal, listenForMetrics, type ShutdownPhase } from '@memory/http';
import { createLogger, createRegistry, exitOnFailedStart, startProgram } from '@memory/telemetry';
import { startConsole } from './start-console.ts';
import { ConsoleProgramVariables, consoleProgramVariables, defaultConsoleBind } from './variables.ts';

const DRAIN_MS = 10_000;

const config = startProgram({
  title: 'memory console: pages to look at a memory with, in front of an API',
  shape: consoleProgramVariables,
  schema: ConsoleProgramVariables,
});

const log = createLogger({ service: 'console', level: config.SERVICE_LOG_LEVEL });
try {
  const phases: ShutdownPhase[] = [];
  const registry = createRegistry({ service: 'console', revision: config.SERVICE_BUILD_REVISION });
  exitOnSignal({ log, registry, phases });
  const service = await startConsole({
    variables: { SERVICE_CONSOLE_BIND: config.SERVICE_CONSOLE_BIND ?? defaultConsoleBind },
    apiUrl: config.SERVICE_BASE_URL,
    costExport:
      config.SERVICE_CONSOLE_COST_EXPORT_URL === undefined || config.SERVICE_COST_EXPORT_TOKEN === undefined
        ? undefined
        : { url: config.SERVICE_CONSOLE_COST_EXPORT_URL, token: config.SERVICE_COST_EXPORT_TOKEN },
    log,
    registry,
  });
  const metrics = await listenForMetrics({
    bind: config.SERVICE_METRICS_BIND,
    registry,
    log,
    ready: async () => {},
  });
  phases.push(
    { name: 'console', deadlineMs: DRAIN_MS, run: async () => service?.close(DRAIN_MS - 1_000) },
    { name: 'metrics', deadlineMs: 2_000, run: async () => metrics?.close(1_000) },
  );
  process.stdout.write(`memory console ready at ${service?.url}\n`);
} catch (error) {
  log.debug({ err: error }, 'start failed');
  exitOnFailedStart(error);
}
