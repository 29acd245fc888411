import type { Fault } from './document.ts';

/** Runs steps that may throw, and hands each error on once. */
export type Guard = {
  /** The step's answer, or `fallback` where it throws. */
  run<Answer>(rule: string, step: () => Answer, fallback: Answer): Answer;
};

export function createGuard(onFault: (fault: Fault) => void): Guard {
  return {
    run(rule, step, fallback) {
      try {
        return step();
      } catch (error) {
        onFault({ rule: ruleOf(error) ?? rule, error });
        return fallback;
      }
    },
  };
}

/** The id of the rule that threw, where the error carries it. */
function ruleOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('rule' in error)) return null;
  return typeof error.rule === 'string' ? error.rule : null;
}
