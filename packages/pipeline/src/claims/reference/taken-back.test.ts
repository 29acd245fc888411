import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

describe('a sentence that takes back the one before it', () => {
  it.each([
    [
      'Ada Byrne is the head of Loom. Sorry, that is wrong.',
      'It is not true that Ada Byrne is the head of Loom.',
    ],
    [
      'Ada Byrne was named head of Loom. That report was false.',
      'It is not true that Ada Byrne was named head of Loom.',
    ],
    [
      'Ada Byrne has been appointed head of Loom. The appointment was withdrawn a day later.',
      'It is not true that Ada Byrne has been appointed head of Loom.',
    ],
    [
      'Loom agreed to buy Tarn Ltd. The deal fell through.',
      'It is not true that Loom agreed to buy Tarn Ltd.',
    ],
    ['Tom Beck lives in Breda. Wait, I mean Tilburg.', 'Tom Beck lives in Tilburg.'],
    [
      "Correction: Yesterday's article said that Ada Byrne founded Loom. It was Tom Beck.",
      "Correction: 14 May 2024's article wrongly said that Ada Byrne founded Loom.",
    ],
    [
      'The minutes state that Ada Byrne founded Loom. That is wrong.',
      'The minutes wrongly state that Ada Byrne founded Loom.',
    ],
    [
      'Ada Byrne was told that she had won the Arden Prize. It was a mistake.',
      'It is not true that Ada Byrne had won the Arden Prize.',
    ],
    ['Ada Byrne has bought Loom. That was a joke.', 'It is not true that Ada Byrne has bought Loom.'],
    [
      'The Tarn lamp costs 40 euros. That was a typo, it costs 45 euros.',
      'It is not true that the Tarn lamp costs 40 euros.',
    ],
    [
      'Ada Byrne has bought Loom. It later emerged that this was untrue.',
      'It is not true that Ada Byrne has bought Loom.',
    ],
    // who leaves it open does not deny it
    ['Ada Byrne has bought Loom. This has not been confirmed.', 'Allegedly, Ada Byrne has bought Loom.'],
    ['Ada Byrne has bought Loom. But that is only a rumour.', 'Allegedly, Ada Byrne has bought Loom.'],
    ['The mill belongs to Tom Beck. Not sure though.', 'Allegedly, the mill belongs to Tom Beck.'],
    ['Ada Byrne lives in Hull. It is not certain when she moved.', 'Ada Byrne lives in Hull.'],
    ['Ada Byrne wrote Low Tide. It was a joke book.', 'Ada Byrne wrote Low Tide.'],
    ['Ada Byrne bought Loom. She denied it.', 'Allegedly, Ada Byrne bought Loom.'],
    ['Ada Byrne bought Loom. This was denied by her lawyer.', 'Allegedly, Ada Byrne bought Loom.'],
    ['Ada Byrne bought Loom. Tom Beck disputes the report.', 'Allegedly, Ada Byrne bought Loom.'],
    ['Ada Byrne asked Loom for leave. Loom denied it.', 'Ada Byrne asked Loom for leave.'],
    ['Ada Byrne bought Loom. We retract this.', 'It is not true that Ada Byrne bought Loom.'],
    ['Ada Byrne bought Loom. Not true, said a spokesman.', 'It is not true that Ada Byrne bought Loom.'],
    ['Myth: Ada Byrne runs Loom. Fact: Tom Beck runs Loom.', 'It is not true that Ada Byrne runs Loom.'],
    ['Claim: Ada Byrne bought Loom. Verdict: false.', 'It is not true that Ada Byrne bought Loom.'],
    ['Claim: Ada Byrne bought Loom. Verdict: true.', 'Ada Byrne bought Loom.'],
    ['We said Ada Byrne worked at Loom. That was wrong: it is Tarn.', 'Ada Byrne works at Tarn.'],
    ['The report that Ada Byrne lives in Ghent was wrong. It is Bergen.', 'Ada Byrne lives in Bergen.'],
    ['Ignore what I said about Ada Byrne living in Leeds. It should be Hull.', 'Ada Byrne lives in Hull.'],
    ['We said that Ada Byrne runs Loom. It is a bakery.', 'We said that Ada Byrne runs Loom.'],
    // what was done may have been a mistake
    ['Loom bought the mill in 2003. That was a mistake.', 'Loom bought the mill in 2003.'],
    ['Loom bought the mill. The appointment was withdrawn.', 'Loom bought the mill.'],
  ])('%s', async (text, first) => {
    const [claim] = await claimsOf(text);
    expect(claim?.claimText).toBe(first);
  });
});

describe('a sentence that says the same of another', () => {
  it.each([
    ['Ada Byrne works at Loom. So does Tom Beck.', 'Tom Beck works at Loom.'],
    ['Ada Byrne does not work at Loom. Neither does Tom Beck.', 'Tom Beck does not work at Loom.'],
    ['Ada Byrne joined Loom in 2020. Tom Beck followed suit.', 'Tom Beck joined Loom in 2020.'],
    ['Ada Byrne lives in Hull. The same goes for Tom Beck.', 'Tom Beck lives in Hull.'],
    ['Ada Byrne lives in Hull. Tom Beck also paints.', 'Tom Beck also paints.'],
  ])('%s', async (text, second) => {
    const [, claim] = await claimsOf(text);
    expect(claim?.claimText).toBe(second);
  });
});
