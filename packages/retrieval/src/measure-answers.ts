import type { ContextBundle, Envelope } from '@memory/contract';
import type { Slots } from '@memory/database';
import { createCounter, type Registry, withIds } from '@memory/telemetry';

/** Answers a question in a slot, under the name of the route or operation that asks it. */
export type AnswerIn = <Answer extends Envelope | ContextBundle>(
  surface: string,
  work: () => Promise<Answer>,
  signal?: AbortSignal,
) => Promise<Answer>;

/** Counts what each question brought up, and what of it was no longer held. */
export function measureAnswers(slots: Slots, registry: Registry): AnswerIn {
  const candidates = createCounter(registry, 'memory_search_candidates_total');
  const drops = createCounter(registry, 'memory_search_drops_total');
  return (surface, work, signal) =>
    withIds({ surface }, async () => {
      const answer = await slots.run(work, signal);
      for (const envelope of envelopesOf(answer)) {
        const dropped = envelope.dropped_by_hydration;
        candidates.inc({ surface }, broughtUp(envelope) + dropped);
        if (dropped > 0) drops.inc({ surface }, dropped);
      }
      return answer;
    });
}

function envelopesOf(answer: Envelope | ContextBundle): Envelope[] {
  return 'contract' in answer ? [answer.claims_and_sources, answer.facts] : [answer];
}

/** What was answered, or what there was before a limit cut it. Evidence beside facts was not searched for. */
function broughtUp({ grain, facts, evidence, chunks, entities, truncation }: Envelope): number {
  const answered =
    facts.length + chunks.length + entities.length + (grain === 'evidence' ? evidence.length : 0);
  return Math.max(answered, truncation?.estimated_total ?? 0);
}
