import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import { recompute } from '../adjudication/recompute.ts';
import { mergeEntities } from './merge-entities.ts';
import { countMentions } from './write-knowledge.ts';

/**
 * Takes away what an earlier run made of a version's claims: statements, mentions and links; facts are decided on again
 * without them. For a stage that runs again; one query where there is nothing.
 */
export async function removeStatements(tx: Tx, versionId: string, decidedBy: string): Promise<void> {
  const [earlier] = await tx<{ mentioned: string[] | null; groups: string[] | null }[]>`
    select (select array_agg(distinct entity_id) from memory.entity_mentions where version_id = ${versionId}) as mentioned,
           (select array_agg(distinct g)::text[] from memory.statements s, unnest(s.groups) g where s.version_id = ${versionId}) as groups`;
  if (!earlier?.mentioned && !earlier?.groups) return;
  await countMentions(tx, [versionId], -1);
  await Promise.all([
    tx`delete from memory.entity_mentions where version_id = ${versionId}`,
    tx`delete from memory.statements where version_id = ${versionId}`,
    tx`delete from memory.entity_links where version_id = ${versionId}`,
  ]);
  if (earlier.mentioned) await mergeEntities(tx, earlier.mentioned, versionId);
  if (earlier.groups) await recompute(tx, earlier.groups, { decidedBy, versionId });
}

/** The same, and the claims' places in the search index; for a stage that replaces the claims themselves. */
export async function removeKnowledge(tx: Tx, versionId: string, decidedBy: string): Promise<void> {
  const claims = await tx<
    { claim_id: string }[]
  >`select claim_id from memory.claims where version_id = ${versionId}`;
  if (claims.length === 0) return;
  await removeStatements(tx, versionId, decidedBy);
  await removeItems(
    tx,
    'claim',
    claims.map((row) => row.claim_id),
  );
}
