import { createCallContext } from '@memory/extraction/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createProvider } from '../provider/provider.ts';
import { defaultProviderSettings } from '../provider/provider-settings.ts';
import { type FakeProvider, type FakeReply, startFakeProvider } from '../testing/index.ts';
import { type ChatQuestion, createChatModel } from './chat-model.ts';

const KEY = 'sk-or-secret-0123456789';
const item = z.object({
  text: z.string().min(1),
  sentences: z.array(z.int()).min(1),
  said_by: z.string().nullable(),
});
const question: ChatQuestion<z.infer<typeof item>> = {
  role: 'claim_extraction',
  name: 'claims',
  version: 1,
  instructions: 'List the claims.',
  material: '[1] Water boils at 100 degrees.',
  root: 'claims',
  item,
  maxItems: 50,
};
const right = { text: 'Water boils.', sentences: [1], said_by: null };
const good = JSON.stringify({ claims: [right] });
const says = (content: unknown, more: object = {}): FakeReply => ({ kind: 'completion', content, ...more });
const status = (code: number, message = 'words', headers = {}): FakeReply => ({
  kind: 'json',
  status: code,
  body: { error: { code, message } },
  headers,
});

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

/** Asks once, with the replies in order and the last again and again. */
async function ask(replies: readonly FakeReply[], settings: Partial<typeof defaultProviderSettings> = {}) {
  const before = fake.requests.length;
  fake.onRequest((_, index) => replies[Math.min(index - before, replies.length - 1)] as FakeReply);
  const provider = createProvider({
    ...defaultProviderSettings,
    baseUrl: fake.baseUrl,
    apiKey: KEY,
    timeoutMs: replies.some(({ kind }) => kind === 'hang') ? 500 : 30_000,
    retryBaseMs: 1,
    patienceMs: 50,
    ...settings,
  });
  const context = createCallContext();
  const outcome = await createChatModel('openrouter/vendor/model', provider)
    .ask(question, context)
    .then(
      (answer) => ({ items: answer.items, problems: answer.problems, code: null, error: '' }),
      (error) => ({ items: [], problems: [], code: error.code as string, error: String(error.message) }),
    );
  const requests = fake.requests.slice(before);
  return { ...outcome, requests, kept: context.kept, context };
}

type Row = readonly [
  name: string,
  replies: readonly FakeReply[],
  expected: { items?: unknown[]; code?: string; requests: number },
];

