/** Keeps a queue of work from hammering a provider that is away. One for each model of a provider. */
export type CircuitBreaker = {
  /**
   * Milliseconds for which no call may be made; 0 where one may. Once a pause is over one caller is let through as a probe, and
   * the others wait until it has told how it went.
   */
  pauseMs(): number;
  succeeded(): void;
  /** Notes a failure. `atLeastMs`, where the provider asks for a pause, opens the circuit at once for at least that long. */
  failed(atLeastMs: number | null): void;
  /** The probe ended without telling anything: it was aborted, or failed for a reason of its own. */
  undecided(): void;
};

export type BreakerOptions = {
  /** Failures in a row that open the circuit. */
  failures?: number;
  /** The first pause in milliseconds; it doubles with each probe that fails. */
  firstPauseMs?: number;
  maxPauseMs?: number;
  /** Milliseconds on a clock that never goes back. */
  monotonic?: () => number;
};

export function createCircuitBreaker(options: BreakerOptions = {}): CircuitBreaker {
  const { failures = 5, firstPauseMs = 5_000, maxPauseMs = 120_000 } = options;
  const { monotonic = () => performance.now() } = options;
  let inRow = 0;
  let openings = 0;
  let openUntil: number | null = null;
  let probeSince: number | null = null;

  return {
    pauseMs() {
      if (openUntil === null) return 0;
      const now = monotonic();
      if (now < openUntil) return Math.max(1, Math.ceil(openUntil - now));
      // A probe that never reports back must not close the way for ever.
      if (probeSince !== null && now - probeSince < maxPauseMs) return firstPauseMs;
      probeSince = now;
      return 0;
    },
    succeeded() {
      inRow = 0;
      openings = 0;
      openUntil = null;
      probeSince = null;
    },
    failed(atLeastMs) {
      inRow++;
      const wasOpen = openUntil !== null;
      probeSince = null;
      const isAway = wasOpen || inRow >= failures;
      const pause = isAway ? Math.min(maxPauseMs, firstPauseMs * 2 ** openings) : 0;
      if (isAway) openings++;
      const longest = Math.max(pause, atLeastMs ?? 0);
      if (longest > 0) openUntil = Math.max(openUntil ?? 0, monotonic() + longest);
    },
    undecided() {
      probeSince = null;
    },
  };
}
