import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../testing/run-program.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The command line client against a service that runs, as a person types it. */
const docs = fileURLToPath(new URL('../../../../docs', import.meta.url));
let service: RunningService;
let folder: string;
let env: Record<string, string>;

type Summary = {
  new: { version_id: string }[];
  unchanged: number;
  parked: unknown[];
  failed: unknown[];
  unfinished: unknown[];
};

const memory = (...args: string[]) => runCommand('cli/src/main.ts', args, env);
async function memoryJson<Answer>(...args: string[]): Promise<Answer> {
  const { code, out, err } = await memory(...args, '--json');
  const faults = service.log().filter(({ level }) => level === 'error');
  expect({ code, err, faults }).toEqual({ code: 0, err: '', faults: [] });
  return JSON.parse(out) as Answer;
}

beforeAll(async () => {
  service = await runService();
  folder = mkdtempSync(join(tmpdir(), 'memory-cli-'));
  env = { SERVICE_BASE_URL: service.url, XDG_STATE_HOME: folder, XDG_CONFIG_HOME: folder };
  mkdirSync(join(folder, 'notes'));
  writeFileSync(
    join(folder, 'notes', 'acme.md'),
    '# Acme Robotics\n\nAcme Robotics is headquartered in Berlin. Alice Chen is the CEO of Acme Robotics.\n',
  );
  writeFileSync(
    join(folder, 'notes', 'who.md'),
    '# WHO\n\nThe World Health Organization is based in Geneva.\n',
  );
});
afterAll(async () => {
  await service?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

test('a folder goes in; a second time nothing is new; a picture is parked', async () => {
  const first = await memory('ingest', join(folder, 'notes'));
  expect([first.code, first.out]).toEqual([
    0,
    expect.stringMatching(/^2 new, 0 unchanged, 0 parked, 0 failed/),
  ]);
  const again = await memoryJson<Summary>('ingest', join(folder, 'notes'));
  expect([again.new.length, again.unchanged]).toEqual([0, 2]);
  writeFileSync(join(folder, 'a.png'), Buffer.from([1, 2, 3]));
  const parked = await memoryJson<Summary>('ingest', join(folder, 'a.png'));
  expect([parked.parked.length, parked.failed.length]).toEqual([1, 0]);
});

test('what went in is found and told', async () => {
  const found = await memory('search', '--claims', '--channel', 'bm25', 'Berlin');
  expect([found.code, found.out]).toEqual([0, expect.stringContaining('headquartered in Berlin')]);
  const answer = await memory('ask', 'Who is the CEO of Acme Robotics?');
  expect([answer.code, answer.out]).toEqual([0, expect.stringContaining('Alice Chen')]);
  const bundle = await memoryJson<{ contract: string }>('ask', 'Who is the CEO of Acme Robotics?');
  expect(bundle.contract).toBe('ContextBundle/v2');
  const documents = await memoryJson<{ documents: unknown[] }>('search', '--documents', 'acme');
  expect(documents.documents).toHaveLength(1);
  expect((await memory('status')).code).toBe(0);
});

test('Ctrl-C ends the waiting, and the same command goes on where it was', async () => {
  cpSync(docs, join(folder, 'docs'), { recursive: true });
  const polls = () => service.log().filter((line) => line.route === '/readiness').length;
  const before = polls();
  const broken = runCommand('cli/src/main.ts', ['ingest', join(folder, 'docs')], env, (child) => {
    void (async () => {
      while (child.exitCode === null && polls() === before) await sleep(10);
      child.kill('SIGINT');
    })();
  });
  const { code, err } = await broken;
  expect([0, 130]).toContain(code);
  if (code === 130) expect(err).toContain('Run the same again to go on.');
  const resumed = await memoryJson<Summary>('ingest', join(folder, 'docs'));
  expect([resumed.failed, resumed.unfinished]).toEqual([[], []]);
});

test('exit codes tell the cases apart', async () => {
  expect((await memory('ingest')).code).toBe(2);
  expect((await memory('ingest', join(folder, 'nothing-there'))).code).toBe(1);
  const away = await runCommand('cli/src/main.ts', ['ask', 'x', '--base-url', 'http://127.0.0.1:1'], env);
  expect([away.code, away.out]).toEqual([3, '']);
  const malformed = await runCommand('cli/src/main.ts', ['status'], { ...env, SERVICE_BASE_URL: 'x' });
  expect(malformed.code).toBe(78);
});
