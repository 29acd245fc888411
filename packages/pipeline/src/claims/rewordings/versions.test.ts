import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Version 4.2 of Lumen is out.', ['Lumen 4.2 is released.', 'The latest version of Lumen is 4.2.']],
  ['Lumen was upgraded to version 4.2.', ['The current version of Lumen is 4.2.']],
  ['Harbor Sync is now on 2.5.', ['Harbor Sync is at version 2.5.']],
  // what is no version of a program
  ['Version 2 of the plan is out.', ['Version 2 of the plan is out.']],
  ['Ann Lee was moved to version 2.1.', ['Ann Lee was moved to version 2.1.']],
];

test.each(told)('which version there is: %s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
