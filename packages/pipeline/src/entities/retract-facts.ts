import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import { setTestimony } from './set-testimony.ts';

/**
 * The facts' part of deleting a document, in the deletion's transaction: what only it supported is closed, what others
 * support loses a supporter, and what it had superseded holds again.
 */
export async function retractFacts(
  tx: Tx,
  deleted: { versionIds: readonly string[] },
): Promise<{ relations: number; observations: number }> {
  const decided = await setTestimony(tx, {
    live: [],
    silent: deleted.versionIds,
    decidedBy: 'delete_document',
    versionId: deleted.versionIds.at(-1) ?? null,
  });
  const closed = await tx<{ fact_id: string }[]>`
    select fact_id from memory.facts where fact_id = any(${decided.factIds}::uuid[]) and invalidated_at is not null`;
  const silent = await tx<{ entity_id: string }[]>`
    select distinct e.entity_id
      from memory.entity_mentions m join memory.entities e on e.entity_id = m.entity_id
     where m.version_id = any(${deleted.versionIds as string[]}::uuid[]) and e.live_mentions <= 0`;
  await removeItems(
    tx,
    'fact',
    closed.map((row) => row.fact_id),
  );
  await removeItems(
    tx,
    'entity',
    silent.map((row) => row.entity_id),
  );
  return { relations: decided.relationsClosed, observations: decided.observationsClosed };
}
