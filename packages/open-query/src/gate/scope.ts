/** The names of common table expressions that a part of a statement sees; an inner one hides an outer one and a view. */
export type Scope = { names: ReadonlySet<string>; outer: Scope | null };

export const outermost: Scope = { names: new Set(), outer: null };

export function within(outer: Scope, names: Iterable<string>): Scope {
  return { names: new Set(names), outer };
}

export function sees(scope: Scope | null, name: string): boolean {
  for (let at = scope; at !== null; at = at.outer) if (at.names.has(name)) return true;
  return false;
}
