import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, testBackend } from '@memory/database/testing';
import { freePorts } from '@memory/telemetry/testing';
import { type LogLine, type RunningProgram, runProgram } from './run-program.ts';

export type RunningService = {
  /** Such as `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  /** Where the process that answers requests shows `/metrics`, `/livez`, `/readyz`. */
  observedAt: string;
  /** What `memory admin` needs to reach the database. */
  adminEnv: Record<string, string>;
  /** The process that answers requests. */
  api: RunningProgram;
  /** The processes, the one that answers requests first. */
  programs: RunningProgram[];
  log(): LogLine[];
  /** Ends what still runs, and removes the database; answers the exit codes. */
  stop(): Promise<(number | NodeJS.Signals)[]>;
};

export type ServiceOptions = {
  env?: Record<string, string>;
  /** Without it, what is ingested waits. */
  worker?: boolean;
  /** An existing Postgres in place of a new database. */
  databaseUrl?: string;
};

/**
 * The whole service in processes of its own, as people run it: one process over its embedded database, or an API and a
 * worker over Postgres, whichever this run of the tests is for.
 */
export async function runService(options: ServiceOptions = {}): Promise<RunningService> {
  return testBackend() === 'embedded' && options.databaseUrl === undefined
    ? runStandalone(options)
    : runApart(options);
}

async function runStandalone({ env = {} }: ServiceOptions): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'memory-service-'));
  const [metricsPort = 0] = await freePorts(1);
  const program = await runProgram('standalone/src/main.ts', {
    SERVICE_DATA_DIR: folder,
    SERVICE_SELFHOST_API_PORT: '0',
    SERVICE_METRICS_BIND: `127.0.0.1:${metricsPort}`,
    SERVICE_CONSOLE_BIND: 'off',
    ...env,
  });
  return describeService({
    programs: [program],
    metricsPort,
    adminEnv: { SERVICE_DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  });
}

async function runApart({ env = {}, worker = true, databaseUrl }: ServiceOptions): Promise<RunningService> {
  const database = databaseUrl === undefined ? await createTestDatabase() : null;
  const SERVICE_DATABASE_URL = databaseUrl ?? database?.url ?? '';
  const [metricsPort = 0] = await freePorts(1);
  const shared = { SERVICE_DATABASE_URL, ...env };
  const api = await runProgram('api/src/main.ts', {
    SERVICE_SELFHOST_API_PORT: '0',
    SERVICE_METRICS_BIND: `127.0.0.1:${metricsPort}`,
    ...shared,
  });
  const programs = [api];
  if (worker)
    programs.push(await runProgram('worker/src/main.ts', { SERVICE_METRICS_BIND: 'off', ...shared }));
  return describeService({
    programs,
    metricsPort,
    adminEnv: { SERVICE_DATABASE_URL },
    remove: async () => database?.close(),
  });
}

type Parts = {
  programs: RunningProgram[];
  metricsPort: number;
  adminEnv: Record<string, string>;
  remove(): Promise<void>;
};

function describeService({ programs, metricsPort, adminEnv, remove }: Parts): RunningService {
  const [api] = programs;
  const url = /http:\/\/\S+/.exec(api?.line ?? '')?.[0];
  if (api === undefined || url === undefined) throw new Error(`no address in: ${api?.line}`);
  return {
    url,
    port: Number(new URL(url).port),
    observedAt: `http://127.0.0.1:${metricsPort}`,
    adminEnv,
    api,
    programs,
    log: () => programs.flatMap((program) => program.log),
    async stop() {
      for (const program of programs) program.signal('SIGTERM');
      const codes = await Promise.all(programs.map((program) => program.ended));
      await remove();
      return codes;
    },
  };
}
