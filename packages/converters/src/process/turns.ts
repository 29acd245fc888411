/** Lets at most `count` pieces of work run at once, in the order in which they came. */
export function createTurns(count: number): {
  /** Runs the work in its turn; rejects with the signal's reason where that aborts before. */
  take<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
} {
  let free = Math.max(1, count);
  const waiting: (() => void)[] = [];
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(go);
    });
  return {
    async take(signal, work) {
      signal.throwIfAborted();
      if (free > 0) free--;
      else await wait(signal);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) free++;
        else next();
      }
    },
  };
}
