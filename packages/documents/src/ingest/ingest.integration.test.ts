import { createHash, randomBytes } from 'node:crypto';
import { IngestedVersion } from '@memory/contract';
import { uuid5 } from '@memory/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, createTestDocuments, type TestDocuments } from '../testing/test-documents.ts';
import { PART_BYTES } from './receive-body.ts';

let test: TestDocuments;
beforeAll(async () => {
  test = await createTestDocuments();
});
afterAll(() => test.close());

let nonce = 0;
const fresh = (text = 'text') => `${text} ${++nonce}`;
const pair = (source_ref: string) => ({ source_kind: 'folder', source_ref });
const rows = async (table: string) => {
  const [row] = await test.sql<{ n: number }[]>`select count(*)::int as n from ${test.sql(table)}`;
  return row?.n;
};

describe('identity', () => {
  it('derives the id of a file without a source from its bytes', async () => {
    const text = fresh();
    const first = await test.send(text, { filename: 'docs/a.tar.gz' });
    const hash = createHash('sha256').update(text).digest();
    expect(IngestedVersion.parse(first)).toEqual({
      deployment_id: test.deploymentId,
      doc_id: uuid5(test.deploymentId, hash),
      version_id: first.version_id,
      content_hash: hash.toString('hex'),
      created: true,
      mime: 'text/markdown',
      title: 'a.tar',
      versioning_mode: 'snapshot',
      parked: null,
    });
    expect(await test.send(text)).toEqual({ ...first, created: false });
    expect((await test.send(fresh())).doc_id).not.toBe(first.doc_id);
  });

  it('derives the id of a file with a source from the pair', async () => {
    const source = pair(fresh('ref'));
    const [one, two] = [fresh(), fresh()];
    const first = await test.send(one, source);
    expect(first.doc_id).toBe(uuid5(test.deploymentId, `folder\0${source.source_ref}`));
    expect((await test.send(one, source)).created).toBe(false);
    const second = await test.send(two, source);
    expect(second).toMatchObject({ doc_id: first.doc_id, created: true });
    const reverted = await test.send(one, source);
    expect(reverted).toMatchObject({ doc_id: first.doc_id, created: true, content_hash: first.content_hash });
    const numbers = await test.sql`
      select version_no, testimony from memory.versions where doc_id = ${first.doc_id} order by version_no`;
    expect(numbers.map((row) => row.version_no)).toEqual([1, 2, 3]);
    expect(numbers.every((row) => row.testimony === 'current')).toBe(true);
  });

  it('keeps one identity for bytes and another for a pair', async () => {
    const text = fresh();
    const [upload, sourced] = [await test.send(text), await test.send(text, pair(fresh('ref')))];
    expect(sourced).toMatchObject({ created: true, content_hash: upload.content_hash });
    expect(sourced.doc_id).not.toBe(upload.doc_id);
  });

  it('takes title and mode from the first ingest only', async () => {
    const source = pair(fresh('ref'));
    const first = await test.send(fresh(), { ...source, title: 'Plan', versioning_mode: 'living' });
    expect(first).toMatchObject({ title: 'Plan', versioning_mode: 'living' });
    const later = await test.send(fresh(), { ...source, title: 'Other', versioning_mode: 'snapshot' });
    expect(later).toMatchObject({ title: 'Plan', versioning_mode: 'living', created: true });
    await test.documents.deleteDocument(first.doc_id);
    const again = await test.send(fresh(), { ...source, title: 'Third' });
    expect(again).toMatchObject({
      doc_id: first.doc_id,
      title: 'Plan',
      versioning_mode: 'living',
      created: true,
    });
    const states = await test.sql`
      select testimony, status from memory.versions where doc_id = ${first.doc_id} order by version_no`;
    expect(states).toEqual([
      { testimony: 'current', status: 'deleted' },
      { testimony: 'pending', status: 'deleted' },
      { testimony: 'current', status: 'ingesting' },
    ]);
  });

  it('advances the revision marker on a no-op and leaves the modification time', async () => {
    const source = { ...pair(fresh('ref')), source_modified_at: new Date('2025-05-01T10:00:00Z') };
    const text = fresh();
    const first = await test.send(text, { ...source, source_version_ref: 'r1' });
    const again = await test.send(text, {
      ...source,
      source_version_ref: 'r2',
      source_modified_at: new Date('2025-06-01T00:00:00Z'),
      principal: { kind: 'user', ref: 'somebody' },
    });
    expect(again).toEqual({ ...first, created: false });
    await test.send(text, source);
    const [row] = await test.sql`
      select source_version_ref, source_modified_at, ingested_by_kind from memory.versions where version_id = ${first.version_id}`;
    expect(row).toEqual({
      source_version_ref: 'r2',
      source_modified_at: source.source_modified_at,
      ingested_by_kind: null,
    });
  });

  it('makes a new version of the same document after deletion', async () => {
    const text = fresh();
    const first = await test.send(text, { title: 'Kept' });
    await test.documents.deleteDocument(first.doc_id);
    const again = await test.send(text, { title: 'New' });
    expect(again).toMatchObject({ doc_id: first.doc_id, created: true, title: 'Kept' });
    expect(again.version_id).not.toBe(first.version_id);
    expect((await test.send(text)).created).toBe(false);
  });

  it('records other names of the same bytes once, and nothing for what was not sent', async () => {
    const text = fresh();
    const { version_id } = await test.send(text, { filename: 'a.md', title: 'First' });
    await test.send(text, { filename: 'b.md', source_path: 'x/b.md' });
    await test.send(text, { filename: 'b.md', title: 'First' });
    const names = await test.sql`
      select kind, name from memory.version_names where version_id = ${version_id} order by kind, name`;
    expect(names.map((row) => `${row.kind} ${row.name}`)).toEqual([
      'filename a.md',
      'filename b.md',
      'path x/b.md',
      'title First',
    ]);
  });

  it('records who sent a new version', async () => {
    const { version_id } = await test.send(fresh(), { principal: { kind: 'service', ref: 'crawler' } });
    const [row] = await test.sql`
      select ingested_by_kind, ingested_by_ref from memory.versions where version_id = ${version_id}`;
    expect(row).toEqual({ ingested_by_kind: 'service', ingested_by_ref: 'crawler' });
  });
});

