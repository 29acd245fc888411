import {
  cursorMalformed,
  ErrorBody,
  errorStrings,
  GraphAnswer,
  GraphExpansion,
  GraphHealth,
  graphBusy,
  graphResultUnavailable,
  graphTimedOut,
  limits,
} from '@memory/contract';
import type { z } from 'zod';
import type { Graph } from '../types.ts';
import { graphPaths } from './graph-paths.ts';

export type GraphClientOptions = {
  /** `SERVICE_GRAPH_URL`. */
  url: string;
  /** How long a traversal may wait for a slot at the other end. */
  poolWaitMs: number;
  fetch?: typeof fetch;
};

/** What the way there and back, and the reading of what was found, may take beyond the wait and the budget. */
const GRACE_MS = 5_000;
const HEALTH_MS = 5_000;

/** The live graph in a service of its own, over HTTP. */
export function createGraphClient(options: GraphClientOptions): Graph {
  const send = options.fetch ?? fetch;
  const base = options.url.replace(/\/+$/, '');

  async function call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    { body, ms, signal }: { body?: unknown; ms: number; signal?: AbortSignal | undefined },
  ): Promise<z.infer<Schema>> {
    const deadline = AbortSignal.timeout(ms);
    const response = await answered(
      send(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
        redirect: 'error',
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      }),
      signal,
    );
    const answer: unknown = await answered(response.json(), signal);
    if (!response.ok) throw refused(response.status, answer);
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw graphResultUnavailable(parsed.error);
    return parsed.data;
  }

  const traversal =
    (path: string) =>
    (body: { time_budget_ms: number }, signal?: AbortSignal): Promise<GraphAnswer> =>
      call(path, GraphAnswer, { body, ms: body.time_budget_ms + options.poolWaitMs + GRACE_MS, signal });

  return {
    neighborhood: traversal(graphPaths.neighborhood),
    path: traversal(graphPaths.path),
    citationPath: traversal(graphPaths.citationPath),
    expand: (body, signal) =>
      call(graphPaths.expand, GraphExpansion, {
        body,
        ms: limits.contextBudgetMs + options.poolWaitMs + GRACE_MS,
        signal,
      }),
    async fault() {
      try {
        return (await call(graphPaths.health, GraphHealth, { ms: HEALTH_MS })).fault;
      } catch {
        return 'graph_database_or_permission_failed';
      }
    },
    close: async () => {},
  };
}

/** What was sent back; a connection that failed or was too slow is told as the graph's own time-out. */
async function answered<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw graphTimedOut(error);
  }
}

/** The graph service's own refusal, told on; anything else it says is no result. */
function refused(status: number, answer: unknown): Error {
  const parsed = ErrorBody.safeParse(answer);
  const detail = parsed.success ? parsed.data.detail : null;
  if (detail === 'live graph is busy') return graphBusy();
  if (detail === 'live graph timed out') return graphTimedOut();
  if (status === errorStrings['cursor is malformed'] && detail === 'cursor is malformed') {
    return cursorMalformed();
  }
  return graphResultUnavailable(new Error(`the graph service answered ${status}`));
}
