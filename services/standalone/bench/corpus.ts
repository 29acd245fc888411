import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One abstract as it is sent, with the place of each sentence in it (offsets in code points). */
export type Abstract = {
  docId: string;
  markdown: string;
  sentences: { start: number; end: number }[];
};

/** One judged claim: relevance by document, and the evidence sentences (indices) of each. */
export type JudgedClaim = {
  queryId: string;
  text: string;
  relevant: Map<string, number>;
  evidence: { docId: string; sentences: number[] }[];
};

/** Reads the SciFact corpus and its judged claims from a folder with `corpus.jsonl.gz` and `queries.jsonl`. */
export function readScifact(folder: string): { abstracts: Abstract[]; claims: JudgedClaim[] } {
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const abstracts = lines(gunzipSync(readFileSync(join(folder, 'corpus.jsonl.gz'))).toString('utf8')).map(
    (line) => {
      const row = JSON.parse(line) as { doc_id: string; title: string; sentences: string[] };
      let markdown = `# ${oneLine(row.title)}\n\n`;
      const sentences: Abstract['sentences'] = [];
      let at = Array.from(markdown).length;
      for (const [index, raw] of row.sentences.entries()) {
        const sentence = oneLine(raw);
        if (index > 0) {
          markdown += ' ';
          at += 1;
        }
        const length = Array.from(sentence).length;
        sentences.push({ start: at, end: at + length });
        markdown += sentence;
        at += length;
      }
      return { docId: row.doc_id, markdown: `${markdown}\n`, sentences };
    },
  );
  const claims = lines(readFileSync(join(folder, 'queries.jsonl'), 'utf8')).map((line) => {
    const row = JSON.parse(line) as {
      query_id: string;
      text: string;
      relevant: Record<string, number>;
      evidence: Record<string, { sentences: number[] }[]>;
    };
    return {
      queryId: row.query_id,
      text: row.text,
      relevant: new Map(Object.entries(row.relevant)),
      evidence: Object.entries(row.evidence).flatMap(([docId, sets]) =>
        sets.map((set) => ({ docId, sentences: set.sentences })),
      ),
    };
  });
  return { abstracts, claims };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
