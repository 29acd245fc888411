import { parseArgs } from 'node:util';
import { createDatabase, migrate } from '@memory/database';
import { rankLexical, rankSemantic, readServingIndex } from '@memory/database/search-index';
import { createEmbedder } from '@memory/models';
import { ndcgAt10, percentile, readScifact } from '@memory/models/bench/scifact';
import { RETRIEVAL_SETTINGS } from '../src/create-retrieval.ts';
import { createRetrieval } from '../src/index.ts';
import { createVectorIndexes } from '../src/index-upkeep/vector-indexes.ts';
import { confirmChunks } from '../src/search/search-chunks.ts';
import { confirmClaims } from '../src/search/search-claims.ts';
import { loadAbstracts } from './load-scifact.ts';

const HELP = `search: SciFact chunks and sentences in an empty Postgres; latency of search at 8 callers beside the same SQL sent
bare, and quality

  node packages/retrieval/bench/search.bench.ts --data FOLDER --database URL [--limit N] [--rounds N]
`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    database: { type: 'string' },
    limit: { type: 'string', default: '6000' },
    rounds: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
});
if (values.help || values.data === undefined || values.database === undefined) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}

const CALLERS = 8;
const url = values.database;
const { abstracts, queries } = readScifact(values.data);
await migrate({ url });
const owner = createDatabase({ url, poolSize: 1, applicationName: 'bench-owner', role: 'memory_owner' });
const writer = createDatabase({ url, poolSize: 2, applicationName: 'bench', role: 'memory_app' });
const embedder = await createEmbedder({ binding: 'builtin/hash-v1', modelsDir: '' });
const corpus = abstracts.slice(0, Number(values.limit));
const { abstractOf, indexMs } = await loadAbstracts(writer.sql, embedder, corpus);
const made = await readServingIndex(writer.sql);
const buildStarted = performance.now();
await createVectorIndexes(writer.sql, made?.generation ?? 0);
const buildMs = performance.now() - buildStarted;
await owner.sql.unsafe('vacuum analyze');

const retrieval = await createRetrieval({
  databaseUrl: url,
  poolSize: 4,
  poolWaitMs: 30_000,
  modelsDir: '',
  embedder,
  // Search asks nothing of the graph.
  graph: { expand: async () => ({ nodes: [], dropped: 0 }) },
  normalizeName: (name) => name,
  matchVersion: async (sql) => ({ condition: sql`true` }),
});
const bare = createDatabase({
  url,
  poolSize: 4,
  applicationName: 'bench-bare',
  role: 'memory_app',
  settings: RETRIEVAL_SETTINGS,
});
const index = await readServingIndex(bare.sql);
const vectors = await embedder.embed(
  queries.map((query) => query.text),
  'query',
);
const result: Record<string, string | number> = {
  bench: 'search',
  documents: corpus.length,
  indexed_ms_per_document: round(indexMs / corpus.length),
  vector_indexes_s: round(buildMs / 1000),
};
for (const channel of ['bm25', 'semantic'] as const) {
  for (const kind of ['chunk', 'claim'] as const) {
    const rank = (n: number) => {
      const query = queries[n]?.text ?? '';
      if (channel === 'bm25') return rankLexical(bare.sql, { kind, query, limit: 10 });
      const { generation = 0, indexed } = index ?? {};
      const vector = vectors[n] as Float32Array;
      return rankSemantic(bare.sql, {
        kind,
        generation,
        vector,
        limit: 10,
        indexed: indexed?.has(kind) ?? false,
      });
    };
    const sent = await measure(async (n) => {
      await (kind === 'chunk' ? confirmChunks(bare.sql, rank(n)) : confirmClaims(bare.sql, rank(n)));
    });
    const request = (n: number, k = 10) => ({ query: queries[n]?.text ?? '', k, channel });
    const search = kind === 'chunk' ? retrieval.searchChunks : retrieval.searchClaims;
    const asked = await measure(async (n) => {
      await search(request(n));
    });
    let quality = 0;
    for (const [n, query] of queries.entries()) {
      const envelope = await search(request(n, 50));
      const documents = [...envelope.chunks, ...envelope.evidence].map(
        (one) => abstractOf.get(one.doc_id) ?? '',
      );
      quality += ndcgAt10([...new Set(documents)], query.relevant);
    }
    const name = `${kind}_${channel}`;
    result[`${name}_p50_ms`] = round(asked.p50);
    result[`${name}_p95_ms`] = round(asked.p95);
    result[`${name}_bare_p50_ms`] = round(sent.p50);
    result[`${name}_to_bare`] = round(asked.p50 / sent.p50);
    result[`${name}_ndcg10`] = round(quality / queries.length);
  }
}
process.stdout.write(`${JSON.stringify(result)}\n`);
for (const [name, value] of Object.entries(result)) process.stderr.write(`${name.padEnd(32)} ${value}\n`);
await retrieval.close();
for (const database of [bare, writer, owner]) await database.close();

/** Every query in each round by 8 callers that wait for their answers, after one round to warm up. */
async function measure(call: (query: number) => Promise<void>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round <= Number(values.rounds); round++) {
    const waiting = queries.keys();
    const caller = async () => {
      for (const query of waiting) {
        const started = performance.now();
        await call(query);
        if (round > 0) times.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
