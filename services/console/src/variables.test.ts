import { expect, test } from 'vitest';
import { ConsoleProgramVariables, consoleProblems } from './variables.ts';

test('a console that other machines reach needs an API that asks for a credential', () => {
  const problems = (host: string, hasCredential: boolean) =>
    consoleProblems({ SERVICE_CONSOLE_BIND: { host, port: 8001 }, hasCredential });
  expect(problems('127.0.0.1', false)).toEqual([]);
  expect(problems('::1', false)).toEqual([]);
  expect(problems('0.0.0.0', true)).toEqual([]);
  expect(problems('0.0.0.0', false)).toEqual([expect.stringContaining('asks for no credential')]);
  expect(consoleProblems({ SERVICE_CONSOLE_BIND: 'off', hasCredential: false })).toEqual([]);
});

test('addresses are checked at the start', () => {
  const problems = (variables: object) =>
    ConsoleProgramVariables.safeParse(variables).error?.issues.map(({ message }) => message) ?? [];
  expect(problems({ SERVICE_CONSOLE_BIND: '127.0.0.1:8001', SERVICE_BASE_URL: 'http://api:8000' })).toEqual(
    [],
  );
  expect(problems({ SERVICE_CONSOLE_BIND: 'nowhere' })).toEqual(['must be host:port, [ipv6]:port or off']);
  expect(problems({ SERVICE_BASE_URL: 'ftp://api' })).toEqual([
    'must be a URL beginning with http:// or https://',
  ]);
  expect(problems({ SERVICE_CONSOLE_COST_EXPORT_URL: 'http://costs:9470' })).toEqual([
    expect.stringContaining('SERVICE_COST_EXPORT_TOKEN: is required'),
  ]);
  expect(problems({ SERVICE_CONSOLE_BIND: 'off' })).toEqual([expect.stringContaining('is off')]);
});
