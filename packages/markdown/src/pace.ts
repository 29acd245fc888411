import { setImmediate as nextTurn } from 'node:timers/promises';

/** Gives the event loop back while long work runs. */
export type Pace = {
  /** Whether it is time to rest; cheap, and reads the clock only now and then. */
  due(work?: number): boolean;
  /** Gives the event loop one turn; throws the signal's reason when aborted. */
  rest(): Promise<void>;
};

/** Work after which the clock is read. Reading a sentence takes milliseconds and counts as that much. */
export const A_LOOK = 256;

export type PaceOptions = { signal?: AbortSignal | undefined; everyMs?: number | undefined };

/** The last rest of any work in this process. */
let latest: Promise<void> = Promise.resolve();

/** Rests one behind the other, so that whatever else waits for the event loop waits for one stretch of work, and not for one of each. */
function nextInLine(): Promise<void> {
  latest = latest.then(() => nextTurn());
  return latest;
}

/** `everyMs` (default 12) is the longest stretch between rests, as far as callers ask often enough. */
export function createPace(options: PaceOptions = {}): Pace {
  const everyMs = options.everyMs ?? 12;
  let started = performance.now();
  let credit = 0;
  return {
    due(work = 1) {
      credit += work;
      if (credit < A_LOOK) return false;
      credit = 0;
      return performance.now() - started >= everyMs;
    },
    async rest() {
      options.signal?.throwIfAborted();
      await nextInLine();
      options.signal?.throwIfAborted();
      started = performance.now();
    },
  };
}
