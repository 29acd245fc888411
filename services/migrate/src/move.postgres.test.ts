import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { roleName, roleNames } from '@memory/database';
import postgres from 'postgres';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const adminUrl = process.env.MEMORY_TEST_POSTGRES_URL ?? '';

function urlOf(database: string, login?: string, password = ''): string {
  const url = new URL(adminUrl);
  if (login !== undefined) url.username = login;
  if (login !== undefined) url.password = password;
  url.pathname = `/${database}`;
  return url.href;
}

function migrate(url: string): Promise<unknown> {
  const env = { PATH: process.env.PATH, SERVICE_DATABASE_URL: url, SERVICE_DATABASE_ADMIN_URL: adminUrl };
  return run(process.execPath, [main], { env });
}

async function query(url: string, text: string, role?: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: role === undefined ? {} : { role } });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end();
  }
}

test('a dump is restored under another name with roles of its own, and a login is replaced while the old one works', async () => {
  const suffix = randomBytes(4).toString('hex');
  const [from, to, next] = [`move_from_${suffix}`, `move_to_${suffix}`, `move_next_${suffix}`];
  const folder = mkdtempSync(join(tmpdir(), 'memory-move-'));
  const file = join(folder, 'memory.dump');
  try {
    await migrate(urlOf(from, from, 'one'));
    const app = roleName('memory_app', from);
    await query(
      urlOf(from, from, 'one'),
      `insert into memory.entities (entity_id, canonical_name, name_norm, entity_type) values (gen_random_uuid(), 'Kept', 'kept', 'concept')`,
      app,
    );
    const [deployment] = await query(urlOf(from), 'select deployment_id from memory.deployment');
    await run('pg_dump', ['--format=custom', '--file', file, '--dbname', urlOf(from)]);

    const rights = await rightsOf(from);
    // As on another server, where the dump's database and logins are unknown and its roles are made for the restore.
    await query(adminUrl, `drop database ${from} with (force)`);
    for (const role of [...roleNames(from), from]) await query(adminUrl, `drop role ${role}`);
    for (const role of roleNames(from)) await query(adminUrl, `create role ${role} nologin`);
    await query(adminUrl, `create database ${to}`);
    await run('pg_restore', ['--exit-on-error', '--dbname', urlOf(to), file]);
    await migrate(urlOf(to, to, 'two'));
    const moved = roleName('memory_app', to);
    const names = 'select canonical_name as name from memory.entities';
    expect(await query(urlOf(to, to, 'two'), names, moved)).toEqual([{ name: 'Kept' }]);
    expect(await query(urlOf(to, to, 'two'), 'select deployment_id from memory.deployment', moved)).toEqual([
      deployment,
    ]);
    expect(await rightsOf(to)).toEqual(rights);
    for (const role of roleNames(from)) await query(adminUrl, `drop role ${role}`);

    // The second login is made by the same migration; the first goes on until it is dropped.
    await migrate(urlOf(to, next, 'three'));
    expect(await query(urlOf(to, to, 'two'), names, moved)).toHaveLength(1);
    expect(await query(urlOf(to, next, 'three'), names, moved)).toHaveLength(1);
    await query(urlOf(to), `revoke connect on database ${to} from ${to}`);
    await query(urlOf(to), `drop role ${to}`);
    await expect(query(urlOf(to, to, 'two'), names)).rejects.toThrow();
    expect(await query(urlOf(to, next, 'three'), names, moved)).toHaveLength(1);
  } finally {
    for (const name of [from, to]) await query(adminUrl, `drop database if exists ${name} with (force)`);
    for (const role of [...roleNames(from), ...roleNames(to), from, to, next]) {
      await query(adminUrl, `drop role if exists ${role}`);
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Owners and rights of everything, with the kinds of the roles in the place of their names. */
async function rightsOf(database: string): Promise<unknown[]> {
  const objects = `
    select format('%s.%s', n.nspname, relname) as name, relowner as owner, relacl as acl
      from pg_class as c join pg_namespace as n on n.oid = relnamespace where nspname in ('memory', 'p1')
    union all select p.oid::regprocedure::text, proowner, proacl
      from pg_proc as p join pg_namespace as n on n.oid = pronamespace where nspname in ('memory', 'p1')
    union all select nspname, nspowner, nspacl from pg_namespace where nspname in ('memory', 'p1')
    union all select format('%s.%s.%s', n.nspname, relname, attname), null, attacl
      from pg_attribute as a join pg_class as c on c.oid = attrelid join pg_namespace as n on n.oid = relnamespace
      where nspname in ('memory', 'p1') and attacl is not null`;
  return query(
    urlOf(database),
    `select name, replace(pg_get_userbyid(owner), '_${database}', '') as owner,
       (select string_agg(replace(a::text, '_${database}', ''), ' ' order by replace(a::text, '_${database}', ''))
          from unnest(acl) as a where a::text not like 'memory_owner%') as acl
     from (${objects}) as o where name not like 'p1.%toast%' order by name`,
  );
}
