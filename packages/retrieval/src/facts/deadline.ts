/** The budget of an operation is spent. */
export class DeadlineError extends Error {
  readonly code = 'deadline';
}

/** One budget over any number of awaited steps. */
export type Deadline = {
  /** The step's value, or a `DeadlineError` once the budget is spent; a statement under way is cancelled. */
  run<T>(step: Promise<T> & { cancel?: () => void }): Promise<T>;
};

/** `budgetMs` from now; it bounds the caller's wait on any database, also where none enforces statement timeouts. */
export function createDeadline(budgetMs: number): Deadline {
  const ends = performance.now() + budgetMs;
  return {
    async run(step) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new DeadlineError('the budget of the operation is spent')),
          Math.max(0, ends - performance.now()),
        );
      });
      try {
        return await Promise.race([step, late]);
      } catch (error) {
        if (error instanceof DeadlineError) {
          step.cancel?.();
          step.catch(() => {});
        }
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
