import { capital, NAME, type Rule, rule } from './sentence-rule.ts';

const PERSON = String.raw`\p{Lu}[\p{L}'’-]*(?:\.(?= ))?(?: \p{Lu}[\p{L}'’-]*(?:\.(?= ))?){1,2}`;
const PEOPLE = `(${PERSON}(?:(?:, ${PERSON}){0,12},? and ${PERSON})?)`;
const AT = `(?: (?:at|for) ((?:the|our|this) [^,;:]{3,80}?))?`;

/** Who came to a meeting and who did not, how many work somewhere: turned round. */
export const turnouts: readonly Rule[] = [
  // 'Among those present at the Oslo summit was Ingrid Foss', 'Present were Ann Lee and Bo Orr'
  rule(
    String.raw`^(?:Also )?(?:[Aa]mong (?:those |the people |the guests )?)?(?:(?:[Pp]resent|[Ii]n attendance|[Aa]ttending)${AT}|[Tt]he attendees(?: (?:of|at) ((?:the|our|this) [^,;:]{3,80}?))?) (?:was|were) (?:also )?${PEOPLE}\.?$`,
    ([, where, other = where, who = '']) => [`${who} attended ${other ?? 'the meeting'}.`],
  ),
  // 'Siri Dahl and Odd Lie were present at the hearing'
  rule(
    String.raw`^${PEOPLE} (?:was|were) (?:also )?(?:present|in attendance)${AT}((?: on \d[^,;]{3,20})?)\.?$`,
    ([, who = '', where = 'the meeting', when = '']) => [`${who} attended ${where}${when}.`],
  ),
  // 'Apologies were received from Neil Barr'
  rule(
    String.raw`^Apologies(?: for absence)?(?: (?:was|were|had been|have been) (?:received|noted|given|sent|recorded))? (?:from|by|for) ${PEOPLE}\.?$`,
    ([, who = '']) => [`${who} did not attend the meeting.`],
  ),
  // 'Wanda Mroz sent her apologies'
  rule(
    String.raw`^${PEOPLE} (?:has |have )?(?:sent|gave|given|offered|tendered|sends?) (?:(?:his|her|their) )?apologies(?: for absence)?${AT}\.?$`,
    ([, who = '', where = 'the meeting']) => [`${who} did not attend ${where}.`],
  ),
  // 'Marek Duda was absent from the board meeting'
  rule(
    String.raw`^${PEOPLE} (?:was|were) (?:absent|missing|excused) from ((?:the|our|this) [^,;:]{3,80}?)\.?$`,
    ([, who = '', where = '']) => [`${who} did not attend ${where}.`],
  ),
  // 'There are 64 people working at Orr', 'Some 450 people work at Orr'
  rule(
    String.raw`^(?:There are )?((?:[Ss]ome |[Aa]bout |[Aa]round |[Rr]oughly |[Nn]early |[Aa]lmost |[Mm]ore than |[Oo]ver |[Aa]pproximately |[Cc]urrently )?\d[\d,.]*) (?:people|employees|staff|persons) (?:currently |now )?(?:work|working|are employed|employed|are working) (?:at|for|by) (${NAME}|it|the (?:firm|company|business|group|charity|bank|school|hospital|university|council|agency|club))\.?$`,
    ([, count = '', firm = '']) => [
      `${firm.replace(/^(?:the|it)\b/, capital)} employs ${count.toLowerCase().replace(/^(?:some|about|around|roughly|approximately|currently) /, '')} people.`,
    ],
  ),
];
