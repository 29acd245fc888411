import type { Queryable } from '../database.ts';

/**
 * What the search index holds: passages of current testimony, passages of pending and superseded versions (`past`,
 * which only document search reads), claims, facts, and profiles of entities.
 */
export const itemKinds = ['chunk', 'past', 'claim', 'fact', 'entity'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** A piece of a statement, to be put into another one. */
export type Fragment = ReturnType<Queryable['unsafe']>;

/**
 * The partition of a kind. Kinds and generations are written into statements as they are and not sent as parameters,
 * so that the planner sees one partition and its indexes.
 */
export function postingsOf(sql: Queryable, kind: ItemKind): Fragment {
  return sql.unsafe(`p1.postings_${checked(kind)}`);
}

/** Compared with literals, `generation` and `kind` leave one partition of p1.vectors in the plan. */
export function generationLiteral(sql: Queryable, generation: number): Fragment {
  if (!Number.isSafeInteger(generation)) throw new TypeError(`no generation: ${generation}`);
  return sql.unsafe(String(generation));
}

export function kindLiteral(sql: Queryable, kind: ItemKind): Fragment {
  return sql.unsafe(`'${checked(kind)}'`);
}

function checked(kind: ItemKind): ItemKind {
  if (!itemKinds.includes(kind)) throw new TypeError(`no kind of item: ${kind}`);
  return kind;
}
