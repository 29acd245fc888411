import { createCallContext } from '@memory/extraction/conformance';
import { type FakeProvider, type FakeReply, startFakeProvider } from '@memory/models/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimOf, claimsAnswer, type PromptSentence, readWithFake, sentencesOf } from '../testing/index.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

/** The fake answers with what `write` makes of the prompt's sentences. */
function answers(write: (sentences: PromptSentence[]) => object[]): void {
  fake.onRequest((request) => ({
    kind: 'completion',
    content: JSON.stringify({ claims: write(sentencesOf(request)) }),
  }));
}

const read = (markdown: string, options: Parameters<typeof readWithFake>[2] = {}) =>
  readWithFake(fake, markdown, options);

test('a claim stands where its quote does, whatever the markup', async () => {
  answers(([first]) => [
    claimOf(first as PromptSentence, {
      text: 'Ann Bell works at Orr Bank.',
      quote: 'works at Orr Bank',
      subject: 'Ann Bell',
      subject_type: 'person',
      predicate: 'work at',
      object: 'the Orr Bank',
      object_type: 'organization',
    }),
  ]);
  const text = '# Staff\n\n**Ann Bell** works at [Orr   Bank](https://example.org) 👍. She left.';
  const { claims, input } = await read(text);
  expect(claims).toHaveLength(1);
  const [claim] = claims;
  const [evidence] = claim?.evidence ?? [];
  expect(input.markdown.slice(evidence?.start, evidence?.end)).toBe('works at [Orr   Bank');
  expect(input.markdown.slice(claim?.span.start, claim?.span.end)).toContain('Ann Bell** works at');
  expect(claim?.assertions).toMatchObject([
    {
      subject: { name: 'Ann Bell', type: 'person', isTypeCertain: true },
      words: 'work at',
      predicate: 'works_at',
      object: { name: 'Orr Bank', surface: 'the Orr Bank' },
    },
  ]);
});

test('quotes and dashes may be written otherwise, words may not', async () => {
  answers(([first]) => [
    claimOf(first as PromptSentence, { text: 'It is "fine" - really.', quote: 'It is "fine" - really' }),
    claimOf(first as PromptSentence, { text: 'It is great.', quote: 'It is great' }),
  ]);
  const { claims, dropped } = await read('It is “fine” – really.');
  expect(claims.map(({ text }) => text)).toEqual(['It is "fine" - really.']);
  expect(dropped).toEqual(['its quote does not stand in the text']);
});

test.each<[string, object, string]>([
  [
    'a figure that is not there',
    { text: 'Orr Bank has 350 people.' },
    'the figure 350 is not in the evidence',
  ],
  [
    'a figure in the object',
    { object: '1 350 people', object_type: 'value' },
    'the figure 1350 is not in the evidence',
  ],
  [
    'a name that is not there',
    { text: 'Orr Bank belongs to Verity Holding.' },
    'the name verity is not in the text',
  ],
  [
    'an invented subject',
    { subject: 'Carl Ode', text: 'Carl Ode has 300 people.' },
    'the name carl is not in the text',
  ],
  ['an invented speaker', { attributed_to: 'Zoe' }, 'the name zoe is not in the text'],
  ['a quote that is not there', { quote: 'has many people' }, 'its quote does not stand in the text'],
  ['half a word', { quote: 'eople' }, 'its quote does not stand in the text'],
  ['no quote to speak of', { quote: '...' }, 'its quote does not stand in the text'],
  ['a sentence that was not offered', { sentences: [99] }, 'it cites no sentence that was offered'],
  [
    'the example of the prompt',
    { subject: 'Quovix', text: 'Quovix has 300 people.' },
    'it was copied from the example of the prompt',
  ],
])('a claim with %s is dropped, and the others stay', async (_, changes, reason) => {
  answers(([first, second]) => [
    claimOf(first as PromptSentence, changes),
    claimOf(second as PromptSentence),
  ]);
  const { claims, dropped } = await read('Orr Bank has 300 people. It is old.');
  expect(claims.map(({ text }) => text)).toEqual(['It is old.']);
  expect(dropped).toEqual([reason]);
});

test('names may come from title, headings and the sentences before', async () => {
  answers((sentences) =>
    sentences
      .slice(1)
      .map((sentence) =>
        claimOf(sentence, { text: `Ann Bell of Orr Bank ${sentence.text.slice(4)}`, subject: 'Ann Bell' }),
      ),
  );
  const { claims } = await read('# Orr Bank\n\nAnn Bell is new. She lives in Rome.');
  expect(claims.map(({ text }) => text)).toEqual(['Ann Bell of Orr Bank lives in Rome.']);
});

test('other scripts are read too', async () => {
  answers(([first, second]) => [
    claimOf(first as PromptSentence, { quote: '東京は日本の首都', subject: '東京', object: '日本' }),
    claimOf(second as PromptSentence, {
      quote: '人口は約1400万人',
      subject: '大阪',
      text: '大阪の人口は約1400万人です。',
    }),
  ]);
  const { claims, input, dropped } = await read('東京は日本の首都です。人口は約1400万人です。');
  expect(claims.map(({ evidence: [part] }) => input.markdown.slice(part?.start, part?.end))).toEqual([
    '東京は日本の首都',
  ]);
  expect(dropped).toEqual(['大阪 is not in the text']);
});

