import type { Tx } from '@memory/database';
import { removeItems } from '@memory/database/search-index';
import { labelFact } from '../adjudication/label-fact.ts';
import type { Precision } from '../adjudication/types.ts';
import type { Stage, StageContext } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';
import { lockProfiles, prepareProfiles, writeProfiles } from './entity-items.ts';
import { embedInPieces, type PreparedItems, selectItems, writeItems } from './search-items.ts';

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
  is_end_said: boolean;
  subject_name: string;
  object_name: string | null;
  is_closed: boolean;
  is_relabelled: boolean;
};

/**
 * What the version changed of the things that documents have in common, into the search index: facts by their readable
 * labels, and the profiles of entities; what was closed, or is named no more, leaves it. Several versions may be at this
 * about the same fact or entity, each with the words that it read: they are written only while they are still the words,
 * as whoever changes them comes to this stage after that. On a deleted version it does the same for what the deletion
 * changed: facts that hold again, entities that stand for themselves again or have lost a name.
 */
export function createLabelRelationStage(): Stage {
  return {
    name: 'label_relation',
    componentVersion: componentVersions.label_relation,
    runsOnDeleted: true,
    async prepare(context) {
      const facts = await loadFacts(context);
      const open = facts
        .filter((fact) => !fact.is_closed)
        .map((fact) => ({ ...fact, next: labelOf(fact) }))
        .filter((fact) => fact.is_relabelled || fact.next !== fact.label);
      const renamed = open.filter((fact) => fact.next !== fact.label);
      // The profiles read below quote them.
      if (renamed.length > 0) await context.writeAhead((tx) => writeLabels(tx, renamed));
      const writeFacts = await embedInPieces(
        context,
        open.map((fact) => ({ id: fact.fact_id, text: fact.next })),
        writeFactItems,
      );
      const profiles = await prepareProfiles(context);
      const closed = facts.filter((fact) => fact.is_closed).map((fact) => fact.fact_id);
      return async (tx) => {
        const locked = await lockProfiles(tx, profiles);
        await writeFacts(tx);
        await removeItems(tx, 'fact', closed);
        await writeProfiles(tx, locked);
      };
    },
  };
}

async function writeLabels(
  tx: Tx,
  renamed: readonly { fact_id: string; label: string; next: string }[],
): Promise<void> {
  const rows = renamed.map(({ fact_id, label, next }) => ({ fact_id, label, next }));
  await tx`update memory.facts f set label = l.next
             from jsonb_to_recordset(${tx.json(rows)}) as l(fact_id uuid, label text, next text)
            where f.fact_id = l.fact_id and f.label = l.label and f.invalidated_at is null`;
}

/** Indexes the facts that are open still and labelled as they were. */
async function writeFactItems(tx: Tx, prepared: PreparedItems): Promise<void> {
  const { items } = prepared;
  if (items.length === 0) return;
  const kept = await tx<{ fact_id: string }[]>`
    select f.fact_id from jsonb_to_recordset(${tx.json(items)}) as i(id uuid, text text) join memory.facts f on f.fact_id = i.id
     where f.label = i.text and f.invalidated_at is null
     order by f.fact_id for no key update of f`;
  const ids = new Set(kept.map((row) => row.fact_id));
  await writeItems(tx, [['fact', selectItems(prepared, (id) => ids.has(id))]]);
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
      endIsSaid: fact.is_end_said,
      precision: fact.valid_precision,
    },
    { subject: fact.subject_name, object: fact.object_name },
  );
}

/** The facts that the version changed, and whether it changed how they read. */
async function loadFacts({ version, sql }: StageContext): Promise<Labelled[]> {
  return await sql<Labelled[]>`
    select f.fact_id, f.label, f.predicate, f.object_entity_id as object, f.object_text, f.is_negated, f.attributed_to,
           f.valid_from, f.valid_until, f.valid_precision, f.is_end_said,
           s.canonical_name as subject_name, o.canonical_name as object_name, f.invalidated_at is not null as is_closed,
           changed.is_relabelled
      from (select t.subject_id, bool_or(t.features->>'label' is distinct from before.label) as is_relabelled
              from memory.transcript t
              left join lateral (
                select b.features->>'label' as label from memory.transcript b
                 where b.subject_kind = t.subject_kind and b.subject_id = t.subject_id
                   and (b.decided_at, b.entry_id) < (t.decided_at, t.entry_id)
                 order by b.decided_at desc, b.entry_id desc limit 1) before on true
             where t.version_id = ${version.versionId} and t.subject_kind in ('relation', 'observation')
             group by t.subject_id) changed
      join memory.facts f on f.fact_id = changed.subject_id
      join memory.entities s on s.entity_id = f.subject_entity_id
      left join memory.entities o on o.entity_id = f.object_entity_id
     order by f.fact_id`;
}
