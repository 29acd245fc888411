import { nameOf, type Scene } from '../scene.ts';
import type { Frame } from './frame.ts';

/** 'The Carden Party governed Ostmark': a body or somebody rules, which no rule that applies does. */
export function isRuling(scene: Scene, { lemma, passive, subjects, prepositional }: Frame): boolean {
  if (lemma !== 'govern') return false;
  const rulers = passive
    ? prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase)
    : subjects;
  return rulers.some((index) => /^(?:organization|person)$/.test(nameOf(scene, index)?.type ?? ''));
}
