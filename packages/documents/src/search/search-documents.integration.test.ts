import { DocumentSearchPage, type DocumentSearchRequest, type IngestedVersion } from '@memory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { familyOf } from '../family.ts';
import { convert, createTestDocuments, type TestDocuments } from '../testing/test-documents.ts';
import type { IngestRequest } from '../types.ts';

let test: TestDocuments;
beforeAll(async () => {
  test = await createTestDocuments();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

type Filters = Partial<DocumentSearchRequest['filters']>;
const search = async ({
  filters,
  ...request
}: Partial<Omit<DocumentSearchRequest, 'filters'>> & { filters?: Filters }) =>
  DocumentSearchPage.parse(
    await test.documents.searchDocuments({
      versions: 'current',
      k: 20,
      ...request,
      filters: { family: [], authors: [], recipients: [], ...filters },
    }),
  );
const ids = (page: DocumentSearchPage) => page.documents.map((document) => document.doc_id);
const docs = (...versions: IngestedVersion[]) => versions.map((version) => version.doc_id);
const source = (source_ref: string) => ({ source_kind: 'folder', source_ref });
async function ready(text: string, request: Partial<IngestRequest> = {}): Promise<IngestedVersion> {
  const version = await test.send(text, request);
  await convert(test.sql, version, { markdown: text });
  return version;
}

describe('names', () => {
  it('match by whole words of every name, converted or not, in any case and with or without accents', async () => {
    const plan = await test.send('1', { filename: 'Quarterly-Report_2024.pdf', mime: 'application/pdf' });
    const camel = await test.send('2', { filename: 'MemoryService2.md', title: 'Überblick für Žofie' });
    const path = await test.send('3', { filename: 'c.md', source_path: 'Straße/ordner/c.md' });
    for (const query of ['quarterly', 'REPORT', '2024', 'report 2024', 'pdf', 'Quarterly-Report_2024.pdf']) {
      expect(ids(await search({ query }))).toEqual(docs(plan));
    }
    for (const query of ['memory', 'service', 'memoryservice2', 'uberblick', 'zofie', 'ÜBERBLICK']) {
      expect(ids(await search({ query }))).toEqual(docs(camel));
    }
    expect(ids(await search({ query: 'strasse' }))).toEqual(docs(path));
    expect(ids(await search({ query: 'quart' }))).toEqual([]);
    expect((await search({ query: 'quarterly' })).documents[0]).toMatchObject({
      matched_by: ['name'],
      family: 'pdf',
    });
  });

  it('match by any single edit of a word of five letters or more, and whole words come first', async () => {
    const word = 'paper';
    const similar = await test.send('1', { filename: `${word}.md` });
    const edits = new Set<string>();
    for (let i = 0; i <= word.length; i++) {
      edits.add(`${word.slice(0, i)}x${word.slice(i)}`);
      if (i < word.length) edits.add(word.slice(0, i) + word.slice(i + 1));
      if (i < word.length) edits.add(`${word.slice(0, i)}x${word.slice(i + 1)}`);
      if (i + 1 < word.length) edits.add(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
    }
    edits.delete(word);
    for (const query of edits) expect([query, ids(await search({ query }))]).toEqual([query, docs(similar)]);
    const exact = await test.send('2', { filename: 'a very long name around the word papxr of the year.md' });
    expect(ids(await search({ query: 'papxr' }))).toEqual(docs(exact, similar));
    const code = await test.send('3', { filename: '12345.md' });
    expect(ids(await search({ query: '12346' }))).toEqual([]);
    expect(ids(await search({ query: '12345' }))).toEqual(docs(code));
  });

  it('rank a whole word in a long name before a similar one in a short name', async () => {
    const short = await test.send('1', { filename: 'harvesd' });
    const long = await test.send('2', { filename: `harvest ${'and more of it '.repeat(60)}.md` });
    expect(ids(await search({ query: 'harvest' }))).toEqual(docs(long, short));
  });

  it('include those of later ingests of the same bytes', async () => {
    const version = await test.send('same', { filename: 'first.md' });
    await test.send('same', { filename: 'second.md', title: 'Renamed', source_path: 'archive/second.md' });
    for (const query of ['first', 'second', 'renamed', 'archive']) {
      expect(ids(await search({ query }))).toEqual(docs(version));
    }
    expect((await search({ query: 'second' })).documents[0]).toMatchObject({
      file_name: 'first.md',
      lineage_title: 'first',
      source_path: null,
    });
  });

  it('need a rare word where there is one, and rank by the frequent ones too', async () => {
    const wanted = await test.send('1', { filename: 'zeppelin report.md' });
    const other = await test.send('2', { filename: 'zeppelin design.md' });
    const { doc_id, version_id } = await test.send('3', { filename: 'report and reports.md' });
    await test.sql`
      with name as (
        insert into memory.version_names (name_id, version_id, kind, name, recorded_at)
        select gen_random_uuid(), ${version_id}, 'filename', 'report', now() from generate_series(1, 1500)
        returning name_id
      )
      insert into memory.name_terms (term, name_id, version_id, doc_id) select 'report', name_id, ${version_id}, ${doc_id} from name`;
    expect(ids(await search({ query: 'zeppelin report' }))).toEqual(docs(wanted, other));
    expect(new Set(ids(await search({ query: 'report' })))).toEqual(new Set([doc_id, wanted.doc_id]));
    expect(ids(await search({ query: 'reports' }))).toHaveLength(2);
    await test.documents.deleteDocument(wanted.doc_id);
    await test.documents.deleteDocument(other.doc_id);
    expect(ids(await search({ query: 'zeppelin report' }))).toEqual([doc_id]);
  });

  it('are those of the judged version', async () => {
    const pair = source('a');
    const old = await ready('old text', { ...pair, filename: 'zebra.md' });
    await test.send('new text', { ...pair, filename: 'giraffe.md' });
    expect(ids(await search({ query: 'zebra' }))).toEqual(docs(old));
    expect(ids(await search({ query: 'giraffe' }))).toEqual([]);
    const all = await search({ query: 'giraffe', versions: 'all' });
    expect(all.documents[0]).toMatchObject({ version_no: 2, other_matching_version_ids: [] });
  });
});

describe('text', () => {
  it('ranks by the best passage, and says what matched', async () => {
    const far = await ready(
      'The harbour was quiet.\n\nA lighthouse keeper wrote letters about the weather and the sea.',
    );
    const near = await ready('Lighthouse, lighthouse!\n\nOther words.', { filename: 'b.md' });
    const named = await ready('Nothing of the kind here.', { filename: 'lighthouse.md' });
    const page = await search({ query: 'lighthouses' });
    expect(ids(page)).toContain(named.doc_id);
    const text = page.documents.filter((document) => document.matched_by.includes('text'));
    expect(text.map((document) => document.doc_id)).toEqual(docs(near, far));
    expect(page.documents.find((document) => document.doc_id === named.doc_id)?.matched_by).toEqual(['name']);
    expect(page).toMatchObject({ cursor: null, people_matched: [] });
  });

  it('is not the title that its passages are indexed behind', async () => {
    const titled = async (title: string, context: string, markdown: string) => {
      const version = await test.send(markdown, { filename: `${title}.md` });
      await convert(test.sql, version, { markdown, context });
      return version;
    };
    const named = await titled('Harbours', 'Harbours', 'A quay.\n\nA crane.');
    const said = await titled('Harbour dues', 'Harbour dues', 'A quay.\n\nDues are paid in every harbour.');
    const headed = await titled('Ports', 'Ports > Harbour', 'A quay.');
    const matchedBy = async (query: string) =>
      Object.fromEntries((await search({ query })).documents.map((one) => [one.doc_id, one.matched_by]));
    expect(await matchedBy('harbours')).toEqual({
      [named.doc_id]: ['name'],
      [said.doc_id]: ['name', 'text'],
      [headed.doc_id]: ['text'],
    });
    expect(await matchedBy('Harbours quay')).toEqual({
      [named.doc_id]: ['name', 'text'],
      [said.doc_id]: ['name', 'text'],
      [headed.doc_id]: ['text'],
    });
  });

  it('fuses both channels by reciprocal rank', async () => {
    const both = await ready('comet and comet', { filename: 'comet.md' });
    const textOnly = await ready('A comet passed once a year over the hills.', { filename: 'x.md' });
    const page = await search({ query: 'comet' });
    expect(page.documents.map(({ doc_id, matched_by, score }) => ({ doc_id, matched_by, score }))).toEqual([
      { doc_id: both.doc_id, matched_by: ['name', 'text'], score: 1 / 61 + 1 / 61 },
      { doc_id: textOnly.doc_id, matched_by: ['text'], score: 1 / 62 },
    ]);
    expect(ids(await search({ query: 'comet', k: 1 }))).toEqual(docs(both));
  });

  it('computes Okapi BM25 over current and past passages', async () => {
    const vocabulary = ['fox', 'hen', 'dog', 'cat', 'bat', 'owl'];
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % n;
    };
    const passages: { docId: string; words: string[] }[] = [];
    for (let n = 0; n < 25; n++) {
      const written = Array.from({ length: 1 + random(3) }, () =>
        Array.from({ length: 1 + random(12) }, () => vocabulary[random(random(6) + 1)] ?? ''),
      );
      const version = await test.send(`document ${n}`, { filename: `${n}.md` });
      const markdown = written.map((words) => words.join(' ')).join('\n\n');
      await convert(test.sql, version, { markdown, kind: random(2) === 0 ? 'past' : 'chunk' });
      passages.push(...written.map((words) => ({ docId: version.doc_id, words })));
    }
    const meanLength = passages.reduce((sum, one) => sum + one.words.length, 0) / passages.length;
    for (const query of [['owl'], ['fox'], ['bat', 'cat'], ['fox', 'owl', 'dog'], vocabulary]) {
      const best = new Map<string, number>();
      for (const { docId, words } of passages) {
        let score = 0;
        for (const term of query) {
          const holding = passages.filter((one) => one.words.includes(term)).length;
          const tf = words.filter((word) => word === term).length;
          const idf = Math.log(1 + (passages.length - holding + 0.5) / (holding + 0.5));
          score += (idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * words.length) / meanLength));
        }
        if (score > 0) best.set(docId, Math.max(best.get(docId) ?? 0, Number(score.toFixed(9))));
      }
      const expected = [...best]
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .map(([docId]) => docId);
      expect(ids(await search({ query: query.join(' '), k: 200 }))).toEqual(expected);
    }
  });

  it('judges a document by its current version, or its newest while it has none', async () => {
    const pair = source('c');
    const first = await ready('apples', pair);
    const second = await test.send('oranges', pair);
    expect((await search({ query: 'apples' })).documents[0]?.version_id).toBe(first.version_id);
    await convert(test.sql, second, { markdown: 'oranges' });
    expect(ids(await search({ query: 'apples' }))).toEqual([]);
    expect((await search({ query: 'oranges' })).documents[0]?.version_id).toBe(second.version_id);
    const third = await ready('apples again', pair);
    const all = await search({ query: 'apples', versions: 'all' });
    expect(all.documents).toHaveLength(1);
    expect(all.documents[0]).toMatchObject({
      version_id: third.version_id,
      other_matching_version_ids: [first.version_id],
    });
    await test.documents.deleteDocument(first.doc_id);
    expect(ids(await search({ query: 'apples', versions: 'all' }))).toEqual([]);
    expect(ids(await search({ versions: 'all' }))).toEqual([]);
    await test.send('plums', pair);
    expect(ids(await search({ query: 'apples', versions: 'all' }))).toEqual([]);
  });

  it('finds nothing for what holds no word', async () => {
    await ready('text');
    for (const query of ['!?', '…', '\u{1f600}', '   ']) expect(ids(await search({ query }))).toEqual([]);
  });
});

