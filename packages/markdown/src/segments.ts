/** Source ranges, start and end in turn, that make up the content of a block; a line feed stands between two of them. */
export type Segments = number[];

export function joinSegments(text: string, segments: Segments): string {
  if (segments.length === 2) return text.slice(segments[0], segments[1]);
  const parts: string[] = [];
  for (let i = 0; i < segments.length; i += 2) parts.push(text.slice(segments[i], segments[i + 1]));
  return parts.join('\n');
}

/** The segments without their last line, and that line. */
export function splitLastLine(text: string, segments: Segments): [before: Segments, last: [number, number]] {
  const end = segments.at(-1) ?? 0;
  const start = segments.at(-2) ?? 0;
  const feed = text.lastIndexOf('\n', end - 1);
  if (feed < start) return [segments.slice(0, -2), [start, end]];
  return [
    [...segments.slice(0, -1), feed],
    [feed + 1, end],
  ];
}

/** Splits at `length` units of the joined content; a line feed at the cut belongs to the head. */
export function dropLength(segments: Segments, length: number): [head: Segments, rest: Segments] {
  let left = length;
  for (let i = 0; i < segments.length; i += 2) {
    const start = segments[i] as number;
    const end = segments[i + 1] as number;
    if (left >= end - start) {
      left -= end - start + 1;
      continue;
    }
    if (left <= 0) return [segments.slice(0, i), segments.slice(i)];
    return [
      [...segments.slice(0, i), start, start + left],
      [start + left, ...segments.slice(i + 1)],
    ];
  }
  return [segments, []];
}

/** The segments in pieces of at most `limit` units, cut at a line end, else a sentence end, else a space. */
export function* cutAtLength(text: string, segments: Segments, limit: number): Generator<Segments> {
  let piece: Segments = [];
  let size = 0;
  for (let i = 0; i < segments.length; i += 2) {
    let start = segments[i] as number;
    const end = segments[i + 1] as number;
    if (size > 0 && size + end - start > limit) {
      yield piece;
      piece = [];
      size = 0;
    }
    while (end - start > limit) {
      const cut = cutPlace(text, start, start + limit);
      yield [start, cut];
      start = cut;
      while (start < end && isBlank(text.charCodeAt(start))) start++;
    }
    if (start < end) {
      piece.push(start, end);
      size += end - start + 1;
    }
  }
  if (piece.length > 0) yield piece;
}

/** The best place to cut in the second half of a range; never inside a surrogate pair. */
function cutPlace(text: string, from: number, to: number): number {
  const half = from + ((to - from) >> 1);
  let sentence = -1;
  let space = -1;
  for (let at = to; at > half; at--) {
    const code = text.charCodeAt(at);
    if (code === 10) return at;
    if (!isBlank(code)) continue;
    if (space < 0) space = at;
    if (sentence < 0 && isStop(text.charCodeAt(at - 1))) sentence = at;
  }
  if (space > 0) return sentence > 0 ? sentence : space;
  return (text.charCodeAt(to - 1) & 0xfc00) === 0xd800 ? to - 1 : to;
}

function isStop(code: number): boolean {
  return code === 46 || code === 33 || code === 63;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 10;
}

/** Adds a line's range, as one range with the line before where nothing lies between them; in place. */
export function pushRange(segments: Segments, from: number, to: number): void {
  const last = segments.length - 1;
  if (last > 0 && (segments[last] as number) + 1 === from) segments[last] = to;
  else segments.push(from, to);
}

/** Takes off what lies behind `end`, in place. */
export function clip(segments: Segments, end: number): void {
  while (segments.length > 0 && (segments.at(-2) as number) >= end) segments.length -= 2;
  const last = segments.length - 1;
  if (last > 0) segments[last] = Math.min(segments[last] as number, end);
}
