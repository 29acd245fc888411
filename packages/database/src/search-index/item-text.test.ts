import { expect, test } from 'vitest';
import { embedItems, wordsOfItem } from './item-text.ts';

/** Letters counted, as a unit vector: enough of an embedding to see what was embedded with what. */
async function countLetters(texts: readonly string[]): Promise<Float32Array[]> {
  return texts.map((text) => {
    const counts = Float32Array.from('abc', (letter) => text.split(letter).length - 1);
    const length = Math.hypot(...counts);
    return length === 0 ? counts : counts.map((count) => count / length);
  });
}

test('the words of an item are its text behind its context, where it has one', () => {
  expect(wordsOfItem({ context: 'Title', text: 'Text.' })).toBe('Title\nText.');
  expect(wordsOfItem({ context: '', text: 'Text.' })).toBe('Text.');
  expect(wordsOfItem({ text: 'Text.' })).toBe('Text.');
});

test('a short context is embedded in front of its text, a long one once for all texts under it', async () => {
  const embedded: string[] = [];
  const embed = (texts: string[]) => {
    embedded.push(...texts);
    return countLetters(texts);
  };
  const long = 'a'.repeat(100);
  const vectors = await embedItems(
    [
      { context: 'bbbb', text: 'aaaa' },
      { context: 'bbbb', text: 'cccc' },
      { context: 'bbbb', text: long },
      { context: null, text: 'b' },
      { text: 'c' },
    ],
    embed,
  );
  expect(embedded).toEqual(['aaaa', 'cccc', `bbbb\n${long}`, 'b', 'c', 'bbbb']);
  const own = 1 / Math.hypot(1, 0.8);
  for (const [index, expected] of [
    [own, 0.8 * own, 0],
    [0, 0.8 * own, own],
    [100 / Math.hypot(100, 4), 4 / Math.hypot(100, 4), 0],
    [0, 1, 0],
    [0, 0, 1],
  ].entries()) {
    for (const [place, value] of expected.entries()) expect(vectors[index]?.[place]).toBeCloseTo(value, 5);
  }
});

test('vectors have a length of one, also where a context says the opposite of its text', async () => {
  const opposed = async (texts: readonly string[]) =>
    texts.map((text) => Float32Array.of(text === 'yes' ? 1 : -1, 0));
  expect(await embedItems([{ context: 'noo', text: 'yes' }], opposed)).toEqual([Float32Array.of(1, 0)]);
});
