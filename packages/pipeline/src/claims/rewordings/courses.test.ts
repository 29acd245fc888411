import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('what somebody or something was one after the other', () => {
  it.each([
    [
      'Five years after joining Loom, Ana Ruiz became its head in 2019.',
      ['Ana Ruiz joined Loom in 2014.', 'Ana Ruiz became its head in 2019.'],
    ],
    ['Since her divorce in 2020, Ana Ruiz has lived in Trier.', ['Since 2020, Ana Ruiz has lived in Trier.']],
    ['Before the merger with Orr in 2015, Loom was based in Ulm.', ['Before 2015, Loom was based in Ulm.']],
    [
      'Since leaving Loom in 2015, Ana Ruiz has worked for Tarn.',
      ['Ana Ruiz left Loom in 2015.', 'Since 2015, Ana Ruiz has worked for Tarn.'],
    ],
    [
      'Before he joined Loom in 2015, Bo Orr lived in Trier.',
      ['Bo Orr joined Loom in 2015.', 'Before 2015, Bo Orr lived in Trier.'],
    ],
    [
      'Since Loom is in Oslo, Bo Orr moved there in 2015.',
      ['Since Loom is in Oslo, Bo Orr moved there in 2015.'],
    ],
    [
      'Loom is now run by his daughter, Ana Ruiz.',
      ['His daughter is Ana Ruiz.', 'Loom is now run by Ana Ruiz.'],
    ],
    [
      'In 2019, three months after leaving Loom, Ana Ruiz founded Tarn Labs.',
      ['Ana Ruiz left Loom.', 'In 2019, Ana Ruiz founded Tarn Labs.'],
    ],
    [
      'Ana Ruiz became head of Tarn in 2019, three years after leaving Loom.',
      ['Ana Ruiz left Loom in 2016.', 'Ana Ruiz became head of Tarn in 2019.'],
    ],
    [
      'The mill was run by Josef Holl and, after his death in 1930, by his daughter Clara.',
      [
        'The mill was run by Josef Holl until 1930.',
        'Josef Holl died in 1930.',
        "From 1930, the mill was run by Josef Holl's daughter Clara.",
      ],
    ],
    [
      'The bakery was owned by Piet Maas and, from 1960, by his son Jan.',
      [
        'The bakery was owned by Piet Maas until 1960.',
        "From 1960, the bakery was owned by Piet Maas's son Jan.",
      ],
    ],
    [
      'The inn was run by Ana Ruiz until 1960 and then by Bo Orr.',
      ['The inn was run by Ana Ruiz until 1960.', 'From 1960, the inn was run by Bo Orr.'],
    ],
    [
      'Bo Orr lived in Paris, then in Geneva and from 1931 in Rome, before he returned to Paris in 1938.',
      [
        'Bo Orr lived in Paris.',
        'Bo Orr lived in Geneva until 1931.',
        'Bo Orr lived in Rome from 1931.',
        'Bo Orr returned to Paris in 1938.',
      ],
    ],
    [
      'Bo Orr was first violinist of the Tarn Trio before becoming its conductor in 1958.',
      [
        'Bo Orr was first violinist of the Tarn Trio.',
        'Bo Orr became the conductor of the Tarn Trio in 1958.',
      ],
    ],
    [
      'Ana Ruiz was promoted from clerk to office manager at Loom in 2018.',
      ['Ana Ruiz was a clerk until 2018.', 'Ana Ruiz was promoted to office manager at Loom in 2018.'],
    ],
    [
      'The band changed in 2011, with Ana Ruiz replacing Bo Orr, and Cy Ek and Di Moe replacing Ed Fry.',
      [
        'The band changed in 2011.',
        'Ana Ruiz replaced Bo Orr in 2011.',
        'Cy Ek and Di Moe replaced Ed Fry in 2011.',
      ],
    ],
    [
      'Sabra was the capital of Orda until 1862, when the government moved to Kell.',
      ['Sabra was the capital of Orda until 1862.', 'Kell became the capital of Orda in 1862.'],
    ],
    [
      'Ana Ruiz was secretary of the Tern Club from 1990, its treasurer from 1995 and its president from 2001 to 2007.',
      [
        'Ana Ruiz was secretary of the Tern Club from 1990.',
        'Ana Ruiz was the treasurer of the Tern Club from 1995.',
        'Ana Ruiz was the president of the Tern Club from 2001 to 2007.',
      ],
    ],
    [
      'Bo Orr was mayor of Tarn from 1966 to 1974, and again between 1980 and 1983.',
      ['Bo Orr was mayor of Tarn from 1966 to 1974, and again between 1980 and 1983.'],
    ],
    [
      'A day ticket was €4 in 2019, €5 in 2021 and is now €6.50.',
      ['A day ticket was €4 in 2019.', 'A day ticket was €5 in 2021.', 'A day ticket is now €6.50.'],
    ],
    [
      'Ana Ruiz joined Loom in 2020, left in 2022 and came back this January.',
      [
        'Ana Ruiz joined Loom in 2020.',
        'Ana Ruiz left Loom in 2022.',
        'Ana Ruiz rejoined Loom this January.',
      ],
    ],
    [
      'Ana Ruiz was elected mayor of Tarn in 2011, re-elected in 2015 and voted out in 2019.',
      ['Ana Ruiz was elected mayor of Tarn in 2011.', 'Ana Ruiz stepped down as mayor of Tarn in 2019.'],
    ],
    [
      'Loom made a profit of $4 million for the year ended 31 March 2022.',
      ['Loom made a profit of $4 million from 1 April 2021 to 31 March 2022.'],
    ],
    ['Ana Ruiz has lived in Tarn since she left school in 2009.', ['Ana Ruiz has lived in Tarn since 2009.']],
    ['Loom moved to Cork two years after its foundation in 2001.', ['Loom moved to Cork in 2003.']],
    [
      "Ana Ruiz has owned the inn since her father's death in 2003.",
      ['Ana Ruiz has owned the inn since 2003.'],
    ],
    ['In 2012, the year she turned thirty, Ana Ruiz founded Loom.', ['In 2012, Ana Ruiz founded Loom.']],
    [
      'Between the summer of 2015 and the end of 2017 Bo Orr worked at Loom.',
      ['Between the summer of 2015 and the end of 2017, Bo Orr worked at Loom.'],
    ],
    [
      'Bo Orr became deputy editor of the Post in 2008 and editor in 2014.',
      ['Bo Orr became deputy editor of the Post in 2008.', 'Bo Orr became editor of the Post in 2014.'],
    ],
    [
      'Bo Orr rose from receptionist to head of Loom within ten years.',
      ['Bo Orr was formerly a receptionist.', 'Bo Orr was promoted to head of Loom.'],
    ],
    [
      'Bo Orr, until now head of sales at Loom, has been promoted to chief executive.',
      ['Bo Orr was formerly a head of sales.', 'Bo Orr was promoted to chief executive at Loom.'],
    ],
    [
      'Ana Ruiz took over the Loom account last Thursday.',
      ['Ana Ruiz is responsible for the Loom account since last Thursday.'],
    ],
    ["The Coral was Loom's property until 1912.", ['The Coral belonged to Loom until 1912.']],
    ['Ana Ruiz spent four years at Loom, from 2015 to 2019.', ['Ana Ruiz worked at Loom from 2015 to 2019.']],
    [
      'Ana Ruiz spent four years at Ghent University, from 2015 to 2019.',
      ['Ana Ruiz spent four years at Ghent University, from 2015 to 2019.'],
    ],
    ["Ana Ruiz's time at Loom lasted from 2015 to 2019.", ['Ana Ruiz worked at Loom from 2015 to 2019.']],
    [
      'Ana Ruiz joined Loom in 2015 and stayed for four years.',
      ['Ana Ruiz joined Loom in 2015 and left Loom in 2019.'],
    ],
    [
      'Ana Ruiz started at Loom in 2015 and left four years later.',
      ['Ana Ruiz started at Loom in 2015 and left Loom in 2019.'],
    ],
    ['Effective next month, Ana Ruiz heads Loom.', ['From next month, Ana Ruiz heads Loom.']],
  ])('%s', (text, plain) => {
    expect(unfold(text)).toEqual(plain);
  });
});
