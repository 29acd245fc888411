/**
 * A `timestamptz` that was selected as text, as an answer writes it: '2019-03-01 00:00:00+00' as
 * '2019-03-01T00:00:00.000Z'. Where a time is only shown, the way over a Date (a text taken apart by expressions, and
 * written anew) takes twenty times as long, which is a third of what a look-up of a hundred facts costs.
 * Fractions are told to the millisecond; what is not of the years 1 to 9999 goes by a Date all the same.
 */
export function utcText(text: string): string;
export function utcText(text: string | null): string | null;
export function utcText(text: string | null): string | null {
  if (text === null) return null;
  // 'BC' stands behind the offset, and a year of five digits moves the blank
  if (text.charCodeAt(10) !== BLANK || !text.endsWith('+00'))
    return new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString();
  const millis = text.length === WHOLE_SECONDS ? '000' : text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${millis}Z`;
}

const BLANK = 32;
/** The length of '2019-03-01 00:00:00+00'. */
const WHOLE_SECONDS = 22;
