import { verbShape } from '../../language/words/lexicon.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { tellsState } from '../../relations/copulas/states.ts';
import { classNounType } from '../../relations/names/name-types.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { possessiveOf } from '../reference/pronouns.ts';
import { PRICE } from '../rewordings/figures.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { isPersonsName, isWeekday } from './own-names.ts';
import { wordRole } from './wording.ts';

/** Who makes a kind of goods, and what they did to it. */
const makers = wordTable<string>({
  baker: 'baked',
  binder: 'bound',
  brewer: 'brewed',
  carver: 'carved',
  cook: 'cooked',
  distiller: 'distilled',
  grower: 'grown',
  maker: 'made',
  potter: 'made',
  roaster: 'roasted',
  weaver: 'woven',
  winemaker: 'made',
});

/** 'Rye is baked by Ute Klamm' of the column 'Baker' beside goods, which employ nobody; null for other columns, and for firms and their branches. */
export function wordMadeBy(kind: string, name: string, header: string, value: string): string | null {
  const done = makers[header.toLowerCase()];
  const isGoods =
    !/^(?:organization|place)$/.test(classNounType(kind.toLowerCase()) ?? '') &&
    !/^(?:branch|shop|site|location|name)$/i.test(kind) &&
    !/^(?:organization|place|person)$/.test(kindOfName(name).kind);
  return done !== undefined && isGoods && isPersonsName(value) ? `${name} is ${done} by ${value}` : null;
}

const amount =
  /^(?:per )?(\d[\d.,/]* ?(?:m?g|kg|lb|oz|[cm]?l|litres?|liters?|pints?|pieces?|pcs|people|persons|nights?|days?|hours?))$/iu;
const price = new RegExp(`^${PRICE}$`, 'u');

/** 'Rye costs €3.20 for 500 g' of a column whose header is an amount; null for other columns. */
export function wordAmountPrice(name: string, header: string, value: string): string | null {
  const [, much] = amount.exec(header) ?? [];
  return much !== undefined && price.test(value) ? `The price of ${name} is ${value} for ${much}` : null;
}

const dateHeader =
  /^(?:(?:launch|release|start|end|due|delivery|opening|closing|completion|publication)(?: date| day)?|launched|released|deadline|date)$/iu;

/** 'free' under 'Price', 'discontinued' and 'not planned yet' under 'Launch date': what is told where a figure or a day would stand; null for other cells. */
export function wordPlainCell(name: string, header: string, value: string): string | null {
  // 'soup' under 'Monday'
  if (isWeekday(header) && !/\d/.test(value)) return `${name} on ${header}: ${value}`;
  const said = value.replace(/\.$/, '');
  if (
    /^(?:(?:entry|ticket|unit|list) )?(?:price|cost|fee|admission)s?$/iu.test(header) &&
    /^free(?: of charge)?$/iu.test(said)
  )
    return `${name} ${/[^s]s$|^(?:[Cc]hildren|[Pp]eople)\b/.test(name) ? 'are' : 'is'} free of charge`;
  if (!dateHeader.test(header) || /\d/.test(said) || !/^\p{L}[\p{L} -]{2,40}$/u.test(said)) return null;
  // 'not planned yet', 'unknown': no day, and nothing besides
  if (/^(?:not|no|un(?:known|decided|clear|confirmed)|open|pending|later|soon)\b/iu.test(said))
    return `${name}: ${said}`;
  return tellsState(said) ? `${name} is ${uncapital(said)}` : null;
}

