import { expect, test } from 'vitest';
import { claimsOf, factsOf, textsOf } from './reading.fixture.ts';

/** A talk of Nora's, in which a machine asks. */
const talk = (...turns: string[]) =>
  turns.map((text, i) => `${i % 2 === 0 ? 'Assistant' : 'User'}: ${text}`).join('\n\n');

test.each([
  ['where, with its preposition', 'Where were you born?', 'In Lund.', 'User was born in Lund.'],
  ['where, without one', 'Where do you live?', 'Lund.', 'User lives in Lund.'],
  ['yes', 'Are you married?', 'Yes.', 'User is married.'],
  ['no', 'Do you drink coffee?', 'No, never.', 'User does not drink coffee.'],
  ['what is open in a question', 'Are you allergic to anything?', 'Yes, wool.', 'User is allergic to wool.'],
  [
    'what goes on',
    'Where were you born?',
    'In Lund, but I grew up in Kiel.',
    'User was born in Lund, but User grew up in Kiel.',
  ],
  ['who', 'Who runs the lab?', 'Ann Bell does.', 'Ann Bell runs the lab.'],
])('an answer is read with its question: %s', async (_, question, answer, claim) => {
  expect(await textsOf(talk(question, answer))).toContain(claim);
});

test.each([
  ['a question of two gaps', 'Where and when were you born?', 'In Lund.'],
  ['a question of what to do', 'What can I do for you?', 'A cake.'],
  ['how one is', 'How are you?', 'Fine.'],
])('an answer to %s is kept as it stands', async (_, question, answer) => {
  expect(await textsOf(talk(question, answer))).toContain(answer);
  expect(await factsOf(talk(question, answer))).toEqual([]);
});

test.each([
  ['Always answer in French.', "User's standing instruction is to always answer in French."],
  ["Don't use emojis.", "User's standing instruction is to never use emojis."],
  ['Keep the answers brief.', "User's standing instruction is to keep the answers brief."],
])('a lasting wish is an instruction: %s', async (wish, claim) => {
  expect(await textsOf(talk('Hello', wish))).toContain(claim);
  expect(await factsOf(talk('Hello', wish))).toHaveLength(1);
});

test.each(['Write a poem about rain.', 'Call Bob tomorrow.', 'Use the attached file.', 'Add two numbers.'])(
  'an order of the moment is none: %s',
  async (order) => {
    expect(await factsOf(talk('Hello', order))).toEqual([]);
  },
);

test.each([
  ['Hi, my name is Nora Weld. I live in Lund.', 'Nora Weld'],
  ["I'm Nora Weld. I live in Lund.", 'Nora Weld'],
  ["It's Nora Weld again. I live in Lund.", 'Nora Weld'],
])('a user is called by the name that is given: %s', async (text, name) => {
  const claims = await claimsOf(talk('Hello', text));
  const subjects = claims.flatMap(({ assertions }) => assertions.map(({ subject }) => subject));
  expect(subjects).toContainEqual(expect.objectContaining({ surface: 'User', name }));
  // a link between the two would make one of all users
  expect(claims.flatMap(({ aliases }) => aliases)).toEqual([]);
  expect(await factsOf(talk('Hello', text))).toContain(`${name} lives_in Lund`);
});

test('a name in a text that is handed on names no user', async () => {
  const facts = await factsOf(
    talk('Hello', 'Summarize this text:\n\nMy name is Nora Weld. I own a bakery.', 'ok', 'I live in Lund.'),
  );
  expect(facts).toEqual(['User lives_in Lund']);
});

test.each([
  ['what the speaker did', 'Moved to Lund last year.', 'Nora lives_in Lund'],
  ['a state', 'Allergic to wool, by the way.', 'Nora allergic_to wool'],
  ['a household', 'We live in Lund.', 'Nora lives_in Lund'],
])('says of the speaker: %s', async (_, line, fact) => {
  const facts = await factsOf(`Nora: ${line}\n\nOtis: I see.\n\nNora: I know.\n\nOtis: ok\n`);
  expect(facts).toContain(fact);
});

test.each([
  'Moved to 20 March.',
  'Noted.',
  'Based in Lund.',
  'We use Postgres at the office.',
  'We moved to Postgres.',
])('says nothing of the speaker: %s', async (line) => {
  expect(await factsOf(`Nora: ${line}\n\nOtis: I see.\n\nNora: I know.\n\nOtis: ok\n`)).toEqual([]);
});

test.each([
  ['what is to be kept in mind', 'Please remember that I live in Lund.', 'Nora lives in Lund.'],
  ['what a word only opens', 'hey, I live in Lund.', 'Nora lives in Lund.'],
  ['what is typed in haste', 'i dont eat meat', "Nora doesn't eat meat"],
  ['what is typed in capitals', 'I LIVE in Lund.', 'Nora lives in Lund.'],
  ['whom it calls with a mark', '@Otis I live in Lund.', 'Nora lives in Lund.'],
])('reads in talk %s', async (_, line, claim) => {
  expect(await textsOf(`Nora: ${line}\n\nOtis: I see.\n\nNora: I know.\n\nOtis: ok\n`)).toContain(claim);
});

test('the speaker of a turn is mentioned in it', async () => {
  const [claim] = await claimsOf('Nora: Good morning everybody!\n\nOtis: hi\n\nNora: I see.\n\nOtis: ok\n');
  expect(claim?.mentions.map(({ name, type }) => [name, type])).toEqual([['Nora', 'person']]);
});

test.each([
  ['a place', 'I live in Lund. I meant Kiel, not Lund.', 'Nora lives in Kiel.'],
  ['a time', 'My train leaves at 14:20. Sorry, I meant 15:40.', "Nora's train leaves at 15:40."],
])('a correction says the sentence before it anew: %s', async (_, said, claim) => {
  const claims = await claimsOf(`Nora: ${said}\n\nOtis: I see.\n\nNora: I know.\n\nOtis: ok\n`);
  expect(claims.find(({ text }) => text === claim)).toMatchObject({ isCorrection: true });
});
