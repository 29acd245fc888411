#!/usr/bin/env node
import { credentialsPath } from '@memory/client';
import { ConfigurationError, loadEnvironment } from '@memory/telemetry';
import { toCliError } from './client/errors.ts';
import { createMemoryClient, type MemoryClient } from './client/memory-client.ts';
import type { CliContext } from './context.ts';
import { CliError, type ExitCode, exitCodes } from './exit-codes.ts';
import { createTerminal } from './output/terminal.ts';
import { runProgram } from './program.ts';
import { resolveConnection, Settings } from './settings.ts';

/** Ctrl-C asks work to end; a second one ends the process at once. */
function interruptible(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(exitCodes.interrupted);
      controller.abort(
        new CliError(exitCodes.interrupted, 'interrupted', { hint: 'Run the same again to go on.' }),
      );
    });
  }
  return controller.signal;
}

async function main(): Promise<ExitCode> {
  const { env } = process;
  const terminal = createTerminal(process.stdout, process.stderr, env);
  const clients: MemoryClient[] = [];
  const signal = interruptible();
  try {
    const { config: settings, warnings } = loadEnvironment(Settings, env);
    for (const warning of warnings) terminal.tell(warning);
    const context: CliContext = {
      terminal,
      env,
      settings,
      stdin: process.stdin,
      signal,
      connect(baseUrl) {
        const client = createMemoryClient({
          connection: resolveConnection(baseUrl, settings, credentialsPath(env)),
        });
        clients.push(client);
        return client;
      },
    };
    return await runProgram(context, process.argv.slice(2));
  } catch (error) {
    if (error instanceof ConfigurationError) {
      for (const problem of error.problems) terminal.tell(problem);
      return exitCodes.configuration;
    }
    const failure = signal.aborted
      ? signal.reason
      : toCliError(error, clients.at(-1)?.connection.baseUrl ?? 'the service');
    if (!(failure instanceof CliError)) throw failure;
    terminal.tell(`${terminal.styleError('red', 'memory:')} ${failure.message}`);
    if (failure.hint) terminal.tell(terminal.styleError('dim', failure.hint));
    return failure.exitCode;
  } finally {
    for (const client of clients) client.close();
  }
}

// A reader that has seen enough (`memory search … | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.ok);
  throw error;
});
process.exitCode = await main();
