import { Readable } from 'node:stream';
import { credentialsPath } from '@memory/client';
import { toCliError } from '../client/errors.ts';
import { createMemoryClient } from '../client/memory-client.ts';
import type { RetryClock } from '../client/retry.ts';
import type { CliContext } from '../context.ts';
import { CliError } from '../exit-codes.ts';
import { createTerminal } from '../output/terminal.ts';
import { runProgram } from '../program.ts';
import { resolveConnection, type Settings } from '../settings.ts';

export type CliRun = { readonly code: number; readonly out: string; readonly err: string };

export type CliWorld = {
  readonly env: Record<string, string>;
  readonly settings?: Settings;
  readonly stdin?: string;
  readonly signal?: AbortSignal;
};

/** Runs one command line in this process, with pauses between attempts cut short. */
export async function runCli(args: readonly string[], world: CliWorld): Promise<CliRun> {
  let out = '';
  let err = '';
  const settings = world.settings ?? {};
  const terminal = createTerminal(
    { write: (text) => (out += text) },
    { write: (text) => (err += text) },
    world.env,
  );
  const context: CliContext = {
    terminal,
    env: world.env,
    settings,
    stdin: Readable.from([world.stdin ?? '']) as unknown as NodeJS.ReadStream,
    signal: world.signal ?? new AbortController().signal,
    connect: (baseUrl) =>
      createMemoryClient({
        connection: resolveConnection(baseUrl, settings, credentialsPath(world.env)),
        clock: skippingClock(),
      }),
  };
  try {
    return { code: await runProgram(context, args), out, err };
  } catch (error) {
    const failure = world.signal?.aborted ? world.signal.reason : toCliError(error, 'the service');
    if (!(failure instanceof CliError)) throw failure;
    return { code: failure.exitCode, out, err: `${err}${failure.message}\n` };
  }
}

/** A clock on which pauses take no time and yet pass. */
function skippingClock(): RetryClock {
  let skipped = 0;
  return {
    now: () => performance.now() + skipped,
    random: () => 1,
    pause: async (ms) => {
      skipped += ms;
    },
  };
}
