import { removeItems } from '@memory/database/search-index';
import { labelFact } from '../adjudication/label-fact.ts';
import type { Precision } from '../adjudication/types.ts';
import type { Stage, StageContext } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';
import { lockProfiles, prepareProfiles, writeProfiles } from './entity-items.ts';
import { prepareItems, writeItems } from './search-items.ts';

type Labelled = {
  fact_id: string;
  label: string;
  predicate: string;
  object: string | null;
  object_text: string | null;
  is_negated: boolean;
  attributed_to: string | null;
  valid_from: Date | null;
  valid_until: Date | null;
  valid_precision: Precision;
  subject_name: string;
  object_name: string | null;
  closed: boolean;
  indexed: boolean;
};

/**
 * The readable label of each fact that the version changed, by the names that its entities have now; facts that
 * reconcile made, renamed or closed are brought into or out of the search index, and so are the entities that it made
 * or left without a mention. On a deleted version it does the same for what the deletion changed: facts that hold again,
 * entities that stand for themselves again or have lost a name.
 */
export function createLabelRelationStage(): Stage {
  return {
    name: 'label_relation',
    componentVersion: componentVersions.label_relation,
    runsOnDeleted: true,
    async prepare(context) {
      const facts = await loadFacts(context);
      const open = facts
        .filter((fact) => !fact.closed)
        .map((fact) => ({ ...fact, next: labelOf(fact) }))
        .filter((fact) => fact.next !== fact.label || !fact.indexed || context.version.deletedAt !== null);
      const prepared = await prepareItems(
        context,
        open.map((fact) => ({ id: fact.fact_id, text: fact.next })),
      );
      const renamed = open
        .filter((fact) => fact.next !== fact.label)
        .map((fact) => ({ fact_id: fact.fact_id, label: fact.next }));
      const profiles = await prepareProfiles(context);
      const closed = facts.filter((fact) => fact.closed && fact.indexed).map((fact) => fact.fact_id);
      return async (tx) => {
        const locked = await lockProfiles(tx, profiles);
        if (renamed.length > 0) {
          await tx`update memory.facts f set label = l.label
                     from jsonb_to_recordset(${tx.json(renamed)}) as l(fact_id uuid, label text) where f.fact_id = l.fact_id`;
        }
        await writeItems(tx, [['fact', prepared]]);
        await removeItems(tx, 'fact', closed);
        await writeProfiles(tx, locked);
      };
    },
  };
}

function labelOf(fact: Labelled): string {
  return labelFact(
    {
      predicate: fact.predicate,
      object: fact.object,
      objectText: fact.object_text,
      negated: fact.is_negated,
      attributedTo: fact.attributed_to,
      validFrom: fact.valid_from?.getTime() ?? null,
      validUntil: fact.valid_until?.getTime() ?? null,
      precision: fact.valid_precision,
    },
    { subject: fact.subject_name, object: fact.object_name },
  );
}

async function loadFacts({ version, sql }: StageContext): Promise<Labelled[]> {
  return await sql<Labelled[]>`
    select f.fact_id, f.label, f.predicate, f.object_entity_id as object, f.object_text, f.is_negated, f.attributed_to,
           f.valid_from, f.valid_until, f.valid_precision,
           s.canonical_name as subject_name, o.canonical_name as object_name, f.invalidated_at is not null as closed,
           exists (select from p1.postings_fact p where p.item_id = f.fact_id) as indexed
      from memory.facts f
      join memory.entities s on s.entity_id = f.subject_entity_id
      left join memory.entities o on o.entity_id = f.object_entity_id
     where f.fact_id in (select subject_id from memory.transcript
                          where version_id = ${version.versionId} and subject_kind in ('relation', 'observation'))
     order by f.fact_id`;
}
