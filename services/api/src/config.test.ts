import {
  type ConfigurationError,
  describeEnvironment,
  type Environment,
  loadEnvironment,
} from '@memory/telemetry';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiFeatures, apiProblems, apiVariables, modelBindingVariables } from './config.ts';

const schema = z.object(apiVariables).superRefine((variables, ctx) => {
  for (const message of apiProblems(variables)) ctx.addIssue({ code: 'custom', message });
});

const read = (env: Environment) => loadEnvironment(schema, env).config;

function problemsOf(env: Environment): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    return (error as ConfigurationError).problems;
  }
}

test('nothing set is a stock service', () => {
  const config = read({});
  expect(config).toMatchObject({
    SERVICE_SELFHOST_API_PUBLISH_ADDRESS: '127.0.0.1',
    SERVICE_SELFHOST_API_PORT: 8000,
    SERVICE_RETRIEVAL_POOL_SIZE: 4,
    SERVICE_RETRIEVAL_POOL_WAIT_S: 1,
    SERVICE_GRAPH_WORK_MEM_KIB: 16_384,
    SERVICE_LOG_LEVEL: 'info',
    SERVICE_DATA_DIR: '.memory',
    SERVICE_BUILD_REVISION: '',
  });
  expect(apiFeatures(config)).toEqual({ open_query: true, document_deletion: true, document_search: true });
});

test.each([
  ['SERVICE_SELFHOST_API_PORT', '65536'],
  ['SERVICE_SELFHOST_API_PUBLISH_ADDRESS', 'http://x'],
  ['SERVICE_DATABASE_URL', 'mysql://x'],
  ['SERVICE_REDIS_URL', ''],
  ['SERVICE_DEPLOYMENT_ID', 'x'],
  ['SERVICE_METRICS_BIND', 'on'],
  ['SERVICE_LOG_LEVEL', 'loud'],
  ['SERVICE_RETRIEVAL_POOL_SIZE', '33'],
  ['SERVICE_RETRIEVAL_POOL_WAIT_S', '31'],
  ['SERVICE_GRAPH_MAX_CONCURRENCY', '0'],
  ['SERVICE_GRAPH_WORK_MEM_KIB', '63'],
  ['SERVICE_OPEN_QUERY', 'maybe'],
  ['SERVICE_MODEL_P1_EMBEDDING', 'nobody/nothing'],
  ['SERVICE_RETRIEVAL_MAX_CONCURRENCY', '5'],
])('%s=%s ends the start with one line', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: `));
  expect(problems[0]).not.toContain('\n');
});

test('a number between two bounds is asked for with both', () => {
  expect(problemsOf({ SERVICE_GRAPH_POOL_WAIT_S: '30.5' })).toEqual([
    'SERVICE_GRAPH_POOL_WAIT_S: must be a number greater than 0 and at most 30',
  ]);
});

test('slots up to the size of the pool', () => {
  expect(problemsOf({ SERVICE_GRAPH_POOL_SIZE: '8', SERVICE_GRAPH_MAX_CONCURRENCY: '8' })).toEqual([]);
  expect(problemsOf({ SERVICE_GRAPH_POOL_SIZE: '1', SERVICE_GRAPH_MAX_CONCURRENCY: '2' })).toEqual([
    'SERVICE_GRAPH_MAX_CONCURRENCY: must not be above SERVICE_GRAPH_POOL_SIZE, which is 1',
  ]);
});

test('a password in a URL is in no problem', () => {
  const problems = problemsOf({ SERVICE_DATABASE_URL: 'http://user:hunter2@host/db' });
  expect(problems.join()).not.toContain('hunter2');
});

test('model bindings are found among the variables', () => {
  const config = read({ SERVICE_MODEL_P1_EMBEDDING: 'local/minilm', SERVICE_MODELS_DIR: '/models' });
  expect(modelBindingVariables(config)).toEqual({ SERVICE_MODEL_P1_EMBEDDING: 'local/minilm' });
});

test('every variable has a line in the help', () => {
  const lines = describeEnvironment(apiVariables).split('\n').slice(1);
  expect(lines).toHaveLength(Object.keys(apiVariables).length);
  for (const line of lines) expect(line.trim().split(/\s{2,}/).length, line).toBeGreaterThanOrEqual(2);
});
