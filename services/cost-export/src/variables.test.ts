import { ConfigurationError, loadEnvironment } from '@memory/telemetry';
import { expect, test } from 'vitest';
import { CostExportProgramVariables } from './variables.ts';

const good = {
  SERVICE_DATABASE_URL: 'postgres://db/memory',
  SERVICE_COST_EXPORT_BIND: '127.0.0.1:9000',
  SERVICE_COST_EXPORT_TOKEN: 'x'.repeat(32),
};

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    loadEnvironment(CostExportProgramVariables, { ...good, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

test('binds', () => {
  const read = (bind: string) =>
    loadEnvironment(CostExportProgramVariables, { ...good, SERVICE_COST_EXPORT_BIND: bind }).config
      .SERVICE_COST_EXPORT_BIND;
  expect(read('0.0.0.0:80')).toEqual({ host: '0.0.0.0', port: 80 });
  expect(read('[::1]:9000')).toEqual({ host: '::1', port: 9000 });
  expect(read('unix:/run/cost.sock')).toEqual({ path: '/run/cost.sock' });
});

test('starts that are refused', () => {
  expect(problemsOf({})).toEqual([]);
  for (const bind of [
    '9000',
    '::1:9000',
    'host:',
    'unix:',
    'unix:cost.sock',
    'unix:/run/',
    `unix:/${'x'.repeat(120)}`,
  ]) {
    expect(problemsOf({ SERVICE_COST_EXPORT_BIND: bind })[0], bind).toMatch(
      /^SERVICE_COST_EXPORT_BIND: must /,
    );
  }
  expect(problemsOf({ SERVICE_COST_EXPORT_BIND: undefined })).toEqual([
    'SERVICE_COST_EXPORT_BIND: says where to listen, and is not set',
  ]);
  expect(problemsOf({ SERVICE_COST_EXPORT_TOKEN: undefined })).toEqual([
    'SERVICE_COST_EXPORT_TOKEN: is required where SERVICE_COST_EXPORT_BIND is set',
  ]);
  expect(problemsOf({ SERVICE_COST_EXPORT_TOKEN: 'x'.repeat(31) })).toEqual([
    'SERVICE_COST_EXPORT_TOKEN: must be at least 32 bytes long',
  ]);
  expect(problemsOf({ SERVICE_COST_EXPORT_TOKEN: `${'x'.repeat(32)} y` })).toEqual([
    'SERVICE_COST_EXPORT_TOKEN: must be printable ASCII without blanks',
  ]);
  expect(problemsOf({ SERVICE_DATABASE_URL: undefined })[0]).toMatch(/^SERVICE_DATABASE_URL: /);
});
