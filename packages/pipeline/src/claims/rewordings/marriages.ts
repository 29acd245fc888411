import { kindOfName } from '../reference/entity-kinds.ts';
import { DATE, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|I)`;
const STRETCH = `(?:in|from|since) ${DATE}(?: (?:to|until|till) ${DATE})?`;
const IN_TURN =
  '(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|later|afterwards|finally|lastly|next|again|before that)';
const TIMES = '(?:twice|two times|three times|four times)';

/** One spouse of several, with when: 'first to Ann Lee', 'from 1970 to Bo Orr', 'Ann Lee, whom he married in 1961'. */
const SPOUSE = new RegExp(
  String.raw`^(?:(?:,|;)? ?(?:and,? )?)(?:${IN_TURN},? ){0,2}(?:(${STRETCH}),? )?(?:${IN_TURN} )?(?:to )?(?:(?:the|his|her) (?:\p{Ll}+ ){1,2})?(${NAME})(?:,? \(?(${STRETCH}|until ${DATE}|${DATE} ?[-–] ?${DATE})\)?|, whom s?he (?:had )?(?:married|wed) (in ${DATE})(?:,|(?=\.?$)))?`,
  'u',
);

/** Each marriage of several on its own; none where what is told holds more than names and times. */
function inTurn(who: string, told: string): string[] {
  const found: { whom: string; when: string }[] = [];
  let rest = told.replace(/\.$/, '').trim();
  while (rest !== '') {
    const [part = '', early, whom = '', late, wed] = SPOUSE.exec(rest) ?? [];
    if (part === '' || kindOfName(whom).kind === 'organization') return [];
    found.push({ whom, when: early ?? wed ?? late ?? '' });
    rest = rest.slice(part.length);
  }
  if (found.length < 2) return [];
  return found.map(({ whom, when }, i) => {
    const isLast = i === found.length - 1;
    if (/^in \S+(?: \S+){0,2}$/.test(when)) return `${who} married ${whom} ${when}.`;
    if (when.startsWith('since ')) return `${who} has been married to ${whom} ${when}.`;
    if (when !== '') return `${who} was married to ${whom} ${/^\d/.test(when) ? stretch(when) : when}.`;
    return `${who} was ${isLast ? '' : 'formerly '}married to ${whom}.`;
  });
}

/** '1950–1962' -> 'from 1950 to 1962' */
const stretch = (years: string) => `from ${years.replace(/ ?[-–] ?/, ' to ')}`;

/** Where a couple's next step is told: 'married in 1990 | and divorced in 1995'. */
const nextStep =
  /(?:,? (?:and|but|only to)|,) (?=(?:(?:they|later|then|eventually|finally|soon|subsequently) )*(?:have |had |were )?(?:since )?(?:got )?(?:divorced?|separated?|split up|remarried|remarry|married|parted|broke up)\b)/u;

/** Marriages of one person that one sentence tells, each with its own time, and those that only half ended. */
export const marriages: readonly Rule[] = [
  // 'was married twice: first to Ann Lee, and from 1970 to Bo Orr'
  ruleHolding(
    ' married',
    `^${WHO} (?:was|has been|had been|got|is) (?:married ${TIMES}|${TIMES} married)(?:[:,;]| [–—-])? (.+)$`,
    ([, who = '', told = '']) => inTurn(who, told),
  ),
  ruleHolding(
    ' married ',
    `^${WHO} (?:has |had )?married ${TIMES}(?:[:,;]| [–—-]) (.+)$`,
    ([, who = '', told = '']) => inTurn(who, told),
  ),
  // 'married first Ann Lee in 1820 and secondly Cleo Holm in 1835', 'was first married to Ann Lee and later to Cleo Holm'
  ruleHolding(
    ' married ',
    `^${WHO} (?:(?:was|had been) )?(?:first |first |initially |originally )?married (first(?:ly)?,? .+|to ${NAME}.+ to .+)$`,
    ([, who = '', told = '']) => inTurn(who, told),
  ),
  // 'had two wives: Ann Lee, whom he married in 1961, and, from 1983, Cleo Holm'
  ruleHolding(
    ' wives| husbands',
    `^${WHO} (?:has )?had (?:two|three|four|several) (?:wives|husbands)(?:[:,]| [–—-]) (.+)$`,
    ([, who = '', told = '']) => inTurn(who, told.replace(/,? and, (?=from|since|in)/, ', and ')),
  ),
  // 'Ann and Bo were married from 1990 to 1999', 'have been married for ten years'
  ruleHolding(
    ' married ',
    `^(${NAME}?) and (${NAME}) (were|have been|had been) married((?: to each other)?) ((?:from|since|until|between|for) [^,;]{3,40}?)\\.?$`,
    ([, one = '', other = '', be = '', , when = '']) => [
      `${one} ${be === 'were' ? 'was' : be.replace('have', 'has')} married to ${other} ${when}.`,
    ],
  ),
  // 'Ann and Bo married in 1990, divorced in 1995 and remarried in 1999'
  ruleHolding(
    ' divorce| separate| split up| parted| remarr',
    String.raw`^(${NAME} and (?:${NAME}|I)|They|We) ((?:were |got |had )?(?:married|wed|engaged)\b[^;]{0,80}?(?:,? (?:and|but|only to)|,) [^;]{6,120})$`,
    ([, who = '', told = '']) => {
      const steps = told.replace(/\.$/, '').split(nextStep);
      return steps.length < 2
        ? []
        : steps.map(
            (step) =>
              `${who} ${step
                .replace(/^(?:(?:they|later|then|eventually|finally|soon|subsequently) )+/, '')
                .replace(/^divorce\b/, 'divorced')
                .replace(/^remarr(?:ied|y)\b/, 'married')}.`,
          );
    },
  ),
  // 'Ann and Bo Lee separated in 2014 but never divorced': parted, and the law is not asked
  ruleHolding(
    ' divorced',
    String.raw`^(.+? (?:(?:have |has )?(?:separated|split up|parted)|(?:are|is|have been|has been) separated)(?: [^,;]{2,40}?)?),? but (?:(?:they|s?he|I) )?(?:never(?: (?:got|actually))?|(?:have|has|are|is|were|was)(?: never|n['’]t| not)(?: yet)?(?: been| got)?|did(?: not|n['’]t) (?:get )?) ?divorced?\.?$`,
    ([, told = '']) => [`${told}.`],
  ),
];
