import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@memory/telemetry/testing';
import { memoryImageConfig } from '../images/memory-image.ts';

const main = join(import.meta.dirname, '../../operator/src/main.ts');

/** As the image and the operator's chart set it: collected often, with room for everything to be listed again at once. */
const HEAP = [...(memoryImageConfig({}).Entrypoint ?? []).slice(1, -1), '--max-old-space-size=320'];

/** The operator as a process of its own, as it runs in a pod, and what it says of itself. */
export type OperatorProcess = {
  child: ChildProcess;
  /** Resident memory in MiB: now, and at the most so far. */
  memory(): { now: number; peak: number };
  metrics(): Promise<Map<string, number>>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

export function startOperatorProcess(options: {
  kubeconfig: string;
  namespace: string;
  identity: string;
  image: string;
}): Promise<OperatorProcess> {
  return startProcess(process.execPath, [...HEAP, main], (metrics) => ({
    KUBECONFIG: options.kubeconfig,
    SERVICE_OPERATOR_IMAGE: options.image,
    SERVICE_OPERATOR_NAMESPACE: options.namespace,
    SERVICE_OPERATOR_IDENTITY: options.identity,
    SERVICE_METRICS_BIND: metrics,
    SERVICE_LOG_LEVEL: 'error',
  }));
}

/** Starts a program that serves its metrics where it is told, `host:port`. */
export async function startProcess(
  command: string,
  args: readonly string[],
  environment: (metricsBind: string) => NodeJS.ProcessEnv,
): Promise<OperatorProcess> {
  const [port = 0] = await freePorts(1);
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...environment(`127.0.0.1:${port}`) },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const mib = (field: string) =>
        Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
      return { now: mib('VmRSS'), peak: mib('VmHWM') };
    },
    async metrics() {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
      const text = (await answer?.text()) ?? '';
      const found = new Map<string, number>();
      for (const [, name = '', value] of text.matchAll(/^([a-z_]+(?:\{[^}]*\})?) ([0-9.e+-]+)$/gm)) {
        found.set(name, Number(value));
      }
      return found;
    },
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}

/** The sum of a measure over its labels; `label` in lower case. */
export function sum(metrics: Map<string, number>, name: string, label = ''): number {
  let total = 0;
  for (const [key, value] of metrics) {
    if (key.startsWith(name) && key.toLowerCase().includes(label)) total += value;
  }
  return total;
}
