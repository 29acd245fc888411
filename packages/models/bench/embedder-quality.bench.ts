import { parseArgs } from 'node:util';
import { createEmbedder } from '../src/index.ts';
import { chunksOf, ndcgAt10, readScifact } from './scifact.ts';

const HELP = `embedder-quality: SciFact by meaning alone, in memory: document nDCG@10 by the best chunk, and speed

  node packages/models/bench/embedder-quality.bench.ts --data FOLDER [--model builtin/hash-v1|local/NAME] [--models-dir FOLDER]
`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    model: { type: 'string', default: 'builtin/hash-v1' },
    'models-dir': { type: 'string', default: 'models' },
    help: { type: 'boolean' },
  },
});
if (values.help || values.data === undefined) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}

const { abstracts, queries } = readScifact(values.data);
const chunks = abstracts.flatMap((abstract) =>
  chunksOf(abstract).map((text) => ({ docId: abstract.docId, text: `${abstract.title}\n${text}` })),
);
const embedder = await createEmbedder({ binding: values.model, modelsDir: values['models-dir'] });
const passages = await timed(() =>
  embedder.embed(
    chunks.map((chunk) => chunk.text),
    'passage',
  ),
);
const questions = await timed(() =>
  embedder.embed(
    queries.map((query) => query.text),
    'query',
  ),
);
await embedder.close();

let total = 0;
for (const [index, query] of queries.entries()) {
  const best = new Map<string, number>();
  for (const [at, chunk] of chunks.entries()) {
    const score = dot(questions.value[index], passages.value[at]);
    best.set(chunk.docId, Math.max(score, best.get(chunk.docId) ?? -1));
  }
  const ranked = [...best].sort((a, b) => b[1] - a[1]).map(([docId]) => docId);
  total += ndcgAt10(ranked, query.relevant);
}
const result = {
  bench: 'embedder-quality',
  model: embedder.model,
  dimensions: embedder.dimensions,
  chunks: chunks.length,
  ms_per_chunk: round(passages.ms / chunks.length),
  ms_per_claim: round(questions.ms / queries.length),
  ndcg10_semantic: round(total / queries.length),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
for (const [name, value] of Object.entries(result)) process.stderr.write(`${name.padEnd(24)} ${value}\n`);

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  return { value: await work(), ms: performance.now() - started };
}

function dot(a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
