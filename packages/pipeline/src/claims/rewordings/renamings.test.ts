import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('renamings', () => {
  it.each([
    ['Nora Weiss performs as Nell Dusk.', ['Nora Weiss is also known as Nell Dusk.']],
    ['Nora Weiss performs as a clown.', ['Nora Weiss performs as a clown.']],
    ["Nora Weiss's stage name is Nell.", ['Nora Weiss is also known as Nell.']],
    [
      'Piet Vos writes as E. M. Fox and lives in Ulm.',
      ['Piet Vos is also known as E. M. Fox.', 'Piet Vos lives in Ulm.'],
    ],
    ['Until 2012 Loom was known as Northern Water.', ['Loom was known as Northern Water until 2012.']],
    ['The company changed its name from Bluebox to Azuro in 2020.', ['Bluebox was renamed Azuro in 2020.']],
    ['In 2009 the name was changed from Orr Paper to Lorpa.', ['In 2009 Orr Paper was renamed Lorpa.']],
    ['Since 2012 Trentham Motors has been called Velmora.', ['Trentham Motors was renamed Velmora in 2012.']],
    ['Velmora is the new name of Trentham Motors.', ['Trentham Motors was renamed Velmora.']],
    ['Trentham Motors goes by the name of Velmora now.', ['Trentham Motors was renamed Velmora.']],
    ['Ann Lee goes by Storm now.', ['Ann Lee goes by Storm now.']],
    ['Ann Lee has been known as Storm since 2012.', ['Ann Lee has been known as Storm since 2012.']],
    ['Trentham Motors is now Velmora.', ['Trentham Motors was renamed Velmora.']],
    ['Velmora is now Green.', ['Velmora is now Green.']],
    ['Ann Lee is now Ann Orr.', ['Ann Lee is now Ann Orr.']],
    ['The former name of Lorpa is Orr Paper.', ['Lorpa was formerly known as Orr Paper.']],
    [
      'The town was known as Fort Orr until 1911, when it was renamed Selby.',
      ['Fort Orr was renamed Selby in 1911.'],
    ],
    [
      'Lorpa was known as Fort Orr until 1911, when it was renamed Selby.',
      ['Lorpa was known as Fort Orr until 1911.', 'Lorpa was renamed Selby in 1911.'],
    ],
    [
      'Lorpa, known as Orr Paper until 2009, makes envelopes.',
      ['Lorpa was known as Orr Paper until 2009.', 'Lorpa makes envelopes.'],
    ],
    [
      'Lorpa – until 2009 Orr Paper – makes envelopes.',
      ['Lorpa was known as Orr Paper until 2009.', 'Lorpa makes envelopes.'],
    ],
    ['Trentham Motors got a new name in 2012: Velmora.', ['Trentham Motors was renamed Velmora in 2012.']],
    ['Trentham Motors has given itself a new name, Velmora.', ['Trentham Motors was renamed Velmora.']],
    ['Velmora is what Trentham Motors is called today.', ['Trentham Motors was renamed Velmora.']],
    ['We have changed our name from Trentham Motors to Velmora.', ['Trentham Motors was renamed Velmora.']],
    ['Velmora bore the name Orr Paper until 2012.', ['Velmora was known as Orr Paper until 2012.']],
    ['Ann Lee got a new name in 2012: Storm.', ['Ann Lee got a new name in 2012: Storm.']],
    [
      'Orr Foods, now Velmora, makes envelopes.',
      ['Orr Foods was renamed Velmora.', 'Velmora makes envelopes.'],
    ],
    ['Ann Lee, now Ann Orr, makes envelopes.', ['Ann Lee, now Ann Orr, makes envelopes.']],
  ])('%s', (sentence, expected) => {
    expect(unfold(sentence)).toEqual(expected);
  });
});
