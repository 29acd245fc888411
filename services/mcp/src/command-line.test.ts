import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentialsPath, writeCredentials } from '@memory/client';
import { ConfigurationError } from '@memory/telemetry/environment';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCommand } from './command-line.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-mcp-'));
  path = credentialsPath({ XDG_CONFIG_HOME: folder });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (argv: string[], env: Record<string, string> = {}) =>
  readCommand(argv, { XDG_CONFIG_HOME: folder, ...env });
function problems(argv: string[], env: Record<string, string> = {}): string {
  try {
    read(argv, env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.join('\n');
    throw error;
  }
  return '';
}

test('the defaults', () => {
  expect(read(['stdio'])).toMatchObject({
    transport: 'stdio',
    baseUrl: 'http://127.0.0.1:8000',
    apiKey: null,
    settings: {
      SERVICE_MCP_READ_ONLY: false,
      SERVICE_MCP_ALLOWED_ROOTS: [],
      SERVICE_MCP_PATH_READ_MAX_BYTES: 268_435_456,
    },
  });
  expect(read(['http'])).toMatchObject({ host: '127.0.0.1', settings: { SERVICE_MCP_PORT: 8765 } });
});

test('the key: flag, then environment, then file', () => {
  writeCredentials(path, { baseUrl: 'https://memory.example', apiKey: 'stored' });
  const keyOf = (argv: string[], env: Record<string, string> = {}) => {
    const command = read(['stdio', ...argv], env);
    return command.transport === 'stdio' ? [command.baseUrl, command.apiKey] : null;
  };
  expect(keyOf(['--api-key', 'flag'], { SERVICE_API_KEY: 'variable' })).toEqual([
    'https://memory.example',
    'flag',
  ]);
  expect(keyOf([], { SERVICE_API_KEY: 'variable' })).toEqual(['https://memory.example', 'variable']);
  expect(keyOf([])).toEqual(['https://memory.example', 'stored']);
  const keyFile = join(folder, 'key');
  writeFileSync(keyFile, 'of-a-file\n');
  expect(keyOf([], { SERVICE_API_KEY_FILE: keyFile })).toEqual(['https://memory.example', 'of-a-file']);
  expect(keyOf(['--api-key', 'flag'], { SERVICE_API_KEY_FILE: keyFile })).toEqual([
    'https://memory.example',
    'flag',
  ]);
});

test('the stored key goes to the address stored beside it alone', () => {
  writeCredentials(path, { baseUrl: 'https://memory.example/', apiKey: 'stored' });
  const keyAt = (address: string) => {
    const command = read(['stdio', '--base-url', address]);
    return command.transport === 'stdio' ? command.apiKey : null;
  };
  expect(keyAt('https://MEMORY.example:443')).toBe('stored');
  for (const other of ['http://memory.example', 'https://memory.example.evil', 'https://memory.example/x']) {
    expect(keyAt(other), other).toBe(null);
  }
});

test('a credential file that others may read, or a damaged one, refuses the start where it is needed', () => {
  writeCredentials(path, { baseUrl: 'https://memory.example', apiKey: 'stored' });
  chmodSync(path, 0o640);
  expect(problems(['stdio'])).toMatch(/can be read by others\. chmod 600/);
  expect(problems(['stdio', '--base-url', 'http://a', '--api-key', 'k'])).toBe('');
  expect(problems(['http'])).toBe('');
  chmodSync(path, 0o600);
  writeFileSync(path, '{');
  expect(problems(['stdio'])).toMatch(/damaged/);
});

test('http holds no key and says so', () => {
  const command = read(['http'], { SERVICE_API_KEY: 'k' });
  expect(command).not.toHaveProperty('apiKey');
  expect(command).toMatchObject({ warnings: [expect.stringContaining('not used by http')] });
});

test('flags go before variables', () => {
  const env = {
    SERVICE_BASE_URL: 'http://variable',
    SERVICE_MCP_PORT: '1',
    SERVICE_MCP_ALLOWED_ROOTS: '/variable',
  };
  expect(read(['http', '--base-url', 'http://flag/', '--port=0', '--read-only'], env)).toMatchObject({
    baseUrl: 'http://flag',
    settings: { SERVICE_MCP_PORT: 0, SERVICE_MCP_READ_ONLY: true },
  });
  expect(read(['stdio', '--allowed-root', '/a', '--allowed-root', '~/b'], env)).toMatchObject({
    settings: { SERVICE_MCP_ALLOWED_ROOTS: ['/a', '~/b'] },
  });
});

test.each<[string[], Record<string, string>, RegExp]>([
  [[], {}, /stdio and http/],
  [['serve'], {}, /stdio and http/],
  [['stdio', 'http'], {}, /stdio and http/],
  [['stdio', '--colour'], {}, /--colour/],
  [['stdio', '--port', '1'], {}, /--port: not for stdio/],
  [['http', '--api-key', 'secret'], {}, /^--api-key: not for http$/],
  [['http', '--allowed-root', '/'], {}, /--allowed-root: not for http/],
  [['http', '--host', '0.0.0.0'], {}, /not a loopback address/],
  [['http', '--host', '::'], {}, /not a loopback address/],
  [['http', '--port', '65536'], {}, /SERVICE_MCP_PORT/],
  [['http'], { SERVICE_MCP_PORT: 'x' }, /SERVICE_MCP_PORT/],
  [['stdio'], { SERVICE_BASE_URL: 'memory.example' }, /SERVICE_BASE_URL/],
  [['stdio'], { SERVICE_BASE_URL: 'http://u:p@memory.example' }, /password/],
  [['stdio'], { SERVICE_API_KEY: 'se cret' }, /^SERVICE_API_KEY: must be one word/],
  [['stdio'], { SERVICE_API_KEY: '' }, /SERVICE_API_KEY/],
  [['stdio'], { SERVICE_MCP_READ_ONLY: 'maybe' }, /SERVICE_MCP_READ_ONLY/],
  [['stdio'], { SERVICE_MCP_PATH_READ_MAX_BYTES: '0' }, /SERVICE_MCP_PATH_READ_MAX_BYTES/],
  [['stdio'], { SERVICE_MCP_ALLOWED_ROOTS: '/a::/b' }, /SERVICE_MCP_ALLOWED_ROOTS/],
  [['stdio'], { SERVICE_SELFHOST_API_BEARER_TOKEM: 'x' }, /unknown variable/],
])('%j %j does not start', (argv, env, message) => {
  const told = problems(argv, env);
  expect(told).toMatch(message);
  expect(told).not.toMatch(/se cret|secret|u:p/);
});
