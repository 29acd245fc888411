import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { IngestedVersion } from '@memory/contract';
import { createDatabase, roleNames } from '@memory/database';
import { createTestDatabase } from '@memory/database/testing';
import { freePorts } from '@memory/telemetry/testing';
import { expect, test, vi } from 'vitest';
import { ingestText } from '../testing/call-service.ts';
import { runCommand, runProgram } from '../testing/run-program.ts';
import { runService } from '../testing/run-service.ts';

const run = promisify(execFile);
type Verified = {
  agrees: boolean;
  checks: { name: string; outcome: string; count: number; examples: unknown[] }[];
};

async function verify(databaseUrl: string): Promise<{ code: number | string; checks: Verified['checks'] }> {
  const { code, out, err } = await runCommand('cli/src/main.ts', ['admin', 'verify', '--json'], {
    SERVICE_DATABASE_URL: databaseUrl,
  });
  if (out === '') throw new Error(`verify: ${code} ${err}`);
  return { code, checks: (JSON.parse(out) as Verified).checks };
}
const disagreeing = (checks: Verified['checks']) => checks.filter(({ outcome }) => outcome === 'disagrees');

async function withAdmin(url: string, statement: string): Promise<void> {
  const admin = createDatabase({ url, poolSize: 1, applicationName: 'backup-test' });
  await admin.sql.unsafe(statement);
  await admin.close();
}

async function removeDatabase(adminUrl: string, name: string): Promise<void> {
  await withAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  for (const role of roleNames(name)) await withAdmin(adminUrl, `drop role if exists "${role}"`);
}

test('a pg_dump taken under load restores to a deployment whose tables agree, and which goes on where it was', {
  timeout: 300_000,
}, async () => {
  const source = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'memory-backup-'));
  const dump = join(folder, 'memory.dump');
  const service = await runService({ databaseUrl: source.url });
  const versions: IngestedVersion[] = [];
  let going = true;
  const load = Promise.all(
    [0, 1, 2].map(async (client) => {
      // Paced: what a faster machine takes in before the dump ends would all have to be worked off below.
      for (let n = 0; going; n++, await sleep(100)) {
        const living = { source_kind: 'load', source_ref: `${client}/${n % 7}`, versioning_mode: 'living' };
        const text = `# Report ${client}.${n}\n\nPerson ${n} works at Firm ${n % 5}. Firm ${n % 5} is based in Berlin.`;
        versions.push(await ingestText(service.url, text, n % 2 === 0 ? living : {}));
        if (n % 9 === 8)
          await fetch(`${service.url}/documents/${versions.at(-1)?.doc_id}`, { method: 'DELETE' });
      }
    }),
  );
  await sleep(3_000);
  const atStart = versions.length;
  await run('pg_dump', ['--format=custom', '--file', dump, '--dbname', source.url]);
  // The load goes on behind a dump that may have been quicker than one of its requests.
  await vi.waitFor(() => expect(versions.length).toBeGreaterThan(atStart), { timeout: 20_000 });
  going = false;
  await load;
  await service.stop();
  expect(atStart).toBeGreaterThan(10);

  const restored = new URL(source.url);
  restored.pathname = `${restored.pathname}_restored`;
  const name = restored.pathname.slice(1);
  await withAdmin(source.url, `create database ${name} template template0`);
  try {
    await run('pg_restore', ['--exit-on-error', '--dbname', restored.href, dump]);
    // Its roles are those of the name that was dumped: whoever forgets the migration is told.
    const forgotten = /"memory_app_\w+_restored" does not exist: run the migrate program on this database/;
    for (const [program, args] of [
      ['cli/src/main.ts', ['admin', 'verify']],
      ['api/src/main.ts', []],
      ['worker/src/main.ts', []],
    ] as const) {
      const { code, err } = await runCommand(program, args, { SERVICE_DATABASE_URL: restored.href });
      expect(err, program).toMatch(forgotten);
      expect(code, program).not.toBe(0);
    }
    const migrated = await runCommand('migrate/src/main.ts', [], { SERVICE_DATABASE_URL: restored.href });
    expect(JSON.parse(migrated.out)).toMatchObject({ outcome: 'migrated', applied: [] });
    const before = await verify(restored.href);
    expect(disagreeing(before.checks)).toEqual([]);
    expect(before.code).toBe(0);

    const again = await runService({ databaseUrl: restored.href });
    for (let left = 1; left > 0; await sleep(500)) {
      const { out } = await runCommand(
        'cli/src/main.ts',
        ['admin', 'work', 'list', '--json'],
        again.adminEnv,
      );
      left = (JSON.parse(out) as { total: number }).total;
    }
    const after = await verify(restored.href);
    await again.stop();
    expect(after.checks.filter(({ outcome }) => outcome !== 'agrees')).toEqual([]);
  } finally {
    await removeDatabase(source.url, name);
    rmSync(folder, { recursive: true, force: true });
    await source.close();
  }
});

test('the service in one process migrates a restored database when it starts', {
  timeout: 120_000,
}, async () => {
  const source = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'memory-restored-'));
  const restored = new URL(source.url);
  restored.pathname = `${restored.pathname}_opened`;
  const name = restored.pathname.slice(1);
  try {
    await source.sql`insert into memory.deployment (deployment_id) values (gen_random_uuid())`;
    const [kept] = await source.sql<{ id: string }[]>`select deployment_id as id from memory.deployment`;
    await run('pg_dump', ['--format=custom', '--file', join(folder, 'dump'), '--dbname', source.url]);
    await withAdmin(source.url, `create database ${name} template template0`);
    await run('pg_restore', ['--exit-on-error', '--dbname', restored.href, join(folder, 'dump')]);
    const [metricsPort = 0] = await freePorts(1);
    const program = await runProgram('standalone/src/main.ts', {
      SERVICE_DATABASE_URL: restored.href,
      SERVICE_DATA_DIR: folder,
      SERVICE_SELFHOST_API_PORT: '0',
      SERVICE_METRICS_BIND: `127.0.0.1:${metricsPort}`,
    });
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.line).toContain(`(deployment ${kept?.id})`);
  } finally {
    await removeDatabase(source.url, name);
    rmSync(folder, { recursive: true, force: true });
    await source.close();
  }
});
