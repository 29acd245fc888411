/**
 * Candidates for sentences, verbs and dates on labelled texts (`language-cases.ts`): how many each gets right and what it costs.
 * `node packages/pipeline/bench/language.bench.ts` prints one JSON line.
 */
import * as chrono from 'chrono-node';
import compromise from 'compromise';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { analyzeSentence } from '../src/language/analyze.ts';
import { findTimes } from '../src/language/times/times.ts';
import { splitSentences } from '../src/language/words/sentences.ts';
import { sentenceCases, timeCases, verbCases } from './language-cases.ts';

const wink = winkNLP(model, ['sbd', 'pos']);
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const reference = new Date('2024-05-15T10:00:00Z');

type Score = { right: number; of: number; usEach: number };

function score<T>(cases: readonly T[], right: (item: T) => boolean): Score {
  for (const item of cases) right(item);
  const before = process.cpuUsage();
  let count = 0;
  const rounds = 20;
  for (let i = 0; i < rounds; i++) {
    count = 0;
    for (const item of cases) if (right(item)) count++;
  }
  const { user, system } = process.cpuUsage(before);
  return { right: count, of: cases.length, usEach: Math.round((user + system) / (rounds * cases.length)) };
}

const splits = (split: (text: string) => string[]) => (wanted: readonly string[]) => {
  const got = split(wanted.join(' ')).map((text) => text.trim());
  return got.length === wanted.length && got.every((text, i) => text === wanted[i]);
};
const sentences = {
  ours: score(
    sentenceCases,
    splits((text) => splitSentences(text).map(({ start, end }) => text.slice(start, end))),
  ),
  wink: score(
    sentenceCases,
    splits((text) => wink.readDoc(text).sentences().out()),
  ),
  compromise: score(
    sentenceCases,
    splits((text) => compromise(text).sentences().out('array') as string[]),
  ),
  intlSegmenter: score(
    sentenceCases,
    splits((text) => [...segmenter.segment(text)].map(({ segment }) => segment)),
  ),
};

const verbs = {
  ours: score(verbCases, ([text, verb]) => {
    const { clauses, verbGroups, tokens } = analyzeSentence(text);
    const main = clauses.find(({ kind }) => kind === 'main');
    return tokens[verbGroups[main?.verb ?? -1]?.head ?? -1]?.text === verb;
  }),
  wink: score(verbCases, ([text, verb]) => {
    const tokens = wink.readDoc(text).tokens();
    const words = tokens.out();
    const tags = tokens.out(wink.its.pos);
    return tags[words.indexOf(verb)] === 'VERB';
  }),
  compromise: score(verbCases, ([text, verb]) =>
    compromise(text).match('#Verb').terms().out('array').includes(verb),
  ),
};

const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const times = {
  ours: score(timeCases, ([text, from, until]) => {
    const found = findTimes(text, { reference: reference.getTime(), anchor: null, direction: 'past' });
    const [time] = found;
    if (time === undefined) return from === '';
    return (
      (time.from === null ? '…' : day(time.from)) === from &&
      (time.until === null ? '…' : day(time.until - 1)) === until
    );
  }),
  chrono: score(timeCases, ([text, from, until]) => {
    const [found] = chrono.strict.parse(text, reference);
    const result = found ?? chrono.parse(text, reference)[0];
    if (result === undefined) return from === '';
    const last = result.end ?? result.start;
    // a month or year that chrono only implies the day of is taken for the whole
    const whole = !last.isCertain('day');
    const end = new Date(
      Date.UTC(
        last.get('year') ?? 0,
        (last.isCertain('month') ? (last.get('month') ?? 1) : 12) - (whole ? 0 : 1),
        whole ? 0 : (last.get('day') ?? 1),
      ),
    );
    const start = new Date(
      Date.UTC(
        result.start.get('year') ?? 0,
        result.start.isCertain('month') ? (result.start.get('month') ?? 1) - 1 : 0,
        result.start.isCertain('day') ? (result.start.get('day') ?? 1) : 1,
      ),
    );
    return day(start.getTime()) === from && day(end.getTime()) === until;
  }),
};

if (process.env.BENCH_MISSED) {
  for (const wanted of sentenceCases) {
    const text = wanted.join(' ');
    const got = splitSentences(text).map(({ start, end }) => text.slice(start, end));
    if (got.join('|') !== wanted.join('|')) console.error(got);
  }
  for (const [text, verb] of verbCases) {
    const { clauses, verbGroups, tokens } = analyzeSentence(text);
    const main = clauses.find(({ kind }) => kind === 'main');
    const got = tokens[verbGroups[main?.verb ?? -1]?.head ?? -1]?.text;
    if (got !== verb) console.error(text, got);
  }
  for (const [text, from, until] of timeCases) {
    const found = findTimes(text, { reference: reference.getTime(), anchor: null, direction: 'past' });
    console.error(
      text,
      from,
      until,
      found.map(
        (time) =>
          `${time.from === null ? '…' : day(time.from)} ${time.until === null ? '…' : day(time.until - 1)}`,
      ),
    );
  }
}
console.log(JSON.stringify({ bench: 'language', sentences, verbs, times }));
