import { exitOnSignal, type ShutdownPhase } from '@memory/http';
import { createLogger, createRegistry, exitOnFailedStart, startProgram } from '@memory/telemetry';
import { startStandalone } from './start-standalone.ts';
import { StandaloneVariables, standaloneVariables } from './variables.ts';

const config = startProgram({
  title: 'memory service: API, worker and database in one process; configured by environment variables',
  shape: standaloneVariables,
  schema: StandaloneVariables,
});
const log = createLogger({ service: 'memory', level: config.SERVICE_LOG_LEVEL });
try {
  const registry = createRegistry({ service: 'memory', revision: config.SERVICE_BUILD_REVISION });
  const phases: ShutdownPhase[] = [];
  exitOnSignal({ log, registry, phases });
  const { url, deploymentId, phases: own } = await startStandalone(config, log, registry);
  phases.push(...own);
  process.stdout.write(`memory service ready at ${url} (deployment ${deploymentId})\n`);
} catch (error) {
  log.debug({ err: error }, 'start failed');
  exitOnFailedStart(error);
}
