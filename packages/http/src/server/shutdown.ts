import { createGauge, type Logger, type Registry } from '@memory/telemetry';

/** One step of stopping. Its promise may be slow; after `deadlineMs` the next step begins all the same. */
export type ShutdownPhase = { name: string; deadlineMs: number; run: () => Promise<unknown> };

export type ShutdownOptions = {
  log: Logger;
  /** In order: first stop taking work, last close what the others needed. Those that are there when the signal comes. */
  phases: readonly ShutdownPhase[];
  /** Where it shows that the process is draining. */
  registry?: Registry;
};

/**
 * Runs the phases on the first SIGTERM or SIGINT and then exits with 0, also while the program still starts; a second signal exits at once. A phase that
 * fails or is late is logged, and does not keep the others from running.
 */
export function exitOnSignal({ log, phases, registry }: ShutdownOptions): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) {
      log.warn({ signal }, 'second signal, exiting at once');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    }
    stopping = true;
    if (registry !== undefined) createGauge(registry, 'memory_process_draining').set(1);
    log.info({ signal }, 'stopping');
    void runPhases({ log, phases }).then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** The phases themselves, for a composition that stops for a reason of its own. */
export async function runPhases({ log, phases }: ShutdownOptions): Promise<void> {
  for (const { name, deadlineMs, run } of phases) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, deadlineMs, 'late');
    });
    try {
      const outcome = await Promise.race([run(), late]);
      if (outcome === 'late') log.warn({ phase: name, deadline_ms: deadlineMs }, 'shutdown phase is late');
    } catch (error) {
      log.error({ phase: name, err: error }, 'shutdown phase failed');
    } finally {
      clearTimeout(timer);
    }
  }
}
