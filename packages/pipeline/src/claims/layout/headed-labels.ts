import { kindOfName } from '../reference/entity-kinds.ts';
import { isOwnName, type Labelled } from './wording.ts';

const money =
  /^(?:(?:from|about) )?(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£¥]|(?:euros?|EUR|dollars?|USD|pounds?|GBP|francs?|CHF)\b))/u;
const listsPrices =
  /^(?:(?:our|current|new) )?(?:(?:price|wine|drinks|parts|product) list|prices|pricing|menu|tariffs?|rates|products|shop|drinks|food|products and prices)(?:,? \d{4})?$/i;
/** Labels that are of money themselves. */
const moneyKey =
  /\b(?:prices?|costs?|fees?|rates?|totals?|sum|deposit|rent|salary|budget|revenue|turnover|tax|vat|discount|shipping|delivery|currency|value|amount)\b/i;
const moves =
  /^(?:new )?(joined|joining|left|leaving|leavers?|joiners?|promoted|hired|appointed|elected|retired|retiring|resigned)$/i;
const moved =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})((?:,? (?:as|to|from|on|in) |, )\p{L}[^;]{2,60})?\.?$/u;
const verbs: Readonly<Record<string, string>> = {
  joined: 'joined',
  joiner: 'joined',
  joiners: 'joined',
  joining: 'will join',
  left: 'left',
  leaver: 'left',
  leavers: 'left',
  leaving: 'will leave',
  retiring: 'will retire',
  retired: 'retired',
  resigned: 'resigned',
};

/**
 * A label that means what the heading above it says rather than a property of the page: 'Aero kettle: £39' in a price list,
 * 'Joined: Ada Moss' in news of the staff. Null for other labels.
 */
export function wordHeaded(heading: string, subject: string | null, { key, value }: Labelled): string | null {
  if (listsPrices.test(heading.trim()) && money.test(value) && !moneyKey.test(key))
    return `The price of ${key} is ${value.replace(/\.$/, '')}`;
  const [, move = ''] = moves.exec(key) ?? [];
  const [, who = '', more = ''] = move === '' ? [] : (moved.exec(value) ?? []);
  const kind = subject === null ? null : kindOfName(subject).kind;
  if (who === '' || !isOwnName(who) || kind === 'person') return null;
  const verb = verbs[move.toLowerCase()] ?? `was ${move.toLowerCase()}`;
  const where = /^(?:joined|left)$/.test(verb) && kind === 'organization' ? ` ${subject}` : '';
  return `${who} ${verb}${where}${more.startsWith(', ') ? '' : more}`;
}
