import { selectAll, selectRows } from '../api/sql.ts';

export type DocumentHead = {
  doc_id: string;
  title: string | null;
  source_kind: string;
  source_uri: string | null;
  versioning_mode: string;
  first_seen_at: string;
  current_version_id: string | null;
  latest_version_id: string;
};

export type VersionRow = {
  version_id: string;
  version_no: number;
  status: 'ingesting' | 'converting' | 'structuring' | 'ready' | 'failed';
  is_current: boolean;
  is_testimony: boolean;
  ingested_at: string;
  published_at: string | null;
  file_name: string | null;
  source_path: string | null;
  error: string | null;
};

export type ChunkRow = { chunk_id: string; char_start: number; char_end: number };

export type ClaimRow = {
  claim_id: string;
  claim_text: string;
  source_span: string;
  char_start: number;
  char_end: number;
  polarity: string;
  modality: string;
  attributed_to: string | null;
  claim_valid_from: string | null;
  claim_valid_until: string | null;
  claim_valid_precision: string;
};

type EvidenceRow = Omit<DocumentFact, 'claimIds'> & { claim_id: string };

/** A fact that this document speaks for or against. */
export type DocumentFact = {
  fact_id: string;
  kind: string;
  label: string;
  subject_entity_id: string;
  subject_name: string;
  object_entity_id: string | null;
  object_name: string | null;
  evidence_count: number;
  support: string;
  contradiction_group: string | null;
  valid_from: string | null;
  valid_until: string | null;
  valid_precision: string;
  ingested_at: string;
  stance: string;
  /** The document's claims, by one of which it is spoken for or against. */
  claimIds: string[];
};

export type DecisionRow = {
  event_id: string;
  subject_label: string | null;
  outcome: string;
  method: string;
  decided_by: string;
  decided_at: string;
};

/** The document with its versions, oldest first; null where there is no such document. */
export async function readHead(
  id: string,
  signal: AbortSignal,
): Promise<{ head: DocumentHead; versions: VersionRow[] } | null> {
  const [heads, versions] = await Promise.all([
    selectRows<DocumentHead>(
      `select doc_id, title, source_kind, source_uri, versioning_mode, first_seen_at, current_version_id,
              latest_version_id
         from documents_live where doc_id = $1`,
      [id],
      signal,
    ),
    selectRows<VersionRow>(
      `select version_id, version_no, status, is_current, is_testimony, ingested_at, published_at, file_name,
              source_path, error
         from document_versions where doc_id = $1 order by version_no`,
      [id],
      signal,
    ),
  ]);
  const [head] = heads;
  return head === undefined ? null : { head, versions };
}

export type ReadText = { chunks: ChunkRow[]; claims: ClaimRow[] };

/** The version of a number, else the one that answers. */
const ofVersion = `version_id in (select version_id from document_versions
  where doc_id = $1 and (version_no = $2::integer or ($2::integer is null and is_current)))`;

/** Where the passages of a version stand, and what it claims, in the order of the text. */
export async function readText(id: string, versionNo: number | null, signal: AbortSignal): Promise<ReadText> {
  const [chunks, claims] = await Promise.all([
    selectAll<ChunkRow>(
      `select chunk_id, char_start, char_end from chunks_live
        where doc_id = $1 and ${ofVersion} order by ordinal`,
      [id, versionNo],
      signal,
    ),
    selectAll<ClaimRow>(
      `select claim_id, claim_text, source_span, char_start, char_end, polarity, modality, attributed_to,
              claim_valid_from, claim_valid_until, claim_valid_precision
         from claims_live where doc_id = $1 and ${ofVersion} order by char_start, claim_id`,
      [id, versionNo],
      signal,
    ),
  ]);
  return { chunks, claims };
}

/** The text of up to a hundred passages, by id. */
export async function readBodies(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectRows<{ chunk_id: string; chunk_text: string }>(
    'select chunk_id, chunk_text from fetch_chunk_bodies($1)',
    [ids],
    signal,
  );
  return new Map(rows.map(({ chunk_id, chunk_text }) => [chunk_id, chunk_text]));
}

/** The open facts that the document's claims speak for or against. */
export async function readFacts(id: string, signal: AbortSignal): Promise<DocumentFact[]> {
  const rows = await selectAll<EvidenceRow>(
    `select f.fact_id, f.kind, f.label, f.subject_entity_id, f.subject_name, f.object_entity_id, f.object_name,
            f.evidence_count, f.support, f.contradiction_group, f.valid_from, f.valid_until, f.valid_precision,
            f.ingested_at, e.stance, e.claim_id
       from fact_claim_evidence_live e join facts_history f on f.fact_id = e.fact_id
      where e.doc_id = $1 order by f.label, f.fact_id, e.claim_id`,
    [id],
    signal,
  );
  const facts = new Map<string, DocumentFact>();
  for (const { claim_id, ...fact } of rows) {
    const known = facts.get(`${fact.fact_id} ${fact.stance}`);
    if (known === undefined) facts.set(`${fact.fact_id} ${fact.stance}`, { ...fact, claimIds: [claim_id] });
    else known.claimIds.push(claim_id);
  }
  return [...facts.values()];
}

/** What was decided about the document's facts, and about others because of them; newest first. */
export async function readDecisions(id: string, signal: AbortSignal): Promise<DecisionRow[]> {
  return await selectRows<DecisionRow>(
    `with own as (select distinct fact_id from fact_claim_evidence_live where doc_id = $1)
     select event_id, subject_label, outcome, method, decided_by, decided_at
       from adjudication_events
      where subject_id in (select fact_id from own) or related_id in (select fact_id from own)
      order by decided_at desc, event_id limit 200`,
    [id],
    signal,
  );
}
