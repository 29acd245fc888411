import { type ModelRole, modelRoles } from '@memory/contract';
import type { EntityQuestion, JudgedStatement, Reader } from '@memory/extraction';
import {
  createCallContext,
  createPairsReader,
  describeReader,
  inputOf,
} from '@memory/extraction/conformance';
import { type FakeReply, type FakeRequest, startFakeProvider } from '@memory/models/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMixedReader } from './create-mixed-reader.ts';
import { claimsAnswer, modelAt } from './testing/index.ts';

const fake = await startFakeProvider();
afterAll(() => fake.close());

const dropped: string[] = [];
/** How long the next reader waits for an answer: long on a busy machine, unless none is to come. */
let patienceMs = 30_000;

/** A reader whose given roles are answered at the fake endpoint, and the others by the reader of pairs. */
function mixed(...roles: ModelRole[]): Reader {
  dropped.length = 0;
  const model = modelAt(fake, { timeoutMs: patienceMs, attempts: 1 });
  patienceMs = 30_000;
  return createMixedReader({
    builtin: createPairsReader(),
    modelOf: (role) => (roles.includes(role) ? model : null),
    onDropped: ({ words }) => void dropped.push(words),
  });
}

const says = (content: object | string): FakeReply => ({
  kind: 'completion',
  content: typeof content === 'string' ? content : JSON.stringify(content),
});
const answer = (content: object | string) => fake.onRequest(() => says(content));
const hang = () => {
  patienceMs = 300;
  fake.onRequest(() => ({ kind: 'hang' }));
};
const away = () => fake.onRequest(() => ({ kind: 'json', status: 503, body: {} }));
const context = () => createCallContext();

