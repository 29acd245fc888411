import { Agent } from 'undici';
import type { Access, Connection } from './connection.ts';

const FRESH_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Connections that are never shared: a watch holds one for minutes, a list may be long, the lease must not wait. */
export type Lane = 'requests' | 'lists' | 'watches' | 'lease';

export type Credentials = {
  server: string;
  /** The headers that a request needs now, and the connections of its lane (by default `requests`). */
  current(options?: {
    renew?: boolean;
    lane?: Lane;
  }): Promise<{ headers: Record<string, string>; dispatcher: Agent }>;
  close(): Promise<void>;
};

type Known = { at: number; tls: string; headers: Record<string, string>; lanes: Record<Lane, Agent> };

/**
 * One keep-alive dispatcher for each lane, made anew only when certificates change, and a token that is read again
 * every ten seconds, as the kubelet replaces it in place.
 */
export function createCredentials(connection: Connection): Credentials {
  let known: Known | null = null;
  let reading: Promise<Known> | null = null;

  const read = async (): Promise<Known> => {
    const { tls, headers } = await connection.access();
    const fingerprint = JSON.stringify(tls);
    const same = known?.tls === fingerprint ? known.lanes : null;
    if (known && !same) for (const agent of Object.values(known.lanes)) void agent.close();
    const now = { at: performance.now(), tls: fingerprint, headers, lanes: same ?? createLanes(tls) };
    known = now;
    return now;
  };

  return {
    server: connection.server.replace(/\/$/, ''),
    async current({ renew = false, lane = 'requests' } = {}) {
      const isFresh = known !== null && !renew && performance.now() - known.at < FRESH_MS;
      if (!isFresh) {
        reading ??= read().finally(() => {
          reading = null;
        });
      }
      const { headers, lanes } = isFresh && known ? known : await (reading ?? read());
      return { headers, dispatcher: lanes[lane] };
    },
    async close() {
      await Promise.all(Object.values(known?.lanes ?? {}).map((agent) => agent.destroy()));
    },
  };
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
