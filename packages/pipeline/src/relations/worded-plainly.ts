import { KIN } from '../language/words/kin.ts';
import { clubsWordings } from './wordings/clubs.ts';
import { natureWordings } from './wordings/nature.ts';
import { placesWordings } from './wordings/places.ts';
import { structuresWordings } from './wordings/structures.ts';
import type { Wording } from './wordings/wording.ts';
import { worksWordings } from './wordings/works.ts';

const wordings: readonly Wording[] = [
  // "Ann's daughter's name is Pia"
  [new RegExp(`(['’]s (?:${KIN}|dog|cat|rabbit|horse|pony))['’]s name is (?=\\p{Lu})`, 'u'), '$1 is '],
  ...placesWordings,
  ...structuresWordings,
  ...natureWordings,
  ...worksWordings,
  ...clubsWordings,
];

/** A claim's text with what is said in turns of phrase put as the plain verbs that its statements are read from. */
export function wordedPlainly(text: string): string {
  let plain = text;
  for (const [pattern, put] of wordings)
    plain = typeof put === 'string' ? plain.replace(pattern, put) : plain.replace(pattern, put);
  return plain;
}
