import { type Rate, ratePerMinute } from './rate.ts';

/** How much may come in: for each credential and for the whole deployment; null is no limit. */
export type AdmissionSettings = {
  keyPerMinute: number | null;
  keyInFlight: number | null;
  deploymentPerMinute: number | null;
  deploymentInFlight: number | null;
};

/** The same in the terms of those who count. */
export type AdmissionLimits = {
  rates: { key: Rate | null; deployment: Rate | null };
  inFlight: { key: number | null; deployment: number | null };
};

export const sides = ['key', 'deployment'] as const;
export type Side = (typeof sides)[number];

/** What an attempt came to. A refusal names the limit and has used nothing up. */
export type Verdict =
  | { admitted: true }
  | { admitted: false; limit: 'rate'; side: Side; waitSeconds: number }
  | { admitted: false; limit: 'concurrency'; side: Side };

export function admissionLimits(settings: AdmissionSettings): AdmissionLimits {
  const rate = (perMinute: number | null) => (perMinute === null ? null : ratePerMinute(perMinute));
  return {
    rates: { key: rate(settings.keyPerMinute), deployment: rate(settings.deploymentPerMinute) },
    inFlight: { key: settings.keyInFlight, deployment: settings.deploymentInFlight },
  };
}
