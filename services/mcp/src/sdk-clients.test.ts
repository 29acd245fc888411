import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client as NewClient, StreamableHTTPClientTransport as NewHttp } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewStdio } from '@modelcontextprotocol/client/stdio';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FakeMemory, startFakeMemory } from './testing/fake-memory.ts';
import { findOutsideClients } from './testing/outside-clients.ts';
import { cleanEnvironment, program, startMcp } from './testing/run-mcp.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let memory: FakeMemory;
let http: ReturnType<typeof startMcp>;
let url: URL;

beforeAll(async () => {
  memory = await startFakeMemory();
  http = startMcp(['http', '--port', '0'], { SERVICE_BASE_URL: memory.baseUrl });
  const [line] = (await once(createInterface({ input: http.stdout as NodeJS.ReadableStream }), 'line')) as [
    string,
  ];
  url = new URL(line.split(' ').at(-1) ?? '');
});
afterAll(async () => {
  http?.kill('SIGTERM');
  await memory?.close();
});

const info = { name: 'test', version: '1' };
const stdio = () => ({
  command: process.execPath,
  args: [program, 'stdio'],
  env: cleanEnvironment({ SERVICE_BASE_URL: memory.baseUrl, SERVICE_API_KEY: 'k' }),
  stderr: 'ignore' as const,
});
const requestInit = { headers: { authorization: 'Bearer k' } };

type AnyClient = {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<Record<string, unknown>>;
  ping(): Promise<unknown>;
  close(): Promise<void>;
};

/** The newest client, which asks for a newer revision first, and has to fall back. */
async function connectNewest(over: 'stdio' | 'http', mode: 'auto' | 'legacy'): Promise<AnyClient> {
  const client = new NewClient(info, { versionNegotiation: { mode } });
  await client.connect(over === 'stdio' ? new NewStdio(stdio()) : new NewHttp(url, { requestInit }));
  expect(client.getServerVersion()?.name).toBe('memory-service');
  return client as AnyClient;
}

/** The client of the revision that the server answers with. */
async function connectOwn(over: 'stdio' | 'http'): Promise<AnyClient> {
  const client = new Client(info);
  const transport =
    over === 'stdio'
      ? new StdioClientTransport(stdio())
      : new StreamableHTTPClientTransport(url, { requestInit });
  // The class declares its session id in a way that exact optional types refuse.
  await client.connect(transport as Transport);
  expect(client.getServerVersion()?.name).toBe('memory-service');
  return client as unknown as AnyClient;
}

describe.each(['stdio', 'http'] as const)('over %s', (over) => {
  test.each([
    ['the newest client, as its default', () => connectNewest(over, 'legacy')],
    ['the newest client, asking for the newest revision', () => connectNewest(over, 'auto')],
    ['the client of this revision', () => connectOwn(over)],
  ])('%s lists, calls and closes', async (_who, connect) => {
    memory.requests.length = 0;
    const client = await connect();
    await client.ping();
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(16);
    const stored = await client.callTool({ name: 'ingest', arguments: { text: 'x', filename: 'a.md' } });
    expect(stored).toMatchObject({ isError: false, content: [{ type: 'text' }] });
    const wrong = await client.callTool({ name: 'ingest', arguments: {} });
    expect(wrong).toMatchObject({ isError: true });
    const unknown = await client.callTool({ name: 'nothing', arguments: {} });
    expect(unknown).toMatchObject({ isError: true });
    expect(memory.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer k', 'Bearer k']);
    await client.close();
  });
});

const { python, inspector } = findOutsideClients();

if (python !== null) {
  const script = join(import.meta.dirname, 'testing/python/client.py');
  test.each(['stdio', 'http'] as const)(
    "the Python SDK's client over %s lists, calls and closes",
    async (over) => {
      memory.requests.length = 0;
      const { command, args, env } = stdio();
      const target = over === 'stdio' ? ['stdio', command, ...args] : ['http', url.href];
      const { stdout } = await promisify(execFile)(python, [script, ...target], { env, timeout: 60_000 });
      const report = JSON.parse(stdout);
      expect(report).toMatchObject({ server: 'memory-service', protocol: '2025-11-25' });
      expect(report).toMatchObject({ stored: 'accepted_not_ready', errors: [false, true, true] });
      expect(report.tools).toHaveLength(16);
      expect(memory.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer k', 'Bearer k']);
    },
  );
}

if (inspector !== null) {
  test.each(['stdio', 'http'] as const)(
    "the Inspector's command line over %s lists and calls",
    async (over) => {
      const home = mkdtempSync(join(tmpdir(), 'memory-inspector-'));
      const { command, args, env } = stdio();
      const variables = ['SERVICE_BASE_URL', 'SERVICE_API_KEY'].flatMap((name) => [
        '-e',
        `${name}=${env[name]}`,
      ]);
      const inspect = async (...method: string[]) => {
        const target =
          over === 'stdio'
            ? ['--cli', command, ...args, ...variables, ...method]
            : ['--cli', url.href, '--transport', 'http', '--header', 'Authorization: Bearer k', ...method];
        const { stdout } = await promisify(execFile)(process.execPath, [inspector, ...target], {
          env: { ...env, HOME: home },
          timeout: 60_000,
        });
        return JSON.parse(stdout);
      };
      expect((await inspect('--method', 'tools/list')).tools).toHaveLength(16);
      const found = await inspect(
        ...['--method', 'tools/call', '--tool-name', 'resolve_entity', '--tool-arg', 'name=Acme'],
      );
      expect(found).toMatchObject({ isError: false, content: [{ type: 'text' }] });
      expect(memory.requests.at(-1)?.headers.authorization).toBe('Bearer k');
      rmSync(home, { recursive: true, force: true });
    },
  );
}
