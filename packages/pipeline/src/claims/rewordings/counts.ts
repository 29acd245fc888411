import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, ruleHolding, TIME_IN_FRONT, uncapital } from './sentence-rule.ts';

const COUNT = String.raw`(?:\d[\d.,]*\d|\d)`;
const NUMBER = `(?:${COUNT}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty))`;
const ROUGHLY = '(?:about |around |some |nearly |almost |over |more than |just )?';
const UP =
  'grown|grew|grows|risen|rose|rises|swelled|swollen|expanded|been expanded|been enlarged|been extended|enlarged|extended|increased|gone up|went up|climbed|doubled|tripled';
const DOWN =
  'shrunk|shrank|shrinks|fallen|fell|falls|dropped|declined|decreased|been cut|been reduced|cut|reduced|dwindled|gone down|went down';
const WHO = `(${NAME}|[Ii]t|[Tt]he \\p{Ll}+)`;
const WHEN = '((?: (?:in|by|since|over|during) [^,;.]{3,30}?)?)';
/** What is measured rather than counted, or counted in rooms of its own. */
const noPart =
  /^(?:metres?|meters?|kilomet(?:re|er)s?|centimet(?:re|er)s?|feet|miles?|inch(?:es)?|yards|degrees?|points?|percent|per|euros?|dollars?|pounds?|cents?|francs|kron[aeo]r|yen|tonnes?|tons?|kilos?|kilograms?|grams?|litres?|liters?|hectares?|acres?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times?|places?|people|inhabitants|residents|souls|employees|workers|staff|million|billion|thousand|knots|watts|volts|goals?|votes?|wins?|seats?)$/;

/** How many of something a body has, told by what it has grown or shrunk to: each such figure comes in the place of the last. */
export const counts: readonly Rule[] = [
  // 'The Tarn Choir has grown from 34 to 51 singers', 'Orr Hospital was expanded to 310 beds in 2019'
  ruleHolding(
    ' to ',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:has |had |have |was |is |since )*(?:(${UP})|(?:${DOWN}))(?: in size)?(?: by [^,;]{1,20}?)?((?: from ${NUMBER})?)(?: (?:\p{Ll}+ )?\p{Ll}+s)? to ${ROUGHLY}(${NUMBER}) ((?:[\p{Ll}-]+ )?([\p{Ll}-]+s))${WHEN}\.?$`,
    ([, front = '', who = '', up, from = '', count = '', what = '', noun = '', when = '']) =>
      noPart.test(noun) || kindOfName(who).kind === 'person'
        ? []
        : [
            `${front}${ofWhom(who, front)} number of ${what} ${up === undefined ? 'fell' : 'rose'}${from} to ${count}${when}.`,
          ],
  ),
  // 'The number of pupils at Orr Primary rose to 410'
  ruleHolding(
    'umber of ',
    String.raw`^${TIME_IN_FRONT}[Tt]he number of ([\p{Ll}-]+s) (?:of|at|in) (${NAME}) (?:has |had )?(${UP}|${DOWN}|is|was|stands at|stood at|reached)\b(.+)$`,
    ([, front = '', noun = '', who = '', verb = '', rest = '']) =>
      noPart.test(noun) || kindOfName(who).kind === 'person'
        ? []
        : [`${front}${ofWhom(who, front)} number of ${noun} ${verb}${rest}`],
  ),
  // 'Membership of the Tarn Club has fallen to 47'
  ruleHolding(
    'embership ',
    String.raw`^${TIME_IN_FRONT}(?:[Tt]he )?[Mm]embership (?:of|at|in) ${WHO} (?:has |had )?(?:(${UP})|(?:${DOWN}))((?: from ${NUMBER})?) to ${ROUGHLY}(${NUMBER})(?: members)?${WHEN}\.?$`,
    ([, front = '', who = '', up, from = '', count = '', when = '']) => [
      `${front}${ofWhom(who, front)} number of members ${up === undefined ? 'fell' : 'rose'}${from} to ${count}${when}.`,
    ],
  ),
  // 'Some 41,000 vehicles cross the Tarn Bridge every day', 'About 30,000 people visit it each year'
  ruleHolding(
    'cross|use|travel|visit|pass',
    String.raw`^((?:[Aa]bout |[Aa]round |[Ss]ome |[Nn]early |[Aa]lmost |[Oo]ver |[Mm]ore than |[Uu]p to )?${COUNT}(?: million)?) (vehicles|cars|lorries|trucks|trains|ships|passengers|commuters|cyclists|pedestrians|people|visitors|tourists|guests) (cross|use|travel on|visit|pass through) (${NAME}|it|the \p{Ll}+) (?:every|each|per|an?) (day|week|month|year)\.?$`,
    ([, count = '', whom = '', verb = '', what = '', span = '']) => [
      /^(?:visit|pass)/.test(verb)
        ? `${capital(what)} has ${uncapital(count)} visitors every ${span}.`
        : `${capital(what)} carries ${uncapital(count)} ${whom} every ${span}.`,
    ],
  ),
];

/** 'Its', "The Tarn Choir's": at the beginning of a sentence or behind a time in front. */
function ofWhom(who: string, front: string): string {
  if (/^it$/i.test(who)) return front === '' ? 'Its' : 'its';
  return `${front === '' ? who.charAt(0).toUpperCase() + who.slice(1) : who.replace(/^The /, 'the ')}'s`;
}
