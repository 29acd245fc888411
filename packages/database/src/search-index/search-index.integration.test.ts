import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { ensureGeneration, liveGenerations } from './generations.ts';
import { indexItems } from './index-items.ts';
import type { ItemKind } from './kinds.ts';
import { moveItems } from './move-items.ts';
import { rankLexical } from './rank-lexical.ts';
import { rankSemantic } from './rank-semantic.ts';
import { removeItems } from './remove-items.ts';

let database: TestDatabase;
let generation: number;

beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 4 });
  generation = (await ensureGeneration(database.sql, 'test/tiny', 4)).generation;
});
afterEach(() => database.close());

const unit = (...values: number[]) => Float32Array.from(values, (value) => value / Math.hypot(...values));

async function put(
  kind: ItemKind,
  items: readonly { id: string; text: string; vector?: Float32Array }[],
): Promise<void> {
  const embeddings = items.map((item) => item.vector ?? unit(1, 0, 0, 0));
  await database.sql.begin((tx) => indexItems(tx, kind, items, [{ generation, embeddings }]));
}

async function lexical(kind: ItemKind, query: string, limit = 100) {
  return await database.sql<
    { item_id: string; score: number }[]
  >`${rankLexical(database.sql, { kind, query, limit })}`;
}

/** Items, total length, postings and vectors of a kind. */
async function stateOf(kind: ItemKind) {
  const [row] = await database.sql<{ items: number; length: number; postings: number; vectors: number }[]>`
    select (select coalesce(sum(items), 0) from p1.corpus where kind = ${kind})::int as items,
      (select coalesce(sum(total_length), 0) from p1.corpus where kind = ${kind})::int as length,
      (select count(*) from p1.postings where kind = ${kind})::int as postings,
      (select count(*) from p1.vectors where kind = ${kind})::int as vectors`;
  return row;
}

/** Okapi BM25 as a textbook has it, over words that no stemmer changes. */
function reference(texts: readonly string[], query: string): number[] {
  const words = texts.map((text) => text.split(' ').filter((word) => word !== ''));
  const mean =
    words.reduce((sum, list) => sum + list.length, 0) / words.filter((list) => list.length > 0).length;
  return words.map((list) => {
    let score = 0;
    for (const term of query.split(' ').filter((word) => word !== '')) {
      const tf = list.filter((word) => word === term).length;
      const holding = words.filter((other) => other.includes(term)).length;
      const items = words.filter((other) => other.length > 0).length;
      const idf = Math.log(1 + (items - holding + 0.5) / (holding + 0.5));
      score += (idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * list.length) / mean));
    }
    return score;
  });
}

test('ranks by exact BM25 over any texts, ties by id', async () => {
  const word = fc.constantFrom('kappa', 'lambda', 'sigma', 'omega', 'gamma', 'zeta');
  const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 12 }), text, async (texts, query) => {
      const items = texts.map((one) => ({ id: uuidv7(), text: one }));
      await put('claim', items);
      const scores = reference(texts, query);
      const expected = items
        .map((item, n) => ({ item_id: item.id, score: scores[n] ?? 0 }))
        .filter((one) => one.score > 0);
      const found = await lexical('claim', query);
      expect(new Map(found.map((one) => [one.item_id, one.score.toFixed(9)]))).toEqual(
        new Map(expected.map((one) => [one.item_id, one.score.toFixed(9)])),
      );
      for (const [n, one] of found.entries()) {
        const next = found[n + 1];
        if (next === undefined) break;
        expect(one.score > next.score || (one.score === next.score && one.item_id < next.item_id)).toBe(true);
      }
      await database.sql.begin((tx) =>
        removeItems(
          tx,
          'claim',
          items.map((item) => item.id),
        ),
      );
      expect(await stateOf('claim')).toEqual({ items: 0, length: 0, postings: 0, vectors: 0 });
    }),
    { numRuns: 25 },
  );
});

test('among given items the score of each is what it is among all, whether words are read through or looked up', async () => {
  const texts = Array.from(
    { length: 40 },
    (_, n) => `kappa ${n % 2 ? 'lambda' : ''} ${n % 9 ? '' : 'sigma'}`,
  );
  const items = texts.map((text) => ({ id: uuidv7(), text }));
  await put('fact', items);
  const { sql } = database;
  const query = 'kappa lambda sigma';
  const all = new Map((await lexical('fact', query)).map((one) => [one.item_id, one.score]));
  // One item is looked up by each of the three words, eight by the most frequent, twenty by none.
  for (const given of [1, 8, 20]) {
    const among = items.slice(0, given).map(({ id }) => id);
    const found = await sql<{ item_id: string; score: number }[]>`
      ${rankLexical(sql, { kind: 'fact', query, limit: 100, among })}`;
    expect(new Set(found.map((one) => one.item_id))).toEqual(new Set(among));
    for (const one of found) expect(one.score).toBeCloseTo(all.get(one.item_id) ?? Number.NaN, 9);
  }
});

