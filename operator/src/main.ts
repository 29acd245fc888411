import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { createLogger, createRegistry, exitOnFailedStart, startProgram } from '@memory/telemetry';
import { z } from 'zod';
import { findConnection } from './client/connection.ts';
import { createCredentials } from './client/credentials.ts';
import { createKubeClient } from './client/kube-client.ts';
import { createTokenBucket } from './client/token-bucket.ts';
import { operatorVariables } from './config.ts';
import { createOperator } from './controller/create-operator.ts';
import { startHealthServer } from './controller/health-server.ts';
import { createControllerMetrics } from './controller/metrics.ts';
import { createWorkReader } from './read-work.ts';

// What it keeps lives for long, and its work is short: collecting the old generation before it is a quarter larger saves a
// tenth of the resident memory with 1,000 tenants, and no time that can be measured.
setFlagsFromString('--heap-growing-percent=25');

const NAMESPACE_FILE = '/var/run/secrets/kubernetes.io/serviceaccount/namespace';
const STOP_MS = 20_000;

const config = startProgram({
  title: 'memory operator: turns MemoryDeployments into pods and keeps them so',
  shape: operatorVariables,
  schema: z.object(operatorVariables),
});
const log = createLogger({ service: 'operator', level: config.SERVICE_LOG_LEVEL });
try {
  await start();
} catch (error) {
  log.debug({ err: error }, 'start failed');
  exitOnFailedStart(error);
}

async function start(): Promise<void> {
  const credentials = createCredentials(await findConnection(), { log });
  const apiRate = config.SERVICE_OPERATOR_API_RATE;
  const registry = createRegistry();
  const metrics = createControllerMetrics(registry);
  const reader = createWorkReader();
  const namespace =
    config.SERVICE_OPERATOR_NAMESPACE ??
    (existsSync(NAMESPACE_FILE) ? readFileSync(NAMESPACE_FILE, 'utf8').trim() : 'default');
  const operator = createOperator({
    client: createKubeClient({
      credentials,
      onCall: metrics.onCall,
      rate: createTokenBucket({ perSecond: apiRate, burst: 2 * apiRate }),
    }),
    leaseClient: createKubeClient({ credentials, onCall: metrics.onCall, lane: 'lease' }),
    namespaces: config.SERVICE_OPERATOR_NAMESPACES,
    image: config.SERVICE_OPERATOR_IMAGE,
    concurrency: config.SERVICE_OPERATOR_CONCURRENCY,
    maxRolling: config.SERVICE_OPERATOR_MAX_ROLLING,
    resyncMs: config.SERVICE_OPERATOR_RESYNC_S * 1_000,
    queuePollMs: config.SERVICE_OPERATOR_QUEUE_POLL_S * 1_000,
    election: config.SERVICE_OPERATOR_LEADER_ELECTION
      ? { namespace, identity: config.SERVICE_OPERATOR_IDENTITY }
      : null,
    readWork: reader.read,
    // Another one leads from now on; what this one has under way must not go on beside it.
    onLost: () => process.exit(1),
    log,
    registry,
    metrics,
  });
  const bind = config.SERVICE_METRICS_BIND;
  const health =
    bind === 'off'
      ? null
      : await startHealthServer({ ...bind, registry, live: operator.health, ready: operator.ready });
  operator.start();

  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void operator
      .stop()
      .then(async () => {
        await reader.close();
        await credentials.close();
        await health?.close();
      })
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const scope = config.SERVICE_OPERATOR_NAMESPACES.join(', ') || 'all namespaces';
  process.stdout.write(`memory operator watches ${scope} at ${credentials.server}\n`);
}
