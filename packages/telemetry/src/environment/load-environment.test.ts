import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nearestVariable } from './known-variables.ts';
import {
  ConfigurationError,
  describeEnvironment,
  type Environment,
  loadEnvironment,
} from './load-environment.ts';
import { address, decimal, filled, flag, hostPort, listenAddress, port, wholeNumber } from './values.ts';

const shape = {
  SERVICE_SELFHOST_API_PORT: port.default(8000).meta({ description: 'where it listens', shown: '8000' }),
  SERVICE_SELFHOST_REQUIRE_API_AUTH: flag(false).meta({ description: 'no start without a credential' }),
  SERVICE_SELFHOST_API_BEARER_TOKEN: filled.optional().meta({ description: 'the shared secret' }),
};
const schema = z.object(shape);

function problemsOf(env: Environment): readonly string[] {
  try {
    loadEnvironment(schema, env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

function file(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'environment-')), 'secret');
  writeFileSync(path, content);
  return path;
}

describe('loadEnvironment', () => {
  test('reads values and fills in defaults', () => {
    const { config, warnings } = loadEnvironment(schema, {
      SERVICE_SELFHOST_REQUIRE_API_AUTH: 'TRUE',
      HOME: '/',
    });
    expect(config).toEqual({ SERVICE_SELFHOST_API_PORT: 8000, SERVICE_SELFHOST_REQUIRE_API_AUTH: true });
    expect(warnings).toEqual([]);
  });

  test('names every problem, one line each', () => {
    expect(
      problemsOf({
        SERVICE_SELFHOST_API_PORT: '80000',
        SERVICE_SELFHOST_REQUIRE_API_AUTH: 'yes please',
        SERVICE_SELFHOST_API_BEARER_TOKEN: '',
        SERVICE_SELFHOST_API_BEARER_TOKN: 'x',
      }),
    ).toEqual([
      'SERVICE_SELFHOST_API_BEARER_TOKN: unknown variable; the nearest known one is SERVICE_SELFHOST_API_BEARER_TOKEN',
      'SERVICE_SELFHOST_API_PORT: must be a whole number from 0 to 65535',
      'SERVICE_SELFHOST_REQUIRE_API_AUTH: must be true or false',
      'SERVICE_SELFHOST_API_BEARER_TOKEN: must not be empty',
    ]);
  });

  test('warns of other unknown variables, and knows those of its neighbours', () => {
    const env = {
      SERVICE_LOG_LEVL: 'debug',
      SERVICE_WORKER_CONCURRENCY: '2',
      SERVICE_MODEL_P1_EMBEDDING: 'x',
    };
    expect(loadEnvironment(schema, env).warnings).toEqual([
      'SERVICE_LOG_LEVL: unknown variable; the nearest known one is SERVICE_LOG_LEVEL',
    ]);
  });

  test('reads a secret from a file without its last newline', () => {
    const read = (content: string) =>
      loadEnvironment(schema, { SERVICE_SELFHOST_API_BEARER_TOKEN_FILE: file(content) }).config
        .SERVICE_SELFHOST_API_BEARER_TOKEN;
    expect(read('secret\n')).toBe('secret');
    expect(read('secret\n\n')).toBe('secret\n');
    expect(read('secret')).toBe('secret');
  });

  test('names the file whose content is wrong', () => {
    expect(problemsOf({ SERVICE_SELFHOST_API_BEARER_TOKEN_FILE: file('\n') })).toEqual([
      'SERVICE_SELFHOST_API_BEARER_TOKEN_FILE: must not be empty',
    ]);
  });

  test('refuses a secret given twice, an unreadable file, and a file for what is no secret', () => {
    expect(
      problemsOf({
        SERVICE_SELFHOST_API_BEARER_TOKEN_FILE: '/nowhere',
        SERVICE_SELFHOST_API_PORT_FILE: '/x',
      }),
    ).toEqual([
      'SERVICE_SELFHOST_API_BEARER_TOKEN_FILE: cannot read /nowhere (ENOENT)',
      'SERVICE_SELFHOST_API_PORT_FILE: unknown variable; the nearest known one is SERVICE_SELFHOST_API_PORT',
    ]);
    expect(
      problemsOf({
        SERVICE_SELFHOST_API_BEARER_TOKEN_FILE: file('a'),
        SERVICE_SELFHOST_API_BEARER_TOKEN: 'b',
      }),
    ).toEqual([
      'SERVICE_SELFHOST_API_BEARER_TOKEN_FILE: is set together with SERVICE_SELFHOST_API_BEARER_TOKEN; give one of the two',
    ]);
  });

  test('prints a table of its variables', () => {
    expect(describeEnvironment(shape).split('\n')).toEqual([
      '  variable                           default  meaning',
      '  SERVICE_SELFHOST_API_PORT          8000     where it listens',
      '  SERVICE_SELFHOST_REQUIRE_API_AUTH  false    no start without a credential',
      '  SERVICE_SELFHOST_API_BEARER_TOKEN           the shared secret (or SERVICE_SELFHOST_API_BEARER_TOKEN_FILE)',
    ]);
  });
});

describe('values', () => {
  const accepts = (value: z.ZodType, text: string) => value.safeParse(text).success;

  test('whole numbers and decimals', () => {
    const size = wholeNumber({ min: 1, max: 32 });
    expect(['1', '32'].every((text) => accepts(size, text))).toBe(true);
    expect(['0', '33', '', ' 1', '1.0', '0x1', '1e1'].some((text) => accepts(size, text))).toBe(false);
    const wait = decimal({ above: 0, max: 30 });
    expect(['0.5', '30', '1'].every((text) => accepts(wait, text))).toBe(true);
    expect(['0', '30.1', '-1', 'NaN', 'Infinity', '.5'].some((text) => accepts(wait, text))).toBe(false);
    expect(wait.safeParse('30.1').error?.issues[0]?.message).toBe(
      'must be a number greater than 0 and at most 30',
    );
  });

  test('addresses', () => {
    expect(hostPort.parse('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(hostPort.parse('[::1]:80')).toEqual({ host: '::1', port: 80 });
    expect(['x', '::1:80', 'x:99999', ':80'].some((text) => accepts(hostPort, text))).toBe(false);
    expect(
      ['::', '0.0.0.0', '127.0.0.2', 'localhost', 'api-1.internal.'].every((text) =>
        accepts(listenAddress, text),
      ),
    ).toBe(true);
    expect(
      ['http://x', '999.1.1.1', '127.0.0.1:80', '127.1', '[::1]', '::x', ''].some((text) =>
        accepts(listenAddress, text),
      ),
    ).toBe(false);
    expect(accepts(address(['postgres', 'postgresql']), 'postgres://u:p@h/d')).toBe(true);
    expect(accepts(address(['redis']), 'http://h')).toBe(false);
  });
});

test('nearest known variable', () => {
  expect(nearestVariable('SERVICE_REDIS_URI')).toBe('SERVICE_REDIS_URL');
});
