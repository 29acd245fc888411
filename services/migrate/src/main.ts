import { existsSync, writeFileSync } from 'node:fs';
import type { MigrationReport } from '@memory/contract';
import { createDatabase, ensureDeployment, MigrationError, migrate } from '@memory/database';
import { createPostgresSandbox, revalidateSavedQueries } from '@memory/open-query';
import { commonVariables, configurationExitCode, createLogger, startProgram } from '@memory/telemetry';
import { z } from 'zod';
import { limitLogin } from './limit-login.ts';
import { adminUrlOf, admitTenant, dropTenant, ensureTenant } from './tenant-database.ts';

const TERMINATION_LOG = '/dev/termination-log';

const variables = {
  SERVICE_DATABASE_URL: commonVariables.SERVICE_DATABASE_URL,
  SERVICE_DATABASE_ADMIN_URL: commonVariables.SERVICE_DATABASE_URL.meta({
    description: 'a login that may create the database and the login of SERVICE_DATABASE_URL',
    shown: 'none',
  }),
  SERVICE_DEPLOYMENT_ID: commonVariables.SERVICE_DEPLOYMENT_ID,
  SERVICE_LOG_LEVEL: commonVariables.SERVICE_LOG_LEVEL,
};

const config = startProgram({
  title:
    'memory migrate: makes the database where asked and brings it to this build’s schema; `drop` removes it',
  shape: variables,
  words: ['drop'],
  schema: z.object(variables).superRefine((given, context) => {
    if (given.SERVICE_DATABASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'SERVICE_DATABASE_URL: which database is to be migrated?',
      });
    }
    if (process.argv[2] === 'drop' && given.SERVICE_DATABASE_ADMIN_URL === undefined) {
      context.addIssue({ code: 'custom', message: 'SERVICE_DATABASE_ADMIN_URL: drop needs it' });
    }
  }),
});
const log = createLogger({ service: 'migrate', level: config.SERVICE_LOG_LEVEL });
const url = config.SERVICE_DATABASE_URL ?? '';
const adminUrl = config.SERVICE_DATABASE_ADMIN_URL;

/** Failures that another try does not cure, and another configuration does. */
const configurationCodes = new Set<unknown>(['deployment_mismatch', 'tenant_refused']);

const report = await run().catch(explain);
const line = JSON.stringify(report);
// A pod's termination message is at most 4096 bytes.
if (existsSync(TERMINATION_LOG)) writeFileSync(TERMINATION_LOG, line.slice(0, 4_000));
process.stdout.write(`${line}\n`);
if (report.outcome === 'failed') process.exitCode = report.code === 'failed' ? 1 : configurationExitCode;

async function run(): Promise<MigrationReport> {
  if (process.argv[2] === 'drop') {
    await dropTenant(adminUrl ?? '', url, log);
    return { outcome: 'dropped' };
  }
  if (adminUrl !== undefined) await ensureTenant(adminUrl, url, log);
  const { applied, version } = await migrate({
    url: adminUrl === undefined ? url : adminUrlOf(adminUrl, url),
    log,
  });
  if (adminUrl === undefined) await limitLogin(url, log);
  else await admitTenant(adminUrl, url, log);
  log.info({ applied, version }, 'migrated');
  const database = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'memory-migrate',
    role: 'memory_app',
  });
  const sandbox = createPostgresSandbox({ databaseUrl: url, size: 1 });
  try {
    const deploymentId = await ensureDeployment(database.sql, config.SERVICE_DEPLOYMENT_ID);
    await revalidateSavedQueries({ deploymentId, sql: database.sql, sandbox, log });
    return { outcome: 'migrated', deployment_id: deploymentId, schema_version: version, applied };
  } finally {
    await Promise.all([sandbox.close(), database.close()]);
  }
}

function explain(error: unknown): MigrationReport {
  log.error({ err: error }, 'migration failed');
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof MigrationError && code === 'schema_newer') {
    return { outcome: 'failed', code: 'schema_newer', message };
  }
  return { outcome: 'failed', code: configurationCodes.has(code) ? 'configuration' : 'failed', message };
}
