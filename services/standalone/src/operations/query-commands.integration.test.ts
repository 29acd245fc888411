import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingestText, untilReady } from '../testing/call-service.ts';
import { runCommand } from '../testing/run-program.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** `memory sql` and `memory admin query …` as people type them, on a service that runs. */
let service: RunningService;
const folder = mkdtempSync(join(tmpdir(), 'memory-queries-'));
const memory = (...args: string[]) =>
  runCommand('cli/src/main.ts', args, { ...service.adminEnv, SERVICE_BASE_URL: service.url });

beforeAll(async () => {
  service = await runService();
  const version = await ingestText(service.url, '# Staff\n\nAda Lovelace works at Acme.');
  await untilReady(service.url, [version]);
});
afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a statement, its plan, and what is wrong with one', async () => {
  const csv = await memory(
    'sql',
    'select label, kind from facts_current where subject_name = $1',
    '--param',
    'Ada Lovelace',
    '--csv',
  );
  expect([csv.code, csv.out]).toEqual([0, 'label,kind\r\nAda Lovelace works at Acme,relation\r\n']);
  const table = await memory('sql', 'select 1 as one, null as two');
  expect(table.out).toContain('one  two');
  expect((await memory('sql', 'select 1', '--explain')).out).toContain('QUERY PLAN');
  const wrong = await memory('sql', 'select * from fact_current');
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain('Did you mean facts_current?');
});

test.runIf(process.platform === 'linux')('the shell, in a terminal', async () => {
  const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
  // script(1) gives the program a terminal of its own.
  const shell = spawn('script', ['-qefc', `${process.execPath} ${main} sql`, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'xterm', SERVICE_BASE_URL: service.url, XDG_STATE_HOME: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  shell.stdout.on('data', (part: Buffer) => (shown += part.toString()));
  const ended = once(shell, 'exit');
  const type = async (keys: string, wanted: string) => {
    shown = '';
    shell.stdin.write(keys);
    await vi.waitFor(() => expect(shown).toContain(wanted), { timeout: 60_000, interval: 50 });
  };
  try {
    await vi.waitFor(() => expect(shown).toContain('memory> '), { timeout: 60_000, interval: 50 });
    await type('\\d facts_current\r', 'evidence_count');
    await type('\\df facts_as_of\r', 'facts_as_of(');
    await type('\\p "Ada Lovelace"\r', 'memory> ');
    await type('select label\r', '     -> ');
    await type('  from facts_current where subject_name = $1;\r', '(1 row)');
    expect(shown).toContain('Ada Lovelace works at Acme');
    await type('\\p\r', 'memory> ');
    await type('select * from fact_current;\r', 'Did you mean facts_current?');
    await type('\\e select 1;\r', 'Result');
    await type('\\timing\r', 'memory> ');
    await type('\\format csv\r', 'memory> ');
    await type('select 40 + 2 as answer;\r', ' ms)');
    expect(shown).toMatch(/answer\s+42\s/);
    // The arrow up brings the last line again.
    await type('\u001b[A\r', ' ms)');
    expect(shown).toMatch(/answer\s+42\s/);
    await type('\\nope\r', '\\nope is not known here');
    shell.stdin.write('\\q\r');
    expect((await ended)[0]).toBe(0);
  } finally {
    shell.kill('SIGKILL');
  }
  const history = join(folder, 'memory-service', 'sql-history');
  expect(readFileSync(history, 'utf8').match(/40 \+ 2 as answer/g)).toHaveLength(2);
  expect(statSync(history).mode & 0o777).toBe(0o600);
});

test('a file becomes a saved query, and runs', async () => {
  const file = join(folder, 'labels.sql');
  writeFileSync(
    file,
    '-- name: team/labels\n-- description: Labels.\n-- param: kind text\nselect label from facts_current where kind = $1\n',
  );
  const saved = await memory('admin', 'query', 'save', file, '--activate', '--json');
  expect(saved.code, saved.err).toBe(0);
  expect(JSON.parse(saved.out)).toMatchObject({
    saved_queries: [{ namespace: 'team', name: 'labels', version: 1, status: 'active' }],
  });
  const ran = await memory('admin', 'query', 'run', 'team/labels', 'relation');
  expect(ran.out).toContain('Ada Lovelace works at Acme');
  expect((await memory('admin', 'query', 'show', 'team/labels')).out).toContain('-- name: team/labels');
  expect(
    (await memory('admin', 'query', 'list', '--namespace', 'starter')).out
      .split('\n')
      .filter((line) => line.includes(' active ')),
  ).toHaveLength(10);
  writeFileSync(file, '-- name: team/labels\n-- description: Labels.\nselect label from memory.facts\n');
  const refused = await memory('admin', 'query', 'save', file);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('relation_not_allowed')]);
  expect((await memory('admin', 'query', 'disable', 'team/labels')).code).toBe(0);
  expect((await memory('admin', 'query', 'run', 'team/labels', 'relation')).err).toContain('disabled');
});

test('statements are switched off and on', async () => {
  expect((await memory('admin', 'query', 'off')).code).toBe(0);
  await vi.waitFor(async () => expect((await memory('sql', 'select 1')).err).toContain('quota_exceeded'), {
    timeout: 20_000,
  });
  expect((await memory('admin', 'query', 'on')).code).toBe(0);
  await vi.waitFor(async () => expect((await memory('sql', 'select 1')).code).toBe(0), { timeout: 20_000 });
});
