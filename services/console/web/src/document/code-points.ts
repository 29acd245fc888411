/**
 * The API counts code points, a string of JavaScript UTF-16 units. Answers where in `text` each of its code points
 * begins; null where the two counts are the same.
 */
export function unitOffsets(text: string): Uint32Array | null {
  if (!/[\ud800-\udfff]/.test(text)) return null;
  const offsets = new Uint32Array(text.length + 1);
  let points = 0;
  let units = 0;
  for (const character of text) {
    offsets[points++] = units;
    units += character.length;
  }
  offsets[points] = units;
  return offsets.subarray(0, points + 1);
}

export type Span = { id: string; from: number; to: number };
type Placed = { claim_id: string; char_start: number; char_end: number };

/** The parts of claims within a passage that begins at `start`, as units of its text. */
export function spansWithin(text: string, start: number, claims: readonly Placed[]): Span[] {
  const offsets = unitOffsets(text);
  const points = offsets === null ? text.length : offsets.length - 1;
  const at = (point: number) => {
    const inside = Math.min(Math.max(point - start, 0), points);
    return offsets === null ? inside : (offsets[inside] ?? text.length);
  };
  return claims
    .filter(({ char_start, char_end }) => char_end > start && char_start < start + points)
    .map(({ claim_id, char_start, char_end }) => ({ id: claim_id, from: at(char_start), to: at(char_end) }));
}
