import { ApiError } from '../client/api-error.ts';
import { withSignal } from '../client/call-scope.ts';
import { backoff } from './backoff.ts';

/** What the queue tells of itself; named after client-go's metrics. */
export type QueueObserver = {
  depth(size: number): void;
  added(): void;
  retried(): void;
  waited(seconds: number): void;
  worked(seconds: number): void;
  running(count: number): void;
};

/** What a piece of work ends with: nothing more to do, or come back after some time. */
export type WorkOutcome = { againAfterMs: number | null };

export type WorkQueueOptions = {
  concurrency: number;
  /** Works on one key; requests that it makes end with `signal`. A rejection is tried again, later each time. */
  work: (key: string, signal: AbortSignal) => Promise<WorkOutcome>;
  onError: (key: string, error: unknown, failures: number) => void;
  observer: QueueObserver;
  baseMs?: number;
  maxMs?: number;
  /** Longest that one piece of work may take. */
  deadlineMs?: number;
};

/**
 * Keys to be worked on: each at most once in the queue and never by two at a time. A key that is added while it is worked
 * on is worked on once more. Failures back off by key, from 0.2 s to 2 minutes.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #ready = new Map<string, number>();
  readonly #active = new Set<string>();
  readonly #again = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #timers = new Map<string, { timer: NodeJS.Timeout; at: number }>();
  readonly #abort = new AbortController();
  #running = false;
  #idle: (() => void)[] = [];

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = true;
    this.#pump();
  }

  /** Takes no more, tells what is under way to end, and waits for it. */
  async stop(): Promise<void> {
    this.#running = false;
    this.#abort.abort(new Error('the operator stops'));
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#ready.clear();
    if (this.#active.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  get size(): number {
    return this.#ready.size + this.#active.size;
  }

  add(key: string): void {
    if (this.#abort.signal.aborted) return;
    this.#clearTimer(key);
    if (this.#active.has(key)) {
      this.#again.add(key);
      return;
    }
    if (this.#ready.has(key)) return;
    this.#ready.set(key, performance.now());
    this.#options.observer.added();
    this.#options.observer.depth(this.#ready.size);
    this.#pump();
  }

  /** Adds it then, or earlier where it was to come earlier already. */
  addAfter(key: string, ms: number): void {
    if (this.#abort.signal.aborted) return;
    if (ms <= 0) {
      this.add(key);
      return;
    }
    const at = performance.now() + ms;
    const waiting = this.#timers.get(key);
    if (waiting && waiting.at <= at) return;
    this.#clearTimer(key);
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      this.add(key);
    }, ms);
    this.#timers.set(key, { timer, at });
  }

  /** Nothing of it is wanted any more. */
  forget(key: string): void {
    this.#clearTimer(key);
    this.#failures.delete(key);
  }

  #clearTimer(key: string): void {
    clearTimeout(this.#timers.get(key)?.timer);
    this.#timers.delete(key);
  }

  #pump(): void {
    while (this.#running && this.#active.size < this.#options.concurrency) {
      const next = this.#ready.entries().next().value;
      if (!next) return;
      const [key, since] = next;
      this.#ready.delete(key);
      this.#active.add(key);
      const { observer } = this.#options;
      observer.depth(this.#ready.size);
      observer.running(this.#active.size);
      observer.waited((performance.now() - since) / 1_000);
      void this.#run(key);
    }
  }

  async #run(key: string): Promise<void> {
    const { work, onError, observer, deadlineMs = 60_000 } = this.#options;
    const started = performance.now();
    let againAfterMs: number | null = null;
    try {
      const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(deadlineMs)]);
      ({ againAfterMs } = await withSignal(signal, () => work(key, signal)));
      this.#failures.delete(key);
    } catch (error) {
      const failures = (this.#failures.get(key) ?? 0) + 1;
      this.#failures.set(key, failures);
      onError(key, error, failures);
      observer.retried();
      const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
      const waitMs = backoff(failures - 1, {
        baseMs: this.#options.baseMs ?? 200,
        maxMs: this.#options.maxMs ?? 120_000,
      });
      againAfterMs = Math.max(waitMs, Math.min(asked, 60) * 1_000);
    }
    observer.worked((performance.now() - started) / 1_000);
    this.#active.delete(key);
    observer.running(this.#active.size);
    if (this.#again.delete(key)) this.add(key);
    else if (againAfterMs !== null) this.addAfter(key, againAfterMs);
    if (this.#active.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
    this.#pump();
  }
}
