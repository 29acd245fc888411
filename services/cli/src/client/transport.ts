import * as http from 'node:http';
import * as https from 'node:https';
import type { Readable } from 'node:stream';
import { NoAnswer } from './errors.ts';

/** A body that is read as it is sent; `length` is announced and must be what `open` yields. */
export type StreamedBody = { readonly length: number; open(): Readable };

export type HttpRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | StreamedBody | null;
  /** The longest silence on the connection. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  /** Told how many bytes of a streamed body have gone out. */
  readonly onSent?: ((bytes: number) => void) | undefined;
};

export type HttpAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
};

export type Transport = { send(request: HttpRequest): Promise<HttpAnswer>; close(): void };

const longestAnswer = 256 * 1024 * 1024;

/**
 * One HTTP exchange on kept connections. Redirects are not followed, so that a credential goes nowhere but to the address that it is
 * for. Rejects with `NoAnswer` where none arrives, and with the body's own error where that cannot be read.
 */
export function createTransport(): Transport {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };
  return {
    send: (request) => exchange(request, agents),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

function exchange(
  request: HttpRequest,
  agents: { 'http:': http.Agent; 'https:': https.Agent },
): Promise<HttpAnswer> {
  const { method, url, headers, body, idleMs, signal } = request;
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const length = body === null ? null : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    const outgoing = (secure ? https : http).request(url, {
      method,
      agent: agents[secure ? 'https:' : 'http:'],
      headers: length === null ? headers : { ...headers, 'content-length': String(length) },
      signal,
    });
    let source: Readable | null = null;
    const fail = (error: unknown) => {
      source?.destroy();
      outgoing.destroy();
      reject(error);
    };
    outgoing.setTimeout(idleMs, () => fail(new NoAnswer(`silence for ${Math.round(idleMs / 1_000)} s`)));
    outgoing.on('error', (error) => fail(signal.aborted ? signal.reason : noAnswer(error)));
    outgoing.on('response', (incoming) => {
      readAnswer(incoming).then(
        (answer) => {
          // An early answer, such as a refusal of the size, ends an upload that is still going on.
          if (source && !source.readableEnded) outgoing.destroy();
          source?.destroy();
          resolve(answer);
        },
        (error) => fail(signal.aborted ? signal.reason : noAnswer(error)),
      );
    });
    if (body === null || typeof body === 'string') {
      outgoing.end(body ?? undefined);
      return;
    }
    source = body.open();
    let sent = 0;
    source.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      request.onSent?.(chunk.length);
    });
    source.on('error', fail);
    source.on('end', () => {
      if (sent !== body.length)
        fail(new Error(`the file changed while it was read: ${sent} of ${body.length} bytes`));
    });
    source.pipe(outgoing);
  });
}

async function readAnswer(incoming: http.IncomingMessage): Promise<HttpAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > longestAnswer) throw new Error(`an answer of more than ${longestAnswer} bytes`);
    parts.push(part);
  }
  if (!incoming.complete) throw new Error('the answer broke off');
  return {
    status: incoming.statusCode ?? 0,
    retryAfter: incoming.headers['retry-after'] ?? null,
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

function noAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const message = plainWords[code] ?? (error instanceof Error ? error.message : String(error));
  return new NoAnswer(code === '' ? message : `${message} (${code})`, { cause: error });
}
