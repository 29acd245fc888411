#!/usr/bin/env -S node --max-semi-space-size=8 --heap-growing-percent=50
import { createTransport } from '@memory/client';
import { ConfigurationError, configurationExitCode } from '@memory/telemetry/environment';
import manifest from '../package.json' with { type: 'json' };
import { type Command, type HttpCommand, helpText, readCommand, type StdioCommand } from './command-line.ts';
import { createProtocol } from './json-rpc/protocol.ts';
import { createLog } from './log.ts';
import { createTools } from './tools/create-tools.ts';
import { createMemoryApi } from './tools/memory-api.ts';
import { listenHttp } from './transports/http/listen-http.ts';
import { serveStdio } from './transports/serve-stdio.ts';

const DRAIN_MS = 10_000;

/** Aborted at the first SIGTERM or SIGINT; a second one ends the process at once. */
function stopOnSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const [name, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    process.on(name, () => {
      if (stopping.signal.aborted) process.exit(code);
      stopping.abort(new Error(name));
    });
  }
  return stopping.signal;
}

function compose(command: StdioCommand | HttpCommand) {
  const { baseUrl, settings } = command;
  const log = createLog(settings.SERVICE_LOG_LEVEL);
  const api = createMemoryApi({
    baseUrl,
    transport: createTransport(),
    userAgent: `memory-mcp/${manifest.version}`,
  });
  const paths =
    command.transport === 'stdio'
      ? { roots: settings.SERVICE_MCP_ALLOWED_ROOTS, maxBytes: settings.SERVICE_MCP_PATH_READ_MAX_BYTES }
      : null;
  const tools = createTools({ api, readOnly: settings.SERVICE_MCP_READ_ONLY, paths, log });
  const serverInfo = { name: 'memory-service', version: manifest.version };
  return { log, protocol: createProtocol({ tools, serverInfo, log }) };
}

async function runStdio(command: StdioCommand, stopping: AbortSignal): Promise<void> {
  const { log, protocol } = compose(command);
  log.debug('serving stdio', { memory: command.baseUrl });
  const authorization = command.apiKey === null ? [] : [`Bearer ${command.apiKey}`];
  await serveStdio({ input: process.stdin, output: process.stdout, protocol, authorization, stopping });
}

async function runHttp(command: HttpCommand, stopping: AbortSignal): Promise<void> {
  const { log, protocol } = compose(command);
  const listener = await listenHttp({
    host: command.host,
    port: command.settings.SERVICE_MCP_PORT,
    protocol,
    log,
  });
  process.stdout.write(`memory mcp ready at ${listener.url}\n`);
  await new Promise<void>((resolve) => {
    if (stopping.aborted) resolve();
    stopping.addEventListener('abort', () => resolve(), { once: true });
  });
  await listener.close(DRAIN_MS);
}

async function main(): Promise<number> {
  let command: Command;
  try {
    command = readCommand(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const problem of [...error.problems, ...error.warnings]) process.stderr.write(`${problem}\n`);
    return configurationExitCode;
  }
  if (command.transport === 'help') {
    process.stdout.write(helpText);
    return 0;
  }
  for (const warning of command.warnings) process.stderr.write(`${warning}\n`);
  const stopping = stopOnSignal();
  try {
    await (command.transport === 'stdio' ? runStdio(command, stopping) : runHttp(command, stopping));
    return 0;
  } catch (error) {
    process.stderr.write(`cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

// A log or a first line that nobody reads is no reason to end.
process.stderr.on('error', () => {});
process.stdout.on('error', () => {});
process.exit(await main());
