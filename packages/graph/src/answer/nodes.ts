import type { Queryable } from '@memory/database';

/**
 * Those of some nodes that may be asked about, and what they are called. What else a walk reaches is named where its edges
 * are read.
 */
export type ReadKnown = (tx: Queryable, ids: readonly string[]) => Promise<Map<string, string>>;

type NameRow = { id: string; name: string };

/** Entities that are current, or that an open fact is still about although its sources have stopped naming them. */
export const knownEntities: ReadKnown = async (tx, ids) =>
  toNames(
    await tx<NameRow[]>`
      select e.entity_id as id, e.canonical_name as name from memory.entities e
       where e.entity_id = any(${ids as string[]}::uuid[]) and e.merged_into is null and (
         e.live_mentions > 0
         or exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null)
         or exists (select from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null))`,
  );

/** Documents that have not been deleted, by their titles. */
export const knownDocuments: ReadKnown = async (tx, ids) =>
  toNames(
    await tx<NameRow[]>`
      select doc_id as id, title as name from memory.documents
       where doc_id = any(${ids as string[]}::uuid[]) and deleted_at is null and latest_version_id is not null`,
  );

function toNames(rows: readonly NameRow[]): Map<string, string> {
  return new Map(rows.map((row) => [row.id, row.name]));
}
