/** A half-open range of UTF-16 offsets. */
export type TextRange = { readonly start: number; readonly end: number };

/** A sentence longer than this is cut at a space: longer ones are tables, logs or noise. */
export const longestSentence = 2_000;

const set = (words: string) => new Set(words.split(' '));

/** Always followed by the rest of the sentence: titles, 'e.g.', 'Fig.' and the like. */
const neverEnds = set(
  'mr mrs ms dr prof messrs mme mlle hon rev fr gen col maj capt cmdr lt sgt cpl pvt adm gov sen rep reps sens pres supt insp ' +
    'mt ft e.g eg i.e ie cf viz vs v resp ca approx esp incl excl fig figs eq eqs eqn ref refs tab sec sect chap ch vol vols no nos ' +
    'nr art para pp p pt ed eds trans dept st ste',
);

/** End a sentence only before a word that begins one ('… at Acme Inc. The firm …'). */
const mayEnd = set(
  'inc corp ltd co llc plc bros assn univ jr sr esq ph.d phd m.d b.a m.a b.sc m.sc mba u.s u.k u.n e.u u.s.a d.c al ave blvd rd ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun est min max avg sp spp subsp',
);

/** End a sentence before any capital. */
const endsBeforeCapital = set('a.m p.m etc a.d b.c hr hrs lb lbs oz kg km cm mm gal');

const starters = set(
  'the a an this that these those it he she they we i you his her its their our my there here in on at by for from with after before ' +
    'during since until when while although though because if as but and so or yet however moreover furthermore meanwhile then also ' +
    'another some many most several both each every all no not one two three what who which where why how today yesterday tomorrow ' +
    'later earlier now once still according despite unlike like under over between within without instead overall finally first second ' +
    'third next last btw lol just also only even together neither either such other',
);

/** ' :(' in a message, which ends what stands in front. */
const emoticon = /^\s[:;]-?[)(DP](?=\s)/;
const opening = /[\s"'“”‘’«»([{*_–—-]/;

/**
 * Sentences of a text without markup, in order, without the space around them. Periods of abbreviations, initials, decimals,
 * versions, addresses and list numbers end none; neither does what stands within brackets or a quotation that closes soon.
 * Linear; a line feed (a hard break) ends a sentence unless the next line goes on in lower case. In a `casual` text, such as a talk,
 * sentences begin in lower case as well.
 */
export function splitSentences(text: string, casual = false): TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;
  let depth = 0;
  let quoted = false;
  const close = (end: number) => {
    pushTrimmed(ranges, text, start, end);
    start = end;
    depth = 0;
    quoted = false;
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (i - start >= longestSentence) {
      close(cutPlace(text, start, i));
      i = Math.max(i - 1, start);
      continue;
    }
    // letters and digits: by far the most characters
    if (
      (code >= 97 && code <= 122) ||
      code === 32 ||
      (code >= 65 && code <= 90) ||
      (code >= 48 && code <= 57)
    )
      continue;
    const char = text[i] as string;
    const face = casual && (code === 58 || code === 59) ? emoticon.exec(text.slice(i - 1, i + 4)) : null;
    if (face !== null) {
      close(i - 1 + face[0].length);
      i = start - 1;
      continue;
    }
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (char === '“' || char === '«') quoted = true;
    else if (char === '”' || char === '»') quoted = false;
    else if (char === '"') quoted = !quoted;
    else if (char === '\n') {
      if (!goesOn(text, i + 1)) close(i);
    } else if (char === '。' || char === '！' || char === '？') {
      close(closingEnd(text, i + 1));
      i = start - 1;
    } else if (char === '.' || char === '!' || char === '?' || char === '…') {
      const run = runEnd(text, i);
      const end = closingEnd(text, run);
      const closesQuote = quoted && /["”»]/.test(text.slice(run, end));
      const inside =
        (depth > 0 && closesSoon(text, end, ')]')) ||
        (quoted && !closesQuote && closesSoon(text, end, '"”»'));
      if (!inside && isBoundary(text, start, i, run, end, casual)) {
        close(end);
        i = end - 1;
      } else i = run - 1;
    }
  }
  pushTrimmed(ranges, text, start, text.length);
  return ranges;
}

function pushTrimmed(ranges: TextRange[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end > start) ranges.push({ start, end });
}

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    code === 0x3000 ||
    code === 0x2028 ||
    code === 0x2029
  );
}

function cutPlace(text: string, start: number, at: number): number {
  for (let i = at; i > start + longestSentence / 2; i--) if (isSpace(text.charCodeAt(i))) return i;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}

/** Behind a line break: whether the sentence goes on there. */
function goesOn(text: string, at: number): boolean {
  return (
    /^[ \t]*\p{Ll}/u.test(text.slice(at, at + 40)) && !/[.!?]\s*$/.test(text.slice(Math.max(0, at - 4), at))
  );
}

function runEnd(text: string, at: number): number {
  let i = at;
  while (i < text.length && i < at + 200 && /[.!?…]/.test(text[i] as string)) i++;
  return i;
}

