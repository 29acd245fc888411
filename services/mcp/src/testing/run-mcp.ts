import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The environment of a program: this one's, without what configures the service. */
export function cleanEnvironment(env: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('SERVICE_'),
  );
  return { ...Object.fromEntries(inherited), ...env };
}

export const program = join(import.meta.dirname, '..', 'main.ts');

/** Starts the program as a client does. */
export function startMcp(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], {
    env: cleanEnvironment(env),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A test that fails half-way leaves no process behind.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  child.stdin?.on('error', () => {});
  return child;
}

export type Ended = { code: number | NodeJS.Signals | null; out: string; err: string };

/** Waits for its end, with all that it wrote. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const code = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (status, signal) => resolve(status ?? signal)),
  );
  const [out, err] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
  ]);
  return { code: await code, out, err };
}
