import { DocumentsPage, type DocumentsQuery } from '@memory/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { convert, createTestDocuments, type TestDocuments } from '../testing/test-documents.ts';

let test: TestDocuments;
beforeAll(async () => {
  test = await createTestDocuments();
});
afterAll(() => test.close());

const list = async (query: Partial<DocumentsQuery> = {}) =>
  DocumentsPage.parse(await test.documents.listDocuments({ limit: 50, ...query }));

async function walk(query: Partial<DocumentsQuery>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: DocumentsPage = await list({ ...query, ...(cursor === null ? {} : { cursor }) });
    ids.push(...page.documents.map((document) => document.doc_id));
    cursor = page.cursor;
  } while (cursor !== null);
  return ids;
}

it('lists newest first seen first, then by id, whatever was sent again', async () => {
  expect(await list()).toEqual({ documents: [], cursor: null });
  const source = { source_kind: 'wiki', source_ref: 'page/1' };
  const first = await test.send('one', { ...source, title: 'Page' });
  const second = await test.send('two');
  // Five at the same moment.
  const at = test.clock.now;
  const tied = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((text) => {
      test.clock.now = at;
      return test.documents.ingest({ filename: `${text}.md`, mime: 'text/markdown' }, once(text));
    }),
  );
  const again = await test.send('one more', source);
  expect(again.doc_id).toBe(first.doc_id);

  const page = await list();
  expect(page.cursor).toBeNull();
  expect(page.documents.map((document) => document.doc_id)).toEqual([
    ...[second, ...tied].map((version) => version.doc_id).sort(),
    first.doc_id,
  ]);
  expect(page.documents.at(-1)).toEqual({
    doc_id: first.doc_id,
    title: 'Page',
    source_kind: 'wiki',
    source_uri: 'page/1',
    first_seen_at: '2026-01-01T00:00:01.000Z',
    latest: {
      version_id: again.version_id,
      version_no: 2,
      status: 'ingesting',
      ingested_at: '2026-01-01T00:00:03.000Z',
      error: null,
    },
    serving: false,
  });
  expect(page.documents.find((one) => one.doc_id === second.doc_id)).toMatchObject({
    source_kind: 'upload',
    source_uri: null,
  });
  for (const limit of [1, 2, 3, 7]) {
    expect(await walk({ limit })).toEqual(page.documents.map((document) => document.doc_id));
  }
});

it('filters on the newest version and leaves deleted documents out', async () => {
  const source = { source_kind: 'wiki', source_ref: 'page/2' };
  const old = await test.send('old', source);
  await convert(test.sql, old, { markdown: 'old' });
  const fresh = await test.send('new', source);
  const ready = await test.send('ready');
  await convert(test.sql, ready, { markdown: 'ready' });
  expect(await walk({ status: 'ready' })).toEqual([ready.doc_id]);
  const waiting = await list({ status: 'ingesting' });
  expect(waiting.documents.find((one) => one.doc_id === old.doc_id)).toMatchObject({
    serving: true,
    latest: { version_id: fresh.version_id },
  });
  await test.documents.deleteDocument(ready.doc_id);
  expect(await walk({ status: 'ready' })).toEqual([]);
  expect(await walk({})).not.toContain(ready.doc_id);
});

it('refuses a cursor that is no cursor, or of another list', async () => {
  const malformed = { status: 400, detail: 'cursor is malformed' };
  const { cursor } = await list({ limit: 1 });
  const [good, other] = [cursor ?? '', (await test.documents.searchDocuments(browse)).cursor ?? ''];
  expect((await list({ limit: 2, cursor: good })).documents).toHaveLength(2);
  const bent = [
    '',
    ' ',
    'x',
    '%%%',
    `${good}=`,
    good.slice(0, -2),
    Buffer.from('{}').toString('base64url'),
    Buffer.from('null').toString('base64url'),
    other,
  ];
  for (const bad of bent) await expect(list({ cursor: bad })).rejects.toMatchObject(malformed);
  await expect(list({ cursor: good, status: 'ready' })).rejects.toMatchObject(malformed);
});

const browse = { filters: { family: [], authors: [], recipients: [] }, versions: 'current' as const, k: 1 };

async function* once(text: string) {
  yield Buffer.from(text);
}
