import type { Tx } from '@memory/database';
import type { FactJudge } from '@memory/extraction';
import { judgeWordings } from '../adjudication/judge-wordings.ts';
import { recompute } from '../adjudication/recompute.ts';
import type { Stage } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';

/** Groups that are decided on in one transaction, about. */
const PIECE_GROUPS = 500;

/**
 * The same statement is one more supporter, a new one a new fact, an opposite one a contradiction: decides on the
 * statements that have no rivals. `judge` is asked first about those whose words the ontology does not know.
 */
export function createAdjudicateObservationsStage(judge: FactJudge | null = null): Stage {
  const stage = adjudicating('adjudicate_observations', false);
  if (judge === null) return stage;
  return {
    ...stage,
    async prepare(context) {
      const { sql, version, calls, writeAhead } = context;
      const regroup = await judgeWordings(sql, version.versionId, { judge, calls });
      if (regroup !== null) await writeAhead(regroup);
      return await stage.prepare(context);
    },
  };
}

/**
 * Where one value holds at a time, the later statement caps the earlier one's validity, and statements of the same time
 * contradict each other: decides on the statements that share a slot with others.
 */
export function createAdjudicateSupersessionStage(): Stage {
  return adjudicating('adjudicate_supersession', true);
}

function adjudicating(
  name: 'adjudicate_observations' | 'adjudicate_supersession',
  withRivals: boolean,
): Stage {
  return {
    name,
    componentVersion: componentVersions[name],
    async prepare({ version: { versionId }, sql, writeAhead }) {
      const rows = await sql<{ groups: string[] }[]>`
        select distinct s.groups::text[] as groups from memory.statements s
         where s.version_id = ${versionId} and s.is_live and (cardinality(s.groups) > 1) = ${withRivals}
         order by 1`;
      const pieces = packTogether(
        rows.map((row) => row.groups),
        PIECE_GROUPS,
      );
      const last = pieces.pop() ?? [];
      const decide = async (tx: Tx, groups: readonly string[]) =>
        void (await recompute(tx, groups, { decidedBy: name, versionId }));
      for (const piece of pieces) await writeAhead((tx) => decide(tx, piece));
      return (tx) => decide(tx, last);
    },
  };
}

/**
 * Groups in pieces of about `size`, those that a statement joins in the same piece: what is decided on one piece does
 * not depend on another.
 */
export function packTogether(joined: readonly (readonly string[])[], size: number): string[][] {
  const parent = new Map<string, string>();
  const rootOf = (group: string): string => {
    let root = group;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    parent.set(group, root);
    return root;
  };
  for (const groups of joined) {
    const [first = ''] = groups;
    for (const group of groups) parent.set(rootOf(group), rootOf(first));
  }
  const components = new Map<string, string[]>();
  for (const group of parent.keys()) {
    const root = rootOf(group);
    const component = components.get(root);
    if (component === undefined) components.set(root, [group]);
    else component.push(group);
  }
  const pieces: string[][] = [];
  for (const component of components.values()) {
    const piece = pieces.at(-1);
    if (piece !== undefined && piece.length + component.length <= size) piece.push(...component);
    else pieces.push(component);
  }
  return pieces;
}
