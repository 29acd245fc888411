import { expect, test } from 'vitest';
import { createOutcomes } from '../testing/convert.ts';
import { docxOf, wordParagraph } from '../testing/office-files.ts';
import { hostileFiles } from './hostile-files.ts';

const MIB = 1024 * 1024;
const TIME_MS = 20_000;

const outcomeOf = createOutcomes({
  timeMs: TIME_MS,
  memoryBytes: 512 * MIB,
  archiveBytes: 32 * MIB,
  outputBytes: 8 * MIB,
});

test('the corpus has a hundred files', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(100);
  expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
});

test('each gets its answer, none hangs, and the next file converts', { timeout: 600_000 }, async () => {
  const waiting = [...hostileFiles];
  const wrong: string[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const outcome = await outcomeOf(file.route, file.make());
      if (!file.expected.includes(outcome)) wrong.push(`${file.name}: ${outcome}`);
    }
  };
  await Promise.all([work(), work()]);
  expect(wrong).toEqual([]);
  expect(await outcomeOf('docx', docxOf(wordParagraph('Ada leads the team.')))).toBe('converted');
});
