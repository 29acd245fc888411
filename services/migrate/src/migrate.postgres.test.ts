import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MigrationReport } from '@memory/contract';
import { roleName } from '@memory/database';
import { createLogger } from '@memory/telemetry';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { admitTenant, ensureTenant } from './tenant-database.ts';

const run = promisify(execFile);
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const adminUrl = process.env.MEMORY_TEST_POSTGRES_URL ?? '';

function tenantUrl(name: string): string {
  const url = new URL(adminUrl);
  url.username = name;
  url.password = "it's a p%40ss";
  url.pathname = `/${name}`;
  return url.href;
}

async function migrate(url: string, ...args: string[]): Promise<MigrationReport> {
  return migrateAs(adminUrl, url, ...args);
}

async function migrateAs(admin: string, url: string, ...args: string[]): Promise<MigrationReport> {
  const env = { PATH: process.env.PATH, SERVICE_DATABASE_URL: url, SERVICE_DATABASE_ADMIN_URL: admin };
  const { stdout } = await run(process.execPath, [main, ...args], { env, timeout: 60_000 });
  return MigrationReport.parse(JSON.parse(stdout));
}

/** The first answer of a session as this login, or why there is none. */
async function connect(url: string, role?: string): Promise<string> {
  const sql = postgres(url, { max: 1, connection: role === undefined ? {} : { role } });
  try {
    const [row] = await sql<{ who: string }[]>`select current_user as who`;
    return row?.who ?? '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  } finally {
    await sql.end({ timeout: 5 });
  }
}

test('an argument that it does not know changes nothing', async () => {
  await expect(
    run(process.execPath, [main, 'dorp'], { env: { PATH: process.env.PATH } }),
  ).rejects.toMatchObject({
    code: 78,
    stderr: 'dorp: unknown argument; --help shows what there is\n',
  });
});

test('makes a tenant’s database and login, migrates it, keeps others out, and drops it again', async () => {
  const suffix = randomBytes(4).toString('hex');
  const [one, other] = [tenantUrl(`migrate_one_${suffix}`), tenantUrl(`migrate_other_${suffix}`)];
  try {
    const first = await migrate(one);
    expect(first).toMatchObject({ outcome: 'migrated', deployment_id: expect.any(String) });
    expect(await migrate(one)).toMatchObject({ outcome: 'migrated', applied: [] });
    await migrate(other);
    const app = roleName('memory_app', new URL(one).pathname.slice(1));
    expect(await connect(one, app)).toBe(app);
    const foreign = new URL(one);
    foreign.pathname = new URL(other).pathname;
    expect(await connect(foreign.href)).toContain('permission denied for database');
  } finally {
    expect(await migrate(one, 'drop')).toEqual({ outcome: 'dropped' });
    expect(await migrate(one, 'drop')).toEqual({ outcome: 'dropped' });
    expect(await migrate(other, 'drop')).toEqual({ outcome: 'dropped' });
  }
});

test('several at once make one tenant', async () => {
  const url = tenantUrl(`migrate_many_${randomBytes(4).toString('hex')}`);
  const log = createLogger({ service: 'test', level: 'error' });
  try {
    await Promise.all(Array.from({ length: 8 }, () => ensureTenant(adminUrl, url, log)));
    expect(await migrate(url)).toMatchObject({ outcome: 'migrated' });
    await Promise.all(Array.from({ length: 8 }, () => admitTenant(adminUrl, url, log)));
  } finally {
    await migrate(url, 'drop');
  }
});

test('waits for a server that starts later', async () => {
  const server = new URL(adminUrl);
  const door = createServer((socket) => {
    const inner = connectTo(Number(server.port), server.hostname);
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) end.on('error', () => end.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  await new Promise((closed) => door.close(closed));
  const through = new URL(adminUrl);
  through.host = `127.0.0.1:${port}`;
  const url = tenantUrl(`migrate_late_${randomBytes(4).toString('hex')}`);
  try {
    const report = migrateAs(through.href, url);
    setTimeout(() => door.listen(port, '127.0.0.1'), 2_000);
    expect(await report).toMatchObject({ outcome: 'migrated' });
  } finally {
    door.close();
    await migrate(url, 'drop');
  }
});
