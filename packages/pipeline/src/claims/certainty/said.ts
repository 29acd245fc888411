import { isRole } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule, uncapital } from '../rewordings/sentence-rule.ts';

const SAYS =
  'says?|said|believes?|claims?|claimed|reports?|reported|told|announced|confirmed|insists?|added|thinks?';
/** 'he', 'Ann Lee', 'the minister', 'analysts at Tarn Bank', 'sources close to the board' */
const TELLER = String.raw`(?:s?he|they|${NAME}|(?:the |a |an |its |his |her |their |one |two |some |several |many )?(?:\p{Ll}+ ){0,2}?\p{Ll}+)(?: (?:at|of|for|from|in|close to|near|familiar with|with) (?:the )?[\p{L}\p{N} '’-]{2,50}?)?`;

const CALLED = String.raw`(?:(?:the |an? |its |their )?(?:[\p{Ll}-]+ ){0,3}?)`;
/** What is told begins anew: 'the tool is …', 'Orr bought …' – not 'Dora Finn, resigned', 'resigned in May' */
const TOLD_ANEW = String.raw`((?!${NAME}, )(?:\p{Lu}|(?:the|an?|its?|his|her|their|s?he|they|there|this|that|these|those|in|at|no|some|many|most|all|sales|profits)\b).+)`;

/** 'Vesper's CTO', 'the chairman': by the last word of what somebody is in front of 'of' or 'at'. */
function isPost(called: string): boolean {
  const [head = ''] = called.replace(/^.+['’]s? /u, '').split(/ (?:of|at|for|in) /u);
  return isRole(head.replace(/^(?:.* )?(?=[^ ]+$)/u, '').toLowerCase());
}

/** Whose word it is at a sentence's beginning, told of on its own: 'According to Ann Lee, the head of Orr, …', 'According to Orr's head, Ann Lee, …'. */
export const accordingTo: readonly Rule[] = [
  rule(
    String.raw`^According to (${NAME}), (${CALLED}[\p{L}-]+(?: (?:of|at|for) ${NAME})?), ${TOLD_ANEW}$`,
    ([, who = '', post = '', rest = '']) =>
      isPost(post)
        ? [
            `${capital(who)} is ${/^(?:the|an?|its|their) /.test(post) ? '' : 'the '}${post}.`,
            `According to ${who}, ${rest}`,
          ]
        : [],
  ),
  rule(
    String.raw`^According to ((?:${NAME}['’]s? |the (?:\p{Ll}+ ){0,2}?\p{Ll}+['’]s? )?${CALLED}[\p{L}-]+(?: (?:of|at|for) ${NAME})?), (${NAME}), ${TOLD_ANEW}$`,
    ([, post = '', who = '', rest = '']) =>
      isPost(post) ? [`${capital(post)} is ${who}.`, `According to ${who}, ${rest}`] : [],
  ),
  rule(`^According to (${NAME}), who ([^,;]+), ${TOLD_ANEW}$`, ([, who = '', does = '', rest = '']) => [
    `${capital(who)} ${does}.`,
    `According to ${who}, ${rest}`,
  ]),
];

/** Who says it, in the middle or behind, put in front: 'Analysts at Tarn Bank say that Loom is owned by Orr'. */
export const said: readonly Rule[] = [
  // 'Loom, analysts at Tarn Bank say, is owned by Orr': somebody's word in between
  rule(
    String.raw`^(?=[^,]*, [^,]* (?:${SAYS})\b[^,]*, )(${NAME}|The [\p{L} ]{2,60}|S?he|It|They), (${TELLER}) (${SAYS})((?: \p{Ll}+)?(?: (?:on|in|at) [^,]{2,30}| yesterday| today)?), ((?:\p{Ll}+ly )?(?:is|was|are|were|has|had|have|will|would|may|might|could|can|does|did|\p{Ll}+(?:s|ed))\b.*)$`,
    ([, what = '', who = '', says = '', when = '', rest = '']) => [
      `${capital(who)} ${says}${when} that ${/^(?:The|S?[Hh]e|It|They)\b/.test(what) ? uncapital(what) : what} ${rest}`,
    ],
  ),
  rule(
    String.raw`^([^,;:"“”]+(?:, [^,;:"“”]+){0,2}), ((?!(?:he|she|it|they|we|I|you) )${TELLER}) (say|says|believe|believes|claim|claims)\.?$`,
    ([, what = '', who = '', says = '']) =>
      /^(?:If|When|As|While|Although|After|Before|Because)\b/.test(what)
        ? []
        : [
            `${capital(who)} ${says} that ${/^(?:The|An?|S?[Hh]e|It|They|His|Her|Its|Their)\b/.test(what) ? uncapital(what) : what}.`,
          ],
  ),
];
