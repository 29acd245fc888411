import { rmSync } from 'node:fs';
import type { Sql, Tx } from '@memory/database';
import { makeBuildFolder } from './publish/layout.ts';
import { publishView } from './publish/publish-view.ts';
import { openRows } from './read/cursor.ts';
import * as queries from './read/queries.ts';
import type {
  ClaimRow,
  DocumentRow,
  EntityRow,
  FactRow,
  LinkRow,
  MentionRow,
  VersionRow,
} from './read/rows.ts';
import { coveredVersions, recordView } from './record-view.ts';
import { writeDocument } from './write/document-pages.ts';
import { writeEntity } from './write/entity-pages.ts';
import { createListPages, writeStart } from './write/index-pages.ts';
import { createViewWriter, type ViewWriter } from './write/view-writer.ts';

export type BuildProgress = { documents: number; of: number };

export type BuildViewOptions = {
  sql: Sql;
  /** The folder that holds the views; made if it is not there. */
  root: string;
  /** Published views that are kept, with this one; at least 1. */
  keep: number;
  /** The component version that this build carries of every stage. */
  componentVersions: Readonly<Record<string, string>>;
  onProgress?: (progress: BuildProgress) => void;
  /** Ends the build; what was published stays. */
  signal?: AbortSignal;
};

export type BuiltView = {
  version: string;
  /** Null where a later reading was published meanwhile, which then stands. */
  published_at: Date | null;
  built_at: Date;
  documents: number;
  entities: number;
  files: number;
  bytes: number;
};

/** Documents between two calls of `onProgress`. */
const PROGRESS_EVERY = 100;

/**
 * Writes what the deployment holds now to a folder beside the published view, from one state of the database, and then
 * publishes it whole. The same content gives the same bytes. On the embedded database, which serves one transaction at a
 * time, everybody else waits while it reads.
 */
export async function buildView(options: BuildViewOptions): Promise<BuiltView> {
  const { sql, root, keep } = options;
  const folder = makeBuildFolder(root);
  try {
    const writer = createViewWriter(folder);
    const read = await sql.begin('isolation level repeatable read read only', (tx) =>
      writeAll(tx, writer, options),
    );
    const { version, files, bytes } = writer.finish();
    const { takenAt, covered, documents, entities } = read;
    const builtAt = new Date();
    const record = { version, takenAt, builtAt, documents, entities, files, bytes };
    const publishedAt = await recordView(sql, record, covered, () => {
      options.signal?.throwIfAborted();
      publishView(root, folder, version, keep);
    });
    return { version, published_at: publishedAt, built_at: builtAt, documents, entities, files, bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeAll(tx: Tx, writer: ViewWriter, options: BuildViewOptions) {
  // The plan is for all rows of a cursor, not for the first.
  await tx`set local cursor_tuple_fraction = 1`;
  const [state] = await tx<{ taken_at: Date; deployment_id: string; of: number }[]>`
    select now() as taken_at, deployment_id,
      (select count(*)::int from memory.documents where deleted_at is null and latest_version_id is not null) as of
    from memory.deployment`;
  if (state === undefined) throw new Error('the database holds no deployment');
  const covered = await coveredVersions(tx, options.componentVersions);
  const documents = await writeDocuments(tx, writer, state.of, options);
  const entities = await writeEntities(tx, writer, options.signal);
  writeStart(writer, { deploymentId: state.deployment_id, documents, entities });
  return { takenAt: state.taken_at, covered, documents, entities };
}

async function writeDocuments(
  tx: Tx,
  writer: ViewWriter,
  of: number,
  { onProgress, signal }: BuildViewOptions,
): Promise<number> {
  const sources = {
    versions: await openRows<VersionRow>(tx, 'view_versions', queries.versions(tx)),
    citations: await openRows<LinkRow>(tx, 'view_citations', queries.citations(tx)),
    claims: await openRows<ClaimRow>(tx, 'view_claims', queries.claims(tx)),
    facts: await openRows<FactRow>(tx, 'view_facts', queries.documentFacts(tx)),
    entities: await openRows<MentionRow>(tx, 'view_named', queries.namedEntities(tx)),
  };
  const list = createListPages(writer, 'documents', 'Documents');
  const rows = await openRows<DocumentRow>(tx, 'view_documents', queries.documents(tx));
  let done = 0;
  for await (const document of rows.all()) {
    signal?.throwIfAborted();
    await writeDocument(tx, writer, document, sources);
    list.add(document.title, `${document.key}/index.md`);
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === of) onProgress?.({ documents: done, of });
  }
  return list.finish();
}

async function writeEntities(tx: Tx, writer: ViewWriter, signal: AbortSignal | undefined): Promise<number> {
  const sources = {
    facts: await openRows<FactRow>(tx, 'view_entity_facts', queries.entityFacts(tx)),
    documents: await openRows<MentionRow>(tx, 'view_naming', queries.namingDocuments(tx)),
  };
  const list = createListPages(writer, 'entities', 'Entities');
  const rows = await openRows<EntityRow>(tx, 'view_entities', queries.entities(tx));
  for await (const entity of rows.all()) {
    signal?.throwIfAborted();
    await writeEntity(writer, entity, sources);
    list.add(entity.name, `${entity.key}.md`);
  }
  return list.finish();
}
