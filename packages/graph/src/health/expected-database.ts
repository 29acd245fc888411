/** What the live graph needs of its database, as this build's migrations make it. */

/** Postgres 15. */
export const OLDEST_SERVER = 150_000;

/** The extensions of the deployment's schema, with the oldest version that will do. */
export const EXTENSIONS: Readonly<Record<string, readonly [number, number]>> = {
  vector: [0, 7],
  pg_trgm: [1, 0],
  fuzzystrmatch: [1, 0],
  unaccent: [1, 0],
};

/** What the graph's role may read; a list of columns where it is not the whole table. It may write nothing. */
export const READABLE: Readonly<Record<string, readonly string[] | 'all'>> = {
  'memory.citations': 'all',
  'memory.deployment': 'all',
  'memory.documents': 'all',
  'memory.entities': 'all',
  'memory.fact_beliefs': 'all',
  'memory.facts': 'all',
  'memory.transcript': ['subject_id', 'version_id'],
  'memory.versions': [
    'version_id',
    'doc_id',
    'version_no',
    'status',
    'ingested_at',
    'deleted_at',
    'testimony',
    'published_at',
  ],
};

/** SHA-256 of each helper's definition, as the health check reads it. */
export const HELPERS: Readonly<Record<string, string>> = {
  'memory.certain_start': '933b60a0b40e99961d0182a6401af4a7e739f456cdff28445ce2e7b8f333fcf5',
  'memory.plant_graph_smoke': '3ec2c09a0f5640dfc8de3afbae927c80d70dda440951e96a0a82e473f0645aff',
  'memory.refuse_graph_smoke': 'c99fb6890e4cbe054216fb1e880bafa5a57ed3f1b74e2d6a630aaf1b936b6761',
  'memory.temporal_match': '32cc55b67fcbdf4cfcde6d906359f92be05de4ef332806bc28407a8c842be967',
};

/** The columns that traversals read, with their types. */
export const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'memory.facts': {
    fact_id: 'uuid',
    kind: 'text',
    subject_entity_id: 'uuid',
    predicate: 'text',
    object_entity_id: 'uuid',
    is_negated: 'boolean',
    label: 'text',
    evidence_count: 'integer',
    support: 'text',
    valid_from: 'timestamp(3) with time zone',
    valid_until: 'timestamp(3) with time zone',
    valid_precision: 'text',
    ingested_at: 'timestamp(3) with time zone',
    invalidated_at: 'timestamp(3) with time zone',
    closed_reason: 'text',
  },
  'memory.fact_beliefs': {
    fact_id: 'uuid',
    believed_from: 'timestamp(3) with time zone',
    believed_until: 'timestamp(3) with time zone',
    valid_from: 'timestamp(3) with time zone',
    valid_until: 'timestamp(3) with time zone',
    valid_precision: 'text',
  },
  'memory.entities': {
    entity_id: 'uuid',
    canonical_name: 'text',
    live_mentions: 'integer',
    merged_into: 'uuid',
  },
  'memory.citations': {
    citation_id: 'uuid',
    version_id: 'uuid',
    doc_id: 'uuid',
    target_doc_id: 'uuid',
  },
  'memory.documents': {
    doc_id: 'uuid',
    title: 'text',
    deleted_at: 'timestamp(3) with time zone',
    latest_version_id: 'uuid',
  },
  'memory.versions': {
    version_id: 'uuid',
    ingested_at: 'timestamp(3) with time zone',
    deleted_at: 'timestamp(3) with time zone',
    testimony: 'text',
  },
};

/** The indexes without which a walk would read whole tables, and the trigger that keeps the smoke graph out. */
export const INDEXES: readonly string[] = [
  'memory.citations_by_document',
  'memory.citations_by_target',
  'memory.documents_pkey',
  'memory.entities_merged',
  'memory.entities_merged_by_entity',
  'memory.entities_pkey',
  'memory.fact_beliefs_pkey',
  'memory.facts_by_object',
  'memory.facts_by_subject',
  'memory.facts_edges_in',
  'memory.facts_edges_out',
  'memory.facts_pkey',
  'memory.versions_pkey',
];
export const TRIGGER = 'entities_keep_no_graph_smoke';
