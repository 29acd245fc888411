import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { freePorts } from '@memory/telemetry/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProgram, runProgram } from '../testing/run-program.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'every-process-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The programs, with measures that each of them alone must show. */
const programs = {
  api: ['memory_http_requests_total', 'memory_pool_slots', 'memory_admission_refusals_total'],
  worker: ['memory_stage_runs_total', 'memory_work_ready', 'memory_cost_receipts_waiting'],
  graph: ['memory_http_requests_total', 'memory_pool_slots', 'memory_graph_traversals_total'],
  'cost-export': ['memory_http_requests_total', 'memory_cost_export_receipts_total'],
};

describe.each(Object.entries(programs))('%s', (name, measures) => {
  test('shows its metrics, to the conventions of Prometheus, and ends when it is told', async () => {
    const [port = 0] = await freePorts(1);
    const program: RunningProgram = await runProgram(`${name}/src/main.ts`, {
      SERVICE_DATABASE_URL: database.url,
      SERVICE_DATA_DIR: folder,
      SERVICE_BUILD_REVISION: 'r1',
      SERVICE_METRICS_BIND: `127.0.0.1:${port}`,
      SERVICE_SELFHOST_API_PORT: '0',
      SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE: '600',
      SERVICE_GRAPH_BIND: '127.0.0.1:0',
      SERVICE_COST_EXPORT_BIND: `unix:${join(folder, 'cost.sock')}`,
      SERVICE_COST_EXPORT_TOKEN: 'x'.repeat(32),
    });
    try {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(metrics).toContain(`memory_build_info{service="${name}",revision="r1"} 1`);
      expect(metrics).toContain('memory_process_draining 0');
      expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds /);
      for (const measure of measures) expect(metrics).toContain(`# TYPE ${measure} `);
      const checked = spawnSync('promtool', ['check', 'metrics'], {
        input: metrics,
        encoding: 'utf8',
        timeout: 30_000,
      });
      if (checked.error === undefined || process.env.CI === 'true') {
        expect({ status: checked.status, said: `${checked.stdout}${checked.stderr}` }).toEqual({
          status: 0,
          said: '',
        });
      }
    } finally {
      program.signal('SIGTERM');
    }
    expect(await program.ended).toBe(0);
  });
});
