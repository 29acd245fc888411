import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';

/** 'acquired', 'has led', 'works for' – not 'service' in 'The new Ludo service is Orr Box'. */
export function isDoing(verb: string): boolean {
  const [first = '', second = ''] = verb.split(' ');
  const head = /^(?:has|had|have)$/.test(first) ? second : first;
  const { third, past, participle } = verbShape(head, head);
  return (
    (third || past || participle || (lookUpVerb(head) & Word.verbThird) !== 0) &&
    !/^(?:is|are|was|were)$/.test(head)
  );
}

/** 'a small firm': not born anywhere. */
export function isFirm(what: string): boolean {
  return /\b(?:firm|company|business|start-?up|bank|brewery|bakery|retailer|airline|maker|manufacturer|agency|publisher|consultancy)$/.test(
    what,
  );
}

/** 'is owned by Orr', 'sails to Ulm', 'sank off Malta': what a sentence goes on with behind what is set off. */
export function goesOn(rest: string): boolean {
  const [word = ''] = rest.split(' ');
  return (
    /^(?:is|was|are|were|has|had|have|will|did|does|can|could)$/.test(word) ||
    verbShape(word, word).past ||
    (lookUpVerb(word) & Word.verbThird) !== 0
  );
}
