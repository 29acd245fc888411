import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  credentialsPath,
  normalizeBaseUrl,
  readCredentials,
  removeCredentials,
  writeCredentials,
} from '@memory/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveConnection } from './settings.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-config-'));
  path = credentialsPath({ XDG_CONFIG_HOME: folder });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a credential is stored for its owner alone', () => {
  writeCredentials(path, { baseUrl: 'https://a.example', apiKey: 'secret' });
  expect(path).toBe(join(folder, 'memory-service/credentials.json'));
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    base_url: 'https://a.example',
    api_key: 'secret',
  });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readCredentials(path)).toEqual({ baseUrl: 'https://a.example', apiKey: 'secret' });
  expect([removeCredentials(path), removeCredentials(path), readCredentials(path)]).toEqual([
    true,
    false,
    null,
  ]);
});

test('a file that others may read, or a damaged one, is refused', () => {
  writeCredentials(path, { baseUrl: 'https://a.example', apiKey: 'secret' });
  chmodSync(path, 0o644);
  expect(() => readCredentials(path)).toThrow('can be read by others');
  chmodSync(path, 0o600);
  writeFileSync(path, '{"base_url": 1}');
  expect(() => readCredentials(path)).toThrow('damaged');
});

test('the stored key goes only to the address stored beside it', () => {
  writeCredentials(path, { baseUrl: 'https://a.example/', apiKey: 'secret' });
  expect(resolveConnection(null, {}, path)).toEqual({ baseUrl: 'https://a.example', apiKey: 'secret' });
  expect(resolveConnection('https://A.example:443', {}, path).apiKey).toBe('secret');
  expect(resolveConnection('http://a.example', {}, path).apiKey).toBe(null);
  expect(resolveConnection('https://a.example.evil', {}, path).apiKey).toBe(null);
  expect(resolveConnection('https://a.example/other', {}, path).apiKey).toBe(null);
});

test('flag before variable before stored address before the local default', () => {
  expect(resolveConnection(null, {}, path)).toEqual({ baseUrl: 'http://127.0.0.1:8000', apiKey: null });
  writeCredentials(path, { baseUrl: 'https://stored', apiKey: 'secret' });
  const settings = { SERVICE_BASE_URL: 'https://variable', SERVICE_API_KEY: 'given' };
  expect(resolveConnection(null, settings, path)).toEqual({ baseUrl: 'https://variable', apiKey: 'given' });
  expect(resolveConnection('https://flag', settings, path).baseUrl).toBe('https://flag');
});

test('an address is http or https and holds no password', () => {
  expect(normalizeBaseUrl('HTTP://Host:8000/base//')).toBe('http://host:8000/base');
  expect(() => normalizeBaseUrl('ftp://host')).toThrow('no address');
  expect(() => normalizeBaseUrl('localhost:8000')).toThrow('no address');
  expect(() => normalizeBaseUrl('http://u:p@host')).toThrow('password');
});
