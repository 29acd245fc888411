import { wordTable } from '../../language/words/word-table.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';

export const DATE = String.raw`(?:(?:in|on) (?:\d{1,2} )?(?:${MONTH} )?\d{4}|(?:in|on) (?:\d{1,2} )?${MONTH})`;

export function tail(when: string | undefined): string {
  return when === undefined ? '' : ` ${when}`;
}

/** What is done, by the noun for it. */
export const done = wordTable<string>({
  opening: 'opened',
  reopening: 'reopened',
  launch: 'launched',
  completion: 'completed',
  founding: 'founded',
  foundation: 'founded',
  establishment: 'established',
  construction: 'built',
  release: 'released',
  publication: 'published',
  demolition: 'demolished',
  closure: 'closed',
  closing: 'closed',
  signing: 'signed',
  inauguration: 'inaugurated',
  discovery: 'discovered',
  invention: 'invented',
  restoration: 'restored',
  renovation: 'renovated',
  renaming: 'renamed',
  introduction: 'introduced',
  translation: 'translated',
  purchase: 'bought',
  acquisition: 'acquired',
  takeover: 'taken over',
  sale: 'sold',
});

const DONE = `(${Object.keys(done).join('|')})`;

/** 'Ann Lee', 'the Webb family', 'Dutch settlers', 'the state': who does what a noun of doing tells. */
const AGENT = String.raw`${NAME}(?: family)?|(?:the |its |their )(?:\p{L}+ ){1,3}?${NAME}|(?:the |its |their )?(?:\p{L}+ ){0,2}\p{Ll}+`;

const HAPPENED = `(?:took place|happened|occurred|followed|came|appeared|was (?:completed|held|announced|finalised|finalized|celebrated|made)|dates? (?:back )?(?:to|from))`;

/** What is told of an appointment or a departure, behind the post: 'followed in 2016', 'surprised the board'. */
const CAME =
  '(?<!\\b(?:of|for|the|a|an|and|in|at|on|its|their)) (?:was|were|took|came|followed|is|has|had|became|comes|follows|marks|led|meant|made|means|drew|caused|(?!limited|unlimited|incorporated|united)\\p{Ll}{3,12}ed)';

