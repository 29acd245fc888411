import type { PredicateSpec } from './types.ts';

/** Relations that are not listed and yet end others, by their id. */
const endings = new Map<string, PredicateSpec['ends']>([
  ['other:leave', 'stay'],
  ['other:die', 'life'],
  ['other:pass_away', 'life'],
]);

/**
 * The predicate of a relation that the ontology does not list, by its words in their base form: `other:lie_between`,
 * `other:be_tow_to`.
 */
export function otherPredicate(words: string): string {
  return `other:${words.toLowerCase().replace(/\s+/g, '_').slice(0, 60)}`;
}

/** The predicate of an attribute that the ontology does not list, by its noun: `other:has_policy_owner`. */
export function otherAttribute(noun: string): string {
  return otherPredicate(`has ${noun}`);
}

/** What a relation that is not listed puts an end to. */
export function endedByOther(predicate: string): PredicateSpec['ends'] {
  return endings.get(predicate);
}

/** The words of a predicate that is not listed, affirmed and negated: 'lies between' and 'does not lie between'. */
export function wordsOfOther(predicate: string): { affirmed: string; negated: string } {
  const [verb = '', ...rest] = predicate.replace(/^other:/, '').split('_');
  const behind = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  if (verb === 'has') return { affirmed: `has the${behind}`, negated: `does not have the${behind}` };
  if (verb === 'be') return { affirmed: `is${behind}`, negated: `is not${behind}` };
  return { affirmed: `${thirdPerson(verb)}${behind}`, negated: `does not ${verb}${behind}` };
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
