import * as http from 'node:http';
import * as https from 'node:https';
import type { Readable } from 'node:stream';
import { NoAnswer, UnreadableAnswer, UnreadableBody } from './failures.ts';

/** A body that is read as it is sent; `length` is announced and must be what `open` yields. */
export type StreamedBody = { readonly length: number; open(): Readable };

export type HttpRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array | StreamedBody | null;
  /** The longest silence on the connection. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  /** Told how many bytes of a streamed body have gone out. */
  readonly onSent?: ((bytes: number) => void) | undefined;
};

export type HttpAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The id under which the service logs this request; null where it gives none. */
  readonly requestId: string | null;
  readonly body: string;
};

export type Transport = { send(request: HttpRequest): Promise<HttpAnswer>; close(): void };

const longestAnswer = 256 * 1024 * 1024;

/**
 * One HTTP exchange on kept connections. Redirects are not followed, so that a credential goes nowhere but to the
 * address that it is for. A request that met a kept connection just as the service closed it is sent once more, unless
 * it is a DELETE, whose second answer would differ.
 *
 * Rejects with `NoAnswer` where none arrives, with `UnreadableAnswer` where it is too long, with `UnreadableBody` where
 * a streamed body cannot be read to its end, and with the signal's reason.
 */
export function createTransport(): Transport {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };
  return {
    async send(request) {
      try {
        return await exchange(request, agents);
      } catch (error) {
        if (!(error instanceof StaleConnection) || request.method === 'DELETE') throw error;
        return await exchange(request, agents);
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

type Agents = { 'http:': http.Agent; 'https:': https.Agent };

/** A kept connection that was closed before anything came back on it. */
class StaleConnection extends NoAnswer {}

function exchange(request: HttpRequest, agents: Agents): Promise<HttpAnswer> {
  const { method, url, headers, body, idleMs, signal } = request;
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const length = body === null ? null : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    const outgoing = (secure ? https : http).request(url, {
      method,
      agent: agents[secure ? 'https:' : 'http:'],
      headers: {
        ...(headers as http.OutgoingHttpHeaders),
        ...(length === null ? {} : { 'content-length': String(length) }),
      },
      signal,
    });
    let source: Readable | null = null;
    let connected = false;
    outgoing.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (connected = true));
      else connected = true;
    });
    const fail = (error: unknown) => {
      source?.destroy();
      outgoing.destroy();
      reject(error);
    };
    outgoing.setTimeout(idleMs, () => {
      const message = `silence for ${Math.round(idleMs / 1_000)} s`;
      fail(new NoAnswer(message, { reason: 'timeout', maybeSent: connected }));
    });
    outgoing.on('error', (error) => {
      fail(signal.aborted ? signal.reason : noAnswer(error, connected, outgoing.reusedSocket));
    });
    outgoing.on('response', (incoming) => {
      readAnswer(incoming).then(
        (answer) => {
          // An early answer, such as a refusal of the size, ends an upload that is still going on.
          if (source && !source.readableEnded) outgoing.destroy();
          source?.destroy();
          resolve(answer);
        },
        (error) => fail(signal.aborted ? signal.reason : noAnswer(error, true, false)),
      );
    });
    if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
      outgoing.end(body ?? undefined);
      return;
    }
    source = body.open();
    let sent = 0;
    source.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      request.onSent?.(chunk.length);
    });
    source.on('error', (error) => fail(new UnreadableBody(error.message, { cause: error })));
    source.on('end', () => {
      if (sent !== body.length)
        fail(new UnreadableBody(`the file changed while it was read: ${sent} of ${body.length} bytes`));
    });
    source.pipe(outgoing);
  });
}

async function readAnswer(incoming: http.IncomingMessage): Promise<HttpAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > longestAnswer) throw new UnreadableAnswer(`an answer of more than ${longestAnswer} bytes`);
    parts.push(part);
  }
  if (!incoming.complete) throw new Error('the answer broke off');
  const { headers } = incoming;
  const requestId = headers['x-request-id'];
  return {
    status: incoming.statusCode ?? 0,
    retryAfter: headers['retry-after'] ?? null,
    requestId: typeof requestId === 'string' ? requestId : null,
    body: Buffer.concat(parts).toString(),
  };
}

const plainWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  ENOTFOUND: 'the name is not known',
  EAI_AGAIN: 'the name could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the connection timed out',
};

const closedCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

function noAnswer(error: unknown, maybeSent: boolean, reused: boolean): Error {
  if (error instanceof NoAnswer || error instanceof UnreadableAnswer) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const message = plainWords[code] ?? (error instanceof Error ? error.message : String(error));
  const Failure = reused && closedCodes.has(code) ? StaleConnection : NoAnswer;
  return new Failure(code === '' ? message : `${message} (${code})`, {
    ...(code === '' ? {} : { reason: code }),
    maybeSent,
    cause: error,
  });
}
