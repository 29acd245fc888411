import { Agent } from 'undici';
import type { Connection } from './connection.ts';

const FRESH_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;

export type Credentials = {
  server: string;
  /** The headers that a request needs now, and the connections that it goes over. */
  current(options?: { renew?: boolean }): Promise<{ headers: Record<string, string>; dispatcher: Agent }>;
  close(): Promise<void>;
};

type Known = { at: number; tls: string; headers: Record<string, string>; dispatcher: Agent };

/**
 * One keep-alive dispatcher for all requests, made anew only when certificates change, and a token that is read again
 * every ten seconds, as the kubelet replaces it in place.
 */
export function createCredentials(connection: Connection): Credentials {
  let known: Known | null = null;
  let reading: Promise<Known> | null = null;

  const read = async (): Promise<Known> => {
    const { tls, headers } = await connection.access();
    const fingerprint = JSON.stringify(tls);
    const same = known?.tls === fingerprint ? known.dispatcher : null;
    if (known && !same) void known.dispatcher.close();
    const dispatcher =
      same ??
      new Agent({
        connect: {
          timeout: CONNECT_TIMEOUT_MS,
          ...Object.fromEntries(Object.entries(tls).filter(([, value]) => value !== undefined)),
        },
        // undici's HTTP/2 ends the process with an uncaught error when a server dies under an open session.
        allowH2: false,
        keepAliveTimeout: 60_000,
        // Each watch holds a connection of its own for minutes; requests share the rest.
        connections: 128,
        pipelining: 1,
      });
    const now = { at: Date.now(), tls: fingerprint, headers, dispatcher };
    known = now;
    return now;
  };

  return {
    server: connection.server.replace(/\/$/, ''),
    async current({ renew = false } = {}) {
      if (known && !renew && Date.now() - known.at < FRESH_MS) return known;
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
    async close() {
      await known?.dispatcher.destroy();
    },
  };
}
