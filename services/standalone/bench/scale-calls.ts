import type { Sql } from '@memory/database';

export type ScaleCall = {
  name: string;
  /** Makes the call for a round; rounds differ in what they ask for. */
  run(base: string, round: number): Promise<unknown>;
  rounds?: number;
};

/** The service's calls as a deployment sees them, asking for things of the synthetic corpus. */
export async function scaleCalls(sql: Sql): Promise<ScaleCall[]> {
  const sample = await readSample(sql);
  const nth = <T>(values: readonly T[], round: number): T => {
    const value = values[round % values.length];
    if (value === undefined) {
      throw new Error('the database holds no synthetic corpus');
    }
    return value;
  };
  // A frequent word (a quarter of the passages), a middling one and rare ones, as questions have them.
  const words = (round: number) =>
    `w${40 + (round % 5)} w${300 + round * 17} w${2_000 + round * 131} w${20_000 + round * 977}`;
  const rare = (round: number) => `w${9_000 + round * 577} w${30_000 + round * 977}`;
  const search = (path: string, channel: string, query: (round: number) => string, more: object = {}) => ({
    run: (base: string, round: number) => post(base, path, { query: query(round), channel, k: 10, ...more }),
  });
  const doc_ids = sample.documents.slice(0, 50);
  return [
    { name: 'GET /documents', run: (base) => get(base, '/documents?limit=50') },
    {
      name: 'GET /documents?status=ready, page 20',
      run: (base) => pageOn(base, '/documents?status=ready&limit=50', 20),
      rounds: 3,
    },
    {
      name: 'POST /documents/search, a page without a query',
      run: (base) => post(base, '/documents/search', { k: 50 }),
    },
    {
      name: 'POST /documents/search, a name',
      run: (base, round) => post(base, '/documents/search', { query: nth(sample.titles, round) }),
    },
    {
      name: 'POST /documents/search, words of the text',
      run: (base, round) => post(base, '/documents/search', { query: words(round) }),
    },
    {
      name: 'POST /documents/search, rare words',
      run: (base, round) => post(base, '/documents/search', { query: rare(round) }),
    },
    { name: 'search chunks, bm25', ...search('/search/chunks', 'bm25', words) },
    { name: 'search chunks, bm25, rare words', ...search('/search/chunks', 'bm25', rare) },
    {
      name: 'search chunks, bm25, among 50 documents',
      ...search('/search/chunks', 'bm25', words, { documents: { doc_ids } }),
    },
    { name: 'search chunks, semantic', ...search('/search/chunks', 'semantic', words) },
    { name: 'search claims, bm25', ...search('/search/claims', 'bm25', words) },
    { name: 'search claims, semantic', ...search('/search/claims', 'semantic', words) },
    {
      name: 'search claims, semantic, among 50 documents',
      ...search('/search/claims', 'semantic', words, { documents: { doc_ids } }),
    },
    {
      name: 'adjacent chunks',
      run: (base, round) =>
        post(base, '/chunks/adjacent', { chunk_id: nth(sample.chunks, round), window: 2 }),
    },
    {
      name: 'resolve_entity, exact alias',
      run: (base, round) => operation(base, 'resolve_entity', { name: nth(sample.names, round) }),
    },
    {
      name: 'resolve_entity, misspelt',
      run: (base, round) => operation(base, 'resolve_entity', { name: misspell(nth(sample.names, round)) }),
    },
    {
      name: 'claims_and_sources_context',
      run: (base, round) => operation(base, 'claims_and_sources_context', { query: words(round) }),
    },
    {
      name: 'claims_and_sources_context about the best known entity',
      run: (base, round) =>
        operation(base, 'claims_and_sources_context', {
          query: words(round),
          entity_ids: sample.entities.slice(0, 1),
        }),
    },
    {
      name: 'facts_context',
      run: (base, round) => operation(base, 'facts_context', { query: words(round) }),
    },
    {
      name: 'facts_context about an entity, two hops',
      run: (base, round) =>
        operation(base, 'facts_context', {
          query: words(round),
          entity_ids: [nth(sample.entities, 5 + round)],
          hops: 2,
        }),
    },
    {
      name: 'POST /readiness of 1,000 versions',
      run: (base) =>
        post(base, '/readiness', {
          version_ids: sample.versions,
          require: { pipeline: true, p1: true, live_graph: false, p3: false },
        }),
    },
    { name: 'ingest a document of 20 claims, all twelve stages', run: passThrough, rounds: 3 },
  ];
}

async function readSample(sql: Sql) {
  const column = async (query: ReturnType<Sql['unsafe']>): Promise<string[]> =>
    (await query).map((row: Record<string, unknown>) => String(Object.values(row)[0]));
  return {
    documents: await column(sql.unsafe('select doc_id from memory.documents order by doc_id limit 100')),
    titles: await column(
      sql.unsafe('select title from memory.documents order by md5(doc_id::text) limit 30'),
    ),
    versions: await column(
      sql.unsafe('select version_id from memory.versions order by version_id limit 1000'),
    ),
    chunks: await column(
      sql.unsafe('select chunk_id from memory.chunks where ordinal = 1 order by chunk_id limit 30'),
    ),
    names: await column(
      sql.unsafe('select canonical_name from memory.entities order by md5(entity_id::text) limit 30'),
    ),
    entities: await column(sql.unsafe('select entity_id from memory.entities order by entity_id limit 100')),
  };
}

/** The second and third letter of the second word change places. */
function misspell(name: string): string {
  return name.replace(/ (.)(.)(.)/, ' $1$3$2');
}

let made = 0;

/** A new document of twenty sentences goes through every stage. */
async function passThrough(base: string): Promise<void> {
  made += 1;
  const stamp = `${Date.now()}${made}`;
  const sentences = Array.from(
    { length: 20 },
    (_, n) => `Station ${stamp} number ${n} was opened by Maria Okafor in ${1990 + n}.`,
  );
  const query = new URLSearchParams({ filename: `${stamp}.md`, mime: 'text/markdown' });
  const response = await fetch(`${base}/ingest?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: `# Stations ${stamp}\n\n${sentences.join(' ')}\n`,
  });
  const { version_id } = (await answer(response)) as { version_id: string };
  const require = { pipeline: true, p1: true, live_graph: false, p3: false };
  for (let ready = false; !ready; ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const report = (await post(base, '/readiness', { version_ids: [version_id], require })) as {
      versions: { ready: boolean }[];
    };
    ready = report.versions.every((version) => version.ready);
  }
}

async function pageOn(base: string, path: string, pages: number): Promise<void> {
  let cursor: string | null = '';
  for (let page = 0; page < pages && cursor !== null; page += 1) {
    const next: { cursor: string | null } = (await get(
      base,
      cursor === '' ? path : `${path}&cursor=${encodeURIComponent(cursor)}`,
    )) as {
      cursor: string | null;
    };
    cursor = next.cursor;
  }
}

const operation = (base: string, name: string, body: object) => post(base, `/operations/${name}`, body);

async function get(base: string, path: string): Promise<unknown> {
  return answer(await fetch(`${base}${path}`));
}

async function post(base: string, path: string, body: object): Promise<unknown> {
  return answer(
    await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(120_000),
    }),
  );
}

async function answer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${response.url}: ${response.status} ${text}`);
  }
  return JSON.parse(text);
}
