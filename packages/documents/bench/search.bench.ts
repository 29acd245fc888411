import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DocumentSearchRequest, stages } from '@memory/contract';
import { createDatabase, uuid5 } from '@memory/database';
import { type IndexedItem, indexItems } from '@memory/database/search-index';
import { createTestDatabase } from '@memory/database/testing';
import { createDocuments } from '../src/create-documents.ts';
import { nameWords } from '../src/names/words.ts';
import { componentVersions } from '../src/testing/test-documents.ts';

/**
 * Latency of document search, listing and readiness, one call after the other, over SciFact's abstracts taken `BENCH_COPIES`
 * times (2 by default: 10,366 documents, a passage each, named by their titles); each beside a bare `select 1`.
 * `MEMORY_BENCH_DATA` is the folder that holds scifact/. Prints one JSON line.
 */
const folder = process.env.MEMORY_BENCH_DATA ?? resolve(import.meta.dirname, '../../../../shared/data');
const corpus = gunzipSync(await readFile(resolve(folder, 'scifact/corpus.jsonl.gz'))).toString();
const abstracts = corpus
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { title: string; sentences: string[] });
const copies = Number(process.env.BENCH_COPIES ?? 2);
const namespace = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

const test = await createTestDatabase();
const pool = createDatabase({
  url: test.url,
  poolSize: 2,
  applicationName: 'search-bench',
  role: 'memory_app',
});
const { sql } = pool;
const documents = createDocuments({
  database: pool,
  deploymentId: namespace,
  componentVersions,
  liveGraphFault: async () => null,
  retractFacts: async () => ({ relations: 0, observations: 0 }),
});

async function fill(): Promise<void> {
  for (let copy = 0; copy < copies; copy++) {
    for (let from = 0; from < abstracts.length; from += 500) {
      const rows = abstracts.slice(from, from + 500).map(({ title, sentences }, i) => {
        const id = (kind: string) => uuid5(namespace, `${kind} ${copy} ${from + i}`);
        return {
          doc_id: id('doc'),
          version_id: id('version'),
          name_id: id('name'),
          chunk_id: id('chunk'),
          at: new Date(1.7e12 + (copy * abstracts.length + from + i) * 60_000),
          filename: `${title.replace(/[^a-z0-9]+/gi, '-').slice(0, 100)}.md`,
          words: nameWords(title),
          text: `${title}\n\n${sentences.join(' ')}`,
        };
      });
      await sql.begin(async (tx) => {
        await tx`create temporary table loaded on commit drop as
          select * from jsonb_to_recordset(${tx.json(rows.map((row) => ({ ...row, at: row.at.toISOString() })))}) as r(doc_id uuid,
            version_id uuid, name_id uuid, chunk_id uuid, at timestamptz, filename text, words jsonb, text text)`;
        await tx`insert into memory.contents (content_hash, blob_id, size_bytes, mime)
          select sha256(doc_id::text::bytea), doc_id, 1, 'text/markdown' from loaded`;
        await tx`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, last_version_no,
            latest_version_id, latest_status, current_version_id)
          select doc_id, 'upload', filename, 'snapshot', at, 1, version_id, 'ready', version_id from loaded`;
        await tx`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony)
          select version_id, doc_id, 1, sha256(doc_id::text::bytea), filename, at, 'ready', 'current' from loaded`;
        await tx`insert into memory.version_names (name_id, version_id, kind, name, recorded_at)
          select name_id, version_id, 'filename', filename, at from loaded`;
        await tx`insert into memory.name_terms (term, name_id, version_id, doc_id)
          select w, name_id, version_id, doc_id from loaded cross join jsonb_array_elements_text(words) as w`;
        await tx`insert into memory.name_vocabulary select distinct w from loaded cross join jsonb_array_elements_text(words) as w
          on conflict do nothing`;
        await tx`insert into memory.representations (representation_id, version_id, markdown, char_length, family, language, overview)
          select gen_random_uuid(), version_id, text, char_length(text), 'markdown', 'en', left(text, 300) from loaded`;
        await tx`insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind,
            chunk_text, context_prefix, char_start, char_end, token_count, section_role)
          select chunk_id, version_id, doc_id, gen_random_uuid(), gen_random_uuid(), 0, 'prose', text, filename, 0, 1, 1, 'body'
          from loaded`;
        const items = await tx<IndexedItem[]>`select chunk_id as id, filename as context, text from loaded`;
        await indexItems(tx, 'chunk', items, []);
        for (const stage of stages) {
          await tx`insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, max_attempts, finished_at)
            select gen_random_uuid(), version_id, ${stage}, '1', 'succeeded', 5, now() from loaded`;
        }
      });
    }
  }
  await test.sql.unsafe('vacuum analyze').catch(() => sql`analyze`);
}

async function measure(
  run: (n: number) => Promise<unknown>,
  count = 200,
): Promise<{ p50: number; p95: number }> {
  for (let n = 0; n < 10; n++) await run(n);
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    await run(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(count * share)] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95) };
}

await fill();
const queries = (await readFile(resolve(folder, 'scifact/queries.jsonl'), 'utf8')).trim().split('\n');
const claims = queries.map((line) => (JSON.parse(line) as { text: string }).text);
const filters = { family: [], authors: [], recipients: [] };
const search = (request: Partial<DocumentSearchRequest>) =>
  documents.searchDocuments({ versions: 'current', k: 20, filters, ...request });
const of = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const versionIds = (
  await sql<{ version_id: string }[]>`select version_id from memory.versions limit 1000`
).map((row) => row.version_id);
const deep = await search({ k: 200 });

console.log(
  JSON.stringify({
    bench: 'document-search',
    database: test.backend,
    documents: abstracts.length * copies,
    ms: {
      select_1: await measure(() => sql`select 1`),
      claim: await measure((n) => search({ query: of(claims, n) })),
      claim_all_versions: await measure((n) => search({ query: of(claims, n), versions: 'all' })),
      claim_filtered: await measure((n) =>
        search({ query: of(claims, n), filters: { ...filters, family: ['markdown'], language: 'en' } }),
      ),
      title_word: await measure((n) => search({ query: of(nameWords(of(abstracts, n * 17).title), n) })),
      misspelt_title: await measure((n) =>
        search({ query: of(abstracts, n * 17).title.replace(/[ei]/, '') }),
      ),
      browse: await measure(() => search({})),
      browse_next: await measure(() => search({ cursor: deep.cursor ?? '' })),
      browse_filtered_none: await measure(() => search({ filters: { ...filters, language: 'xx' } }), 20),
      list: await measure(() => documents.listDocuments({ limit: 50 })),
      readiness_1000: await measure(
        () =>
          documents.readiness({
            version_ids: versionIds,
            require: { pipeline: true, p1: true, live_graph: true, p3: false },
          }),
        20,
      ),
    },
  }),
);
await pool.close();
await test.close();
