import { type EvidenceResult, toUtcString } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

export type ClaimRow = {
  claim_id: string;
  doc_id: string;
  chunk_id: string;
  claim_text: string;
  source_span: string;
  char_start: number;
  char_end: number;
  evidence_spans: EvidenceResult['evidence_spans'];
  is_attributed: boolean;
  asserted_at: Date | null;
  valid_from: Date | null;
  valid_until: Date | null;
  valid_precision: EvidenceResult['claim_valid_precision'];
  valid_kind: EvidenceResult['claim_valid_kind'];
  document_title: string | null;
  source_kind: string;
};

/** The columns of a `ClaimRow`, of `c` (memory.claims) and `d` (memory.documents). */
export function claimColumns(sql: Sql): Fragment {
  return sql`
    c.claim_id, c.doc_id, c.chunk_id, c.claim_text, c.source_span, c.char_start, c.char_end, c.evidence_spans,
    c.is_attributed, c.asserted_at, c.valid_from, c.valid_until, c.valid_precision, c.valid_kind,
    d.title as document_title, d.source_kind`;
}

/** A confirmed claim as an answer shows it, as of a current version of its source. */
export function toEvidence(row: ClaimRow): EvidenceResult {
  return {
    claim_id: row.claim_id,
    doc_id: row.doc_id,
    chunk_id: row.chunk_id,
    claim_text: row.claim_text,
    source_span: row.source_span,
    char_start: row.char_start,
    char_end: row.char_end,
    evidence_spans: row.evidence_spans,
    is_attributed: row.is_attributed,
    is_current_testimony: true,
    asserted_at: toUtcString(row.asserted_at),
    claim_valid_from: toUtcString(row.valid_from),
    claim_valid_until: toUtcString(row.valid_until),
    claim_valid_precision: row.valid_precision,
    claim_valid_kind: row.valid_kind,
    document_title: row.document_title,
    source_kind: row.source_kind,
    corroboration_count: null,
    grouped_claim_ids: [],
  };
}
