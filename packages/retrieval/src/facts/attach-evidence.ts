import { type EvidenceResult, type EvidenceTotal, type FactEvidence, limits } from '@memory/contract';
import type { Queryable } from '@memory/database';
import { type ClaimRow, toEvidence } from '../search/claim-row.ts';

export type AttachedEvidence = {
  evidence: EvidenceResult[];
  factEvidence: FactEvidence[];
  totals: EvidenceTotal[];
};

type Row = ClaimRow & {
  fact_id: string;
  fact_kind: 'relation' | 'observation';
  stance: 'supports' | 'contradicts';
  total: number;
  is_current: boolean;
  /** The fact's place in the order given, and the claim's among those of the fact and stance. */
  place: number;
  rank: number;
};

/** Which claims are wanted; by default those of either stance that sources make now, 60 in all. */
export type EvidenceChoice = {
  /** `past` counts what sources used to say and no longer do, too. */
  testimony?: 'current' | 'past';
  /** Only of this stance. */
  stance?: 'supports' | 'contradicts';
  /** Claims in the whole answer. */
  most?: number;
};

/**
 * The claims behind facts, fact by fact in the order given: of each fact and stance the latest `perFact`, at most 60 claims
 * in the whole answer. Where there are more, each fact and stance has its latest before any has its second. By
 * memory.statements_by_fact.
 */
export async function attachEvidence(
  sql: Queryable,
  facts: readonly { fact_id: string }[],
  perFact: number,
  { testimony = 'current', stance, most = limits.factEvidenceTotal }: EvidenceChoice = {},
): Promise<AttachedEvidence> {
  if (facts.length === 0) return { evidence: [], factEvidence: [], totals: [] };
  const rows = await sql<Row[]>`
    with asked as (
      select fact_id, place from unnest(${facts.map((fact) => fact.fact_id)}::uuid[]) with ordinality as a(fact_id, place)
    ), linked as (
      select distinct a.place, s.fact_id, s.stance, s.claim_id
        from asked a join memory.statements s on s.fact_id = a.fact_id
       where ${stance === undefined ? sql`s.stance is not null` : sql`s.stance = ${stance}`}
         ${testimony === 'current' ? sql`and s.is_live` : sql``}
    ), visible as (
      select l.place, l.fact_id, l.stance, c.*,
             row_number() over (partition by l.fact_id, l.stance order by c.asserted_at desc nulls last, c.claim_id)::int as rank,
             count(*) over (partition by l.fact_id, l.stance)::int as total
        from linked l
        join memory.claims c on c.claim_id = l.claim_id and c.grounding = 'held' ${testimony === 'current' ? sql`and c.is_current` : sql``}
        join memory.versions v on v.version_id = c.version_id and v.deleted_at is null
    )
    select x.place::int, x.rank, x.fact_id, f.kind as fact_kind, x.stance, x.total, x.claim_id, x.doc_id, x.chunk_id, x.claim_text, x.source_span,
           x.char_start, x.char_end, x.evidence_spans, x.is_attributed, x.is_current, x.asserted_at, x.valid_from,
           x.valid_until, x.valid_precision, x.valid_kind, d.title as document_title, d.source_kind
      from visible x
      join memory.facts f on f.fact_id = x.fact_id
      join memory.documents d on d.doc_id = x.doc_id
     where x.rank <= ${perFact}
     order by x.place, x.stance desc, x.rank`;
  const claims = chosen(rows, most);
  const evidence = new Map<string, EvidenceResult>();
  const factEvidence: FactEvidence[] = [];
  const totals = new Map<string, EvidenceTotal>();
  for (const row of rows) {
    const { fact_kind, fact_id, stance, claim_id } = row;
    const key = `${fact_id} ${stance}`;
    const total = totals.get(key) ?? { fact_kind, fact_id, stance, returned: 0, total: row.total };
    totals.set(key, total);
    if (!claims.has(claim_id)) continue;
    if (!evidence.has(claim_id)) {
      evidence.set(claim_id, { ...toEvidence(row), is_current_testimony: row.is_current });
    }
    factEvidence.push({ fact_kind, fact_id, claim_id, stance });
    total.returned += 1;
  }
  return { evidence: [...evidence.values()], factEvidence, totals: [...totals.values()] };
}

/** The claims that go into one answer: the first of each fact and stance, then the second of each, and so on. */
function chosen(rows: readonly Row[], most: number): ReadonlySet<string> {
  const claims = new Set<string>();
  for (const { claim_id } of rows.toSorted((a, b) => a.rank - b.rank || a.place - b.place)) {
    if (claims.size === most) break;
    claims.add(claim_id);
  }
  return claims;
}
