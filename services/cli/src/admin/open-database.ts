import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { converterVariables } from '@memory/converters/variables';
import {
  createDatabase,
  DataFolderInUseError,
  embeddedAddress,
  explainUnmigrated,
  type Sql,
  startEmbedded,
} from '@memory/database';
import { commonVariables, loadEnvironment } from '@memory/telemetry';
import { z } from 'zod';
import type { CliContext } from '../context.ts';
import { CliError, exitCodes, usageError } from '../exit-codes.ts';

const { SERVICE_DATABASE_URL, SERVICE_DATA_DIR, SERVICE_MODELS_DIR } = commonVariables;
const AdminSettings = z.object({
  SERVICE_DATABASE_URL,
  SERVICE_DATA_DIR,
  SERVICE_MODELS_DIR,
  ...converterVariables,
});

/** The database of a deployment, opened for an operator. */
export type AdminDatabase = {
  sql: Sql;
  url: string;
  /** Whether it is the embedded one, where nothing ends a statement that runs on. */
  isEmbedded: boolean;
  /** Whether no service has it open: then nothing runs what is scheduled. */
  isAlone: boolean;
  modelsDir: string;
  /** Converter routes beyond Markdown, as the variables name them. */
  converters: readonly string[];
  /** Who acts, for the transcript. */
  actor: string;
};

/**
 * Opens the database that the variables name for as long as `run` takes: Postgres, or the embedded one, by way of the
 * service that has it open where there is one.
 */
export async function withDatabase<Result>(
  { env }: CliContext,
  run: (database: AdminDatabase) => Promise<Result>,
): Promise<Result> {
  const { config } = loadEnvironment(AdminSettings, env);
  const opened =
    config.SERVICE_DATABASE_URL === undefined
      ? await openEmbedded(config.SERVICE_DATA_DIR)
      : { url: config.SERVICE_DATABASE_URL, isAlone: false, close: async () => {} };
  const database = createDatabase({
    url: opened.url,
    poolSize: 3,
    applicationName: 'memory-admin',
    role: 'memory_app',
  });
  try {
    await checkSchema(database.sql);
    return await run({
      sql: database.sql,
      url: opened.url,
      isEmbedded: config.SERVICE_DATABASE_URL === undefined,
      isAlone: opened.isAlone,
      modelsDir: config.SERVICE_MODELS_DIR ?? join(config.SERVICE_DATA_DIR, 'models'),
      converters: config.SERVICE_CONVERTERS ?? [],
      actor: actor(),
    });
  } catch (error) {
    throw explain(error);
  } finally {
    await database.close();
    await opened.close();
  }
}

async function openEmbedded(dataDir: string) {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) {
    throw usageError(
      `there is no database in ${dataDir}`,
      'Set SERVICE_DATABASE_URL to a Postgres, or SERVICE_DATA_DIR to the folder of the service (npm start makes .memory).',
    );
  }
  try {
    const { url, close } = await startEmbedded({ dataDir: folder });
    return { url, isAlone: true, close };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const url = embeddedAddress(folder);
    if (url === null)
      throw new CliError(exitCodes.unreachable, error.message, {
        hint: 'It is starting or stopping; try again.',
      });
    return { url, isAlone: false, close: async () => {} };
  }
}

/** A database that no service has prepared has none of the tables. */
async function checkSchema(sql: Sql): Promise<void> {
  const [row] = await sql<{ there: boolean }[]>`select to_regclass('memory.deployment') is not null as there`;
  if (row?.there !== true) {
    throw usageError(
      'the database holds no deployment',
      'Start the service on it once; that makes its tables.',
    );
  }
}

function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  '57P01',
  '57P03',
]);
const refused = new Set(['28000', '28P01', '3D000', '42501', '22023']);

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (typeof code !== 'string' || !(error instanceof Error)) return error;
  if (unreachable.has(code)) {
    return new CliError(exitCodes.unreachable, `the database does not answer (${code})`, { cause: error });
  }
  if (refused.has(code)) {
    const told = explainUnmigrated(error);
    const message = told instanceof Error ? told.message : error.message;
    return new CliError(exitCodes.refused, `the database refuses: ${message}`, { cause: error });
  }
  if (code === '42P01' || code === '42703' || code === '23514') {
    return new CliError(
      exitCodes.unexpected,
      `the database has another schema than this build: ${error.message}`,
      {
        hint: 'Use the `memory` of the build that runs the service.',
        cause: error,
      },
    );
  }
  return error;
}