function closingEnd(text: string, at: number): number {
  let i = at;
  while (i < text.length && i < at + 6 && /["'”’»)\]*_」』）]/.test(text[i] as string)) i++;
  return i;
}

function closesSoon(text: string, at: number, marks: string): boolean {
  const limit = Math.min(text.length, at + 400);
  for (let i = at; i < limit; i++) {
    if (marks.includes(text[i] as string)) return true;
    if (text[i] === '\n') return false;
  }
  return false;
}

function isBoundary(
  text: string,
  start: number,
  at: number,
  run: number,
  end: number,
  casual: boolean,
): boolean {
  if (end >= text.length) return true;
  if (!isSpace(text.charCodeAt(end))) return false;
  let next = end;
  while (next < text.length && opening.test(text[next] as string)) next++;
  const word = nextWord(text, next);
  if (word === '') return true;
  const first = String.fromCodePoint(text.codePointAt(next) as number);
  const lowerCase = /\p{Ll}/u.test(first) && !/\p{Lu}/u.test(word);
  const starts = starters.has(word.toLowerCase()) || (casual && /^\p{Ll}+(?:['’]|$)/u.test(word));
  const mark = text.slice(at, run);
  if (mark !== '.') {
    if (/^\.\.|…/.test(mark)) return !lowerCase;
    if (!lowerCase) return true;
    const plain = /^\p{Ll}/u.test(wordBefore(text, start, at)) && mark.includes('!');
    return end === run && (starts || plain);
  }
  const before = wordBefore(text, start, at);
  const bare = before.toLowerCase();
  if (/^\d{1,3}$/.test(before) && at - before.length <= start + leadingMarks(text, start)) return false;
  if (neverEnds.has(bare))
    return (
      (bare === 'no' || bare === 'st' || bare === 'pt' || bare === 'p') &&
      !lowerCase &&
      starts &&
      !/^\d/.test(word)
    );
  if (endsBeforeCapital.has(bare)) return !lowerCase;
  if (companyEnds.test(bare) && !lowerCase && startsSentence(text, start, at, next)) return true;
  if (mayEnd.has(bare)) return !lowerCase && starts && isCapitalWord(word);
  // 'Strom A/S. Orvane has …'
  if (before.length === 1 && text[at - 2] === '/') return !lowerCase;
  // an initial ('J. Smith'), or letters with periods between ('U.S.S.')
  if (/^\p{L}$/u.test(before) || /^(?:\p{L}\.)+\p{L}$/u.test(before)) {
    // 'M. A. Stone', 'X. I. Stone': another initial, no article and no 'I'
    if (/^\p{Lu}\.(?:\s|\p{Lu})/u.test(text.slice(next, next + 3))) return false;
    if (/^\p{Lu}$/u.test(before) || before.includes('.')) return !lowerCase && starts;
    // 'Ann Lee, b. 1948 in Beja'
    if (/^[bdm]$/.test(before) && /^(?:1[5-9]|20)\d\d\b/.test(text.slice(next, next + 5))) return false;
    return !lowerCase;
  }
  // 'We did so. pebble-sdk still needs Node 20.', 'It runs at 02:30. statement-mailer is …'
  if (
    lowerCase &&
    identifier.test(word) &&
    /^[\p{L}\p{N}-]*(?:[\p{L}\p{N}]{2}|-\d)$|^\d+(?:[.:]\d+)*$/u.test(before)
  )
    return true;
  // 'It has 36 nodes. cedar is unchanged.', 'It was upgraded to 1.29. birch was shut down.'
  if (
    lowerCase &&
    /^(?:\d+(?:[.:]\d+)+|\p{Ll}{5,})$/u.test(before) &&
    isKnownName(word, text.slice(next + word.length, next + word.length + 10))
  )
    return true;
  if (lowerCase) return starts && before.length > 1 && /^[\p{L}\p{N}%)'’-]+$/u.test(before);
  return true;
}

/** What a program or service is called, in lower case. */
const identifier = /^[a-z]{2}[a-z0-9]*(?:[-_][a-z0-9]+)*[-_](?:[a-z0-9]{3,}|\d\w*)$/;

/** 'cedar is': one thing by a name in lower case, with what is said of it. */
function isKnownName(word: string, behind: string): boolean {
  return /^[a-z][a-z0-9]{3,}$/.test(word) && /^ (?:is|was|has|had|will|now) /.test(behind);
}

const companyEnds = /^(?:inc|corp|ltd|co|llc|plc|[bn]\.v|s\.a(?:\.s)?|s\.p\.a|s\.r\.l|a\.s|e\.v)$/;

/** '… left Fairfax Ltd. Hal Stein joined it.': words enough in front, and a name with a verb behind; or a clipped sentence. */
function startsSentence(text: string, start: number, at: number, next: number): boolean {
  // 'Grubb & Co. Closed in 1971.'
  if (
    /^(?!Limited)(?:\p{Lu}\p{Ll}{2,}ed|Built|Sold|Bought) (?:in|by|on|to|at|since) /u.test(
      text.slice(next, next + 30),
    )
  )
    return true;
  if (!/\s\p{Ll}{2,}\s/u.test(text.slice(Math.max(start, at - 200), at))) return false;
  return /^(?:\p{Lu}[\p{L}\p{N}_'’-]*\s){1,3}(?:(?:Inc|Corp|Ltd|Co)\.\s)?(?!of\b|and\b|in\b|at\b|for\b|the\b|to\b|on\b|from\b|by\b|with\b)\p{Ll}{2,}/u.test(
    text.slice(next, next + 120),
  );
}

function isCapitalWord(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function leadingMarks(text: string, start: number): number {
  let i = start;
  while (i < start + 8 && i < text.length && opening.test(text[i] as string)) i++;
  return i - start;
}

function nextWord(text: string, at: number): string {
  let i = at;
  while (i < text.length && i < at + 30 && !/[\s.,;:!?()[\]"“”'’]/.test(text[i] as string)) i++;
  return text.slice(at, i);
}

function wordBefore(text: string, start: number, at: number): string {
  let i = at;
  while (i > start && i > at - 30 && !/[\s([{"“”‘/,;]/.test(text[i - 1] as string)) i--;
  return text.slice(i, at);
}
