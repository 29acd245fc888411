import { WorkStatus } from '@memory/contract';
import type { Logger } from '@memory/telemetry';
import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { pause } from '../controller/backoff.ts';
import { type ScalingState, scaleWorkers } from './scaling.ts';
import type { QueueReading } from './status.ts';

export type WorkWatchOptions = {
  /** How much work waits, as an API pod of the tenant tells; a rejection where none does, or when the signal aborts. */
  read: (owner: MemoryDeployment, signal: AbortSignal) => Promise<unknown>;
  /** The tenants that are there. */
  tenants: () => Iterable<MemoryDeployment>;
  /** The tenant is to be looked at: its workers should be more or fewer, or its status is old. */
  onChange: (key: string) => void;
  onScaled: (direction: 'up' | 'down') => void;
  pollMs: number;
  log: Logger;
  /** Milliseconds of a clock that never goes back, whatever the time of day does. */
  now?: () => number;
};

type Watched = {
  shown: QueueReading | null;
  shownAt: number;
  scaling: ScalingState | null;
  failures: number;
  notBefore: number;
};

const AT_ONCE = 32;
const MAX_REST_MS = 60_000;
/** Numbers that only move are written to the status at most this often. */
const SHOWN_MS = 30_000;
const LONG_AGO = Number.NEGATIVE_INFINITY;

/** Reads the waiting work of every tenant, and decides from it how many workers there should be. */
export class WorkWatch {
  readonly #options: WorkWatchOptions;
  readonly #now: () => number;
  readonly #watched = new Map<string, Watched>();
  readonly #abort = new AbortController();

  constructor(options: WorkWatchOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  start(): void {
    void this.#live();
  }

  /**
   * Asks nobody any more, and waits for no answer: whoever leads next must not wait for tenants that are silent, nor for
   * the looking up of their names, which cannot be broken off.
   */
  stop(): void {
    this.#abort.abort();
  }

  forget(key: string): void {
    this.#watched.delete(key);
  }

  /** What the status shows: null before the first reading. */
  shown(key: string, previous: QueueReading | undefined): QueueReading | null {
    return this.#watched.get(key)?.shown ?? previous ?? null;
  }

  /** How many workers there should be; after a restart what the status says, until the queue is read. */
  target(key: string, owner: MemoryDeployment, previous: number | undefined): number {
    const bounds = owner.spec.worker.autoscaling;
    if (!bounds) return owner.spec.worker.replicas;
    const watched = this.#of(key);
    watched.scaling ??= {
      target: previous ?? Math.max(1, bounds.minReplicas),
      fewer: null,
      steppedMs: LONG_AGO,
    };
    const clamped = Math.min(bounds.maxReplicas, Math.max(bounds.minReplicas, watched.scaling.target));
    return clamped;
  }

  /** Reads every tenant whose time has come. */
  async pollOnce(): Promise<void> {
    const now = this.#now();
    const due = [...this.#options.tenants()].filter((owner) => this.#of(keyOf(owner)).notBefore <= now);
    const workers = Array.from({ length: Math.min(AT_ONCE, due.length) }, async () => {
      for (let owner = due.pop(); owner !== undefined && !this.#abort.signal.aborted; owner = due.pop())
        await this.#poll(owner);
    });
    await Promise.all(workers);
  }

  async #live(): Promise<void> {
    while (!this.#abort.signal.aborted) {
      await this.pollOnce().catch((error: unknown) =>
        this.#options.log.error({ err: error }, 'the waiting work could not be read'),
      );
      await pause(this.#options.pollMs, this.#abort.signal);
    }
  }

  #of(key: string): Watched {
    const known = this.#watched.get(key);
    if (known) return known;
    const fresh: Watched = {
      shown: null,
      shownAt: LONG_AGO,
      scaling: null,
      failures: 0,
      notBefore: LONG_AGO,
    };
    this.#watched.set(key, fresh);
    return fresh;
  }

  async #poll(owner: MemoryDeployment): Promise<void> {
    const { read, pollMs, log } = this.#options;
    const key = keyOf(owner);
    const watched = this.#of(key);
    try {
      const work = WorkStatus.parse(await read(owner, this.#abort.signal));
      watched.failures = 0;
      if (this.#take(owner, watched, work)) this.#options.onChange(key);
    } catch (error) {
      // What was last read stands: a tenant whose API is away keeps its workers.
      watched.failures += 1;
      const restMs = Math.min(MAX_REST_MS, pollMs * 2 ** Math.min(watched.failures, 6));
      watched.notBefore = this.#now() + restMs;
      log.debug({ key, err: error }, 'no API pod tells how much work waits');
    }
  }

  /** Answers whether the tenant has to be looked at. */
  #take(owner: MemoryDeployment, watched: Watched, work: WorkStatus): boolean {
    const { onScaled } = this.#options;
    const now = this.#now();
    const bounds = owner.spec.worker.autoscaling;
    let isScaled = false;
    if (bounds) {
      const before = this.target(keyOf(owner), owner, owner.status?.workerTarget);
      const state = watched.scaling ?? { target: before, fewer: null, steppedMs: LONG_AGO };
      watched.scaling = scaleWorkers({ ...state, target: before }, work, bounds, now);
      isScaled = watched.scaling.target !== before;
      if (isScaled) onScaled(watched.scaling.target > before ? 'up' : 'down');
    }
    const reading: QueueReading = {
      ready: work.ready,
      running: work.running,
      oldestReadySeconds: Math.round(work.oldest_ready_seconds),
      deadLetters: work.dead_letters,
      observedAt: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    };
    const isShown = matters(watched.shown, reading, now - watched.shownAt);
    if (isShown) {
      watched.shown = reading;
      watched.shownAt = now;
    }
    return isScaled || isShown;
  }
}

function matters(shown: QueueReading | null, now: QueueReading, ageMs: number): boolean {
  if (shown === null) return true;
  if (shown.deadLetters !== now.deadLetters) return true;
  if (shown.ready > 0 !== now.ready > 0 || shown.running > 0 !== now.running > 0) return true;
  const isOther =
    shown.ready !== now.ready ||
    shown.running !== now.running ||
    shown.oldestReadySeconds !== now.oldestReadySeconds;
  return isOther && ageMs >= SHOWN_MS;
}

const keyOf = ({ metadata }: MemoryDeployment) => `${metadata.namespace}/${metadata.name}`;