describe('type', () => {
  it('routes by type and subtype, whatever the case and parameters', async () => {
    const version = await test.send(fresh(), { mime: 'Text/Markdown; charset=utf-8' });
    expect(version).toMatchObject({ mime: 'Text/Markdown; charset=utf-8', parked: null });
  });

  it('parks what has no route and releases every document of those bytes', async () => {
    const text = fresh();
    const before = test.announced.length;
    const upload = await test.send(text, { mime: 'application/pdf' });
    expect(upload).toMatchObject({ mime: 'application/pdf', parked: 'no_route' });
    const sourced = await test.send(text, { mime: 'text/plain', ...pair(fresh('ref')) });
    expect(sourced).toMatchObject({ mime: 'application/pdf', parked: 'no_route' });
    expect((await test.send(text, { mime: 'text/plain' })).parked).toBe('no_route');
    expect(test.announced.length).toBe(before);

    const routed = await test.send(text, { mime: 'text/markdown' });
    expect(routed).toEqual({ ...upload, created: false, mime: 'text/markdown', parked: null });
    expect(test.announced.length).toBe(before + 2);
    const work = await test.sql`
      select version_id, status, defer_reason from memory.pipeline_work where work_id = any(${test.announced.slice(before)}::uuid[])`;
    expect(new Set(work.map((row) => row.version_id))).toEqual(
      new Set([upload.version_id, sourced.version_id]),
    );
    expect(work.every((row) => row.status === 'pending' && row.defer_reason === null)).toBe(true);

    await test.send(text, { mime: 'text/markdown' });
    expect(test.announced.length).toBe(before + 2);
    expect(await test.send(text, { mime: 'application/pdf' })).toMatchObject({
      mime: 'text/markdown',
      parked: null,
    });
  });

  it('releases what waits when another document brings the route', async () => {
    const text = fresh();
    const parked = await test.send(text, { mime: 'image/png', ...pair(fresh('ref')) });
    const other = await test.send(text, { mime: 'text/markdown', ...pair(fresh('ref')) });
    expect(other).toMatchObject({ created: true, mime: 'text/markdown', parked: null });
    const [row] = await test.sql`select parked from memory.versions where version_id = ${parked.version_id}`;
    expect(row?.parked).toBeNull();
  });
});

