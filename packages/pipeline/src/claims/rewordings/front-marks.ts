import { isKnownWord } from '../../language/words/tokens.ts';
import { capital, MONTH, NAME, type Rule, rule, YEAR } from './sentence-rule.ts';

const CONTEST =
  '(?:Open|Cup|Games|Festival|Marathon|Half Marathon|Triathlon|Prize|Awards?|Elections?|Final|Finals|Grand Prix|Championships?|Conference|Congress|Summit|Fair|Expo|Exhibition|Regatta|Race|Rally|Derby|Olympics|Tournament|League|Masters|Tour|Biennale|Biennial|Carnival|Convention|Symposium|Show)';
const CONTEST_NAME = String.raw`(?:\p{Lu}[\p{L}’'-]+ ){0,5}${CONTEST}`;
const WORK = '(?:film|movie|documentary|novel|book|memoir|album|single|song|opera|play|musical)';
const SAID = `(?:population|inhabitants|residents|people|souls|members|employees|staff|pupils|students|visitors|area|height|length)`;
/** What is measured by its height, where the measure does not say. */
const tall =
  /(?:tower|spire|building|mount|peak|mast|chimney|statue|column|skyscraper|obelisk|monument|lighthouse|hill|pico|monte)/i;
const long = /(?:bridge|viaduct|tunnel|canal|pier|dam|wall|river|causeway|aqueduct|ship|mv|ss|yacht|ferry)/i;

function at(year: string, said: string): string {
  return / (?:is|are|has|have|stands|counts|covers|live) /.test(said)
    ? `As of ${year}, ${said}`
    : `In ${year}, ${said}`;
}

/** Years that a name follows, and the year of a count where it stands behind it: 'had a population of 48,300 at the 2021 census', '(2018)'. */
export const counted: readonly Rule[] = [
  // 'In 2019 Loom Foods moved to Ghent': where the year ends and a name begins that is a common word as well
  rule(
    String.raw`^((?:Since|In|From|Until|By|Before|After) (?:(?:early|late|mid) )?(?:${MONTH} )?${YEAR}) ((\p{Lu}\p{Ll}+) (?:(?:\p{Lu}|&)[\p{L}&]* ){1,3}\p{Ll}.+)$`,
    ([, when = '', rest = '', word = '']) => (isKnownWord(word.toLowerCase()) ? [`${when}, ${rest}`] : []),
  ),
  rule(
    String.raw`^(?![^,;]{2,60} (?:is|was) an? [^,;]{3,80} with )([^;]{3,160}?),? (?:at|in|according to|as of|by|per) the ((?:1[5-9]|20)\d\d) census\.?$`,
    ([, said = '', year = '']) => [`As of ${year}, ${said}.`],
  ),
  // 'Situated on the Arle, it has 2,340 inhabitants (2020)' is told apart first
  rule(
    String.raw`^(?!\p{Lu}\p{Ll}+ed (?:in|on|at|by|near|between|above|below|along) [^,;]{2,90}, )([^;()]{3,120}? ${SAID}(?: of (?:about |around |some |roughly )?[\d.,]+(?: (?:million|thousand))?)?) \((${YEAR})(?: census)?\)\.?$`,
    ([, said = '', year = '']) => [`${at(year, said)}.`],
  ),
];

/** 'won the cup in 2019 and 2021', 'hosted the games in 1994, 2002 and again in 2010': once in each of the years. */
export const eachYear: readonly Rule[] = [
  // 'was president of the club in 2001, 2005 and 2009'
  rule(
    String.raw`^((?:${NAME}|[Hh]e|[Ss]he|[Ii]t|[Tt]he [^,;]{3,40}?) (?:(?:was|served as|acted as) (?:the |an? )?(?:\p{Ll}+ )?\p{Ll}+|chaired|presided over|visited|toured|taught|worked|exhibited|lectured)(?: [^,;\d]{2,60}?)?) in (${YEAR})((?:, (?:in )?${YEAR})*),? and (?:again )?(?:in )?(${YEAR})\.?$`,
    ([, what = '', first = '', more = '', last = '']) =>
      /\b(?:between|from|both)\b/.test(what)
        ? []
        : [first, ...(more.match(/\d{4}/g) ?? []), last].map((year) => `${what} in ${year}.`),
  ),
  rule(
    String.raw`^([^;]{3,100}? (?:won|hosted|attended|visited|held|captained|competed|played|participated|took part|represented|appeared|performed|reached|ran|stood|was (?:elected|re-elected|awarded|nominated|held|champion|runner-up|shortlisted|flooded|renovated|restored|rebuilt|enlarged|extended|expanded))\b[^;]*?) in ((?:1[5-9]|20)\d\d)((?:, (?:in )?(?:1[5-9]|20)\d\d)*),? and (?:again )?(?:in )?((?:1[5-9]|20)\d\d)\.?$`,
    ([, what = '', first = '', more = '', last = '']) =>
      /\b(?:between|from|both)\b|\d{4}/.test(what)
        ? []
        : [first, ...(more.match(/\d{4}/g) ?? []), last].map((year) => `${what} in ${year}.`),
  ),
];

