import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ApiError } from '../api/call.ts';

/** Grey lines where rows will stand. */
export function Loading({ what, lines = 4 }: { what: string; lines?: number }) {
  return (
    <div class="loading" role="status">
      <span class="visually-hidden">Loading {what}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} class="bone" />
      ))}
    </div>
  );
}

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <section class="empty">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const DEFAULT_WAIT_S = 5;

/** Says what failed. What passes by itself is tried again, after what the API asks for. */
export function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!error.isPassing) return setLeft(null);
    let seconds = Math.max(1, Math.ceil(error.retryAfter ?? DEFAULT_WAIT_S));
    setLeft(seconds);
    const timer = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) return setLeft(seconds);
      clearInterval(timer);
      onRetry();
    }, 1_000);
    return () => clearInterval(timer);
  }, [error]);
  return (
    <section class="failure" role="alert">
      <h2>{titleOf(error)}</h2>
      <p>{error.message}</p>
      <p class="quiet">
        {error.status > 0 && `Status ${error.status}. `}
        {error.requestId !== null && (
          <>
            Request <code>{error.requestId}</code>
          </>
        )}
      </p>
      <button type="button" onClick={onRetry}>
        {left === null ? 'Try again' : `Try again (by itself in ${left} s)`}
      </button>
    </section>
  );
}

function titleOf(error: ApiError): string {
  if (error.status === 0 || error.code === 'api_unreachable') return 'The memory cannot be reached';
  if (error.status === 429) return 'The memory asks to slow down';
  if (error.code === 'forget_in_progress') return 'The memory is forgetting something';
  if (error.status === 503 || error.status === 504) return 'Not right now';
  if (error.status === 403) return 'Not with this credential';
  if (error.status === 404) return 'Not served here';
  return 'That did not work';
}
