import type { MemoryDeployment } from '../api/memory-deployment.ts';
import type { Condition, ConditionType, Status } from '../api/status.ts';
import type { Component } from '../resources/index.ts';
import type { ComponentState } from './components.ts';
import type { MigrationStep } from './migration.ts';
import { describeRefusals, type Refusal } from './refusals.ts';

/** How far a reconciliation came. */
export type Progress =
  | { at: 'invalid'; message: string }
  | { at: 'paused' }
  | { at: 'deleting'; message: string }
  | { at: 'secrets'; missing: string[] }
  | { at: 'waiting'; message: string }
  /** A step failed before it was known how the migration is. */
  | { at: 'refused' }
  | { at: 'migration'; step: Exclude<MigrationStep, { outcome: 'migrated' }> }
  | { at: 'rolled-out' };

export type QueueReading = {
  ready: number;
  running: number;
  oldestReadySeconds: number;
  deadLetters: number;
  observedAt: string;
};

export type StatusInput = {
  owner: MemoryDeployment;
  previous: Status | undefined;
  progress: Progress;
  /** Children that are not as they should be. */
  refusals: readonly Refusal[];
  components: { states: ComponentState[]; missing: Component[] };
  /** What is rolled out by now; null where nothing new is. */
  rolledOut: { image: string; version: string } | null;
  migration: Status['migration'];
  deploymentId: string | undefined;
  databaseName: string | undefined;
  queue: QueueReading | null;
  workerTarget: number | null;
  endpoint: string;
  now: string;
};

type Said = { status: Condition['status']; reason: string; message: string };

/** Work that has been ready for longer than this, with workers there, is a sign that they do not get on. */
const OLD_WORK_SECONDS = 900;

const componentName: Record<Component, 'api' | 'worker' | 'graph' | 'costExport'> = {
  api: 'api',
  worker: 'worker',
  graph: 'graph',
  'cost-export': 'costExport',
};

/** The status that a tenant is given. Times of conditions change only with their status. */
export function computeStatus(input: StatusInput): Status {
  const { owner, previous, progress, components, queue } = input;
  const said: Record<ConditionType, Said> = {
    Ready: saidReady(input),
    Progressing: saidProgressing(input),
    DatabaseMigrated: saidMigrated(input),
    QueueHealthy: saidQueue(queue),
    Degraded: saidDegraded(input),
  };
  const generation = owner.metadata.generation;
  const image = input.rolledOut?.image ?? previous?.image;
  const version = input.rolledOut?.version ?? previous?.version;
  const tokenSecret = owner.spec.perimeter.token?.name;
  return {
    observedGeneration: progress.at === 'paused' ? (previous?.observedGeneration ?? generation) : generation,
    conditions: Object.entries(said).map(([type, now]) => {
      const before = previous?.conditions?.find((condition) => condition.type === type);
      return {
        type,
        ...now,
        observedGeneration: generation,
        lastTransitionTime: before?.status === now.status ? before.lastTransitionTime : input.now,
      };
    }),
    ...(input.deploymentId === undefined ? {} : { deploymentId: input.deploymentId }),
    ...(input.databaseName === undefined ? {} : { databaseName: input.databaseName }),
    ...(version === undefined ? {} : { version }),
    ...(image === undefined ? {} : { image }),
    components: Object.fromEntries(
      components.states.map(({ component, ready, desired, replicas, image: of }) => [
        componentName[component],
        { ready, desired, replicas, image: of },
      ]),
    ),
    ...(input.migration === undefined ? {} : { migration: input.migration }),
    ...(queue === null ? {} : { queue }),
    ...(input.workerTarget === null ? {} : { workerTarget: input.workerTarget }),
    endpoint: input.endpoint,
    ...(tokenSecret === undefined ? {} : { credentials: { tokenSecret } }),
  };
}

/** What keeps the tenant from being as it was asked for; null when nothing does. */
function fault({ progress, components, refusals }: StatusInput): { reason: string; message: string } | null {
  const refused = describeRefusals(refusals);
  if (refused) return refused;
  switch (progress.at) {
    case 'invalid':
      return { reason: 'SpecInvalid', message: progress.message };
    case 'secrets':
      return { reason: 'SecretMissing', message: `${progress.missing.join('; ')}: create or complete it` };
    case 'migration':
      if (progress.step.outcome === 'failed') {
        return { reason: progress.step.reason, message: progress.step.message };
      }
      break;
  }
  const stuck = components.states.filter((state) => state.stuck);
  if (stuck.length === 0) return null;
  const names = stuck.map(({ component, replicas }) => `${component} (${replicas} ready)`).join(', ');
  return { reason: 'RolloutStuck', message: `new pods do not become ready: ${names}; describe them` };
}

