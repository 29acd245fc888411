import { expect, it } from 'vitest';
import { claimsOf, show } from '../test-document.ts';

it.each([
  ['Suppose Ada Byrne sold Loom to Tom Beck.', []],
  ["Let's say Ada Byrne works at Loom.", []],
  ["Let's meet at the Copper Kettle on Friday.", []],
  ['Imagine that Hull were the capital of Spain.', []],
  ['Imagine Dragons released Origins in 2018.', ['Imagine Dragons released Origins in 2018.']],
  [
    'In the film, Ada Byrne moves to Rome and marries a count.',
    ['In the film, Ada Byrne moves to Rome and marries a count. | maybe'],
  ],
  [
    "In Tom Beck's novel Tides, Ada Byrne owns Loom.",
    ["In Tom Beck's novel Tides, Ada Byrne owns Loom. | maybe"],
  ],
  ['In the film Tides, Ada Byrne plays a nurse.', ['In the film Tides, Ada Byrne plays a nurse.']],
  [
    'The novel Tides is set in Hull. Its hero, Duarte, works for Loom.',
    ['The novel Tides is set in Hull.', "Tides's hero, Duarte, works for Loom. | maybe"],
  ],
])('%s', async (text, claims) => {
  expect((await claimsOf(text)).map((claim) => show(claim).replace(/ \| \d.*$/, ''))).toEqual(claims);
});

it('who is only in a novel is so in the next sentence too', async () => {
  const claims = await claimsOf(
    'In the novel The Salt Road, Ada Byrne marries a smuggler. She becomes mayor of Bath.',
  );
  expect(claims.map(({ modality }) => modality)).toEqual(['hedged', 'hedged']);
});
