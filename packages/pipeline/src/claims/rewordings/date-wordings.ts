import { monthNames } from '../../language/times/calendar.ts';
import { countOf } from '../../language/words/number-words.ts';
import { MONTH, YEAR } from './sentence-rule.ts';

const SHORT = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?';
const DAY_OF_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';

const days: Readonly<Record<string, number>> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
    .split(' ')
    .map((word, i) => [word, i + 1]),
);

const decades: Readonly<Record<string, string>> = {
  twenties: '1920s',
  thirties: '1930s',
  forties: '1940s',
  fifties: '1950s',
  sixties: '1960s',
  seventies: '1970s',
  eighties: '1980s',
  nineties: '1990s',
};

/** Dates in the words and figures that people use for them, put as a date is mostly written. */
export const dateWordings: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // '14.09.1987', '3/14/2011' – not '03/04/2019', which is two dates, nor 'version 1.2.2015'
  [
    /(?<![\p{L}\d./-]|\b(?:[Vv]ersion|[Rr]elease|[Bb]uild) )(\d{1,2})([./])(\d{1,2})\2((?:1[5-9]|20)\d\d)(?![\d/-]|\.\d)/gu,
    ([said = '', first = '', mark = '', second = '', year = '']) => {
      const [a, b] = [Number(first), Number(second)];
      if (mark === '/' && a <= 12 && b <= 12 && a !== b) return said;
      const [day, month] = mark === '.' || a > 12 ? [a, b] : [b, a];
      return month > 12 || day > 31 || month < 1 || day < 1
        ? said
        : `${day} ${monthNames[month - 1]} ${year}`;
    },
  ],
  [
    /(?<![\d/])((?:1[5-9]|20)\d\d)\/(0[1-9]|1[0-2])\/([0-3]\d)(?![\d/])/gu,
    ([, year, month, day]) => `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`,
  ],
  // 'Starting in 2008, …'
  [
    new RegExp(`^(?:Starting|Beginning)(?: in| on| from)? (?=(?:(?:\\d{1,2} )?${MONTH} )?${YEAR}\\b)`, 'u'),
    () => 'From ',
  ],
  // 'in 09/1987'
  [
    /(?<=\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Ff]rom|[Bb]y|to|till|[Bb]efore|[Aa]fter) )(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/gu,
    ([, month, year]) => `${monthNames[Number(month) - 1]} ${year}`,
  ],
  // 'on Wed 12 Oct 2011'
  [
    new RegExp(
      `\\b(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\\.?,? (?=${DAY_OF_MONTH} (?:${MONTH}|${SHORT})|(?:${MONTH}|${SHORT}) ${DAY_OF_MONTH}\\b(?! ${MONTH}))`,
      'gu',
    ),
    () => '',
  ],
  // 'the fourteenth of September', 'the 14th of September in 1987'
  [
    new RegExp(
      `\\b(?:the )?((?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth))(?: day)? of (?=${MONTH}\\b)`,
      'gu',
    ),
    ([said, word = '']) => (days[word] === undefined ? `${said}` : `${days[word]} `),
  ],
  [
    new RegExp(
      `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH}|${SHORT}),? (?:in|of)(?: the year)? (?=${YEAR}\\b)`,
      'gu',
    ),
    ([, day, month]) => `${day} ${month} `,
  ],
  [
    new RegExp(`\\b((?:${MONTH}|${SHORT}) ${DAY_OF_MONTH}),? (?:in|of)(?: the year)? (?=${YEAR}\\b)`, 'gu'),
    ([, day]) => `${day}, `,
  ],
  // "14 Sept '87", "in May '04"
  [
    new RegExp(`(?<=\\b(?:${MONTH}|${SHORT})),? ['’](\\d\\d)(?![\\p{L}\\d])`, 'gu'),
    ([, year = '']) => ` ${Number(year) > 39 ? '19' : '20'}${year}`,
  ],
  // 'mid-May': no day of it is told
  [new RegExp(`\\b(?:[Mm]id)[- ](?=(?:${MONTH}|${SHORT})\\b)`, 'gu'), () => ''],
  // 'in the nineties', 'the late nineteen-eighties' – but 'in her thirties', 'temperatures in the thirties'
  [
    /(?<=\b(?:[Ii]n|[Dd]uring|[Ss]ince|[Uu]ntil|[Ff]rom|to|[Tt]hroughout|[Bb]y|[Bb]efore|[Aa]fter|of|and) )the ((?:early|mid|late)[ -])?(?:nineteen[- ])?(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)(?![\p{L}-]| (?:degrees|percent|per cent|Fahrenheit))/gu,
    ([said = '', part = '', word = '']) =>
      `the ${part === '' ? '' : `${part.slice(0, -1)} `}${decades[word] ?? said}`,
  ],
  // 'in the 70s' – but 'temperatures in the 70s', 'in her 70s'
  [
    /(?<=\b(?:[Ii]n|[Dd]uring|[Ss]ince|[Uu]ntil|[Ff]rom|[Tt]hroughout|of) the (?:(?:early|mid|late)[ -])?)([3-9])0s(?![\p{L}\d°]| (?:degrees|percent|per cent|Fahrenheit))(?<!\b(?:temperatures?|highs|lows|scores?|score|mid|speeds?)\b.{0,30})/gu,
    ([, ten = '']) => `19${ten}0s`,
  ],
  // 'The year before, she had left'
  [
    /^The (year|month|week|day) (before|after),(?= \S)/gu,
    ([, unit, way]) => `The ${way === 'before' ? 'previous' : 'following'} ${unit},`,
  ],
  [
    /(?<=\b(?:the|early|mid|late)[ -])['’]([0-9])0s(?!\p{L})/gu,
    ([, ten = '']) => `${Number(ten) > 1 ? '19' : '20'}${ten}0s`,
  ],
  // '3Q 2014', 'the July–September quarter of 2014'
  [/(?<![\p{L}\d])([1-4])Q ?(?=20\d\d\b)/gu, ([, quarter]) => `Q${quarter} `],
  [
    new RegExp(
      `\\b[Tt]he (January|April|July|October)(?: ?[-–—] ?| to )(March|June|September|December) quarter (?:of |in )?(?=${YEAR}\\b)`,
      'gu',
    ),
    ([said = '', from = '', to = '']) => {
      const [first, last] = [monthNames.indexOf(from as 'May'), monthNames.indexOf(to as 'May')];
      return last - first === 2 ? `Q${first / 3 + 1} ` : said;
    },
  ],
  [
    /\b(?:all through|throughout the whole of|for the whole of|all of|throughout all of|for all of) (?=(?:the year )?(?:1[5-9]|20)\d\d(?:[.,;]|$))/gu,
    () => 'throughout ',
  ],
  [/\b(?:up to|up until|until|till|through) and including (?:the year )?(?=\S*\d)/gu, () => 'until '],
  // 'for the years 2015 to 2018', 'over the period 2015–2018'
  [
    /\b(?:for|in|during|over|throughout|across) the (?:years|period|time) (?:of |from |between )?((?:1[5-9]|20)\d\d) ?(?:[-–—]|to|until|till|through|and) ?((?:1[5-9]|20)\d\d)(?![\d/-])/gu,
    ([, from, to]) => `from ${from} to ${to}`,
  ],
  // 'a couple of weeks ago', 'half a year ago', 'two and a half years ago'
  [/\b(?:a|the last) couple of (?=(?:days|weeks|months|years) (?:ago|earlier|later|before))/gu, () => 'two '],
  [/\bhalf an? year (?=ago|earlier|later)/gu, () => 'six months '],
  [
    new RegExp(
      `\\b(?:an? (?=year)|${COUNT} (?=and a half))(?:years? )?and a half(?: years?)? (?=ago|earlier|later)`,
      'gu',
    ),
    ([, count]) => `${countOf(count) * 12 + 6} months `,
  ],
  // 'will open in two weeks', "in a month's time"
  [
    new RegExp(`\\bin (an?|one|${COUNT.slice(1)} (days?|weeks?|months?|years?)(?:['’]s?)? time\\b`, 'gu'),
    ([, count, unit]) => `${count} ${unit} from now`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:will|shall|going to|due to|set to|about to)\\b[^.;]{2,120} )in (an?|one|${COUNT.slice(1)} (days?|weeks?|months?|years?)(?=[.,;!]|$)`,
      'gu',
    ),
    ([, count, unit]) => `${count} ${unit} from now`,
  ],
];
