import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createTestServer } from './testing/create-server.ts';
import { startFakeMemory } from './testing/fake-memory.ts';
import { cleanEnvironment } from './testing/run-mcp.ts';
import { listenHttp } from './transports/http/listen-http.ts';

/**
 * The scenarios of revision 2025-11-25 that do not apply, by reason. The runner fails when one of them passes after all,
 * and when any other one fails.
 */
const notApplicable = {
  'the server has tools alone, no resources': [
    'resources-list',
    'resources-read-text',
    'resources-read-binary',
    'resources-templates-read',
    'resources-subscribe',
    'resources-unsubscribe',
  ],
  'the server has tools alone, no prompts': [
    'prompts-list',
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
  ],
  'the server declares neither logging nor completions': ['logging-set-level', 'completion-complete'],
  'it calls tools of fixed names that a memory has not, to see kinds of content that its tools never give': [
    'tools-call-image',
    'tools-call-audio',
    'tools-call-embedded-resource',
    'tools-call-mixed-content',
    'json-schema-2020-12',
  ],
  'the server never asks its client, and answers in one piece': [
    'tools-call-with-logging',
    'tools-call-with-progress',
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
  ],
};

/**
 * The longest time of one scenario. The first one, `server-initialize`, carries the runner's loading and the compiling of
 * its schemas, which takes half a second alone and more than the runner's own 30 s where it gets little of the processor.
 */
const scenarioMs = 240_000;

test('the official conformance scenarios', { timeout: 2 * scenarioMs }, async () => {
  const memory = await startFakeMemory();
  const server = createTestServer({ baseUrl: memory.baseUrl, deadlines: { listMs: scenarioMs } });
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const listener = await listenHttp({ host: '127.0.0.1', port: 0, protocol: server.protocol, log });
  const folder = mkdtempSync(join(tmpdir(), 'memory-conformance-'));
  const baseline = join(folder, 'baseline.yml');
  writeFileSync(baseline, stringify({ server: Object.values(notApplicable).flat() }));
  const runner = spawn(
    join(import.meta.dirname, '..', 'node_modules', '.bin', 'conformance'),
    [
      'server',
      '--url',
      listener.url,
      '--requirements',
      '2025-11-25',
      '--expected-failures',
      baseline,
      '--timeout',
      String(scenarioMs),
      '-o',
      folder,
    ],
    { env: cleanEnvironment({}), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const code = new Promise((resolve) => runner.once('exit', resolve));
  const [out, err] = await Promise.all([text(runner.stdout), text(runner.stderr)]);
  expect(await code, `the end of what the runner wrote:\n${(out + err).slice(-4_000)}`).toBe(0);
  for (const scenario of [
    'server-initialize',
    'ping',
    'tools-list',
    'tools-call-error',
    'dns-rebinding-protection',
  ]) {
    expect(out).toMatch(new RegExp(`✓ ${scenario}: \\d+ passed, 0 failed`));
  }
  rmSync(folder, { recursive: true, force: true });
  await listener.close(100);
  server.close();
  await memory.close();
});
