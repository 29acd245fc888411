/** Where the cased scripts of names in English prose have their letters: Latin, Greek and Cyrillic. */
const cased = [
  [0x20, 0x52f],
  [0x1e00, 0x1eff],
] as const;

/** Other scripts' letters, and the marks among them, as ranges wide enough to be few. */
const uncased = String.raw`\u0531-\u1dff\u1f00-\u1fff\u3041-\ud7ff\uf900-\ufdff`;

const classes: Readonly<Record<string, string>> = {
  Lu: rangesOf(/\p{Lu}/u),
  Ll: rangesOf(/\p{Ll}/u),
  L: rangesOf(/\p{L}/u) + uncased,
  M: rangesOf(/\p{M}/u),
  N: rangesOf(/\p{N}/u),
};

/** The characters of the cased scripts that a class takes in, as the inside of a bracketed class. */
function rangesOf(kind: RegExp): string {
  let ranges = '';
  for (const [from, to] of cased) {
    let start: number | null = null;
    for (let code = from; code <= to + 1; code++) {
      const isOfKind = code <= to && kind.test(String.fromCodePoint(code));
      if (isOfKind) start ??= code;
      else if (start !== null) {
        const [first, last] = [String.fromCodePoint(start), String.fromCodePoint(code - 1)];
        ranges += first === last ? first : `${first}-${last}`;
        start = null;
      }
    }
  }
  return ranges;
}

/**
 * A pattern's source with its classes of letters, marks and numbers (`\p{L}`, `\p{Lu}`, `\p{Ll}`, `\p{M}`, `\p{N}`) narrowed to Latin,
 * Greek and Cyrillic; `\p{L}` takes letters of other scripts of the basic plane, with the marks among them. The whole classes have
 * hundreds of ranges up to the last plane, and a pattern that names them ten times takes milliseconds to compile.
 */
export function withFewLetters(source: string): string {
  return source.replace(/\\p\{(\w+)\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, (part: string, kind?: string) => {
    if (kind !== undefined) return classes[kind] === undefined ? part : `[${classes[kind]}]`;
    if (!part.startsWith('[')) return part;
    return part.replace(/\\p\{(\w+)\}/g, (all, inside: string) => classes[inside] ?? all);
  });
}
