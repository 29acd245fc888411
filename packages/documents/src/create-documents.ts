import { readContent } from './blobs/read-content.ts';
import { sweepOrphanBlobs } from './blobs/sweep-orphan-blobs.ts';
import { resolveCitations } from './citations/resolve-citations.ts';
import { deleteDocument } from './deletion/delete-document.ts';
import { ingest } from './ingest/ingest.ts';
import { listDocuments } from './listing/list-documents.ts';
import { readiness } from './readiness/readiness.ts';
import { searchDocuments } from './search/search-documents.ts';
import type { Documents, DocumentsOptions } from './types.ts';

/** A fresh deployment converts Markdown only. */
const STOCK_ROUTES: ReadonlySet<string> = new Set(['text/markdown']);
const MAX_ATTEMPTS = 5;

/** The documents of one deployment, over its database. Holds no state of its own. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { sql } = options.database;
  const now = options.now ?? (() => new Date());
  const onWork = options.onWork ?? (() => {});
  const ingestDeps = {
    sql,
    deploymentId: options.deploymentId,
    routes: options.converterRoutes ?? STOCK_ROUTES,
    convertVersion: options.componentVersions.convert,
    maxAttempts: options.maxAttempts ?? MAX_ATTEMPTS,
    now,
    onWork,
  };
  return {
    ingest: (request, body) => ingest(ingestDeps, request, body),
    readContent: (contentHash) => readContent(sql, contentHash),
    sweepOrphanBlobs: () => sweepOrphanBlobs(sql, now()),
    listDocuments: (query) => listDocuments(sql, query),
    searchDocuments: (request) => searchDocuments({ sql, now }, request),
    readiness: (request) =>
      readiness(
        { sql, now, componentVersions: options.componentVersions, liveGraphFault: options.liveGraphFault },
        request,
      ),
    deleteDocument: (docId) =>
      deleteDocument(
        {
          sql,
          now,
          retractFacts: options.retractFacts,
          labelVersion: options.componentVersions.label_relation,
          onWork,
        },
        docId,
      ),
    resolveCitations,
  };
}
