import type { WordLists } from '../names/index.ts';
import type { Gender } from './mentions.ts';

const titles: Readonly<Record<string, Gender>> = {
  mr: 'male',
  sir: 'male',
  lord: 'male',
  king: 'male',
  prince: 'male',
  mrs: 'female',
  ms: 'female',
  miss: 'female',
  lady: 'female',
  queen: 'female',
  princess: 'female',
};

/** Tells the gender of a name by its title or given name; null where neither is of one gender only. */
export function createGenders({ nameFlags }: WordLists): (name: string) => Gender | null {
  return (name) => {
    for (const word of name.toLowerCase().split(/[\s.]+/)) {
      const titled = titles[word];
      if (titled !== undefined) return titled;
      const flags = nameFlags(word);
      const isMale = flags.includes('m');
      const isFemale = flags.includes('f');
      if (isMale !== isFemale && !flags.includes('g')) return isMale ? 'male' : 'female';
      if (isMale || isFemale || flags.includes('g')) return null;
    }
    return null;
  };
}
