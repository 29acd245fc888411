import type { DocumentSearchPage, DocumentSummary, DocumentsPage } from '@memory/contract';
import { useCallback, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useQuery } from '../api/use-query.ts';

/** A row of the list, whichever route it came from. */
export type ListedDocument = {
  id: string;
  title: string;
  source: string;
  versionId: string;
  versionNo: number;
  status: DocumentSummary['latest']['status'];
  error: string | null;
  at: string | null;
  isServing: boolean | null;
  /** By what a search found it. */
  matchedBy: readonly string[];
};

const PAGE = 50;

/** Documents by name and text where there is a query, else newest first and page by page. */
export function useDocumentList(query: string, status: string) {
  const [pages, setPages] = useState(1);
  const key = `${query}\n${status}\n${pages}`;
  const asked = useQuery(key, (signal) =>
    query === '' ? listPages(status, pages, signal) : searchDocuments(query, status, signal),
  );
  const [known, setKnown] = useState<Listing | null>(null);
  if (asked.data !== null && asked.data !== known) setKnown(asked.data);
  return {
    ...asked,
    // A longer list stands in the place of the shorter one only when it has come.
    data: asked.data ?? (pages > 1 ? known : null),
    more: useCallback(() => setPages((count) => count + 1), []),
    restart: useCallback(() => setPages(1), []),
  };
}

export type Listing = { documents: ListedDocument[]; hasMore: boolean };

/** Pages that were seen are asked again from their start, so that the list is of one moment. */
async function listPages(status: string, pages: number, signal: AbortSignal): Promise<Listing> {
  const documents: ListedDocument[] = [];
  let cursor: string | null = null;
  for (let left = pages; left > 0; ) {
    const take = Math.min(left, 4);
    const query = new URLSearchParams({ limit: String(take * PAGE) });
    if (status !== '') query.set('status', status);
    if (cursor !== null) query.set('cursor', cursor);
    const page: DocumentsPage = await call<DocumentsPage>(`/documents?${query}`, { signal });
    documents.push(...page.documents.map(fromSummary));
    cursor = page.cursor;
    if (cursor === null) break;
    left -= take;
  }
  return { documents, hasMore: cursor !== null };
}

async function searchDocuments(query: string, status: string, signal: AbortSignal): Promise<Listing> {
  const page = await call<DocumentSearchPage>('/documents/search', {
    method: 'POST',
    body: { query, k: PAGE * 2 },
    signal,
  });
  const documents = page.documents.map(
    (found): ListedDocument => ({
      id: found.doc_id,
      title: found.lineage_title ?? found.title ?? found.file_name ?? found.doc_id,
      source: found.source_path ?? found.file_name ?? '',
      versionId: found.version_id,
      versionNo: found.version_no,
      status: found.status as ListedDocument['status'],
      error: null,
      at: found.modified_at,
      isServing: null,
      matchedBy: found.matched_by,
    }),
  );
  return { documents: documents.filter((found) => status === '' || found.status === status), hasMore: false };
}

function fromSummary(summary: DocumentSummary): ListedDocument {
  const { latest } = summary;
  return {
    id: summary.doc_id,
    title: summary.title ?? summary.doc_id,
    source: summary.source_uri ?? (summary.source_kind === 'upload' ? '' : summary.source_kind),
    versionId: latest.version_id,
    versionNo: latest.version_no,
    status: latest.status,
    error: latest.error,
    at: latest.ingested_at,
    isServing: summary.serving,
    matchedBy: [],
  };
}
