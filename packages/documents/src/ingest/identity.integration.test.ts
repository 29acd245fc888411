import { createHash } from 'node:crypto';
import type { VersioningMode } from '@memory/contract';
import { uuid5 } from '@memory/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stem } from '../names/stem.ts';
import { createTestDocuments, type TestDocuments } from '../testing/test-documents.ts';

let test: TestDocuments;
beforeAll(async () => {
  test = await createTestDocuments();
});
afterAll(() => test.close());

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const upload = fc.record({
  act: fc.constant('ingest' as const),
  /** The source reference, or none. */
  ref: optional(fc.constantFrom('r1', 'r2')),
  bytes: fc.constantFrom('a', 'b', 'c'),
  mime: fc.constantFrom('text/markdown', 'image/png', 'Text/Markdown;x=1', 'text/plain'),
  filename: fc.constantFrom('one.md', 'dir/two.tar.gz'),
  title: optional(fc.constantFrom('T1', 'T2')),
  path: optional(fc.constantFrom('p/1', 'p/2')),
  mode: optional(fc.constantFrom<VersioningMode>('snapshot', 'living')),
  marker: optional(fc.constantFrom('m1', 'm2')),
});
const removal = fc.record({
  act: fc.constant('delete' as const),
  ref: optional(fc.constantFrom('r1', 'r2')),
  bytes: fc.constantFrom('a', 'b', 'c'),
});
type Upload = typeof upload extends fc.Arbitrary<infer U> ? U : never;

type Version = {
  hash: string;
  parked: boolean;
  marker: string | undefined;
  names: Set<string>;
  testimony: string;
  deleted: boolean;
};
type Document = { title: string; mode: VersioningMode; versions: Version[] };

const routed = (mime: string) => mime.toLowerCase().startsWith('text/markdown');

/** The identity rules once more, over plain maps and as slowly as they read. */
function createModel(deploymentId: string) {
  const documents = new Map<string, Document>();
  const types = new Map<string, string>();

  const idOf = (run: string, ref: string | undefined, bytes: string) =>
    ref === undefined
      ? uuid5(deploymentId, createHash('sha256').update(`${run}${bytes}`).digest())
      : uuid5(deploymentId, `kind\0${run}${ref}`);

  function ingest(docId: string, hash: string, request: Upload) {
    const sourced = request.ref !== undefined;
    const recorded = types.get(hash);
    if (recorded === undefined || (!routed(recorded) && routed(request.mime))) types.set(hash, request.mime);
    if (routed(request.mime)) {
      for (const document of documents.values()) {
        for (const version of document.versions)
          if (version.hash === hash && !version.deleted) version.parked = false;
      }
    }
    const mime = types.get(hash) ?? '';
    const document = documents.get(docId) ?? {
      title: request.title ?? stem(request.filename),
      mode: (sourced ? request.mode : undefined) ?? 'snapshot',
      versions: [],
    };
    documents.set(docId, document);
    const latest = document.versions.filter((version) => !version.deleted).at(-1);
    const created = latest?.hash !== hash;
    const version: Version =
      latest && !created
        ? latest
        : {
            hash,
            parked: !routed(mime),
            marker: undefined,
            names: new Set(),
            testimony: document.mode === 'living' && latest ? 'pending' : 'current',
            deleted: false,
          };
    if (created) document.versions.push(version);
    version.names.add(`filename ${request.filename}`);
    if (request.title !== undefined) version.names.add(`title ${request.title}`);
    if (request.path !== undefined) version.names.add(`path ${request.path}`);
    if (sourced && request.marker !== undefined) version.marker = request.marker;
    const parked = version.parked ? ('no_route' as const) : null;
    return {
      created,
      mime,
      title: document.title,
      versioning_mode: document.mode,
      parked,
      no: document.versions.length,
    };
  }

  function remove(docId: string): boolean {
    const live = documents.get(docId)?.versions.filter((version) => !version.deleted) ?? [];
    for (const version of live) version.deleted = true;
    return live.length > 0;
  }
  return { documents, idOf, ingest, remove };
}

let runs = 0;

it('holds for any sequence of uploads and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ arbitrary: upload, weight: 6 }, removal), { maxLength: 20 }),
      async (acts) => {
        const run = `run ${++runs} `;
        const model = createModel(test.deploymentId);
        for (const act of acts) {
          const docId = model.idOf(run, act.ref, act.bytes);
          if (act.act === 'delete') {
            const outcome = await test.documents.deleteDocument(docId).then(
              () => true,
              () => false,
            );
            expect(outcome).toBe(model.remove(docId));
            continue;
          }
          const sourced = act.ref !== undefined;
          const stored = await test.send(`${run}${act.bytes}`, {
            filename: act.filename,
            mime: act.mime,
            title: act.title,
            source_path: act.path,
            ...(sourced
              ? {
                  source_kind: 'kind',
                  source_ref: `${run}${act.ref}`,
                  versioning_mode: act.mode,
                  source_version_ref: act.marker,
                }
              : {}),
          });
          const { no: _, ...expected } = model.ingest(docId, stored.content_hash, act);
          expect(stored).toMatchObject({ doc_id: docId, ...expected });
        }
        expect(await storedDocuments([...model.documents.keys()])).toEqual(modelled(model.documents));
      },
    ),
    { numRuns: 40 },
  );
});

async function storedDocuments(docIds: string[]) {
  return await test.sql`
    select v.doc_id, v.version_no, encode(v.content_hash, 'hex') as hash, v.parked, v.source_version_ref as marker, v.testimony,
      v.deleted_at is not null as deleted, d.title, d.versioning_mode as mode,
      d.latest_version_id is not distinct from v.version_id as latest,
      (select array_agg(n.kind || ' ' || n.name order by n.kind || ' ' || n.name collate "C")
       from memory.version_names as n where n.version_id = v.version_id) as names,
      (select w.status || ' ' || coalesce(w.defer_reason, '') from memory.pipeline_work as w where w.version_id = v.version_id) as work
    from memory.versions as v
    join memory.documents as d using (doc_id)
    where v.doc_id = any(${docIds}::uuid[])
    order by v.doc_id, v.version_no`;
}

function modelled(documents: Map<string, Document>) {
  return [...documents]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([doc_id, { title, mode, versions }]) =>
      versions.map((version, index) => ({
        doc_id,
        version_no: index + 1,
        hash: version.hash,
        parked: version.parked && !version.deleted ? 'no_route' : null,
        marker: version.marker ?? null,
        testimony: version.testimony,
        deleted: version.deleted,
        title,
        mode,
        latest: !version.deleted && index === versions.length - 1,
        names: [...version.names].sort(),
        work: version.parked ? (version.deleted ? 'skipped ' : 'pending no_route') : 'pending ',
      })),
    );
}
