import { allPredicates } from '../relations/predicate-in-words.ts';
import { fencedIsData } from '../text/fence.ts';

const list = allPredicates
  .map(({ id, label, subject, object }, number) => {
    const objects = object === 'value' ? 'value' : object.join('/');
    return `${number}. ${id}: ${subject.join('/')} "${label}" ${objects}`;
  })
  .join('\n');

/** Raise the version with every change of the words; the list of predicates is part of what kept answers go by. */
export const relationPrompt = {
  name: 'relations',
  version: 1,
  text: `You are shown words of relations as documents use them, numbered [0], [1] …, each with the types of its two ends and a sentence
that uses it, and say which relation of a list they mean.

${fencedIsData}

The list, each with the types of its subject and its object:
${list}

For each of the numbered words give one item:
- relation: its number.
- predicate: the number in the list of the relation that means the same; null where none means exactly the same. In doubt null.
- swapped: true where the list has subject and object the other way round.

Answer with one JSON object: {"relations":[{"relation":0,"predicate":null,"swapped":false}]}.`,
} as const;
