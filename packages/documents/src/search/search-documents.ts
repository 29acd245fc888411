import {
  type DocumentSearchFilters,
  type DocumentSearchPage,
  type DocumentSearchRequest,
  toUtcString,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import { type CursorScope, readCursor, writeCursor } from '../cursor.ts';
import { browseAllVersions, browseDocuments, searchMoment } from './browse-documents.ts';
import type { Selection } from './filters.ts';
import { type Judged, loadResults } from './load-results.ts';
import { countPeople, findPeople } from './people.ts';
import { rankDocuments } from './rank-documents.ts';

export type SearchDeps = { sql: Sql; now: () => Date };

/** Finds documents by names, metadata and text: ranked with a query, newest first and page by page without one. */
export async function searchDocuments(
  deps: SearchDeps,
  request: DocumentSearchRequest,
): Promise<DocumentSearchPage> {
  const scope = cursorScope(request);
  // Before anything is read: a cursor of another search is refused.
  const after = request.cursor === undefined ? null : readCursor(scope, request.cursor);
  const { filters } = request;
  const selection = { filters, people: await findPeople(deps.sql, filters) };
  if (request.query !== undefined) return await ranked(deps, request, request.query, selection);

  const { sql } = deps;
  const asOf = after?.asOf ?? (await searchMoment(sql, deps.now()));
  const browse = { versions: request.versions, selection, asOf };
  const rows = await browseDocuments(sql, { ...browse, after, limit: request.k + 1 });
  const page = rows.slice(0, request.k);
  const last = rows.length > request.k ? page.at(-1) : undefined;
  const judged = page.map((row): Judged => ({ ...row, matched_by: [], score: 0 }));
  return {
    documents: await loadResults(sql, judged),
    cursor: last ? writeCursor(scope, { at: last.ingested_at, docId: last.doc_id, asOf }) : null,
    as_of: toUtcString(asOf),
    people_matched: asksForPeople(selection)
      ? await countPeople(sql, selection.people, await browseAllVersions(sql, browse))
      : [],
  };
}

async function ranked(
  { sql, now }: SearchDeps,
  request: DocumentSearchRequest,
  query: string,
  selection: Selection,
): Promise<DocumentSearchPage> {
  const asOf = await searchMoment(sql, now());
  const countsPeople = asksForPeople(selection);
  const rows = await rankDocuments(sql, {
    query,
    versions: request.versions,
    selection,
    limit: countsPeople ? null : request.k,
  });
  const judged = rows.slice(0, request.k).map(
    (row): Judged => ({
      ...row,
      matched_by: [...(row.by_name ? (['name'] as const) : []), ...(row.by_text ? (['text'] as const) : [])],
    }),
  );
  return {
    documents: await loadResults(sql, judged),
    cursor: null,
    as_of: toUtcString(asOf),
    people_matched: countsPeople
      ? await countPeople(
          sql,
          selection.people,
          rows.map((row) => row.version_id),
        )
      : [],
  };
}

function asksForPeople({ people }: Selection): boolean {
  return people.authors !== null || people.recipients !== null;
}

/** A cursor belongs to its filters and to which versions may match; the page size may change. */
function cursorScope({ filters, versions }: DocumentSearchRequest): CursorScope {
  const set = (values: readonly string[] | undefined) => (values ? [...new Set(values)].sort() : null);
  const selection: Record<keyof DocumentSearchFilters | 'versions', unknown> = {
    versions,
    family: set(filters.family),
    authors: set(filters.authors),
    recipients: set(filters.recipients),
    created_from: filters.created_from ?? null,
    created_to: filters.created_to ?? null,
    modified_from: filters.modified_from ?? null,
    modified_to: filters.modified_to ?? null,
    language: filters.language ?? null,
    thread_ref: filters.thread_ref ?? null,
    doc_ids: set(filters.doc_ids),
  };
  return { tag: 'document-search/1', selection };
}
