import { randomUUID } from 'node:crypto';
import { DocumentDeletion, type IngestedVersion } from '@memory/contract';
import { uuidv7 } from '@memory/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { convert, createTestDocuments, type TestDocuments } from '../testing/test-documents.ts';

let test: TestDocuments;
const retracted: { docId: string; claimIds: string[]; versionIds: string[] }[] = [];
let failure: Error | null = null;
beforeAll(async () => {
  test = await createTestDocuments({
    retractFacts: async (_tx, { docId, claimIds, versionIds }) => {
      retracted.push({ docId, claimIds, versionIds });
      if (failure) throw failure;
      return { relations: 2, observations: 1 };
    },
  });
});
afterAll(() => test.close());
beforeEach(() => retracted.splice(0));

async function claim(
  version: IngestedVersion,
  chunkId: string,
  ordinal: number,
  grounding = 'held',
): Promise<string> {
  const claimId = uuidv7();
  await test.sql`insert into memory.claims ${test.sql({
    claim_id: claimId,
    version_id: version.version_id,
    doc_id: version.doc_id,
    chunk_id: chunkId,
    ordinal,
    claim_text: `claim ${ordinal}`,
    text_hash: Buffer.alloc(32),
    source_span: 'x',
    char_start: 0,
    char_end: 1,
    evidence_spans: [],
    is_attributed: false,
    polarity: 'affirmed',
    modality: 'asserted',
    grounding,
    is_current: true,
  })}`;
  await test.sql`insert into p1.postings (kind, term, item_id, tf, length) values ('claim', 'claim', ${claimId}, 1, 2)`;
  await test.sql`
    insert into p1.corpus as c (kind, shard, items, total_length) values ('claim', 1, 1, 2)
    on conflict (kind, shard) do update set items = c.items + 1, total_length = c.total_length + 2`;
  return claimId;
}
const corpus = () =>
  test.sql`select kind, sum(items)::int as items, sum(total_length)::int as length from p1.corpus group by kind order by kind`;
const source = { source_kind: 'folder', source_ref: randomUUID() };

it('takes every version out of every read at once, and keeps the history', async () => {
  const kept = await test.send('kept words stay');
  await convert(test.sql, kept, { markdown: 'kept words stay' });
  const before = await corpus();
  const first = await test.send('gone words', source);
  const chunks = await convert(test.sql, first, { markdown: 'gone words\n\nsecond passage here' });
  const second = await test.send('gone words again', source);
  const held = [await claim(first, chunks[0] ?? '', 0), await claim(first, chunks[1] ?? '', 1)];
  const pending = await claim(first, chunks[1] ?? '', 2, 'pending');
  test.clock.now = new Date('2026-02-01T00:00:00Z');

  expect(DocumentDeletion.parse(await test.documents.deleteDocument(first.doc_id))).toEqual({
    doc_id: first.doc_id,
    deleted_at: '2026-02-01T00:00:00.000Z',
    claims_retired: 2,
    relations_closed: 2,
    observations_closed: 1,
  });
  expect(retracted).toHaveLength(1);
  expect(new Set(retracted[0]?.claimIds)).toEqual(new Set([...held, pending]));
  expect(new Set(retracted[0]?.versionIds)).toEqual(new Set([first.version_id, second.version_id]));
  const claims = await test.sql`
    select distinct is_current, retired_reason, retired_at from memory.claims where doc_id = ${first.doc_id}`;
  expect(claims).toEqual([
    { is_current: false, retired_reason: 'version_deleted', retired_at: test.clock.now },
  ]);
  expect((await corpus()).filter((row) => row.items !== 0)).toEqual(before);
  const [left] =
    await test.sql`select count(*)::int as n from p1.postings where item_id = any(${[...chunks, ...held]}::uuid[])`;
  expect(left?.n).toBe(0);
  const versions = await test.sql`select distinct status from memory.versions where doc_id = ${first.doc_id}`;
  expect(versions).toEqual([{ status: 'deleted' }]);
  let size = 0;
  for await (const part of test.documents.readContent(first.content_hash)) size += part.length;
  expect(size).toBe('gone words'.length);
});

it('answers 404 for what is not there, also the second time', async () => {
  const notFound = { status: 404, detail: 'document_not_found' };
  const { doc_id } = await test.send('once');
  await expect(test.documents.deleteDocument(randomUUID())).rejects.toMatchObject(notFound);
  const both = await Promise.allSettled([
    test.documents.deleteDocument(doc_id),
    test.documents.deleteDocument(doc_id),
  ]);
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(test.documents.deleteDocument(doc_id)).rejects.toMatchObject(notFound);
});

it('finishes the job for a document that was hidden another way', async () => {
  const version = await test.send('hidden');
  const [chunk = ''] = await convert(test.sql, version, { markdown: 'hidden' });
  await claim(version, chunk, 0);
  await test.sql`
    update memory.documents set deleted_at = now(), latest_version_id = null, current_version_id = null where doc_id = ${version.doc_id}`;
  expect(await test.documents.deleteDocument(version.doc_id)).toMatchObject({ claims_retired: 1 });
  await expect(test.documents.deleteDocument(version.doc_id)).rejects.toMatchObject({ status: 404 });
});

it('changes nothing when the facts cannot be retracted', async () => {
  const version = await test.send('whole');
  failure = new Error('no');
  await expect(test.documents.deleteDocument(version.doc_id)).rejects.toThrow('no');
  failure = null;
  const page = await test.documents.listDocuments({ limit: 50 });
  expect(page.documents.map((document) => document.doc_id)).toContain(version.doc_id);
});

it('ends the wait of a parked conversion', async () => {
  const parked = await test.send('parked', { mime: 'image/png' });
  await test.documents.deleteDocument(parked.doc_id);
  const announced = test.announced.length;
  const again = await test.send('parked', { mime: 'text/markdown' });
  expect(again).toMatchObject({ created: true, parked: null, mime: 'text/markdown' });
  expect(test.announced.length).toBe(announced + 1);
  const work = await test.sql`
    select v.version_no, w.status from memory.pipeline_work as w join memory.versions as v using (version_id)
    where v.doc_id = ${parked.doc_id} order by v.version_no`;
  expect(work).toEqual([
    { version_no: 1, status: 'skipped' },
    { version_no: 2, status: 'pending' },
  ]);
});
