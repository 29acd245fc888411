import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CliError, exitCodes } from '../exit-codes.ts';
import { type FakeService, fakeDeployment, startFakeService } from '../testing/fake-service.ts';
import { type CliWorld, runCli } from '../testing/run-cli.ts';

let service: FakeService;
let folder: string;
let world: CliWorld;

beforeEach(async () => {
  service = await startFakeService();
  folder = mkdtempSync(join(tmpdir(), 'memory-cli-'));
  mkdirSync(join(folder, 'docs/sub'), { recursive: true });
  write('docs/a.md', '# A');
  write('docs/sub/b.md', '# B ü');
  world = {
    env: { XDG_STATE_HOME: join(folder, 'state'), XDG_CONFIG_HOME: join(folder, 'config') },
    settings: { SERVICE_BASE_URL: service.baseUrl },
  };
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
  const time = new Date(Date.now() + service.requests.length * 1_000);
  utimesSync(join(folder, path), time, time);
}

const sentFiles = () =>
  service.requests.filter(({ path }) => path === '/ingest').map(({ query }) => query.get('filename'));
const ingest = (...args: string[]) => runCli(['ingest', join(folder, 'docs'), ...args], world);

test('a folder is sent, waited for and summed up', async () => {
  const { code, out } = await ingest();
  expect(out).toMatch(/^2 new, 0 unchanged, 0 parked, 0 failed {2}9 B sent/);
  expect(code).toBe(exitCodes.ok);
  const request = service.requests.find(({ query }) => query.get('filename') === 'b.md');
  expect(request?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '6',
  });
  expect(request?.headers.authorization).toBe(undefined);
  expect(Object.fromEntries(request?.query ?? [])).toMatchObject({
    mime: 'text/markdown',
    source_kind: 'file',
    source_ref: join(folder, 'docs/sub/b.md'),
    versioning_mode: 'living',
  });
});

test('a second run reads and sends only what changed', async () => {
  await ingest();
  service.requests.length = 0;
  expect((await ingest()).out).toMatch(/^0 new, 2 unchanged/);
  expect(service.requests.map(({ path }) => path)).toEqual(['/healthz', '/documents/search']);
  write('docs/a.md', '# A changed');
  expect((await ingest()).out).toMatch(/^1 new, 1 unchanged/);
  expect(sentFiles()).toEqual(['a.md']);
  expect((await ingest('--resend')).out).toMatch(/^0 new, 2 unchanged/);
});

test('what the service has lost is sent again', async () => {
  await ingest();
  service.forget();
  expect((await ingest()).out).toMatch(/^2 new, 0 unchanged/);
});

test('a document that fails is told with its reason, parked ones by name', async () => {
  write('docs/bad.md', 'POISON');
  write('docs/scan.pdf', '%PDF');
  const { code, out } = await ingest();
  expect(code).toBe(exitCodes.someFailed);
  expect(out).toMatch(/^2 new, 0 unchanged, 1 parked, 1 failed/);
  expect(out).toContain('bad.md: it is poisoned');
  expect(out).toMatch(/parked.*\n.*scan\.pdf/);
});

test('a file that the service refuses does not stop the others', async () => {
  service.answerNext('/ingest', { status: 413, body: { detail: 'body_too_large' } });
  const { code, out } = await ingest('--concurrency', '1');
  expect(code).toBe(exitCodes.someFailed);
  expect(out).toMatch(/^1 new, 0 unchanged, 0 parked, 1 failed/);
  expect(out).toContain('a.md: body_too_large');
});

test('a busy service is waited for', async () => {
  service.answerNext(
    '/ingest',
    { status: 429, body: { detail: { code: 'rate_limited' } }, headers: { 'retry-after': '1' } },
    { status: 503, body: { detail: { code: 'forget_in_progress' } } },
  );
  expect((await ingest()).out).toMatch(/^2 new, 0 unchanged, 0 parked, 0 failed/);
});

