import { pastOf } from '../../language/words/inflections.ts';
import { lookUpVerb, verbStem, Word } from '../../language/words/lexicon.ts';
import { classNounType, isOccasion } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule } from '../rewordings/sentence-rule.ts';

const WHO = `(?:${NAME}|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Ww]e|I)`;
const WHEN = String.raw`((?: (?:in|on|last|this|yesterday|earlier)\b(?: [^,;.]{1,40})?)?)`;
const DAY = `(?:\\d{1,2} )?(?:${MONTH} )?(?:1[5-9]|20)\\d\\d`;
const DATE = `(?:in|on) ${DAY}`;
const GAVE_UP =
  '(?:called off|cancell?ed|abandoned|scrapped|dropped|shelved|gave up|given up|broke off|broken off|ditched|pulled out of|backed out of|walked away from|withdrew from|withdrawn from)';
const WAS_OFF =
  '(?:(?:was|has been|is|had been) (?:called off|cancell?ed|abandoned|scrapped|dropped|shelved|broken off|blocked|stopped|vetoed|rejected|ruled out|(?:put off|postponed|delayed|put on hold|suspended)(?: indefinitely)?)|(?:has |had )?(?:fell|fallen) through|(?:has |had )?collapsed|came to nothing|did not (?:go through|take place|happen))';
/** The same, and what only hearsay or a decision against it made of it. */
const CAME_TO_NOTHING = `(?:${WAS_OFF}|(?:was|is|has been|were) (?:withdrawn|revoked|rescinded|reversed|annulled|turned down|cancell?ed|(?:only |just |merely |nothing but |nothing more than )?(?:an? )?(?:[\\p{Ll}]+ )?(?:rumou?rs?|hoax|joke|prank|invention|misunderstanding|mistake))|never (?:happened|came about|came off|materiali[sz]ed|took place|went (?:through|ahead))|did not (?:come (?:off|about)|materiali[sz]e|go ahead))`;
const BY = '(?: by (?:the |an? )?[^,;.]{2,50}?)?';
const PLANNED = '(?:(?:planned|proposed|intended|agreed|announced|attempted|pending) )?';
const BUYING = '(?:acquisition|purchase|takeover|buyout|buy-out)';

/** What a noun of doing comes to as a verb: 'the acquisition of Orr', 'the merger with Orr', 'the sale of Orr to Tarn', 'the move to Cork'. */
function denied(who: string, deed: string): string | null {
  const [, bought] = new RegExp(`^${BUYING} of (.+)$`, 'u').exec(deed) ?? [];
  if (bought !== undefined) return `${who} did not acquire ${bought}`;
  const [, partner] = /^merger with (.+)$/u.exec(deed) ?? [];
  if (partner !== undefined) return `${who} did not merge with ${partner}`;
  const [, sold] = /^sale of (.+)$/u.exec(deed) ?? [];
  if (sold !== undefined) return `${who} did not sell ${sold}`;
  const [, place] = /^(?:move|relocation) to (.+)$/u.exec(deed) ?? [];
  return place === undefined ? null : `${who} did not move to ${place}`;
}

function undo(who: string, deed: string, when: string): string[] {
  const said = denied(who, deed.replace(new RegExp(`${WHEN}$`, 'u'), ''));
  return said === null ? [] : [`${capital(said)}${when}.`];
}

const DEED = `((?:${BUYING}|merger|sale|move|relocation) (?:of|with|to) [^,;]+?)`;

