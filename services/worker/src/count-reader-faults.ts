import type { ReaderOptions } from '@memory/readers';
import { createCounter, type Logger, type Registry } from '@memory/telemetry';

type OnFault = NonNullable<ReaderOptions['onFault']>;

/** Counts and logs each error inside a rule of the reader; the sentence was kept word for word. */
export function countReaderFaults(registry: Registry, log: Logger): OnFault {
  const faults = createCounter(registry, 'memory_reader_faults_total');
  return ({ rule, error }) => {
    faults.inc({ rule });
    log.error({ rule, err: error }, 'a rule of the reader failed on a sentence, which is kept word for word');
  };
}
