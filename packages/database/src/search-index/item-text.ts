/** An item as it is indexed: its text, and what it belongs to (document title, heading path). */
export type ItemText = { context?: string | null; text: string };

/**
 * A context up to this share of its text is embedded in front of it, so that the model reads both together; one that
 * weighs more, as a title before a sentence does, is embedded by itself, once for all that it stands before.
 */
const CONTEXT_IN_FRONT = 1 / 8;

/**
 * What is indexed of an item: the text with its context in front. Passages and claims seldom repeat their subject: on
 * SciFact, the judged evidence sentences among the ten best claims by BM25 rise from 59 % to 66 % with the title in front.
 */
export function wordsOfItem({ context, text }: ItemText): string {
  return context == null || context === '' ? text : `${context}\n${text}`;
}

/**
 * The unit vectors of items in their contexts. Where a context is embedded by itself its vector is added to the text's
 * with the weight of the square root of the ratio of their lengths, at most one. Measured on 900 abstracts of SciFact with
 * MiniLM, sentences under their titles: evidence sentences among the ten best 0.841 as with the title in front of each,
 * documents by their best sentence 0.824 nDCG@10 (0.823), for 69 % of the work; without titles 0.743 and 0.807.
 */
export async function embedItems(
  items: readonly ItemText[],
  embed: (texts: string[]) => Promise<readonly Float32Array[]>,
): Promise<Float32Array[]> {
  const apart = items.map(({ context, text }) =>
    context != null && context.length > CONTEXT_IN_FRONT * text.length ? context : null,
  );
  const contexts = [...new Set(apart.filter((context) => context !== null))];
  const vectors = await embed([
    ...items.map((item, index) => (apart[index] === null ? wordsOfItem(item) : item.text)),
    ...contexts,
  ]);
  const vectorOf = new Map(contexts.map((context, index) => [context, vectors[items.length + index]]));
  return items.map(({ text }, index) => {
    const own = vectors[index] as Float32Array;
    const context = apart[index];
    const around = context == null ? undefined : vectorOf.get(context);
    return context == null || around === undefined
      ? own
      : addVector(own, around, Math.min(1, Math.sqrt(context.length / text.length)));
  });
}

/** The direction of `own + weight * other`; `own` where the two undo each other. */
function addVector(own: Float32Array, other: Float32Array, weight: number): Float32Array {
  const sum = own.map((value, place) => value + weight * (other[place] as number));
  const length = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0));
  return length === 0 ? own : sum.map((value) => value / length);
}
