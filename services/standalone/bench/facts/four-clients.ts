import { percentile } from '../score.ts';

const CLIENTS = 4;

export type Latency = { p50: number; p95: number; calls: number };

/** The latencies in milliseconds of `calls` calls that four clients make, each one after the other. */
export async function fourClients(
  calls: number,
  call: (round: number) => Promise<unknown>,
): Promise<Latency> {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let round = next++; round < calls; round = next++) {
      const started = performance.now();
      await call(round);
      times.push(performance.now() - started);
    }
  };
  for (let warm = 0; warm < 2 * CLIENTS; warm += 1) await call(calls + warm);
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    p50: Number(percentile(times, 50).toFixed(1)),
    p95: Number(percentile(times, 95).toFixed(1)),
    calls,
  };
}
