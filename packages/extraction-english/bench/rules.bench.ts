/**
 * How often each rule fires on text that nobody tuned the reader to. The texts are those of `unfitted-texts.ts`, which
 * says how `SCIFACT_DIR` and `LOGS_DIR` add to them. `npm run bench -- rules [SEED]` prints one JSON line for each rule
 * that fired, the commonest first, then a line of the rules' families and of the lexicon's verbs that never fired.
 */
import { basename } from 'node:path';
import { readText } from '@memory/extraction/conformance';
import { createBuiltinReader } from '../src/index.ts';
import { readNotation } from '../src/meaning/notation.ts';
import { predicateWords } from '../src/meaning/vocabulary.ts';
import { drawTexts } from './unfitted-texts.ts';

const [seed = '1'] = process.argv.slice(2);

const fires = new Map<string, number>();
const families = new Map<string, number>();
const faults = new Map<string, number>();
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const commonest = (counts: Map<string, number>) => [...counts].sort((a, b) => b[1] - a[1]);

/** Of `works_at/verb:S work at O` 'verb', of `attribution.said` 'attribution'. */
function familyOf(rule: string): string {
  const form = /^[^/.]+\/([^:]+)/.exec(rule)?.[1];
  return form ?? rule.split('.')[0] ?? rule;
}

const reader = createBuiltinReader({ onFault: ({ rule }) => count(faults, rule) });
let bytes = 0;
let claims = 0;
for (const { name, markdown } of await drawTexts(seed)) {
  bytes += Buffer.byteLength(markdown);
  const read = await readText(reader, markdown, {
    title: basename(name),
    sourceModifiedAt: new Date('2026-01-01T00:00:00Z'),
  });
  claims += read.claims.length;
  for (const { rules } of read.claims) {
    for (const rule of rules) {
      count(fires, rule);
      count(families, familyOf(rule));
    }
  }
}

const frames = predicateWords.flatMap(({ predicate, verbs = [] }) =>
  verbs.flatMap((notation) =>
    readNotation(predicate, notation).map((pattern) => `${predicate}/verb:${pattern.notation}`),
  ),
);
const silent = [...new Set(frames)].filter((frame) => !fires.has(frame));
for (const [rule, times] of commonest(fires)) console.log(JSON.stringify({ rule, times }));
console.log(
  JSON.stringify({
    bench: 'rules',
    seed,
    kilobytes: Math.round(bytes / 1000),
    claims,
    rules: fires.size,
    families: Object.fromEntries(commonest(families)),
    faults: Object.fromEntries(faults),
    silent,
  }),
);
