/** nDCG@k of a ranking of distinct documents, with gains as judged (Järvelin & Kekäläinen 2002, log2 discount). */
export function ndcg(ranking: readonly string[], relevant: ReadonlyMap<string, number>, k: number): number {
  const gain = (position: number, relevance: number) => relevance / Math.log2(position + 2);
  const got = ranking
    .slice(0, k)
    .reduce((sum, docId, position) => sum + gain(position, relevant.get(docId) ?? 0), 0);
  const best = [...relevant.values()]
    .sort((a, b) => b - a)
    .slice(0, k)
    .reduce((sum, relevance, position) => sum + gain(position, relevance), 0);
  return best === 0 ? 0 : got / best;
}

/** Documents in the order of their best chunk. */
export function bestPerDocument(docIds: readonly string[]): string[] {
  return [...new Set(docIds)];
}

/** The p-th percentile (0 to 100) of unsorted values, nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}
