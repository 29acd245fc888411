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
  /** Processor time since the start, all threads, in milliseconds. */
  cpuMs(): number;
};

/** Starts a program as the image does, and waits for its first line on stdout that `ready` accepts. */
export async function startService(
  name: string,
  main: string,
  env: NodeJS.ProcessEnv,
  ready: (line: string) => boolean,
  deadlineMs = 60_000,
): Promise<Service & { line: string }> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', '--heap-growing-percent=50', main], {
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
    cpuMs: () => cpuTime(pid),
  };
}

/** `VmHWM` of a living process, in MiB. */
function peakRss(pid: number): number {
  const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return match === null ? Number.NaN : Math.round(Number(match[1]) / 1024);
}

/** User and system time of a living process, in milliseconds: fields 14 and 15 of `/proc/PID/stat`, in 1/100 s. */
function cpuTime(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = afterName.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