describe('pages without a query', () => {
  it('go newest ingest first and judge by what had arrived when the first was asked for', async () => {
    const pair = source('d');
    const a = await test.send('a1', pair);
    const b = await test.send('b');
    const c = await test.send('c');
    const first = await search({ k: 2 });
    expect(ids(first)).toEqual(docs(c, b));
    expect(first.documents[0]).toMatchObject({ matched_by: [], score: 0, other_matching_version_ids: [] });
    await test.send('a2', pair);
    await test.send('d');
    const next = await search({ k: 2, cursor: first.cursor ?? '' });
    expect(next).toMatchObject({
      as_of: first.as_of,
      cursor: null,
      documents: [{ version_id: a.version_id }],
    });
    expect(ids(await search({}))).toHaveLength(4);
    expect((await search({})).documents[1]).toMatchObject({ doc_id: a.doc_id, version_no: 2 });
  });

  it('with all versions judges by the newest that matches', async () => {
    const pair = source('e');
    const at = (day: string) => new Date(`2025-01-${day}T00:00:00Z`);
    const v1 = await test.send('1', { ...pair, source_modified_at: at('01') });
    const v2 = await test.send('2', { ...pair, source_modified_at: at('02') });
    const v3 = await test.send('3', { ...pair, source_modified_at: at('03') });
    const filters = { modified_to: at('02') };
    expect(ids(await search({ filters }))).toEqual([]);
    expect((await search({ filters, versions: 'all' })).documents).toMatchObject([
      { version_id: v2.version_id, other_matching_version_ids: [v1.version_id] },
    ]);
    expect((await search({ versions: 'all' })).documents).toMatchObject([
      { version_id: v3.version_id, other_matching_version_ids: [v2.version_id, v1.version_id] },
    ]);
  });

  it('refuse a cursor of another search', async () => {
    await test.send('a');
    await test.send('b');
    const { cursor } = await search({ k: 1 });
    const malformed = { status: 400, detail: 'cursor is malformed' };
    const wrong = { cursor: cursor ?? '' };
    await expect(search({ ...wrong, versions: 'all' })).rejects.toMatchObject(malformed);
    await expect(search({ ...wrong, filters: { language: 'en' } })).rejects.toMatchObject(malformed);
    await expect(search({ cursor: 'x' })).rejects.toMatchObject(malformed);
    expect(ids(await search({ ...wrong, k: 5 }))).toHaveLength(1);
  });
});

