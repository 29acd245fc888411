/** The time that a caller gave a traversal is spent; what it has found stands. */
export class TimeBudgetSpent extends Error {
  readonly code = 'time_budget';
}

export type TimeBudget = {
  isSpent(): boolean;
  /**
   * The statement's rows; once the time is spent it is cancelled, and the budget's error thrown when the server has been
   * told: a cancellation that is still on its way would end what the connection runs next.
   */
  run<T>(statement: Promise<T> & { cancel?: () => Promise<void> }): Promise<T>;
};

/** So many milliseconds from now, held here, because the embedded database has no timer for statements. */
export function createTimeBudget(ms: number): TimeBudget {
  const ends = performance.now() + ms;
  return {
    isSpent: () => performance.now() >= ends,
    async run(statement) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => reject(new TimeBudgetSpent('the time of the traversal is spent')),
          Math.max(0, ends - performance.now()),
        );
      });
      try {
        return await Promise.race([statement, late]);
      } catch (error) {
        if (error instanceof TimeBudgetSpent) {
          statement.catch(() => {});
          await statement.cancel?.().catch(() => {});
        }
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