/** Nouns of doing and the verbs behind them. */
export const doing: readonly Rule[] = [
  // 'The takeover of Tarn by Orr in 2019 cost 40 million euros': what followed from it tells that it took place
  rule(
    String.raw`^(?:The )?${DONE} of ((?:the |its |their )?[^,.]+?) by (${NAME}(?: family)?|(?:the|its|their) \p{Ll}+)((?: ${DATE})?) (?:cost|brought|made|created|gave|led to|doubled|tripled|added|caused|raised|changed|marked|strengthened|ended|turned|was (?:worth|valued at|paid for|financed|funded|one of|the (?:largest|biggest|first|last)))\b.+$`,
    ([, noun = '', what = '', who = '', when = '']) => [
      `${capital(what)} was ${done[noun] ?? ''} by ${who}${when}.`,
    ],
  ),
  // 'Construction of the Orr Tunnel by Tarn AG began in 2011'
  rule(
    String.raw`^(?:The )?[Cc]onstruction of ((?:the |its |their )?[^,.]+?) by (${NAME}) (began|started|was finished|ended|finished)((?: ${DATE})?)\.?$`,
    ([, what = '', who = '', verb = '', when = '']) => [
      `${capital(what)} was built by ${who}${/^(?:began|started)$/.test(verb) ? '' : when}.`,
    ],
  ),
  // 'The appointment of Ann as chair takes effect on 1 July', "Ann's promotion to editor took effect in May"
  rule(
    String.raw`^(?:(?:The )?(?:appointment|election|promotion) of (${NAME})|(${NAME})['’]s? (?:appointment|election|promotion)) (as|to) (.+?) (?:will )?(?:takes?|took|comes into|came into) (?:effect|force) (?:on|from|in|as of) ([^,;]{3,24}?)\.?$`,
    ([, of, whose = '', word = '', post = '', when = '']) => [
      `${of ?? whose} was ${word === 'to' ? 'promoted' : 'appointed'} ${word} ${post} with effect from ${when}.`,
    ],
  ),
  // 'The appointment of Jean Orr as its director surprised the Harrow Museum'
  rule(
    String.raw`^(?:The )?(?:appointment|election) of (${NAME}) as (?:its|their) (\p{Ll}[\p{Ll} -]{2,40}?)((?: ${DATE})?)${CAME} ((?:the )?${NAME})((?: ${DATE})?)\.?$`,
    ([, who = '', post = '', first = '', body = '', when = '']) => [
      `${who} was appointed as ${post} of ${body}${first}${when}.`,
    ],
  ),
  rule(
    String.raw`^(?:The )?(?:appointment|election|promotion|nomination) of (${NAME}) (as|to) (.+?)${CAME}\b.*?(?: (${DATE}))?\.?$`,
    ([, who = '', word = '', post = '', when]) => [`${who} was appointed ${word} ${post}${tail(when)}.`],
  ),
  rule(
    String.raw`^(${NAME})['’]s? (?:appointment|election|promotion) (as|to) (.+?)${CAME}\b.*?(?: (${DATE}))?\.?$`,
    ([, who = '', word = '', post = '', when]) => [`${who} was appointed ${word} ${post}${tail(when)}.`],
  ),
  rule(
    String.raw`^(?:The )?(?:resignation|departure|retirement|dismissal) of (${NAME}) (as|from) (.+?)${CAME}\b.*?(?: (${DATE}))?\.?$`,
    ([, who = '', word = '', post = '', when]) => [`${who} resigned ${word} ${post}${tail(when)}.`],
  ),
  rule(
    String.raw`^(${NAME})['’]s? (?:resignation|departure|retirement|dismissal) (as|from) (.+?)${CAME}\b.*?(?: (${DATE}))?\.?$`,
    ([, who = '', word = '', post = '', when]) => [`${who} resigned ${word} ${post}${tail(when)}.`],
  ),
  rule(
    String.raw`^The ${DONE} of ((?:the |its |their )?[^,.]+?)(?: to (${AGENT}))?(?: by (${AGENT}))?(?: to (${AGENT}))?(?:, [^,]+,)? ${HAPPENED}(?: (?:(?:in|on) )?((?:the )?[^,]*\d{4}|(?:in|on) [^,]+?))?\.?$`,
    ([, noun = '', what = '', first, who, to = first, when]) => [
      `${capital(what)} was ${done[noun] ?? ''}${who === undefined ? '' : ` by ${who}`}${to === undefined ? '' : ` to ${to}`}${when === undefined ? '' : ` ${/^(?:in|on)\b/.test(when) ? '' : /^\d{1,2} |^\p{Lu}\p{Ll}+ \d{1,2},/u.test(when) ? 'on ' : 'in '}${when}`}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME})['’]s? ${DONE} of (${NAME})(?:, (?:first )?(?:announced|agreed|planned|decided|approved) [^,]+,)? ${HAPPENED}(?: (${DATE}))?\.?$`,
    ([, who = '', noun = '', what = '', when]) => [`${what} was ${done[noun] ?? ''} by ${who}${tail(when)}.`],
  ),
  rule(
    String.raw`^(${NAME})['’]s? (?:grand )?(opening|launch|completion|release|publication|closure|inauguration|construction|demolition) ${HAPPENED}(?: (?:in|on) ([^,]+?\d{4}))\.?$`,
    ([, what = '', noun = '', when = '']) => [
      `${what} was ${done[noun] ?? ''} ${/^\d{1,2} /.test(when) ? 'on' : 'in'} ${when}.`,
    ],
  ),
  rule(
    String.raw`^(?:The )?(?:death) of (${NAME}) (?:was|came|followed)\b.*?(?: (${DATE}))\.?$`,
    ([, who = '', when]) => [`${who} died${tail(when)}.`],
  ),
  rule(
    String.raw`^(${NAME})['’]s? (?:move|relocation) to (${NAME})(?:, (?:first )?(?:announced|agreed|planned|decided|approved|begun|started) [^,]+,)? (?:was|came|followed|took)\b.*?(?: (${DATE}))?\.?$`,
    ([, who = '', where = '', when]) => [`${who} moved to ${where}${tail(when)}.`],
  ),
];

export const GONE = wordTable<string>({
  death: 'died',
  resignation: 'resigned',
  retirement: 'retired',
  departure: 'left',
});
