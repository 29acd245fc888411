/**
 * The MCP server: start to the first answer and resident memory, of the bundled file and of the sources (the baseline),
 * and the memory of the HTTP server while 16 clients call it for `npm run bench -- mcp [SECONDS]`, 20 by default.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startFakeMemory } from '../src/testing/fake-memory.ts';
import { send } from '../src/testing/raw-http.ts';

/** As scripts/run.mjs starts it. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const seconds = Number(process.argv[2] ?? 20);
const sources = join(import.meta.dirname, '../src/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'memory-mcp-bench-'));
const bundle = join(folder, 'memory-mcp.mjs');
execFileSync(process.execPath, [join(import.meta.dirname, '../src/bundle.ts'), bundle]);
const memory = await startFakeMemory();
const env = { ...process.env, SERVICE_BASE_URL: memory.baseUrl, SERVICE_LOG_LEVEL: 'error' };

const rpc = (id: number, method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const hello = rpc(1, 'initialize', { protocolVersion: '2025-11-25' });

function residentMiB({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

/** The middle of seven starts. */
async function measureStart(program: string): Promise<{ first_answer_ms: number; rss_mib: number }> {
  const runs: { ms: number; rss: number }[] = [];
  for (let run = 0; run < 7; run++) {
    const started = performance.now();
    const child = spawn(process.execPath, [...flags, program, 'stdio'], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    child.stdin.write(`${hello}\n`);
    await once(lines, 'line');
    const ms = performance.now() - started;
    child.stdin.write(`${rpc(2, 'tools/list')}\n`);
    await once(lines, 'line');
    runs.push({ ms, rss: residentMiB(child) });
    child.stdin.end();
    await once(child, 'exit');
  }
  runs.sort((a, b) => a.ms - b.ms);
  return { first_answer_ms: Math.round(runs[3]?.ms ?? 0), rss_mib: runs[3]?.rss ?? 0 };
}

/** 16 clients, each with a connection of its own, that call tools one behind the other. */
async function measureClients() {
  const child = spawn(process.execPath, [...flags, bundle, 'http', '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const port = Number(new URL(line.split(' ').at(-1) ?? '').port);
  const end = performance.now() + seconds * 1_000;
  let calls = 0;
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { headers } = await send(port, { body: hello, agent });
    const session = { 'mcp-session-id': String(headers['mcp-session-id']) };
    while (performance.now() < end) {
      const body = rpc(calls, 'tools/call', {
        name: 'facts_context',
        arguments: { query: `question ${calls}` },
      });
      const { status } = await send(port, { body, headers: session, agent });
      if (status !== 200) throw new Error(`a call was answered with ${status}`);
      calls++;
      memory.requests.length = 0;
    }
    agent.destroy();
  };
  const rss: number[] = [];
  const watch = setInterval(() => rss.push(residentMiB(child)), Math.max(500, (seconds * 1_000) / 10));
  await Promise.all(Array.from({ length: 16 }, client));
  clearInterval(watch);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { clients: 16, seconds, calls_per_second: Math.round(calls / seconds), rss_mib: rss };
}

const result = {
  benchmark: 'mcp',
  bundle: await measureStart(bundle),
  baseline_sources: await measureStart(sources),
  http: await measureClients(),
};
await memory.close();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(result));
