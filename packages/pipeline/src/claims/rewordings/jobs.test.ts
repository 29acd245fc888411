import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Tom Vance has switched from Harrow Homes to Linden Estates.',
    ['Tom Vance left Harrow Homes.', 'Tom Vance joined Linden Estates.'],
  ],
  ['Tom Vance switched from Vim to Emacs.', ['Tom Vance switched from Vim to Emacs.']],
  [
    'Rosa Quill traded a desk at Bramble Press for a workshop at Corvid Tools in March 2022.',
    ['Rosa Quill left Bramble Press in March 2022.', 'Rosa Quill joined Corvid Tools in March 2022.'],
  ],
  [
    'Last month Ann Lee swapped her job at Halden Foods for one at Vexo Labs.',
    ['Last month Ann Lee left Halden Foods.', 'Last month Ann Lee joined Vexo Labs.'],
  ],
  [
    'Ann Lee has swapped Halden Foods for Vexo Labs, where she is head of sales.',
    ['Ann Lee left Halden Foods.', 'Ann Lee joined Vexo Labs, where she is head of sales.'],
  ],
  ["Ann Lee is on Halden Foods's payroll.", ['Ann Lee works at Halden Foods.']],
  ["Ann Lee's job is at Halden Foods now.", ['Ann Lee works at Halden Foods now.']],
  ["Halden Foods's staff include Ann Lee.", ['Ann Lee works at Halden Foods.']],
  [
    'Ann Lee said goodbye to Halden Foods in April 2023 and signed with Vexo Labs.',
    ['Ann Lee left Halden Foods in April 2023 and signed with Vexo Labs.'],
  ],
  [
    'Ann Lee was made redundant by Halden Foods in May 2023.',
    ['Ann Lee was dismissed by Halden Foods in May 2023.'],
  ],
  [
    'Ann Lee ended her time at Halden Foods and began at Vexo Labs in May 2023.',
    ['Ann Lee left Halden Foods and joined Vexo Labs in May 2023.'],
  ],
  ['Ann Lee has moved on to Vexo Labs.', ['Ann Lee joined Vexo Labs.']],
  ['Ann Lee is a new hire at Vexo Labs.', ['Ann Lee has joined Vexo Labs.']],
  ['Ann Lee spends her days at Halden Foods as a tester.', ['Ann Lee works at Halden Foods as a tester.']],
  ['Ann Lee belongs to the Vexo Labs staff.', ['Ann Lee works at Vexo Labs.']],
  ['Ann Lee does marketing for Halden Foods.', ['Ann Lee works in marketing for Halden Foods.']],
  ['Ann Lee is in the sales team of Halden Foods.', ['Ann Lee works in the sales team at Halden Foods.']],
  [
    'Ann Lee quit Halden Foods for a job at Vexo Labs.',
    ['Ann Lee left Halden Foods.', 'Ann Lee joined Vexo Labs.'],
  ],
  [
    'Ann Lee made the move from Halden Foods to Vexo Labs in May 2023.',
    ['Ann Lee left Halden Foods in May 2023.', 'Ann Lee joined Vexo Labs in May 2023.'],
  ],
  ['Ann Lee changed jobs and is with Vexo Labs now.', ['Ann Lee now works at Vexo Labs.']],
  ['Ann Lee found a new employer, Vexo Labs.', ['Ann Lee joined Vexo Labs.']],
  ['Vexo Labs welcomes Ann Lee as its newest engineer.', ['Ann Lee joined Vexo Labs as an engineer.']],
  ['Halden Foods counts Ann Lee among its staff.', ['Ann Lee works at Halden Foods.']],
  [
    'Halden Foods has snapped up Ann Lee from rival Vexo Labs.',
    ['Ann Lee left Vexo Labs.', 'Ann Lee joined Halden Foods.'],
  ],
  [
    'Halden Foods lost Ann Lee to Vexo Labs in May 2023.',
    ['Ann Lee left Halden Foods in May 2023.', 'Ann Lee joined Vexo Labs in May 2023.'],
  ],
  ["Ann Lee's last day at Halden Foods was 31 May 2023.", ['Ann Lee left Halden Foods on 31 May 2023.']],
  [
    'Ann Lee started out at Halden Foods in 2019 and is still there.',
    ['Ann Lee has worked at Halden Foods since 2019.'],
  ],
  [
    'Ann Lee works at Vexo Labs these days, not at Halden Foods.',
    ['Ann Lee works at Vexo Labs now, not at Halden Foods.'],
  ],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'Ann Lee said goodbye to Lund in May.',
  'Ann Lee moved on to Paris.',
  'The band ended up at Vexo Labs.',
  'Vexo Labs walked away from Halden Foods.',
  'Ann Lee spends her days at the beach.',
  "Ann Lee's job is hard.",
  'Halden Foods has snapped up Vexo Labs.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
