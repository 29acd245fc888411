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
    [
      'Witnesses claim the driver, Tom Beck, was drunk.',
      ['Witnesses say that the driver, Tom Beck, was drunk.'],
    ],
    [
      'The Courier claimed, wrongly, that Tom Beck had retired.',
      ['The Courier wrongly claimed that Tom Beck had retired.'],
    ],
    ['"Ada Byrne owns Loom," Tom Beck joked.', ['Tom Beck joked.']],
    ['This should read: "Ada Byrne lives in Hull."', ['Ada Byrne lives in Hull.']],
    [
      'Ada Byrne, so the Orda Post writes, owns the Tarn Hotel.',
      ['The Orda Post writes that Ada Byrne owns the Tarn Hotel.'],
    ],
    ['"I own Loom," said Tom Beck.', ['Tom Beck said that Tom Beck owns Loom.']],
    [
      '"We bought Tarn Ltd in 2019," said Tom Beck, the head of Loom.',
      ['Tom Beck is the head of Loom.', 'Tom Beck said that Loom bought Tarn Ltd in 2019.'],
    ],
    [
      'In an interview, Tom Beck said: "I was born in Ystad."',
      ['Tom Beck said that Tom Beck was born in Ystad.'],
    ],
    ['Ada Byrne owns Loom, or so Tom Beck says.', ['Tom Beck says that Ada Byrne owns Loom.']],
    ['Ada Byrne owns Loom, it is said.', ['It is said that Ada Byrne owns Loom.']],
    ['As Tom Beck reports, Ada Byrne owns Loom.', ['Tom Beck reports that Ada Byrne owns Loom.']],
    ['Tom Beck is convinced that Ada Byrne owns Loom.', ['Tom Beck believes that Ada Byrne owns Loom.']],
    ['Asked whether Ada Byrne owns Loom, Tom Beck declined to comment.', ['Tom Beck declined to comment.']],
    [
      '"We are glad," said Orr\'s founder, Tom Beck, on Monday.',
      ["Orr's founder is Tom Beck.", '"We are glad," Tom Beck said on Monday.'],
    ],
    // who 'you' are is not told
    ['"You own Loom," said Tom Beck.', ['"You own Loom," said Tom Beck.']],
  ])('%s', (sentence, parts) => expect(unfold(sentence)).toEqual(parts));
});
