import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse as parseJson } from 'jsonc-parser';
import { parse as parseToml } from 'smol-toml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CliContext } from '../context.ts';
import { createTerminal } from '../output/terminal.ts';
import { type AgentClientName, agentClientNames, agentClients, type Places } from './agent-clients.ts';
import { editJson, editToml } from './edit-settings.ts';
import { type InstallOptions, install } from './install.ts';

let home: string;
let places: Partial<Places>;
let out: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'memory-install-'));
  places = { home, cwd: join(home, 'project'), platform: 'linux', env: {} };
  out = '';
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function run(client: AgentClientName, more: Partial<InstallOptions> = {}): void {
  const env = { SERVICE_API_KEY: 'SECRET', npm_node_execpath: '/usr/bin/node' };
  const context = {
    terminal: createTerminal({ write: (text) => (out += text) }, { write: () => undefined }, env),
    env,
    settings: { SERVICE_BASE_URL: 'http://127.0.0.1:8000', SERVICE_API_KEY: 'SECRET' },
  } as unknown as CliContext;
  install(context, { client, name: 'memory', ...more }, places);
}

const fileOf = (client: AgentClientName) => agentClients[client].file(places as Places);
const parse = (client: AgentClientName, text: string) =>
  (agentClients[client].format === 'json' ? parseJson(text) : parseToml(text)) as Record<
    string,
    Record<string, unknown>
  >;

describe.each(agentClientNames)('%s', (client) => {
  const { servers } = agentClients[client];

  test('gets an entry that starts the server, and no key; a second time nothing changes', () => {
    run(client);
    const text = readFileSync(fileOf(client), 'utf8');
    expect(parse(client, text)[servers]?.memory).toMatchObject({
      command: '/usr/bin/node',
      args: [expect.stringMatching(/scripts\/run\.mjs$/), 'mcp', 'stdio'],
      env: { SERVICE_BASE_URL: 'http://127.0.0.1:8000' },
    });
    expect(text).not.toContain('SECRET');
    expect(statSync(fileOf(client)).mode & 0o077).toBe(0);
    run(client);
    expect(out).toContain('has it already');
    expect(readFileSync(fileOf(client), 'utf8')).toBe(text);
    expect(readdirSync(dirname(fileOf(client)))).toHaveLength(1);
  });

  test('keeps what was there, and a copy of it', () => {
    const before =
      agentClients[client].format === 'json'
        ? `{\n    // mine\n    "theme": "dark",\n    "${servers}": {\n        "other": { "command": "x" },\n    },\n}\n`
        : `# mine\ntheme = "dark"\n\n[${servers}.other]\ncommand = "x" # yes\n`;
    mkdirSync(dirname(fileOf(client)), { recursive: true });
    writeFileSync(fileOf(client), before, { mode: 0o644 });
    run(client, { readOnly: true });
    const text = readFileSync(fileOf(client), 'utf8');
    expect(text).toContain('mine');
    expect(parse(client, text)).toMatchObject({ theme: 'dark', [servers]: { other: { command: 'x' } } });
    expect(parse(client, text)[servers]?.memory).toMatchObject({
      args: expect.arrayContaining(['--read-only']),
    });
    const backup = readdirSync(dirname(fileOf(client))).find((name) => name.endsWith('.bak')) ?? '';
    expect(readFileSync(join(dirname(fileOf(client)), backup), 'utf8')).toBe(before);
    expect(statSync(fileOf(client)).mode & 0o777).toBe(0o644);
    run(client);
    expect(parse(client, readFileSync(fileOf(client), 'utf8'))[servers]?.memory).toMatchObject({
      args: expect.not.arrayContaining(['--read-only']),
    });
  });

  test('--dry-run shows the entry and writes nothing', () => {
    run(client, { dryRun: true });
    expect(out).toContain(fileOf(client));
    expect(out).toContain('run.mjs');
    expect(readdirSync(home)).toEqual([]);
  });
});

test('a link to settings stays a link', () => {
  mkdirSync(join(home, '.cursor'));
  writeFileSync(join(home, 'dotfile.json'), '{}');
  symlinkSync(join(home, 'dotfile.json'), fileOf('cursor'));
  run('cursor');
  expect(readFileSync(join(home, 'dotfile.json'), 'utf8')).toContain('memory');
});

test('folders are named so that they mean the same from anywhere', () => {
  run('cursor', { allowedRoot: ['~/notes', 'relative'] });
  const entry = parse('cursor', readFileSync(fileOf('cursor'), 'utf8')).mcpServers?.memory as {
    args: string[];
  };
  expect(entry.args.slice(-4)).toEqual([
    '--allowed-root',
    '~/notes',
    '--allowed-root',
    join(process.cwd(), 'relative'),
  ]);
});

test('settings of another form are left alone', () => {
  const edit = { servers: 'mcp_servers', name: 'memory', entry: { command: 'x' } };
  for (const text of ['[]', '{', '{"mcp_servers": []}', 'x'])
    expect(() => editJson(text, edit), text).toThrow();
  for (const text of [
    '= 1',
    'mcp_servers = { memory = { command = "y" } }',
    '[mcp_servers]\nmemory.command = "y"',
  ]) {
    expect(() => editToml(text, edit), text).toThrow();
  }
});

test('where each system keeps the files', () => {
  const on = (platform: NodeJS.Platform, env = {}) => ({ home: '/h', cwd: '/c', platform, env });
  const desktop = agentClients['claude-desktop'];
  expect(desktop.file(on('darwin'))).toBe('/h/Library/Application Support/Claude/claude_desktop_config.json');
  expect(desktop.file(on('win32', { APPDATA: '/a' }))).toBe('/a/Claude/claude_desktop_config.json');
  expect(agentClients.vscode.file(on('linux'))).toBe('/h/.config/Code/User/mcp.json');
  expect(agentClients.zed.file(on('darwin'))).toBe('/h/.config/zed/settings.json');
  expect(agentClients.codex.file(on('linux', { CODEX_HOME: '/x' }))).toBe('/x/config.toml');
});
