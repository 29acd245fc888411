import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { metricDefinitions } from './definitions.ts';
import { metricsDocument } from './document.ts';
import { createCounter, createGauge, createHistogram, createRegistry, type Registry } from './registry.ts';

/** Each measure of the list, with a value and all its labels. */
function fill(registry: Registry): void {
  for (const [name, { type, labels }] of Object.entries(metricDefinitions)) {
    const values = Object.fromEntries(Object.keys(labels).map((label) => [label, 'x']));
    if (type === 'counter') createCounter(registry, name as 'memory_http_requests_total').inc(values);
    if (type === 'gauge') createGauge(registry, name as 'memory_build_info').set(values, 1);
    if (type === 'histogram') {
      createHistogram(registry, name as 'memory_http_request_duration_seconds').observe(values, 0.2);
    }
  }
}

test('promtool finds nothing to say against any measure', async (context) => {
  const registry = createRegistry();
  fill(registry);
  const input = await registry.metrics();
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input,
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (error !== undefined && process.env.CI !== 'true') {
    context.skip('promtool is not installed (Debian: prometheus)');
  }
  expect(error).toBeUndefined();
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('names begin with memory_, counters end with _total, and times are in seconds', () => {
  for (const [name, { type }] of Object.entries(metricDefinitions)) {
    expect(name).toMatch(/^memory_[a-z_]+$/);
    expect(name.endsWith('_total'), name).toBe(type === 'counter');
    expect(name).not.toMatch(/_(ms|millis|minutes|hours|mib|kib)(_|$)/);
  }
});

test('every measure of the list is taken by some part', () => {
  const taken = sources()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const untaken = Object.keys(metricDefinitions).filter((name) => !taken.includes(`'${name}'`));
  expect(untaken).toEqual([]);
});

function sources(): string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  return ['packages', 'services']
    .flatMap((kind) => readdirSync(join(root, kind)).map((member) => join(root, kind, member, 'src')))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

test('two parts that ask for one name share it', async () => {
  const registry = createRegistry();
  createCounter(registry, 'memory_stage_retries_total').inc({ stage: 'chunk' });
  createCounter(registry, 'memory_stage_retries_total').inc({ stage: 'chunk' });
  expect(await registry.getSingleMetricAsString('memory_stage_retries_total')).toContain('{stage="chunk"} 2');
});

test('docs/metrics.md is the list of measures (vitest -u writes it anew)', async () => {
  await expect(metricsDocument()).toMatchFileSnapshot('../../../../docs/metrics.md');
});
