/**
 * The tagger and the sentence splitter beside the bare pass of wink (sentences and tags) over the same texts, in one run.
 * `MEMORY_SCIFACT` names a folder with SciFact's `corpus.jsonl.gz`; `npm run bench -- tagger` prints milliseconds of one abstract.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { createTagger, findTimes, identifyLanguage, splitSentences } from '../src/text/index.ts';

const folder = process.env.MEMORY_SCIFACT;
if (folder === undefined) {
  console.error('MEMORY_SCIFACT must name the folder of corpus.jsonl.gz');
  process.exit(64);
}
const texts = gunzipSync(readFileSync(join(folder, 'corpus.jsonl.gz')))
  .toString('utf8')
  .trim()
  .split('\n')
  .slice(0, 1_000)
  .map((line) => {
    const { title, sentences } = JSON.parse(line) as { title: string; sentences: string[] };
    return [title, ...sentences].join(' ');
  });

/** Processor milliseconds of one text. */
function measure(run: (text: string) => void): number {
  for (const text of texts.slice(0, 100)) run(text);
  const before = process.cpuUsage();
  for (const text of texts) run(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / texts.length;
}

const wink = winkNLP(model, ['sbd', 'pos']);
const bare = (text: string): void => {
  const doc = wink.readDoc(text);
  doc.sentences().out();
  doc.tokens().out(wink.its.pos);
};
const tagger = createTagger();
const split = (text: string): string[] =>
  splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end));
const tag = (text: string): void => {
  for (const sentence of split(text)) tagger.tag(sentence);
};
const times = (text: string): void => {
  for (const sentence of split(text)) findTimes(tagger.tag(sentence), sentence, null);
};

const rounds = [1, 2, 3].map(() => ({
  bare: measure(bare),
  sentences: measure(split),
  tagger: measure(tag),
  withTimes: measure(times),
  language: measure(identifyLanguage),
}));
const least = (name: keyof (typeof rounds)[number]): number =>
  Math.min(...rounds.map((round) => round[name]));
const unit = least('bare');
console.log(
  JSON.stringify({
    texts: texts.length,
    msEach: Object.fromEntries(
      (['bare', 'sentences', 'tagger', 'withTimes', 'language'] as const).map((name) => [
        name,
        Number(least(name).toFixed(3)),
      ]),
    ),
    units: {
      tagger: Number((least('tagger') / unit).toFixed(2)),
      withTimes: Number((least('withTimes') / unit).toFixed(2)),
    },
    rssMb: Math.round(process.memoryUsage().rss / 1e6),
  }),
);