const time = (value: string, precision: string, words: string) => ({ value, precision, words });
const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each<[string, object, object]>([
  [
    'since March 2020',
    { valid_from: time('2020-03', 'month', 'since March 2020') },
    { from: day('2020-03-01'), until: null, precision: 'open' },
  ],
  [
    'on 5 May 2021',
    {
      valid_from: time('2021-05-05', 'day', '5 May 2021'),
      valid_until: time('2021-05-05', 'day', '5 May 2021'),
    },
    { from: day('2021-05-05'), until: day('2021-05-06'), precision: 'day', kind: 'event_time' },
  ],
  [
    'from 2019 to 2021',
    { valid_from: time('2019', 'year', '2019'), valid_until: time('2021', 'year', '2021') },
    { from: day('2019-01-01'), until: day('2022-01-01'), precision: 'year' },
  ],
  [
    'in the second quarter of 2023',
    {
      valid_from: time('2023-Q2', 'quarter', 'the second quarter of 2023'),
      valid_until: time('2023-Q2', 'quarter', 'the second quarter of 2023'),
    },
    { from: day('2023-04-01'), until: day('2023-07-01'), precision: 'quarter' },
  ],
  [
    'yesterday',
    { valid_from: time('2026-04-13', 'day', 'yesterday') },
    { from: day('2026-04-13'), until: null, precision: 'open' },
  ],
  [
    'im März 2020',
    { valid_from: time('2020-03', 'month', 'im März 2020') },
    { from: day('2020-03-01'), precision: 'open' },
  ],
  [
    'since March 2020',
    { valid_from: time('2020-04', 'month', 'since March 2020') },
    { from: null, precision: 'unknown' },
  ],
  [
    'since March 2020',
    { valid_from: time('2021-03', 'month', 'since March 2020') },
    { from: null, precision: 'unknown' },
  ],
  [
    'since March 2020',
    { valid_from: time('2020-03-17', 'day', 'since March 2020') },
    { from: null, precision: 'unknown' },
  ],
  [
    'since March 2020',
    { valid_from: time('2020-13', 'month', 'since March 2020') },
    { from: null, precision: 'unknown' },
  ],
  [
    'since March 2020',
    { valid_from: time('2020-03', 'month', 'since April 2020') },
    { from: null, precision: 'unknown' },
  ],
  [
    'since long ago',
    { valid_from: time('1911', 'year', 'since long ago') },
    { from: null, precision: 'unknown' },
  ],
])('the time "%s" given as %o is %o', async (words, changes, expected) => {
  answers(([first]) => [claimOf(first as PromptSentence, changes)]);
  const { claims } = await read(`Ann works there ${words}.`, {
    sourceModifiedAt: new Date('2026-04-14T09:30:00Z'),
  });
  expect(claims[0]?.validity).toMatchObject(expected);
});

test('what is asked or supposed makes no fact', async () => {
  answers((sentences) =>
    ['asked', 'planned'].map((modality, index) =>
      claimOf(sentences[index] as PromptSentence, { modality, subject: 'Ann', predicate: 'be gone' }),
    ),
  );
  const { claims } = await read('Will Ann leave? Ann will leave.');
  expect(claims.map(({ modality, assertions }) => [modality, assertions.length])).toEqual([
    ['hedged', 0],
    ['hedged', 1],
  ]);
});

/** A text of `count` chunks of about 300 tokens. */
const longText = (count: number) =>
  Array.from(
    { length: count },
    (_, part) =>
      `## Part ${part}\n\n${Array.from({ length: 20 }, (_, n) => `Item ${part * 20 + n} of the long list stands on the shelf behind the door.`).join(' ')}`,
  ).join('\n\n');

test('a document of 30 chunks takes at most ten calls, and each sentence is offered once', async () => {
  fake.onRequest(claimsAnswer);
  const before = fake.requests.length;
  const { input, claims, context } = await read(longText(30));
  expect(input.chunks.length).toBeGreaterThanOrEqual(30);
  expect(fake.requests.length - before).toBeLessThanOrEqual(10);
  expect(context.kept).toHaveLength(fake.requests.length - before);
  expect(claims).toHaveLength(600);
  const systems = new Set(fake.requests.slice(before).map(({ body }) => body.messages?.[0]?.content));
  expect(systems.size).toBe(1);
});

test('an answer that is cut halves the batch, down to a sentence, and no request is made twice', async () => {
  const cut: FakeReply = { kind: 'completion', content: '{"claims":[{"text":"It', finish: 'length' };
  fake.onRequest((request) => (sentencesOf(request).length > 5 ? cut : claimsAnswer(request)));
  const before = fake.requests.length;
  const { claims } = await read(longText(1));
  expect(claims).toHaveLength(20);
  const bodies = fake.requests.slice(before).map(({ body }) => JSON.stringify(body));
  expect(new Set(bodies).size).toBe(bodies.length);
  fake.onRequest(() => cut);
  await expect(read('One sentence.')).rejects.toMatchObject({ code: 'truncated' });
});

test('answers that are kept are not paid for again after a failure', async () => {
  let calls = 0;
  fake.onRequest((request) =>
    ++calls === 3 ? { kind: 'json', status: 400, body: { error: { message: 'no' } } } : claimsAnswer(request),
  );
  const context = createCallContext();
  await expect(read(longText(30), { context })).rejects.toMatchObject({ code: 'rejected' });
  const paid = context.kept.filter(({ outcome }) => outcome === 'succeeded').length;
  expect(paid).toBeGreaterThan(0);
  const { claims } = await read(longText(30), { context });
  expect(claims).toHaveLength(600);
  const all = context.kept.filter(({ outcome }) => outcome === 'succeeded').length;
  expect(all).toBeLessThanOrEqual(10);
  expect(fake.requests.slice(-calls)).toHaveLength(all + 1);
});

test('ten thousand claims that are one are one', async () => {
  answers(([first]) => Array.from({ length: 10_000 }, () => claimOf(first as PromptSentence)));
  expect((await read('It is old.')).claims).toHaveLength(1);
});