test('beyond given items those are ranked that have a rarer word, each once', async () => {
  const texts = ['kappa', 'kappa sigma', 'lambda', 'kappa lambda'];
  const items = texts.map((text) => ({ id: uuidv7(), text }));
  await put('fact', items);
  const { sql } = database;
  const [first, second, , last] = items.map(({ id }) => id);
  const query = 'kappa sigma';
  const all = new Map((await lexical('fact', query)).map((one) => [one.item_id, one.score]));
  const beyond = sql`select unnest(${[first, first, last].map((id) => id ?? '')}::uuid[]) as item_id`;
  const found = await sql<{ item_id: string; score: number }[]>`
    ${rankLexical(sql, { kind: 'fact', query, limit: 100, among: [first ?? '', second ?? ''], beyond })}`;
  expect(new Set(found.map((one) => one.item_id))).toEqual(new Set([first, second, last]));
  for (const one of found) expect(one.score).toBeCloseTo(all.get(one.item_id) ?? Number.NaN, 9);
});

test('where a few items are enough, frequent words count for those that rarer ones bring in', async () => {
  const texts = [
    'kappa lambda',
    'kappa kappa',
    'lambda sigma',
    'lambda lambda',
    'lambda',
    'kappa sigma lambda',
  ];
  const items = texts.map((text) => ({ id: uuidv7(), text }));
  await put('fact', items);
  const { sql } = database;
  const ranked = async (enough?: number) =>
    await sql<{ item_id: string; score: number }[]>`
      ${rankLexical(sql, { kind: 'fact', query: 'kappa lambda sigma', limit: 10, enough })}`;
  const all = await ranked();
  expect(all).toHaveLength(6);
  const most = await ranked(100);
  expect(most.map((one) => one.item_id)).toEqual(all.map((one) => one.item_id));
  for (const [n, one] of most.entries()) expect(one.score).toBeCloseTo(all[n]?.score ?? Number.NaN, 9);
  // Two items have 'sigma', three 'kappa' as well or instead; 'lambda' brings in none.
  const having = (words: RegExp) => items.filter((item) => words.test(item.text)).map(({ id }) => id);
  for (const [enough, words] of [
    [2, /sigma/],
    [4, /sigma|kappa/],
  ] as const) {
    const some = all.filter((one) => having(words).includes(one.item_id));
    const found = await ranked(enough);
    expect(found.map((one) => one.item_id)).toEqual(some.map((one) => one.item_id));
    for (const [n, one] of found.entries()) expect(one.score).toBeCloseTo(some[n]?.score ?? 0, 9);
  }
  expect(await ranked(1)).toHaveLength(1);
});

test('a word of many items weighs as one of 5,000 where a ranking nominates, as one of 1,000 among given items, and what it is where it is exact', async () => {
  const holding = 5_400;
  const others = 600;
  const { sql } = database;
  await sql.begin(async (tx) => {
    await tx`insert into p1.postings (kind, item_id, term, tf, length)
             select 'fact', gen_random_uuid(), 'kappa', 1, 1 from generate_series(1, ${holding - 1})`;
    await tx`insert into p1.corpus (kind, shard, items, total_length) values ('fact', 0, ${holding + others - 1}, ${holding + others - 1})`;
  });
  const id = uuidv7();
  await put('fact', [{ id, text: 'kappa sigma' }]);
  const scoreOf = async (options: { enough?: number; among?: string[] }) => {
    const [best] = await sql<{ item_id: string; score: number }[]>`
      ${rankLexical(sql, { kind: 'fact', query: 'kappa sigma', limit: 1, ...options })}`;
    expect(best?.item_id).toBe(id);
    return best?.score ?? Number.NaN;
  };
  const items = holding + others;
  const perTerm = 2.2 / (1 + 0.3 + (0.9 * 2) / ((items + 1) / items));
  const idf = (having: number) => Math.log(1 + (items - having + 0.5) / (having + 0.5));
  expect(await scoreOf({})).toBeCloseTo(perTerm * (idf(1) + idf(holding)), 9);
  expect(await scoreOf({ enough: 1 })).toBeCloseTo(perTerm * (idf(1) + idf(5_000)), 9);
  expect(await scoreOf({ among: [id] })).toBeCloseTo(perTerm * (idf(1) + idf(1_000)), 9);
});

test('stems, folds accents and passes over stop words', async () => {
  await put('chunk', [{ id: uuidv7(), text: 'The Žižek cafés were running' }]);
  for (const query of ['zizek', 'café', 'runs']) expect(await lexical('chunk', query)).toHaveLength(1);
  expect(await lexical('chunk', 'the were')).toHaveLength(0);
});

