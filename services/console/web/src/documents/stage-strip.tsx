import type { VersionPipelineReadiness } from '@memory/contract';
import { stageLabel } from './progress.ts';

/** One mark for each stage, in order. What it shows is said in words beside it. */
export function StageStrip({ readiness }: { readiness: VersionPipelineReadiness | undefined }) {
  if (readiness === undefined) return null;
  return (
    <span class="strip" aria-hidden="true">
      {readiness.stages.map(({ stage, status, defer_reason }) => (
        <span
          key={stage}
          class={`stage ${status}`}
          title={`${stageLabel(stage)}: ${status.replace('_', ' ')}${defer_reason === null ? '' : ` (${defer_reason})`}`}
        />
      ))}
    </span>
  );
}
