/** A rate in the terms of GCRA (ATM Forum TM 4.0, 4.4.3): microseconds, whole, so that Redis and this process agree. */
export type Rate = {
  /** Time that one request takes up. */
  intervalUs: number;
  /** How far ahead of time requests may come: the burst less the one that is always allowed. */
  toleranceUs: number;
};

/** So many a minute, with bursts of a quarter of it, rounded up. */
export function ratePerMinute(perMinute: number): Rate {
  const intervalUs = Math.ceil(60_000_000 / perMinute);
  return { intervalUs, toleranceUs: (Math.ceil(perMinute / 4) - 1) * intervalUs };
}

/** The theoretical arrival time after one more request, and how long that request must still wait (0: it may pass now). */
export function afterOneMore(
  { intervalUs, toleranceUs }: Rate,
  arrivalUs: number,
  nowUs: number,
): { arrivalUs: number; waitUs: number } {
  const from = Math.max(arrivalUs, nowUs);
  return { arrivalUs: from + intervalUs, waitUs: Math.max(0, from - toleranceUs - nowUs) };
}
