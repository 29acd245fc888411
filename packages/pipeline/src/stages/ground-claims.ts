import type { CodePointIndex } from '@memory/markdown';
import type { Stage, StageContext } from '../run/stage.ts';
import { componentVersions } from './component-versions.ts';
import { claimsMemo, type StoredClaim } from './extract-claims.ts';
import { codePointsOf, loadRepresentation } from './load-representation.ts';

/**
 * Holds every claim against the text: its span must stand there verbatim and its evidence must lie within, and its reader must
 * have found nothing wrong with it. What does not hold is dropped, with the reason kept. A claim that holds is current testimony unless its version waits to
 * replace an older one of a living document.
 */
export function createGroundClaimsStage(): Stage {
  return {
    name: 'ground_claims',
    componentVersion: componentVersions.ground_claims,
    async prepare(context) {
      const { version, memo } = context;
      const claims = await loadClaims(context);
      const { markdown } = claims.length > 0 ? await loadRepresentation(context) : { markdown: '' };
      const points = codePointsOf(memo, markdown);
      const dropped = claims.flatMap((claim) => {
        const reason = whyDropped(claim, points);
        return reason === null ? [] : [{ claim_id: claim.claimId, reason }];
      });
      return async (tx) => {
        await tx`
          update memory.claims c
             set grounding = case when d.reason is null then 'held' else 'dropped' end,
                 drop_reason = d.reason,
                 is_current = d.reason is null and v.testimony = 'current' and v.deleted_at is null
            from memory.claims k
            join memory.versions v on v.version_id = k.version_id
            left join jsonb_to_recordset(${tx.json(dropped)}) as d(claim_id uuid, reason text) on d.claim_id = k.claim_id
           where c.claim_id = k.claim_id and k.version_id = ${version.versionId}`;
      };
    },
  };
}

async function loadClaims({ version, sql, memo }: StageContext): Promise<StoredClaim[]> {
  return (
    claimsMemo.get(memo) ??
    (await sql<StoredClaim[]>`
      select claim_id as "claimId", source_span as "sourceSpan", char_start as "charStart", char_end as "charEnd",
             evidence_spans as "evidenceSpans", reading->'hints'->>'ungrounded' as ungrounded
        from memory.claims where version_id = ${version.versionId} order by ordinal`)
  );
}

/** Null where the claim holds. */
export function whyDropped(claim: Omit<StoredClaim, 'claimId'>, points: CodePointIndex): string | null {
  const { charStart, charEnd, evidenceSpans, sourceSpan, ungrounded } = claim;
  if (ungrounded !== null) return ungrounded;
  if (charStart < 0 || charEnd > points.length || charStart >= charEnd)
    return 'the span lies outside the text';
  if (points.slice(charStart, charEnd) !== sourceSpan) return 'the span does not stand verbatim in the text';
  if (evidenceSpans.length === 0) return 'no evidence';
  for (const span of evidenceSpans) {
    if (span.char_start < charStart || span.char_end > charEnd || span.char_start >= span.char_end) {
      return 'evidence outside the span';
    }
  }
  return null;
}
