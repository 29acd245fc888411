import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@memory/telemetry';
import { Agent } from 'undici';
import type { Access, Connection } from './connection.ts';

const FRESH_MS = 10_000;
const RETRY_MS = 1_000;
const GRACE_MS = 1_000;
const ACCESS_MS = 15_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Connections that are never shared: a watch holds one for minutes, a list may be long, the lease must not wait. */
export type Lane = 'requests' | 'lists' | 'watches' | 'lease';

export type Credentials = {
  server: string;
  /**
   * The headers that a request needs now, and the connections of its lane (by default `requests`). Rejects where they
   * were never read and cannot be, or once `signal` is aborted.
   */
  current(options?: {
    renew?: boolean;
    lane?: Lane;
    signal?: AbortSignal;
  }): Promise<{ headers: Record<string, string>; dispatcher: Agent }>;
  close(): Promise<void>;
};

export type CredentialsOptions = {
  /** Told when they cannot be read, and when they can again. */
  log?: Logger;
  /** How long they are used before they are read again. */
  freshMs?: number;
  /** How long a request waits for a reading while it has former ones to go on with. */
  graceMs?: number;
  /** Longest time of one reading. */
  accessMs?: number;
};

type Known = { at: number; tls: string; headers: Record<string, string>; lanes: Record<Lane, Agent> };

/**
 * One keep-alive dispatcher for each lane, made anew only when certificates change, and a token that is read again
 * every ten seconds, as the kubelet replaces it in place. Where that fails or takes long, what was read before is used:
 * it is mostly still valid, and where it is not, the API server says so.
 */
export function createCredentials(
  connection: Connection,
  { log, freshMs = FRESH_MS, graceMs = GRACE_MS, accessMs = ACCESS_MS }: CredentialsOptions = {},
): Credentials {
  let known: Known | null = null;
  let reading: { began: number; done: Promise<Known> } | null = null;
  let fails = false;

  const read = async (): Promise<Known> => {
    const { tls, headers } = await within(accessMs, connection.access());
    const fingerprint = JSON.stringify(tls);
    const same = known?.tls === fingerprint ? known.lanes : null;
    if (known && !same) for (const agent of Object.values(known.lanes)) void agent.close();
    if (fails) log?.info('the credentials of the API server can be read again');
    fails = false;
    known = { at: performance.now(), tls: fingerprint, headers, lanes: same ?? createLanes(tls) };
    return known;
  };

  const orFormer = (error: unknown): Known => {
    if (!fails)
      log?.warn({ err: error, former: known !== null }, 'the credentials of the API server cannot be read');
    fails = true;
    if (known === null) throw error;
    known = { ...known, at: performance.now() - freshMs + Math.min(RETRY_MS, freshMs) };
    return known;
  };

  const begin = () => {
    const done = read()
      .catch(orFormer)
      .finally(() => {
        reading = null;
      });
    // Whoever waited may have given up.
    done.catch(() => undefined);
    return { began: performance.now(), done };
  };

  const wait = async (renew: boolean, signal: AbortSignal | undefined): Promise<Known> => {
    reading ??= begin();
    const former = renew ? null : known;
    const graceLeft = Math.max(0, reading.began + graceMs - performance.now());
    try {
      return await within(former === null ? accessMs + graceMs : graceLeft, reading.done, signal);
    } catch (error) {
      if (former === null || signal?.aborted) throw error;
      return former;
    }
  };

  return {
    server: connection.server.replace(/\/$/, ''),
    async current({ renew = false, lane = 'requests', signal } = {}) {
      const isFresh = known !== null && !renew && performance.now() - known.at < freshMs;
      const { headers, lanes } = isFresh && known ? known : await wait(renew, signal);
      return { headers, dispatcher: lanes[lane] };
    },
    async close() {
      await Promise.all(Object.values(known?.lanes ?? {}).map((agent) => agent.destroy()));
    },
  };
}

/** What `work` answers; rejects after `ms`, or once `signal` is aborted. */
async function within<Answer>(ms: number, work: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  const over = new AbortController();
  const ends = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const late = sleep(ms, undefined, { signal: ends }).then(() => {
    throw new Error(`the credentials were not read within ${Math.round(ms)} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}

function createLanes(tls: Access['tls']): Record<Lane, Agent> {
  const agent = (connections: number | null) =>
    new Agent({
      connect: {
        timeout: CONNECT_TIMEOUT_MS,
        ...Object.fromEntries(Object.entries(tls).filter(([, value]) => value !== undefined)),
      },
      // undici's HTTP/2 ends the process with an uncaught error when a server dies under an open session.
      allowH2: false,
      keepAliveTimeout: 60_000,
      connections,
      pipelining: 1,
    });
  // As many watches as there are kinds times namespaces, each with a connection of its own.
  return { requests: agent(32), lists: agent(64), watches: agent(null), lease: agent(2) };
}
