import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'The appointment of Nora Weiss as its director surprised the Orsk Museum.',
    ['Nora Weiss was appointed as director of the Orsk Museum.'],
  ],
  [
    'The election of Nora Weiss as chair of the Orsk Trust in 2020 drew criticism.',
    ['Nora Weiss was appointed as chair of the Orsk Trust in 2020.'],
  ],
  [
    'Brisk AG, the Ulm-based ferry operator, today named Nora Weiss CEO.',
    ['Today, Brisk AG, the Ulm-based ferry operator, named Nora Weiss CEO.'],
  ],
  ['Bo Ek is out as CEO of Halden Foods; Cy Moe is in.', ['Cy Moe replaced Bo Ek as CEO of Halden Foods.']],
  ['Bo Ek is out as CEO of Halden Foods.', ['Bo Ek stepped down as CEO of Halden Foods.']],
  ["Bo Ek's time as CEO of Halden Foods is over.", ['Bo Ek stepped down as CEO of Halden Foods.']],
  [
    'Halden Foods has lost its chief designer, Bo Ek, to Vexo Labs.',
    ['Bo Ek left Halden Foods as chief designer.', 'Bo Ek joined Vexo Labs.'],
  ],
  ['Halden Foods has made Bo Ek redundant.', ['Bo Ek was dismissed by Halden Foods.']],
  [
    'After 20 years as head of Orr School, Bo Ek handed over to Cy Moe in July 2022.',
    ['Cy Moe succeeded Bo Ek as head of Orr School in July 2022.'],
  ],
  ["Bo Ek's post was taken over by Cy Moe.", ['Cy Moe succeeded Bo Ek.']],
  ["Cy Moe took over Bo Ek's flat.", ["Cy Moe took over Bo Ek's flat."]],
  ['Halden Foods now has Bo Ek as CEO.', ['Bo Ek is CEO of Halden Foods.']],
  ['At Halden Foods, Bo Ek is CEO.', ['Bo Ek is CEO at Halden Foods.']],
  [
    'Halden Foods parted ways with its CEO, Bo Ek, and put Cy Moe in charge as CEO.',
    ['Cy Moe replaced Bo Ek as CEO of Halden Foods.'],
  ],
  [
    'The board of Halden Foods removed Bo Ek as CEO and installed Cy Moe.',
    ['Cy Moe replaced Bo Ek as CEO of Halden Foods.'],
  ],
  [
    'The CEO job at Halden Foods went from Bo Ek to Cy Moe in May 2023.',
    ['Cy Moe replaced Bo Ek as CEO of Halden Foods in May 2023.'],
  ],
  ['New CEO at Halden Foods: Bo Ek replaces Cy Moe.', ['Bo Ek replaced Cy Moe as CEO of Halden Foods.']],
  [
    'The position of press officer at Halden Foods is vacant after Bo Ek left.',
    ['Bo Ek stepped down as press officer of Halden Foods.'],
  ],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each(['Halden Foods now has Ann Lee as a client.', 'New kitchen at Halden Foods: Bo Ek is proud.'])(
  '%s stays as it is',
  (told) => {
    expect(unfold(told)).toEqual([told]);
  },
);
