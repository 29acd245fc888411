import {
  type CostReceipt,
  type DocumentSummary,
  type PipelineReadinessReport,
  type PipelineStageReadiness,
  type StageName,
  stages,
} from '@memory/contract';
import { expect, test } from 'vitest';
import { progressOf } from '../documents/progress.ts';
import { addReceipts } from './costs.tsx';
import { summarize } from './read-work.ts';

type Version = PipelineReadinessReport['versions'][number];

function version(id: string, stage: StageName | null, state: Partial<PipelineStageReadiness> = {}): Version {
  const at = stage === null ? stages.length : stages.indexOf(stage);
  return {
    version_id: id,
    ready: stage === null,
    stages: stages.map((name, index) => ({
      stage: name,
      component_version: '1',
      status: index < at ? 'succeeded' : index === at ? 'pending' : 'missing',
      finished_at: null,
      defer_reason: null,
      ...(index === at ? state : {}),
    })),
  };
}

const document = (id: string) => ({ doc_id: id, latest: { version_id: id, error: null } }) as DocumentSummary;
const versions = [
  version('done', null),
  version('parked', 'convert', { defer_reason: 'no_route' }),
  version('dead', 'chunk', { status: 'dead_letter' }),
  version('busy', 'chunk', { status: 'running' }),
  version('poor', 'extract_claims', { defer_reason: 'budget' }),
];
const capabilities = {} as PipelineReadinessReport['capabilities'];

test('each version counts in the stage where it stands, with why it waits', () => {
  const work = summarize(
    versions.map(({ version_id }) => document(version_id)),
    { versions, capabilities },
    false,
  );
  expect([work.looked, work.done]).toEqual([5, 1]);
  const rows = Object.fromEntries(
    work.stages.map(({ stage, counts, waiting }) => [stage, { ...counts, ...waiting }]),
  );
  expect(rows).toMatchObject({
    convert: { pending: 1, no_route: 1 },
    chunk: { dead_letter: 1, running: 1 },
    extract_claims: { pending: 1, budget: 1 },
    reconcile: {},
  });
  expect(work.stuck.map(({ document: { doc_id } }) => doc_id)).toEqual(['parked', 'dead', 'poor']);
});

test('the state of a document in words', () => {
  const latest = { status: 'converting', error: null } as const;
  expect(versions.map((each) => progressOf(latest, each)).map(({ tone, label }) => [tone, label])).toEqual([
    ['done', 'Ready'],
    ['waiting', 'Parked: no converter'],
    ['failed', 'Stopped while cutting passages'],
    ['busy', 'Cutting passages'],
    ['waiting', 'Waiting for budget'],
  ]);
});

test('receipts add up by day, stage and model, page after page', () => {
  const receipt = (change: Partial<CostReceipt>) =>
    ({
      stage: 'extract_claims',
      surface: null,
      lane: null,
      source: 'worker',
      model_name: 'openrouter/x',
      outcome: 'succeeded',
      tokens_in: 100,
      tokens_out: 10,
      cost_usd: '0.25',
      occurred_at: '2026-11-28T23:59:59.000Z',
      ...change,
    }) as CostReceipt;
  const first = addReceipts(new Map(), [receipt({}), receipt({ outcome: 'failed', cost_usd: null })]);
  const rows = addReceipts(first, [receipt({}), receipt({ stage: null, surface: '/search/claims' })]);
  expect(
    [...rows.values()].map(({ day, what, calls, failed, tokens, usd }) => [
      day,
      what,
      calls,
      failed,
      tokens,
      usd,
    ]),
  ).toEqual([
    ['2026-11-28', 'extract_claims', 3, 1, 330, 0.5],
    ['2026-11-28', '/search/claims', 1, 0, 110, 0.25],
  ]);
  expect([...first.values()][0]?.calls).toBe(2);
});
