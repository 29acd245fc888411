import { type IndexedItem, itemText } from '@memory/database/search-index';
import type { StageContext } from '../run/stage.ts';

/** The version's grounded claims as they are indexed: each with the place of its chunk. */
export async function loadClaimItems({ version, sql }: StageContext): Promise<IndexedItem[]> {
  const rows = await sql<{ claim_id: string; claim_text: string; context_prefix: string | null }[]>`
    select c.claim_id, c.claim_text, k.context_prefix
      from memory.claims c join memory.chunks k on k.chunk_id = c.chunk_id
     where c.version_id = ${version.versionId} and c.grounding = 'held'
     order by c.ordinal`;
  return rows.map((row) => ({ id: row.claim_id, text: itemText(row.context_prefix, row.claim_text) }));
}
