import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { errors, Pool } from 'undici';

export type ForwardRequest = {
  method: string;
  /** Path and query on the API. */
  target: string;
  headers: Headers;
  body: ReadableStream | null;
  credential: string | null;
  signal: AbortSignal;
};

export type ProbeAnswer = { status: number; detail: unknown; headers: Record<string, string> };

export type Forwarder = {
  /** Sends a request on and streams its answer back; bodies are never held whole. */
  forward(request: ForwardRequest): Promise<Response>;
  /** What the API says to a credential: `GET /deployment`. */
  probe(credential: string): Promise<ProbeAnswer>;
  close(): Promise<void>;
};

export type ForwarderOptions = {
  /** Where the API is, with a path where it is mounted below one. */
  apiUrl: string;
  /** Longest time to a connection. */
  connectMs?: number;
  /** Longest time from a request that was sent to the head of its answer, and longest silence in its body. */
  answerMs?: number;
};

const passedOn = ['content-type', 'content-length', 'accept', 'x-request-id', 'traceparent'];
const passedBack = ['content-type', 'content-length', 'retry-after', 'x-request-id', 'allow'];
const PROBE_MS = 15_000;

/**
 * The way to the API. Nothing of a browser goes on but what the API's contract names; the credential is the session's.
 * What keeps the API from answering is a 502 or 504 with a code of the console's own.
 */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const { apiUrl, connectMs = 5_000, answerMs = 60_000 } = options;
  const url = new URL(apiUrl);
  const base = url.pathname.replace(/\/+$/, '');
  const pool = new Pool(url.origin, {
    connections: 64,
    connect: { timeout: connectMs },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  });

  const send = (request: ForwardRequest) =>
    pool.request({
      method: request.method as 'GET',
      path: `${base}${request.target}`,
      headers: {
        ...pick(request.headers, passedOn),
        ...(request.credential === null ? {} : { authorization: `Bearer ${request.credential}` }),
      },
      body: request.body === null ? null : Readable.fromWeb(request.body),
      signal: request.signal,
    });

  return {
    async forward(request) {
      try {
        const { statusCode, headers, body } = await send(request);
        const isEmpty = request.method === 'HEAD' || statusCode === 204 || statusCode === 304;
        if (isEmpty) await body.dump();
        const kept = new Headers(pick(new Headers(headers as Record<string, string>), passedBack));
        return new Response(isEmpty ? null : streamOf(body), {
          status: statusCode,
          headers: kept,
        });
      } catch (error) {
        return unreachable(error);
      }
    },
    async probe(credential) {
      const answer = await this.forward({
        method: 'GET',
        target: '/deployment',
        headers: new Headers(),
        body: null,
        credential,
        signal: AbortSignal.timeout(PROBE_MS),
      });
      const { detail = null } = (await answer.json().catch(() => ({}))) as { detail?: unknown };
      return { status: answer.status, detail, headers: pick(answer.headers, ['retry-after']) };
    },
    close: () => pool.close(),
  };
}

/** Its reader may stop in the middle, which `Readable.toWeb` answers with an exception that nobody can catch. */
function streamOf(body: Readable): ConstructorParameters<typeof Response>[0] {
  return ReadableStream.from(body) as ConstructorParameters<typeof Response>[0];
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function unreachable(error: unknown): Response {
  const isLate =
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    (error instanceof DOMException && error.name === 'TimeoutError');
  const detail = isLate
    ? { code: 'api_timed_out', message: 'the API did not answer in time' }
    : { code: 'api_unreachable', message: 'the API cannot be reached' };
  return Response.json({ detail }, { status: isLate ? 504 : 502 });
}
