/** Memory grows with padded tokens; above about this many a batch is not faster per text either. */
export const BATCH_TOKENS = 1024;

/**
 * Groups rows of about the same length, so that little is padded: each group, padded to its longest row, holds at most
 * `batchTokens` tokens (or one row). Answers indexes into `lengths`, shortest rows first.
 */
export function batchByLength(lengths: readonly number[], batchTokens = BATCH_TOKENS): number[][] {
  const order = lengths
    .map((_, index) => index)
    .sort((a, b) => length(lengths, a) - length(lengths, b) || a - b);
  const batches: number[][] = [];
  let batch: number[] = [];
  for (const index of order) {
    if (batch.length > 0 && (batch.length + 1) * length(lengths, index) > batchTokens) {
      batches.push(batch);
      batch = [];
    }
    batch.push(index);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

function length(lengths: readonly number[], index: number): number {
  return lengths[index] as number;
}
