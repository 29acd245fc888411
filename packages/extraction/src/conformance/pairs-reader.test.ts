import { expect, test } from 'vitest';
import { describeReader } from './describe-reader.ts';
import { createPairsReader } from './pairs-reader.ts';
import { readText } from './read-text.ts';
import { plainDocument } from './sample-documents.ts';

describeReader('of pairs alone', createPairsReader);

test('understands pairs and nothing else', async () => {
  const { claims, normalized } = await readText(createPairsReader(), plainDocument);
  expect(claims.map(({ text }) => text)).toEqual(['Orr Bank: Owner: Ann Bell', 'Orr Bank: Status: active']);
  expect(normalized.flatMap(({ statements }) => statements.map(({ predicate }) => predicate))).toEqual([
    'other:has_owner',
    'other:has_status',
  ]);
});
