import { isKnownWord } from '../../language/words/tokens.ts';
import { isRecurring, knownKind } from '../../relations/names/known-things.ts';
import { capital, MONTH, NAME, type Rule, ruleHolding, uncapital } from './sentence-rule.ts';

const HOUR = String.raw`(?:\d{1,2}[:.][0-5]\d(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|\d{1,2}(?! ?[\p{L}%])|noon|midday|midnight)`;
const WEEKDAY =
  '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:morning|afternoon|evening|night|lunchtime)s?)?)';
/** What comes in the place of something. */
const NOT = '(?:,? (?:instead of|rather than|and no longer|no longer|and not|not)|,? and not any ?more)';
const WHAT = String.raw`((?:[Tt]he|[Oo]ur|\p{Lu})[^,;:()]{2,70}?)`;
const FRONT = String.raw`((?:(?:From|As of|Since|Effective|Starting|With effect from|In|On) [^,;:]{2,30}?,? (?=(?:the|our|\p{Lu}\p{Ll}+ (?!\d))))?)`;
const WHEN =
  '((?: (?:from|since|as of|starting|effective|on|in|with effect from|this|last|next) [^,;:]{2,40}?)?)';
const AS_WAS = '(?: as (?:before|usual|planned|until now|in the past)| like before)?';
/** A value with its unit. */
const FIGURE = String.raw`(?:[$€£]\d[\d.,]*(?: ?(?:million|billion|[kmb]n?))?|\d(?:[\d.,]*\d)?(?: ?%| ?\p{L}[\p{L}/²³]*(?: (?:per|a|an) \p{Ll}+)?)?)`;
const RANGE = String.raw`(?:\d{1,2}[:.]\d\d ?(?:[-–—]|to|until) ?\d{1,2}[:.]\d\d)`;

/** The noun that a phrase ends in, in front of what hangs on it. */
function headOf(what: string): string {
  const [head = ''] = what.split(/ (?:for|of|on|with|about|between|at|in|to) /);
  return head.toLowerCase().split(' ').at(-1) ?? '';
}

const isAppointment = (what: string) =>
  !/^\p{Lu}/u.test(what.replace(/^(?:[Tt]he|[Oo]ur) /, '')) && knownKind(headOf(what)) === 'appointment';

/** 'Thursdays' of 'Thursday', where what is spoken of comes every week. */
const weekly = (day: string) =>
  day.replace(/^(\p{Lu}\p{Ll}+day)(?=$| )/u, '$1s').replace(/^(\S+)s (\p{Ll}+?)s?$/u, '$1 $2s');

const behind = (front: string, when: string) =>
  front === '' ? when : ` ${uncapital(front.trim().replace(/,$/, ''))}`;

/** 'closes' of 'will close', 'no longer closes' */
const habit = (verb: string) => verb.replace(/^will (?:now )?/, '');
const ceases = (verb: string) =>
  /^(?:is|are) /.test(verb) ? verb.replace(/^(is|are) /, '$1 no longer ') : `no longer ${verb}`;

/** 'is at 19:00, not 18:30': it never was. */
const isCorrection = (said: string) => /,? (?:and )?not (?!any)/.test(said) && !/\bnow\b/.test(said);

/** 'goes out', 'is held': what is done again and again. */
const DOES = String.raw`(?:(?:is|are) (?!located|based|from|at|on|in)\p{Ll}+(?:ed|t|n|ld|en|un)|(?!(?:is|was|has|does|its|this|as|us|less|prefers|likes|works|lives|plays|uses|focuses|depends|relies|insists|based)\b)\p{Ll}{2,}s|meet|come|go|run|open|close|start|leave)(?: (?:out|in|up|off|round|by))?`;

