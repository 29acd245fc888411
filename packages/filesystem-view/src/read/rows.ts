/** Times come as ISO 8601 in UTC, ids in lower case. `key` is what the rows are grouped by. */

export type DocumentRow = {
  key: string;
  title: string;
  source_kind: string;
  source_ref: string | null;
  versioning_mode: string;
  first_seen_at: Date;
  /** Of the version that is shown; null where none is ready. */
  version_id: string | null;
  filename: string;
  family: string | null;
  language: string | null;
  authors: string[] | null;
};

export type VersionRow = {
  key: string;
  version_no: number;
  version_id: string;
  status: string;
  filename: string;
  source_path: string | null;
  content_hash: string;
  ingested_at: Date;
  source_modified_at: Date | null;
  error: string | null;
};

export type LinkRow = { key: string; doc_id: string | null; title: string | null; target_ref: string };

export type ClaimRow = {
  key: string;
  claim_id: string;
  version_id: string;
  version_no: number;
  ordinal: number;
  claim_text: string;
  source_span: string;
  char_start: number;
  char_end: number;
  polarity: string;
  modality: string;
  attributed_to: string | null;
  asserted_at: Date | null;
  valid_from: Date | null;
  valid_until: Date | null;
  valid_precision: string;
};

/** A claim that supports or contradicts a fact. */
export type EvidenceRow = {
  doc_id: string;
  claim_id: string;
  stance: string;
  version_no: number;
  ordinal: number;
};

export type FactRow = {
  key: string;
  fact_id: string;
  kind: string;
  label: string;
  predicate: string;
  subject_entity_id: string;
  subject_name: string;
  subject_has_page: boolean;
  object_entity_id: string | null;
  object_name: string | null;
  object_has_page: boolean;
  is_negated: boolean;
  attributed_to: string | null;
  evidence_count: number;
  contradiction_group: string | null;
  valid_from: Date | null;
  valid_until: Date | null;
  valid_precision: string;
  evidence: EvidenceRow[];
};

export type EntityRow = {
  key: string;
  name: string;
  entity_type: string;
  profile: string;
  aliases: string[];
};

/** That a document names an entity; the key is either. */
export type MentionRow = { key: string; id: string; name: string };
