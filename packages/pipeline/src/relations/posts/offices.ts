import { wordTable } from '../../language/words/word-table.ts';
import { holdersOf } from '../holders.ts';
import { isPost, nounReadings } from '../predicates.ts';
import { headLemma, type Scene } from '../scene.ts';
import type { Post } from './posts.ts';

/** Nouns of offices, and the title of who holds each. */
export const offices = wordTable<string>({
  captaincy: 'captain',
  chairmanship: 'chairman',
  chancellorship: 'chancellor',
  deanship: 'dean',
  directorship: 'director',
  editorship: 'editor',
  headship: 'head teacher',
  mayoralty: 'mayor',
  premiership: 'prime minister',
  presidency: 'president',
  rectorship: 'rector',
  secretaryship: 'secretary',
  treasurership: 'treasurer',
});

/** 'resigned the captaincy of the club', 'took over the presidency': an office stands for its post. */
export function officeOf(scene: Scene, phrase: number): Post | null {
  const title = offices[headLemma(scene, phrase)];
  const reading = nounReadings(title ?? '').find(({ predicate }) => isPost(predicate.name));
  return title === undefined || reading === undefined
    ? null
    : {
        phrase,
        spec: reading.predicate,
        title,
        holders: holdersOf(scene, phrase),
        effect: 'state',
        isFuture: false,
      };
}