/** ' on 2026-03-02' behind what a version brought, where another column says when it came. */
export function dayOfChange(
  headers: readonly string[],
  cells: readonly { readonly plain: string }[],
  header: string,
): string {
  const isChange = /^(?:changes?|notes?|description|what['’]s new|highlights)$/iu.test(header);
  if (!isChange || !/^(?:version|release)$/i.test(headers[0] ?? '')) return '';
  const at = headers.findIndex((other) => /^(?:released?|date|release date)$/i.test(other));
  const day = cells[at]?.plain.trim() ?? '';
  if (!/\d{4}/.test(day)) return '';
  return ` ${/^\d{1,2} |^\d{4}-\d\d-|, /.test(day) ? 'on' : 'in'} ${day}`;
}

const listsFees = /\b(?:tariffs?|price list|prices|pricing|fees|charges|rates|admission|fares?|tickets)\b/iu;
const fee = /\b(?:charge|fee|price|rate|tariff|cost|fare|rent|deposit|subscription|levy|toll)\b/iu;

/** What a row of a price list with a column for each year cost in one of them: 'Standing charge' and 'Adult' below 'Tariffs of Orr'; null below other headings. */
export function wordFee(
  heading: string,
  subject: string | null,
  name: string,
  { header, value }: { readonly header: string; readonly value: string },
): string | null {
  if (!listsFees.test(heading) || !price.test(value)) return null;
  if (!fee.test(name) || subject === null) return `The price of ${name} in ${header} was ${value}`;
  return `${possessiveOf(subject)} ${uncapital(name)} in ${header} was ${value}`;
}

const remarks = /^(?:remarks?|comments?|notes?|status|changes?)$/iu;
const leaving = wordTable<string>({
  resigned: 'resigned',
  retired: 'retired',
  'stepped down': 'stepped down',
  left: 'resigned',
  departed: 'resigned',
  quit: 'resigned',
  dismissed: 'was dismissed',
  removed: 'was removed',
});
const gone = new RegExp(
  String.raw`^(${Object.keys(leaving).join('|')})(?:,? (?:on |in )?((?:\d{1,2} )?(?:\p{Lu}\p{Ll}{2,8} )?\d{4}))?\.?$`,
  'iu',
);

/** 'Resigned May 2022' under 'Remarks' beside somebody's post: which column says so, and how the post ended; null where no cell does. */
export function endOfPost(
  headers: readonly string[],
  cells: readonly string[],
): { readonly column: number; readonly word: (role: string, since: string) => string } | null {
  const column = headers.findIndex((header, i) => remarks.test(header) && gone.test(cells[i] ?? ''));
  const [, done = '', day] = gone.exec(cells[column] ?? '') ?? [];
  if (done === '') return null;
  const when = day === undefined ? '' : ` ${/^\d{1,2} /.test(day) ? 'on' : 'in'} ${day}`;
  return {
    column,
    // 'since 2019' beside 'Resigned May 2023'
    word: (role, since) =>
      day !== undefined && since.startsWith(' since ')
        ? `${role.replace(' is ', ' was ')}${since.replace(' since ', ' from ')} to ${day}`
        : `${role.replace(/ is (?:the |an? )?/u, ` ${leaving[done.toLowerCase()] ?? ''} as `)}${when}`,
  };
}

/** 'Secretary', 'Resigned 30 June 2023', 'sold out' under 'Remarks': what it says of the row, and no property of it. */
export function wordRemark(subject: string | null, name: string, value: string): string {
  const remark = value.replace(/\.$/, '').replace(/^hon\. ?/iu, 'honorary ');
  const last = remark.toLowerCase().split(' ').at(-1) ?? '';
  if (isPersonsName(name) && isRole(last)) return wordRole(subject, name, remark);
  const [, done = '', day = ''] =
    /^(\p{Lu}\p{Ll}+)(?: (?:on |in )?((?:\d{1,2} )?(?:\p{Lu}\p{Ll}{2,8} )?\d{4}))?$/u.exec(remark) ?? [];
  const { past } = verbShape(done.toLowerCase(), done.toLowerCase());
  if (isPersonsName(name) && past && done !== '')
    return `${name} ${uncapital(done)}${day === '' ? '' : ` ${/^\d{1,2} /.test(day) ? 'on' : 'in'} ${day}`}`;
  return `${name}: ${value}`;
}
