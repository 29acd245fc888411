import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';
import { createTerminal } from './terminal.ts';

function progressOn(isTTY: boolean) {
  let written = '';
  let time = 0;
  const terminal = createTerminal(
    { write: () => {} },
    { write: (text) => (written += text), isTTY },
    { NO_COLOR: '1', TERM: 'xterm' },
  );
  return {
    progress: createProgress(terminal, () => time),
    written: () => written,
    wait: (ms: number) => (time += ms),
  };
}

test('bars are redrawn in place on a terminal, and the last state stays', () => {
  const { progress, written, wait } = progressOn(true);
  progress.show([{ label: 'upload', done: 0, total: 4 }], 'upload 0/4');
  wait(10);
  progress.show([{ label: 'upload', done: 3, total: 4 }], 'upload 3/4');
  expect(written()).not.toContain('3/4');
  progress.finish();
  expect(written()).toContain('\u001b[1A\u001b[2Kupload');
  expect(written().trimEnd().endsWith('3/4')).toBe(true);
});

test('where nothing can be redrawn a line comes every five seconds, if anything moved', () => {
  const { progress, written, wait } = progressOn(false);
  for (let second = 0; second < 20; second++) {
    progress.show([], `at ${Math.min(second, 12)}`);
    wait(1_000);
  }
  expect(written()).toBe('at 5\nat 10\nat 12\n');
});