describe('bytes', () => {
  it('gives back what was stored, small and large', async () => {
    for (const size of [1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 3 * PART_BYTES, 2.5 * PART_BYTES]) {
      const bytes = randomBytes(size);
      const { content_hash } = await test.send(bytes);
      expect(content_hash).toBe(createHash('sha256').update(bytes).digest('hex'));
      const read: Uint8Array[] = [];
      for await (const part of test.documents.readContent(content_hash)) read.push(part);
      expect(Buffer.concat(read).equals(bytes)).toBe(true);
    }
  });

  it('refuses an empty body and keeps nothing', async () => {
    const before = await rows('memory.contents');
    await expect(test.send('')).rejects.toMatchObject({
      status: 422,
      detail: [{ type: 'missing', loc: ['body'] }],
    });
    expect(await rows('memory.contents')).toBe(before);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const before = [
      await rows('memory.blob_parts'),
      await rows('memory.documents'),
      await rows('memory.versions'),
    ];
    async function* broken() {
      for (let i = 0; i < 5; i++) yield randomBytes(PART_BYTES);
      throw new Error('the client is gone');
    }
    await expect(
      test.documents.ingest({ filename: 'x.md', mime: 'text/markdown' }, broken()),
    ).rejects.toThrow('the client is gone');
    expect([
      await rows('memory.blob_parts'),
      await rows('memory.documents'),
      await rows('memory.versions'),
    ]).toEqual(before);
  });

  it('holds no connection while a body trickles in', async () => {
    let arrive: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = Array.from({ length: 12 }, async (_, i) => {
      async function* trickle() {
        yield Buffer.from(fresh(`slow ${i}`));
        await gate;
        yield Buffer.from('end');
      }
      return await test.documents.ingest({ filename: 'slow.md', mime: 'text/markdown' }, trickle());
    });
    expect((await test.send(fresh())).created).toBe(true);
    arrive();
    expect((await Promise.all(slow)).every((version) => version.created)).toBe(true);
  });

  it('makes one version of twenty equal uploads at once', async () => {
    for (const bytes of [Buffer.from(fresh()), randomBytes(2 * PART_BYTES + 7)]) {
      const parts = await rows('memory.blob_parts');
      const versions = await Promise.all(Array.from({ length: 20 }, () => test.send(bytes)));
      expect(versions.filter((version) => version.created)).toHaveLength(1);
      expect(new Set(versions.map((version) => version.version_id)).size).toBe(1);
      expect(await rows('memory.blob_parts')).toBe((parts ?? 0) + Math.ceil(bytes.length / PART_BYTES));
    }
  });

  it('takes many different uploads with the same new words at once', async () => {
    const names = ['alpha beta', 'beta alpha', 'gamma alpha beta', 'beta gamma'].map(
      (name) => `${name} ${fresh()}.md`,
    );
    const sent = Array.from({ length: 40 }, (_, i) =>
      test.send(fresh(), { filename: names[i % names.length] ?? '' }),
    );
    expect((await Promise.all(sent)).every((version) => version.created)).toBe(true);
  });

  it('sweeps what a crash left behind, and nothing younger', async () => {
    const kept = await test.send(randomBytes(2 * PART_BYTES));
    const hang = new AbortController();
    async function* crash() {
      yield randomBytes(2 * PART_BYTES);
      await new Promise((resolve) => hang.signal.addEventListener('abort', resolve));
    }
    const parts = await rows('memory.blob_parts');
    const lost = test.documents.ingest({ filename: 'lost.md', mime: 'text/markdown' }, crash());
    await expect.poll(() => rows('memory.blob_parts')).toBe((parts ?? 0) + 1);
    expect(await test.documents.sweepOrphanBlobs()).toBe(0);
    const started = test.clock.now;
    // Ids of this process are ordered after the real clock, which is ahead of the test's.
    test.clock.now = new Date(Date.now() + 25 * 3_600_000);
    expect(await test.documents.sweepOrphanBlobs()).toBe(1);
    test.clock.now = started;
    expect(await rows('memory.blob_parts')).toBe(parts);
    let size = 0;
    for await (const part of test.documents.readContent(kept.content_hash)) size += part.length;
    expect(size).toBe(2 * PART_BYTES);
    hang.abort();
    await lost;
  });
});

describe('forgetting', () => {
  it('refuses uploads and deletions meanwhile', async () => {
    const { doc_id } = await test.send(fresh());
    await test.sql`update memory.deployment set forget_in_progress = true`;
    const refused = { status: 503, detail: { code: 'forget_in_progress' } };
    await expect(test.send(fresh())).rejects.toMatchObject(refused);
    await expect(test.documents.deleteDocument(doc_id)).rejects.toMatchObject(refused);
    await test.sql`update memory.deployment set forget_in_progress = false`;
    expect(await test.documents.ingest({ filename: 'a.md', mime: 'a/b' }, chunksOf(fresh()))).toBeTruthy();
  });
});
