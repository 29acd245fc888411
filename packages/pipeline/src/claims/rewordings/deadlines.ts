import { RECURRING } from '../../relations/names/known-things.ts';
import { NAME } from './sentence-rule.ts';

const OTHER =
  '(?!(?:new|old|final|original|current|next|last|first|second|strict|tight|hard|submission|revised|initial|latest|actual|official) )';
const SAYS = '(?=(?:is|was|has|had|will|moved|got|slipped)\\b)';

const WEEKDAY = '(?:(?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|tomorrow)';

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
  // 'pushed the tender deadline back to 6 May' is of the tender
  [
    new RegExp(
      String.raw`\b((?:move|push|bring|shift|extend|postpone|set|change|pull)(?:d|ed)?|brought|put) (the|our|my) ${OTHER}((?:[\p{L}\p{N}-]+ ){1,4}?)(deadline|due date) (?=(?:(?:forward|back|out|up) )?(?:to|until|till|by)\b)`,
      'u',
    ),
    ([, verb = '', the = '', what = '', day = '']) => `${verb} the ${day} for ${the} ${what}`,
  ],
  // 'The retro was moved from Thursday to Friday': it is on Fridays, again and again
  [
    new RegExp(
      `(?<=${RECURRING} (?:(?:was|is|has|have|been|being|will|be|now) ){0,3}(?:moved|moves?|rescheduled|shifted|shifts|switched|switches|changed|changes|pushed back|put back|brought forward)) from ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) to ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?!s)(?!.*\\b(?:because|due to|owing to|this week|next week)\\b)`,
      'iu',
    ),
    ([, before = '', now = '']) => ` from ${before}s to ${now}s`,
  ],
  // 'was moved from Thursday to Friday': the day that it then is on
  [
    new RegExp(
      `(?<=\\b(?:moved|moves|postponed|rescheduled|shifted|pushed back|pushed|put back|brought forward|delayed|changed)) from ${WEEKDAY} to (?=${WEEKDAY}\\b)`,
      'u',
    ),
    () => ' to ',
  ],
];

/** 'It was decided that the office would close': what will be, as those say it who decide. */
export const decided: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:[Ii]t was|The (?:board|committee|council|team|group|meeting|members?|panel|trustees|partners|shareholders|directors)(?: (?:has|have|had))?(?: unanimously)?) (?:agreed|decided|resolved)(?: unanimously)?,? that ([^,;:]{2,80}?) (?:would|should|shall) (?=\p{Ll})/u,
    '$1 will ',
  ],
];