describe('filters', () => {
  it('hold on the judged version’s metadata, all of them', async () => {
    const modified = new Date('2025-03-01T12:00:00Z');
    const version = await test.send('words', { ...source('f'), source_modified_at: modified });
    await test.send('other');
    const found = docs(version);
    const cases: [Filters, string[]][] = [
      [{ modified_from: modified }, found],
      [{ modified_to: modified }, found],
      [{ modified_from: modified, modified_to: modified }, found],
      [{ modified_from: new Date(modified.getTime() + 1) }, []],
      [{ created_from: new Date(0) }, []],
      [{ doc_ids: found }, found],
      [{ doc_ids: [] }, []],
      [{ family: ['markdown'], doc_ids: found }, found],
      [{ family: ['pdf', 'no such family'], doc_ids: found }, []],
      [{ language: 'en' }, []],
      [{ thread_ref: 't' }, []],
    ];
    for (const [filters, expected] of cases) {
      expect([filters, ids(await search({ filters }))]).toEqual([filters, expected]);
      expect([filters, ids(await search({ filters, query: 'notes', versions: 'all' }))]).toEqual([
        filters,
        expected,
      ]);
    }
    await convert(test.sql, version, {
      markdown: 'words',
      family: 'email',
      language: 'en',
      thread_ref: 't',
      declared_created_at: new Date('2025-02-01T00:00:00Z'),
    });
    for (const filters of [
      { family: ['email'] },
      { language: 'en' },
      { thread_ref: 't' },
      { created_from: new Date('2025-02-01T00:00:00Z'), created_to: new Date('2025-02-01T00:00:00Z') },
    ]) {
      expect(ids(await search({ filters }))).toEqual(found);
      expect(ids(await search({ filters, query: 'words' }))).toEqual(found);
    }
  });

  it('knows the family of what is not converted as familyOf does', async () => {
    const files: [string, string][] = [
      ['text/markdown', 'a.txt'],
      ['text/plain', 'a.txt'],
      ['TEXT/PLAIN; charset=x', 'README'],
      ['text/plain', 'x/y\\a.PY'],
      ['text/plain', '.env'],
      ['text/plain', 'a.tar.gz'],
      ['application/octet-stream', 'dir.csv/'],
      ['application/octet-stream', 'a..log'],
      ['application/octet-stream', '..md'],
      ['application/octet-stream', 'x.'],
      [' image/x-new ; q=1', 'x'],
      ['video/mp4', 'x.bin'],
      ['nonsense', 'x'],
      ['constructor', 'x.constructor'],
    ];
    for (const [n, [mime, filename]] of files.entries()) {
      const { doc_id } = await test.send(`file ${n}`, { mime, filename });
      const family = familyOf(mime, filename);
      const page = await search({ filters: { doc_ids: [doc_id], family: [family] } });
      expect([mime, filename, page.documents[0]?.family]).toEqual([mime, filename, family]);
    }
  });

  it('matches people by address or by whole words of their name, and counts them', async () => {
    const one = await test.send('1', { filename: 'one.md' });
    const two = await test.send('2', { filename: 'two.md' });
    await convert(test.sql, one, {
      markdown: 'mail',
      authors: ['José Ángel Díaz <jose@example.org>'],
      recipients: ['ann@example.org', 'Bob'],
    });
    await convert(test.sql, two, { markdown: 'mail', authors: ['Jose <JOSE@example.org>', 'Bob Jose'] });
    const both = docs(two, one);
    const cases: [Filters, string[]][] = [
      [{ authors: ['jose@EXAMPLE.org'] }, both],
      [{ authors: ['diaz jose'] }, docs(one)],
      [{ authors: ['dia'] }, []],
      [{ authors: ['example.org'] }, []],
      [{ authors: ['nobody', 'bob'] }, docs(two)],
      [{ recipients: ['bob'] }, docs(one)],
      [{ recipients: ['ann@example.org'], authors: ['jose'] }, docs(one)],
      [{ recipients: ['nobody'] }, []],
    ];
    for (const [filters, expected] of cases) {
      expect([filters, ids(await search({ filters }))]).toEqual([filters, expected]);
    }
    const page = await search({ filters: { authors: ['jose'] }, query: 'mail', k: 1 });
    expect(page.documents).toHaveLength(1);
    expect(page.people_matched).toEqual([
      { name: 'Jose', address: 'JOSE@example.org', document_count: 2 },
      { name: 'Bob Jose', address: null, document_count: 1 },
    ]);
    expect((await search({ filters: { authors: ['jose'] }, k: 1 })).people_matched).toEqual(
      page.people_matched,
    );
    expect((await search({})).people_matched).toEqual([]);
  });
});
