import { expect, test } from 'vitest';
import { claimsOf, show, wednesday } from './test-document.ts';

const read = async (markdown: string, modified: Date | null = wednesday) =>
  (await claimsOf(markdown, modified)).map(show);

test('an end at the end of time is none', async () => {
  expect(await read('Rui Sol was employed at Vexel Tools until 9999-12-31.')).toEqual([
    'Rui Sol was employed at Vexel Tools until 9999-12-31.',
  ]);
  expect(await read('Rui Sol was employed at Vexel Tools from 2020 until 9999-12-31.')).toEqual([
    'Rui Sol was employed at Vexel Tools from 2020 until 9999-12-31. | 2020-01-01..… open proposition_validity',
  ]);
  expect((await read('The licence is valid until 31 December 9999.')).join()).not.toContain('2024');
});

test('what was before the first year has no date, and keeps its words', async () => {
  expect(await read('The settlement was founded 40 centuries ago.')).toEqual([
    'The settlement was founded 40 centuries ago.',
  ]);
  expect(await read('Rui Sol left three weeks ago.', new Date('0001-01-02T00:00:00Z'))).toEqual([
    'Rui Sol left three weeks ago.',
  ]);
});

test('what comes behind the last year has no date, and keeps its words', async () => {
  expect(await read('Rui Sol will join Vexel Tools next year.', new Date('9999-12-31T00:00:00Z'))).toEqual([
    'Rui Sol will join Vexel Tools next year.',
  ]);
});
