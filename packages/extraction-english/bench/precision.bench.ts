/**
 * Draws claims and facts of text that nobody tuned the reader to, for judging by hand. The text is the READMEs and changelogs
 * of the installed dependencies, SciFact abstracts where `SCIFACT_DIR` names their folder, and the Markdown and text files of
 * `LOGS_DIR`, where it is set.
 * `npm run bench -- precision [SEED] [COUNT]` prints one JSON line for each drawn claim and fact, then the yield.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { convertMarkdown, cutChunks, parseStructure } from '@memory/markdown';
import { createEnglishReader } from '../src/index.ts';
import { roleOfHeading } from '../src/sections/index.ts';

const [seed = '1', count = '100'] = process.argv.slice(2);
const MAX_FILES = 60;
const MAX_ABSTRACTS = 60;
const LARGEST = 60_000;

type Source = { name: string; text: string };
type Drawn = { order: string; line: object };

/** A repeatable order that does not follow the names. */
const orderOf = (text: string) => createHash('sha256').update(`${seed}\u0000${text}`).digest('hex');

function draw<Item>(items: readonly Item[], of: (item: Item) => string, most: number): Item[] {
  const ordered = items.map((item) => ({ item, order: orderOf(of(item)) }));
  return ordered
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, most)
    .map(({ item }) => item);
}

function dependencyTexts(): Source[] {
  const files = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/{README,readme,CHANGELOG,History}.md');
  const byName = new Map(files.map((file) => [file.split('node_modules/').at(-1) ?? file, file]));
  return draw([...byName], ([name]) => name, MAX_FILES)
    .map(([name, file]) => ({ name, text: readFileSync(file, 'utf8').slice(0, LARGEST) }))
    .filter(({ text }) => text.length > 400);
}

function abstracts(folder: string | undefined): Source[] {
  const file = folder === undefined ? null : join(folder, 'corpus.jsonl.gz');
  if (file === null || !existsSync(file)) return [];
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return draw(lines, (line) => line.slice(0, 80), MAX_ABSTRACTS).map((line) => {
    const { doc_id, title, sentences } = JSON.parse(line) as {
      doc_id: string;
      title: string;
      sentences: string[];
    };
    return { name: `scifact/${doc_id}`, text: `# ${title}\n\n${sentences.join(' ')}\n` };
  });
}

function logs(folder: string | undefined): Source[] {
  if (folder === undefined) return [];
  return globSync(join(folder, '**/*.{md,txt}')).map((file) => ({
    name: basename(file),
    text: readFileSync(file, 'utf8').slice(0, LARGEST),
  }));
}

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

const faults = new Map<string, number>();
const reader = createEnglishReader({
  onFault: ({ rule }) => faults.set(rule, (faults.get(rule) ?? 0) + 1),
});
const claims: Drawn[] = [];
const facts: Drawn[] = [];
const rules = new Map<string, number>();
let bytes = 0;
let others = 0;
let ms = 0;
const sources = [...dependencyTexts(), ...abstracts(process.env.SCIFACT_DIR), ...logs(process.env.LOGS_DIR)];
for (const { name, text } of sources) {
  const { markdown } = await convertMarkdown(bytesOf(text));
  bytes += Buffer.byteLength(markdown);
  const structure = await parseStructure(markdown, { words: reader.labelWords });
  const chunks = (await cutChunks(markdown, structure, {})).map(({ start, end }, index) => ({
    index,
    start,
    end,
  }));
  const started = performance.now();
  const extracted = await reader.extract({
    markdown,
    structure,
    sections: structure.sections.map(({ heading }) => ({
      role: (heading === null ? null : roleOfHeading(heading)) ?? 'body',
    })),
    chunks,
    title: structure.title ?? basename(name),
    sourceModifiedAt: new Date('2026-01-01T00:00:00Z'),
  });
  ms += performance.now() - started;
  for (const claim of extracted) {
    const source = markdown.slice(claim.span.start, claim.span.end);
    const order = `${name} ${claim.span.start} ${claim.text}`;
    for (const rule of claim.rules) rules.set(rule, (rules.get(rule) ?? 0) + 1);
    const by = claim.isAttributed ? { by: claim.attributedTo } : {};
    claims.push({ order, line: { claim: claim.text, source, ...by, modality: claim.modality, file: name } });
    for (const { subject, predicate, words, object, value, polarity, validity, rule } of claim.assertions) {
      const named = predicate ?? `other:${words}`;
      if (named.startsWith('other:')) others += 1;
      const fact = [
        polarity === 'negated' ? 'NOT' : '',
        `${subject.name} (${subject.type})`,
        named,
        object === null ? `"${value}"` : `${object.name} (${object.type})`,
        validity.from === null ? '' : `from ${validity.from.toISOString().slice(0, 10)}`,
      ]
        .join(' ')
        .trim();
      facts.push({ order: `${order} ${fact}`, line: { fact, claim: claim.text, source, rule, file: name } });
    }
  }
}
for (const drawn of [claims, facts]) {
  for (const { line } of draw(drawn, ({ order }) => order, Number(count))) console.log(JSON.stringify(line));
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
    rules: Object.fromEntries([...rules].sort((a, b) => b[1] - a[1]).slice(0, 25)),
  }),
);