const table: readonly Row[] = [
  ['a plain answer', [says(good)], { items: [right], requests: 1 }],
  ['an empty list', [says('{"claims":[]}')], { items: [], requests: 1 }],
  ['JSON in a fence', [says(`\`\`\`json\n${good}\n\`\`\``)], { items: [right], requests: 1 }],
  [
    'a fence in what it says',
    [says(JSON.stringify({ claims: [{ ...right, text: '```js is a fence' }] }))],
    { items: [{ ...right, text: '```js is a fence' }], requests: 1 },
  ],
  ['prose around it', [says(`Here you are:\n${good}\nAnything else?`)], { items: [right], requests: 1 }],
  [
    'comments and trailing commas',
    [says(`{"claims":[{"text":"Water boils.","sentences":[1],"said_by":null},] // one\n}`)],
    { items: [right], requests: 1 },
  ],
  ['a bare array', [says(JSON.stringify([right]))], { items: [right], requests: 1 }],
  ['another root key', [says(JSON.stringify({ facts: [right] }))], { items: [right], requests: 1 }],
  ['one bare item', [says(JSON.stringify(right))], { items: [right], requests: 1 }],
  ['JSON in a JSON string', [says(JSON.stringify(good))], { items: [right], requests: 1 }],
  ['an object as content', [says({ claims: [right] })], { items: [right], requests: 1 }],
  [
    'content in parts',
    [
      says([
        { type: 'text', text: good.slice(0, 9) },
        { type: 'text', text: good.slice(9) },
      ]),
    ],
    { items: [right], requests: 1 },
  ],
  [
    'a tool call in place of content',
    [
      says(null, {
        message: { tool_calls: [{ type: 'function', function: { name: 'claims', arguments: good } }] },
        finish: 'tool_calls',
      }),
    ],
    { items: [right], requests: 1 },
  ],
  [
    'a call of the former shape',
    [says(null, { message: { function_call: { name: 'claims', arguments: good } } })],
    { items: [right], requests: 1 },
  ],
  [
    'the schema in place of data',
    [says('{"type":"object","properties":{"claims":{"type":"array"}}}'), says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'words for nothing',
    [says(JSON.stringify({ claims: [{ ...right, said_by: 'N/A' }] }))],
    { items: [right], requests: 1 },
  ],
  [
    'a missing key that may be null',
    [says('{"claims":[{"text":"Water boils.","sentences":[1]}]}')],
    { items: [right], requests: 1 },
  ],
  [
    'extra keys',
    [says(JSON.stringify({ claims: [{ ...right, mood: 'sunny' }], note: 'x' }))],
    { items: [right], requests: 1 },
  ],
  [
    'numbers as text',
    [says('{"claims":[{"text":"Water boils.","sentences":["[1]"],"said_by":null}]}')],
    { items: [right], requests: 1 },
  ],
  [
    'a number in place of a list',
    [says('{"claims":[{"text":"Water boils.","sentences":1,"said_by":null}]}')],
    { items: [right], requests: 1 },
  ],
  [
    'wrong escapes',
    [says('{"claims":[{"text":"Water \\d boils.","sentences":[1],"said_by":null}]}')],
    { items: [{ ...right, text: 'Water d boils.' }], requests: 1 },
  ],
  [
    'a raw newline in a string',
    [says('{"claims":[{"text":"Water\nboils.","sentences":[1],"said_by":null}]}')],
    { items: [{ ...right, text: 'Water\nboils.' }], requests: 1 },
  ],
  ['NUL in the text', [says(good.replace('boils', 'boi\u0000ls'))], { items: [right], requests: 1 }],
  [
    'one wrong item beside a right one',
    [says(JSON.stringify({ claims: [{ text: 7 }, right] }))],
    { items: [right], requests: 1 },
  ],
  [
    'the same item twice',
    [says(JSON.stringify({ claims: [right, right] }))],
    { items: [right], requests: 1 },
  ],
  [
    '10,000 items that are one',
    [says(JSON.stringify({ claims: Array(10_000).fill(right) }))],
    { items: [right], requests: 1 },
  ],
  ['several choices', [says(good, { extra: { n: 2 } })], { items: [right], requests: 1 }],
  [
    'keep-alive comments before the body',
    [
      {
        kind: 'text',
        body: `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${JSON.stringify({ choices: [{ message: { content: good }, finish_reason: 'stop' }] })}`,
      },
    ],
    { items: [right], requests: 1 },
  ],
  ['no usage', [says(good, { usage: null })], { items: [right], requests: 1 }],
  ['an empty answer, then a right one', [says(''), says(good)], { items: [right], requests: 2 }],
  ['prose, then a right answer', [says('I am sorry, no.'), says(good)], { items: [right], requests: 2 }],
  ['prose twice', [says('I am sorry, no.')], { code: 'invalid_answer', requests: 2 }],
  ['only wrong items, twice', [says('{"claims":[{"claim":"x"}]}')], { code: 'invalid_answer', requests: 2 }],
  [
    'a cut answer with its reason',
    [says(good.slice(0, 20), { finish: 'length' })],
    { code: 'truncated', requests: 1 },
  ],
  ['a cut answer without it', [says(good.slice(0, 30))], { code: 'truncated', requests: 1 }],
  [
    'all tokens spent on thinking',
    [says(null, { message: { reasoning: 'hm' }, finish: 'length' })],
    { code: 'truncated', requests: 1 },
  ],
  ['a refusal', [says(null, { message: { refusal: 'I will not.' } })], { code: 'declined', requests: 1 }],
  ['a content filter', [says('', { finish: 'content_filter' })], { code: 'declined', requests: 1 }],
  [
    'an error in a choice, once',
    [
      {
        kind: 'json',
        body: {
          choices: [
            { message: { content: '' }, finish_reason: 'error', error: { code: 502, message: 'upstream' } },
          ],
        },
      },
      says(good),
    ],
    { items: [right], requests: 2 },
  ],
  [
    'an error body with status 200, once',
    [{ kind: 'json', body: { error: { code: 503, message: 'overloaded' } } }, says(good)],
    { items: [right], requests: 2 },
  ],
  [
    '402 in a body with status 200',
    [{ kind: 'json', body: { error: { code: 402, message: 'credits' } } }],
    { code: 'payment_required', requests: 1 },
  ],
  [
    'no choices, once',
    [{ kind: 'json', body: { choices: [] } }, says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'an HTML page, once',
    [{ kind: 'text', status: 502, body: '<html><style>x</style><h1>Bad gateway</h1></html>' }, says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'an HTML page with status 200, once',
    [{ kind: 'text', body: '<!doctype html><p>hello' }, says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'a cut body, once',
    [{ kind: 'cut', body: '{"choices":[{"message":{"content":"' }, says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'a stream that nobody asked for',
    [{ kind: 'text', body: 'data: {"choices":[]}\n\ndata: [DONE]\n' }],
    { code: 'unavailable', requests: 3 },
  ],
  ['a broken connection, once', [{ kind: 'reset' }, says(good)], { items: [right], requests: 2 }],
  ['no answer in time, once', [{ kind: 'hang' }, says(good)], { items: [right], requests: 2 }],
  ['408, once', [status(408), says(good)], { items: [right], requests: 2 }],
  ['409, once', [status(409), says(good)], { items: [right], requests: 2 }],
  [
    '429 with a pause that is short, once',
    [status(429, 'slow down', { 'retry-after': '0.02' }), says(good)],
    { items: [right], requests: 2 },
  ],
  [
    '429 with a date that is over, once',
    [status(429, 'slow down', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }), says(good)],
    { items: [right], requests: 2 },
  ],
  [
    '429 with a pause beyond patience',
    [status(429, 'slow down', { 'retry-after': '60' })],
    { code: 'unavailable', requests: 1 },
  ],
  ['429 again and again', [status(429)], { code: 'unavailable', requests: 3 }],
  ['500 again and again', [status(500)], { code: 'unavailable', requests: 3 }],
  ['529, once', [status(529), says(good)], { items: [right], requests: 2 }],
  ['400', [status(400, 'bad request')], { code: 'rejected', requests: 1 }],
  ['401', [status(401, 'no such key')], { code: 'rejected', requests: 1 }],
  ['402', [status(402, 'insufficient credits')], { code: 'payment_required', requests: 1 }],
  ['403', [status(403, 'flagged by moderation')], { code: 'rejected', requests: 1 }],
  ['404', [status(404, 'no such model')], { code: 'rejected', requests: 1 }],
  ['422', [status(422, 'unprocessable')], { code: 'rejected', requests: 1 }],
  [
    'no JSON schema, then an answer',
    [status(400, 'response_format json_schema is not supported'), says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'no format at all, then an answer',
    [status(400, 'json_schema: unsupported'), status(400, 'response_format is not supported'), says(good)],
    { items: [right], requests: 3 },
  ],
  [
    'no provider that takes the parameters',
    [status(404, 'No endpoints found that can handle the requested parameters.'), says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'an unknown field, then an answer',
    [status(400, 'Unrecognized request argument supplied: usage'), says(good)],
    { items: [right], requests: 2 },
  ],
  [
    'another name of the limit',
    [status(400, "Unsupported parameter: 'max_completion_tokens'"), says(good)],
    { items: [right], requests: 2 },
  ],
];

test.each(table)('%s', async (_, replies, expected) => {
  const { items, code, requests, kept } = await ask(replies);
  expect({ items, code }).toEqual({ items: expected.items ?? [], code: expected.code ?? null });
  expect(requests).toHaveLength(expected.requests);
  expect(kept).toHaveLength(expected.requests);
  expect(new Set(kept.map(({ callKey }) => callKey)).size).toBe(kept.length);
});

test('no credential is in an error, in a receipt or in what is kept', async () => {
  const leak = status(401, `Incorrect API key provided: ${KEY}. Authorization: Bearer ${KEY}`);
  const { error, kept, context, requests } = await ask([leak]);
  expect(requests[0]?.authorization).toBe(`Bearer ${KEY}`);
  expect(error).toContain('HTTP 401');
  expect(JSON.stringify([error, kept, [...context.answers]])).not.toContain('secret');
});

test('the form that a model takes is remembered', async () => {
  const before = fake.requests.length;
  fake.onRequest((request) =>
    request.body.response_format?.type === 'json_schema'
      ? status(400, 'json_schema is not supported')
      : says(good),
  );
  const provider = createProvider({ ...defaultProviderSettings, baseUrl: fake.baseUrl });
  const model = createChatModel('openrouter/vendor/model', provider);
  for (const material of ['one', 'two', 'three'])
    await model.ask({ ...question, material }, createCallContext());
  const formats = fake.requests.slice(before).map(({ body }) => body.response_format?.type);
  expect(formats).toEqual(['json_schema', 'json_object', 'json_object', 'json_object']);
  expect(fake.requests.at(-1)?.body.messages?.[0]?.content).toContain('"claims"');
});

test('an answer that is kept is not asked for again', async () => {
  const { context, requests } = await ask([says(good)]);
  expect(requests).toHaveLength(1);
  const provider = createProvider({ ...defaultProviderSettings, baseUrl: fake.baseUrl });
  const before = fake.requests.length;
  const again = await createChatModel('openrouter/vendor/model', provider).ask(question, context);
  expect(again.items).toEqual([right]);
  expect(fake.requests).toHaveLength(before);
});

test('tokens and cost are what the provider says, else by the price table, else unknown', async () => {
  const usage = { prompt_tokens: 100, completion_tokens: 10, cost: 0.000_25 };
  expect((await ask([says(good, { usage })])).kept[0]).toMatchObject({
    modelName: 'openrouter/vendor/model',
    tokensIn: 100,
    tokensOut: 10,
    costUsd: '0.00025',
    outcome: 'succeeded',
  });
  const silent = says(good, { usage: { prompt_tokens: 1_000, completion_tokens: 500 } });
  const prices = new Map([['vendor/model', { in: 2, out: 4 }]]);
  expect((await ask([silent], { prices })).kept[0]?.costUsd).toBe('0.004');
  expect((await ask([silent])).kept[0]?.costUsd).toBeNull();
  expect((await ask([says('no', { usage })])).kept.map(({ outcome, costUsd }) => [outcome, costUsd])).toEqual(
    [
      ['failed', '0.00025'],
      ['failed', '0.00025'],
    ],
  );
});

test('the settings stand in the request as they are named', async () => {
  const { requests } = await ask([says(good)], {
    maxCompletionTokens: 1_234,
    reasoningEffort: 'low',
    reasoningEffortMap: new Map([['claim_extraction', 'high'] as const]),
  });
  expect(requests[0]?.body).toMatchObject({
    model: 'vendor/model',
    max_completion_tokens: 1_234,
    reasoning: { effort: 'high' },
    usage: { include: true },
    provider: { require_parameters: true },
  });
  expect(JSON.stringify(requests[0]?.body.response_format)).not.toMatch(/minLength|\$schema|"minItems"/);
});

test('an abort ends a call at once, and leaves its receipt', async () => {
  fake.onRequest(() => ({ kind: 'hang' }));
  const provider = createProvider({ ...defaultProviderSettings, baseUrl: fake.baseUrl });
  const stop = new AbortController();
  const context = createCallContext(stop.signal);
  const asked = createChatModel('openrouter/vendor/model', provider).ask(question, context);
  setTimeout(() => stop.abort(new Error('stopping')), 50);
  await expect(asked).rejects.toThrow('stopping');
  expect(context.kept).toMatchObject([{ outcome: 'aborted', costUsd: null }]);
});

test('a dead provider is left alone after a few failures, and asked again by one', async () => {
  let isAway = true;
  const before = fake.requests.length;
  fake.onRequest(() => (isAway ? status(503) : says(good)));
  const provider = createProvider({
    ...defaultProviderSettings,
    baseUrl: fake.baseUrl,
    attempts: 1,
    breaker: { failures: 3, firstPauseMs: 60, maxPauseMs: 60 },
  });
  const model = createChatModel('openrouter/vendor/model', provider);
  const askAll = () =>
    Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        model.ask({ ...question, material: `${n}` }, createCallContext()),
      ),
    );
  await askAll();
  expect(fake.requests.length - before).toBeLessThanOrEqual(3 + defaultProviderSettings.concurrency);
  isAway = false;
  await new Promise((resolve) => setTimeout(resolve, 80));
  await expect(model.ask(question, createCallContext())).resolves.toMatchObject({ items: [right] });
});
