import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule, TIME_BEHIND, TIME_IN_FRONT } from './sentence-rule.ts';

const WHO = `${NAME}|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|I`;
const BACK =
  '(?:(?:has |have )?(?:returned|moved back|gone back|come back|relocated back)|(?:is|are|was|were) (?:now )?back)';

/** What somebody becomes: 'head of product', 'its sales manager', 'the new creative director'. */
const TITLE = String.raw`(?:(?:the|an?|its|their|his|her) )?(?:new )?([\p{L}-]+(?: [\p{L}-]+){0,3}?)((?: (?:of|for) [^,;.]{3,40}?)?)`;

/** Who comes back, and from where: 'After four years in Zug, Vantor has returned to Basel', 'She is back at Orr Ltd'. */
export const returned: readonly Rule[] = [
  rule(
    String.raw`^After (?:[\p{Ll}\d-]+ ){1,5}in (${NAME}), (${WHO}) ${BACK} (?:to|in) (${NAME})\b(.*)$`,
    ([, from = '', who = '', to = '', rest = '']) => {
      const isTown = (name: string) => /^(?:place|unknown)$/.test(kindOfName(name).kind);
      return isTown(from) && isTown(to) ? [`${capital(who)} moved from ${from} to ${to}${rest}`] : [];
    },
  ),
  // 'moved to Orr in 2020 as head of product', 'is back at Orr as sales manager'
  rule(
    String.raw`^${TIME_IN_FRONT}(${NAME}|[Hh]e|[Ss]he) (?:(?:has |had )?(?:just |recently |since )?(moved|went|gone|came|come|returned|switched|transferred|crossed|defected|is back|was back)) (?:over |back |across )?(?:to|at|with) (${NAME})${TIME_BEHIND},? as ${TITLE}${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', how = '', firm = '', when = '', post = '', of = '', then = '']) => {
      const { kind } = kindOfName(firm);
      const isPost = isRole(post.split(' ').at(-1)?.toLowerCase() ?? '');
      if (!isPost || !/^(?:organization|unknown)$/.test(kind) || /\p{Lu}/u.test(of)) return [];
      if (/^(?:organization|place)$/.test(kindOfName(who).kind)) return [];
      const joined = /return|back/.test(how) ? 'rejoined' : 'joined';
      return [`${front}${who} ${joined} ${firm} as ${post}${of}${when}${then}.`];
    },
  ),
  rule(
    String.raw`^(${WHO}) (?:is|are) (?:now )?back (?:at|with) (${NAME})\b(?!['’]s (?!\p{Lu}))(.*)$`,
    ([, who = '', where = '', rest = '']) => {
      const back = /^(?:organization|unknown)$/.test(kindOfName(where).kind) ? 'rejoined' : 'returned to';
      return [`${who} ${/^(?:They|they|I)$/.test(who) ? 'have' : 'has'} ${back} ${where}${rest}`];
    },
  ),
  rule(String.raw`^(${NAME}) ${BACK} (?:to|in) (${NAME})\b(.*)$`, ([, who = '', where = '', rest = '']) =>
    kindOfName(who).kind === 'organization' && kindOfName(where).kind === 'place'
      ? [`${who} moved to ${where}${rest}`]
      : [],
  ),
];
