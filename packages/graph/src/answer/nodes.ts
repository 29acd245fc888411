import { graphResultUnavailable } from '@memory/contract';
import type { Queryable } from '@memory/database';

/** What the nodes of a graph are, and what they are called. */
export type NodeKind = {
  /** Those of the ids that may be asked about. */
  known(tx: Queryable, ids: readonly string[]): Promise<Set<string>>;
  /** @throws ServiceError when a node that a walk has reached is not there */
  names(tx: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
};

type NameRow = { id: string; name: string };

/** Entities that are current, or that an open fact is still about although its sources have stopped naming them. */
export const entityNodes: NodeKind = {
  async known(tx, ids) {
    const rows = await tx<{ id: string }[]>`
      select e.entity_id as id from memory.entities e
       where e.entity_id = any(${ids as string[]}::uuid[]) and e.merged_into is null and (
         e.live_mentions > 0
         or exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null)
         or exists (select from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null))`;
    return new Set(rows.map((row) => row.id));
  },
  async names(tx, ids) {
    return whole(
      ids,
      await tx<NameRow[]>`
        select entity_id as id, canonical_name as name from memory.entities
         where entity_id = any(${ids as string[]}::uuid[])`,
    );
  },
};

/** Documents that have not been deleted, by their titles. */
export const documentNodes: NodeKind = {
  async known(tx, ids) {
    const rows = await tx<{ id: string }[]>`
      select doc_id as id from memory.documents
       where doc_id = any(${ids as string[]}::uuid[]) and deleted_at is null and latest_version_id is not null`;
    return new Set(rows.map((row) => row.id));
  },
  async names(tx, ids) {
    return whole(
      ids,
      await tx<NameRow[]>`
        select doc_id as id, title as name from memory.documents
         where doc_id = any(${ids as string[]}::uuid[]) and deleted_at is null`,
    );
  },
};

function whole(ids: readonly string[], rows: readonly NameRow[]): Map<string, string> {
  const names = new Map(rows.map((row) => [row.id, row.name]));
  if (names.size < ids.length) throw graphResultUnavailable();
  return names;
}
