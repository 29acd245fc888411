import { AsyncLocalStorage } from 'node:async_hooks';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Something that takes time, in a trace. */
export type Span = {
  /** Its W3C `traceparent`, to be handed to what goes on elsewhere. */
  readonly traceParent: string;
  child(name: string, attributes?: Attributes): Span;
  rename(name: string): void;
  annotate(attributes: Attributes): void;
  /** Ends it; with an error where it failed. */
  end(error?: unknown): void;
};

const storage = new AsyncLocalStorage<Span>();

/** The span that is under way here; undefined where traces are off. */
export function currentSpan(): Span | undefined {
  return storage.getStore();
}

/** Does `work` within a span, which is the parent of what starts there. Ending it stays with the caller. */
export function withSpan<Result>(span: Span, work: () => Result): Result {
  return storage.run(span, work);
}

/** Does `work` within a span and ends it; without a span it is simply done. */
export async function inSpan<Result>(span: Span | undefined, work: () => Promise<Result>): Promise<Result> {
  if (span === undefined) return await work();
  try {
    const result = await withSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error ?? new Error('failed'));
    throw error;
  }
}
