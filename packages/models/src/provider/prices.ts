/** US dollars for a million tokens. */
export type Price = { readonly in: number; readonly out: number };

/** Prices by model, as `vendor/model`; of models whose provider does not tell what a call cost. */
export type PriceTable = ReadonlyMap<string, Price>;

/**
 * What is reserved for a model of which nothing is known: the price of the dearer models of 2026. Only reservations are made with
 * it, never receipts.
 */
const ASSUMED: Price = { in: 3, out: 15 };

const entry = /^([^\s=;,]+)=(\d{1,9}(?:\.\d{1,9})?):(\d{1,9}(?:\.\d{1,9})?)$/;

/**
 * Reads `vendor/model=0.15:0.6; other/model=1:2`: US dollars for a million tokens in and out. Throws a `RangeError` that names the
 * entry that cannot be read.
 */
export function parsePrices(text: string): PriceTable {
  const table = new Map<string, Price>();
  for (const part of text.split(/[;,]/).map((each) => each.trim())) {
    if (part === '') continue;
    const match = entry.exec(part);
    if (match === null) throw new RangeError(`${JSON.stringify(part)} is not vendor/model=IN:OUT`);
    const [, model = '', tokensIn, tokensOut] = match;
    table.set(model, { in: Number(tokensIn), out: Number(tokensOut) });
  }
  return table;
}

/** US dollars as a decimal in digits, at most twelve behind the point. */
export function usdText(usd: number): string {
  return usd.toFixed(12).replace(/\.?0+$/, '');
}

/** What tokens cost at a price, in US dollars. */
export function costOf(price: Price, tokensIn: number, tokensOut: number): number {
  return (tokensIn * price.in + tokensOut * price.out) / 1_000_000;
}

/** What is reserved for a call before it is made, in US dollars. */
export function estimateUsd(
  prices: PriceTable,
  model: string,
  tokensIn: number,
  maxTokensOut: number,
): number {
  return costOf(prices.get(model) ?? ASSUMED, tokensIn, maxTokensOut);
}

/** Tokens of a text, on the safe side: a token of Latin script has about four letters, one of others may be one letter. */
export function countTokensAtMost(text: string): number {
  let narrow = 0;
  let wide = 0;
  for (const char of text) {
    if ((char.codePointAt(0) ?? 0) < 0x250) narrow++;
    else wide++;
  }
  return Math.ceil(narrow / 3) + wide + 8;
}
