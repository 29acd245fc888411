import type { Term } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import { isPersonNoun } from './mentions.ts';

/** Participles of what is done to or told of the thing that a heading names. */
const passives = wordSet(`
  born founded established located situated based headquartered married engaged divorced introduced launched
  published released created invented discovered elected appointed built owned written designed named
`);
const lastingStates = wordSet('located situated based headquartered married engaged divorced owned named');

/**
 * A sentence without a subject below a heading that names it: 'Born in Naples' below 'Marco Bianchi' is 'Marco Bianchi was
 * born in Naples'. Null where it has a subject, or where it is not plain that it speaks of what the heading names.
 */
export function withTopic(
  text: string,
  tokens: readonly Token[],
  clauses: readonly Clause[],
  topic: Term,
): string | null {
  const [word, next] = tokens;
  const hasSubject = clauses.some(({ subject, first }) => subject !== null && first < 2 && subject.first < 2);
  if (word === undefined || next === undefined || next.tag === 'PUNCT' || hasSubject) return null;
  const rest = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (passives.has(word.lower)) {
    if (next.tag !== 'ADP' && next.lower !== 'to') return null;
    return `${topic.name} ${lastingStates.has(word.lower) ? 'is' : 'was'} ${rest}`;
  }
  const isActor = topic.type === 'person' || topic.type === 'organization';
  if (word.tag === 'VERB' && word.lower !== word.lemma && !word.lower.endsWith('ing')) {
    const isPresent = word.lower.endsWith('s');
    return isPresent || isActor ? `${topic.name} ${rest}` : null;
  }
  const isPost = topic.type === 'person' && word.tag === 'NOUN' && opensPost(word, next);
  return isPost ? `${topic.name} is ${rest}` : null;
}

/** 'Head of logistics at Polarfrakt', 'Professor at Lund' */
function opensPost({ lemma }: Token, { lower }: Token): boolean {
  return (lemma === 'head' || isPersonNoun(lemma)) && /^(?:of|at|for)$/.test(lower);
}