test('facts and entities take the place of what the index had of them, also under two writers', async () => {
  const id = uuidv7();
  const other = uuidv7();
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      put('fact', [
        { id, text: `kappa lambda ${'sigma '.repeat(n)}` },
        { id: other, text: 'omega' },
      ]),
    ),
  );
  const [fact] = await lexical('fact', 'kappa');
  expect(fact?.item_id).toBe(id);
  expect(await lexical('fact', 'kappa')).toHaveLength(1);
  expect(await stateOf('fact')).toMatchObject({ items: 2, vectors: 2 });
  await put('fact', [{ id, text: 'zeta' }]);
  expect(await lexical('fact', 'kappa')).toHaveLength(0);
  expect(await stateOf('fact')).toEqual({ items: 2, length: 2, postings: 2, vectors: 2 });
});

test('items move between kinds with their words, vectors and counts', async () => {
  const items = [
    { id: uuidv7(), text: 'kappa kappa lambda' },
    { id: uuidv7(), text: 'kappa' },
  ];
  await put('chunk', items);
  await database.sql.begin((tx) => moveItems(tx, 'chunk', 'past', [items[0]?.id ?? '', uuidv7()]));
  expect(await stateOf('chunk')).toEqual({ items: 1, length: 1, postings: 1, vectors: 1 });
  expect(await stateOf('past')).toEqual({ items: 1, length: 3, postings: 2, vectors: 1 });
  expect((await lexical('past', 'lambda')).map((one) => one.item_id)).toEqual([items[0]?.id]);
});

test('ranks by cosine, ties by id, the same with a vector index and within given items', async () => {
  const vectors = [unit(1, 0, 0, 0), unit(1, 1, 0, 0), unit(1, 0, 0, 0), unit(0, 0, 1, 0), unit(-1, 0, 0, 0)];
  const items = vectors.map((vector) => ({ id: uuidv7(), text: 'kappa', vector }));
  await put('claim', items);
  const { sql } = database;
  const question = { kind: 'claim', generation, vector: unit(1, 0.1, 0, 0), limit: 3 } as const;
  const order = [items[0], items[2], items[1]].map((item) => item?.id);
  const exact = await sql<
    { item_id: string; score: number }[]
  >`${rankSemantic(sql, { ...question, indexed: false })}`;
  expect(exact.map((one) => one.item_id)).toEqual(order);
  expect(exact[0]?.score).toBeCloseTo(1 / Math.hypot(1, 0.1), 2);
  await sql`select p1.create_vector_index(${generation}::int, 'claim')`;
  const indexed = await sql<{ item_id: string }[]>`${rankSemantic(sql, { ...question, indexed: true })}`;
  expect(indexed.map((one) => one.item_id)).toEqual(order);
  const looking = await sql<{ item_id: string; view: string }[]>`
    select item_id, current_setting('hnsw.ef_search') as view
      from (${rankSemantic(sql, { ...question, indexed: true, inView: 7 })}) as nearest`;
  expect(looking).toEqual(order.map((item_id) => ({ item_id, view: '7' })));
  const [after] = await sql<{ view: string }[]>`select current_setting('hnsw.ef_search') as view`;
  expect(after?.view).not.toBe('7');
  const among = sql`select unnest(${[items[1]?.id ?? '', items[4]?.id ?? '']}::uuid[]) as item_id`;
  const within = await sql<
    { item_id: string }[]
  >`${rankSemantic(sql, { ...question, among, indexed: true })}`;
  expect(within.map((one) => one.item_id)).toEqual([items[1]?.id, items[4]?.id]);
});

test('texts beyond measure are indexed by their beginning', async () => {
  await put('claim', [
    { id: uuidv7(), text: `kappa ${'x'.repeat(5_000)} ${'lambda '.repeat(200_000)}` },
    { id: uuidv7(), text: '' },
  ]);
  expect(await lexical('claim', 'kappa lambda')).toHaveLength(1);
});

test('one generation a model; the first serves', async () => {
  const { sql } = database;
  const made = await Promise.all([1, 2, 3].map(() => ensureGeneration(sql, 'test/other', 8)));
  expect(new Set(made.map((one) => one.generation)).size).toBe(1);
  expect((await liveGenerations(sql)).map((one) => one.status)).toEqual(['serving', 'building']);
});

test('a vector that no index finds is compared once', async () => {
  const question = { kind: 'claim' as const, generation, vector: unit(1, 1, 0, 0), limit: 3, indexed: false };
  const plan = await database.sql<{ 'QUERY PLAN': string }[]>`
    explain (verbose, costs off) ${rankSemantic(database.sql, question)}`;
  const scan = plan.map((row) => row['QUERY PLAN']).findLast((line) => line.includes('<=>')) ?? '';
  expect(scan.match(/<=>/g)).toHaveLength(1);
});
