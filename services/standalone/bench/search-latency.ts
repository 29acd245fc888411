import type { MemoryClient } from './memory-client.ts';
import { percentile } from './score.ts';

const ROUNDS = 3;

/** p50 and p95 in milliseconds of each search route under closed-loop clients, after one round to warm up. */
export async function measureLatency(
  client: MemoryClient,
  queries: readonly string[],
  clients: number,
): Promise<Record<string, number>> {
  const routes = {
    chunks_bm25: (query: string) => client.searchChunks(query, 'bm25', 10),
    chunks_semantic: (query: string) => client.searchChunks(query, 'semantic', 10),
    claims_bm25: (query: string) => client.searchClaims(query, 'bm25', 10),
    claims_semantic: (query: string) => client.searchClaims(query, 'semantic', 10),
  };
  const result: Record<string, number> = {};
  for (const [name, call] of Object.entries(routes)) {
    await run(queries, clients, call);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(...(await run(queries, clients, call)));
    result[`${name}_p50_ms`] = Number(percentile(times, 50).toFixed(1));
    result[`${name}_p95_ms`] = Number(percentile(times, 95).toFixed(1));
  }
  return result;
}

/** Every query once, by `clients` callers that each wait for their answer. */
export async function run(
  queries: readonly string[],
  clients: number,
  call: (query: string) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const queue = queries.values();
  const caller = async () => {
    for (const query of queue) {
      const started = performance.now();
      await call(query);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, caller));
  return times;
}
