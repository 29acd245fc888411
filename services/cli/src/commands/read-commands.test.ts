import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleAnswers } from '@memory/contract/examples';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { type FakeService, startFakeService } from '../testing/fake-service.ts';
import { type CliWorld, runCli } from '../testing/run-cli.ts';

let service: FakeService;
let folder: string;
let world: CliWorld;

beforeEach(async () => {
  service = await startFakeService();
  folder = mkdtempSync(join(tmpdir(), 'memory-cli-'));
  world = {
    env: { XDG_STATE_HOME: join(folder, 'state'), XDG_CONFIG_HOME: join(folder, 'config') },
    settings: { SERVICE_BASE_URL: service.baseUrl },
  };
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const lastBody = () => JSON.parse(service.requests.at(-1)?.body ?? 'null');

test('search asks for what its options say', async () => {
  expect((await runCli(['search', 'two', 'words'], world)).out).toBe('  Nothing matches.\n');
  expect([service.requests.at(-1)?.path, lastBody()]).toEqual([
    '/search/chunks',
    { query: 'two words', channel: 'semantic' },
  ]);
  await runCli(
    ['search', '--claims', '--channel', 'bm25', '-k', '3', '--in', 'd1', '--in', 'd2', 'x'],
    world,
  );
  expect([service.requests.at(-1)?.path, lastBody()]).toEqual([
    '/search/claims',
    { query: 'x', channel: 'bm25', k: 3, documents: { doc_ids: ['d1', 'd2'] } },
  ]);
  await runCli(['search', '--documents', 'report'], world);
  expect([service.requests.at(-1)?.path, lastBody()]).toEqual(['/documents/search', { query: 'report' }]);
});

test('ask passes its time and prints the answer for programs as it came', async () => {
  const bundle = exampleAnswers.contextBundle;
  service.answerNext('/operations/combined_context', { status: 200, body: bundle });
  const { code, out } = await runCli(
    ['ask', '--at', '2019-05-01T00:00:00Z', '--hops', '2', '--json', 'Who?'],
    world,
  );
  expect([code, JSON.parse(out)]).toEqual([exitCodes.ok, bundle]);
  expect(lastBody()).toEqual({ query: 'Who?', hops: 2, time: { mode: 'at', at: '2019-05-01T00:00:00Z' } });
});

test('a question that the service refuses is told in its words', async () => {
  const detail = [
    {
      type: 'string_too_long',
      loc: ['body', 'query'],
      msg: 'String should have at most 4096 characters',
      input: 'x',
    },
  ];
  service.answerNext('/search/chunks', { status: 422, body: { detail } });
  expect(await runCli(['search', 'x'], world)).toEqual({
    code: exitCodes.usage,
    out: '',
    err: 'query: String should have at most 4096 characters\n',
  });
});

test('status tells of the service and of versions', async () => {
  const { out } = await runCli(['status'], world);
  expect(out).toContain(`${service.baseUrl} answers, build fake\n0 documents`);
  const unknown = '018f5e2a-7b1c-7d3e-8f4a-000000000999';
  expect(await runCli(['status', unknown], world)).toMatchObject({
    code: exitCodes.ok,
    out: `${unknown}  not known here\n`,
  });
});

test('login tries a key, stores it, and it is shown from then on', async () => {
  const refusal = { status: 401, body: { detail: 'perimeter authentication failed' } };
  service.answerNext('/deployment', refusal);
  const refused = await runCli(['login'], { ...world, stdin: 'wrong\n' });
  expect([refused.code, refused.err]).toEqual([
    exitCodes.refused,
    expect.stringContaining('authentication failed'),
  ]);

  expect((await runCli(['login'], { ...world, stdin: 'k3y\n' })).code).toBe(exitCodes.ok);
  expect(JSON.parse(readFileSync(join(folder, 'config/memory-service/credentials.json'), 'utf8'))).toEqual({
    base_url: service.baseUrl,
    api_key: 'k3y',
  });
  const { env } = world;
  await runCli(['search', 'x'], { env });
  expect(service.requests.at(-1)?.headers.authorization).toBe('Bearer k3y');
  await runCli(['search', 'x', '--base-url', service.baseUrl.replace('127.0.0.1', 'localhost')], { env });
  expect(service.requests.at(-1)?.headers.authorization).toBe(undefined);
  expect((await runCli(['login', '--forget'], world)).out).toContain('is gone');
});

test('a redirect is not followed, so that the key stays', async () => {
  service.answerNext('/search/chunks', {
    status: 307,
    body: null,
    headers: { location: 'http://other.example/' },
  });
  const { code } = await runCli(['search', 'x'], {
    ...world,
    settings: { ...world.settings, SERVICE_API_KEY: 'k' },
  });
  expect(code).not.toBe(exitCodes.ok);
  expect(service.requests).toHaveLength(1);
});
