import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { type FakeService, startFakeService } from './testing/fake-service.ts';

let service: FakeService;
let folder: string;

beforeEach(async () => {
  service = await startFakeService();
  folder = mkdtempSync(join(tmpdir(), 'memory-cli-'));
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      PATH,
      HOME,
      XDG_STATE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SERVICE_BASE_URL: service.baseUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ended(child: ChildProcess) {
  const code = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [out, err] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
  ]);
  return { code: await code, out, err };
}

const timeout = 30_000;

test('Ctrl-C ends a wait, and the same command goes on', { timeout }, async () => {
  const path = join(folder, 'a.md');
  writeFileSync(path, '# A');
  service.speed = 0;
  const child = start(['ingest', path]);
  const ending = ended(child);
  for (let i = 0; i < 500 && !service.requests.some((request) => request.path === '/readiness'); i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGINT');
  expect(await ending).toEqual({
    code: exitCodes.interrupted,
    out: '',
    err: 'memory: interrupted\nRun the same again to go on.\n',
  });
  service.speed = 20;
  expect(await ended(start(['ingest', path]))).toMatchObject({
    code: exitCodes.ok,
    out: expect.stringMatching(/^0 new, 1 unchanged/),
  });
  expect(service.requests.filter((request) => request.path === '/ingest')).toHaveLength(1);
});

test('a malformed variable ends the start with a line about it', { timeout }, async () => {
  expect(await ended(start(['status'], { SERVICE_BASE_URL: 'nowhere' }))).toEqual({
    code: exitCodes.configuration,
    out: '',
    err: 'SERVICE_BASE_URL: must be a URL beginning with http:// or https://\n',
  });
});

test('a reader that has seen enough is no fault', { timeout }, async () => {
  const child = start(['search', '--documents', 'x', '--json']);
  child.stdout?.destroy();
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(exitCodes.ok);
});
