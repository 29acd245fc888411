import { type Envelope, emptyEnvelope } from '@memory/contract';
import { describe, expect, test } from 'vitest';
import { type Question, rank } from './ask-search.ts';
import { formsOf } from './copy-panel.tsx';

const at = '2026-01-01T00:00:00.000Z';
const scope = { mode: 'current', evaluated_at: at, believed_at: at, identity_regime: 'current' } as const;
const envelope: Envelope = { ...emptyEnvelope('evidence', scope, at), dropped_by_hydration: 2 };
const claim = (id: string, grouped: string[] = []) =>
  [id, { claim_id: id, grouped_claim_ids: grouped }] as const;

describe('the answer beside the channels', () => {
  test('each claim has its place in both and its place in the answer, and says why it was left out', () => {
    const evidence = rank([claim('a'), claim('b'), claim('c')], [claim('b'), claim('d')], envelope, [
      claim('b', ['b', 'c']),
      claim('a', ['a']),
    ]);
    expect(evidence.shown.map(({ id, fused, note }) => [id, fused, note])).toEqual([
      ['b', 1, 'stands for 2 claims of the same words'],
      ['a', 2, null],
    ]);
    expect(evidence.shown[0]?.places).toMatchObject({ semantic: { rank: 2 }, bm25: { rank: 1 } });
    expect(evidence.leftOut.map(({ id, note }) => [id, note])).toEqual([
      ['d', 'after the first 2'],
      ['c', 'the same words as number 1'],
    ]);
    expect([evidence.dropped, evidence.isAnswered]).toEqual([2, true]);
  });

  test('without an answer the channels are fused here by reciprocal rank', () => {
    const { shown, isAnswered } = rank([claim('a'), claim('b')], [claim('b'), claim('c')], null, null);
    expect(shown.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(isAnswered).toBe(false);
  });
});

test('a question is copied as programs ask it, whatever is in it', () => {
  const question: Question = {
    query: `Who's "it"? $(rm -rf /) \\`,
    mode: 'at',
    at: '2015-06-01',
    family: '',
    entityId: null,
  };
  const [curl, mcp, sql] = formsOf(question).map(({ text }) => text);
  expect(curl).toContain(`-d '{"query":"Who'\\''s \\"it\\"? $(rm -rf /) \\\\","k":10`);
  expect(JSON.parse(mcp ?? '')).toMatchObject({
    params: {
      name: 'facts_context',
      arguments: { query: question.query, time: { mode: 'at', at: '2015-06-01T00:00:00Z' } },
    },
  });
  expect(sql).toContain(JSON.stringify([question.query, '2015-06-01T00:00:00Z']));
  expect(sql).toContain('from semantic_facts($1, 10)');
});
