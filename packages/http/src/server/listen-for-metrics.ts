import { defaultMetricsBind, type HostPort, type Logger } from '@memory/telemetry';
import { type Listening, listen } from './listen.ts';
import { createObservabilityApp, type ObservabilityOptions } from './observability-app.ts';

export type MetricsOptions = ObservabilityOptions & {
  /** `SERVICE_METRICS_BIND` as it was read; undefined when it is not set. */
  bind: HostPort | 'off' | undefined;
};

/**
 * Opens the listener of `/metrics`, `/livez`, `/startupz` and `/readyz`; null when it is off. A port that was asked for must be
 * free; one that was not may be taken by another process of this machine, which is only said. From the signal that
 * stops the process on it is alive and not ready, so that no new work is sent its way while it finishes the old.
 */
export async function listenForMetrics({ bind, ready, ...rest }: MetricsOptions): Promise<Listening | null> {
  if (bind === 'off') return null;
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stopping.abort(new Error('the process is stopping')));
  }
  const options = {
    ...rest,
    ready: async () => {
      stopping.signal.throwIfAborted();
      await ready();
    },
  };
  const { host, port } = bind ?? defaultMetricsBind;
  try {
    return await listen({ app: createObservabilityApp(options), address: host, port, log: options.log });
  } catch (error) {
    if (bind !== undefined || !isTaken(error)) throw error;
    warnOfTakenPort(options.log, host, port);
    return null;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function warnOfTakenPort(log: Logger, host: string, port: number): void {
  log.warn(`no metrics: ${host}:${port} is taken; set SERVICE_METRICS_BIND to another host:port, or to off`);
}
