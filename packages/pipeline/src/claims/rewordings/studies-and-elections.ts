import { KIN } from '../../language/words/kin.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { isClub } from './posts-told.ts';
import { DATE, MONTH, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const WHEN = `((?: (?:in|on|at the (?:start|end|beginning) of) ${DATE}| (?:last|this) (?:week|month|year|spring|summer|autumn|winter)| today| yesterday)?)`;
const DEGREE = String.raw`(?:(?:first-class |good |honours |joint )?(?:(?:bachelor|master|doctor)['’]?s? )?(?:degree|doctorate|PhD|MBA|BA|BSc|MA|MSc|MSc\.|diploma|bachelor['’]?s|master['’]?s))`;
const FIELD = String.raw`\p{Ll}[\p{Ll}-]+(?: (?:and )?[\p{Ll}-]+){0,2}`;
const WHO = `(${NAME}|He|She)`;
const STARTS =
  '(?:(?:has |have |had |will )?(?:just |recently |now |then |also )?(?:starts?|started|begins?|began|begun)|(?:is|am|are) (?:now )?(?:starting|beginning))';

const heads: Readonly<Record<string, string>> = {
  mayoral: 'mayor',
  gubernatorial: 'governor',
  presidential: 'president',
};

/** What somebody did afterwards: 'before joining Tarn'. */
const pasts: Readonly<Record<string, string>> = {
  joining: 'joined',
  moving: 'moved',
  becoming: 'became',
  founding: 'founded',
  starting: 'started',
  retiring: 'retired',
  taking: 'took',
  going: 'went',
  switching: 'switched',
};

/** Studies that end with a degree, elections that end with an office, years spent in a firm. */
export const studiesAndElections: readonly Rule[] = [
  // 'graduated from Lund University in 2012 with a degree in physics'
  ruleHolding(
    'graduated ',
    String.raw`^${WHO} (?:has )?graduated from ((?:the )?${NAME})${WHEN},? with (an? ${DEGREE}(?: in ${FIELD})?)${WHEN}\.?$`,
    ([, who = '', school = '', early = '', degree = '', late = '']) => [
      `${who} graduated from ${school}${early}${late}.`,
      `${who} received ${degree} from ${school}${early}${late}.`,
    ],
  ),
  // 'graduated with a degree in law from Lund University in 2012'
  ruleHolding(
    'graduated ',
    String.raw`^${WHO} (?:has )?graduated with (an? ${DEGREE}(?: in ${FIELD})?) from ((?:the )?${NAME})${WHEN}\.?$`,
    ([, who = '', degree = '', school = '', when = '']) => [
      `${who} graduated from ${school}${when}.`,
      `${who} received ${degree} from ${school}${when}.`,
    ],
  ),
  // 'graduated in law from Lund University in 2012'
  ruleHolding(
    'graduated in ',
    String.raw`^${WHO} (?:has )?graduated in (${FIELD}) (?:from|at) ((?:the )?${NAME})${WHEN}\.?$`,
    ([, who = '', field = '', school = '', when = '']) => [
      `${who} studied ${field} at ${school}.`,
      `${who} graduated from ${school}${when}.`,
    ],
  ),
  // 'finished her studies at Lund University in 2015'
  ruleHolding(
    ' studies ',
    String.raw`^${WHO} (?:has )?(?:finished|completed|concluded) (?:his|her) studies (?:in (${FIELD}) )?at ((?:the )?${NAME})${WHEN}\.?$`,
    ([, who = '', field, school = '', when = '']) => [
      ...(field === undefined ? [] : [`${who} studied ${field} at ${school}.`]),
      `${who} graduated from ${school}${when}.`,
    ],
  ),
  // 'started a PhD in physics at Lund University in May', 'will start her master's in Lund': studies, and nothing that is founded
  ruleHolding(
    'degree|doctorate|PhD|MBA|BA|BSc|MA|MSc|diploma|bachelor|master',
    String.raw`^((?:My (?:${KIN}) )?${NAME}|My (?:${KIN})|He|She|They|I) (${STARTS}) ((?:an?|the|his|her|their|my) (?:part-time |new |second |joint )?${DEGREE})(?: course| programme| program| studies)?(?: in (${FIELD}))?(?:,? (?:at|in) (?!${MONTH}\b)((?:the )?${NAME}))?((?: (?:in|on|at the (?:start|end|beginning) of|this|last|next|from) [^,;.]{3,30}?)?)\.?$`,
    ([, who = '', starts = '', degree = '', field, where, when = '']) =>
      field === undefined && where === undefined
        ? []
        : [
            `${who} ${starts} studying${field === undefined ? '' : ` ${field}`}${where === undefined ? '' : ` ${kindOfName(where).kind === 'place' ? 'in' : 'at'} ${where}`}${when}.`,
            `${who} ${starts} ${degree}${when}.`,
          ],
  ),
  // 'won the mayoral election in Osby on Sunday and replaces Ann Lee'
  ruleHolding(
    'mayoral|gubernatorial|presidential',
    String.raw`^${WHO} (?:has )?won (?:the|last \p{L}+['’]s) (?:(\d{4}) )?(mayoral|gubernatorial|presidential) (?:election|race|vote|contest|by-election|run-?off) (?:in|of|for) (${NAME})((?: (?:in|on|last|this) [^,;.]{3,30}?)?)(?:,? (?:and|to) (\p{Ll}+s? [^;]+?))?\.?$`,
    ([, who = '', year, kind = '', where = '', when = '', rest]) => [
      `${who} was elected ${heads[kind] ?? ''} of ${where}${year === undefined ? when : ` in ${year}`}.`,
      ...(rest === undefined
        ? []
        : [`${who} ${/^(?:replace|succeed)\s/.test(rest) ? rest.replace(/^\S+/, '$&s') : rest}.`]),
    ],
  ),
  // 'then spent four years at Orr Polymers'
  ruleHolding(
    'spent ',
    String.raw`^${WHO} (?:then |later |also |had |has )?spent (?:the next |almost |nearly |over |more than )?\p{L}+ (?:years|months) (?:working )?(?:at|with) (${NAME})(?: as (an? [^,;.]{3,40}|\p{Ll}[^,;.]{3,40}))?((?: before [^;]+?)?)\.?$`,
    ([, who = '', firm = '', post, rest = '']) => {
      const [, next] =
        /^ before (?:s?he |they )?(?=\p{Ll}+(?:ed|ft|me|ing) )(?!\p{Ll}+ing )(.+)$/u.exec(rest) ?? [];
      const isFirm =
        kindOfName(firm).kind !== 'place' &&
        kindOfName(firm).kind !== 'person' &&
        !/\b(?:University|College|School|Academy|Institute|Hospital|Prison|Monastery|Abbey)\b/.test(firm);
      // 'before joining Tarn in 2022', 'before leaving in 2022'
      const [, gerund = '', behind = ''] = /^ before (\p{Ll}+ing)\b(.*)$/u.exec(rest) ?? [];
      const isGone = gerund === 'leaving' && !/^ (?!in |on |for )/.test(behind);
      const then = isGone ? `left ${firm}${behind}` : pasts[gerund] && `${pasts[gerund]}${behind}`;
      if (!isFirm || (rest !== '' && next === undefined && then === undefined)) return [];
      return [
        `${who} worked at ${firm}${post === undefined ? '' : ` as ${post}`}.`,
        ...(rest === '' ? [] : [`${who} ${next ?? then}.`]),
      ];
    },
  ),
  // 'worked at Orr from 2010 to 2015, then spent four years at Tarn Polymers'
  ruleHolding(
    'spent ',
    String.raw`^${WHO} ((?:worked|joined|left|was) [^,;]{3,90}),? (?:and |and then |then )(spent \p{L}+ years at [^;]+?)\.?$`,
    ([, who = '', first = '', then = '']) => [`${who} ${first}.`, `${who} ${then}.`],
  ),
  // 'began his career at Sporting Tarn, where he played from 2015 to 2020'
  ruleHolding(
    'career ',
    String.raw`^${WHO} (?:began|started) (?:his|her) (?:\p{Ll}+ )?career (?:at|with) ((?:the )?${NAME}), where s?he played ((?:from|until|between|for) [^,;]+?)\.?$`,
    ([, who = '', club = '', when = '']) => (isClub(club) ? [`${who} played for ${club} ${when}.`] : []),
  ),
  // 'began his career at Orr in 1998', 'started her playing career with Sporting Tarn'
  ruleHolding(
    'career ',
    String.raw`^${WHO} (?:began|started|launched) (?:his|her) (?:(playing|football|professional|senior|youth) )?career (?:at|with) ((?:the )?${NAME})((?: as (?:an? )?\p{Ll}[^,;.]{2,40}?)?${WHEN})\.?$`,
    ([, who = '', played, where = '', rest = '']) => {
      const plays = isClub(where) || /^(?:playing|football)$/.test(played ?? '');
      return kindOfName(where).kind === 'place' || kindOfName(where).kind === 'person'
        ? []
        : [`${who} ${plays ? 'started playing for' : 'joined'} ${where}${rest}.`];
    },
  ),
];
