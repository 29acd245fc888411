import { type Envelope, type SourceRecord, toUtcString } from '@memory/contract';
import type { Queryable } from '@memory/database';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { unknownRelation } from '../answer/negatives.ts';
import { currentRange } from '../answer/temporal-scope.ts';
import { attachEvidence } from '../facts/attach-evidence.ts';
import { confirmFacts } from '../facts/confirm-facts.ts';
import { factFrom } from '../facts/fact-results.ts';

/** Claims that one answer carries at most; the sources count them all. */
const MOST_CLAIMS = 1_000;
/** Later than anything begins: a relation is shown whenever it holds. */
const END_OF_TIME = new Date(Date.UTC(9999, 11, 31));

/**
 * `GET /hydrate/relation/{relation_id}`: a relation that is believed now, the claims that support it and the documents
 * that these come from. Where its testimony was withdrawn, the claims are those that its sources used to make. Ask it in a
 * snapshot, so that all of it is of one state.
 */
export async function hydrateRelation(sql: Queryable, relationId: string, at: Date): Promise<Envelope> {
  const envelope = currentEnvelope('composite', at);
  const everything = { mode: 'history' as const, from: at, to: END_OF_TIME };
  const [relation] = (await confirmFacts(sql, [relationId], everything, undefined)).facts;
  if (relation?.kind !== 'relation') return { ...envelope, negative: unknownRelation() };
  const [current] = (await confirmFacts(sql, [relationId], currentRange(at), undefined)).facts;
  const testimony = relation.support === 'withdrawn' ? 'past' : 'current';
  const { evidence, totals } = await attachEvidence(sql, [relation], MOST_CLAIMS, {
    testimony,
    stance: 'supports',
    most: MOST_CLAIMS,
  });
  const total = totals[0]?.total ?? 0;
  return {
    ...envelope,
    facts: [factFrom({ ...relation, temporal_match: current?.temporal_match ?? 'possible' })],
    evidence,
    sources: await sourcesOf(sql, relationId, testimony),
    truncation:
      total > evidence.length
        ? {
            truncated: true,
            returned: evidence.length,
            estimated_total: total,
            total_is_exact: true,
            continuation: null,
            reason: 'result_budget',
          }
        : null,
  };
}

type Row = Omit<SourceRecord, 'markdown_uri' | 'first_mentioned_at' | 'last_mentioned_at'> & {
  first_mentioned_at: Date | null;
  last_mentioned_at: Date | null;
};

/** The documents of the claims that support a fact, the most often speaking first; by memory.statements_by_fact. */
async function sourcesOf(
  sql: Queryable,
  factId: string,
  testimony: 'current' | 'past',
): Promise<SourceRecord[]> {
  const rows = await sql<Row[]>`
    select d.doc_id, d.title, d.source_kind, count(distinct c.claim_id)::int as mention_count,
           min(c.asserted_at) as first_mentioned_at, max(c.asserted_at) as last_mentioned_at
      from memory.statements s
      join memory.claims c on c.claim_id = s.claim_id and c.grounding = 'held'
      join memory.versions v on v.version_id = c.version_id and v.deleted_at is null
      join memory.documents d on d.doc_id = c.doc_id and d.deleted_at is null
     where s.fact_id = ${factId} and s.stance = 'supports' ${testimony === 'current' ? sql`and s.is_live and c.is_current` : sql``}
     group by d.doc_id
     order by mention_count desc, d.doc_id`;
  const time = (value: Date | null) => (value === null ? null : toUtcString(value));
  return rows.map((row) => ({
    ...row,
    markdown_uri: null,
    first_mentioned_at: time(row.first_mentioned_at),
    last_mentioned_at: time(row.last_mentioned_at),
  }));
}
