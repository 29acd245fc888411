import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Project Heron must be ready on 5 July 2024.', ['Project Heron is due on 5 July 2024.']],
  ['We have until 5 July 2024 for the annual report.', ['The annual report is due on 5 July 2024.']],
  ['The client wants Project Heron by 5 July 2024.', ['Project Heron is due on 5 July 2024.']],
  ['Falcon 3.0 goes live on 1 March 2024.', ['Falcon 3.0 launches on 1 March 2024.']],
  ['Falcon v3.0.1 now ships on 4 May 2024.', ['Falcon v3.0.1 launches on 4 May 2024.']],
  ['We promised to deliver Project Heron by 5 July 2024.', ['Project Heron is due on 5 July 2024.']],
  [
    'Project Heron moved on to the pilot phase in May 2024.',
    ['The status of Project Heron is in pilot phase since May 2024.'],
  ],
  ['Project Heron has a new deadline: 5 July 2024.', ['The deadline for Project Heron is 5 July 2024.']],
  [
    'Project Heron will not be finished by 3 June 2024 but by 5 July 2024.',
    ['The deadline for Project Heron was moved to 5 July 2024.'],
  ],
  ['We have pushed Project Heron back to 5 July 2024.', ['Project Heron moved to 5 July 2024.']],
  [
    "Kite's release was pushed from 3 June 2024 to 5 July 2024.",
    ['The launch of Kite was moved to 5 July 2024.'],
  ],
  ['The board cancelled the website relaunch.', ['The website relaunch was cancelled.']],
  ['We decided to stop Project Heron.', ['Project Heron was halted.']],
  ['The company pulled the plug on Project Heron.', ['Project Heron was cancelled.']],
  ["Project Heron won't go ahead.", ['The status of Project Heron is cancelled.']],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

const left: readonly string[] = [
  'Ann Lee must be in Hull on 5 July 2024.',
  'Ann Lee wants a bike by 5 July 2024.',
  'The board dropped Ann Lee.',
  'We moved Ann Lee to Hull.',
  'We gave up on the weather.',
  'Ann Lee has entered the final stage.',
];

test.each(left)('%s: left alone', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
