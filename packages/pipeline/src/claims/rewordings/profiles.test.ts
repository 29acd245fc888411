import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';
import { unfold } from './unfold.ts';

describe('profiles of firms and houses as plain sentences', () => {
  it.each([
    [
      'Loom has its seat in Faro and mills in Cork and Ulm.',
      ['Loom has its seat in Faro.', 'Loom has mills in Cork and Ulm.'],
    ],
    [
      'Loom is a shipbroker that Ida Byrne and her cousin Tom set up in 1987.',
      ['Loom is a shipbroker.', 'Ida Byrne and her cousin Tom set up Loom in 1987.'],
    ],
    [
      'Ada Byrne runs the Bell, an inn in Ulm that her grandfather built in 1934.',
      ['Ada Byrne runs the Bell, an inn in Ulm.', 'Her grandfather built the Bell in 1934.'],
    ],
    [
      'Tarn Hall was known as the Orr Rooms before Loom bought it in 1998.',
      ['Tarn Hall was known as the Orr Rooms until 1998.', 'Loom bought it in 1998.'],
    ],
    [
      'The mill was closed after Loom bought it in 1998.',
      ['The mill was closed.', 'Loom bought it in 1998.'],
    ],
    [
      'The mill would be closed after Loom bought it in 1998.',
      ['The mill would be closed after Loom bought it in 1998.'],
    ],
    ['Home to 8,300 people, Tarn lies on the Orr.', ['Tarn has 8,300 inhabitants.', 'Tarn lies on the Orr.']],
    [
      'With the purchase of Orr Mills, Loom has five sites.',
      ['Loom acquired Orr Mills.', 'Loom has five sites.'],
    ],
    [
      'A joint venture of Orr and Ley, Loom makes yarn.',
      ['Loom is a joint venture of Orr and Ley.', 'Loom makes yarn.'],
    ],
    ['A day later, Loom sold the mill.', ['A day later, Loom sold the mill.']],
    ['Nationalised in 1946, it was sold in 1993.', ['It was nationalised in 1946.', 'It was sold in 1993.']],
    [
      'Named after Ida Moss, the research vessel Tern was built in Cork.',
      ['The research vessel Tern was named after Ida Moss.', 'The research vessel Tern was built in Cork.'],
    ],
    [
      'Located in Faro, Casa do Lagar is an inn.',
      ['Casa do Lagar is located in Faro.', 'Casa do Lagar is an inn.'],
    ],
    [
      'The Cork-based company sold the mill.',
      ['The company is based in Cork.', 'The company sold the mill.'],
    ],
    ['It was the Moss brothers, Tom and Leo, who founded Loom.', ['Tom Moss and Leo Moss founded Loom.']],
    [
      "Loom's move to Cork, announced in May, was completed on 3 April 2024.",
      ['Loom moved to Cork on 3 April 2024.'],
    ],
    ['Loom bought it and renamed it Orr Works.', ['Loom bought it and renamed it to Orr Works.']],
  ])('%s', (sentence, expected) => {
    expect(unfold(sentence)).toEqual(expected);
  });
});

const texts = async (markdown: string) => (await claimsOf(markdown)).map(({ claimText }) => claimText);

describe('names and what stands behind them', () => {
  it('a name with "of" or "for" in it is one', async () => {
    expect(await texts('Ida Moss founded the Museum of Tin, which is in Redruth.')).toEqual([
      'Ida Moss founded the Museum of Tin.',
      'The Museum of Tin is in Redruth.',
    ]);
    expect(await texts('The Institute for Energy Technology owned and operated it.')).toEqual([
      'The Institute for Energy Technology owned and operated it.',
    ]);
  });

  it('what was opened is the museum, not its owner', async () => {
    expect(await texts('Orr Ltd owns the Museum of Tin, opened in 1984.')).toEqual([
      'Orr Ltd owns the Museum of Tin.',
      'The Museum of Tin was opened in 1984.',
    ]);
  });

  it('the sign of a share is no label', async () => {
    expect(await texts('Orr Corp. (LSE: ORR), the Leeds bank, is owned by Tom Hay.')).toEqual([
      'Orr Corp. (LSE: ORR), the Leeds bank, is owned by Tom Hay.',
    ]);
  });

  it('"the studio" is Skyforge Studios', async () => {
    expect(await texts('Skyforge Studios has been sold. The studio has 85 staff.')).toEqual([
      'Skyforge Studios has been sold.',
      'Skyforge Studios has 85 staff.',
    ]);
  });

  it('days of every week are no dates, and what is agreed on lies ahead', async () => {
    expect(await texts('The opening hours of Orr Mill are Monday to Friday.')).toEqual([
      'The opening hours of Orr Mill are Monday to Friday.',
    ]);
    expect(await texts('Orr Ltd agreed to drop Kafka from 1 June.')).toEqual([
      'Orr Ltd agreed to drop Kafka from 1 June 2024.',
    ]);
  });

  it('"Built 1879" below a heading', async () => {
    expect(await texts('# Orr Bridge\n\nBuilt 1879. Rebuilt after the flood of 1912.')).toEqual([
      'Orr Bridge was built in 1879.',
      'Orr Bridge was rebuilt after the flood of 1912.',
    ]);
  });
});
