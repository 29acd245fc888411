import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Abstract = { docId: string; title: string; sentences: string[] };
export type JudgedQuery = { text: string; relevant: Record<string, number> };

/** The SciFact collection (Wadden et al., 2020) from a folder with `corpus.jsonl.gz` and `queries.jsonl`. */
export function readScifact(folder: string): { abstracts: Abstract[]; queries: JudgedQuery[] } {
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const corpus = gunzipSync(readFileSync(join(folder, 'corpus.jsonl.gz'))).toString('utf8');
  return {
    abstracts: lines(corpus).map((line) => {
      const row = JSON.parse(line) as { doc_id: string; title: string; sentences: string[] };
      return { docId: row.doc_id, title: row.title, sentences: row.sentences };
    }),
    queries: lines(readFileSync(join(folder, 'queries.jsonl'), 'utf8')).map(
      (line) => JSON.parse(line) as JudgedQuery,
    ),
  };
}

/** The sentences of an abstract in chunks of about 300 tokens. */
export function chunksOf(abstract: Abstract): string[] {
  const chunks: string[] = [];
  let sentences: string[] = [];
  let tokens = 0;
  for (const sentence of abstract.sentences) {
    const more = sentence.length / 4.2;
    if (tokens + more > 330 && tokens > 100) {
      chunks.push(sentences.join(' '));
      sentences = [];
      tokens = 0;
    }
    sentences.push(sentence);
    tokens += more;
  }
  if (sentences.length > 0) chunks.push(sentences.join(' '));
  return chunks;
}

/**
 * Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen, 2002): `ranked` are document ids,
 * best first, each once.
 */
export function ndcgAt10(ranked: readonly string[], relevant: Readonly<Record<string, number>>): number {
  const gain = (grade: number, place: number) => grade / Math.log2(place + 2);
  const found = ranked.slice(0, 10).reduce((sum, id, place) => sum + gain(relevant[id] ?? 0, place), 0);
  const grades = Object.values(relevant).sort((a, b) => b - a);
  const ideal = grades.slice(0, 10).reduce((sum, grade, place) => sum + gain(grade, place), 0);
  return ideal === 0 ? 0 : found / ideal;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
