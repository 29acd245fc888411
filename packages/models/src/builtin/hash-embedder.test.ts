import { expect, test } from 'vitest';
import { createHashEmbedder } from './hash-embedder.ts';

const embedder = createHashEmbedder();

async function similarity(a: string, b: string): Promise<number> {
  const [x, y] = await embedder.embed([a, b], 'passage');
  return (x as Float32Array).reduce((sum, value, i) => sum + value * ((y as Float32Array)[i] as number), 0);
}

test('vectors are of unit length, also of texts without a word that counts', async () => {
  const texts = ['', ' ', 'the of and', '?!', 'Zürich', '東京は日本の首都', '\u{1F600}', 'a'.repeat(100_000)];
  for (const vector of await embedder.embed(texts, 'passage')) {
    expect(vector).toHaveLength(embedder.dimensions);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  }
});

test('a vector depends on its text alone', async () => {
  const alone = await embedder.embed(['Vitamin D lowers the risk of fractures'], 'query');
  const among = await createHashEmbedder().embed(
    ['something else', 'Vitamin D lowers the risk of fractures', 'and more'],
    'passage',
  );
  expect(among[1]).toEqual(alone[0]);
});

test('forms of a word and words of one root are near, unrelated ones are not', async () => {
  const unrelated = await similarity('hippocampal neurons', 'quarterly revenue');
  expect(unrelated).toBeLessThan(0.2);
  expect(await similarity('hypertensive patients', 'patients with hypertension')).toBeGreaterThan(0.4);
  expect(await similarity('mice', 'a mouse')).toBeGreaterThan(0.9);
  expect(await similarity('Café Müller', 'cafe muller')).toBeCloseTo(1, 5);
});

test('an abort is heeded between texts', async () => {
  const abort = new AbortController();
  const embedding = embedder.embed(new Array(1000).fill('a text'), 'passage', abort.signal);
  abort.abort(new Error('enough'));
  await expect(embedding).rejects.toThrow('enough');
});