/** What a fake model of every role answers: claims as `claimsAnswer`, nothing of its own elsewhere. */
function answerAll(request: FakeRequest): FakeReply {
  const asked = request.body.messages?.[0]?.content ?? '';
  if (asked.includes('{"claims"')) return claimsAnswer(request);
  const root = /\{"(\w+)":\[/.exec(asked)?.[1] ?? 'claims';
  return says({ [root]: [] });
}

const every = modelRoles.filter((role) => role !== 'p1_embedding');
describe('with a model that answers in its own time', () => {
  beforeAll(() => fake.onRequest(answerAll));
  describeReader('of language models in every role', () => mixed(...every));
  describeReader('of claims by a language model, the rest builtin', () => mixed('claim_extraction'));
});

describe('sections', () => {
  const text = '# Report\n\nOrr Bank has 300 people.\n\n## Sources\n\nA list.\n';
  test('have the role and summary of the model, figures held against the section', async () => {
    answer({
      sections: [
        { section: 0, role: 'introduction', summary: 'Orr Bank has 300 people.' },
        { section: 1, role: 'references', summary: 'It lists 12 sources.' },
        { section: 7, role: 'body', summary: '' },
      ],
    });
    const { sections } = await inputOf(mixed('section_role', 'section_summary'), text);
    expect(sections).toEqual([
      { role: 'introduction', summary: 'Orr Bank has 300 people.' },
      { role: 'references', summary: '' },
    ]);
    expect(dropped).toHaveLength(2);
  });
  test('of one role alone leave the other as it was', async () => {
    answer({ sections: [{ section: 0, role: 'methods', summary: 'x' }] });
    const { sections } = await inputOf(mixed('section_role'), text);
    expect(sections[0]).toEqual({ role: 'methods', summary: '' });
  });
  test('stay as they were where the model answers nonsense, and wait where it is away', async () => {
    answer('no idea');
    const { sections } = await inputOf(mixed('section_role'), text);
    expect(sections[0]?.role).toBe('body');
    away();
    await expect(inputOf(mixed('section_role'), text)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('relations', () => {
  const claims = async (reader: Reader) => {
    fake.onRequest((request) => {
      const claim = claimsAnswer(request) as FakeReply & { content: string };
      return { ...claim, content: claim.content.replaceAll('"work at"', '"be employed by"') } as FakeReply;
    });
    return await reader.extractClaims(await inputOf(reader, 'Ann Bell works at Orr Bank.'), context());
  };
  const normalize = async (reply: object | string) => {
    const reader = mixed('claim_extraction', 'relation_normalization');
    const read = await claims(reader);
    fake.onRequest((request) =>
      says(
        typeof reply === 'string'
          ? reply
          : JSON.stringify(reply).replaceAll(
              '"WORKS_AT"',
              /(\d+)\. works_at:/.exec(request.body.messages?.[0]?.content ?? '')?.[1] ?? '',
            ),
      ),
    );
    const [claim] = await reader.normalizeRelations({ title: null, claims: read }, context());
    return claim?.statements.map(({ subject, predicate, object }) => [subject.name, predicate, object?.name]);
  };
  const inWords = [['Ann Bell', 'other:be_employed_by', 'Orr Bank']];

  test('in words get the predicate that the model finds in the list', async () => {
    expect(await normalize({ relations: [{ relation: 0, predicate: 'WORKS_AT', swapped: false }] })).toEqual([
      ['Ann Bell', 'works_at', 'Orr Bank'],
    ]);
  });
  test.each<[string, object | string]>([
    [
      'does not fit the ends the other way round',
      { relations: [{ relation: 0, predicate: 'WORKS_AT', swapped: true }] },
    ],
    ['is not in the list', { relations: [{ relation: 0, predicate: 99_999, swapped: false }] }],
    [
      'is of a relation that was not asked for',
      { relations: [{ relation: 5, predicate: 'WORKS_AT', swapped: false }] },
    ],
    ['is null', { relations: [{ relation: 0, predicate: null, swapped: false }] }],
    ['is nonsense', 'nonsense'],
  ])('stay in words where what the model answers %s', async (_, reply) => {
    expect(await normalize(reply)).toEqual(inWords);
  });
  test('of builtin claims are read by the builtin reader', async () => {
    fake.onRequest(answerAll);
    const reader = mixed('relation_normalization');
    const read = await reader.extractClaims(await inputOf(reader, '# Orr\n\nOwner: Ann\n'), context());
    const [claim] = await reader.normalizeRelations({ title: null, claims: read }, context());
    expect(claim?.statements[0]?.predicate).toBe('other:has_owner');
  });
});

const question: EntityQuestion = {
  mention: { surface: 'Bell', name: 'Bell', type: 'person', isTypeCertain: true, isNamed: true, traits: [] },
  claimText: 'Bell works at Orr Bank.',
  candidates: [
    { number: 4, name: 'Ann Bell', type: 'person', aliases: [], traits: [] },
    { number: 7, name: 'Bea Bell', type: 'person', aliases: [], traits: [] },
  ],
};

describe('entities', () => {
  test('that names leave open are chosen by the model, among those offered', async () => {
    answer({ names: [{ name: 0, candidate: 1 }] });
    expect(await mixed('entity_resolution').resolveEntities([question], context())).toEqual([
      { decision: 'one', candidate: 7 },
    ]);
  });
  test.each<[string, () => void]>([
    ['a candidate that was not offered', () => answer({ names: [{ name: 0, candidate: 7 }] })],
    ['a name that was not asked for', () => answer({ names: [{ name: 3, candidate: 0 }] })],
    ['nothing', () => answer({ names: [] })],
    ['nonsense', () => answer('Merge them all.')],
    [
      'a refusal',
      () => fake.onRequest(() => ({ kind: 'completion', content: null, message: { refusal: 'no' } })),
    ],
    ['nothing in time', hang],
  ])('stay apart where the model answers %s', async (_, reply) => {
    reply();
    const [decided] = await mixed('entity_resolution').resolveEntities([question], context());
    expect(decided?.decision).not.toBe('one');
  });
  test('of the same name and type cost no call', async () => {
    const before = fake.requests.length;
    const same = { ...question, mention: { ...question.mention, name: 'Ann Bell' } };
    expect(await mixed('entity_resolution').resolveEntities([same], context())).toEqual([
      { decision: 'one', candidate: 4 },
    ]);
    expect(fake.requests).toHaveLength(before);
  });
});

const statement = (claimText: string): JudgedStatement => ({
  subject: 'Ann Bell',
  predicate: `other:${claimText.length}`,
  object: null,
  objectText: claimText,
  polarity: 'affirmed',
  facet: '',
  validity: { from: null, until: null, precision: 'unknown', kind: null },
  saidAt: null,
  claimText,
});
const pair = { earlier: statement('Ann Bell likes tea.'), later: statement('Ann Bell is fond of tea.') };

describe('facts', () => {
  test('are judged by the model where the ontology tells nothing', async () => {
    answer({ pairs: [{ pair: 0, verdict: 'same' }] });
    expect(await mixed('fact_adjudication').judgeFacts([pair], context())).toEqual(['same']);
  });
  test.each<[string, () => void]>([
    ['a pair that was not offered', () => answer({ pairs: [{ pair: 9, verdict: 'same' }] })],
    ['a verdict that there is not', () => answer({ pairs: [{ pair: 0, verdict: 'merge' }] })],
    ['nonsense', () => answer('They are the same.')],
    ['nothing in time', hang],
  ])('are different where the model answers %s', async (_, reply) => {
    reply();
    expect(await mixed('fact_adjudication').judgeFacts([pair], context())).toEqual(['different']);
  });
  test('wait where the provider is away', async () => {
    away();
    await expect(mixed('fact_adjudication').judgeFacts([pair], context())).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('outlines', () => {
  const text = `${['Beginnings', 'It began in spring.', 'Growth', 'It grew in summer.', 'End', 'It ended in autumn.'].join('\n\n')}\n\nLast words.\n\nMore words.`;
  test('of texts that mark none are found among their own lines', async () => {
    answer({
      headings: [
        { line: 0, level: 2 },
        { line: 2, level: 9 },
        { line: 40, level: 1 },
        { line: 0, level: 1 },
      ],
    });
    const reader = mixed('structure_fallback', 'skeleton_check');
    const headings = await reader.fallbackStructure(await inputOf(createPairsReader(), text), context());
    expect(headings.map(({ span, level }) => [text.slice(span.start, span.end), level])).toEqual([
      ['Beginnings', 2],
      ['End', 6],
    ]);
  });
  test('are sound unless the model says otherwise', async () => {
    const input = await inputOf(createPairsReader(), text);
    const reader = mixed('skeleton_check');
    answer({ outlines: [{ sound: false, problem: 'no headings' }] });
    expect(await reader.checkSkeleton(input, context())).toEqual({ isSound: false, problem: 'no headings' });
    answer('maybe');
    expect(await reader.checkSkeleton(input, context())).toEqual({ isSound: true, problem: '' });
  });
});
