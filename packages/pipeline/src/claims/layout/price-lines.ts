import { isTier, typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { PRICE } from '../rewordings/figures.ts';

const price = new RegExp(`^${PRICE}\\.?$`, 'u');
/** 'Velora X1', 'Tarn 200 Pro': a make and its model. */
const model =
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:\p{Lu}{0,3}-?\d{1,4}\p{Lu}?|\p{Lu}\d{0,3})(?: \p{Lu}[\p{L}]*)?$/u;

/** 'Basic ticket', 'Pro plan': a grade of what is sold by grades. */
const graded = /^\p{Lu}[\p{L}-]+(?: [\p{L}-]+)? (\p{Ll}+)$/u;

const GROUP =
  '(?:adults?|children|child|kids|students?|pupils|seniors?|pensioners?|concessions?|families|family|groups?|members?|non-members?|residents|visitors|under-\\d+s)';
const PLURALS: Readonly<Record<string, string>> = { child: 'children', family: 'families' };
const group = new RegExp(`^${GROUP}$`, 'iu');
/** What it was before, in brackets behind the price. */
const before =
  /,? \((?:before|was|previously|formerly|old|until now|up from|down from):? [^()]{1,30}\)\.?$/iu;
const forGroup = new RegExp(`^(${GROUP}):? (${PRICE}|\\d[\\d.,]* \\p{Ll}{3,8})$`, 'iu');

/** 'adults', of 'Adult' */
function plural(whom: string): string {
  const lower = whom.toLowerCase();
  return PLURALS[lower] ?? (/(?:s|ren)$/.test(lower) ? lower : `${lower}s`);
}

/** 'Velora X1: 299 euros', 'Basic ticket: $20', 'Day tickets: adults 6 francs', 'Adults: 6 francs (before: 5)' in a list of prices; null for other lines. */
export function wordPrice(key: string, written: string, subject: string | null = null): string | null {
  const value = written.replace(before, '');
  const [, whom = '', sum = ''] = forGroup.exec(value) ?? [];
  if (whom !== '' && /\b(?:tickets?|pass(?:es)?|entry|admission|fares?)$/i.test(key)) {
    const what =
      subject === null || /^(?:entry|admission)$/i.test(key) ? key : `${subject} ${key.toLowerCase()}`;
    const of = /^(?:entry|admission)$/i.test(key) ? (subject ?? key) : what;
    return `The price of ${of} for ${plural(whom)} is ${sum}`;
  }
  const [, where] =
    /^(?:[Aa]dmission|[Ee]ntrance|[Ee]ntry)(?: fee| price)? (?:to|for) ((?:the )?\p{Lu}.{1,50})$/u.exec(
      key,
    ) ?? [];
  const [first = ''] = value.split(/[,;] (?=\p{Ll})/u);
  if (where !== undefined && (price.test(first) || /^\d[\d.,]* \p{Ll}{3,8}$/u.test(first)))
    return `The admission price of ${where} is ${first.replace(/\.$/, '')}`;
  if (group.test(key) && subject !== null && price.test(value))
    return `The price of ${subject} for ${plural(key)} is ${value.replace(/\.$/, '')}`;
  if (!price.test(value)) return null;
  const isGraded = isTier(graded.exec(key)?.[1] ?? '');
  const isModel =
    model.test(key) &&
    kindOfName(key).kind !== 'place' &&
    !/^(?:organization|place|event)$/.test(typeOfName(key).type);
  return isGraded || isModel ? `The ${key} costs ${value.replace(/\.$/, '')}` : null;
}
