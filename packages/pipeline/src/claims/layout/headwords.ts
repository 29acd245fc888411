import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { MONTH, NAME, type Rule, rule } from '../rewordings/sentence-rule.ts';
import { entryName } from './inverted-names.ts';
import { isOwnName } from './own-names.ts';

const DAY = `(?:(?:c\\. ?)?(?:\\d{1,2} )?(?:${MONTH} )?\\d{4})`;
const LIFE = `(?:${DAY} ?[–—-] ?${DAY}|(?:b\\.|born|\\*) ?${DAY})`;
const HEADWORD = `(${NAME}) \\((${LIFE})\\)`;
const headword = new RegExp(`^${HEADWORD}(?:,|:|\\.| [–—-]) (?=[^\\s])`, 'u');

/** Whose entry a paragraph is that begins with a name, life dates in brackets and no verb: 'Ansgar Feld (1850–1912), painter.' */
export function headwordOf(text: string): string | null {
  return headword.exec(text.slice(0, 160))?.[1] ?? entryName(text)?.name ?? null;
}

/** 'Ansgar Feld (1850–1912), German painter.': the first line of an entry, which leaves its verb out. */
export const headwords: readonly Rule[] = [
  // 'Ansgar Feld (1850–1912).' alone
  rule(`^(${NAME}) \\((${DAY}) ?[–—-] ?(${DAY})\\)\\.?$`, ([, name = '', born = '', died = '']) => {
    const years = Number(died.slice(-4)) - Number(born.slice(-4));
    const isLife = years > 15 && years < 110 && / /.test(name) && isOwnName(name);
    if (!isLife || /^(?:organization|place|product)$/.test(kindOfName(name).kind)) return [];
    const on = (day: string) => `${/^\d{1,2} /.test(day) ? 'on' : 'in'} ${day}`;
    return [`${name} was born ${on(born)}.`, `${name} died ${on(died)}.`];
  }),
  rule(
    `^${HEADWORD}(?:,|:|\\.| [–—-]) (an? )?((?:[\\p{L}-]+ ){0,3}[\\p{Ll}-]+)(?: and (an? )?([\\p{Ll}-]+))?( (?:from|of|in) [^,;]{2,60}?)?\\.?$`,
    ([, name = '', life = '', , what = '', , other, where = '']) => {
      const isTrade = [what, other ?? what].every((part) => {
        const last = part.toLowerCase().split(' ').at(-1) ?? '';
        return isOccupationNoun(last) || isRole(last);
      });
      if (!isTrade) return [];
      const verb = /^(?:b|\*)/.test(life) ? 'is' : 'was';
      const told = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(what) || /^\p{Ll}/u.test(what) ? what : what.toLowerCase();
      const tail = other === undefined ? '' : ` and ${other}`;
      return [`${name} (${life}) ${verb} ${/^[aeiou]/i.test(told) ? 'an' : 'a'} ${told}${tail}${where}.`];
    },
  ),
];
