import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A service process of the benchmark and the highest RSS that it was seen with. */
export type Service = {
  name: string;
  child: ChildProcess;
  pid: number;
  stop(): Promise<void>;
  peakRssMiB(): number;
};

/** Starts a program as the image does, and waits for its first line on stdout that `ready` accepts. */
export async function startService(
  name: string,
  main: string,
  env: NodeJS.ProcessEnv,
  ready: (line: string) => boolean,
  deadlineMs = 60_000,
): Promise<Service & { line: string }> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid, stdout } = child;
  if (pid === undefined || stdout === null) throw new Error(`${name} could not be started`);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} was not ready in ${deadlineMs} ms`)),
      deadlineMs,
    );
    createInterface({ input: stdout }).on('line', (text) => {
      if (!ready(text)) return;
      clearTimeout(timer);
      resolve(text);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with code ${code} before it was ready`));
    });
  });
  return {
    name,
    child,
    pid,
    line,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
    },
    peakRssMiB: () => peakRss(pid),
  };
}

/** `VmHWM` of a living process, in MiB. */
function peakRss(pid: number): number {
  const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return match === null ? Number.NaN : Math.round(Number(match[1]) / 1024);
}