/** What something that is set, held or kept was before, told beside what it is now: both values of one change. */
export const changesTold: readonly Rule[] = [
  // 'Tern was relicensed from MIT to Apache 2.0 in 2024'
  ruleHolding(
    'elicen[cs]ed',
    String.raw`^(?:(?:[Ww]e|[Tt]hey) (?:have |has )?relicen[cs]ed )?${WHAT}(?: (?:was|has been|is) relicen[cs]ed)? from ([^,;]{2,30}?) to ([^,;]{2,30}?)${WHEN}\.?$`,
    ([, what = '', before = '', now = '', when = '']) => [
      `The license of ${what.replace(/^The /, 'the ')} was changed from ${before} to ${now}${when}.`,
    ],
  ),
  // 'Standup is at 10', 'Bin day has moved to Tuesday': what notes leave out
  ruleHolding(
    ' (?:is|are|was|were|has|have|will|moves|moved|starts|begins|takes|goes|rises|rose|falls|fell|increases|increased|went|changes|changed) ',
    String.raw`^((?!The )\p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?: (?!(?:is|are|was|were|has|have|had|will|now|just|been|be|and|or|of|for|in|on|at|the|an?|our|my|your|his|her|its|their|this|that|these|all|no|more) )\p{Ll}[\p{Ll}-]+){0,2})((?: (?:for|of|at|on|in) (?:the|our|my) [^,;:]{2,50}?)?) ((?:is|are|was|were|has|have|will)(?: (?:now|just|been|be))* (?:at|on|moved|moving|postponed|pushed|cancell?ed|rescheduled|brought|put|shifted|delayed|off|changed|extended|shortened|switched|set)\b|(?:moves|moved|starts|begins|takes place|goes|went|changes|changed|rises|rose|falls|fell|increases|increased)(?: now)? (?:to|at|on|from|back|forward|up|down|in)\b)(.*)$`,
    ([, what = '', of = '', verb = '', rest = '']) => {
      const noun = headOf(what);
      const [first = ''] = what.toLowerCase().split(' ');
      const isBare =
        knownKind(noun) === 'appointment' ||
        (/ /.test(what) && knownKind(noun) !== null) ||
        /^(?:rent|deadline|bedtime|check-in|checkout|parking|wifi)$/.test(noun);
      return isBare &&
        (isKnownWord(first) || first === noun) &&
        !/^(?:it|he|she|we|they|this|that|there|what|who|all|no|every|each|some|my|our|your|his|her|their|its|an?|any|another|both|one|and|or|but|so|then|also|yet|plus|now|today|please)$/.test(
          first,
        )
        ? [`The ${uncapital(what)}${of} ${verb}${rest}`]
        : [];
    },
  ),
  // 'The standup is now at 9:15 instead of 9:30'
  ruleHolding(
    'instead of|rather than|no longer|not ',
    String.raw`^${FRONT}${WHAT} (?:(?:is|will be|takes place|will take place|is held|will be held|starts|begins|will start|meets|happens) (?:now )?|now (?:takes place|starts|begins|happens|meets) )at (${HOUR})(?: now)?${NOT} (?:at )?(${HOUR})${AS_WAS}${WHEN}\.?$`,
    ([said, front = '', what = '', now = '', before = '', when = '']) =>
      isAppointment(what) && !isCorrection(said)
        ? [`${capital(what)} was moved from ${before} to ${now}${behind(front, when)}.`]
        : [],
  ),
  // 'Choir practice is on Wednesdays now rather than Tuesdays'
  ruleHolding(
    'instead of|rather than|no longer|not ',
    String.raw`^${FRONT}${WHAT} (?:(?:is|will be|takes place|will take place|is held|will be held) (?:now )?|now (?:takes place|happens|meets) )on (${WEEKDAY})(?: now)?${NOT} (?:on )?(${WEEKDAY})${AS_WAS}${WHEN}\.?$`,
    ([said, front = '', what = '', now = '', before = '', when = '']) =>
      isAppointment(what) &&
      !isCorrection(said) &&
      (isRecurring(what) || (/days\b/.test(now) && /days\b/.test(before)))
        ? [`${capital(what)} was moved from ${weekly(before)} to ${weekly(now)}${behind(front, when)}.`]
        : [],
  ),
  // 'The retro moved from Thursday to Friday', 'The Monday meeting moves to Tuesday at 14:00 from next week'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}${WHAT} (?:(?:was|is|has|have|has been|have been|will be|is being) (?:now )?)?(?:moved|moves|will move|is moving|rescheduled|shifted|shifts|switched|switches|changed|changes|pushed back|put back|brought forward|postponed)(?: from (${WEEKDAY}))? to (?:every )?(${WEEKDAY})((?: at ${HOUR})?)${WHEN}\.?$`,
    ([, front = '', what = '', before, now = '', hour = '', when = '']) =>
      // 'The retro moved to Friday' may be of this week alone
      isRecurring(what) &&
      (before !== undefined || /days\b/.test(now) || /^ (?:from|since|as of)/.test(behind(front, when)))
        ? [
            `${capital(what)} was moved ${before === undefined ? '' : `from ${weekly(before)} `}to ${weekly(now)}${hour}${behind(front, when)}.`,
          ]
        : [],
  ),
  // 'We changed the default theme from light to dark', 'They renamed the main branch from master to main'
  ruleHolding(
    ' from ',
    String.raw`^(?:[Ww]e|[Tt]hey|I|[Ss]omeone|[Ss]omebody|[Tt]he (?:[\p{Ll}-]+ )?(?:team|board|committee|council)) (?:have |has |had |['’]ve )?(?:now |just |recently |finally |also )?(changed|switched|renamed|moved|raised|lowered|upgraded|downgraded|turned|set|cut|reduced|increased|relaxed|tightened) ((?:the|our) [^,;:]{2,60}?) from ((?:an? )?[\p{L}][\p{L}\p{N}_.-]*(?: [\p{Ll}-]+)?) to ((?:an? )?[\p{L}][\p{L}\p{N}_./-]*[\p{L}\p{N}](?: (?!in |on |last |this |at |when |because )[\p{Ll}-]+)?)${WHEN}\.?$`,
    ([, verb = '', what = '', before = '', now = '', when = '']) =>
      /^(?:setting|facility)$/.test(knownKind(headOf(what)) ?? '') &&
      !(verb === 'moved' && /^\p{Lu}/u.test(now))
        ? [`${capital(what)} was ${verb === 'set' ? 'changed' : verb} from ${before} to ${now}${when}.`]
        : [],
  ),
  // 'Our flour supplier is now Orr Mill instead of Tarn Mill'
  ruleHolding(
    'instead of|rather than|no longer|not ',
    String.raw`^${FRONT}${WHAT} (?:is|are|will be) (?:now )?(${NAME})(?: now)?${NOT} (${NAME})${WHEN}\.?$`,
    ([said, front = '', what = '', now = '', before = '', when = '']) =>
      /^(?:[Tt]he|[Oo]ur) /.test(what) &&
      !isCorrection(said) &&
      /^(?:setting|facility)$/.test(knownKind(headOf(what)) ?? '')
        ? [`${capital(what)} was changed from ${before} to ${now}${behind(front, when)}.`]
        : [],
  ),
  // 'The max upload size is 25 MB, up from 10 MB', 'The monthly fee is 54 euros (was 48)'
  ruleHolding(
    'instead of|rather than|up from|down from|no longer|previously|formerly|before|was',
    String.raw`^${FRONT}${WHAT} (?:is|are|will be|has been|now stands at|stands at|comes to|amounts to) (?:now )?(${FIGURE}|${RANGE})(?: now)?(?:,? (?:instead of|rather than|up from|down from|no longer|and no longer|previously|formerly|before that|not) | \((?:previously|formerly|before|until now|was|old|up from|down from|instead of):? )(?:the (?:previous|old|former) )?(${FIGURE}|${RANGE})\)?${AS_WAS}\.?$`,
    ([said, front = '', what = '', now = '', before = '']) => {
      const isHeld =
        /^(?:[Tt]he|[Oo]ur) |['’]s? /.test(what) && knownKind(headOf(what)) !== null && !timed.test(what);
      const isCorrected = /(?:,? rather than|,? not) /.test(said) && !/ now /.test(said);
      return isHeld && !isCorrected && areAlike(before, now)
        ? [`${capital(what)} was changed from ${withUnit(before, now)} to ${now}${behind(front, '')}.`]
        : [];
    },
  ),
];

