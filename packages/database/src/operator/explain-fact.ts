import type { Queryable } from '../database.ts';

/** A claim behind a fact: where it stands, and what was read of it by which rules. */
export type ExplainedClaim = {
  stance: 'supports' | 'contradicts';
  is_current: boolean;
  claim_id: string;
  claim_text: string;
  source_span: string;
  /** Code points in the version's Markdown. */
  char_start: number;
  char_end: number;
  evidence_spans: { char_start: number; char_end: number }[];
  said_at: Date | null;
  /** Ids of the rules that made the claim what it is. */
  rules: string[];
  /** What the claim says, each with the rule that read it. */
  assertions: { rule: string; subject: string; words: string; object: string | null; polarity: string }[];
  doc_id: string;
  title: string;
  version_no: number;
};

export type ExplainedFact = {
  fact_id: string;
  label: string;
  kind: string;
  predicate: string;
  invalidated_at: Date | null;
  /** The newest first, at most 100. */
  claims: ExplainedClaim[];
};

/** A fact with the claims that it was made from, and how those were read; null where there is no such fact. */
export async function explainFact(sql: Queryable, factId: string): Promise<ExplainedFact | null> {
  const [fact] = await sql<Omit<ExplainedFact, 'claims'>[]>`
    select fact_id, label, kind, predicate, invalidated_at from memory.facts where fact_id = ${factId}`;
  if (fact === undefined) return null;
  const claims = await sql<ExplainedClaim[]>`
    select s.stance, c.is_current, c.claim_id, c.claim_text, c.source_span, c.char_start, c.char_end, c.evidence_spans, c.said_at,
           coalesce(c.reading->'rules', '[]') as rules, read.assertions, c.doc_id, d.title, v.version_no
      from (select distinct claim_id, stance from memory.statements where fact_id = ${factId} and stance is not null) s
      join memory.claims c on c.claim_id = s.claim_id
      join memory.documents d on d.doc_id = c.doc_id
      join memory.versions v on v.version_id = c.version_id and v.deleted_at is null
     cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object(
                'rule', a->>'rule', 'subject', a->'subject'->>'name', 'words', a->>'words', 'polarity', a->>'polarity',
                'object', coalesce(a->'object'->>'name', a->>'value'))), '[]') as assertions
         from jsonb_array_elements(coalesce(c.reading->'assertions', '[]')) a) read
     order by c.is_current desc, c.asserted_at desc nulls last, c.claim_id
     limit 100`;
  return { ...fact, claims };
}
