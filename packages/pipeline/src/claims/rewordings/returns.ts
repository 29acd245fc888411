import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule } from './sentence-rule.ts';

const WHO = `${NAME}|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|I`;
const BACK =
  '(?:(?:has |have )?(?:returned|moved back|gone back|come back|relocated back)|(?:is|are|was|were) (?:now )?back)';

/** Who comes back, and from where: 'After four years in Zug, Vantor has returned to Basel', 'She is back at Orr Ltd'. */
export const returned: readonly Rule[] = [
  rule(
    String.raw`^After (?:[\p{Ll}\d-]+ ){1,5}in (${NAME}), (${WHO}) ${BACK} (?:to|in) (${NAME})\b(.*)$`,
    ([, from = '', who = '', to = '', rest = '']) => {
      const isTown = (name: string) => /^(?:place|unknown)$/.test(kindOfName(name).kind);
      return isTown(from) && isTown(to) ? [`${capital(who)} moved from ${from} to ${to}${rest}`] : [];
    },
  ),
  rule(
    String.raw`^(${WHO}) (?:is|are) (?:now )?back (?:at|with) (${NAME})\b(?!['’]s (?!\p{Lu}))(.*)$`,
    ([, who = '', where = '', rest = '']) => [
      `${who} ${/^(?:They|they|I)$/.test(who) ? 'have' : 'has'} returned to ${where}${rest}`,
    ],
  ),
  rule(String.raw`^(${NAME}) ${BACK} (?:to|in) (${NAME})\b(.*)$`, ([, who = '', where = '', rest = '']) =>
    kindOfName(who).kind === 'organization' && kindOfName(where).kind === 'place'
      ? [`${who} moved to ${where}${rest}`]
      : [],
  ),
];
