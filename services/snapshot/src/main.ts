import { join } from 'node:path';
import { awaitDatabase, createDatabase, ensureDeployment } from '@memory/database';
import { buildView } from '@memory/filesystem-view';
import { componentVersions } from '@memory/pipeline/api';
import { createLogger, exitOnFailedStart, startProgram } from '@memory/telemetry';
import { SnapshotVariables, snapshotVariables } from './variables.ts';

const config = startProgram({
  title:
    'memory snapshot: builds the filesystem view of the whole corpus below the data folder and publishes it',
  shape: snapshotVariables,
  schema: SnapshotVariables,
});

const log = createLogger({ service: 'snapshot', level: config.SERVICE_LOG_LEVEL });
const ended = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.on(name, () => {
    if (ended.signal.aborted) process.exit(1);
    ended.abort(new Error(`ended by ${name}; what was published stays`));
  });
}
try {
  await run();
} catch (error) {
  log.debug({ err: error }, 'the snapshot failed');
  exitOnFailedStart(error);
}

async function run(): Promise<void> {
  const database = createDatabase({
    url: config.SERVICE_DATABASE_URL ?? '',
    poolSize: 1,
    applicationName: 'memory-snapshot',
    role: 'memory_app',
  });
  try {
    await awaitDatabase(database.sql, log);
    await ensureDeployment(database.sql, config.SERVICE_DEPLOYMENT_ID);
    const built = await buildView({
      sql: database.sql,
      root: join(config.SERVICE_DATA_DIR, 'snapshot'),
      keep: config.SERVICE_SNAPSHOT_KEEP,
      componentVersions,
      signal: ended.signal,
    });
    log.info(built, built.published_at === null ? 'a later snapshot was published meanwhile' : 'published');
    process.stdout.write(`${JSON.stringify(built)}\n`);
  } finally {
    await database.close();
  }
}
