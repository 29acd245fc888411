import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeMemory, startFakeMemory } from './testing/fake-memory.ts';
import { ended, startMcp } from './testing/run-mcp.ts';

vi.setConfig({ testTimeout: 60_000 });

let memory: FakeMemory;
let folder: string;
let env: Record<string, string>;

beforeEach(async () => {
  memory = await startFakeMemory();
  folder = mkdtempSync(join(tmpdir(), 'memory-mcp-'));
  env = { SERVICE_BASE_URL: memory.baseUrl, XDG_CONFIG_HOME: folder };
});
afterEach(async () => {
  await memory.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = (id: number, method: string, params: object = {}) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

test('stdio: standard output holds answers alone, and the end of the input is the end', async () => {
  const child = startMcp(['stdio'], { ...env, SERVICE_API_KEY: 'the-key', SERVICE_LOG_LEVEL: 'debug' });
  child.stdin?.end(`garbage\n${request(1, 'tools/list')}${request(2, 'tools/call', { name: 'nothing' })}`);
  const { code, out, err } = await ended(child);
  expect(code).toBe(0);
  const lines = out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { id: number | null });
  expect(lines.map(({ id }) => id).sort()).toEqual([1, 2, null]);
  expect(memory.requests[0]?.headers).toMatchObject({ authorization: 'Bearer the-key' });
  expect(err).toContain('unknown_tool');
  expect(out + err).not.toContain('the-key');
});

test('stdio: SIGTERM ends it, also while its client reads nothing', async () => {
  const child = startMcp(['stdio'], env);
  child.stdin?.write(request(0, 'ping'));
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  child.stdout?.pause();
  child.stdin?.write(request(1, 'ping').repeat(100_000));
  await new Promise((resolve) => setTimeout(resolve, 500));
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('stdio: a client that stops reading is the end of it', async () => {
  const child = startMcp(['stdio'], env);
  child.stdout?.destroy();
  child.stdin?.write(request(1, 'ping'));
  child.stdin?.write(request(2, 'ping'));
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('stdio: megabytes of answers arrive whole when the input has ended', async () => {
  const child = startMcp(['stdio'], env);
  child.stdin?.end(
    Array.from({ length: 3_000 }, (_, id) => request(id, 'tools/call', { name: 'x'.repeat(100) })).join(''),
  );
  const { code, out } = await ended(child);
  expect([code, out.split('\n').length]).toEqual([0, 3_001]);
});

test('http: says where it listens, serves, and drains on SIGTERM', async () => {
  const child = startMcp(['http', '--port', '0'], env);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = (await once(lines, 'line')) as [string];
  expect(line).toMatch(/^memory mcp ready at http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  const url = line.split(' ').at(-1) ?? '';
  const hello = await fetch(url, {
    method: 'POST',
    body: request(1, 'initialize', { protocolVersion: '2025-11-25' }),
  });
  expect([hello.status, hello.headers.has('mcp-session-id')]).toEqual([200, true]);
  await hello.text();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('what cannot start says why in one line, with its exit code', async () => {
  const refused = await ended(startMcp(['http', '--host', '0.0.0.0'], env));
  expect(refused).toMatchObject({
    code: 78,
    out: '',
    err: expect.stringMatching(/^--host: .*loopback.*\n$/),
  });
  const malformed = await ended(
    startMcp(['stdio'], { ...env, SERVICE_MCP_READ_ONLY: 'x', SERVICE_MCP_COLOUR: 'y' }),
  );
  expect(malformed.code).toBe(78);
  expect(malformed.err.split('\n')).toHaveLength(3);
  const help = await ended(startMcp(['--help'], env));
  expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('SERVICE_MCP_ALLOWED_ROOTS') });
  const port = new URL(memory.baseUrl).port;
  expect(await ended(startMcp(['http', '--port', port], env))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^cannot start: .*EADDRINUSE/),
  });
});

test.skipIf(process.platform !== 'linux')('a file of 200 MiB is streamed, not held', async () => {
  const path = join(folder, 'large.md');
  writeFileSync(path, '');
  truncateSync(path, 200 * 1024 * 1024);
  const child = startMcp(['stdio', '--allowed-root', folder], env);
  const answers = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  child.stdin?.write(request(1, 'ping'));
  await once(answers, 'line');
  const residentMiB = () => {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
    return Number(line?.[1]) / 1024;
  };
  const before = residentMiB();
  child.stdin?.write(request(2, 'tools/call', { name: 'ingest', arguments: { path } }));
  const [line] = (await once(answers, 'line')) as [string];
  expect(JSON.parse(line).result.isError).toBe(false);
  expect(memory.requests[0]?.bodyBytes).toBe(200 * 1024 * 1024);
  expect(residentMiB() - before).toBeLessThan(100);
  child.stdin?.end();
  await once(child, 'exit');
});