/** What was planned, announced or told and then did not come about, as a denial. */
export const undone: readonly Rule[] = [
  // 'As if he were the boss, Theo gave orders', 'She walks as though she owned the place': nobody is what they only look like
  rule('^As (?:if|though) [^,;]{4,80}, (.+)$', ([, rest = '']) => [capital(rest)]),
  rule(
    '^([^,;]{2,120}?) as (?:if|though) (?:s?he|it|they|we|I|the|an?|nothing|nobody|[\\p{Lu}]\\p{L}+) [^;]{4,120}$',
    ([, front = '']) =>
      /\b(?:looks?|seems?|sounds?|feels?|appears?|looked|seemed|sounded|felt|appeared)$/.test(front)
        ? []
        : [`${front}.`],
  ),
  // 'Despite rumours to the contrary, Ann is not leaving Orr'
  rule(
    '^(?:Despite|Contrary to|In spite of) (?:(?:the|recent|persistent|many|some|all|widespread|repeated|earlier) ){0,2}(?:rumou?rs?|speculation|gossip|talk|claims|reports|suggestions)(?: (?:to the contrary|about|of|in|from|that)\\b[^,;]{0,60}| to the contrary)?, (.+)$',
    ([, rest = '']) => [capital(rest)],
  ),
  // 'Ann was named head of Orr but never took up the post'
  rule(
    `^(${WHO}) (?:was|were|had been|has been) (?:named|appointed|elected|chosen|made|nominated)(?: as)? ([^,;]+?),? but (?:s?he )?(?:never took (?:up )?(?:the|his|her) (?:post|office|job|position|seat|role)|never took (?:it|office)(?: up)?|did not take (?:it|office|(?:up )?(?:the|his|her) (?:post|job|position|seat|role))(?: up)?|declined(?: it| the \\p{Ll}+)?|refused(?: it| the \\p{Ll}+)?|turned (?:it|the \\p{Ll}+) down|withdrew before taking (?:office|up the post))\\.?$`,
    ([, who = '', post = '']) => [`${capital(who)} did not become ${post}.`],
  ),
  // 'Ann did not get the post of head of Orr', 'Ann is anything but the head of Orr'
  rule(
    `^(${WHO}) (?:did not|didn['’]t|failed to) (?:get|win|land|secure|obtain|accept|take) (?:the|a) (?:post|job|position|role|office) (?:of|as) ([^,;]+?)\\.?$`,
    ([, who = '', post = '']) => [`${capital(who)} did not become ${post}.`],
  ),
  rule(
    `^(${WHO}) (is|was) (?:anything but|far from being) ((?:the|an?) [^,;]+?)\\.?$`,
    ([, who = '', be = '', what = '']) => [`${capital(who)} ${be} not ${what}.`],
  ),
  rule(
    `^(?:Far from|Instead of) being ((?:the|an?) [^,;]+?), (${WHO}) (is|was) (.+)$`,
    ([, what = '', who = '', be = '', rest = '']) => [
      `${capital(who)} ${be} not ${what}.`,
      `${capital(who)} ${be} ${rest}`,
    ],
  ),
  // 'Ann accepted the post of head of Orr in May'
  rule(
    `^(${WHO}) (?:has |have )?(?:accepted|taken up|took up) (?:the|a) (?:post|job|position|role|office) (?:of|as) (\\p{Ll}[^,;]+?)\\.?$`,
    ([, who = '', post = '']) => [`${capital(who)} became ${post}.`],
  ),
  // 'Ann Lee and Bo Orr have called off the wedding'
  rule(
    String.raw`^(${NAME}?|I) and (?:(?:his|her|my) fianc[eé]e? )?(${NAME}|I)(?: have| has)?(?: (?:now|just|finally|since|recently))? ${GAVE_UP} (?:the|their|our) (?:wedding|engagement|wedding plans)${WHEN}\.?$`,
    ([, one = '', other = '', when = '']) => [`${one} and ${other} broke off their engagement${when}.`],
  ),
  // 'Orr called off the acquisition of Tarn in May'
  rule(
    `^(${WHO}) (?:has |have |had )?${GAVE_UP} (?:the|its|their|his|her) ${PLANNED}${DEED}${WHEN}\\.?$`,
    ([, who = '', deed = '', when = '']) => undo(who, deed, when),
  ),
  // 'Orr's acquisition of Tarn fell through', 'Its planned move to Cork was called off'
  rule(`^(${NAME})['’]s? ${PLANNED}${DEED} ${WAS_OFF}${WHEN}\\.?$`, ([, who = '', deed = '', when = '']) =>
    undo(who, deed, when),
  ),
  // 'The acquisition of Tarn by Orr was called off'
  rule(`^The ${PLANNED}${DEED} by (${NAME}) ${WAS_OFF}${WHEN}\\.?$`, ([, deed = '', who = '', when = '']) =>
    undo(who, deed, when),
  ),
  rule(
    `^The ${PLANNED}merger (?:of|between) (${NAME}?) (?:and|with) (${NAME})(?:, [^,;]{3,60},)? ${WAS_OFF}${WHEN}\\.?$`,
    ([, who = '', other = '', when = '']) => undo(who, `merger with ${other}`, when),
  ),
  // 'Ann changed her mind about moving to Cork', 'decided against buying the flat', 'thought better of leaving'
  rule(
    `^(${WHO})(?: has| have|['’]ve|['’]s)? (?:(?:since|now|just) )?(?:changed (?:his|her|my|their|our|its|${NAME}['’]s) minds? about|decided against|thought better of|dropped the (?:plan|idea) of|gave up (?:on )?the (?:plan|idea) of|abandoned the (?:plan|idea) of|backed out of) (\\p{Ll}+ing)((?: [^,;]+?)?)\\.?$`,
    ([, who = '', doing = '', rest = '']) => {
      const base = verbStem(doing);
      return base === null || doing === 'being' ? [] : [`${capital(who)} did not ${base}${rest}.`];
    },
  ),
  // 'Ann turned down a job in Leeds and stays put'
  rule(
    `^(.{3,120}?),? and (?:s?he |they |I |we )?(?:stays?|stayed|is staying|am staying) put\\.?$`,
    ([, front = '']) => [`${front}.`],
  ),
  // 'Orr will not acquire Tarn after all', 'After all, Ann is not moving to Cork'
  rule(
    `^(?=.* after all\\b)(${WHO}) (?:will not|won['’]t|is not going to|are not going to) (be )?(\\p{Ll}+) (.+?),? after all${WHEN}\\.?$`,
    ([, who = '', be, verb = '', rest = '', when = '']) =>
      be !== undefined
        ? [`${who} was not ${verb} ${rest}${when}.`]
        : (lookUpVerb(verb) & Word.verbBase) !== 0 && !/^(?:be|have|take|the)$/.test(verb)
          ? [`${who} did not ${verb} ${rest}${when}.`]
          : [],
  ),
  // 'The trip to Madeira is off', 'Our wedding is not happening'
  rule(
    `^((?:The|Our|My|His|Her|Their|Its|${NAME}['’]s?) (?:\\p{Ll}+ ){0,2}?(\\p{Ll}+)(?: (?:to|in|with|at|for) [^,;]{2,40}?)?) (?:is|are|was|has been) (?:now )?(?:(?:called )?off(?: again)?|(?:no longer|not) (?:happening|taking place|going ahead))((?: now)?)\\.?$`,
    ([, what = '', noun = '']) =>
      isOccasion(noun) || classNounType(noun) === 'event' ? [`${what} is cancelled.`] : [],
  ),
  // 'Ann's appointment as head of Orr has been cancelled', 'Ann's promotion to captain was only a rumour'
  rule(
    `^(${NAME})['’]s? ${PLANNED}(?:appointment|nomination|promotion|election) (?:as|to) (?:the (?:post|position|job|role) of )?([^,;]+?) ${CAME_TO_NOTHING}${BY}${WHEN}\\.?$`,
    ([, who = '', post = '']) =>
      kindOfName(who).kind === 'organization' ? [] : [`${who} did not become ${post}.`],
  ),
  // 'Ann's transfer to Hull City fell through', 'Her planned move to Orr was a hoax'
  rule(
    `^(${NAME})['’]s? ${PLANNED}(transfer|switch|return|departure|resignation|retirement) (to|from) ((?:the )?${NAME}) ${CAME_TO_NOTHING}${BY}${WHEN}\\.?$`,
    ([, who = '', deed = '', way = '', body = '', when = '']) =>
      way === 'to'
        ? deed === 'return'
          ? [`${who} did not return to ${body}.`]
          : [`${who} did not ${deed} to ${body}${when}.`]
        : /^(?:departure|resignation|retirement)$/.test(deed)
          ? [`${who} has not left ${body}.`]
          : [],
  ),
  // 'Ann's marriage to Bo was called off'
  rule(
    `^(${NAME})['’]s? ${PLANNED}(?:marriage|wedding) (?:to|with) (${NAME}) ${CAME_TO_NOTHING}${BY}${WHEN}\\.?$`,
    ([, who = '', other = '']) => [`${who} did not marry ${other}.`],
  ),
  // 'Ann did not leave Orr in 2019 but in 2020': it was then that she did
  rule(
    `^(${WHO}) (?:did not|didn['’]t) (\\p{Ll}+)((?: [^,;\\d]{2,60}?)?) ${DATE},? but (${DATE})\\.?$`,
    ([, who = '', verb = '', what = '', when = '']) =>
      (lookUpVerb(verb) & Word.verbBase) === 0 ? [] : [`${who} ${pastOf(verb)}${what} ${when}.`],
  ),
  // 'Instead of Rome, we went to Naples'
  rule(
    `^Instead of (?:the |to |in |at )?${NAME},? ((?:${WHO}|(?:the|our|my|his|her|their) \\p{Ll}+) [^,;]{4,100}?)\\.?$`,
    ([, rest = '']) => [`${capital(rest)}.`],
  ),
  // 'Far from leaving Orr, Ann was promoted'
  rule(String.raw`^(?:Far from|Instead of) \p{Ll}+ing\b([^,;]{0,60}), (.+)$`, ([, what = '', rest = '']) => {
    if (!/\b(?:its?|their|there)\b/.test(rest)) return [capital(rest)];
    const [, body] = new RegExp(`^(?: for| at| with)? (${NAME})$`, 'u').exec(what) ?? [];
    return body === undefined || /\b(?:it|their|there)\b/.test(rest)
      ? []
      : [capital(rest.replace(/\bits\b/, `${body}'s`))];
  }),
  // 'Orr's plans to move to Cork came to nothing'
  rule(
    `^(${NAME})['’]s? (?:plans?|proposal|attempts?|bid|move) to (\\p{Ll}+)( [^,;]+?) (?:were|${WAS_OFF}|have (?:been )?(?:called off|cancell?ed|abandoned|scrapped|dropped|shelved|blocked|stopped|rejected|ruled out|collapsed)|(?:has |have )?failed)${WHEN}\\.?$`,
    ([, who = '', verb = '', rest = '', when = '']) =>
      (lookUpVerb(verb) & Word.verbBase) === 0 ? [] : [`${who} did not ${verb}${rest}${when}.`],
  ),
  // 'Plans for Orr to merge with Tarn have been shelved'
  rule(
    `^(?:The |Its |Their )?(?:[Pp]lans?|[Pp]roposals?|[Tt]alks|[Mm]oves?) (?:for|by) (${NAME}) to (\\p{Ll}+)( [^,;]+?) (?:were|${WAS_OFF}|have (?:been )?(?:called off|cancell?ed|abandoned|scrapped|dropped|shelved|blocked|stopped|rejected|ruled out|collapsed))${WHEN}\\.?$`,
    ([, who = '', verb = '', rest = '', when = '']) =>
      (lookUpVerb(verb) & Word.verbBase) === 0 ? [] : [`${who} did not ${verb}${rest}${when}.`],
  ),
  // 'Ann denied being the owner of Orr'
  rule(
    `^(${NAME}|[Hh]e|[Ss]he|[Ii]t) (denies|denied|has denied) being (.+?)\\.?$`,
    ([, who = '', verb = '', what = '']) => [`${who} ${verb === 'denies' ? 'is' : 'was'} not ${what}.`],
  ),
];

