import { wordSet } from '../word-set.ts';
import type { OpenPhrase } from './noun-phrases.ts';
import type { Word } from './source.ts';

const irregularPlurals = wordSet(`
  people men women children mice feet teeth geese data police cattle media criteria phenomena bacteria staff
  team family crew majority minority number group fish sheep series species lot dozen couple
`);
const singularInS = /(?:ss|us|is|ics|news|series|species)$/;

/** Whether a noun without a plural's form can stand with a plural verb: 'staff', 'people'. */
export function isCollective(lower: string): boolean {
  return irregularPlurals.has(lower);
}

/** Whether a phrase is plural; null where its form does not tell. */
export function isPlural(words: readonly Word[], phrase: OpenPhrase): boolean | null {
  if (phrase.others.length > 0) return true;
  const head = words[phrase.head];
  if (head === undefined || phrase.kind !== 'common') return null;
  if (irregularPlurals.has(head.lower) || head.tag !== 'NOUN') return null;
  if (singularInS.test(head.lower)) return null;
  if (head.lower.endsWith('s')) return true;
  if (head.lower.endsWith('a')) return null;
  return phrase.determiner === 'quantity' ? null : false;
}
