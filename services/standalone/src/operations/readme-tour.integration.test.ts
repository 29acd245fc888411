import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContextBundle, Envelope, IngestedVersion } from '@memory/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { untilReady } from '../testing/call-service.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** README.md's tour, pasted into a shell against a service that runs. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
let service: RunningService;
let folder: string;

beforeAll(async () => {
  service = await runService();
  folder = mkdtempSync(join(tmpdir(), 'memory-readme-'));
});
afterAll(async () => {
  await service?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** The shell blocks of the tour, with the service's address and this test's folder in place of those on the page. */
function tourBlocks(): string[] {
  const page = readFileSync(join(root, 'README.md'), 'utf8');
  const tour = page.split(/^## /m).find((section) => section.startsWith('Two minutes with it')) ?? '';
  return [...tour.matchAll(/^```sh\n(.*?)^```/gms)].map((block) =>
    (block[1] ?? '')
      .replaceAll('http://127.0.0.1:8000', service.url)
      .replaceAll('/tmp/memory-tour', join(folder, 'tour'))
      .replaceAll('npm run memory --', `"${process.execPath}" services/cli/src/main.ts`),
  );
}

async function paste(block: string): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      SERVICE_BASE_URL: service.url,
      XDG_STATE_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  return stdout;
}

/** The JSON answers that a block printed one behind the other. */
const answersIn = <Answer>(out: string) =>
  out
    .replaceAll('}{', '}\n{')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

test('every command of the tour works when pasted', async () => {
  const [send = '', search = '', ask = '', cli = '', ...more] = tourBlocks();
  expect(more).toEqual([]);

  const [sent] = answersIn<IngestedVersion>(await paste(send));
  expect(sent).toMatchObject({ created: true, title: 'acme', parked: null });
  await untilReady(service.url, sent === undefined ? [] : [sent]);

  const [claims] = answersIn<Envelope>(await paste(search));
  expect(claims?.evidence.map((claim) => claim.claim_text.includes('Acme'))).toEqual([true, true, true]);

  const [now, then] = answersIn<Envelope | ContextBundle>(await paste(ask)) as Envelope[];
  expect(now?.facts.map((fact) => fact.label).join(' ')).toContain('Alice Chen');
  expect(then?.facts.map((fact) => fact.label).join(' ')).toContain('Jane Doe');

  const told = await paste(cli);
  expect(told).toMatch(/0 failed/);
  expect(told).toContain('Alice Chen');
  expect(told).toContain('RoboArm');
});
