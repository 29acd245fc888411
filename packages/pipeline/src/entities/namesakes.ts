import { areNear } from './fields.ts';

/*
 * An entity of a person whose field of work is known has that field behind its normalised name: 'ada wynn (science)'. People of one name in
 * fields far apart stay apart; one of whom no field is known is the only other of the name, where there is only one.
 */

/** The normalised name under which an entity is kept. */
export function nameInField(norm: string, field: string | null): string {
  return field === null ? norm : `${norm} (${field})`;
}

/** The name without the field. */
export function bareName(nameNorm: string): string {
  const at = nameNorm.indexOf(' (');
  return at < 0 ? nameNorm : nameNorm.slice(0, at);
}

function fieldIn(nameNorm: string): string | null {
  return / \((\w+)\)$/.exec(nameNorm)?.[1] ?? null;
}

/** Whether nothing in the fields of two names speaks against one bearer of both. */
export function mayBeOne(one: string, other: string): boolean {
  const [a, b] = [fieldIn(one), fieldIn(other)];
  return a === null || b === null || areNear(a, b);
}

/** Groups the people of one name by who is who: fields near each other are one person's, and whoever has no field joins the only group. */
export function groupNamesakes<Node extends { nameNorm: string }>(people: readonly Node[]): Node[][] {
  const plain = people.filter(({ nameNorm }) => fieldIn(nameNorm) === null);
  const groups: Node[][] = [];
  for (const person of people) {
    const field = fieldIn(person.nameNorm);
    if (field === null) continue;
    const near = groups.filter((group) =>
      group.some((other) => areNear(field, fieldIn(other.nameNorm) ?? field)),
    );
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), person]);
  }
  if (plain.length === 0) return groups;
  const [only] = groups;
  return groups.length === 1 && only !== undefined ? [[...only, ...plain]] : [...groups, plain];
}
