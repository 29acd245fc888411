import { pastOf } from '../../language/words/inflections.ts';
import { verbStem } from '../../language/words/lexicon.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { NAME, type Rule, ruleHolding, DATE_BEHIND as WHEN } from './sentence-rule.ts';

const WHO = `((?!(?:Before|After|Until|Since) )${NAME}|[Hh]e|[Ss]he|They|We|I)`;
const AGAIN = `(?:${NAME}|he|she|they|we|I)`;
const WENT_ON =
  '((?:lived|worked|studied|taught|played|was based|(?:was|were) (?:at|with|in)|had (?:lived|worked)|used to (?:live|work|study|teach|play|be based|be)))';

/** 'in 2021' -> '2021' */
const day = (when: string) => when.trim().replace(/^(?:in|on) /, '');

/** What went on until somebody did another thing, told in one sentence with it. */
export const beforeThat: readonly Rule[] = [
  // 'Ann used to live in Braga before she moved to Porto in 2021', 'worked at Orr until she joined Tarn in May 2021'
  ruleHolding(
    'before|until',
    `^${WHO} ${WENT_ON} ((?:(?:in|at|for|with) )?(?:the )?[^,;]{2,60}?),? (?:before|until) (?:(${AGAIN}) (moved|relocated|joined|started|switched|went|became)|(moving|relocating|joining|starting|switching|going|becoming)) ([^,;]{2,60}?)${WHEN}\\.?$`,
    ([, who = '', did = '', what = '', again, past, doing = '', then = '', when = '']) => {
      const isOther = again !== undefined && !/^(?:he|she|they|we|I)$/.test(again) && again !== who;
      if (when === '' || isOther || / (?:until|since|from) /.test(` ${what} `)) return [];
      const verb = past ?? pastOf(verbStem(doing) ?? doing);
      return [
        `${who} ${did.replace(/^used to (\p{Ll}+)/u, (_, base: string) => (base === 'be' ? 'was' : pastOf(base)))} ${what} until ${day(when)}.`,
        `${who} ${verb} ${then}${when}.`,
      ];
    },
  ),
  // 'was head of HR at Orr before she was appointed head of sales at Tarn in June 2021'
  ruleHolding(
    ' before ',
    `^${WHO} (was|served as|worked as|had been) ((?:(?:the|an?) )?[^,;]{3,80}?),? before (?:s?he (?:was|got) |being |getting )((?:appointed|named|elected|made|promoted|hired|chosen|recruited|transferred|sworn in)\\b[^,;]{2,80}?)${WHEN}\\.?$`,
    ([, who = '', was = '', what = '', then = '', when = '']) =>
      when === '' || / (?:until|since|from) /.test(` ${what} `)
        ? []
        : [
            `${who} ${was === 'had been' ? 'was' : was} ${what} until ${day(when)}.`,
            `${who} was ${then}${when}.`,
          ],
  ),
  // 'Ann has lived in Porto since 2021, before that in Braga', 'worked at Orr from 2015 to 2020 and before that at Tarn'
  ruleHolding(
    'before that|previously|prior to that|before then',
    `^${WHO}(?= |['’])((?: has| have|['’]ve|['’]s) (?:been )?(?:liv|work|stud|taught|teach|based)\\p{Ll}*| (?:lived|worked|studied|taught)) (in|at|for|with) ([^,;]{2,50}?) (since|from) ([^,;]{4,30}?)(?: (?:to|until) [^,;]{4,30}?)?(?:[,;]|,? and) (?:before (?:that|then)|previously|prior to that),? (?:(?:${AGAIN} )?(?:lived |worked |studied |taught |was )?(in|at|for|with) )(${NAME})\\.?$`,
    ([said = '', who = '', does = '', , where = '', , start = '', at = '', other = '']) => {
      const front = said.slice(0, said.search(/(?:[,;]|,? and) (?:before (?:that|then)|previously|prior)/));
      const stem = /(?:liv|work|stud|taught|teach|based)/.exec(does)?.[0] ?? '';
      const known = kindOfName(other).kind;
      return where === other || (stem === 'liv' && known === 'organization')
        ? []
        : [`${front}.`, `${who} ${stayed[stem] ?? 'was'} ${at} ${other} until ${start}.`];
    },
  ),
];

const stayed: Readonly<Record<string, string>> = {
  liv: 'lived',
  work: 'worked',
  stud: 'studied',
  taught: 'taught',
  teach: 'taught',
  based: 'was based',
};
