import type { Envelope } from '@memory/contract';
import { call } from '../api/call.ts';
import { selectAll, selectRows } from '../api/sql.ts';
import type { ClaimRow } from '../document/read-document.ts';

export type EntityHead = {
  entity_id: string;
  name: string;
  entity_type: string | null;
  mention_count: number;
  first_seen_at: string;
};

export type EntityName = { name: string; origin: string; mention_count: number };

export type EntityFact = {
  fact_id: string;
  kind: string;
  label: string;
  predicate: string;
  subject_entity_id: string;
  object_entity_id: string | null;
  object_name: string | null;
  subject_name: string;
  evidence_count: number;
  support: string;
  contradiction_group: string | null;
  valid_from: string | null;
  valid_until: string | null;
  valid_precision: string;
  ingested_at: string;
  invalidated_at: string | null;
  closed_reason: string | null;
};

export type Decision = {
  event_id: string;
  subject_kind: string;
  subject_label: string | null;
  outcome: string;
  method: string;
  confidence: number | null;
  decided_by: string;
  decided_at: string;
};

export type EvidenceClaim = Pick<ClaimRow, 'claim_id' | 'source_span'> & {
  fact_id: string;
  stance: string;
  doc_id: string;
  document_title: string | null;
};

/** What the entity is and is called; null where there is none of this id. */
export async function readEntity(
  id: string,
  signal: AbortSignal,
): Promise<{ head: EntityHead; names: EntityName[] } | null> {
  const [[head], names] = await Promise.all([
    selectRows<EntityHead>(
      'select entity_id, name, entity_type, mention_count, first_seen_at from entities_live where entity_id = $1',
      [id],
      signal,
    ),
    selectRows<EntityName>(
      `select name, origin, mention_count from entity_names
        where entity_id = $1 order by mention_count desc, name limit 50`,
      [id],
      signal,
    ),
  ]);
  return head === undefined ? null : { head, names };
}

/** Every fact about it that is or was believed, in the order of the world's time. */
export async function readEntityFacts(id: string, signal: AbortSignal): Promise<EntityFact[]> {
  return await selectAll<EntityFact>(
    `select fact_id, kind, label, predicate, subject_entity_id, object_entity_id, object_name, subject_name,
            evidence_count, support, contradiction_group, valid_from, valid_until, valid_precision, ingested_at,
            invalidated_at, closed_reason
       from facts_history where subject_entity_id = $1 or object_entity_id = $1
      order by valid_from nulls last, ingested_at, fact_id`,
    [id],
    signal,
  );
}

/** What was decided about it and its facts, merges with other entities among it; newest first. */
export async function readEntityDecisions(id: string, signal: AbortSignal): Promise<Decision[]> {
  return await selectRows<Decision>(
    `with own as (select fact_id from facts_history where subject_entity_id = $1 or object_entity_id = $1)
     select event_id, subject_kind, subject_label, outcome, method, confidence, decided_by, decided_at
       from adjudication_events
      where subject_id = $1 or related_id = $1 or subject_id in (select fact_id from own)
      order by decided_at desc, event_id limit 300`,
    [id],
    signal,
  );
}

/** The claims for and against some facts. */
export async function readEvidence(ids: readonly string[], signal: AbortSignal): Promise<EvidenceClaim[]> {
  return await selectAll<EvidenceClaim>(
    `select e.fact_id, e.stance, c.claim_id, c.source_span, c.doc_id, c.document_title
       from fact_claim_evidence_live e join claims_live c on c.claim_id = e.claim_id
      where e.fact_id = any($1) order by e.fact_id, c.claim_id`,
    [ids],
    signal,
  );
}

/** What a page can show and a person can follow. */
export const MOST_EDGES = 150;

export async function readNeighborhood(id: string, hops: number, signal: AbortSignal): Promise<Envelope> {
  return await call<Envelope>('/graph/neighborhood', {
    method: 'POST',
    body: { anchors: [id], hops, result_budget: MOST_EDGES },
    signal,
  });
}
