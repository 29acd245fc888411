import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { roleName, roleNames } from '@memory/database';
import postgres from 'postgres';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The first shell block under a heading of docs/operations.md. */
function documented(heading: string): string {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return /^```sh\n(.*?)^```$/ms.exec(section)?.[1] ?? '';
}

test('the documented commands back a tenant up and restore it elsewhere, with its roles', async () => {
  const adminUrl = new URL(process.env.MEMORY_TEST_POSTGRES_URL ?? '');
  const name = `docs_${randomBytes(4).toString('hex')}`;
  const restored = `${name}_restored`;
  const folder = mkdtempSync(join(tmpdir(), 'memory-docs-restore-'));
  const admin = postgres(adminUrl.href, { max: 1, onnotice: () => {} });
  const server = adminUrl.href.replace(/\/[^/]*$/, '');
  const ask = async (database: string) => {
    const url = `${server.replace(/\/\/.*@/, `//${database}:PASSWORD@`)}/${database}`;
    const sql = postgres(url, { max: 1, connection: { role: roleName('memory_app', database) } });
    try {
      return await sql`
        select (select deployment_id from memory.deployment) as deployment,
               (select array_agg(name order by version) from memory.schema_migrations) as migrations`;
    } finally {
      await sql.end();
    }
  };
  /** As on a server that never had it. */
  const remove = async (database: string) => {
    await admin`drop database if exists ${admin(database)} with (force)`;
    for (const role of [...roleNames(database), database]) await admin`drop role if exists ${admin(role)}`;
  };
  // `node` on the page is the pinned one.
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, ADMIN_URL: server, PATH: path };
  try {
    await run(process.execPath, ['services/migrate/src/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        SERVICE_DATABASE_URL: `${server.replace(/\/\/.*@/, `//${name}:PASSWORD@`)}/${name}`,
        SERVICE_DATABASE_ADMIN_URL: adminUrl.href,
      },
    });
    const commands = documented('Backup and restore')
      .replaceAll('acme', name)
      .replaceAll('@db/', `@${adminUrl.host}/`)
      .replaceAll('memory.dump', join(folder, 'memory.dump'));
    expect(commands.match(/pg_dump|pg_restore|create role|admin verify/g)).toHaveLength(4);
    const paste = (text: string) => run('bash', ['-euo', 'pipefail', '-c', text], { cwd: root, env });
    const [dump = '', ...restore] = commands.split('\n');
    const before = await ask(name);
    await paste(dump);
    await remove(name);
    const { stdout } = await paste(restore.join('\n'));
    expect(stdout).toContain('"outcome":"migrated"');
    expect(await ask(restored)).toEqual(before);
  } finally {
    for (const database of [restored, name]) await remove(database);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
