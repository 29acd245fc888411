import { setImmediate as nextTurn } from 'node:timers/promises';

/** Gives the event loop back while long work runs. */
export type Pace = {
  /** Whether it is time to rest; cheap, and reads the clock only now and then. */
  due(work?: number): boolean;
  /** Gives the event loop one turn; throws the signal's reason when aborted. */
  rest(): Promise<void>;
};

export type PaceOptions = { signal?: AbortSignal | undefined; everyMs?: number | undefined };

/** `everyMs` (default 12) is the longest stretch between rests, as far as callers ask often enough. */
export function createPace(options: PaceOptions = {}): Pace {
  const everyMs = options.everyMs ?? 12;
  let started = performance.now();
  let credit = 0;
  return {
    due(work = 1) {
      credit += work;
      if (credit < 256) return false;
      credit = 0;
      return performance.now() - started >= everyMs;
    },
    async rest() {
      options.signal?.throwIfAborted();
      await nextTurn();
      options.signal?.throwIfAborted();
      started = performance.now();
    },
  };
}
