/** What a piece of text is, before it is tagged. */
export type PieceKind = 'word' | 'mark' | 'number' | 'opaque' | 'compound' | 'clitic';

/** A word or mark by its offsets. A `clitic` is the contracted or possessive end ("n't", "'s") of the piece before. */
export type Piece = {
  readonly start: number;
  readonly end: number;
  readonly kind: PieceKind;
};

/** Runs longer than this are kept as one opaque piece without a closer look. */
const longestWord = 100;

const plainWord = /^[A-Za-z\u00c0-\u024f\u1e00-\u1eff]+$/;
const openers = /^[("'“‘«[{<*_`~„‚¡¿…–—-]/;
const closers = /[)"'”’»\]}>*_`~,;:!?…–—.]$/;
const address = /^(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|mailto:)/i;
const mail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Amounts and counts with their sign or unit: '$3.50', '€20m', '50%', '5GB', '1,000', '10:30', '3rd', '1990s', '21°C'. */
const number =
  /^[+~≈<>≤≥±-]?[$€£¥₹]?\d[\d.,:]*(?:(?:st|nd|rd|th|s)|[kmbKMB]n?|[a-zA-Zµ°%‰]{1,4}|°[CFK])?(?:[²³])?$/;
/** ISO dates and moments, '5/3/2024', '04.03.20': one number each. */
const digitDate = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?:T[\d:.,]+(?:Z|[+-]\d\d:?\d\d)?)?$/;
const yearMonth = /^[12]\d{3}[-/](?:0?[1-9]|1[0-2])$/;
const yearRange = /^(\d{4})([-–—])(\d{2,4})$/;
const digitRange = /^(\d[\d.,]*)([–—])(\d[\d.,]*[\p{L}%°]{0,3})$/u;
const hyphenated =
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&+#]*(?:[-\u2010\u2011][\p{L}\p{N}][\p{L}\p{N}\p{M}'’.&+#]*)+$/u;
const dashed = /[–—]|--+/u;
const clitic = /^(\p{L}[\p{L}\p{N}.&-]*?)(n['’]t|['’](?:s|re|ve|ll|d|m))$/iu;
const possessed = /^(\p{L}[\p{L}\p{N}\p{M}.&_-]*|\d+)(['’]s)$/iu;
/** 'U.S.', 'e.g.', 'p.m.', 'Ph.D.': their last period belongs to them wherever they stand. */
const dotted = /^(?:\p{L}{1,2}\.){2,5}$/u;
/** Short words whose period belongs to them within a sentence. */
const abbreviation =
  /^(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Mt|Ft|Sr|Jr|Gen|Col|Capt|Lt|Sgt|Gov|Sen|Rep|Rev|Hon|Inc|Ltd|Corp|Co|Bros|vs|etc|al|approx|est|No|no|Nos|nos|Fig|fig|Figs|figs|Eq|Sec|Vol|vol|Ch|pp|p|ca|cf|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|\p{Lu})\.$/u;
const cannot = /^cannot$/i;

/**
 * Splits a sentence at spaces and marks. Addresses, paths, file names, versions, identifiers, mentions, dates in digits, amounts with
 * their signs and hyphenated words are one piece each; contractions and possessive endings are pieces of their own. Linear: each run
 * of characters between spaces is looked at a bounded number of times.
 */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const textEnd = text.trimEnd().length;
  const runs = /\S+/gu;
  for (let match = runs.exec(text); match !== null; match = runs.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    if (plainWord.test(match[0]) && match[0].length <= longestWord && !cannot.test(match[0]))
      pieces.push({ start, end, kind: 'word' });
    else splitRun(text, start, end, end >= textEnd, pieces);
  }
  return pieces;
}

/** One run between spaces. `isLast`: the last of its sentence, where a period is the sentence's. */
function splitRun(text: string, from: number, to: number, isLast: boolean, pieces: Piece[]): void {
  let start = from;
  let end = to;
  const behind: Piece[] = [];
  const limit = 12;
  for (let i = 0; i < limit && end - start > 1 && opensOnly(text, start, end); i++) {
    pieces.push({ start, end: start + 1, kind: 'mark' });
    start++;
  }
  for (let i = 0; i < limit && end - start > 1; i++) {
    const core = text.slice(start, end);
    if (core.length > longestWord ? !/[.,;:!?)\]"]$/.test(core) : !closers.test(core)) break;
    if (keepsEnd(core, isLast && behind.every(({ start: at }) => text[at] !== '.'))) break;
    const size = /\.{2,}$/.exec(core.slice(-6))?.[0].length ?? 1;
    behind.push({ start: end - size, end, kind: 'mark' });
    end -= size;
  }
  if (end > start) splitCore(text, start, end, pieces);
  for (let i = behind.length - 1; i >= 0; i--) pieces.push(behind[i] as Piece);
}

function opensOnly(text: string, start: number, end: number): boolean {
  const char = text.charAt(start);
  if (!openers.test(char)) return false;
  // '-5' is a number, '_id', '~/x' and '__init__' are identifiers, "'s" an ending
  if (char === '_') return false;
  if (/[-~<]/.test(char)) return /["'“(<-]/.test(text.charAt(start + 1));
  // 'the word(s)', '(re)build'
  return !(char === '(' && end - start > 2 && /^\(\p{L}{1,3}\)\p{L}/u.test(text.slice(start, start + 6)));
}

const opposite: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Whether the last mark of a run belongs to its word: 'Dr.', 'U.S.', 'f(x)', 'a[0]', 'C*'. */
function keepsEnd(core: string, isLast: boolean): boolean {
  const last = core.at(-1);
  if (last === '.') return dotted.test(core) || (!isLast && abbreviation.test(core));
  const opener = opposite[last ?? ''];
  if (opener !== undefined) return core.split(opener).length >= core.split(last ?? '').length;
  if (last === '_') return core.startsWith('_');
  return false;
}

/** A run without marks around it: one piece, or parts where it is a range, a contraction, or words without a space between. */
function splitCore(text: string, start: number, end: number, pieces: Piece[]): void {
  const core = text.slice(start, end);
  const kind = wholeKind(core);
  if (kind !== null) pieces.push({ start, end, kind });
  else if (!splitParts(text, start, end, core, pieces)) pieces.push({ start, end, kind: restKind(core) });
}

/** What a run is that is surely one piece; null where it may be parts. */
function wholeKind(core: string): PieceKind | null {
  if (core.length === 1) return /\d/.test(core) ? 'number' : /\p{L}/u.test(core) ? 'word' : 'mark';
  if (core.length > longestWord) return 'opaque';
  if (plainWord.test(core)) return cannot.test(core) ? null : 'word';
  if (address.test(core) || mail.test(core)) return 'opaque';
  if (digitDate.test(core) || yearMonth.test(core)) return 'number';
  if (yearRange.test(core) || digitRange.test(core)) return null;
  return number.test(core) ? 'number' : null;
}

function restKind(core: string): PieceKind {
  if (hyphenated.test(core)) return 'compound';
  if (/^[^\p{L}\p{N}]+$/u.test(core)) return 'mark';
  // 'Node.js', 'example.com'
  if (/^[\p{L}\p{M}]+(?:\.\p{L}{2,})+$/u.test(core)) return 'opaque';
  return /^[\p{L}\p{M}’'.]+$/u.test(core) ? 'word' : 'opaque';
}

/** Splits a run of several pieces; false where it is one. */
function splitParts(text: string, start: number, end: number, core: string, pieces: Piece[]): boolean {
  const range = yearRange.exec(core) ?? digitRange.exec(core);
  if (range !== null) {
    const cut = start + (range[1] as string).length;
    pieces.push({ start, end: cut, kind: 'number' });
    pieces.push({ start: cut, end: cut + 1, kind: 'mark' });
    pieces.push({ start: cut + 1, end, kind: 'number' });
    return true;
  }
  const contracted = cannot.test(core) ? 3 : (possessed.exec(core) ?? clitic.exec(core))?.[1]?.length;
  if (contracted !== undefined) {
    splitCore(text, start, start + contracted, pieces);
    pieces.push({ start: start + contracted, end, kind: 'clitic' });
    return true;
  }
  // 'Bern–Geneva' is one name; 'the pump—old as it was—failed' are words with dashes between
  const dash = /^\p{Lu}\p{L}+(?:–\p{Lu}\p{L}+)+$/u.test(core) ? null : dashed.exec(core);
  // 'word,word', 'a)b' lack a space; marks inside other runs belong to them ('a/b', 'x.y', 'f(x)')
  const mark = dash ?? /(?<=^[\p{L}\p{N}]+)[,;!?](?=\p{L})/u.exec(core);
  if (mark === null) return false;
  const cut = start + mark.index;
  const behind = cut + mark[0].length;
  if (cut > start) splitRun(text, start, cut, false, pieces);
  pieces.push({ start: cut, end: behind, kind: 'mark' });
  if (behind < end) splitRun(text, behind, end, false, pieces);
  return true;
}
