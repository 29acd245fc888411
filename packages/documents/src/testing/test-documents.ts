import { randomUUID } from 'node:crypto';
import { type IngestedVersion, type StageName, stages } from '@memory/contract';
import { createDatabase, type Sql, uuidv7 } from '@memory/database';
import { indexItems } from '@memory/database/search-index';
import { createTestDatabase } from '@memory/database/testing';
import { createDocuments } from '../create-documents.ts';
import type { Documents, DocumentsOptions, IngestRequest } from '../types.ts';

export type TestDocuments = {
  documents: Documents;
  deploymentId: string;
  /** Reads and writes of the test itself. */
  sql: Sql;
  url: string;
  /** Ledger rows that were announced as deliverable. */
  announced: string[];
  clock: { now: Date };
  /** Uploads a text; every other parameter has a usual value. */
  send(text: string | Uint8Array, request?: Partial<IngestRequest>): Promise<IngestedVersion>;
  /** Empties the database; much faster than another one. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

export const componentVersions = Object.fromEntries(stages.map((stage) => [stage, '1'])) as Record<
  StageName,
  string
>;

/** Documents over a database of their own, with a clock that moves a second with every upload. */
export async function createTestDocuments(options: Partial<DocumentsOptions> = {}): Promise<TestDocuments> {
  const test = await createTestDatabase();
  const pool = createDatabase({
    url: test.url,
    poolSize: 8,
    applicationName: 'documents-test',
    role: 'memory_app',
  });
  const deploymentId = randomUUID();
  await test.sql`insert into memory.deployment (deployment_id) values (${deploymentId})`;
  const announced: string[] = [];
  const clock = { now: new Date('2026-01-01T00:00:00Z') };
  const documents = createDocuments({
    database: pool,
    deploymentId,
    componentVersions,
    now: () => clock.now,
    onWork: (ids) => announced.push(...ids),
    liveGraphFault: async () => 'graph_database_or_permission_failed',
    retractFacts: async () => ({ relations: 0, observations: 0 }),
    ...options,
  });
  return {
    documents,
    deploymentId,
    sql: test.sql,
    url: test.url,
    announced,
    clock,
    send: (text, request = {}) => {
      clock.now = new Date(clock.now.getTime() + 1_000);
      return documents.ingest({ filename: 'notes.md', mime: 'text/markdown', ...request }, chunksOf(text));
    },
    reset: async () => {
      for (const table of [
        'memory.versions',
        'memory.documents',
        'memory.contents',
        'memory.blob_parts',
        'memory.name_vocabulary',
        'p1.postings',
        'p1.corpus',
      ]) {
        await test.sql`delete from ${test.sql(table)}`;
      }
    },
    close: async () => {
      await pool.close();
      await test.close();
    },
  };
}

/** A body that arrives in one chunk. */
export async function* chunksOf(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  if (bytes.length > 0) yield bytes;
}

export type Converted = {
  markdown: string;
  title?: string;
  family?: string;
  language?: string;
  authors?: string[];
  recipients?: string[];
  thread_ref?: string;
  declared_created_at?: Date;
  /** What the passages are indexed behind. */
  context?: string;
  /** Which postings the passages are in; `chunk` unless told otherwise. */
  kind?: 'chunk' | 'past';
};

/** Does to a version what the pipeline does as far as document search can see: each paragraph is a passage. */
export async function convert(sql: Sql, version: IngestedVersion, converted: Converted): Promise<string[]> {
  const representationId = uuidv7();
  const { version_id, doc_id } = version;
  const kind = converted.kind ?? 'chunk';
  await sql`insert into memory.representations ${sql({
    representation_id: representationId,
    version_id,
    markdown: converted.markdown,
    title: converted.title ?? null,
    char_length: converted.markdown.length,
    family: converted.family ?? 'markdown',
    language: converted.language ?? null,
    authors: converted.authors ?? [],
    recipients: converted.recipients ?? [],
    thread_ref: converted.thread_ref ?? null,
    declared_created_at: converted.declared_created_at ?? null,
    overview: converted.markdown.slice(0, 300),
  })}`;
  const chunkIds: string[] = [];
  for (const [ordinal, text] of converted.markdown.split('\n\n').entries()) {
    const chunkId = uuidv7();
    chunkIds.push(chunkId);
    await sql`insert into memory.chunks ${sql({
      chunk_id: chunkId,
      version_id,
      doc_id,
      representation_id: representationId,
      section_id: uuidv7(),
      ordinal,
      kind: 'prose',
      chunk_text: text,
      context_prefix: converted.context ?? null,
      char_start: 0,
      char_end: text.length,
      token_count: 1,
      section_role: 'body',
    })}`;
    const item = { id: chunkId, context: converted.context ?? null, text };
    await sql.begin((tx) => indexItems(tx, kind, [item], []));
  }
  await sql`update memory.versions set status = 'ready' where version_id = ${version_id}`;
  await sql`
    update memory.documents set current_version_id = ${version_id},
      latest_status = case when latest_version_id = ${version_id} then 'ready' else latest_status end
    where doc_id = ${doc_id}`;
  return chunkIds;
}
