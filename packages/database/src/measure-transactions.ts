import { createGauge, createHistogram, type Registry } from '@memory/telemetry';
import type { OnTransaction } from './trace-sql.ts';

/** Measures the transactions of a pool: how many there are, and how long they waited for their connection. */
export function measureTransactions({ registry, pool }: { registry: Registry; pool: string }): OnTransaction {
  const waits = createHistogram(registry, 'memory_database_connection_wait_seconds');
  const open = createGauge(registry, 'memory_database_transactions');
  open.inc({ pool }, 0);
  return () => {
    const asked = performance.now();
    open.inc({ pool });
    return {
      begun: () => waits.observe({ pool }, (performance.now() - asked) / 1000),
      ended: () => open.dec({ pool }),
    };
  };
}
