import { type StageStatus, stages } from '@memory/contract';
import { expect, test } from 'vitest';
import type { MemoryClient } from '../client/memory-client.ts';
import { outcomeOf, type PipelineProgress, waitForPipeline } from './wait-for-pipeline.ts';

const version = (id: string, statuses: StageStatus[], defer: 'no_route' | 'budget' | null = null) => ({
  version_id: id,
  ready: statuses.every((status) => status === 'succeeded'),
  stages: stages.map((stage, at) => ({
    stage,
    component_version: '1',
    status: statuses[at] ?? statuses.at(-1) ?? 'missing',
    finished_at: null,
    defer_reason: at === 0 ? defer : null,
  })),
});

/** A client whose reports come from `report`, with the requests it got. */
function clientOf(report: (id: string, round: number) => ReturnType<typeof version>) {
  const asked: number[] = [];
  const readiness = async (ids: readonly string[]) => {
    asked.push(ids.length);
    return { versions: ids.map((id) => report(id, asked.length)) };
  };
  return { asked, client: { readiness } as unknown as MemoryClient };
}

async function wait(client: MemoryClient, ids: string[], stallMs = 60_000) {
  let time = 0;
  const pauses: number[] = [];
  const shown: PipelineProgress[] = [];
  const outcomes = await waitForPipeline(client, ids, {
    signal: new AbortController().signal,
    stallMs,
    onProgress: (progress) => shown.push(progress),
    now: () => time,
    pause: async (ms) => {
      pauses.push(ms);
      time += ms;
    },
  });
  return { outcomes, pauses, shown };
}

test('what a version has come to is read from its stages', () => {
  expect(outcomeOf(version('a', ['succeeded']))).toEqual({ state: 'ready' });
  expect(outcomeOf(version('a', ['succeeded', 'dead_letter', 'missing']))).toEqual({
    state: 'dead',
    stage: 'structure',
  });
  expect(outcomeOf(version('a', ['pending', 'missing'], 'no_route'))).toEqual({ state: 'parked' });
  expect(outcomeOf(version('a', ['missing']))).toEqual({ state: 'unknown' });
  expect(outcomeOf(version('a', ['succeeded', 'failed', 'missing']))).toBe(null);
});

test('at most 1,000 versions a request, and only those still open', async () => {
  const ids = Array.from({ length: 2_300 }, (_, i) => String(i));
  const { client, asked } = clientOf((id, request) =>
    version(id, [request > 3 || Number(id) < 2_000 ? 'succeeded' : 'pending']),
  );
  const { outcomes, shown } = await wait(client, [...ids, '0']);
  expect(asked).toEqual([1_000, 1_000, 300, 300]);
  expect(outcomes.size).toBe(2_300);
  expect(shown.map(({ finished }) => finished)).toEqual([2_000, 2_300]);
});

test('progress counts the versions that are through each stage', async () => {
  const { client } = clientOf((id, round) =>
    version(
      id,
      round === 1
        ? ['succeeded', 'succeeded', id === 'a' ? 'running' : 'succeeded', 'missing']
        : ['succeeded'],
    ),
  );
  const { shown } = await wait(client, ['a', 'b']);
  expect(shown[0]?.stages).toMatchObject({ convert: 2, structure: 2, chunk: 1, embed_chunk: 0 });
});

test('it asks less and less often while nothing moves, and at last gives up', async () => {
  const { client } = clientOf((id) => version(id, ['running', 'missing']));
  const { outcomes, pauses } = await wait(client, ['a'], 120_000);
  expect(outcomes.size).toBe(0);
  expect(pauses[0]).toBeLessThan(1_000);
  expect(pauses.at(-1)).toBeGreaterThan(9_000);
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(120_000);
});

test('waiting for a budget is told', async () => {
  const { client } = clientOf((id, round) =>
    round === 1 ? version(id, ['pending', 'missing'], 'budget') : version(id, ['succeeded']),
  );
  const { shown } = await wait(client, ['a']);
  expect(shown.map(({ waitingForBudget }) => waitingForBudget)).toEqual([1, 0]);
});
