import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { convertMarkdown } from '@memory/markdown';

const MAX_FILES = 60;
const MAX_ABSTRACTS = 60;
/** UTF-16 units of one file. */
const LARGEST = 60_000;

export type Text = { readonly name: string; readonly markdown: string };

/** The first items in an order that the seed alone decides, not their names. */
export function draw<Item>(
  seed: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  most: number,
): Item[] {
  const orderOf = (item: Item) =>
    createHash('sha256')
      .update(`${seed}\u0000${nameOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, order: orderOf(item) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, most)
    .map(({ item }) => item);
}

/**
 * Text that nobody tuned the reader to, drawn by a seed: READMEs and changelogs of the installed dependencies, SciFact
 * abstracts where `SCIFACT_DIR` names their folder, and the Markdown and text files of `LOGS_DIR`, where it is set.
 */
export async function drawTexts(seed: string): Promise<Text[]> {
  const sources = [
    ...dependencyTexts(seed),
    ...abstracts(seed, process.env.SCIFACT_DIR),
    ...logs(process.env.LOGS_DIR),
  ];
  return await Promise.all(
    sources.map(async ({ name, text }) => ({
      name,
      markdown: (await convertMarkdown(bytesOf(text))).markdown,
    })),
  );
}

type Source = { readonly name: string; readonly text: string };

function dependencyTexts(seed: string): Source[] {
  const files = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/{README,readme,CHANGELOG,History}.md');
  const byName = new Map(files.map((file) => [file.split('node_modules/').at(-1) ?? file, file]));
  return draw(seed, [...byName], ([name]) => name, MAX_FILES)
    .map(([name, file]) => ({ name, text: readFileSync(file, 'utf8').slice(0, LARGEST) }))
    .filter(({ text }) => text.length > 400);
}

function abstracts(seed: string, folder: string | undefined): Source[] {
  const file = folder === undefined ? null : join(folder, 'corpus.jsonl.gz');
  if (file === null || !existsSync(file)) return [];
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return draw(seed, lines, (line) => line.slice(0, 80), MAX_ABSTRACTS).map((line) => {
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
