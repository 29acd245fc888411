import type { SectionDescription } from '@memory/extraction';
import { memoKey, type StageContext } from '../run/stage.ts';

/** A section as structure described it. */
export type StoredSection = SectionDescription & { readonly sectionId: string };

export const sectionsMemo = memoKey<StoredSection[]>('sections');

/** The version's sections in document order. */
export async function loadSections({ version, sql, memo }: StageContext): Promise<StoredSection[]> {
  const known = sectionsMemo.get(memo);
  if (known !== undefined) return known;
  const rows = await sql<StoredSection[]>`
    select section_id as "sectionId", role, coalesce(summary, '') as summary
      from memory.sections where version_id = ${version.versionId} order by ordinal`;
  sectionsMemo.set(memo, rows);
  return rows;
}