function pending({ components }: StatusInput): string | null {
  const waiting = [
    ...components.missing.map((component) => `${component} (not made yet)`),
    ...components.states
      .filter(({ settled }) => !settled)
      .map(({ component, replicas }) => `${component} (${replicas} ready)`),
  ];
  return waiting.length === 0 ? null : waiting.join(', ');
}

function saidReady(input: StatusInput): Said {
  const { progress, components } = input;
  const broken = fault(input);
  const serving = components.states.some(({ component, ready }) => component === 'api' && ready > 0);
  const going = serving ? ' The pods that are there go on serving.' : '';
  if (broken) return { status: 'False', reason: broken.reason, message: `${broken.message}.${going}` };
  if (progress.at === 'deleting') return { status: 'False', reason: 'Deleting', message: progress.message };
  if (progress.at === 'migration') {
    return { status: 'False', reason: 'Migrating', message: `The database is being migrated.${going}` };
  }
  const waiting = pending(input);
  if (waiting !== null) {
    return { status: 'False', reason: 'ComponentsNotReady', message: `Waiting for ${waiting}.` };
  }
  if (progress.at === 'waiting') {
    return { status: 'True', reason: 'UpgradeWaits', message: `${progress.message}.` };
  }
  return { status: 'True', reason: 'Ready', message: 'All components are ready.' };
}

function saidProgressing(input: StatusInput): Said {
  const { progress } = input;
  const broken = fault(input);
  if (progress.at === 'paused') {
    return { status: 'False', reason: 'Paused', message: 'spec.paused is true: nothing is changed.' };
  }
  if (broken) return { status: 'False', reason: broken.reason, message: broken.message };
  if (progress.at === 'deleting') return { status: 'True', reason: 'Deleting', message: progress.message };
  if (progress.at === 'waiting') return { status: 'True', reason: 'UpgradeWaits', message: progress.message };
  if (progress.at === 'migration') {
    return { status: 'True', reason: 'Migrating', message: 'The database is being migrated.' };
  }
  const waiting = pending(input);
  return waiting === null
    ? { status: 'False', reason: 'Stable', message: 'Everything is as the spec says.' }
    : { status: 'True', reason: 'RollingOut', message: `Waiting for ${waiting}.` };
}

function saidMigrated({ progress, migration, previous }: StatusInput): Said {
  if (progress.at === 'migration') {
    const { step } = progress;
    return step.outcome === 'failed'
      ? { status: 'False', reason: step.reason, message: step.message }
      : { status: 'False', reason: 'Migrating', message: 'The migration is running.' };
  }
  if (progress.at === 'rolled-out') {
    const revision = migration?.revision === undefined ? '' : `Schema version ${migration.revision}, `;
    return {
      status: 'True',
      reason: 'Migrated',
      message: `${revision}migrated by ${migration?.image ?? 'this image'}.`,
    };
  }
  const before = previous?.conditions?.find(({ type }) => type === 'DatabaseMigrated');
  return before
    ? { status: before.status, reason: before.reason, message: before.message }
    : { status: 'Unknown', reason: 'NotStarted', message: 'The migration has not begun.' };
}

function saidQueue(queue: QueueReading | null): Said {
  if (queue === null) {
    return { status: 'Unknown', reason: 'NotRead', message: 'No API pod has told how much work waits.' };
  }
  if (queue.deadLetters > 0) {
    return {
      status: 'False',
      reason: 'DeadLetters',
      message: `${queue.deadLetters} pieces of work were given up: memory admin work list --status dead_letter`,
    };
  }
  if (queue.oldestReadySeconds > OLD_WORK_SECONDS) {
    const minutes = Math.round(queue.oldestReadySeconds / 60);
    return {
      status: 'False',
      reason: 'OldWork',
      message: `The oldest ready work has waited for ${minutes} minutes: are there enough workers?`,
    };
  }
  return { status: 'True', reason: 'Flowing', message: 'Work is taken as it comes.' };
}

function saidDegraded(input: StatusInput): Said {
  const broken = fault(input);
  return broken
    ? { status: 'True', ...broken }
    : { status: 'False', reason: 'AsExpected', message: 'Nothing is wrong.' };
}

const REFUSALS: readonly string[] = ['NameConflict', 'ChildRefused', 'Forbidden'];

/** Conditions whose status or reason is another than before: what is worth an Event. */
export function transitions(previous: Status | undefined, now: Status): Condition[] {
  return (now.conditions ?? []).filter((condition) => {
    const before = previous?.conditions?.find(({ type }) => type === condition.type);
    if (before === undefined) {
      return condition.status !== 'Unknown' && (condition.type !== 'Degraded' || condition.status === 'True');
    }
    const isRefusal = condition.type === 'Degraded' && REFUSALS.includes(condition.reason);
    if (isRefusal && before.message !== condition.message) return true;
    return before.status !== condition.status || before.reason !== condition.reason;
  });
}
