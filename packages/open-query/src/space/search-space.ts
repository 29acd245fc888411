import { scalarFunctions } from '../manifest/grammar.ts';
import { manifest } from '../manifest/manifest.ts';
import { signatureOf } from './describe-space.ts';

/** A piece of the query space's documentation. */
export type SpaceHit = {
  kind: 'view' | 'function' | 'column' | 'example' | 'grammar';
  name: string;
  text: string;
  score: number;
};

type Entry = Omit<SpaceHit, 'score'> & { words: ReadonlyMap<string, number> };

/** Ranks the documentation of the query space, never data, by the words that it shares with a question. */
export function createSpaceSearch(): (query: string, k: number) => SpaceHit[] {
  const entries = documentation();
  const holders = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + entries.length / (holders.get(word) ?? entries.length));

  return (query, k) => {
    const asked = [...wordsOf(query).keys()];
    const hits = entries.flatMap(({ words, ...entry }) => {
      const score = asked.reduce((sum, word) => sum + Math.min(words.get(word) ?? 0, 3) * rarity(word), 0);
      return score > 0 ? [{ ...entry, score: score / Math.sqrt(words.size) }] : [];
    });
    return hits.sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1)).slice(0, k);
  };
}

function documentation(): Entry[] {
  const entry = (kind: SpaceHit['kind'], name: string, text: string): Entry => ({
    kind,
    name,
    text,
    words: wordsOf(`${name} ${name} ${text}`),
  });
  return [
    ...manifest.views.map((view) =>
      entry(
        'view',
        view.name,
        `${view.comment} Columns: ${view.columns.map(({ name }) => name).join(', ')}.`,
      ),
    ),
    ...manifest.views.flatMap((view) =>
      view.columns.map((column) =>
        entry('column', `${view.name}.${column.name}`, `${column.type}. ${column.comment}`),
      ),
    ),
    ...manifest.functions.map((published) =>
      entry('function', published.name, `${signatureOf(published)}. ${published.comment}`),
    ),
    ...manifest.examples.map(({ question, sql }) => entry('example', question, sql)),
    ...scalarFunctions.map((name) => entry('grammar', name, `Postgres' function ${name} may be used.`)),
  ];
}

/** Words and parts of names, in lower case, without a plural's s. */
function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const stem = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
    words.set(stem, (words.get(stem) ?? 0) + 1);
  }
  return words;
}
