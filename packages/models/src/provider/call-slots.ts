/** Bounds the calls that are under way at once; those beyond wait in order of arrival. */
export type CallSlots = {
  /** Rejects with the signal's reason when that aborts before a slot is free. */
  run<Answer>(work: () => Promise<Answer>, signal: AbortSignal): Promise<Answer>;
};

export function createCallSlots(size: number): CallSlots {
  let free = size;
  const waiting: (() => void)[] = [];

  function take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(signal.reason);
      };
      waiting.push(turn);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function giveBack(): void {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }

  return {
    async run(work, signal) {
      await take(signal);
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}