const HAPPENED =
  '(?:died|retired|resigned|left(?: [^,;\\d]{2,40}?)?|quit(?: [^,;\\d]{2,40}?)?|stepped down(?: as [^,;\\d]{2,40}?)?|closed|opened|moved(?: [^,;\\d]{2,40}?)?|married(?: [^,;\\d]{2,40}?)?|was (?:founded|born|appointed|elected|sold|bought|built|opened|closed|dissolved|acquired|taken over)(?: [^,;\\d]{2,40}?)?|went bankrupt|merged(?: [^,;\\d]{2,40}?)?|became [^,;\\d]{2,40}?|joined [^,;\\d]{2,40}?)';

/** Two things of one date, of which only one tells it: each with its own. */
export const together: readonly Rule[] = [
  // 'When Ann retired in 2013, Bo took over as chair'
  rule(
    `^When ((?:[Tt]he [\\p{Ll} -]{2,30}|${NAME}) ${HAPPENED}) (${DATE}), ((?:${NAME}|s?he|it|they|his|her|its|their|the|a) [^\\d]+?)\\.?$`,
    ([, what = '', date = '', then = '']) =>
      / had (?:been|\p{Ll}+ed)\b/u.test(then)
        ? []
        : [`${capital(what)} ${date}.`, `${capital(date)}, ${then}.`],
  ),
  // 'Bo became chair when Ann retired in 2013'
  rule(
    `^((?:${NAME}|[Hh]e|[Ss]he|[Ii]t) (?!(?:was|were|had|is|has)\\b)[^\\d,;]+?),? when (${NAME} ${HAPPENED}) (${DATE})\\.?$`,
    ([, then = '', what = '', date = '']) => [`${capital(what)} ${date}.`, `${capital(then)} ${date}.`],
  ),
];