test('a refused credential ends the run at once', async () => {
  const refusal = { status: 403, body: { detail: 'credential may not perform this operation' } };
  service.answerNext('/ingest', refusal, refusal);
  const { code, err } = await ingest('--concurrency', '1');
  expect(code).toBe(exitCodes.refused);
  expect(err).toContain('credential may not perform this operation');
  expect(sentFiles()).toHaveLength(1);
});

test('a credential that may only upload sends everything and does not wait', async () => {
  await ingest();
  const refusal = { status: 403, body: { detail: 'credential may not perform this operation' } };
  service.answerNext('/documents/search', refusal);
  service.answerNext('/readiness', refusal);
  write('docs/a.md', '# Again');
  const { code, out, err } = await ingest();
  expect(code).toBe(exitCodes.ok);
  expect(out).toMatch(/^1 new, 1 unchanged/);
  expect(err).toContain('may only upload');
});

test('an answer of another shape is not believed', async () => {
  service.answerNext('/ingest', { status: 200, body: { ok: true } });
  expect(await ingest('--concurrency', '1')).toMatchObject({
    code: exitCodes.unexpected,
    err: expect.stringContaining('another shape'),
  });
});

test('an interrupted run goes on where it was', async () => {
  const interrupt = new AbortController();
  const stop = new CliError(exitCodes.interrupted, 'interrupted');
  service.speed = 1;
  setTimeout(() => interrupt.abort(stop), 300);
  const first = await runCli(['ingest', join(folder, 'docs')], { ...world, signal: interrupt.signal });
  expect(first.code).toBe(exitCodes.interrupted);
  service.speed = 20;
  service.requests.length = 0;
  const { code, out } = await ingest();
  expect([code, sentFiles()]).toEqual([exitCodes.ok, []]);
  expect(out).toMatch(/^0 new, 2 unchanged/);
  expect(service.requests.some(({ path }) => path === '/readiness')).toBe(true);
});

test('--json gives the summary for programs', async () => {
  const { out, err } = await ingest('--json', '--no-wait');
  expect(err).toBe('');
  expect(JSON.parse(out)).toMatchObject({
    deployment_id: fakeDeployment,
    new: [{ path: join(folder, 'docs/a.md') }, { path: join(folder, 'docs/sub/b.md') }],
    unchanged: 0,
    failed: [],
  });
});

test('--root, --source-kind and --snapshot say what a source is', async () => {
  await ingest('--root', join(folder, 'docs'), '--source-kind', 'handbook', '--snapshot');
  expect(
    service.requests
      .filter(({ path }) => path === '/ingest')
      .map(({ query }) => [query.get('source_kind'), query.get('source_ref'), query.get('versioning_mode')])
      .sort(),
  ).toEqual([
    ['handbook', 'a.md', 'snapshot'],
    ['handbook', 'sub/b.md', 'snapshot'],
  ]);
});

test('--watch sends every change until it is ended', async () => {
  const end = new AbortController();
  const running = runCli(['ingest', join(folder, 'docs'), '--watch'], { ...world, signal: end.signal });
  const sent = async (count: number) => {
    for (let i = 0; i < 100 && sentFiles().length < count; i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return sentFiles();
  };
  expect(await sent(2)).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  write('docs/sub/new.md', '# New');
  expect(await sent(3)).toContain('new.md');
  end.abort(new CliError(exitCodes.interrupted, 'interrupted'));
  expect((await running).out).toMatch(/^2 new/);
});

test('no service, and a wrong command line, have exit codes of their own', async () => {
  await service.close();
  const { code, err } = await ingest();
  expect([code, err]).toEqual([exitCodes.unreachable, expect.stringContaining('nothing listens there')]);
  expect((await runCli(['ingest'], world)).code).toBe(exitCodes.usage);
  expect((await runCli(['search', 'x', '-k', '0'], world)).code).toBe(exitCodes.usage);
  expect((await runCli(['nonsense'], world)).code).toBe(exitCodes.usage);
  expect((await runCli(['--help'], world)).code).toBe(exitCodes.ok);
});
