import type { WorkStatus } from '@memory/contract';
import type { MemoryDeployment } from '../api/memory-deployment.ts';

type Bounds = NonNullable<MemoryDeployment['spec']['worker']['autoscaling']>;

/** What scaling remembers of a tenant. */
export type ScalingState = {
  target: number;
  /** Since when fewer would have been enough, and how many of those at the most. */
  fewer: { sinceMs: number; most: number } | null;
  /** When the age of the work last called for one more. */
  steppedMs: number;
};

/** One more for old work at most this often: a pod needs time to start and to bring the age down. */
const STEP_MS = 30_000;

/**
 * How many workers the queue calls for: one for each `readyPerReplica` of ready work, at least one while any work is
 * ready or running, one more than now when the oldest ready work is too old. More at once; fewer only after
 * `scaleDownSeconds` in which fewer were always enough, and then as many as were needed at the most meanwhile.
 */
export function scaleWorkers(
  state: ScalingState,
  work: Pick<WorkStatus, 'ready' | 'running' | 'oldest_ready_seconds'>,
  bounds: Bounds,
  nowMs: number,
): ScalingState {
  const isOld = work.ready > 0 && work.oldest_ready_seconds >= bounds.oldestReadySeconds;
  const mayStep = isOld && nowMs - state.steppedMs >= STEP_MS;
  const byDepth = Math.ceil(work.ready / bounds.readyPerReplica);
  const byPresence = work.ready + work.running > 0 ? 1 : 0;
  const byAge = mayStep ? state.target + 1 : isOld ? state.target : 0;
  const wanted = clamp(Math.max(byDepth, byPresence, byAge), bounds.minReplicas, bounds.maxReplicas);
  const steppedMs = mayStep ? nowMs : state.steppedMs;
  const current = clamp(state.target, bounds.minReplicas, bounds.maxReplicas);
  if (wanted >= current) return { target: wanted, fewer: null, steppedMs };
  const fewer = {
    sinceMs: state.fewer?.sinceMs ?? nowMs,
    most: Math.max(state.fewer?.most ?? 0, wanted),
  };
  const isDue = nowMs - fewer.sinceMs >= bounds.scaleDownSeconds * 1_000;
  return isDue ? { target: fewer.most, fewer: null, steppedMs } : { target: current, fewer, steppedMs };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
