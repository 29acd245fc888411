import { isDescribingWord } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME } from '../rewordings/sentence-rule.ts';

const FIRM = String.raw`(\p{Lu}[\p{L}\p{N}&'’-]*(?: (?:of |& )?\p{Lu}[\p{L}\p{N}&'’-]*)*)`;
const BE = `(?: am|['’]m| are|['’]re)`;

function isBody(name: string): boolean {
  return /^St\.? \p{Lu}/u.test(name) || !/^(?:place|person)$/.test(kindOfName(name).kind);
}

/** How people tell where they work and learn. */
export const spokenJobs: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  // 'Now I'm at Orr Radio', 'These days we're with Orr Radio'
  [
    new RegExp(
      `^(?:(?:[Nn]ow|[Tt]hese days|[Cc]urrently|[Nn]owadays),? (?=(?:I|[Ww]e)${BE} (?:at|with) )|(?=(?:I|[Ww]e)${BE} (?:now|currently) ))(I|[Ww]e)${BE} (?:now |currently )?(?:at|with) ${FIRM}[.!]*$`,
      'u',
    ),
    ([, who = '', firm = '']) => (isBody(firm) ? [`${capital(who)} work at ${firm}.`] : []),
  ],
  // 'I've been a nurse for twelve years, the last five at Orr Clinic'
  [
    new RegExp(
      String.raw`^((I|[Ww]e|[Hh]e|[Ss]he|${NAME})((?:['’](?:ve|s)| have| has) been) [^,;]{3,60}?(?: (?:for|since) [^,;]{2,30})?), (?:for )?the (?:last|past) (\p{Ll}+|\d+)( years| months)?(?: of (?:them|those))?(?: of which)? (?:at|with) ${FIRM}[.!]*$`,
      'u',
    ),
    ([, all = '', who = '', , count = '', unit = ' years', firm = '']) =>
      isBody(firm)
        ? [
            `${all}.`,
            `${capital(who)} ${/^(?:I|we)$/i.test(who) ? 'have' : 'has'} worked at ${firm} for ${count}${unit}.`,
          ]
        : [],
  ],
  // 'I'm with Tarn Shipping, at the front desk'
  [
    new RegExp(`^(I|[Ww]e)${BE} with ${FIRM}(?:, [^,;]{2,40})?[.!]*$`, 'u'),
    ([, who = '', firm = '']) =>
      isBody(firm) && isDescribingWord(firm.split(' ').at(-1)?.toLowerCase() ?? '')
        ? [`${capital(who)} work at ${firm}.`]
        : [],
  ],
  // 'I was at Orr Radio for six years', 'I've been with Orr Radio since May'
  [
    new RegExp(
      String.raw`^(I|[Ww]e|[Hh]e|[Ss]he|${NAME}) (was|were|used to be|have been|has been)(?: \p{Ll}+ly)? (?:at|with) ${FIRM} ((?:for (?:about |almost |over |nearly )?(?:\d+|\p{Ll}+) (?:years?|months?|decades?)|since|from|until)\b.*)$`,
      'u',
    ),
    ([, who = '', be = '', firm = '', rest = '']) => {
      if (!isBody(firm) || /(?:School|College|University|Academy|Institute|Primary|High)$/.test(firm))
        return [];
      const verb = be.endsWith(' been') ? be.replace('been', 'worked') : 'worked';
      return [`${capital(who)} ${be === 'used to be' ? 'used to work' : verb} at ${firm} ${rest}`];
    },
  ],
  // 'My new job at Orr starts on 1 July', 'My first day at Orr is Monday'
  [
    new RegExp(
      `^[Mm]y (?:new job|job|first (?:working )?day) (?:at|with) ${FIRM} (starts|begins|is|will be|started|began|was) (?:on )?([^,;]{2,30}?)[.!]*$`,
      'u',
    ),
    ([whole = '', firm = '', verb = '', when = '']) =>
      /\bday\b/.test(whole) || !/^(?:is|was|will be)$/.test(verb)
        ? [`I ${/^(?:started|began|was)$/.test(verb) ? 'started' : 'will start'} at ${firm} on ${when}.`]
        : [],
  ],
  // 'I'm doing a PhD at Turku now'
  [
    new RegExp(
      String.raw`^(I|[Ww]e|[Hh]e|[Ss]he|${NAME}|[Mm]y \p{Ll}+(?: ${NAME})?)( am|['’]m| is|['’]s| was) doing (?:an?|my|his|her) (?:PhD|doctorate|DPhil|[Mm]aster['’]?s?|MBA|MSc|MA|[Bb]achelor['’]?s?|BA|BSc|degree|course)((?: degree)?(?: in \p{Ll}+(?: \p{Ll}+)?)?) at (?=(?:the )?\p{Lu})(.+)$`,
      'u',
    ),
    ([, who = '', be = '', field = '', rest = '']) => {
      const is: Readonly<Record<string, string>> = { "'m": ' am', '’m': ' am', "'s": ' is', '’s': ' is' };
      return [
        `${capital(who)}${is[be] ?? be} studying${field.replace(/^ degree/, '').replace(' in ', ' ')} at ${rest}`,
      ];
    },
  ],
];
