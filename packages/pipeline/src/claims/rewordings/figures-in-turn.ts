import { isRelativeYear, RELATIVE_YEAR, yearsAfter } from './relative-years.ts';
import { type Rule, rule, YEAR } from './sentence-rule.ts';

const ROUGHLY = '(?:about|around|some|nearly|almost|over|roughly|more than|just under|just over)';
const FIGURE = String.raw`(?:${ROUGHLY} )?[$€£]?\d[^;()]{0,40}?`;
/** When a figure holds: by its own date, or by how it lies to the figure before. */
const WHEN = String.raw`(?:(?:in|for|on|by|from|since|between|until|till|during|at|as of) [^;,()]*?${YEAR}|\(${YEAR}\)|${RELATIVE_YEAR})`;
const AND = '(?:,? and then|,? and|,? then|,)';

const between = new RegExp(
  String.raw`(?<=${YEAR}\)?|the year after|(?:following|next) year|later|after that|on)${AND} (?=(?:${ROUGHLY} )?[$€£]?\d)`,
  'u',
);
const figureWhen = new RegExp(`^(${FIGURE}) (${WHEN})$`, 'u');
/** A figure in parts: how nearly, the sign of money, the number with its scale, what is counted. */
const figureParts = new RegExp(
  String.raw`^((?:${ROUGHLY} )?)([$€£]?)(\d[\d.,]*(?:%| ?(?:per ?cent|million|billion|thousand|m|bn|k)\b)?)((?: [^\s\d,]+){0,3})$`,
  'u',
);

/** Where in a sentence a figure may begin; numbers in front of the list ('Line 4 had …') are tried first. */
const figureStart = new RegExp(String.raw`(?<=\S) (?=(?:${ROUGHLY} )?[$€£]?\d)`, 'gu');
const MAX_STARTS = 4;
/** 'higher than', 'from': in front of what is compared, and not of what is told in turn. */
const unending = /\b(?:to|than|and|or|versus|against)$/;

type Dated = { value: string; sign: string; unit: string; when: string };

/** Figures of one thing, each with a time of its own. */
export const figuresInTurn: readonly Rule[] = [
  // 'had sales of €41 million in 2018, €46 million in 2019 and €39 million the following year'
  rule(String.raw`^([^;:]*\d[^;:]*?)\.?$`, ([, said = '']) => {
    for (const { index } of [...said.matchAll(figureStart)].slice(0, MAX_STARTS)) {
      const front = said.slice(0, index);
      const figures = unending.test(front) ? null : readFigures(said.slice(index + 1));
      if (figures !== null)
        return figures.map(({ value, unit, when }) => `${front} ${value}${unit} ${when}.`);
    }
    return [];
  }),
  // 'The unemployment rate in Meran fell from 4.1 per cent in 2019 to 3.8 per cent in 2021', 'The choir grew from 20 singers in 2010 to 34 in 2014'
  rule(
    String.raw`^([^;:]+?) (?:has |had )?(?:rose|risen|fell|fallen|grew|grown|dropped|increased|decreased|climbed|declined|sank|sunk|shrank|shrunk|jumped|slipped|expanded|swelled|soared|went(?: up| down)?|gone up|gone down) from (${FIGURE} ${WHEN}) to (${FIGURE} ${WHEN})\.?$`,
    ([, what = '', first = '', second = '']) => {
      const figures = readFigures(`${first} and ${second}`);
      const [one] = figures ?? [];
      const isMoney =
        one?.sign !== '' || /(?:euros?|dollars|pounds|francs|kron[oe]r|crowns|yen)$/.test(one.unit);
      const verb = !isHaver.test(what) || one?.unit === '' ? beOf(what) : isMoney ? 'cost' : 'had';
      return figures?.map(({ value, unit, when }) => `${what} ${verb} ${value}${unit} ${when}.`) ?? [];
    },
  ),
];

/** 'The choir', 'Orsted Foods': what has singers or employees, where 'Output' and 'The price of milk' are so many tonnes or euros. */
const isHaver =
  /^(?:(?:The|Its|Their|Our) (?!number|price|cost|fee|rent|rate|output|share|budget)\p{Ll}+|(?:The )?\p{Lu}\S*(?: \p{Lu}\S*)*(?: \p{Ll}+)?|(?:It|He|She|They))$/u;

/** 'Sales of Brixen Cables' were, 'The rate in Meran' was. */
function beOf(what: string): string {
  return /[^s'’]s$/.test(what.replace(/ (?:of|in|at|for|on|from|to|among|per) .*$/u, '')) ? 'were' : 'was';
}

/** The figures of a list, each with the unit and the year that the one before lends it; null where a part is no such figure. */
function readFigures(list: string): Dated[] | null {
  const read: Dated[] = [];
  for (const part of list.split(between)) {
    const [, told = '', said = ''] = figureWhen.exec(part) ?? [];
    const [, roughly = '', ownSign = '', number = '', ownUnit = ''] = figureParts.exec(told) ?? [];
    const last = read.at(-1);
    const when = isRelativeYear(said)
      ? yearsAfter(said, last?.when ?? '')
      : said.replace(/^\((.+)\)$/, 'in $1');
    if (number === '' || when === null) return null;
    const isBare = ownSign === '' && ownUnit === '';
    const sign = isBare ? (last?.sign ?? '') : ownSign;
    const unit = isBare ? (last?.unit ?? '') : ownUnit;
    read.push({ value: `${roughly}${sign}${number}`, sign, unit, when });
  }
  return read.length < 2 ? null : read;
}
