import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CliError, exitCodes } from './exit-codes.ts';

const CredentialFile = z.strictObject({ base_url: z.string().min(1), api_key: z.string().min(1) });

export type Credentials = { readonly baseUrl: string; readonly apiKey: string };

/** Where the credential file lies: `$XDG_CONFIG_HOME/memory-service/credentials.json`. */
export function credentialsPath(env: Readonly<Record<string, string | undefined>>): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'memory-service', 'credentials.json');
}

/** The stored credential, or null where there is none. A file that others may read is refused, as is a malformed one. */
export function readCredentials(path: string): Credentials | null {
  let text: string;
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      throw new CliError(exitCodes.refused, `${path} can be read by others`, { hint: `chmod 600 ${path}` });
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const parsed = CredentialFile.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new CliError(exitCodes.refused, `${path} is damaged`, { hint: '`memory login` writes it anew.' });
  }
  return { baseUrl: parsed.data.base_url, apiKey: parsed.data.api_key };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a credential, readable by its owner alone from the first byte on. */
export function writeCredentials(path: string, { baseUrl, apiKey }: Credentials): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify({ base_url: baseUrl, api_key: apiKey }, null, 2)}\n`, {
    mode: 0o600,
  });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
}

/** Takes a stored credential away; whether there was one. */
export function removeCredentials(path: string): boolean {
  try {
    rmSync(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
