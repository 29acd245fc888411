import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { type DatabaseRole, roleName } from '../roles/role-names.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

const root = mkdtempSync(join(tmpdir(), 'memory-embedded-'));
const open: Database[] = [];
let embedded: EmbeddedDatabase;

function connectTo(url: string, options: { poolSize?: number; role?: DatabaseRole } = {}): Database {
  const database = createDatabase({ url, poolSize: 1, applicationName: 'test', ...options });
  open.push(database);
  return database;
}

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: join(root, 'shared'), idleInTransactionMs: 700 });
  await migrate({ url: embedded.url });
  await connectTo(embedded.url).sql`create table public.counter as select 0 as n`;
});

afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
  await embedded.close();
  rmSync(root, { recursive: true, force: true });
});

test('every connection acts as its own role, whoever was served before', async () => {
  const roles: DatabaseRole[] = ['memory_app', 'memory_graph', 'memory_query', 'memory_owner'];
  const seen = await Promise.all(
    roles.map(async (role) => {
      const { sql } = connectTo(embedded.url, { role, poolSize: 2 });
      const rows = await Promise.all(
        Array.from(
          { length: 40 },
          (_, i) => sql`select current_user as role, ${'x'.repeat(i * 900)} as filler`,
        ),
      );
      return new Set(rows.map(([row]) => row?.role));
    }),
  );
  expect(seen).toEqual(roles.map((role) => new Set([roleName(role, 'postgres')])));
});

test('a role that a session sets for itself is not the next one’s', async () => {
  const app = connectTo(embedded.url, { role: 'memory_app' });
  const other = connectTo(embedded.url, { role: 'memory_app' });
  await app.sql`set role memory_query_postgres`;
  expect(await app.sql`select current_user as role`).toEqual([
    { role: roleName('memory_query', 'postgres') },
  ]);
  await app.sql`reset role`;
  expect(await app.sql`select current_user as role`).toEqual([{ role: roleName('memory_app', 'postgres') }]);
  await app.sql`set role memory_query_postgres`;
  expect(await other.sql`select current_user as role`).toEqual([
    { role: roleName('memory_app', 'postgres') },
  ]);
  await app.sql.begin((tx) => tx`set local role memory_graph_postgres`);
  expect(await other.sql`select current_user as role`).toEqual([
    { role: roleName('memory_app', 'postgres') },
  ]);
});

test('every connection has its own settings, whoever was served before', async () => {
  const openPool = (settings: Record<string, string>, role: DatabaseRole) => {
    const database = createDatabase({
      url: embedded.url,
      poolSize: 2,
      applicationName: 'test',
      role,
      settings,
    });
    open.push(database);
    return database.sql;
  };
  const pools = [
    {
      sql: openPool({ synchronous_commit: 'off', 'hnsw.ef_search': '200' }, 'memory_app'),
      wanted: ['off', '200', 'on'],
    },
    { sql: openPool({ enable_seqscan: 'off' }, 'memory_app'), wanted: ['on', '40', 'off'] },
    { sql: openPool({}, 'memory_graph'), wanted: ['on', '40', 'on'] },
  ];
  for (let round = 0; round < 3; round += 1) {
    const seen = await Promise.all(
      pools.map(({ sql }) =>
        sql`select current_setting('synchronous_commit') as a, coalesce(nullif(current_setting('hnsw.ef_search', true), ''), '40') as b,
          current_setting('enable_seqscan') as c`.values(),
      ),
    );
    expect(seen.map(([row]) => row)).toEqual(pools.map(({ wanted }) => wanted));
  }
  await expect(openPool({ enable_seqscan: 'perhaps' }, 'memory_app')`select 1`).rejects.toThrow(
    'enable_seqscan',
  );
});

test('an unknown role is refused', async () => {
  const { sql } = connectTo(embedded.url, { role: 'memory_nobody' as DatabaseRole });
  await expect(sql`select 1`).rejects.toThrow('role "memory_nobody_postgres" does not exist');
});

