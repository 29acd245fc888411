import type { Negative } from '@memory/contract';

/** The answer of a search that ran and found nothing. */
export function nothingFound(): Negative {
  return {
    kind: 'known_empty',
    explanation: 'Nothing that the memory holds now matches.',
    workaround: 'Ask with other words, on the other channel, or with fewer filters.',
  };
}
