import { builtinModels } from '@memory/contract';
import { ensureDeployment } from '@memory/database';
import { defaultProviderSettings } from '@memory/models';
import { createBullDelivery } from '@memory/queue';
import { createLogger, createRegistry } from '@memory/telemetry';
import { startWorker } from '../start-worker.ts';
import { createWorkerDatabase } from '../worker-database.ts';

/** A worker process for the survival test: as main.ts, with a lease short enough to be lost while the test watches. */
const [, , databaseUrl = '', redisUrl = '', prefix = ''] = process.argv;
const log = createLogger({ service: 'killable-worker', level: 'error' });
const database = createWorkerDatabase({ url: databaseUrl, concurrency: 2 });
await ensureDeployment(database.sql, undefined);
const delivery = createBullDelivery({ redisUrl, prefix, onError: () => {} });
await startWorker({
  sql: database.sql,
  delivery: { kind: 'bull', delivery },
  models: { bindings: builtinModels, modelsDir: '', provider: defaultProviderSettings },
  concurrency: 2,
  log,
  registry: createRegistry(),
  leaseMs: 1_500,
});
process.stdout.write('ready\n');
