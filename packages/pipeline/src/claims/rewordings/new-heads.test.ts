import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Tarn Press has snapped up Ida Moss, until now picture editor at Bramble Press.',
    ['Ida Moss was formerly picture editor at Bramble Press.', 'Tarn Press has hired Ida Moss.'],
  ],
  [
    'Tarn Press has signed up Ida Moss, previously of Bramble Press.',
    ['Ida Moss formerly worked at Bramble Press.', 'Tarn Press has hired Ida Moss.'],
  ],
  ['Tarn Group snapped up Bramble Press in May 2021.', ['Tarn Group snapped up Bramble Press in May 2021.']],
  [
    "Tarn Press's new CTO, Ida Moss, started on 3 May 2021.",
    ['Ida Moss became CTO of Tarn Press on 3 May 2021.'],
  ],
  [
    'The new head of sales at Tarn Press, Ida Moss, will start in July.',
    ['Ida Moss will become head of sales at Tarn Press in July.'],
  ],
  ['The new bridge, Orr Span, opened in May 2021.', ['The new bridge, Orr Span, opened in May 2021.']],
  [
    'Tarn Press is led by Ida Moss, who the board appointed in March 2021.',
    ['Tarn Press has been led by Ida Moss since March 2021.'],
  ],
  [
    'Ida Moss, whom the board appointed CEO of Tarn Press in March 2021, lives in Hull.',
    ['Ida Moss was appointed CEO of Tarn Press in March 2021.', 'Ida Moss lives in Hull.'],
  ],
  [
    'Bo Ek was moved from Sales to the Planning department in May 2022.',
    ['Bo Ek left the sales team in May 2022.', 'Bo Ek joined the planning team in May 2022.'],
  ],
  [
    'Ida Moss became director of Elder Choir in 1971, a post she held for six years.',
    [
      'Ida Moss became director of Elder Choir in 1971.',
      'Ida Moss was director of Elder Choir from 1971 to 1977.',
    ],
  ],
  [
    'Her post at Linden School has gone to Max Orr.',
    ['Max Orr succeeded her.', 'Max Orr works at Linden School.'],
  ],
  [
    'She follows Max Orr, who has led Linden School for ten years.',
    [
      'She follows Max Orr.',
      'Max Orr has led Linden School for ten years.',
      'Max Orr no longer leads Linden School.',
    ],
  ],
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
