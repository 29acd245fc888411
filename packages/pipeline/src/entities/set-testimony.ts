import type { Tx } from '@memory/database';
import { type Recomputed, recompute } from '../adjudication/recompute.ts';
import { mergeEntities } from './merge-entities.ts';
import { countMentions } from './write-knowledge.ts';

/**
 * Makes everything that some versions say live, or no longer live: mentions, statements and links follow, entities are
 * counted and merged again, and the facts they bear on are decided on again. Claims themselves are the caller's.
 */
export async function setTestimony(
  tx: Tx,
  change: { live: readonly string[]; silent: readonly string[]; decidedBy: string; versionId: string | null },
): Promise<Recomputed> {
  const live = change.live as string[];
  const silent = change.silent as string[];
  const all = [...live, ...silent];
  if (silent.length > 0) await countMentions(tx, silent, -1);
  const [, , , mentioned, groups] = await Promise.all([
    tx`update memory.entity_mentions m set is_live = m.version_id = any(${live}::uuid[]) and c.is_current
         from memory.claims c
        where m.version_id = any(${all}::uuid[]) and c.claim_id = m.claim_id
          and m.is_live is distinct from (m.version_id = any(${live}::uuid[]) and c.is_current)`,
    tx`update memory.statements s set is_live = s.version_id = any(${live}::uuid[]) and c.is_current
         from memory.claims c
        where s.version_id = any(${all}::uuid[]) and c.claim_id = s.claim_id
          and s.is_live is distinct from (s.version_id = any(${live}::uuid[]) and c.is_current)`,
    tx`update memory.entity_links set is_live = version_id = any(${live}::uuid[]) where version_id = any(${all}::uuid[])`,
    tx<{ entity_id: string }[]>`
      select distinct entity_id from memory.entity_mentions where version_id = any(${all}::uuid[])`,
    tx<{ g: string }[]>`
      select distinct g::text as g from memory.statements s, unnest(s.groups) g where s.version_id = any(${all}::uuid[])`,
  ]);
  if (live.length > 0) await countMentions(tx, live, 1);
  await mergeEntities(
    tx,
    mentioned.map((row) => row.entity_id),
    change.versionId,
  );
  return await recompute(
    tx,
    groups.map((row) => row.g),
    { decidedBy: change.decidedBy, versionId: change.versionId },
  );
}
