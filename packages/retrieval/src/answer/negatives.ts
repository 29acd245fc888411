import type { Negative } from '@memory/contract';

/** Of an operation that was asked about entities. */
export function unknownEntities(): Negative {
  return {
    kind: 'unknown_entity',
    explanation: 'At least one of entity_ids is not a current entity.',
    workaround: 'Find current ids with resolve_entity.',
  };
}

export function unknownId(): Negative {
  return {
    kind: 'unknown_entity',
    explanation: 'An id that was asked about is not known, or what it named no longer exists.',
    workaround: 'Find current ids with /resolve.',
  };
}

export function unknownRelation(): Negative {
  return {
    kind: 'unknown_entity',
    explanation: 'No relation of this id is known, or it no longer exists.',
    workaround: 'Find relations with /lookup/relations or facts_context.',
  };
}

export function unknownChunk(): Negative {
  return {
    kind: 'unknown_entity',
    explanation: 'No chunk of this id is known, or it is no longer visible.',
    workaround: 'Search chunks again.',
  };
}

/** Of a search that ran and found nothing. */
export function nothingFound(): Negative {
  return knownEmpty(
    'Nothing that the memory holds now matches.',
    'Ask with other words, on the other channel, or with fewer filters.',
  );
}

export function knownEmpty(explanation: string, workaround: string | null): Negative {
  return { kind: 'known_empty', explanation, workaround };
}
