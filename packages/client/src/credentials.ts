import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ConnectionProblem } from './failures.ts';

const CredentialFile = z.strictObject({ base_url: z.string().min(1), api_key: z.string().min(1) });

export type Credentials = { readonly baseUrl: string; readonly apiKey: string };

/** Where the credential file lies: `$XDG_CONFIG_HOME/memory-service/credentials.json`. */
export function credentialsPath(env: Readonly<Record<string, string | undefined>>): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'memory-service', 'credentials.json');
}

/** Whether a text can be sent as a key: one word of printable ASCII. */
export const isKey = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/**
 * The stored credential, or null where there is none.
 *
 * @throws ConnectionProblem where others may read the file, or it is malformed
 */
export function readCredentials(path: string): Credentials | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConnectionProblem(
      'credential',
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code})`,
      '`memory login` writes it anew.',
    );
  }
  try {
    const { mode } = fstatSync(file);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new ConnectionProblem('credential', `${path} can be read by others`, `chmod 600 ${path}`);
    }
    return parseCredentials(path, readFileSync(file, 'utf8'));
  } finally {
    closeSync(file);
  }
}

function parseCredentials(path: string, text: string): Credentials {
  const parsed = CredentialFile.safeParse(parseJson(text));
  if (!parsed.success || !isKey(parsed.data.api_key)) {
    throw new ConnectionProblem('credential', `${path} is damaged`, '`memory login` writes it anew.');
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
  // A draft that a killed process left behind would keep its own mode.
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify({ base_url: baseUrl, api_key: apiKey }, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
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
