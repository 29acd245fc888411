import { describe, expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';
import { claimsOf } from '../test-document.ts';

describe('what did not come about', () => {
  it.each([
    [
      'Ana Ruiz was named head of Loom but never took up the post.',
      ['Ana Ruiz did not become head of Loom.'],
    ],
    ['Ana Ruiz did not get the post of head of Loom.', ['Ana Ruiz did not become head of Loom.']],
    ['Ana Ruiz accepted the post of head of Loom.', ['Ana Ruiz became head of Loom.']],
    ['Ana Ruiz is anything but the head of Loom.', ['Ana Ruiz is not the head of Loom.']],
    ['Loom called off the acquisition of Tern Labs in May.', ['Loom did not acquire Tern Labs in May.']],
    ['Loom will not acquire Tern Labs after all.', ['Loom did not acquire Tern Labs.']],
    ['Tern Labs will not be acquired by Loom after all.', ['Tern Labs was not acquired by Loom.']],
    ['The acquisition of Tern Labs by Loom was called off.', ['Loom did not acquire Tern Labs.']],
    ['The planned merger between Loom and Tern fell through.', ['Loom did not merge with Tern.']],
    ["Loom's planned takeover of Tern collapsed in March.", ['Loom did not acquire Tern in March.']],
    ['Loom dropped the matter in May.', ['Loom dropped the matter in May.']],
    ["Ana Ruiz's appointment as head of Loom has been cancelled.", ['Ana Ruiz did not become head of Loom.']],
    ["Ana Ruiz's promotion to captain was only a rumour.", ['Ana Ruiz did not become captain.']],
    [
      "Ana Ruiz's appointment as head coach was blocked by the board.",
      ['Ana Ruiz did not become head coach.'],
    ],
    [
      "Ana Ruiz's transfer to Hull City fell through in July 2025.",
      ['Ana Ruiz did not transfer to Hull City in July 2025.'],
    ],
    ["Ana Ruiz's departure from Loom was a hoax.", ['Ana Ruiz has not left Loom.']],
    ['As if she owned Loom, Ana Ruiz gave orders.', ['Ana Ruiz gave orders.']],
    ['Ana Ruiz walks around as though she owned Loom.', ['Ana Ruiz walks around.']],
    ['Despite rumours to the contrary, Ana Ruiz is not leaving Loom.', ['Ana Ruiz is not leaving Loom.']],
    ['It looks as if Loom will be sold.', ['Apparently, Loom will be sold.']],
    [
      'Bo Ek was supposed to become director in 2020, but the post went to Ana Ruiz.',
      ['Bo Ek was supposed to become director in 2020.', 'Ana Ruiz became director in 2020.'],
    ],
    [
      'The Old Dairy reopened under a new owner, Ana Ruiz.',
      ['The new owner of the Old Dairy is Ana Ruiz.', 'The Old Dairy reopened.'],
    ],
    ['Instead of Berlin, the team will now move to Leipzig.', ['The team will now move to Leipzig.']],
    ['Ana Ruiz denied being the owner of Loom.', ['Ana Ruiz was not the owner of Loom.']],
    [
      'The statement that Ana Ruiz had left Loom has been withdrawn.',
      ['It is not true that Ana Ruiz had left Loom.'],
    ],
    ['Ana Ruiz did not leave Loom in 2019 but in 2020.', ['Ana Ruiz left Loom in 2020.']],
    ['Far from leaving Loom, Ana Ruiz was promoted to partner.', ['Ana Ruiz was promoted to partner.']],
    ['Instead of leaving Loom, Ana Ruiz became its chair.', ["Ana Ruiz became Loom's chair."]],
    ['Plans for Loom to merge with Tarn have been shelved.', ['Loom did not merge with Tarn.']],
    ["Loom's plans to move to Cork came to nothing.", ['Loom did not move to Cork.']],
    [
      'The merger of Loom and Tarn, planned for May, has been put off indefinitely.',
      ['Loom did not merge with Tarn.'],
    ],
    [
      "It wasn't Bo who bought the Saab, it was Ines.",
      ['It is not true that Bo bought the Saab.', 'Ines bought the Saab.'],
    ],
    [
      'Apart from Edda, all the sisters emigrated to Canada in 1911.',
      [
        'It is not true that Edda emigrated to Canada in 1911.',
        'Except for Edda, all the sisters emigrated to Canada in 1911.',
      ],
    ],
    ['Loom has no offices outside Norway apart from one in Riga.', ['Loom has an office in Riga.']],
    ['Since her election in 2016, Ana Ruiz has led Loom.', ['Since 2016, Ana Ruiz has led Loom.']],
    ['Ana Ruiz, contrary to rumours, still lives in Turku.', ['Ana Ruiz still lives in Turku.']],
  ])('%s', (text, plain) => {
    expect(unfold(text)).toEqual(plain);
  });
});

describe('who is left out, and who changed places', () => {
  it.each([
    [
      'Nobody at Tern lives in Dublin, apart from Ana Ruiz.',
      ['Ana Ruiz lives in Dublin.', 'Except for Ana Ruiz, nobody at Tern lives in Dublin.'],
    ],
    [
      'Apart from Ana Ruiz, everybody on the team speaks German.',
      ['Ana Ruiz does not speak German.', 'Except for Ana Ruiz, everybody on the team speaks German.'],
    ],
    ['Nobody but Ana Ruiz lives in Lund.', ['Ana Ruiz lives in Lund.']],
    [
      'Ana Ruiz left Orsini for Loom in 2018.',
      ['Ana Ruiz left Orsini in 2018.', 'Ana Ruiz joined Loom in 2018.'],
    ],
    ['Ana Ruiz left Tom Hart for Bo Orr.', ['Ana Ruiz left Tom Hart for Bo Orr.']],
    ['Ana Ruiz has been with Orr Ltd since 2016.', ['Ana Ruiz has worked at Orr Ltd since 2016.']],
    ['Ana Ruiz has been with Tom Hart since 2016.', ['Ana Ruiz has been with Tom Hart since 2016.']],
    [
      'Loom moved its head office from Cork to Hull in 1999 and from Hull to Turin in 2014.',
      [
        'Loom moved its head office from Cork to Hull in 1999.',
        'Loom moved its head office from Hull to Turin in 2014.',
      ],
    ],
    [
      'Ana Ruiz moved to Lyon at the end of 2017 and to Dijon a year later.',
      ['Ana Ruiz moved to Lyon at the end of 2017.', 'Ana Ruiz moved to Dijon a year later.'],
    ],
    [
      'In 2020 the status of Heron was changed from active to suspended.',
      ['The status of Heron is suspended since 2020.'],
    ],
    [
      'Ana Ruiz lived in Lund until 2010 and in Malmo after that.',
      ['Ana Ruiz lived in Lund until 2010.', 'Ana Ruiz lived in Malmo from 2010.'],
    ],
  ])('%s', (text, plain) => {
    expect(unfold(text)).toEqual(plain);
  });
});

describe('two things of one date', () => {
  it.each([
    [
      'When Bo Orr retired in 2013, Ana Ruiz took over as chair of Loom.',
      ['Bo Orr retired in 2013.', 'In 2013, Ana Ruiz took over as chair of Loom.'],
    ],
    [
      'Ana Ruiz became the chair of Loom when Bo Orr retired in 2013.',
      ['Bo Orr retired in 2013.', 'Ana Ruiz became the chair of Loom in 2013.'],
    ],
    [
      'When Bo Orr died in 1950, he had been married for ten years.',
      ['When Bo Orr died in 1950, he had been married for ten years.'],
    ],
  ])('%s', (text, plain) => {
    expect(unfold(text)).toEqual(plain);
  });
});

it.each([
  [
    'Erratum: In our March issue we stated that the Keel Bridge was opened in 1934. It was opened in 1943.',
    'Erratum: In our March issue we wrongly stated that the Keel Bridge was opened in 1934.',
  ],
  [
    'We said that Ann Lee was born in Leeds. She was born in Hull.',
    'We wrongly said that Ann Lee was born in Leeds.',
  ],
  [
    'We said that Ann Lee was born in Leeds. She was raised in Hull.',
    'We said that Ann Lee was born in Leeds.',
  ],
])('%s', async (text, first) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)[0]).toBe(first);
});

it('leaves open what there is no evidence of', async () => {
  const [claim] = await claimsOf('There is no evidence that Loom owns Tern Labs.');
  expect(claim?.modality).toBe('hedged');
});
