import { type HttpAnswer, NoAnswer, type StreamedBody, type Transport } from '@memory/client';
import { abortedWith } from '../aborted-with.ts';

/** On whose behalf a call is made. */
export type Caller = {
  /** The values of the `Authorization` header to send; empty for none. */
  readonly authorization: readonly string[];
  /** Aborted when the client cancels or is gone. */
  readonly signal: AbortSignal;
};

export type ApiRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON, or the bytes of a file. */
  readonly body?: { readonly json: unknown } | { readonly bytes: Uint8Array | StreamedBody };
};

/** Longest times of one call to the service, in milliseconds. */
export type Deadlines = {
  /** Whole time of a call that is no upload: above the 25 s that the service may work on a question. */
  readonly callMs: number;
  /** Whole time of `GET /deployment` for a list of tools. */
  readonly listMs: number;
  /** Longest silence on a connection; an upload has no other deadline. */
  readonly silenceMs: number;
};

export const defaultDeadlines: Deadlines = { callMs: 60_000, listMs: 10_000, silenceMs: 120_000 };

/** One exchange with the service. Rejects as `Transport` does; a passed deadline is `NoAnswer` with reason `timeout`. */
export type MemoryApi = {
  readonly baseUrl: string;
  send(request: ApiRequest, caller: Caller, deadline?: 'call' | 'list' | 'upload'): Promise<HttpAnswer>;
};

export type MemoryApiOptions = {
  baseUrl: string;
  transport: Transport;
  userAgent: string;
  deadlines?: Deadlines;
};

export function createMemoryApi(options: MemoryApiOptions): MemoryApi {
  const { baseUrl, transport, userAgent, deadlines = defaultDeadlines } = options;
  return {
    baseUrl,
    async send({ method, path, query = {}, body }, caller, deadline = 'call') {
      caller.signal.throwIfAborted();
      const url = new URL(baseUrl + path);
      url.search = new URLSearchParams(query).toString();
      const timer = new AbortController();
      const ms = deadline === 'list' ? deadlines.listMs : deadlines.callMs;
      const late = () => timer.abort(new NoAnswer(`no answer within ${ms / 1_000} s`, { reason: 'timeout' }));
      const timeout = deadline === 'upload' ? undefined : setTimeout(late, ms);
      using work = abortedWith(caller.signal, timer.signal);
      try {
        return await transport.send({
          method,
          url,
          headers: {
            accept: 'application/json',
            'user-agent': userAgent,
            ...(body === undefined
              ? {}
              : { 'content-type': 'json' in body ? 'application/json' : 'application/octet-stream' }),
            ...(caller.authorization.length === 0 ? {} : { authorization: oneOrAll(caller.authorization) }),
          },
          body: body === undefined ? null : 'json' in body ? JSON.stringify(body.json) : body.bytes,
          idleMs: deadlines.silenceMs,
          signal: work.signal,
        });
      } finally {
        clearTimeout(timeout);
      }
    },
  };
}

/** A header given once is sent as one line; one given twice goes on as it came, for the service to refuse. */
function oneOrAll(values: readonly string[]): string | readonly string[] {
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
}
