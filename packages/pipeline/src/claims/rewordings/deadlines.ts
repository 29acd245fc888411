import { MONTH, NAME } from './sentence-rule.ts';

const OTHER =
  '(?!(?:new|old|final|original|current|next|last|first|second|strict|tight|hard|submission|revised|initial|latest|actual|official) )';
const SAYS = '(?=(?:is|was|has|had|will|moved|got|slipped)\\b)';

const WEEKDAY = '(?:(?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|tomorrow)';

const AGREED = String.raw`(?:[\p{L}\p{N}-]+ ){0,4}?(?:contract|lease|agreement|licen[cs]e|tenancy|permit|subscription|partnership|mandate|concession|franchise|pact|treaty|membership|warranty|guarantee|policy|visa|loan)(?: (?:with|of|for|on) [^,;]{2,50}?)?`;
const UNTIL = String.raw`(?: (?:by|for) (?:an?|another|\p{L}+|\d+) (?:further |more )?(?:day|week|month|year)s?,?)? (?:until|till|to|through) ((?:\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH})(?: \d{1,2},)?(?: \d{4})?|\d{4})`;

/** 'expires on 3 May 2026', 'expires in May 2026' */
const expiring = (what: string, day: string) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)} expires ${/^\d{1,2}(?!\d)| \d{1,2},/.test(day) ? 'on' : 'in'} ${day}`;

/** Days told by the things that they are for. */
export const deadlines: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // 'the grant report deadline' is 'the deadline for the grant report'
  [
    new RegExp(
      String.raw`\b([Tt]he) ${OTHER}((?:[\p{L}\p{N}-]+ ){1,4}?)(deadline|due date|launch date|release date|cut-off date) ${SAYS}`,
      'u',
    ),
    ([, the = '', what = '', day = '']) => `${the} ${day} for the ${what}`,
  ],
  // 'my thesis deadline' is 'the deadline for my thesis'
  [
    new RegExp(
      String.raw`^([Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|${NAME}['’]s?) ${OTHER}((?:\p{Ll}[\p{L}\p{N}-]* ){1,3}?)(deadline|due date) ${SAYS}`,
      'u',
    ),
    ([, whose = '', what = '', day = '']) =>
      `The ${day} for ${/^(?:My|Our|His|Her|Their)$/.test(whose) ? whose.toLowerCase() : whose} ${what}`,
  ],
  // 'was moved from Thursday to Friday': the day that it then is on
  [
    new RegExp(
      `(?<=\\b(?:moved|moves|postponed|rescheduled|shifted|pushed back|pushed|put back|brought forward|delayed|changed)) from ${WEEKDAY} to (?=${WEEKDAY}\\b)`,
      'u',
    ),
    () => ' to ',
  ],
  // 'The lease has been extended by two years to 31 May 2026'
  [
    new RegExp(
      `^((?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|${NAME}['’]s?) ${AGREED}) (?:has been|have been|was|is) (?:extended|renewed|prolonged)${UNTIL}`,
      'u',
    ),
    ([, what = '', day = '']) => expiring(what, day),
  ],
  // 'Orr Ltd has renewed its contract with Norvik until 2027'
  [
    new RegExp(
      `^(${NAME}|[Ww]e|I|[Hh]e|[Ss]he|[Tt]hey) (?:has |have |had )?(?:extended|renewed|prolonged) (the|its|his|her|their|our|my) (${AGREED})${UNTIL}`,
      'u',
    ),
    ([, who = '', whose = '', what = '', day = '']) => {
      const isNamed =
        /^(?:its|his|her|their)$/.test(whose) && !/^(?:[Ww]e|I|[Hh]e|[Ss]he|[Tt]hey)$/.test(who);
      return expiring(`${isNamed ? `${who}'s` : whose} ${what}`, day);
    },
  ],
];

/** 'It was decided that the office would close': what will be, as those say it who decide. */
export const decided: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:[Ii]t was|The (?:board|committee|council|team|group|meeting|members?|panel|trustees|partners|shareholders|directors)(?: (?:has|have|had))?(?: unanimously)?) (?:agreed|decided|resolved)(?: unanimously)?,? that ([^,;:]{2,80}?) (?:would|should|shall) (?=\p{Ll})/u,
    '$1 will ',
  ],
];
