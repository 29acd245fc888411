export { resolveCitations } from './citations/resolve-citations.ts';
export { createDocuments } from './create-documents.ts';
export { familyOf } from './family.ts';
export { documentId, mimeEssence } from './ingest/identity.ts';
export { matchVersion } from './search/match-version.ts';
export type { Documents, DocumentsOptions, IngestRequest, Readiness, RetractFacts } from './types.ts';