/** What was planned and what came of it, each on its own. */
export const outcomes: readonly Rule[] = [
  // 'Ann was supposed to become director in 2020, but the post went to Bo Orr'
  rule(
    `^((${WHO}) (?:was|were|had been|is|are) (?:(?:widely |originally |long )?(?:supposed|expected|tipped|due|meant|going|set|hoping|planning)) to (?:become|be|be (?:named|appointed)|take over as) ((?:the )?\\p{Ll}[^,;]*?)((?: in ${DAY})?)),? but (?:the|that) (?:post|job|role|position|office|title|seat) (?:finally |eventually |then |instead )?(?:went|was given|has gone) to ((?:the )?${NAME})(?: instead)?\\.?$`,
    ([, plan = '', , post = '', when = '', other = '']) => [
      `${capital(plan)}.`,
      `${capital(other)} became ${post}${when}.`,
    ],
  ),
  // 'The Old Dairy reopened under a new owner, Ann Lee'
  rule(
    `^(.*?(${NAME}) (?:has |have )?(?:re-?)?opened(?: [^,;]{2,40}?)?) under (?:an?|its|the) new (owner|landlord|landlady|manager|chef|tenant|head chef|director),? (${NAME})\\.?$`,
    ([, front = '', house = '', post = '', who = '']) => [
      `The new ${post} of the ${house.replace(/^[Tt]he /, '')} is ${who}.`,
      `${front}.`,
    ],
  ),
  // 'I'm not going to Leeds after all, going to York instead'
  rule(
    `^(${WHO})( is| am| are|['’]m|['’]s|['’]re) not (\\p{Ll}+ing [^,;]{2,60}?)(?: after all)?(?:,| but|, but) (?:(?:s?he|they|I|we)?(?: is| am| are|['’]m|['’]s|['’]re) )?(\\p{Ll}+ing [^,;]{2,60}?) instead\\.?$`,
    ([, who = '', be = '', one = '', other = '']) => [`${who}${be} not ${one}.`, `${who}${be} ${other}.`],
  ),
  // 'We wanted to fly to Rome but went to Naples instead', 'Orr had planned to open in Leeds, but chose Hull'
  rule(
    String.raw`^((${WHO}) (?:had |have |has )?(?:(?:originally|first|initially|actually|really) )?(?:wanted|planned|meant|hoped|intended|(?:was|were|been) (?:(?:originally|first|initially|actually) )?(?:going|planning|supposed|meant|hoping|due|set)) to [^,;]{2,80}?),? but (?:(?:then|finally|eventually|in the end|instead),? )?((?:s?he|it|they|I|we) )?(\p{Ll}+)( [^;]+?)(?: (?:instead|in the end|after all))?[.!]*$`,
    ([, plan = '', who = '', pronoun, verb = '', rest = '']) =>
      (lookUpVerb(verb) & Word.verbPast) === 0 ||
      /^(?:did|could|was|were|had|would|felt|thought|found)$/.test(verb)
        ? []
        : [`${capital(plan)}.`, `${capital(pronoun ?? `${who} `)}${verb}${rest}.`],
  ),
];
