import { limits } from '@memory/contract';
import {
  type Admission,
  createAdmission,
  createSharedSpending,
  type SharedSpending,
} from '@memory/perimeter';
import type { Logger } from '@memory/telemetry';
import { StatementError } from './statement-error.ts';

/** How much the statements of a caller, and of all callers together, may take. */
export type Quotas = {
  /**
   * Lets a statement begin; answers what to call once when it has ended, with the milliseconds that it ran.
   * @throws StatementError `quota_exceeded`, then `concurrency_exceeded`
   */
  begin(caller: string): Promise<(ranMs: number) => void>;
  close(): Promise<void>;
};

export type QuotaOptions = {
  log: Logger;
  /** Where replicas count together; without it each process counts alone. */
  redis?: { url: string; prefix: string } | undefined;
  now?: () => number;
};

const WINDOW_MS = 60_000;
/** Callers that are remembered; those that have been quiet longest are forgotten first. */
const CALLERS = 10_000;

/**
 * Statements at once by the counts of admission, and time by those of this process; replicas share both where there is a
 * Redis, and count alone while it is away.
 */
export async function createQuotas({
  log,
  redis,
  now = () => performance.now(),
}: QuotaOptions): Promise<Quotas> {
  const admission: Admission = await createAdmission({
    settings: {
      keyPerMinute: null,
      keyInFlight: limits.sqlPerCaller,
      deploymentPerMinute: null,
      deploymentInFlight: limits.sqlPerDeployment,
    },
    redis: redis && { url: redis.url, prefix: `${redis.prefix}:query` },
    log,
  });
  const shared: SharedSpending | null =
    redis === undefined
      ? null
      : await createSharedSpending({
          redis: { url: redis.url, prefix: `${redis.prefix}:query` },
          windowMs: WINDOW_MS,
        });
  const spent = new Map<string, { endedAt: number; ms: number }[]>();

  function spentOf(caller: string): { endedAt: number; ms: number }[] {
    const recent = (spent.get(caller) ?? []).filter(({ endedAt }) => endedAt > now() - WINDOW_MS);
    spent.delete(caller);
    if (recent.length > 0) spent.set(caller, recent);
    if (spent.size > CALLERS) {
      const [quietest] = spent.keys();
      if (quietest !== undefined) spent.delete(quietest);
    }
    return recent;
  }

  return {
    async begin(caller) {
      const alone = spentOf(caller).reduce((sum, { ms }) => sum + ms, 0);
      const together = (await shared?.spentMs(caller).catch(() => 0)) ?? 0;
      const used = Math.max(alone, together);
      if (used >= limits.sqlMsPerMinute) {
        throw new StatementError(
          'quota_exceeded',
          `statements of one caller may take ${limits.sqlMsPerMinute / 1000} s a minute together`,
        );
      }
      const release = await admission.admit(caller).catch((cause) => {
        throw new StatementError(
          'concurrency_exceeded',
          `at most ${limits.sqlPerCaller} statements of a caller, and ${limits.sqlPerDeployment} in all, run at once`,
          cause,
        );
      });
      return (ms) => {
        release();
        spent.set(caller, [...spentOf(caller), { endedAt: now(), ms }]);
        shared?.add(caller, ms);
      };
    },
    close: async () => {
      await Promise.all([admission.close(), shared?.close()]);
    },
  };
}
