import { describe, expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';

describe('words between quotation marks', () => {
  it.each([
    ['"Ada Byrne owns Loom," said Tom Beck.', ['Tom Beck said that Ada Byrne owns Loom.']],
    [
      '"Ada Byrne left Loom in 2019," the Orda Post wrote on Monday.',
      ['The Orda Post said on Monday that Ada Byrne left Loom in 2019.'],
    ],
    ['Tom Beck wrote: "The mill belongs to Loom."', ['Tom Beck said that the mill belongs to Loom.']],
    [
      '"Ada Byrne lives in Hull," said Tom Beck, the mayor of Orda.',
      ['Tom Beck is the mayor of Orda.', 'Tom Beck said that Ada Byrne lives in Hull.'],
    ],
    [
      '"Ada Byrne is our new CFO," Orda Pumps announced.',
      ["Orda Pumps announced that Ada Byrne is Orda Pumps's new CFO."],
    ],
    ['This should read: "Ada Byrne lives in Hull."', ['Ada Byrne lives in Hull.']],
    [
      'Ada Byrne, so the Orda Post writes, owns the Tarn Hotel.',
      ['The Orda Post writes that Ada Byrne owns the Tarn Hotel.'],
    ],
    // whose words are of the speaker stay as they are
    ['"I own Loom," said Tom Beck.', ['"I own Loom," said Tom Beck.']],
  ])('%s', (sentence, parts) => expect(unfold(sentence)).toEqual(parts));
});
