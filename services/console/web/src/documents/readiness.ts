import type { PipelineReadinessReport, VersionPipelineReadiness } from '@memory/contract';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { asApiError } from '../api/use-query.ts';

/** The readiness of versions, and of what searching them needs. */
export type Readiness = {
  versions: ReadonlyMap<string, VersionPipelineReadiness>;
  capabilities: PipelineReadinessReport['capabilities'] | null;
};

/** Never more than one question a second; while nothing moves, fewer. */
const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;
const AT_ONCE = 1_000;

/** One question for up to a thousand versions. */
export async function askReadiness(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<PipelineReadinessReport> {
  return await call<PipelineReadinessReport>('/readiness', {
    method: 'POST',
    body: {
      version_ids: ids.slice(0, AT_ONCE),
      require: { pipeline: true, p1: true, live_graph: true, p3: false },
    },
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Whether polling can still change anything; a parked or dead stage waits for a person. */
export function isMoving({ ready, stages }: VersionPipelineReadiness): boolean {
  if (ready) return false;
  return !stages.some(({ status, defer_reason }) => status === 'dead_letter' || defer_reason === 'no_route');
}

/**
 * Follows versions to the end of their pipeline: all are asked once, then those that still move, in one request each
 * time, while the page is seen. The wait grows from 1 s to 15 s while nothing changes.
 */
export function useReadiness(ids: readonly string[]): Readiness {
  const [readiness, setReadiness] = useState<Readiness>({ versions: new Map(), capabilities: null });
  const key = ids.join();
  useEffect(() => {
    if (ids.length === 0) return;
    const ended = new AbortController();
    let wanted = ids.slice(-AT_ONCE);
    let waitMs = SHORTEST_MS;
    let last = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (document.hidden) return schedule();
      try {
        const report = await askReadiness(wanted, ended.signal);
        setReadiness((before) => ({
          versions: new Map([
            ...before.versions,
            ...report.versions.map((version) => [version.version_id, version] as const),
          ]),
          capabilities: report.capabilities,
        }));
        wanted = report.versions.filter(isMoving).map(({ version_id }) => version_id);
        const state = JSON.stringify(report.versions.map(({ stages }) => stages.map(({ status }) => status)));
        waitMs = state === last ? Math.min(waitMs * 1.5, LONGEST_MS) : SHORTEST_MS;
        last = state;
      } catch (error) {
        if (ended.signal.aborted) return;
        waitMs = Math.max(Math.min(waitMs * 2, LONGEST_MS), (asApiError(error).retryAfter ?? 0) * 1_000);
      }
      if (wanted.length > 0) schedule();
    };
    const schedule = () => {
      if (!ended.signal.aborted) timer = setTimeout(ask, waitMs);
    };
    void ask();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [key]);
  return readiness;
}
