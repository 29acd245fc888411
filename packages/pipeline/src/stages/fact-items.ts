import type { IndexedItem } from '@memory/database/search-index';
import type { StageContext } from '../run/stage.ts';

export type FactItems = {
  /** Open facts to index, by their labels. */
  open: IndexedItem[];
  /** Closed facts, to be taken out of the index. */
  closed: string[];
};

/** The facts that the version supports or that were changed on its account. */
export async function loadFactItems({ version, sql }: StageContext): Promise<FactItems> {
  const rows = await sql<{ fact_id: string; label: string; closed: boolean }[]>`
    select f.fact_id, f.label, f.invalidated_at is not null as closed
      from memory.facts f
     where f.fact_id in (
       select fact_id from memory.statements where version_id = ${version.versionId} and fact_id is not null
       union
       select subject_id from memory.transcript where version_id = ${version.versionId} and subject_kind in ('relation', 'observation')
     )
     order by f.fact_id`;
  return {
    open: rows.filter((row) => !row.closed).map((row) => ({ id: row.fact_id, text: row.label })),
    closed: rows.filter((row) => row.closed).map((row) => row.fact_id),
  };
}
