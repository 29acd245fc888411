import { thirdOf } from '../../language/words/inflections.ts';
import { lookUpVerb, verbShape, verbStem } from '../../language/words/lexicon.ts';
import { isSentence } from '../layout/whole-sentences.ts';

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
  // 'The Courier claimed, wrongly, that Ann owns Tarn'
  rule(
    String.raw`^(${NAME}|[Tt]he \p{Ll}+|S?[Hh]e|It|They) (claimed|claims|said|says|reported|reports|wrote|writes|stated|states|announced|believed|thought), (?:quite )?(wrongly|falsely|incorrectly|mistakenly|erroneously)(?: as it turned out)?, that (.+)$`,
    ([, who = '', verb = '', how = '', what = '']) => [`${capital(who)} ${how} ${verb} that ${what}`],
  ),
  // 'Witnesses claim the driver, Bo Orr, was drunk': what many say, and no claim of theirs
  rule(
    String.raw`^((?:[Tt]he |[Ss]ome |[Mm]any |[Ss]everal |[Tt]wo |[Oo]ther |[Hh]is |[Hh]er |[Tt]heir )?(?:[\p{L}-]+ )?\p{L}{4,}s|[Pp]olice|[Pp]eople) (claim|report|state|estimate|suspect|fear|hope|believe|say|think|insist|allege) ((?:the|an?|his|her|its|their|s?he|it|they|${NAME})\b [^"“”]{6,200})$`,
    ([, who = '', say = '', what = '']) =>
      /^(?:this|that)$/.test(who) || !isSentence(what)
        ? []
        : [`${capital(who)} ${/^(?:claim|report|state)$/.test(say) ? 'say' : say} that ${what}`],
  ),
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
  '(?:says|said|writes|wrote|tweeted|posted|added|announced|confirmed|claimed|claims|explained|noted|insisted|stated|guessed|guesses|joked|jokes|suggested|speculated|suspected|predicted|hoped|replied|recalled|told [^,;:"“”]{2,40}?)';
const SPEAKER = String.raw`(?:${NAME}|[Tt]he \p{Ll}+(?: \p{Ll}+)?)`;
const WHEN = String.raw`((?: (?:on|in|at|yesterday|today|last|this)\b[^,;:"“”]{0,30}?)?)`;
const QUOTE = '["“]([^"“”]{8,300}?)[,.!]?["”]';

/** Whose word it is, in a clause beside what is told: 'Orr owns the mill, or so Ann Lee says', 'As Ann Lee reports, …', 'Ann Lee is convinced that …'. */
export const vouched: readonly Rule[] = [
  rule(
    String.raw`^([^"“”;]+), (?:or )?so (${TELLER}) (${SAYS})\.?$`,
    ([, what = '', who = '', says = '']) => [`${capital(who)} ${says} that ${inside(what)}.`],
  ),
  rule(
    String.raw`^([^"“”;]+), (?:or )?(?:so )?it (is|was|has been) (said|thought|believed|claimed|reported|alleged|rumou?red)\.?$`,
    ([, what = '', be = '', said = '']) => [`It ${be} ${said} that ${inside(what)}.`],
  ),
  rule(
    String.raw`^As (${NAME}|the \p{Ll}+) (reports|reported|writes|wrote|says|said|claims|claimed|tells it|told it|has it|announced|explains|explained|recalls|confirmed)(?: (?:on|in|at) [^,]{2,30})?, ([^"“”;]+)$`,
    ([, who = '', says = '', what = '']) => [
      `${capital(who)} ${/^(?:has|tells|told) it$/.test(says) ? 'says' : spokenOf(says)} that ${inside(what)}`,
    ],
  ),
  rule(
    `^(${NAME}|S?[Hh]e) (is|was) (?:firmly |quite |absolutely )?(convinced|certain|sure|positive|confident|adamant|of the (?:opinion|view|belief)) that ([^;]+)$`,
    ([, who = '', be = '', how = '', what = '']) => {
      const verb = how === 'adamant' ? 'insist' : 'believe';
      return [
        `${who} ${be === 'is' ? `${verb}s` : `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`} that ${what}`,
      ];
    },
  ),
  // 'Asked whether Orr owns the mill, Ann Lee declined to comment': nothing is said of the mill
  rule(
    String.raw`^(?:When )?[Aa]sked (?:by [^,]{2,40} )?(?:whether|if|why|how) ([^;]+?), ((?:${NAME}|s?he|they|the \p{Ll}+(?: \p{Ll}+)?) (?:did|declined|denied|refused|said|replied|answered|gave|would|could|only|confirmed|admitted|insisted|laughed|smiled) .*)$`,
    ([, , rest = '']) => [capital(rest)],
  ),
];

/** A sentence as a clause inside another. */
export function inside(what: string): string {
  return /^(?:The|An?|S?[Hh]e|It|They|His|Her|Its|Their|There|In|On|At|This|These|No|Our|My|We)\b/u.test(what)
    ? uncapital(what)
    : what;
}

/** The plain verb of saying for one that also tells how: 'writes', 'added'. */
function spokenOf(told: string): string {
  if (/^(?:writes|adds|posts)$/.test(told)) return 'says';
  return /^(?:wrote|added|posted|tweeted|noted)$/.test(told) ? 'said' : told;
}

