import { createCallContext } from '@memory/extraction/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultProviderSettings, type ProviderSettings } from '../provider/provider-settings.ts';
import { type FakeProvider, fakeEmbeddings, startFakeProvider } from '../testing/index.ts';
import { createRemoteEmbedder } from './remote-embedder.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

const open = (settings: Partial<ProviderSettings> = {}, dimensions: number | null = null) =>
  createRemoteEmbedder({
    binding: 'openrouter/vendor/embed',
    settings: { ...defaultProviderSettings, baseUrl: fake.baseUrl, retryBaseMs: 1, attempts: 2, ...settings },
    dimensions,
  });
const embed = (embedder: ReturnType<typeof open>, texts: string[], context = createCallContext()) =>
  embedder.within?.(context).embed(texts, 'passage') ?? Promise.reject(new Error('no context'));

test('every text has its unit vector, in any order of the answer, and each request its receipt', async () => {
  fake.onRequest((request) => {
    const { body } = fakeEmbeddings(request) as { body: { data: object[] } };
    return { kind: 'json', body: { ...body, data: body.data.toReversed() } };
  });
  const embedder = open();
  const context = createCallContext();
  const texts = Array.from({ length: 150 }, (_, n) => `word${n} and more`);
  const vectors = await embed(embedder, [...texts, ''], context);
  expect(vectors).toHaveLength(151);
  expect(embedder.dimensions).toBe(16);
  for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  const [alone] = await embed(embedder, ['word7 and more']);
  expect(vectors[7]).toEqual(alone);
  expect(context.kept).toHaveLength(3);
  expect(context.kept[0]).toMatchObject({ modelName: 'openrouter/vendor/embed', outcome: 'succeeded' });
  expect(Number(context.kept[0]?.costUsd)).toBeGreaterThan(0);
});

test('vectors may come as base64', async () => {
  const bytes = Buffer.from(new Float32Array([3, 4]).buffer).toString('base64');
  fake.onRequest(() => ({ kind: 'json', body: { data: [{ index: 0, embedding: bytes }] } }));
  const [vector] = await embed(open(), ['a']);
  expect([...(vector ?? [])].map((value) => value.toFixed(3))).toEqual(['0.600', '0.800']);
});

test('the providers that embed are named in the request', async () => {
  fake.onRequest((request) => fakeEmbeddings(request));
  await embed(open({ embeddingProvider: 'deep', embeddingProviderOrder: ['deep', 'wide'] }), ['a']);
  expect(fake.requests.at(-1)?.body.provider).toEqual({ only: ['deep'], order: ['deep', 'wide'] });
  await embed(open(), ['a']);
  expect(fake.requests.at(-1)?.body).not.toHaveProperty('provider');
});

test.each<[string, unknown]>([
  ['too few vectors', { data: [] }],
  ['no data', { object: 'list' }],
  ['a vector of nothing', { data: [{ index: 0, embedding: [0, 0] }] }],
  ['words for numbers', { data: [{ index: 0, embedding: ['a'] }] }],
  ['the same index twice', { data: [{ index: 1, embedding: [1] }] }],
])('an answer with %s is asked for again, then fails as unavailable', async (_, body) => {
  const before = fake.requests.length;
  fake.onRequest(() => ({ kind: 'json', body }));
  await expect(embed(open(), ['a'])).rejects.toMatchObject({ code: 'unavailable' });
  expect(fake.requests.length - before).toBe(2);
});

test('a model that answers other dimensions than its index has is refused', async () => {
  fake.onRequest((request) => fakeEmbeddings(request, 8));
  await expect(embed(open({}, 16), ['a'])).rejects.toMatchObject({ code: 'rejected' });
});

test('no call is made without a context', async () => {
  await expect(open().embed(['a'], 'passage')).rejects.toMatchObject({ code: 'model_unavailable' });
});
