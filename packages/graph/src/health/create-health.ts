import type { GraphHealth } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { GraphSettings } from '../settings.ts';
import { databaseChecks, type Fault } from './check-database.ts';
import { smoke } from './smoke.ts';

export type HealthOptions = {
  sql: Sql;
  /** What every connection of the graph has to be bounded by. */
  settings: GraphSettings;
  /** How long a finding is believed; 5 s by default. */
  believedMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

const BELIEVED_MS = 5_000;
/** Longest time of one round of checks. */
const CHECK_MS = 10_000;

/** Rolls a transaction back while its finding goes on. */
class Found extends Error {
  readonly fault: Fault | null;
  constructor(fault: Fault | null) {
    super('the checks are over');
    this.fault = fault;
  }
}

/** The health of the live graph: checked at most once in some seconds, however many ask. */
export function createHealth(options: HealthOptions): { fault(): Promise<GraphHealth['fault']> } {
  const { believedMs = BELIEVED_MS, now = () => performance.now() } = options;
  let known: { fault: Fault | null; at: number } | null = null;
  let running: Promise<Fault | null> | null = null;

  async function check(): Promise<Fault | null> {
    const fault = await withinTime(checkLiveGraph(options.sql, options.settings));
    known = { fault, at: now() };
    running = null;
    return fault;
  }

  return {
    async fault() {
      if (known !== null && now() - known.at < believedMs) return known.fault;
      running ??= check();
      return running;
    },
  };
}

/**
 * The first of the checks that fails, in the order of the reasons. An error of the database itself (it cannot be reached,
 * the role may not read what it has to) is a reason of its own, wherever it comes up.
 */
export async function checkLiveGraph(sql: Sql, settings: GraphSettings): Promise<Fault | null> {
  try {
    await sql.begin('read write', async (tx) => {
      for (const { fault, holds } of databaseChecks(settings)) {
        if (!(await holds(tx))) throw new Found(fault);
      }
      // Rounds of several processes plant the same rows, one after the other: a wait for them is no fault of the database.
      await tx`select set_config('lock_timeout', ${String(CHECK_MS)}, true)`;
      throw new Found(await smoke(tx));
    });
  } catch (error) {
    if (error instanceof Found) return error.fault;
  }
  return 'graph_database_or_permission_failed';
}

async function withinTime(work: Promise<Fault | null>): Promise<Fault | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Fault>((resolve) => {
    timer = setTimeout(resolve, CHECK_MS, 'graph_database_or_permission_failed');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