/** 'The target for Q3', 'the fee in May': of that time alone. */
const timed = new RegExp(`(?:Q[1-4]|\\d{4}|${MONTH}|(?:this|next|last) \\p{Ll}+)$`, 'u');

/** Figures of one unit, or of which one leaves it out. */
function areAlike(before: string, now: string): boolean {
  const [one, two] = [unitOf(before), unitOf(now)];
  return one === two || one === '' || /^\d.*[:.]\d\d/.test(before);
}

const unitOf = (value: string) => value.replace(/[\d.,:\s]+/g, '').replace(/s$/, '');

const withUnit = (before: string, now: string) =>
  /^\d[\d.,]*$/.test(before) && /^\d[\d.,]* ?\p{L}/u.test(now)
    ? `${before}${now.replace(/^\d[\d.,]*\d|^\d/u, '')}`
    : before;

/** What is done at another hour, or on another day of the week, than before: that it was, and that it is. */
export const habitsChanged: readonly Rule[] = [
  // 'The newsletter goes out on Thursdays instead of Mondays since May', 'closes at 20:00 instead of 18:00'
  ruleHolding(
    'instead of|rather than|no longer|not ',
    String.raw`^${FRONT}((?:[Tt]he|[Oo]ur|\p{Lu}|[Ii]t)[^,;:()]{1,70}?) (?:now )?(${DOES}|will (?:now )?(?:open|close|start|run|leave|depart|arrive|meet|come|go|end|finish))(?: now)? (at|on) (${HOUR}|${WEEKDAY})(?: now)?${NOT} (?:at |on )?(${HOUR}|${WEEKDAY})${AS_WAS}${WHEN}\.?$`,
    ([said, front = '', what = '', verb = '', word = '', now = '', before = '', when = '']) => {
      const isDay = /day/.test(now);
      if (isCorrection(said) || isDay !== /day/.test(before) || isDay !== (word === 'on')) return [];
      const time = behind(front, when);
      const does = /^will /.test(verb) ? thirdOf(habit(verb), what) : verb;
      return [
        `${capital(what)} ${ceases(does)} ${word} ${weekly(before)}${time}.`,
        `${capital(what)} ${does} ${word} ${weekly(now)}${time === '' ? ' now' : time}.`,
      ];
    },
  ),
];

/** Whether a sentence tells such a change, which says more than what is so now. */
export function changesHabit(sentence: string): boolean {
  return habitsChanged.some(([pattern, make]) => {
    const match = pattern.exec(sentence);
    return match !== null && make(match).length > 0;
  });
}

const thirdOf = (verb: string, what: string) =>
  /s$/.test(what) && !/ss$/.test(what)
    ? verb
    : /^(?:go|do)$|(?:s|sh|ch)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
