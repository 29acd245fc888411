import type { Table } from '@memory/markdown';
import { verbShape } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { nounReadings } from '../../relations/predicates.ts';
import { isRole } from '../reference/entity-kinds.ts';

/** 'Owner', 'Employer' in front of a row of a table whose columns are of one thing or person each. */
const held =
  /^(?:owner|owned by|maintainer|(?:current |latest )?version|status|licen[cs]e|release date|launch date|deadline|employer|works at|company|lives in|home|city|town|location|based in|headquarters|job(?: title)?|role|occupation|profession|age|born|ceo|founded|founder|founded by|employees|population|capital|phone|e-?mail)$/iu;

const figured =
  /^(?:(?:monthly|annual|yearly) )?(?:price|cost|fee|storage|users?|seats?|support|capacity|weight|length|height|width|size|speed|memory|battery|range|power|warranty|colou?r|material)(?: per \p{L}+)?$/iu;

/** Whether a row is a figure that a plan which one subscribes to has, as ships and machines have lengths. */
export function isOfPlans(name: string): boolean {
  return (
    figured.test(name) &&
    !/\b(?:weight|length|height|width|speed|range|power|colou?r|material)\b/iu.test(name)
  );
}

/** 'Price' below a header that says nothing, beside 'Basic' and 'Pro' */
export function isProperty(header: string, name: string): boolean {
  return header === '' && (figured.test(name) || held.test(name));
}

const READ_ROWS = 12;

/**
 * Whether a table whose first column has no header compares what its other columns are: its rows are called by what things have ('Price',
 * 'Built', 'Captain') rather than by names, and its columns are not.
 */
export function isCompared(table: Table): boolean {
  const { columns, rowCount } = table;
  const [first = '', ...names] = columns.map(({ plain }) => plain.trim());
  if (names.length < 2 || first !== '' || rowCount === 0) return false;
  // 'Revenue' beside '2023' and '2024'
  if (names.every((name) => /\b(?:19|20)\d\d$|^[QH]\d$/i.test(name))) return false;
  const keys: string[] = [];
  for (let row = 0; row < Math.min(rowCount, READ_ROWS); row++)
    keys.push(table.row(row)[0]?.plain.trim() ?? '');
  if (isProperty('', keys[0] ?? '')) return true;
  const share = (words: readonly string[]) => words.filter(isOfThings).length / words.length;
  return share(keys) >= 0.5 && share(names) < 0.5;
}

/** 'Price', 'Built', 'Captain', 'Operating system', but not 'Aurora' */
function isOfThings(label: string): boolean {
  if (!/^\p{Lu}[\p{Ll}.-]+(?: [\p{Ll}.()-]+){0,3}$|^\p{Lu}{2,3}$/u.test(label)) return false;
  const lower = label.toLowerCase();
  const [head = '', ...more] = lower.split(' ');
  const last = more.at(-1) ?? head;
  if (isProperty('', label) || isRole(last) || nounReadings(lower).length > 0) return true;
  // 'Opened in'
  if (verbShape(head, head).participle) return true;
  return (
    (more.length > 0 && [head, ...more].every((word) => isKnownWord(word))) || nounReadings(last).length > 0
  );
}

/** Headers of a table of two columns whose first row stands in the place of its header: 'Born | 3 May 1951'. */
export function isHeadless(table: Table): boolean {
  const [key = '', value = '', ...others] = table.columns.map(({ plain }) => plain.trim());
  const isWord = isOfThings(key) || /^\p{Lu}\p{Ll}+$/u.test(key);
  if (others.length > 0 || table.rowCount === 0 || value === '' || !isWord) return false;
  let told = 0;
  for (let row = 0; row < Math.min(table.rowCount, READ_ROWS); row++)
    if (isOfThings(table.row(row)[0]?.plain.trim() ?? '')) told++;
  if (!isOfThings(key) && (told < 2 || told * 3 < table.rowCount * 2)) return false;
  // 'Detail | Answer' heads its rows
  const isValue = !isOfThings(value) && !generic.test(value);
  return isValue && told * 2 >= Math.min(table.rowCount, READ_ROWS);
}

const generic =
  /^(?:values?|details?|description|info(?:rmation)?|data|answers?|entr(?:y|ies)|contents?|spec(?:ification)?s?|figures?|notes?|comments?|examples?|explanation|meaning|result|amount|number|total|count)$/i;
