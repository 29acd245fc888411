import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import {
  credentialsPath,
  defaultBaseUrl,
  isKey,
  normalizeBaseUrl,
  readCredentials,
  removeCredentials,
  writeCredentials,
} from '@memory/client';
import { ServiceRefusal, toCliError } from '../client/errors.ts';
import { createMemoryClient } from '../client/memory-client.ts';
import { type CliContext, type CommonOptions, printJson } from '../context.ts';
import { usageError } from '../exit-codes.ts';

export type LoginOptions = CommonOptions & { readonly forget?: boolean; readonly verify: boolean };

/** Asks for a key (or reads it from a pipe), tries it and stores it beside the address that it is for. */
export async function login(context: CliContext, options: LoginOptions): Promise<void> {
  const { terminal, env, settings, stdin, signal } = context;
  const path = credentialsPath(env);
  if (options.forget) {
    const removed = removeCredentials(path);
    if (options.json) printJson(terminal, { path, removed });
    else terminal.print(removed ? `${path} is gone.` : 'No key was stored.');
    return;
  }
  const baseUrl = normalizeBaseUrl(
    options.baseUrl ?? settings.SERVICE_BASE_URL ?? storedAddress(path) ?? defaultBaseUrl,
  );
  const apiKey = stdin.isTTY ? await askForKey(context, baseUrl) : (await readAll(stdin)).trim();
  if (!isKey(apiKey)) throw usageError('a key is one word of printable ASCII characters');
  if (options.verify) await tryKey(baseUrl, apiKey, signal);
  writeCredentials(path, { baseUrl, apiKey });
  if (options.json) printJson(terminal, { path, base_url: baseUrl });
  else terminal.print(`The key for ${baseUrl} is stored in ${path}.`);
}

function storedAddress(path: string): string | null {
  try {
    return readCredentials(path)?.baseUrl ?? null;
  } catch {
    // It is about to be written anew.
    return null;
  }
}

/** A key that may only upload cannot ask what is deployed; it is good all the same. */
async function tryKey(baseUrl: string, apiKey: string, signal: AbortSignal): Promise<void> {
  const client = createMemoryClient({ connection: { baseUrl, apiKey } });
  try {
    await client.deployment({ signal });
  } catch (error) {
    const mayOnlyUpload =
      error instanceof ServiceRefusal && error.code === 'credential may not perform this operation';
    if (!mayOnlyUpload) throw toCliError(error, baseUrl);
  } finally {
    client.close();
  }
}

/** Reads a line from the terminal without showing it. */
async function askForKey({ stdin, terminal, signal }: CliContext, baseUrl: string): Promise<string> {
  terminal.err.write(`Key for ${baseUrl}: `);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: hidden, terminal: true });
  try {
    return (await reader.question('', { signal })).trim();
  } finally {
    reader.close();
    terminal.err.write('\n');
  }
}
