import { KIN } from '../../language/words/kin.ts';
import { pastimes } from '../rewordings/pastimes.ts';
import { MONTH, NAME, type Rule, rule, uncapital } from '../rewordings/sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|[Mm]y (?:${KIN}))`;
const WHEN = `((?: (?:in|on|last|this|next|from|since) [^,;.]{2,30}?|,? (?:yesterday|today|tomorrow))?)`;
const SETTING = `(?:at (?:home|work|school|night|lunch|breakfast|dinner|weekends|the weekend|the office)|in the (?:mornings?|afternoons?|evenings?|office|car|summer|winter|week)|on (?:weekdays|weekends|the (?:road|train|bus|server|client|desktop|(?:front|back)[ -]?end)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)|(?:for|in) the (?:front|back)[ -]?end|in (?:production|staging|development|testing)|for (?:work|fun|breakfast|lunch|dinner))`;
const SCHOOL = String.raw`(?:[Tt]he )?(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:High|Primary|Secondary|Elementary|Middle|Grammar|School|Academy|Kindergarten|Nursery|College|University|Gymnasium)(?: School)?|(?:[Tt]he )?University of \p{Lu}[\p{L}'’-]+`;
const DAY = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?|(?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|\d{4}-\d{2}-\d{2})`;

/** 'All forms', 'The results of the survey' */
const isPlural = (what: string) => /^All\b/.test(what) || /[^\Wsu]s(?= (?:of|for|from|to|on)\b|$)/.test(what);

/** What people tell of their days, in the words that they have for it. */
export const everyday: readonly Rule[] = [
  ...pastimes,
  // 'uses Linux at home and Windows at work'
  rule(
    String.raw`^${WHO} (uses?|drinks?|eats?|speaks?|drives?|rides?|wears?|reads?|plays?|takes?|prefers?|works? (?:on|in|at|for)|teaches) ((?:the |an? )?[^,;]{1,40}?) (${SETTING})(?:,? and|,? but|,) ([^,;]{1,40}?) (${SETTING})\.?$`,
    ([, who = '', verb = '', one = '', first = '', other = '', second = '']) =>
      /\b(?:and|or|but|not)\b|^\p{Ll}+s? (?:the|an?|on|in|at|to)\b/u.test(other) ||
      / (?:and|but|not) /.test(one)
        ? []
        : [`${who} ${verb} ${one} ${first}.`, `${who} ${verb} ${other} ${second}.`],
  ),
  // 'Orr Ltd uses Jira but is moving to Linear'
  rule(
    String.raw`^((?:${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|(?:The|Our) (?:\p{Ll}+ )?(?:team|company|firm|school|club))) (uses?) (${NAME}),? (?:but|and) (?:(?:they|we|he|she|it|I) )?(?:is|are|am) (?:now |currently |slowly )?(?:moving|switching|migrating|changing)(?: over)? to (${NAME})${WHEN}\.?$`,
    ([, who = '', uses = '', one = '', other = '', when = '']) => [
      `${who} ${uses} ${one}.`,
      `${who} ${uses === 'use' ? 'plan' : 'plans'} to switch to ${other}${when}.`,
    ],
  ),
  // 'traded in her Golf for a Kia Niro', 'traded my Volvo in'
  rule(
    String.raw`^${WHO} (?:has |have )?(?:just |finally )?(?:traded|part-exchanged|swapped) (?:(?:in )((?:my|his|her|their|our|the|an?) [^,;]{2,40}?)|((?:my|his|her|their|our|the) [^,;]{2,40}?) in)(?: for ((?:an?|the) [^,;]{2,40}?))?${WHEN}\.?$`,
    ([, who = '', old, own, bought, when = '']) => {
      const gone = old ?? own ?? '';
      return [
        `${who} sold ${gone}${when}.`,
        ...(bought === undefined ? [] : [`${who} bought ${bought}${when}.`]),
      ];
    },
  ),
  // 'will go to Castle High in September'
  rule(
    String.raw`^${WHO} (?:will (?:be going|go)|(?:is|am|are) going) to (${SCHOOL})((?: (?:in|from|next|this) [^,;.]{2,30}?)?)\.?$`,
    ([, who = '', school = '', when = '']) => [`${who} will start at ${school}${when}.`],
  ),
  // 'switched to Castle High this month', 'has changed schools to Castle High'
  rule(
    String.raw`^((?:[Mm]y (?:${KIN}) )?${NAME}|[Hh]e|[Ss]he|[Tt]hey|I|[Mm]y (?:${KIN})) (?:has |have |is |am )?(?:just |recently |now )?(?:switch(?:ed|ing)|chang(?:ed|ing)|transferr(?:ed|ing)|mov(?:ed|ing))(?: schools?)?(?: over| again| now)? (?:from (${SCHOOL}) )?to (${SCHOOL})(?: now)?((?: (?:in|on|from|this|last|next|at) [^,;.]{2,30}?)?)(?:,? (?:because|since|as|when|after) [^;]{3,80})?\.?$`,
    ([, who = '', from, to = '', when = '']) => [
      ...(from === undefined ? [] : [`${who} left ${from}${when}.`]),
      `${who} started at ${to}${when}.`,
    ],
  ),
  // 'has outgrown his peanut allergy'
  rule(
    String.raw`^${WHO} (?:has |have )?(?:outgrew|outgrown|grew out of|grown out of|got over|gotten over|got rid of|lost) (?:(?:my|his|her|their) )((?:\p{Ll}[\p{Ll}-]* )?(?:allergy|intolerance)(?: to [\p{Ll} ]{2,20}?)?)${WHEN}\.?$`,
    ([, who = '', what = '', when = '']) => [
      `${who} no longer ${/^(?:I|we|they)$/i.test(who) ? 'have' : 'has'} ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}${when}.`,
    ],
  ),
  rule(
    String.raw`^${WHO} (?:has |have )?(?:outgrew|outgrown|grew out of|grown out of) (?:my|his|her|their) (\p{Ll}[\p{Ll}-]*)${WHEN}\.?$`,
    ([, who = '', what = '', when = '']) =>
      /^(?:asthma|eczema|stutter|stammer|epilepsy|hay|colic)$/.test(what)
        ? [
            `${who} no longer ${/^(?:I|we|they)$/i.test(who) ? 'have' : 'has'} ${/^st/.test(what) ? 'a ' : ''}${what}${when}.`,
          ]
        : [],
  ),
  // 'My boss is now Ida, Karl retired'
  rule(
    String.raw`^((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|${NAME}['’]s?) (?:(?:new|line) )?(?:boss|manager|supervisor|teacher|coach|doctor|dentist|landlord|landlady|neighbour|neighbor|chair|treasurer|secretary|CEO|CTO|CFO) (?:is|will be)(?: now)? ${NAME}),? (?:because |since |as |after )?(${NAME}|[Hh]e|[Ss]he) ((?:has |have )?(?:just )?(?:retired|left|quit|resigned|moved on|moved away|died|stepped down)\b[^,;]{0,40}?)\.?$`,
    ([, now = '', who = '', gone = '']) => [`${now}.`, `${who} ${gone}.`],
  ),
  // 'The draft now has to be in by 3 June', 'must be handed in by Friday'
  rule(
    String.raw`^((?:The|Our|My|His|Her|Their|All|Your) [^,;:]{2,60}?) (now )?(?:(?:has|have|needs?) to|must|is to|are to) (now )?be (?:in|with us|handed in|turned in|sent in|submitted|filed|returned)(?: now)?(?: to [^,;]{2,30}?)? (?:by|on|before) (${DAY})\.?$`,
    ([, what = '', now, still, day = '']) =>
      (now ?? still) === undefined
        ? [`${what} ${isPlural(what) ? 'are' : 'is'} due on ${day}.`]
        : [`The deadline for ${uncapital(what)} has been moved to ${day}.`],
  ),
  rule(
    String.raw`^([^,;:]{2,60}? (?:is|are|was|were)(?: now)? due)(?: in)? by (${DAY})\.?$`,
    ([, what = '', day = '']) => [`${what} on ${day}.`],
  ),
  // 'is a fluent speaker of Danish'
  rule(
    String.raw`^${WHO} (?:is|am) (?:also )?an? (?:(?:fluent|native|good|keen|confident|proficient) )?speaker of (\p{Lu}\p{Ll}+(?:(?:, \p{Lu}\p{Ll}+)*,? and \p{Lu}\p{Ll}+)?)\.?$`,
    ([, who = '', tongue = '']) => [`${who} ${who === 'I' ? 'speak' : 'speaks'} ${tongue}.`],
  ),
  rule(
    String.raw`^(${NAME}), an? (?:(?:fluent|native|good|keen|confident|proficient) )?speaker of (\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?), (\p{Ll}.+)$`,
    ([, who = '', tongue = '', rest = '']) => [`${who} speaks ${tongue}.`, `${who} ${rest}`],
  ),
  // 'Members of the board include Ana and Ben'
  rule(
    String.raw`^(?:The )?([Mm]embers) of (the |our |its )?([^,;:]{2,50}?) (?:are|include|were) (?:currently |now )?(${NAME}(?:(?:, ${NAME})*,? and ${NAME})?)\.?$`,
    ([said = '', , the = '', body = '', names = '']) =>
      names
        .split(/,? and (?=\p{Lu})|, (?=\p{Lu})/u)
        .map((name) => `${name} ${/ were /.test(said) ? 'was' : 'is'} a member of ${the}${body}.`),
  ),
];
