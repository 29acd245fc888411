/**
 * Four decimals. A half float keeps 11 bits, which for the components that carry a vector (about 1/28 at 768
 * dimensions) is finer by a factor of three only, and every digit more is a seventh more to send and to parse.
 */
const STEPS = 10_000;

/** The text of each step, made once: joining them is five times faster than printing numbers. */
const TEXTS: readonly string[] = Array.from({ length: 2 * STEPS + 1 }, (_, index) =>
  String((index - STEPS) / STEPS).replace(/^(-?)0\./, '$1.'),
);

/** A vector in the text form of pgvector; components outside -1 … 1 are cut there. */
export function toVectorText(vector: Float32Array): string {
  const parts = new Array<string>(vector.length);
  for (let i = 0; i < vector.length; i++) {
    const step = Math.round((vector[i] as number) * STEPS);
    parts[i] = TEXTS[Math.max(0, Math.min(2 * STEPS, step + STEPS))] as string;
  }
  return `[${parts.join(',')}]`;
}
