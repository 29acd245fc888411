import { contextOfClaim, type IndexedItem } from '@memory/database/search-index';
import type { StageContext } from '../run/stage.ts';

/** The version's grounded claims as they are indexed: each with the place of its chunk. */
export async function loadClaimItems({ version, sql }: StageContext): Promise<IndexedItem[]> {
  return await sql<IndexedItem[]>`
    select c.claim_id as id, ${contextOfClaim(sql)} as context, c.claim_text as text
      from memory.claims c join memory.chunks k on k.chunk_id = c.chunk_id
     where c.version_id = ${version.versionId} and c.grounding = 'held'
     order by c.ordinal`;
}
