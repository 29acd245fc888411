/**
 * Claims of the SciFact abstracts: cost and reach. `node packages/pipeline/bench/claims.bench.ts <folder of scifact> [abstracts]`
 * prints one JSON line. The baseline in the same run is wink-nlp's own pass over the same text, sentences and tags, one
 * claim a sentence.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseStructure } from '@memory/markdown';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { extractClaims } from '../src/claims/extract.ts';
import { analyzeSentence } from '../src/language/analyze.ts';
import { labelWords } from '../src/language/words/label-words.ts';
import { splitSentences } from '../src/language/words/sentences.ts';

type Abstract = { doc_id: string; title: string; sentences: string[] };
type Query = { evidence: Record<string, { label: string; sentences: number[] }[]> };
type Span = { start: number; end: number };

const folder = process.argv[2] ?? process.env.SCIFACT_DIR;
if (folder === undefined)
  throw new Error('usage: claims.bench.ts <folder with corpus.jsonl.gz and queries.jsonl>');
const limit = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const lines = <T>(text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
const judged = new Map<string, Set<number>>();
for (const { evidence } of lines<Query>(readFileSync(join(folder, 'queries.jsonl'), 'utf8'))) {
  for (const [id, groups] of Object.entries(evidence)) {
    const sentences = judged.get(id) ?? new Set();
    for (const group of groups) for (const sentence of group.sentences) sentences.add(sentence);
    judged.set(id, sentences);
  }
}
const corpus = lines<Abstract>(gunzipSync(readFileSync(join(folder, 'corpus.jsonl.gz'))).toString());
const abstracts = corpus.filter(({ doc_id }, i) => i < limit || judged.has(doc_id));

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const found = { sentences: 0, covered: 0, claims: 0, attributed: 0, hedged: 0, negated: 0, dated: 0 };
let extraction = 0;
const slowest = { ms: 0, id: '' };
for (const [i, { doc_id, title, sentences }] of abstracts.entries()) {
  const markdown = `# ${title}\n\n${sentences.join(' ')}\n`;
  const structure = await parseStructure(markdown, { words: labelWords });
  const before = cpu();
  const claims = await extractClaims({
    markdown,
    structure,
    chunks: [{ start: 0, end: markdown.length, index: 0 }],
    documentTitle: title,
    sourceModifiedAt: null,
  });
  const ms = cpu() - before;
  // the first abstracts warm the machine up
  if (i >= 50) extraction += ms;
  if (i >= 50 && ms > slowest.ms) Object.assign(slowest, { ms, id: doc_id });
  found.claims += claims.length;
  for (const claim of claims) {
    if (claim.isAttributed) found.attributed++;
    if (claim.modality === 'hedged') found.hedged++;
    if (claim.polarity === 'negated') found.negated++;
    if (claim.validKind !== null) found.dated++;
  }
  count(sentences, markdown, [...(judged.get(doc_id) ?? [])], claims);
}

function count(
  sentences: readonly string[],
  markdown: string,
  wanted: readonly number[],
  claims: readonly Span[],
): void {
  const body = markdown.indexOf('\n\n') + 2;
  const starts: number[] = [];
  let at = body;
  for (const sentence of sentences) {
    starts.push(at);
    at += sentence.length + 1;
  }
  for (const index of wanted) {
    const start = starts[index];
    const length = sentences[index]?.length;
    if (start === undefined || length === undefined) continue;
    found.sentences++;
    const marks = new Uint8Array(length);
    for (const claim of claims)
      marks.fill(1, Math.max(0, claim.start - start), Math.max(0, claim.end - start));
    if (marks.reduce((sum, mark) => sum + mark, 0) > length / 2) found.covered++;
    else if (process.env.BENCH_MISSED) console.error(sentences[index]);
  }
}

const texts = abstracts.slice(50).map(({ sentences }) => sentences.join(' '));
const nlp = winkNLP(model, ['sbd', 'pos']);
const timed = (work: (text: string) => void): number => {
  const before = cpu();
  for (const text of texts) work(text);
  return (cpu() - before) / texts.length;
};
const baseline = timed((text) => {
  nlp.readDoc(text).sentences().out();
});
const splitting = timed((text) => {
  splitSentences(text);
});
const grammar = timed((text) => {
  for (const { start, end } of splitSentences(text)) analyzeSentence(text.slice(start, end));
});
const round = (value: number, digits = 2) => Number(value.toFixed(digits));
console.log(
  JSON.stringify({
    bench: 'claims',
    abstracts: abstracts.length,
    cpuMsPerAbstract: round(extraction / Math.max(1, abstracts.length - 50)),
    slowest: { id: slowest.id, ms: round(slowest.ms) },
    of: { splittingMs: round(splitting, 3), grammarMs: round(grammar) },
    baselineWinkMs: round(baseline),
    claimsPerAbstract: round(found.claims / abstracts.length),
    share: {
      attributed: round(found.attributed / found.claims, 3),
      hedged: round(found.hedged / found.claims, 3),
      negated: round(found.negated / found.claims, 3),
      dated: round(found.dated / found.claims, 3),
    },
    evidence: { judged: found.sentences, covered: round(found.covered / found.sentences, 4) },
  }),
);
