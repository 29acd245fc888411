/** Texts of which a match of a pattern holds at least one; null where none can be told. */
export type NeededText = readonly string[] | null;

/** More to look for than this tells little of where a pattern may match. */
const MOST = 64;
/** What is shorter than this is in nearly every sentence. */
const SHORTEST = 3;

/**
 * Reads off a pattern which of a few texts its matches must hold: ' replaced ' of `^(\p{Lu}\w+) replaced (.+)$`. Most patterns fit no
 * sentence at hand, and to look for a text is far cheaper than to try one. What this reader does not know (a back reference) needs
 * nothing; of a pattern that ignores case, or whose classes may nest (`v`), nothing is told.
 */
export function neededText({ source, flags }: Pick<RegExp, 'source' | 'flags'>): NeededText {
  if (flags.includes('i') || flags.includes('v')) return null;
  const reader = { source, at: 0 };
  const needed = readAlternatives(reader);
  return reader.at === source.length && isWorthwhile(needed) ? needed : null;
}

type Reader = { readonly source: string; at: number };

function isWorthwhile(needed: NeededText): boolean {
  return needed !== null && needed.length <= MOST && needed.every(({ length }) => length >= SHORTEST);
}

/** Longer texts first; of equally long ones the fewer. */
function better(one: NeededText, other: NeededText): NeededText {
  if (one === null || other === null) return one ?? other;
  const value = (needed: readonly string[]) =>
    (isWorthwhile(needed) ? 100 : 0) +
    4 * Math.min(...needed.map(({ length }) => length)) -
    2 * needed.length;
  return value(other) > value(one) ? other : one;
}

function readAlternatives(reader: Reader): NeededText {
  const all: NeededText[] = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at++;
    all.push(readSequence(reader));
  }
  const known = all.filter((needed) => needed !== null);
  return known.length < all.length ? null : [...new Set(known.flat())];
}

function readSequence(reader: Reader): NeededText {
  let best: NeededText = null;
  let run = '';
  const endRun = () => {
    if (run !== '') best = better(best, [run]);
    run = '';
  };
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) {
    const item = readItem(reader);
    const least = readLeast(reader);
    if (item.literal !== null && least === null) run += item.literal;
    else {
      if (item.literal !== null && least !== null && least > 0) run += item.literal;
      endRun();
      if (item.literal === null && least !== 0) best = better(best, item.needed);
    }
  }
  endRun();
  return best;
}

type Item = { literal: string | null; needed: NeededText };

const anything: Item = { literal: null, needed: null };

function readItem(reader: Reader): Item {
  const { source } = reader;
  const char = String.fromCodePoint(source.codePointAt(reader.at) ?? 0);
  reader.at += char.length;
  if (char === '(') return readGroup(reader);
  if (char === '[') {
    for (; source[reader.at] !== ']' && reader.at < source.length; reader.at++)
      if (source[reader.at] === '\\') reader.at++;
    reader.at++;
    return anything;
  }
  if (char === '\\') {
    const escaped = source[reader.at] ?? '';
    reader.at++;
    const braced = /^(?:[pPu]\{[^}]*\}|k<[^>]*>)/u.exec(source.slice(reader.at - 1, reader.at + 60));
    if (braced !== null) reader.at += braced[0].length - 1;
    else if (/[xu]/.test(escaped)) reader.at += escaped === 'x' ? 2 : 4;
    return /[\p{L}\p{N}]/u.test(escaped) ? anything : { literal: escaped, needed: null };
  }
  return /[.^$]/.test(char) ? anything : { literal: char, needed: null };
}

function readGroup(reader: Reader): Item {
  const opening = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(reader.source.slice(reader.at, reader.at + 40))?.[0] ?? '';
  reader.at += opening.length;
  const needed = readAlternatives(reader);
  reader.at++;
  return { literal: null, needed: opening.endsWith('!') ? null : needed };
}

/** How often at least the item in front comes, by its quantifier; null where it has none. */
function readLeast(reader: Reader): number | null {
  const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 12));
  if (found === null) return null;
  reader.at += found[0].length;
  return found[1] === undefined ? (found[0].startsWith('+') ? 1 : 0) : Number(found[1]);
}
