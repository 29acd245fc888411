import { PatternSet } from '../language/patterns/pattern-set.ts';
import { KIN } from '../language/words/kin.ts';
import { clubsWordings } from './wordings/clubs.ts';
import { firmsWordings } from './wordings/firms.ts';
import { natureWordings } from './wordings/nature.ts';
import { placesWordings } from './wordings/places.ts';
import { structuresWordings } from './wordings/structures.ts';
import type { Put } from './wordings/wording.ts';
import { worksWordings } from './wordings/works.ts';

const wordings = new PatternSet<Put>([
  // "Ann's daughter's name is Pia"
  [new RegExp(`(['’]s (?:${KIN}|dog|cat|rabbit|horse|pony))['’]s name is (?=\\p{Lu})`, 'u'), '$1 is '],
  // 'is wedded to Natia', but not 'to an idea'
  [/\bwedded to (?=\p{Lu})/gu, 'married to '],
  // 'The wifi password used to be guest1234'
  [/^((?:The|Our) (?:[\p{L}\p{N}'’-]+ ){1,8}?)used to be (?=\S)/u, '$1was '],
  // 'is afraid of flying'
  [
    /\bis (?:(?:really|very|quite|absolutely|still|a bit|a little) )?(?:afraid|scared|terrified|frightened) of (?=\p{Ll}+ing\b)/u,
    'fears ',
  ],
  [/\bis (?:not|no longer) (?:afraid|scared|terrified|frightened) of (?=\p{Ll}+ing\b)/u, 'does not fear '],
  ...placesWordings,
  ...structuresWordings,
  ...natureWordings,
  ...worksWordings,
  ...clubsWordings,
  ...firmsWordings,
]);

/** A claim's text with what is said in turns of phrase put as the plain verbs that its statements are read from. */
export function wordedPlainly(text: string): string {
  return wordings.rewrite(text, (said, [pattern, put]) =>
    typeof put === 'string' ? said.replace(pattern, put) : said.replace(pattern, put),
  );
}
