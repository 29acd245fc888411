import { recompute } from '../adjudication/recompute.ts';
import type { Stage } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';

/**
 * The same statement is one more supporter, a new one a new fact, an opposite one a contradiction: decides on the
 * statements that have no rivals.
 */
export function createAdjudicateObservationsStage(): Stage {
  return adjudicating('adjudicate_observations', false);
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
    prepare: async ({ version: { versionId } }) => {
      return async (tx) => {
        const rows = await tx<{ g: string }[]>`
          select distinct g::text as g from memory.statements s, unnest(s.groups) g
           where s.version_id = ${versionId} and s.is_live and (cardinality(s.groups) > 1) = ${withRivals}
           order by 1`;
        await recompute(
          tx,
          rows.map((row) => row.g),
          { decidedBy: name, versionId },
        );
      };
    },
  };
}
