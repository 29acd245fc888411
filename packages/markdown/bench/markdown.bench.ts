import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { GFM, parser } from '@lezer/markdown';
import { cutChunks } from '../src/chunk.ts';
import { convertMarkdown } from '../src/convert.ts';
import { parseStructure } from '../src/structure.ts';

/**
 * Structure and chunks of every SciFact abstract (`# title`, then its sentences as one paragraph), one JSON line. Beside it, as the baseline of
 * the same run, a bare @lezer/markdown parse of the same texts, which gives a syntax tree but neither prose, sections nor chunks.
 * `MEMORY_BENCH_DATA` is the folder that holds scifact/corpus.jsonl.gz.
 */
const folder = process.env.MEMORY_BENCH_DATA ?? resolve(import.meta.dirname, '../../../../shared/data');
const corpus = gunzipSync(await readFile(resolve(folder, 'scifact/corpus.jsonl.gz'))).toString();
const texts = corpus
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { title: string; sentences: string[] })
  .map(({ title, sentences }) => `# ${title}\n\n${sentences.join(' ')}\n`);

async function measure(
  run: (text: string) => unknown,
): Promise<{ meanMs: number; p95Ms: number; maxMs: number }> {
  for (const text of texts.slice(0, 300)) await run(text);
  const times: number[] = [];
  for (const text of texts) {
    const started = performance.now();
    await run(text);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const round = (ms: number) => Math.round(ms * 1_000) / 1_000;
  return {
    meanMs: round(times.reduce((sum, ms) => sum + ms, 0) / times.length),
    p95Ms: round(times[Math.floor(times.length * 0.95)] ?? 0),
    maxMs: round(times.at(-1) ?? 0),
  };
}

const gfm = parser.configure(GFM);
const chunkTokens: number[] = [];
const baseline = await measure((text) => gfm.parse(text));
const convert = await measure((text) =>
  convertMarkdown(
    (async function* () {
      yield Buffer.from(text);
    })(),
  ),
);
const structureAndChunks = await measure(async (text) => {
  const structure = await parseStructure(text);
  for (const block of structure.blocks) block.text.plain.length;
  for (const chunk of await cutChunks(text, structure)) chunkTokens.push(chunk.tokenCount);
});
console.log(
  JSON.stringify({
    bench: 'markdown',
    documents: texts.length,
    characters: texts.reduce((sum, text) => sum + text.length, 0),
    convert,
    structureAndChunks,
    baselineLezerParse: baseline,
    chunksPerDocument: Math.round((100 * chunkTokens.length) / (texts.length + 300)) / 100,
    tokensPerChunk: Math.round(chunkTokens.reduce((sum, tokens) => sum + tokens, 0) / chunkTokens.length),
  }),
);
