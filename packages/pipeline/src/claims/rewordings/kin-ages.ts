import { isFamily, KIN } from '../../language/words/kin.ts';
import { NAME, type Rule, rule } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|They|We|I|[Mm]y (?:${KIN}))`;
const HAS = "(have|has|had|['’]ve got|have got|has got)";
const KIN_OF = `an? (?:(?:older|elder|younger|little|big|small|twin|half|grown-up|teenage|baby|\\d{1,2}-year-old) ){0,2}(?:${KIN}|child|kid)(?:,| named| called)? ${NAME}(?:,)?`;

/** 'Elsa (9)', 'Nils, 6,', 'Nils, aged 6' */
const aged = new RegExp(
  String.raw`(${NAME})(?: \((?:aged? )?(\d{1,2})(?: years old)?\)|, (?:aged? )?(\d{1,2})(?=,| and |\.|$),?)`,
  'gu',
);

/** Sisters, brothers and children who are told of in one breath, each with a name and an age of their own. */
export const kinAges: readonly Rule[] = [
  // 'Pia, now 8, plays chess'
  rule(
    `^((?:[Mm]y (?:${KIN}) )?${NAME}),? (?:who is )?now (?:aged )?(\\d{1,3})(?: years old)?, (\\p{Ll}.+)$`,
    ([, who = '', age = '', rest = '']) => [`${who} is ${age} years old.`, `${who} ${rest}`],
  ),
  // 'has an older brother, Mats, and a little sister named Tuva'
  rule(`^${WHO} ${HAS} (${KIN_OF}) and (${KIN_OF})\\.?$`, ([, who = '', has = '', one = '', other = '']) => [
    `${who} ${has} ${one.replace(/,$/, '')}.`,
    `${who} ${has} ${other}.`,
  ]),
  // 'has two children, Elsa (9) and Nils (6)', 'Her sons are Elsa, 9, and Nils, 6'
  rule(
    String.raw`^([^;:]{0,80}?\b(?:\p{Ll}+-in-law|\p{Ll}+)(?: are| is|,| named| called|:)? \p{Lu}[^;]*?(?: \((?:aged? )?\d{1,2}(?: years old)?\)|, (?:aged? )?\d{1,2}(?:,| and |\.|$))[^;]*)$`,
    ([, said = '']) => {
      const noun = /(?<!\p{L})(\p{Ll}+)(?: are| is|,| named| called|:)? \p{Lu}/u.exec(said)?.[1] ?? '';
      const ages = [...said.matchAll(aged)];
      if (!isFamily(noun) || ages.length === 0) return [];
      const plain = said.replace(aged, '$1').replace(/\s+([,.])/g, '$1');
      return [plain, ...ages.map(([, name = '', one, other]) => `${name} is ${one ?? other} years old.`)];
    },
  ),
];