/** Years and measures that stand in front of a name: 'the 2012 Halden Marathon', 'the 148-metre Calder Spire'. */
export const frontMarks: readonly Rule[] = [
  // 'Second, the drug lowers blood pressure', but 'Second, Third and Elm Street were closed'
  rule(
    String.raw`^(?:Second|Third|Fourth|Fifth|Lastly), ((?!(?:Second|Third|Fourth|Fifth|Sixth|Main)\b)[^,]+(?:, .+)?)$`,
    ([, rest = '']) => (/^(?:and|or) /.test(rest) ? [] : [capital(rest)]),
  ),
  rule(
    String.raw`^The (?:winners?|champions?) of the (${YEAR}) (${CONTEST_NAME}) (?:was|were|is|are) (${NAME})\.?$`,
    ([, year = '', what = '', who = '']) => [`${capital(who)} won the ${what} in ${year}.`],
  ),
  rule(
    String.raw`^([^,;\d]{2,80}?) (won|hosted|organised|organized|attended|opened|at|in|missed|cancelled|sponsored|judged) the (${YEAR}) (${CONTEST_NAME})((?: in ${NAME})?)\.?$`,
    ([, who = '', verb = '', year = '', what = '', where = '']) => [
      `${who} ${verb} the ${what}${where} in ${year}.`,
    ],
  ),
  rule(
    String.raw`^The (${YEAR}) (${CONTEST_NAME}) ((?:took place|(?:was|were) (?:won|held|hosted|staged|opened|organi[sz]ed)|will (?:take place|be held|be hosted)|drew|attracted|brought|opened|ended|began|featured) [^;]*?)\.?$`,
    ([, year = '', what = '', rest = '']) => {
      if (/\d{4}/.test(rest)) return [];
      const parts = rest.split(/,? and (?=was |were |took |drew |had )/);
      const behind = (part: string) =>
        / on \d{1,2} \p{Lu}\p{Ll}+$/u.test(part) ? ` ${year}` : ` in ${year}`;
      return parts.map((part) => `The ${what} ${part}${behind(part)}.`);
    },
  ),
  // 'Holmgard, capital of Nerrin since 1921, lies on the Ise': what is dated is that it is the capital
  rule(
    String.raw`^(${NAME}), (?:the )?((?:(?:former|current|state|provincial) )?(?:capital|capital city|seat|part) of ${NAME}) ((?:since|from|until|between) [^,;]{4,30}), (\p{Ll}.+)$`,
    ([, who = '', what = '', when = '', rest = '']) => [
      `${who} ${/^since/.test(when) ? 'has been' : 'was'} ${what.startsWith('part') ? '' : 'the '}${what} ${when}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'Ostrava Nova is the capital and largest city of Kerland'
  rule(
    String.raw`^(${NAME}) (is|was) the ([\p{Ll} ]{4,20}) and (?:the |its )?([\p{Ll} ]{4,30}(?:city|town|port|settlement|island|capital)) of (${NAME})(.*)$`,
    ([, who = '', be = '', one = '', other = '', of = '', rest = '']) =>
      /\bcapital\b/.test(`${one} ${other}`)
        ? [`${who} ${be} the ${one} of ${of}${rest}`, `${who} ${be} the ${other} of ${of}${rest}`]
        : [],
  ),
  // 'The Tamble, 312 km long, flows into Lake Loom', 'The Tamble is 312 km long and flows into Lake Loom'
  rule(
    String.raw`^(${NAME})(?:,| (is|was)) ((?:about |around |some )?\d[\d.,]* ?(?:km|m|ft|miles?|kilomet(?:re|er)s|met(?:re|er)s|feet) (?:long|high|tall|wide|deep)),?(?:(?<=,)| and) ((?:is|was|has|had|\p{Ll}{2,15}s)(?: .+))$`,
    ([, what = '', be = 'is', measure = '', rest = '']) => [`${what} ${be} ${measure}.`, `${what} ${rest}`],
  ),
  // 'has an area of 53 km² and a maximum depth of 71 m'
  rule(
    String.raw`^([^,;]{2,80}? (?:has|had)) (an? (?:[\p{Ll}-]+ ){1,3}of (?:about |around |some )?\d[^,;]{1,30}?),? and (an? (?:[\p{Ll}-]+ ){1,3}of (?:about |around |some )?\d[^,;]{1,30}?)\.?$`,
    ([, front = '', one = '', other = '']) => [`${front} ${one}.`, `${front} ${other}.`],
  ),
  // 'the director of the 2003 film Cold Lake'
  rule(
    String.raw`^(.*?\b(?:the|his|her|their|its|['’]s)) (${YEAR}) (${WORK}) (['‘"“]?${NAME}['’"”]?)(.*)$`,
    ([, front = '', year = '', noun = '', title = '', rest = '']) => [
      `The ${noun} ${title} was ${/^(?:novel|book|memoir)$/.test(noun) ? 'published' : 'released'} in ${year}.`,
      `${front} ${noun} ${title}${rest}`,
    ],
  ),
  // 'The 148-metre-high Calder Spire was finished in 2011'
  rule(
    String.raw`^(?:The|At) (\d[\d.,]*)-(metre|meter|foot|kilometre|kilometer|mile|km|m|ft)(?:-(high|tall|long|wide|deep))? (${NAME}),? (.+)$`,
    ([, count = '', unit = '', way, what = '', rest = '']) => {
      const how = way ?? (tall.test(what) ? 'high' : long.test(what) ? 'long' : null);
      if (how === null) return [];
      const plural = unit === 'foot' ? 'feet' : /^(?:km|m|ft)$/.test(unit) ? unit : `${unit}s`;
      return [`The ${what} is ${count} ${plural} ${how}.`, `The ${what} ${rest}`];
    },
  ),
];
