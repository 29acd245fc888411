import { z } from 'zod';
import { limits } from '../limits.ts';
import { jsonObject } from '../values/answer-values.ts';
import { integer, queryInteger, text } from '../values/request-values.ts';
import { SavedQueryStatus } from '../vocabulary.ts';

/** The views and functions of the query space that the interface names. */
export const querySpace = {
  schema: 'memory_v1',
  views: [
    'facts_current',
    'claims_live',
    'fact_claim_evidence_live',
    'documents_live',
    'graph_edges_current',
    'contradiction_members_current',
  ],
  functions: ['facts_as_of', 'graph_neighborhood', 'graph_path', 'graph_citation_path', 'fetch_chunk_bodies'],
  /** A result that reads only these answers at one instant. */
  oneInstant: ['facts_current', 'graph_edges_current', 'contradiction_members_current', 'facts_as_of'],
} as const;

const parameters = z.array(z.unknown()).default([]);
const maxRows = integer({ min: 0 }).optional();

/** Whether the text is too long, or no statement at all, is for the gate to say: it has its own codes. */
const statement = z.string();

export const SqlRequest = z.strictObject({ sql: statement, parameters, max_rows: maxRows });
export type SqlRequest = z.infer<typeof SqlRequest>;

export const SqlExplainRequest = z.strictObject({ sql: statement, parameters });
export type SqlExplainRequest = z.infer<typeof SqlExplainRequest>;

export const QuerySpaceQuery = z.strictObject({
  pattern: text({ min: 1 }).optional(),
  include_examples: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});

export const QuerySpaceSearchQuery = z.strictObject({
  query: text({ min: 1 }),
  k: queryInteger(limits.querySpaceSearchK).default(limits.querySpaceSearchK.default),
});
export type QuerySpaceSearchQuery = z.infer<typeof QuerySpaceSearchQuery>;

/** Namespaces and names of saved queries. */
export const savedQueryIdentifier = /^[a-z][a-z0-9_]*$/;
export const SavedQueryIdentifier = z.string().regex(savedQueryIdentifier);

export const SavedQueriesQuery = z.strictObject({
  namespace: text({ min: 1 }).optional(),
  status: SavedQueryStatus.optional(),
});
export type SavedQueriesQuery = z.infer<typeof SavedQueriesQuery>;

export const SavedQueryPath = z.strictObject({ namespace: text({ min: 1 }), name: text({ min: 1 }) });
export const SavedQueryVersionQuery = z.strictObject({ version: queryInteger({ min: 1 }).optional() });

export const SavedQueryRunRequest = z.strictObject({
  version: integer({ min: 1 }).optional(),
  parameters,
  max_rows: maxRows,
});
export type SavedQueryRunRequest = z.infer<typeof SavedQueryRunRequest>;

/** Discovery payloads: free-form objects, described by the query space itself. */
export const QuerySpaceDescription = jsonObject;

/** The parts of the discovery payload that programs read; it holds more. */
export const QuerySpaceSummary = z.looseObject({
  views: z.array(
    z.looseObject({
      name: z.string(),
      description: z.string(),
      columns: z.array(z.looseObject({ name: z.string(), type: z.string(), description: z.string() })),
    }),
  ),
  functions: z.array(z.looseObject({ name: z.string(), signature: z.string(), description: z.string() })),
});
export type QuerySpaceSummary = z.infer<typeof QuerySpaceSummary>;