test('transactions of many connections never mix', async () => {
  const { sql } = connectTo(embedded.url, { poolSize: 12 });
  await sql`update public.counter set n = 0`;
  await Promise.all(
    Array.from({ length: 60 }, () =>
      sql.begin(async (tx) => {
        const [row] = await tx<{ n: number }[]>`select n from public.counter`;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
        await tx`update public.counter set n = ${(row?.n ?? 0) + 1}`;
      }),
    ),
  );
  expect(await sql`select n from public.counter`).toEqual([{ n: 60 }]);
});

test('only who knows the password of this start is let in', async () => {
  for (const password of ['', 'postgres']) {
    const url = new URL(embedded.url);
    url.password = password;
    await expect(connectTo(url.href).sql`select 1`, password).rejects.toMatchObject({ code: '28P01' });
  }
  expect(await connectTo(embedded.url).sql`select 1 as n`).toEqual([{ n: 1 }]);
});

test('who guesses is cut off after the first wrong password', async () => {
  const { port, password } = new URL(embedded.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(Buffer.concat([startUp(), say('p', 'wrong'), say('p', password), say('Q', 'select 1')]));
  const pieces: Buffer[] = await socket.toArray();
  const answer = Buffer.concat(pieces).toString('latin1');
  expect(answer).toContain('28P01');
  expect(answer).not.toContain('SELECT 1');
});

test('a client that dies inside a transaction is rolled back, and the others go on', async () => {
  const { port, password } = new URL(embedded.url);
  const socket = connect(Number(port), '127.0.0.1');
  const update = say('Q', 'begin; update public.counter set n = -1;');
  socket.write(Buffer.concat([startUp(), say('p', password), update]));
  await new Promise<void>((resolve) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('UPDATE 1')) {
        resolve();
      }
    });
  });
  const waiting = connectTo(embedded.url).sql<{ n: number }[]>`select n from public.counter`;
  const before = waiting.then(([row]) => row?.n);
  socket.destroy();
  expect(await before).not.toBe(-1);
});

test('a transaction that is left open without a word is cut off', async () => {
  const { sql } = connectTo(embedded.url);
  const other = connectTo(embedded.url);
  const idle = sql.begin(async (tx) => {
    await tx`update public.counter set n = -2`;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await tx`select 1`;
  });
  const outcome = expect(idle).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [row] = await other.sql`select n from public.counter`;
  expect(row?.n).not.toBe(-2);
  await outcome;
});

test('prepared statements go with their connection', async () => {
  const observer = connectTo(embedded.url);
  const count = async () => {
    const [row] = await observer.sql<
      { n: number }[]
    >`select count(*)::int as n from pg_prepared_statements where statement like '%leaves with me%'`;
    return (row?.n ?? 0) - 1;
  };
  const leaving = connectTo(embedded.url);
  await leaving.sql`select 'leaves with me'`;
  expect(await count()).toBe(1);
  await leaving.close();
  await expect.poll(count).toBe(0);
});

test('statements without a name, large parameters, cursors and errors keep to their connection', async () => {
  const { sql } = connectTo(embedded.url, { poolSize: 6 });
  await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      if (i % 3 === 0) {
        await expect(sql`select 1 / ${0}::int`).rejects.toThrow('division by zero');
        return;
      }
      const bytes = Buffer.alloc(i * 20_000, i);
      const [row] = await sql<{ size: number; last: number; i: number }[]>`
        select length(b.bytes) as size, ${i}::int as i,
          case when length(b.bytes) > 0 then get_byte(b.bytes, length(b.bytes) - 1) end as last
        from (select ${bytes}::bytea as bytes) as b`.execute();
      expect(row).toEqual({ size: bytes.length, i, last: i });
    }),
  );
  const sizes: number[] = [];
  for await (const rows of sql`select generate_series(1, 10)`.cursor(4)) {
    sizes.push(rows.length);
  }
  expect(sizes).toEqual([4, 4, 2]);
});

