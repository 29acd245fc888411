import { parseArgs } from 'node:util';
import {
  ConnectionProblem,
  credentialsPath,
  defaultBaseUrl,
  normalizeBaseUrl,
  readCredentials,
} from '@memory/client';
import {
  ConfigurationError,
  describeEnvironment,
  type Environment,
  loadEnvironment,
} from '@memory/telemetry/environment';
import { Settings, variables } from './settings.ts';
import { isLoopback } from './transports/http/loopback.ts';

export type StdioCommand = { transport: 'stdio'; baseUrl: string; apiKey: string | null; settings: Settings };
export type HttpCommand = { transport: 'http'; baseUrl: string; host: string; settings: Settings };
export type Command = { transport: 'help' } | ((StdioCommand | HttpCommand) & { warnings: string[] });

const flags = {
  'base-url': { type: 'string' },
  'api-key': { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'read-only': { type: 'boolean' },
  'allowed-root': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

export const helpText = `memory-mcp: gives agents a memory service as MCP tools

  memory-mcp stdio [--base-url URL] [--api-key KEY] [--read-only] [--allowed-root DIRECTORY]…
  memory-mcp http  [--base-url URL] [--port PORT] [--host LOOPBACK-ADDRESS] [--read-only]

stdio speaks JSON-RPC on standard input and output, for one client that starts it. Its key comes from --api-key, then
SERVICE_API_KEY, then the credential file that \`memory login\` writes (sent only to the address stored beside it).
http serves Streamable HTTP at /mcp on this machine alone, holds no key, and passes each caller's Authorization on.

${describeEnvironment(variables)}
`;

/**
 * What was asked for on the command line and in the environment. A flag goes before a variable, and a variable before
 * the credential file.
 *
 * @throws ConfigurationError with one line per problem
 */
export function readCommand(argv: readonly string[], env: Environment): Command {
  const { values, positionals } = parse(argv);
  if (values.help === true) return { transport: 'help' };
  const [transport, ...more] = positionals;
  if ((transport !== 'stdio' && transport !== 'http') || more.length > 0) {
    throw new ConfigurationError([
      `give one of stdio and http, not "${positionals.join(' ')}"; --help shows how`,
    ]);
  }
  const misplaced =
    transport === 'stdio' ? (['port', 'host'] as const) : (['api-key', 'allowed-root'] as const);
  const wrong = misplaced.filter((name) => values[name] !== undefined);
  if (wrong.length > 0) throw new ConfigurationError(wrong.map((name) => `--${name}: not for ${transport}`));
  const { config: settings, warnings } = loadEnvironment(Settings, overlay(env, values));
  try {
    if (transport === 'stdio') {
      return { transport, settings, warnings, ...resolveConnection(settings, credentialsPath(env)) };
    }
    if (settings.SERVICE_API_KEY !== undefined) {
      warnings.push('SERVICE_API_KEY: not used by http; each caller sends its own Authorization');
    }
    const baseUrl = normalizeBaseUrl(settings.SERVICE_BASE_URL ?? defaultBaseUrl);
    const host = values.host ?? '127.0.0.1';
    if (!isLoopback(host)) {
      throw new ConfigurationError([
        `--host: ${host} is not a loopback address, and http listens on no other`,
      ]);
    }
    return { transport, settings, warnings, baseUrl, host };
  } catch (error) {
    if (!(error instanceof ConnectionProblem)) throw error;
    throw new ConfigurationError([`${error.message}. ${error.hint}`], warnings);
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: flags, allowPositionals: true });
  } catch (error) {
    throw new ConfigurationError([`${(error as Error).message.split('\n')[0]}; --help shows how`]);
  }
}

type Values = ReturnType<typeof parse>['values'];

/** The environment with what flags say in the place of variables. */
function overlay(env: Environment, values: Values): Environment {
  const given: Record<string, string | undefined> = { ...env };
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) given[name] = value;
  };
  set('SERVICE_BASE_URL', values['base-url']);
  if (values['api-key'] !== undefined) delete given.SERVICE_API_KEY_FILE;
  set('SERVICE_API_KEY', values['api-key']);
  set('SERVICE_MCP_PORT', values.port);
  set('SERVICE_MCP_READ_ONLY', values['read-only'] === true ? 'true' : undefined);
  set('SERVICE_MCP_ALLOWED_ROOTS', values['allowed-root']?.join(process.platform === 'win32' ? ';' : ':'));
  return given;
}

/** The file is read where the address or the key is still open; its key goes only to the address stored beside it. */
function resolveConnection(settings: Settings, path: string): { baseUrl: string; apiKey: string | null } {
  const { SERVICE_BASE_URL: address, SERVICE_API_KEY: key } = settings;
  const stored = address === undefined || key === undefined ? readCredentials(path) : null;
  const baseUrl = normalizeBaseUrl(address ?? stored?.baseUrl ?? defaultBaseUrl);
  const isItsAddress = stored !== null && normalizeBaseUrl(stored.baseUrl) === baseUrl;
  return { baseUrl, apiKey: key ?? (isItsAddress ? stored.apiKey : null) };
}
