import { expect, test } from 'vitest';
import type { Term } from '../assertion.ts';
import { createCallContext } from '../conformance/index.ts';
import type { EntityCandidate } from '../entities.ts';
import type { JudgedStatement } from '../judgements.ts';
import { createRuleDecisions } from './rule-decisions.ts';

const context = createCallContext();
const { judgeFacts, resolveEntities } = createRuleDecisions();

const ann: Term = {
  surface: 'Ann',
  name: 'Ann',
  type: 'person',
  isTypeCertain: true,
  isNamed: true,
  traits: [],
};
const candidate = (number: number, changes: Partial<EntityCandidate> = {}): EntityCandidate => ({
  number,
  name: 'Ann',
  type: 'person',
  aliases: [],
  traits: [],
  ...changes,
});
const resolve = async (candidates: readonly EntityCandidate[], mention = ann) => {
  const [answer] = await resolveEntities([{ mention, claimText: 'Ann is here.', candidates }], context);
  return answer;
};

test('a name of one fitting entity is that entity; of several, or of another type, a hint', async () => {
  expect(
    await resolve([candidate(0, { name: 'Bo' }), candidate(1, { aliases: ['ANN'], name: 'Ann Bell' })]),
  ).toEqual({
    decision: 'one',
    candidate: 1,
  });
  expect(await resolve([candidate(0), candidate(1)])).toEqual({ decision: 'hint', candidates: [0, 1] });
  expect(await resolve([candidate(0, { type: 'place' })])).toEqual({ decision: 'hint', candidates: [0] });
  expect(await resolve([candidate(0, { name: 'Bo' })])).toEqual({ decision: 'new' });
});

test('traits keep namesakes apart', async () => {
  const born = { ...ann, traits: ['born:1963'] };
  expect(await resolve([candidate(0, { traits: ['born:1980'] })], born)).toEqual({
    decision: 'hint',
    candidates: [0],
  });
  expect(await resolve([candidate(0, { traits: ['field:sport'] })], born)).toEqual({
    decision: 'one',
    candidate: 0,
  });
});

const said = (changes: Partial<JudgedStatement>, year = 2020): JudgedStatement => ({
  subject: 'Ann',
  predicate: 'lives_in',
  object: 'Rome',
  objectText: null,
  polarity: 'affirmed',
  facet: '',
  validity: { from: null, until: null, precision: 'unknown', kind: null },
  saidAt: new Date(Date.UTC(year, 0)),
  claimText: '',
  ...changes,
});
const judge = async (earlier: JudgedStatement, later: JudgedStatement) =>
  (await judgeFacts([{ earlier, later }], context))[0];

test('facts are judged by what the ontology says of their predicate', async () => {
  expect(await judge(said({}), said({}, 2024))).toBe('same');
  expect(await judge(said({}), said({ polarity: 'negated' }))).toBe('opposite');
  expect(await judge(said({}), said({ polarity: 'negated' }, 2024))).toBe('replaces');
  expect(await judge(said({}), said({ object: 'Oslo' }, 2024))).toBe('replaces');
  expect(await judge(said({}), said({ object: 'Oslo' }))).toBe('opposite');
  expect(
    await judge(said({ predicate: 'speaks' }), said({ predicate: 'speaks', object: 'Greek' }, 2024)),
  ).toBe('different');
  expect(await judge(said({}), said({ subject: 'Bo', object: 'Oslo' }, 2024))).toBe('different');
});
