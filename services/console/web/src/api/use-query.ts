import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from './call.ts';

export type Query<Data> = {
  /** What was answered last; stays while it is asked again. */
  data: Data | null;
  error: ApiError | null;
  isLoading: boolean;
  reload(): void;
};

/**
 * Asks when `key` changes, and gives up the question before. Nothing is asked while `key` is null. A failure that
 * passes is tried again by whoever shows it.
 */
export function useQuery<Data>(key: string | null, ask: (signal: AbortSignal) => Promise<Data>): Query<Data> {
  const [state, setState] = useState<{ key: string | null; data: Data | null; error: ApiError | null }>({
    key: null,
    data: null,
    error: null,
  });
  const [turn, setTurn] = useState(0);
  const latest = useRef(ask);
  latest.current = ask;
  const [isLoading, setLoading] = useState(key !== null);
  useEffect(() => {
    if (key === null) return;
    const ended = new AbortController();
    setLoading(true);
    latest
      .current(ended.signal)
      .then((data) => ({ key, data, error: null }))
      .catch((error: unknown) => ({ key, data: null, error: asApiError(error) }))
      .then((next) => {
        if (ended.signal.aborted) return;
        setState((before) =>
          next.error !== null && before.key === key ? { ...next, data: before.data } : next,
        );
        setLoading(false);
      });
    return () => ended.abort();
  }, [key, turn]);
  const reload = useCallback(() => setTurn((value) => value + 1), []);
  const isOwn = state.key === key;
  return {
    data: isOwn ? state.data : null,
    error: isOwn ? state.error : null,
    isLoading: key !== null && (isLoading || !isOwn),
    reload,
  };
}

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(0, 'console_fault', error instanceof Error ? error.message : String(error));
}
