/** The budget of an operation is spent. */
export class DeadlineError extends Error {
  readonly code = 'deadline';
}

/** One budget over any number of awaited steps. */
export type Deadline = {
  /** The step's value, or a `DeadlineError` once the budget is spent; a statement under way ends by its own time-out. */
  run<T>(step: Promise<T>): Promise<T>;
};

/** `budgetMs` from now; it bounds the caller's wait on any database, also where none enforces statement timeouts. */
export function createDeadline(budgetMs: number): Deadline {
  const ends = performance.now() + budgetMs;
  return {
    async run(step) {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => reject(new DeadlineError('the budget of the operation is spent')),
        Math.max(0, ends - performance.now()),
      );
      try {
        return await Promise.race([step, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
