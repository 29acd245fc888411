import { expect, test } from 'vitest';
import { factsOf, textsOf } from './reading.fixture.ts';

test.each([
  ['he and she by gender', 'Ann Bell met Karl Orr. She lives in Lund.', 'Ann Bell lives in Lund.'],
  ['a possessive', 'Karl Orr is a baker. His brother lives in Kiel.', "Karl Orr's brother lives in Kiel."],
  ['it for the one thing', 'Vesk Ltd is a bank. It employs 300 people.', 'Vesk Ltd employs 300 people.'],
  ['its', 'Vesk Ltd is a bank. Its seat is Lund.', "Vesk Ltd's seat is Lund."],
  [
    'they for those who are joined',
    'Ann Bell and Karl Orr met. They live in Kiel.',
    'Ann Bell and Karl Orr live in Kiel.',
  ],
  [
    'a thing by its kind',
    'Vesk Ltd was founded by Ann Bell. The company is in Lund.',
    'Vesk Ltd is in Lund.',
  ],
  ['a surname', 'Ann Bell is a baker. In 2015 Bell moved to Kiel.', 'In 2015 Ann Bell moved to Kiel.'],
  [
    'it beside a person',
    'Vesk Ltd is a bank. It was started by Karl Orr.',
    'Vesk Ltd was started by Karl Orr.',
  ],
  ['its in what another is', 'Vesk Ltd is a bank. Ann Bell is its chief.', "Ann Bell is Vesk Ltd's chief."],
  ['it past a place', 'Vesk Ltd opened in Lund. It employs 300 people.', 'Vesk Ltd employs 300 people.'],
  ['who is named behind a copula', 'The baker is Karl Orr. His phone is red.', "Karl Orr's phone is red."],
  ['a thing by its noun', 'Ann Bell left Orr Bank. The bank is in Lund.', 'Orr Bank is in Lund.'],
  ['a surname that is a word', 'Ann Bell is a baker. Bell left Vesk Ltd.', 'Ann Bell left Vesk Ltd.'],
  [
    'a name beside what it is',
    'Vesk Ltd is a bank. Its founder, Ann Bell, died. She lived in Kiel.',
    'Ann Bell lived in Kiel.',
  ],
  [
    'a firm only named in passing',
    'Vesk Ltd employs 300 people. Ann Bell worked at Orr Bank before. Karl Orr left the company.',
    'Karl Orr left the company.',
  ],
  [
    'a noun that the name has',
    'Ann Bell runs Penwith Museum. Karl Orr joined the museum.',
    'Karl Orr joined Penwith Museum.',
  ],
  [
    'a shop that was said to be one',
    'Ann Bell founded the bookshop Vesk. The shop is in Lund.',
    'Vesk is in Lund.',
  ],
  [
    'the former and the latter',
    'Vesk Ltd and Orr Ltd are banks. The former is based in Lund, the latter in Kiel.',
    'Vesk Ltd is based in Lund, Orr Ltd in Kiel.',
  ],
  [
    'whoever was appointed',
    'Ann Bell was appointed director of Vesk Ltd. She lives in Kiel.',
    'Ann Bell lives in Kiel.',
  ],
  ['both', 'Ann Bell and Karl Orr met. Both live in Kiel.', 'Ann Bell and Karl Orr live in Kiel.'],
  ['a contraction', "Ann Bell is a baker. She's been ill.", 'Ann Bell has been ill.'],
])('resolves %s', async (_, text, claim) => {
  expect(await textsOf(text)).toContain(claim);
});

test.each([
  ['two women', 'Ann Bell met Mary Lee. She lives in Lund.', 'She lives in Lund.'],
  ['two things', 'Vesk Ltd bought Orr Ltd. It employs 300 people.', 'It employs 300 people.'],
  ['two of a surname', 'Ann Bell met Karl Bell. Later Bell moved to Kiel.', 'Later Bell moved to Kiel.'],
  [
    'a thing of another noun',
    'Ann Bell joined Vesk Ltd. The hospital employs 300 people.',
    'The hospital employs 300 people.',
  ],
  [
    'a name that comes',
    'Vesk Ltd is a bank. Although it was new, Orr Ltd grew.',
    'Although it was new, Orr Ltd grew.',
  ],
  ['another section', '# One\n\nAnn Bell is a baker.\n\n# Two\n\nShe lives in Kiel.', 'She lives in Kiel.'],
  ['what was never named', 'It was a long day.', 'It was a long day.'],
  [
    'a pronoun that stands for nothing',
    'Vesk Ltd is a bank. It is important to save.',
    'It is important to save.',
  ],
  ['a writer who is not known', 'I live in Ghent.', 'I live in Ghent.'],
])('leaves %s', async (_, text, claim) => {
  expect(await textsOf(text)).toContain(claim);
  const facts = await factsOf(text);
  expect(facts.filter((fact) => /lives_in (?:Lund|Kiel|Ghent)|300/.test(fact))).toEqual([]);
});

test.each([
  ['be', "nora: I'm a baker", 'Nora is a baker'],
  ['a second verb', 'nora: I live in Lund and teach music.', 'Nora lives in Lund and teaches music.'],
  ['a negation', "nora: I don't eat fish.", "Nora doesn't eat fish."],
  ['possessives', 'nora: My brother met me in Lund.', "Nora's brother met Nora in Lund."],
  ['past tense', 'nora: I was in Lund.', 'Nora was in Lund.'],
])('puts the speaker in the place of the first person: %s', async (_, line, claim) => {
  expect(await textsOf(`${line}\n\notis: ok, I see\n\nnora: I know\n\notis: I am here\n`)).toContain(claim);
});

test.each([
  [
    'its in front of a second verb',
    'Vesk Ltd has 40 rooms, and its owner is Ann Bell.',
    'Ann Bell owns Vesk Ltd',
  ],
  ['her within joined names', 'Ann Bell and her brother Karl run Vesk Ltd.', 'Karl sibling_of Ann Bell'],
  ['both of them', 'Ann Bell and Karl Orr met. Both of them live in Kiel.', 'Karl Orr lives_in Kiel'],
  ['a kind learnt before', 'Ann Bell founded Vesk. Vesk sells kayaks.', 'Vesk sells kayaks'],
  ['a pair of verbs with one object', 'Ann Bell lives and works in Kiel.', 'Ann Bell lives_in Kiel'],
])('reads a fact by %s', async (_, text, fact) => {
  expect(await factsOf(text)).toContain(fact);
});

test('keeps the speaker beside first and second persons that stay', async () => {
  const texts = await textsOf('Nora: We moved to Ghent.\n\nOtis: ok\n\nNora: I am happy.\n\nOtis: I see.\n');
  expect(texts).toContain('Nora: We moved to Ghent.');
});

test('the author of a letter is its first person', async () => {
  const texts = await textsOf(
    'Dear Otis,\n\nI live in Ghent now. You owe me 5 dollars.\n\nBest regards,\nNora Weld\n',
  );
  expect(texts).toContain('Nora Weld lives in Ghent now.');
  expect(texts).toContain('Otis owes Nora Weld 5 dollars.');
});