/** What stands between quotation marks as what somebody said, in words that need no speaker: '"Orr owns the mill," said Ann Lee'. */
export const quoted: readonly Rule[] = [
  rule(
    String.raw`^${QUOTE},? (${SPEAKER}) (${SPOKE})${WHEN}\.?$`,
    ([, what = '', who = '', told = '', when = '']) => toldBy(who, told, when, what),
  ),
  rule(
    String.raw`^${QUOTE},? (${SPOKE}) (${SPEAKER})(?:, ((?:the |its |an? )?\p{Ll}[\p{Ll} -]{2,40}(?: (?:of|at) ${NAME})?))?,?${WHEN}\.?$`,
    ([, what = '', told = '', who = '', post, when = '']) => {
      const [, firm] = / (?:of|at) (.+)$/u.exec(post ?? '') ?? [];
      const said = toldBy(who, told, when, what, firm);
      if (said.length === 0 || post === undefined) return said;
      const isWhat = `${capital(who)} is ${post}.`;
      // '"It was chaos," said Ann Lee, a nurse at Orr Hospital': the hospital was none
      return /^(?:It|They|This|That)\b/u.test(what) ? [...said, isWhat] : [isWhat, ...said];
    },
  ),
  // '"We are glad," said Ann Lee, who lives in Hull'
  rule(
    `^(["“][^"“”]{2,400}[,.!?]["”]),? (${SPOKE}) (${NAME}), who ([^"“”;]{4,120})$`,
    ([, what = '', told = '', who = '', does = '']) => [`${who} ${does}`, `${what} ${told} ${who}.`],
  ),
  // '"We are glad," said its chairman, Robert Ince', '"…," said Orr's founder Robert Ince on Monday'
  rule(
    String.raw`^(["“][^"“”]{2,400}[,.!?]["”]),? (${SPOKE}) ((?:\p{Lu}[\p{L} &-]{1,40}?['’]s?|its|their|his|her|the (?:company|firm|group|club|bank|museum|party|union)['’]s) (?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+),? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:[\p{L}'’-]+|\.)){1,3}),?${WHEN}\.?$`,
    ([, what = '', told = '', post = '', who = '', when = '']) =>
      isPost(post) ? [`${capital(post)} is ${who}.`, `${what} ${who} ${told}${when}.`] : [],
  ),
  rule(
    String.raw`^(?:In (?:an?|the|his|her) [^,]{3,40}, )?(${SPEAKER}) (${SPOKE})${WHEN}[:,] ${QUOTE}\.?$`,
    ([, who = '', told = '', when = '', what = '']) => toldBy(who, told, when, what),
  ),
  // 'This should read: "Dagny Moe lives in Voss."'
  rule(
    String.raw`^(?:This|It|That|The (?:line|sentence|entry|passage|paragraph)) should (?:read|have read|say|be)(?: as follows| instead)?:? ${QUOTE}\.?$`,
    ([, what = '']) => (isSentence(what) ? [`${capital(what)}.`] : []),
  ),
];

/** 'Ann Lee said that Orr owns the mill'; nothing where the words are of 'you', or more than a sentence. `firm` is who 'we' are. */
function toldBy(who: string, told: string, when: string, quote: string, firm?: string): string[] {
  const { kind } = kindOfName(who);
  const isFirm = /^(?:organization|unknown)$/.test(kind) && !/^[Tt]he /.test(who);
  const us = firm ?? (kind === 'organization' ? who : undefined);
  // '"Ann Lee is our new CFO," Orr announced'
  const ours = isFirm || us !== undefined ? quote.replace(/\bour (?=\p{Ll})/gu, `${us ?? who}'s `) : quote;
  const what = us === undefined ? ofSpeaker(ours, who) : ofSpeaker(ours, us, 'We');
  const isOwn = /\b(?:I|we|my|our|us|me|you|your|mine|ours)\b/iu.test(what);
  if (isOwn || /[.!?] \p{Lu}/u.test(what) || !isSentence(what) || /^(?:when|if)\b/iu.test(what)) return [];
  // a joke tells nothing of what is so
  if (/^jok/.test(told)) return [`${capital(who)} ${told}${when}.`];
  return [`${capital(who)} ${spokenOf(told)}${when} that ${inside(what)}.`];
}

/** 'I have lived in Hull since 2011' of Ann Lee: 'Ann Lee has lived in Hull since 2011'. */
function ofSpeaker(quote: string, who: string, pronoun = 'I'): string {
  const [whole, verb = ''] =
    new RegExp(`^${pronoun}(?: |(?=['’]))((?:['’]\\p{Ll}+|\\p{Ll}+))(?= )`, 'u').exec(quote) ?? [];
  if (whole === undefined) return quote;
  const known = ofOne[verb.replace('’', "'")];
  const { past, base } = verbShape(verb, verbStem(verb) ?? verb);
  const put = known ?? (past ? verb : base && lookUpVerb(verb) !== 0 ? thirdOf(verb) : null);
  return put === null ? quote : `${who} ${put}${quote.slice(whole.length)}`;
}

/** What 'I' and 'we' do, of one who is named. */
const ofOne: Readonly<Record<string, string>> = {
  am: 'is',
  "'m": 'is',
  are: 'is',
  "'re": 'is',
  were: 'was',
  was: 'was',
  have: 'has',
  "'ve": 'has',
  had: 'had',
  "'ll": 'will',
  will: 'will',
  may: 'may',
  might: 'might',
  can: 'can',
  never: 'never',
};
