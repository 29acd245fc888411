/**
 * Draws claims and facts of text that nobody tuned the reader to, for judging by hand. The texts are those of
 * `unfitted-texts.ts`, which says how `SCIFACT_DIR` and `LOGS_DIR` add to them.
 * `npm run bench -- precision [SEED] [COUNT]` prints one JSON line for each drawn claim and fact, then the yield.
 */
import { basename } from 'node:path';
import { readText } from '@memory/extraction/conformance';
import { createBuiltinReader } from '../src/index.ts';
import { draw, drawTexts } from './unfitted-texts.ts';

const [seed = '1', count = '100'] = process.argv.slice(2);

type Drawn = { readonly key: string; readonly line: object };

const faults = new Map<string, number>();
const reader = createBuiltinReader({
  onFault: ({ rule }) => faults.set(rule, (faults.get(rule) ?? 0) + 1),
});
const claims: Drawn[] = [];
const facts: Drawn[] = [];
let bytes = 0;
let others = 0;
let ms = 0;
for (const { name, markdown } of await drawTexts(seed)) {
  bytes += Buffer.byteLength(markdown);
  const started = performance.now();
  const read = await readText(reader, markdown, {
    title: basename(name),
    sourceModifiedAt: new Date('2026-01-01T00:00:00Z'),
  });
  ms += performance.now() - started;
  for (const [index, claim] of read.claims.entries()) {
    const source = markdown.slice(claim.span.start, claim.span.end);
    const key = `${name} ${claim.span.start} ${claim.text}`;
    const by = claim.isAttributed ? { by: claim.attributedTo } : {};
    claims.push({ key, line: { claim: claim.text, source, ...by, modality: claim.modality, file: name } });
    const statements = read.normalized[index]?.statements ?? [];
    for (const [at, { subject, predicate, object, objectText, polarity, validity }] of statements.entries()) {
      if (predicate.startsWith('other:')) others += 1;
      const fact = [
        polarity === 'negated' ? 'NOT' : '',
        `${subject.name} (${subject.type})`,
        predicate,
        object === null ? `"${objectText}"` : `${object.name} (${object.type})`,
        validity.from === null ? '' : `from ${validity.from.toISOString().slice(0, 10)}`,
      ]
        .join(' ')
        .trim();
      const { rule } = claim.assertions[at] ?? {};
      facts.push({ key: `${key} ${fact}`, line: { fact, claim: claim.text, source, rule, file: name } });
    }
  }
}
for (const drawn of [claims, facts]) {
  for (const { line } of draw(seed, drawn, ({ key }) => key, Number(count))) {
    console.log(JSON.stringify(line));
  }
}
const per100kB = (items: unknown[]) => Math.round((items.length / bytes) * 100_000);
console.log(
  JSON.stringify({
    bench: 'precision',
    seed,
    kilobytes: Math.round(bytes / 1000),
    claims: claims.length,
    facts: facts.length,
    claimsPer100kB: per100kB(claims),
    factsPer100kB: per100kB(facts),
    otherShare: Number((others / Math.max(1, facts.length)).toFixed(3)),
    msPer100kB: Math.round((ms / bytes) * 100_000),
    faults: Object.fromEntries(faults),
  }),
);
