import { z } from 'zod';
import { DeploymentBuildInfo, Health } from '../resources/deployment.ts';
import { DocumentSearchPage, DocumentSearchRequest } from '../resources/document-search.ts';
import { DocumentDeletion, DocumentsPage, DocumentsQuery } from '../resources/documents.ts';
import { IngestedVersion, IngestQuery } from '../resources/ingest.ts';
import { PipelineReadinessReport, ReadinessRequest } from '../resources/readiness.ts';
import { uuid } from '../values/request-values.ts';
import type { Route } from './route.ts';

/** Documents in, their state, and the deployment itself. */
export const memoryRoutes = {
  health: {
    method: 'GET',
    path: '/healthz',
    scope: 'none',
    summary: 'Whether the service answers and its database is there.',
    response: Health,
  },
  deployment: {
    method: 'GET',
    path: '/deployment',
    scope: 'read',
    summary: 'The build, the model bindings and the MCP tools of this deployment.',
    response: DeploymentBuildInfo,
  },
  ingest: {
    method: 'POST',
    path: '/ingest',
    scope: 'ingest',
    summary: 'Adds one file as a new document or as a new version of an existing one.',
    query: IngestQuery,
    body: 'bytes',
    response: IngestedVersion,
    tool: 'ingest',
  },
  readiness: {
    method: 'POST',
    path: '/readiness',
    scope: 'read',
    summary:
      'Which stages have finished for up to 1,000 versions, and whether required capabilities are ready.',
    body: ReadinessRequest,
    response: PipelineReadinessReport,
    tool: 'pipeline_readiness',
  },
  listDocuments: {
    method: 'GET',
    path: '/documents',
    scope: 'read',
    summary: 'Lists documents one page at a time, newest first.',
    query: DocumentsQuery,
    response: DocumentsPage,
  },
  searchDocuments: {
    method: 'POST',
    path: '/documents/search',
    scope: 'read',
    summary: 'Finds documents by stored names, metadata and text.',
    body: DocumentSearchRequest,
    response: DocumentSearchPage,
    feature: 'document_search',
    tool: 'search_documents',
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/documents/{doc_id}',
    scope: 'write',
    summary: 'Removes one document, every version, in one call.',
    params: z.strictObject({ doc_id: uuid() }),
    response: DocumentDeletion,
    feature: 'document_deletion',
    tool: 'delete_document',
  },
} as const satisfies Record<string, Route>;
