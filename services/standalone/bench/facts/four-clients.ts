import { percentile } from '../score.ts';

const CLIENTS = 4;
/** A turn of each way and then of the next, so that what else the machine does meanwhile falls on all alike. */
const TURNS = 5;

export type Latency = { p50: number; p95: number; calls: number };

type Call = (round: number) => Promise<unknown>;

/**
 * The latencies in milliseconds of `calls` calls each of two ways to the same answers, in turns. Four clients make them, each
 * one after the other; a turn of each goes before, which is not measured.
 */
export async function inTurns(
  calls: number,
  ways: { service: Call; bare: Call },
): Promise<{ service: Latency; bare: Latency }> {
  const times: { service: number[]; bare: number[] } = { service: [], bare: [] };
  const size = Math.ceil(calls / TURNS);
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const way of ['bare', 'service'] as const) {
      const took = await fourClients(turn * size, size, ways[way]);
      if (turn > 0) times[way].push(...took);
    }
  return { service: latency(times.service), bare: latency(times.bare) };
}

async function fourClients(first: number, calls: number, call: Call): Promise<number[]> {
  const times: number[] = [];
  let next = first;
  const client = async () => {
    for (let round = next++; round < first + calls; round = next++) {
      const started = performance.now();
      await call(round);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times;
}

function latency(times: readonly number[]): Latency {
  return {
    p50: Number(percentile(times, 50).toFixed(2)),
    p95: Number(percentile(times, 95).toFixed(2)),
    calls: times.length,
  };
}
