/** Turns UTF-16 offsets of one text into code points and back. */
export type CodePointIndex = {
  /** Length in code points. */
  readonly length: number;
  toCodePoint(utf16: number): number;
  toUtf16(codePoint: number): number;
  slice(start: number, end: number): string;
};

const STEP = 512;

/**
 * An index over `text`: identity where no character lies outside the BMP, else a table with one entry per 512 units and a
 * short count within it. An offset inside a surrogate pair counts as the offset behind it.
 */
export function createCodePointIndex(text: string): CodePointIndex {
  if (!/[\ud800-\udbff]/.test(text)) {
    return {
      length: text.length,
      toCodePoint: (utf16) => utf16,
      toUtf16: (codePoint) => codePoint,
      slice: (start, end) => text.slice(start, end),
    };
  }
  // pairs[i]: pairs that end at or before unit i * STEP
  const pairs = new Uint32Array(Math.ceil(text.length / STEP) + 1);
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    if (i % STEP === 0) pairs[i / STEP] = count;
    if (isPair(text, i)) count++;
  }
  pairs[pairs.length - 1] = count;

  const toCodePoint = (utf16: number): number => {
    const at = Math.max(0, Math.min(utf16, text.length));
    const step = Math.floor(at / STEP);
    let before = pairs[step] ?? 0;
    // A pair across the boundary was counted at its first unit, in the step before.
    for (let i = step * STEP; i < at; i++) if (isPair(text, i)) before++;
    return at - before + (at > 0 && isPair(text, at - 1) ? 1 : 0);
  };
  const toUtf16 = (codePoint: number): number => {
    let low = 0;
    let high = pairs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (toCodePoint(middle * STEP) <= codePoint) low = middle;
      else high = middle - 1;
    }
    let at = Math.min(low * STEP, text.length);
    if (at > 0 && isPair(text, at - 1)) at++;
    let seen = toCodePoint(at);
    while (seen < codePoint && at < text.length) {
      at += isPair(text, at) ? 2 : 1;
      seen++;
    }
    return at;
  };
  return {
    length: text.length - count,
    toCodePoint,
    toUtf16,
    slice: (start, end) => text.slice(toUtf16(start), toUtf16(end)),
  };
}

function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
}