test('COPY FROM STDIN, which would end PGlite, is refused', async () => {
  const { sql } = connectTo(embedded.url);
  await expect(sql`copy public.counter from stdin`.writable()).rejects.toThrow('does not take COPY');
  expect(await connectTo(embedded.url).sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a second opening of the same folder names the process that has it', async () => {
  await expect(startEmbedded({ dataDir: join(root, 'shared') })).rejects.toThrow(
    `is in use by process ${process.pid}: stop that process, or set SERVICE_DATA_DIR`,
  );
});

test('what was committed survives SIGKILL, again and again, and a first start that was killed', async () => {
  const folder = join(root, 'killed');
  // What a kill during the making of the database leaves behind.
  mkdirSync(join(folder, 'postgres.new'), { recursive: true });
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
  let acknowledged = 0;
  for (const rows of [40, 90, 170]) {
    acknowledged = await writeUntilKilled(folder, rows);
  }
  expect(existsSync(join(folder, 'memory.pid'))).toBe(true);
  const again = await startEmbedded({ dataDir: folder });
  const { sql, close } = createDatabase({ url: again.url, poolSize: 1, applicationName: 'test' });
  const [row] = await sql<{ rows: number; last: number; torn: number }[]>`
    select count(*)::int as rows, max(n) as last,
      (count(*) filter (where filler <> repeat('x', 3000) || n))::int as torn
    from public.written`;
  await close();
  await again.close();
  expect(row?.torn).toBe(0);
  expect(row?.rows).toBe(row?.last);
  expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
  expect(row?.last).toBeLessThanOrEqual(acknowledged + 1);
  expect(existsSync(join(folder, 'memory.pid'))).toBe(false);
}, 90_000);

test('what was committed without waiting for the disk is there soon after', async () => {
  const folder = join(root, 'idle');
  const acknowledged = await writeUntilKilled(folder, 50, ['idle'], 900);
  expect(acknowledged).toBe(50);
  const again = await startEmbedded({ dataDir: folder });
  const { sql, close } = createDatabase({ url: again.url, poolSize: 1, applicationName: 'test' });
  expect(await sql`select count(*)::int as rows from public.written`).toEqual([{ rows: 50 }]);
  await close();
  await again.close();
}, 60_000);

/** Runs the writer until it has committed row number `rows`, then after `delayMs` kills it; answers the last number it said. */
function writeUntilKilled(folder: string, rows: number, args: string[] = [], delayMs = 0): Promise<number> {
  const script = fileURLToPath(new URL('./fixtures/write-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data) => {
    said += String(data);
    if (lastNumber(said) >= rows) {
      setTimeout(() => child.kill('SIGKILL'), delayMs);
    }
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(lastNumber(said)) : reject(new Error(`the writer ended early: ${said}`)),
    );
  });
}

function lastNumber(said: string): number {
  return Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1) ?? 0);
}

test('on a disk that is as good as full nothing is written, and questions are answered', async () => {
  const dataDir = join(root, 'full');
  const first = await startEmbedded({ dataDir });
  await connectTo(first.url).sql`create table public.kept as select 'kept' as word`;
  await first.close();
  const seen: boolean[] = [];
  const full = await startEmbedded({
    dataDir,
    reservedBytes: Number.MAX_SAFE_INTEGER,
    onSpace: (isShort) => seen.push(isShort),
  });
  const { sql } = connectTo(full.url);
  await expect(sql`insert into public.kept values ('more')`).rejects.toMatchObject({ code: '25006' });
  await expect(sql.begin((tx) => tx`delete from public.kept`)).rejects.toMatchObject({ code: '25006' });
  expect(await sql`select word from public.kept`).toEqual([{ word: 'kept' }]);
  expect(seen).toEqual([true]);
  await full.close();
});

function startUp(): Buffer {
  const packet = Buffer.from('\0\0\0\x16\0\x03\0\0user\0postgres\0\0', 'latin1');
  packet.writeInt32BE(packet.length, 0);
  return packet;
}

function say(type: string, text: string): Buffer {
  const message = Buffer.from(`${type}\0\0\0\0${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}
