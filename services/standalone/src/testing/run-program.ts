import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A line of a program's log. */
export type LogLine = Record<string, unknown> & { level: string; msg: string };

export type RunningProgram = {
  pid: number;
  /** Its first line on stdout. */
  line: string;
  /** What it has logged so far; lines on stderr that are no JSON have level `text`. */
  log: LogLine[];
  signal(name: NodeJS.Signals): void;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
};

const START_MS = 180_000;
const services = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Starts a program as a person would, `standalone/src/main.ts` for one, with no `SERVICE_*` variable but those given,
 * and waits for its first line.
 */
export async function runProgram(main: string, env: Record<string, string>): Promise<RunningProgram> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('SERVICE_'));
  const child = spawn(process.execPath, [services + main], {
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way leaves no service behind.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const log: LogLine[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(readLine(line)));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? -1));
  });
  const line = await firstLine(child, main, log);
  return { pid: child.pid ?? -1, line, log, signal: (name) => child.kill(name), ended };
}

function firstLine(child: ChildProcess, main: string, log: LogLine[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${main} did not start within ${START_MS} ms`));
    }, START_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${main} ended with ${code}: ${log.map(({ msg }) => msg).join('\n')}`));
    });
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', (line) => {
      clearTimeout(timer);
      resolve(line);
    });
  });
}

function readLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { level: 'text', msg: line };
  }
}

export type CommandResult = { code: number | NodeJS.Signals; out: string; err: string };

/** Runs a program of this house to its end. `onStart` gets what is needed to signal it. */
export async function runCommand(
  main: string,
  args: readonly string[],
  env: Record<string, string>,
  onStart: (child: ChildProcess) => void = () => {},
): Promise<CommandResult> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('SERVICE_'));
  const child = spawn(process.execPath, [services + main, ...args], {
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart(child);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? -1));
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}
