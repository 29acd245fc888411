import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createProtocol, type Protocol } from './json-rpc/protocol.ts';
import { conformanceTools } from './testing/conformance-tools.ts';
import { createTestServer } from './testing/create-server.ts';
import { startFakeMemory } from './testing/fake-memory.ts';
import { cleanEnvironment } from './testing/run-mcp.ts';
import { listenHttp } from './transports/http/listen-http.ts';

/**
 * The scenarios of revision 2025-11-25 that do not apply to whatever speaks this protocol, by reason. The runner fails when
 * one of them passes after all, and when any other one fails.
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
  'the server never asks its client, and answers in one piece': [
    'tools-call-with-logging',
    'tools-call-with-progress',
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
  ],
};

/** They call tools of fixed names, which a memory has not; tools of those names stand behind the same protocol and transport. */
const onFixture = [
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'json-schema-2020-12',
];

const onProduct = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-simple-text',
  'tools-call-error',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
  'server-session-lifecycle',
];

/** The longest time of one scenario: the runner's own 30 s are little where several suites share a processor. */
const scenarioMs = 240_000;

const log = { debug() {}, info() {}, warn() {}, error() {} };

/** Runs all scenarios, and fails unless all pass but the expected ones. Answers what the runner wrote. */
async function runScenarios(protocol: Protocol, expectedFailures: readonly string[]): Promise<string> {
  const listener = await listenHttp({ host: '127.0.0.1', port: 0, protocol, log });
  const folder = mkdtempSync(join(tmpdir(), 'memory-conformance-'));
  const baseline = join(folder, 'baseline.yml');
  writeFileSync(baseline, stringify({ server: expectedFailures }));
  // With the pinned Node: the one on the path may be older than the runner asks for.
  const runner = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../node_modules/@modelcontextprotocol/conformance/dist/index.js'),
      ...['server', '--url', listener.url, '--requirements', '2025-11-25'],
      ...['--expected-failures', baseline, '--timeout', String(scenarioMs), '-o', folder],
    ],
    { env: cleanEnvironment({}), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const code = new Promise((resolve) => runner.once('exit', resolve));
  const [out, err] = await Promise.all([text(runner.stdout), text(runner.stderr)]);
  rmSync(folder, { recursive: true, force: true });
  await listener.close(100);
  expect(await code, `the end of what the runner wrote:\n${(out + err).slice(-4_000)}`).toBe(0);
  return out;
}

const passed = (scenario: string) => new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`);

test('the official conformance scenarios, against the memory', { timeout: 2 * scenarioMs }, async () => {
  const memory = await startFakeMemory();
  const server = createTestServer({ baseUrl: memory.baseUrl, deadlines: { listMs: scenarioMs } });
  const out = await runScenarios(server.protocol, [...Object.values(notApplicable).flat(), ...onFixture]);
  for (const scenario of onProduct) expect(out).toMatch(passed(scenario));
  server.close();
  await memory.close();
});

test('those that call tools of fixed names, against such tools', { timeout: 2 * scenarioMs }, async () => {
  const serverInfo = { name: 'conformance', version: '1' };
  const protocol = createProtocol({ tools: conformanceTools, serverInfo, log });
  const out = await runScenarios(protocol, Object.values(notApplicable).flat());
  for (const scenario of [...onFixture, ...onProduct]) expect(out).toMatch(passed(scenario));
});
