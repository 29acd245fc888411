import { expect, it } from 'vitest';
import { tokenize } from './tokens.ts';

const words = (text: string) => tokenize(text).map((token) => token.text);

it("parts a name from its 's wherever it stands, whatever was read before", () => {
  const asked = "Edda is Tom's boss.";
  const alone = words(asked);
  expect(alone).toEqual(['Edda', 'is', 'Tom', "'s", 'boss', '.']);
  expect(words("The boat is Tom's.")).toEqual(['The', 'boat', 'is', 'Tom', "'s", '.']);
  expect(words(asked)).toEqual(alone);
  expect(words("It's Tom's; that's all.")).toEqual(['It', "'s", 'Tom', "'s", ';', 'that', "'s", 'all', '.']);
});
