import { setTimeout as sleep } from 'node:timers/promises';
import { limits, type StageName, stages, type VersionPipelineReadiness } from '@memory/contract';
import type { MemoryClient } from '../client/memory-client.ts';
import { longPatience } from '../client/retry.ts';

/** Where a version stands. */
export type Outcome =
  | { readonly state: 'ready' }
  | { readonly state: 'parked' }
  | { readonly state: 'dead'; readonly stage: StageName }
  /** The service does not know it. */
  | { readonly state: 'unknown' };

export type PipelineProgress = {
  readonly total: number;
  readonly finished: number;
  /** How many versions are through each stage. */
  readonly stages: Readonly<Record<StageName, number>>;
  /** Versions that wait for a spend budget. */
  readonly waitingForBudget: number;
};

export type WaitOptions = {
  readonly signal: AbortSignal;
  /** Ends the wait when nothing moves for so long. */
  readonly stallMs: number;
  onProgress(progress: PipelineProgress): void;
  onOutcome?(versionId: string, outcome: Outcome): void;
  readonly now?: () => number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const shortestPauseMs = 400;
const longestPauseMs = 10_000;

/**
 * Polls readiness, up to 1,000 versions a request, until every version is ready, parked, unknown or dead-lettered, or nothing has moved for
 * `stallMs`. Asks often while things move and less and less often while they do not. What is not in the result was unfinished.
 */
export async function waitForPipeline(
  client: MemoryClient,
  versionIds: readonly string[],
  options: WaitOptions,
): Promise<Map<string, Outcome>> {
  const now = options.now ?? (() => performance.now());
  const pause = options.pause ?? ((ms, signal) => sleep(ms, undefined, { signal }));
  const outcomes = new Map<string, Outcome>();
  const passed = new Map<string, number>();
  const budget = new Set<string>();
  const all = [...new Set(versionIds)];
  let lastMove = now();
  let pauseMs = shortestPauseMs;
  let before = -1;
  for (;;) {
    const open = all.filter((id) => !outcomes.has(id));
    for (let at = 0; at < open.length; at += limits.readinessVersions.max) {
      const report = await client.readiness(open.slice(at, at + limits.readinessVersions.max), wanted, {
        signal: options.signal,
        patience: longPatience,
      });
      for (const version of report.versions) {
        passed.set(version.version_id, version.stages.filter(({ status }) => isDone(status)).length);
        if (version.stages.some((stage) => stage.defer_reason === 'budget')) budget.add(version.version_id);
        else budget.delete(version.version_id);
        const outcome = outcomeOf(version);
        if (!outcome) continue;
        outcomes.set(version.version_id, outcome);
        options.onOutcome?.(version.version_id, outcome);
      }
    }
    options.onProgress({
      total: all.length,
      finished: outcomes.size,
      stages: countStages(all, passed),
      waitingForBudget: budget.size,
    });
    if (outcomes.size === all.length) return outcomes;
    const moved = [...passed.values()].reduce((sum, count) => sum + count, outcomes.size);
    if (moved !== before) {
      before = moved;
      lastMove = now();
      pauseMs = Math.max(shortestPauseMs, pauseMs / 2);
    } else {
      pauseMs = Math.min(longestPauseMs, pauseMs * 1.5);
    }
    if (now() - lastMove > options.stallMs) return outcomes;
    // A large batch costs the service more to report on, so it is asked about less often.
    await pause(pauseMs + open.length / 10, options.signal);
  }
}

const wanted = { pipeline: true, p1: true, live_graph: false, p3: false };

function isDone(status: string): boolean {
  return status === 'succeeded' || status === 'skipped';
}

/** How a version's stages end it; null while it is still worked on. */
export function outcomeOf(version: VersionPipelineReadiness): Outcome | null {
  if (version.ready) return { state: 'ready' };
  const dead = version.stages.find(({ status }) => status === 'dead_letter');
  if (dead) return { state: 'dead', stage: dead.stage };
  if (version.stages.some((stage) => stage.defer_reason === 'no_route')) return { state: 'parked' };
  if (version.stages.every(({ status }) => status === 'missing')) return { state: 'unknown' };
  return null;
}

/** Stages run in order, so a version that is through n of them is through the first n. */
function countStages(all: readonly string[], passed: ReadonlyMap<string, number>): Record<StageName, number> {
  const counts = Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<StageName, number>;
  for (const id of all) {
    const through = passed.get(id) ?? 0;
    for (const stage of stages.slice(0, through)) counts[stage]++;
  }
  return counts;
}
