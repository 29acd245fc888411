import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as settled } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { IngestedVersion } from '@memory/contract';
import { createTestDatabase } from '@memory/database/testing';
import { afterEach, expect, it } from 'vitest';

const MIB = 1024 * 1024;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The API's own program on a database of its own; answers its port and its process. */
async function startProgram(): Promise<{ port: number; pid: number }> {
  const database = await createTestDatabase();
  closing.push(() => database.close());
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--heap-growing-percent=50', main],
    {
      env: {
        ...process.env,
        SERVICE_DATABASE_URL: database.url,
        SERVICE_SELFHOST_API_PORT: '0',
        SERVICE_METRICS_BIND: 'off',
        SERVICE_LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  closing.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  const { pid, stdout } = child;
  if (pid === undefined || stdout === null) throw new Error('the API could not be started');
  for await (const line of createInterface({ input: stdout })) {
    const port = /:(\d+)\b(?!.*:\d)/.exec(line)?.[1];
    if (port !== undefined) return { port: Number(port), pid };
  }
  throw new Error('the API ended before it was ready');
}

/** Sends `mebibytes` of which no two are equal, as fast as they are taken. */
function upload(port: number, name: string, mebibytes: number): Promise<IngestedVersion> {
  return new Promise((resolve, reject) => {
    const query = new URLSearchParams({ filename: name, mime: 'application/octet-stream' });
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/ingest?${query}`,
        headers: { 'content-type': 'application/octet-stream', 'content-length': mebibytes * MIB },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body: unknown = JSON.parse(Buffer.concat(parts).toString());
          if (response.statusCode === 200) resolve(IngestedVersion.parse(body));
          else reject(new Error(JSON.stringify(body)));
        });
      },
    );
    sending.on('error', reject);
    let sent = 0;
    const goOn = () => {
      while (sent < mebibytes) {
        const part = Buffer.alloc(MIB, 7);
        part.writeUInt32LE(sent++);
        if (!sending.write(part)) return void sending.once('drain', goOn);
      }
      sending.end();
    };
    goOn();
  });
}

/** Resident memory of a process, in MiB. */
const residentMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it.runIf(process.platform === 'linux')(
  'an upload of 1 GiB raises the memory of the API by less than 64 MiB',
  { timeout: 300_000 },
  async () => {
    const { port, pid } = await startProgram();
    await upload(port, 'small.bin', 8);
    // What the start still does beside (it checks the query space and its saved queries) has ended by then.
    await settled(3_000);
    const before = residentMemory(pid);
    let peak = before;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMemory(pid));
    }, 20);
    const version = await upload(port, 'large.bin', 1024);
    clearInterval(sampling);
    expect(version).toMatchObject({ created: true, parked: 'no_route' });
    expect(peak - before).toBeLessThan(64);
  },
);

/** The most memory that a process has had, in MiB. */
const peakMemory = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it.runIf(process.platform === 'linux')(
  'its start and a hundred statements of the open query take no burst of memory',
  { timeout: 120_000 },
  async () => {
    const { port, pid } = await startProgram();
    for (let number = 0; number < 100; number++) {
      const response = await fetch(`http://127.0.0.1:${port}/query/sql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          sql: 'select label, evidence_count from facts_current where subject_name = $1 order by 1',
          parameters: [`Acme ${number}`],
        }),
      });
      expect(await response.json()).toMatchObject({ termination_reason: 'completed' });
    }
    await settled(2_000);
    expect(peakMemory(pid) - residentMemory(pid)).toBeLessThan(96);
    expect(peakMemory(pid)).toBeLessThan(400);
  },
);
