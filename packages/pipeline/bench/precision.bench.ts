/**
 * Draws claims and facts of text that nobody tuned the reader to, for judging by hand. The text is the READMEs and changelogs
 * of the installed dependencies, and SciFact abstracts where `SCIFACT_DIR` names their folder.
 * `npm run bench -- precision [SEED] [COUNT]` prints one JSON line for each drawn claim and fact, then the yield.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readText } from '@memory/extraction/conformance';
import { describeSections, roleOfHeading } from '@memory/extraction-english/sections';
import { convertMarkdown, readTitle } from '@memory/markdown';
import { createFormerReader } from '../src/claims/former-reader.ts';

const [seed = '1', count = '100'] = process.argv.slice(2);
const MAX_FILES = 60;
const MAX_ABSTRACTS = 60;
const LARGEST = 60_000;

type Source = { name: string; text: string };
type Drawn = { order: string; line: object };

/** A repeatable order that does not follow the names. */
const orderOf = (text: string) => createHash('sha256').update(`${seed}\u0000${text}`).digest('hex');

function draw<Item>(items: readonly Item[], of: (item: Item) => string, most: number): Item[] {
  return [...items].sort((a, b) => (orderOf(of(a)) < orderOf(of(b)) ? -1 : 1)).slice(0, most);
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

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

const reader = createFormerReader({ describeSections, roleOfHeading });
const claims: Drawn[] = [];
const facts: Drawn[] = [];
let bytes = 0;
let others = 0;
for (const { name, text } of [...dependencyTexts(), ...abstracts(process.env.SCIFACT_DIR)]) {
  const { markdown } = await convertMarkdown(bytesOf(text));
  bytes += Buffer.byteLength(markdown);
  const read = await readText(reader, markdown, {
    title: (await readTitle(markdown)) ?? basename(name),
    sourceModifiedAt: new Date('2026-01-01T00:00:00Z'),
  });
  for (const [index, { text: claim, span }] of read.claims.entries()) {
    const source = markdown.slice(span.start, span.end);
    const order = orderOf(`${name} ${span.start} ${claim}`);
    claims.push({ order, line: { claim, source, file: name } });
    for (const { subject, predicate, object, objectText, polarity } of read.normalized[index]?.statements ??
      []) {
      if (predicate.startsWith('other:')) others += 1;
      const fact = [
        polarity === 'negated' ? 'NOT' : '',
        `${subject.name} (${subject.type})`,
        predicate,
        object === null ? `"${objectText}"` : `${object.name} (${object.type})`,
      ]
        .join(' ')
        .trim();
      facts.push({
        order: orderOf(`${order} ${fact}`),
        line: { fact, claim, source, file: name },
      });
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
  }),
);
