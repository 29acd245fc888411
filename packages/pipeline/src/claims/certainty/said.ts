import { isSentence } from '../layout/wording.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule, uncapital } from '../rewordings/sentence-rule.ts';

const SAYS =
  'says?|said|believes?|claims?|claimed|reports?|reported|told|announced|confirmed|insists?|added|thinks?|writes|wrote';
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
    String.raw`^(?=[^,]*, [^,]* (?:${SAYS})\b[^,]*, )(${NAME}|The [\p{L} ]{2,60}|S?he|It|They), (?:so |as )?(${TELLER}) (${SAYS})((?: \p{Ll}+)?(?: (?:on|in|at) [^,]{2,30}| yesterday| today)?), ((?:\p{Ll}+ly )?(?:is|was|are|were|has|had|have|will|would|may|might|could|can|does|did|\p{Ll}+(?:s|ed))\b.*)$`,
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

const SPOKE =
  '(?:says|said|writes|wrote|tweeted|posted|added|announced|confirmed|claimed|claims|explained|noted|insisted|stated|told [^,;:"“”]{2,40}?)';
const SPEAKER = String.raw`(?:${NAME}|[Tt]he \p{Ll}+(?: \p{Ll}+)?)`;
const WHEN = String.raw`((?: (?:on|in|at|yesterday|today|last|this)\b[^,;:"“”]{0,30}?)?)`;
const QUOTE = '["“]([^"“”]{8,300}?)[,.!]?["”]';

/** What stands between quotation marks as what somebody said, in words that need no speaker: '"Orr owns the mill," said Ann Lee'. */
export const quoted: readonly Rule[] = [
  rule(
    String.raw`^${QUOTE},? (${SPEAKER}) (${SPOKE})${WHEN}\.?$`,
    ([, what = '', who = '', told = '', when = '']) => toldBy(who, told, when, what),
  ),
  rule(
    String.raw`^${QUOTE},? (${SPOKE}) (${SPEAKER})(?:, ((?:the |its |an? )?\p{Ll}[\p{Ll} -]{2,40}(?: (?:of|at) ${NAME})?))?,?${WHEN}\.?$`,
    ([, what = '', told = '', who = '', post, when = '']) => {
      const said = toldBy(who, told, when, what);
      return said.length === 0 || post === undefined ? said : [`${capital(who)} is ${post}.`, ...said];
    },
  ),
  rule(
    String.raw`^(${SPEAKER}) (${SPOKE})${WHEN}[:,] ${QUOTE}\.?$`,
    ([, who = '', told = '', when = '', what = '']) => toldBy(who, told, when, what),
  ),
  // 'This should read: "Dagny Moe lives in Voss."'
  rule(
    String.raw`^(?:This|It|That|The (?:line|sentence|entry|passage|paragraph)) should (?:read|have read|say|be)(?: as follows| instead)?:? ${QUOTE}\.?$`,
    ([, what = '']) => (isSentence(what) ? [`${capital(what)}.`] : []),
  ),
];

/** 'Ann Lee said that Orr owns the mill'; nothing where the words are of 'me' and 'you', or more than a sentence. */
function toldBy(who: string, told: string, when: string, quote: string): string[] {
  // '"Ann Lee is our new CFO," Orr announced'
  const isFirm = /^(?:organization|unknown)$/.test(kindOfName(who).kind) && !/^[Tt]he /.test(who);
  const what = isFirm ? quote.replace(/\bour (?=\p{Ll})/gu, `${who}'s `) : quote;
  const says = /^(?:writes|adds|posts)$/.test(told)
    ? 'says'
    : /^(?:wrote|added|posted|tweeted|noted)$/.test(told)
      ? 'said'
      : told;
  const isOwn = /\b(?:I|we|my|our|us|me|you|your|mine|ours)\b/iu.test(what);
  if (isOwn || /[.!?] \p{Lu}/u.test(what) || !isSentence(what) || /^(?:when|if)\b/iu.test(what)) return [];
  const words = /^(?:The|An?|S?[Hh]e|It|They|His|Her|Its|Their|There|In|On|At|This|These|No)\b/u.test(what)
    ? uncapital(what)
    : what;
  return [`${capital(who)} ${says}${when} that ${words}.`];
}
