import type { IngestedVersion } from '@memory/contract';
import { uuidv7 } from '@memory/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDocuments, type TestDocuments } from '../testing/test-documents.ts';

let test: TestDocuments;
beforeAll(async () => {
  test = await createTestDocuments();
});
afterAll(() => test.close());
beforeEach(() => test.sql`delete from memory.citations`);

let nonce = 0;
const folder = (path: string) => ({
  source_kind: 'folder',
  source_ref: path,
  source_path: path,
  filename: path,
});
const send = (request: Parameters<TestDocuments['send']>[1]) => test.send(`text ${++nonce}`, request);

/** Writes links as the structure stage does, and resolves them. */
async function cite(version: IngestedVersion, ...hrefs: string[]): Promise<void> {
  for (const href of hrefs) {
    await test.sql`insert into memory.citations ${test.sql({
      citation_id: uuidv7(),
      version_id: version.version_id,
      doc_id: version.doc_id,
      target_ref: href,
      anchor_text: href,
      char_start: 0,
      char_end: 1,
    })}`;
  }
  await test.sql.begin((tx) => test.documents.resolveCitations(tx, version.version_id));
}
async function targets(version: IngestedVersion): Promise<(string | null)[]> {
  const rows = await test.sql`
    select target_doc_id from memory.citations where version_id = ${version.version_id} order by citation_id`;
  return rows.map((row) => row.target_doc_id);
}

it('finds documents by path, reference, URL and file name', async () => {
  const base = await send(folder('site/guide/intro.md'));
  const sibling = await send(folder('site/guide/setup.md'));
  const above = await send(folder('site/licence.md'));
  const web = await send({ source_kind: 'web', source_ref: 'https://example.org/page' });
  const elsewhere = await send({ filename: 'unique-name.md' });
  await send(folder('one/double.md'));
  await send(folder('two/double.md'));
  await cite(
    base,
    'setup.md#first',
    '../licence.md',
    'https://example.org/page#top',
    'unique-name.md',
    'double.md',
    'intro.md',
    'https://example.org/other',
    'mailto:a@example.org',
  );
  expect(await targets(base)).toEqual([
    sibling.doc_id,
    above.doc_id,
    web.doc_id,
    elsewhere.doc_id,
    null,
    null,
    null,
    null,
  ]);
});

it('gives what arrives later to the citations that waited for it', async () => {
  const early = await send(folder('late/a.md'));
  await cite(early, 'b.md', 'https://example.net/x', '../late/c.md');
  expect(await targets(early)).toEqual([null, null, null]);
  const b = await send(folder('late/b.md'));
  const x = await send({ source_kind: 'web', source_ref: 'https://example.net/x' });
  expect(await targets(early)).toEqual([b.doc_id, x.doc_id, null]);
  // Under another name of bytes that are there already.
  const c = await test.send('same bytes', { filename: 'other.md' });
  await test.send('same bytes', { filename: 'other.md', source_path: 'late/c.md' });
  expect(await targets(early)).toEqual([b.doc_id, x.doc_id, c.doc_id]);
});

it('prefers what was ingested last, and leaves deleted documents alone', async () => {
  const old = await send({ filename: 'x.md', source_path: 'dup/x.md' });
  const young = await send({ filename: 'x.md', source_path: 'dup/x.md' });
  const citing = await send(folder('dup/index.md'));
  await cite(citing, 'x.md');
  expect(await targets(citing)).toEqual([young.doc_id]);
  await test.documents.deleteDocument(young.doc_id);
  await test.sql`delete from memory.citations where version_id = ${citing.version_id}`;
  await cite(citing, 'x.md');
  expect(await targets(citing)).toEqual([old.doc_id]);
});

it('takes thousands of links in one go', async () => {
  const target = await send(folder('many/target.md'));
  const citing = await send(folder('many/index.md'));
  await test.sql`
    insert into memory.citations (citation_id, version_id, doc_id, target_ref, anchor_text, char_start, char_end)
    select gen_random_uuid(), ${citing.version_id}, ${citing.doc_id}, case when n % 2 = 0 then 'target.md' else 'none-' || n || '.md' end, '', 0, 1
    from generate_series(1, 5000) as n`;
  await test.sql.begin((tx) => test.documents.resolveCitations(tx, citing.version_id));
  const [row] = await test.sql`
    select count(*) filter (where target_doc_id = ${target.doc_id})::int as found, count(*) filter (where target_doc_id is null)::int as dangling
    from memory.citations`;
  expect(row).toEqual({ found: 2500, dangling: 2500 });
});
