import { KIN } from '../../language/words/kin.ts';
import { capital, MONTH } from '../rewordings/sentence-rule.ts';

const WHO = String.raw`(I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Mm]y (?:${KIN})(?: \p{Lu}[\p{L}'’-]+)?|(?!I['’])\p{Lu}[\p{L}'’-]+)`;
const HAS = `(?:['’](?:ve|s)| have| has)?(?: (?:just|already|finally|also|now))*`;
const DAY = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \d{4})?|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d\d-\d\d|(?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: ${MONTH})?)?|tomorrow`;
const HOUR = String.raw`(?:,? (?:at )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight)(?: o['’]clock)?)?`;
const WHEN = `((?:${DAY})${HOUR})`;
/** What people book that then takes place. */
const OCCASION =
  '(?:flight|train|ferry|appointment|meeting|session|call|visit|check-?up|class|lesson|inspection|viewing|tour|trip|interview|haircut|test|exam|massage|cruise|scan|surgery|operation|consultation|car service|photo shoot|eye test|driving test)';
/** What somebody moves that is their own. */
const OWN = '(?:flight|appointment|booking|reservation|haircut|check-?up)';

const own: Readonly<Record<string, string>> = { i: 'my', we: 'my', he: 'his', she: 'her', they: 'their' };
const whose = (who: string) => capital(own[who.toLowerCase()] ?? `${who}'s`);
const on = (when: string) => (when === 'tomorrow' || /^tomorrow/.test(when) ? when : `on ${when}`);

/** What people book for a day, which is not the day on which they book it. */
export const bookings: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  // 'I've booked a flight to Athens for 4 August', 'She made an appointment with the vet for Friday at 10'
  [
    new RegExp(
      String.raw`^${WHO}${HAS} (booked|reserved|scheduled|arranged|made|got|fixed|set up) (an?|my|our|his|her|the) ((?:[\p{L}’'-]+ ){0,3}?${OCCASION}(?: (?:to|from|with|at|in) [^,;]{2,40}?)?),? (?:for|on) ${WHEN}[.!]*$`,
      'u',
    ),
    ([, who = '', did = '', article = '', what = '', when = '']) => [
      `${capital(who)} ${did} ${article} ${what}.`,
      `${whose(who)} ${what} is ${on(when)}.`,
    ],
  ],
  // 'We booked a table for six at Lupo on Friday'
  [
    new RegExp(
      String.raw`^${WHO}${HAS} (booked|reserved|got) a (table(?: for [\p{L}\d]+)?(?: (?:at|in) [^,;]{2,40}?)?|room(?: (?:at|in) [^,;]{2,40}?)?|court|slot),? (?:for|on) ${WHEN}[.!]*$`,
      'u',
    ),
    ([, who = '', did = '', what = '', when = '']) => [
      `${capital(who)} ${did} a ${what}.`,
      `${whose(who)} reservation${/ (?:at|in) .+$/u.exec(what)?.[0] ?? ''} is ${on(when)}.`,
    ],
  ],
  // 'I had to move the flight to 11 August', 'I rescheduled my check-up for Friday'
  [
    new RegExp(
      String.raw`^${WHO}(?:${HAS} (?:moved|rescheduled|changed|postponed|rebooked|shifted|pushed(?: back)?)| (?:had|have|has|needed) to (?:move|reschedule|change|postpone|rebook|shift|push(?: back)?)) (?:the|my|our|his|her) ((?:[\p{L}’'-]+ ){0,2}?${OWN}(?: (?:to|from|with|at) [^,;]{2,40}?)?)(?: back)? (?:to|for|until) ${WHEN}[.!]*$`,
      'u',
    ),
    ([, who = '', what = '', when = '']) => [`${whose(who)} ${what} was moved to ${when}.`],
  ],
];
