import { type AdmissionLimits, type Side, sides, type Verdict } from './limits.ts';
import { afterOneMore } from './rate.ts';

/** Counts of one process. */
export type LocalCounts = {
  /** Admits and charges, or refuses and charges nothing. */
  attempt(credential: string): Verdict;
  /** Charges what was admitted elsewhere, so that this process knows of it when it must decide alone. */
  charge(credential: string): void;
  /** The end of a request that was charged. */
  release(credential: string): void;
};

/** Arrival times of fewer credentials than this are never looked through. */
const pruneAt = 1024;

/** Exact counts within this process. `nowUs` is in microseconds and never goes back. */
export function createLocalCounts(limits: AdmissionLimits, nowUs: () => number): LocalCounts {
  const arrivals = { key: new Map<string, number>(), deployment: new Map<string, number>() };
  const inFlight = { key: new Map<string, number>(), deployment: new Map<string, number>() };
  let pruneNext = pruneAt;
  const nameOf = (side: Side, credential: string) => (side === 'key' ? credential : '');

  function after(side: Side, credential: string, now: number) {
    const rate = limits.rates[side];
    if (rate === null) return null;
    return afterOneMore(rate, arrivals[side].get(nameOf(side, credential)) ?? now, now);
  }

  function charge(credential: string): void {
    const now = nowUs();
    for (const side of sides) {
      const name = nameOf(side, credential);
      const next = after(side, credential, now);
      if (next !== null) arrivals[side].set(name, next.arrivalUs);
      inFlight[side].set(name, (inFlight[side].get(name) ?? 0) + 1);
    }
    if (arrivals.key.size >= pruneNext) prune(now);
  }

  /** Forgets credentials that have their whole burst again. */
  function prune(now: number): void {
    for (const [name, arrival] of arrivals.key) if (arrival <= now) arrivals.key.delete(name);
    pruneNext = Math.max(pruneAt, 2 * arrivals.key.size);
  }

  function judge(credential: string): Verdict {
    const now = nowUs();
    const waits = sides.map((side) => ({ side, waitUs: after(side, credential, now)?.waitUs ?? 0 }));
    const longest = waits.reduce((a, b) => (b.waitUs > a.waitUs ? b : a));
    if (longest.waitUs > 0) {
      return { admitted: false, limit: 'rate', side: longest.side, waitSeconds: longest.waitUs / 1e6 };
    }
    const full = sides.find((side) => {
      const most = limits.inFlight[side];
      return most !== null && (inFlight[side].get(nameOf(side, credential)) ?? 0) >= most;
    });
    return full === undefined ? { admitted: true } : { admitted: false, limit: 'concurrency', side: full };
  }

  return {
    attempt(credential) {
      const verdict = judge(credential);
      if (verdict.admitted) charge(credential);
      return verdict;
    },
    charge,
    release(credential) {
      for (const side of sides) {
        const name = nameOf(side, credential);
        const left = (inFlight[side].get(name) ?? 1) - 1;
        if (left > 0) inFlight[side].set(name, left);
        else inFlight[side].delete(name);
      }
    },
  };
}
