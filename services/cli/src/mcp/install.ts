import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { credentialsPath } from '@memory/client';
import { stringify } from 'smol-toml';
import { type CliContext, type CommonOptions, printJson } from '../context.ts';
import { resolveConnection } from '../settings.ts';
import { type AgentClient, type AgentClientName, agentClients, type Places } from './agent-clients.ts';
import { type Edit, editJson, editToml } from './edit-settings.ts';
import { serverProgram } from './server-program.ts';

export type InstallOptions = CommonOptions & {
  readonly client: AgentClientName;
  readonly name: string;
  readonly dryRun?: boolean;
  readonly readOnly?: boolean;
  readonly allowedRoot?: readonly string[];
};

/**
 * Adds the MCP server to an agent's settings. No key is written: the server reads the one that `memory login` stored.
 * What was there before is kept in a file beside it; where nothing changes, nothing is written.
 */
export function install(context: CliContext, options: InstallOptions, given: Partial<Places> = {}): void {
  const { terminal, env } = context;
  const places: Places = { home: homedir(), cwd: process.cwd(), platform: process.platform, env, ...given };
  const client: AgentClient = agentClients[options.client];
  const edit: Edit = {
    servers: client.servers,
    name: options.name,
    entry: entryFor(context, client, options),
  };
  const file = followLink(client.file(places));
  const before = readOrEmpty(file);
  const after = client.format === 'json' ? editJson(before, edit) : editToml(before, edit);
  const changed = after !== before;
  const backup = changed && before !== '' && !options.dryRun ? `${file}.${stamp()}.bak` : null;
  if (changed && !options.dryRun) write(file, after, backup);
  if (options.json) {
    printJson(terminal, {
      client: options.client,
      file,
      changed,
      written: changed && !options.dryRun,
      backup,
      entry: edit.entry,
    });
    return;
  }
  if (!changed) terminal.print(`${file} has it already.`);
  else if (options.dryRun)
    terminal.print(`Would write to ${file}, for ${client.title}:\n\n${shown(client, edit)}`);
  else
    terminal.print(
      `${client.title}: written to ${file}${backup === null ? '' : `\nBefore: ${backup}`}\n${client.nextStep}`,
    );
}

function entryFor(
  context: CliContext,
  client: AgentClient,
  options: InstallOptions,
): Record<string, unknown> {
  const { env, settings } = context;
  const { command, args } = serverProgram(env);
  const { baseUrl } = resolveConnection(options.baseUrl ?? null, settings, credentialsPath(env));
  const flags = [
    ...(options.readOnly ? ['--read-only'] : []),
    ...(options.allowedRoot ?? []).flatMap((root) => [
      '--allowed-root',
      root.startsWith('~') ? root : resolve(root),
    ]),
  ];
  return {
    ...client.extra,
    command,
    args: [...args, 'stdio', ...flags],
    env: {
      SERVICE_BASE_URL: baseUrl,
      // An agent may be started without it, and the key is found by it.
      ...(env.XDG_CONFIG_HOME ? { XDG_CONFIG_HOME: env.XDG_CONFIG_HOME } : {}),
    },
  };
}

function shown({ format }: AgentClient, { servers, name, entry }: Edit): string {
  const value = { [servers]: { [name]: entry } };
  return format === 'json' ? JSON.stringify(value, null, 2) : stringify(value).trim();
}

/** Settings are often links into a folder of dotfiles; the link stays one. */
function followLink(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function write(file: string, text: string, backup: string | null): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const mode = backup === null ? 0o600 : statSync(file).mode & 0o777;
  if (backup !== null) {
    copyFileSync(file, backup);
    chmodSync(backup, mode);
  }
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  chmodSync(draft, mode);
  renameSync(draft, file);
}

function stamp(): string {
  return new Date().toISOString().replace(/[-:]|\.\d+Z$/g, '');
}
