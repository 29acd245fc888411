import { concurrencyLimited, rateLimited } from '@memory/contract';
import { createCounter, createGauge, type Logger, type Registry } from '@memory/telemetry';
import { type AdmissionSettings, admissionLimits, type Verdict } from './limits.ts';
import { createLocalCounts } from './local-counts.ts';
import { createRedisCounts } from './redis-counts.ts';

export type { AdmissionSettings } from './limits.ts';

export type Admission = {
  /**
   * Lets a request of a credential in, or refuses it. Answers what to call, once, when the request has ended.
   * @throws ServiceError 429
   */
  admit(credential: string): Promise<() => void>;
  close(): Promise<void>;
};

export type AdmissionOptions = {
  settings: AdmissionSettings;
  /** Where replicas count together; without it each process counts alone. */
  redis?: { url: string; prefix: string } | undefined;
  log: Logger;
  registry?: Registry | undefined;
  leaseMs?: number;
};

/** How long requests go by the counts of this process alone after Redis did not answer one of them. */
const awayMs = 1_000;

/** Holds a deployment's requests to its limits. Resolves once Redis is there or known to be away. */
export async function createAdmission(options: AdmissionOptions): Promise<Admission> {
  const { settings, redis, log, registry, leaseMs } = options;
  const limits = admissionLimits(settings);
  const local = createLocalCounts(limits, () => Math.round(performance.now() * 1000));
  const refusals = registry === undefined ? null : createCounter(registry, 'memory_admission_refusals_total');

  let isAway = redis === undefined;
  if (registry !== undefined) {
    createGauge(registry, 'memory_admission_shared', (gauge) => gauge.set(isAway ? 0 : 1));
  }

  function refuse(verdict: Exclude<Verdict, { admitted: true }>): Error {
    refusals?.inc({ scope: verdict.side, reason: verdict.limit });
    return verdict.limit === 'rate' ? rateLimited(verdict.waitSeconds) : concurrencyLimited();
  }

  function admitAlone(credential: string): () => void {
    const verdict = local.attempt(credential);
    if (!verdict.admitted) throw refuse(verdict);
    return once(() => local.release(credential));
  }

  if (redis === undefined) {
    return { admit: async (credential) => admitAlone(credential), close: async () => undefined };
  }

  let awayUntil = 0;
  const onAway = (error: unknown) => {
    awayUntil = performance.now() + awayMs;
    if (!isAway) log.warn({ err: error }, 'Redis is away: admission limits hold per process');
    isAway = true;
  };
  const onBack = () => {
    if (isAway) log.info('Redis is back: admission limits hold across replicas');
    isAway = false;
  };
  const together = createRedisCounts({
    redisUrl: redis.url,
    prefix: redis.prefix,
    limits,
    onError: onAway,
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
  await together.connect().catch(onAway);

  return {
    async admit(credential) {
      if (performance.now() < awayUntil) return admitAlone(credential);
      // One request tries whether Redis is back; the others do not wait for its answer.
      if (isAway) awayUntil = performance.now() + awayMs;
      let attempt: Awaited<ReturnType<typeof together.attempt>>;
      try {
        attempt = await together.attempt(credential);
      } catch (error) {
        onAway(error);
        return admitAlone(credential);
      }
      onBack();
      awayUntil = 0;
      if (!attempt.verdict.admitted) throw refuse(attempt.verdict);
      local.charge(credential);
      return once(() => {
        local.release(credential);
        attempt.release();
      });
    },
    close: () => together.close(),
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
