import type { Clause } from '../clause.ts';
import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';

/** Nouns of what a household has: kin, animals, its home. */
const homely = wordSet(`
  wife husband partner son daughter twin child kid baby toddler boy girl mother father mum mom dad parent
  sister brother grandmother grandfather grandma grandpa aunt uncle cousin niece nephew dog cat puppy kitten
  rabbit hamster parrot horse pony tortoise goldfish budgie beagle pet house flat apartment cottage home
  garden kitchen wedding honeymoon anniversary landlord
`);
const homeVerbs = wordSet('live reside adopt marry');
const placeVerbs = wordSet('move relocate emigrate');
const havingVerbs = wordSet('have own buy get rent sell');

/** Whether 'our' is a household's: 'our son Tobi', 'our cat'. */
export function isOurHome(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 4).some(({ lemma, tag }) => homely.has(lemma) && tag !== 'ADP');
}

/** Whether what 'we' do is what each of a household does, the speaker among them: 'We live in Bodø', 'We have a dog'. */
export function isOurLife(tokens: readonly Token[], clauses: readonly Clause[], at: number): boolean {
  return clauses.some(({ subject, verb, complement, prepositional }) => {
    if (subject?.first !== at) return false;
    if (homeVerbs.has(verb.lemma)) return true;
    if (placeVerbs.has(verb.lemma)) return prepositional.some(({ phrase }) => phrase.term?.type === 'place');
    if (!havingVerbs.has(verb.lemma) || complement === null) return false;
    return homely.has(tokens[complement.head]?.lemma ?? '');
  });
}
