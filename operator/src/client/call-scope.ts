import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<AbortSignal>();

/** Runs `work`; every request that it makes, however deep, ends when `signal` is aborted. */
export function withSignal<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  return scope.run(signal, work);
}

/** The signal of the innermost `withSignal`, if there is one. */
export function scopeSignal(): AbortSignal | undefined {
  return scope.getStore();
}
