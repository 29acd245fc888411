/** An entity of one name and type, as merging sees it. */
export type MergeNode = {
  entityId: string;
  nameNorm: string;
  name: string;
  type: string;
  mergedInto: string | null;
  live: boolean;
};

/** How much a type tells; a bare name tells least. */
const CERTAINTY: Readonly<Record<string, number>> = { thing: 0, concept: 1 };

/**
 * Which entity of a component stands for the others: one that is mentioned now, that no link calls the short form of
 * another, whose type is known, with the longest name; ties by name and type, never by age.
 */
export function chooseRoot(
  component: readonly MergeNode[],
  links: readonly { entity_id: string; same_as: string }[],
): MergeNode {
  const shortForms = new Set(links.map((link) => link.entity_id));
  const rank = (node: MergeNode): readonly (number | string)[] => [
    node.live ? 0 : 1,
    shortForms.has(node.entityId) ? 1 : 0,
    -(CERTAINTY[node.type] ?? 2),
    -node.nameNorm.length,
    node.nameNorm,
    node.type,
  ];
  const sorted = [...component].sort((a, b) => compareRanks(rank(a), rank(b)));
  const [root] = sorted;
  if (root === undefined) throw new Error('a component has at least one entity');
  return root;
}

function compareRanks(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined || left === right) continue;
    return left < right ? -1 : 1;
  }
  return 0;
}
