import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ErrorDetail } from '@memory/contract';
import type { Logger } from '@memory/telemetry';
import { errorBody } from '../render-error.ts';
import { type BindOptions, bindServer } from './bind-server.ts';
import { expectsContinue } from './expect-continue.ts';

export type ServerLimits = {
  /** Longest time for a request's head. */
  headersMs: number;
  /** Longest silence on a connection while a request is under way. */
  silenceMs: number;
  /** How long an idle connection is kept. */
  keepAliveMs: number;
  /** Largest head in bytes, the URL included: the longest query allowed takes 48 KiB when every character is escaped. */
  headerBytes: number;
  /** Connections beyond this are closed at once. */
  connections: number;
};

const defaultServerLimits: ServerLimits = {
  headersMs: 15_000,
  silenceMs: 120_000,
  keepAliveMs: 20_000,
  headerBytes: 64 * 1024,
  connections: 4096,
};

/** Port 0 picks a free one. */
export type ListenOptions = BindOptions & {
  app: { fetch(request: Request, env: object): Response | Promise<Response> };
  log: Logger;
  limits?: Partial<ServerLimits>;
};

export type Listening = {
  /** Where it listens, such as `http://127.0.0.1:8000` or `unix:/run/memory.sock`. */
  url: string;
  /** Of a unix socket 0. */
  port: number;
  /**
   * Stops accepting, lets what is under way finish, closes idle connections; after `deadlineMs` closes the rest.
   * Answers how many connections were cut.
   */
  close(deadlineMs: number): Promise<number>;
};

/** Serves an app over HTTP/1.1. Whatever a connection sends, it gets an answer in the `detail` shape or is closed. */
export async function listen({ app, log, limits, ...where }: ListenOptions): Promise<Listening> {
  const bounds = { ...defaultServerLimits, ...limits };
  const server = createServer({
    maxHeaderSize: bounds.headerBytes,
    headersTimeout: bounds.headersMs,
    // Uploads may take long; their pauses are bounded by whoever reads them, and by `silenceMs`.
    requestTimeout: 0,
    keepAliveTimeout: bounds.keepAliveMs,
    connectionsCheckingInterval: Math.min(bounds.headersMs, 5_000),
    // A missing Host is answered here, in the shape of the other errors.
    requireHostHeader: false,
  });
  server.maxConnections = bounds.connections;
  server.timeout = bounds.silenceMs;
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    hostname: 'localhost',
    errorHandler: (error) => failedAnswer(error, log),
  });
  const closing = { value: false };
  const underWay = new Set<ServerResponse>();
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (closing.value) outgoing.setHeader('Connection', 'close');
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
    if (!hasOneHost(incoming)) return refuse(outgoing, 400, 'Bad Request', log);
    if (isCoded(incoming)) return refuse(outgoing, 501, 'Not Implemented', log);
    void answer(incoming, outgoing);
  };
  server.on('request', handle);
  server.on('checkContinue', (incoming, outgoing) => {
    expectsContinue(incoming, outgoing);
    handle(incoming, outgoing);
  });
  server.on('checkExpectation', (_incoming, outgoing) => refuse(outgoing, 417, 'Expectation Failed', log));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseOnSocket(error, socket, log),
  );
  await bindServer(server, where);
  server.on('error', (error) => log.error({ err: error }, 'HTTP server failed'));
  return {
    ...shownAddress(server, where),
    close(deadlineMs) {
      closing.value = true;
      // So that a client does not send its next request into a connection that is about to be closed.
      for (const outgoing of underWay) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
      return drain(server, deadlineMs);
    },
  };
}

function shownAddress(server: Server, where: BindOptions): { url: string; port: number } {
  if ('socketPath' in where) return { url: `unix:${where.socketPath}`, port: 0 };
  const { port } = server.address() as AddressInfo;
  const host = where.address.includes(':') ? `[${where.address}]` : where.address;
  return { url: `http://${host}:${port}`, port };
}

/** HTTP/1.1 wants exactly one `Host`; more than one is an attempt to be taken for another by a proxy. */
function hasOneHost(incoming: IncomingMessage): boolean {
  const hosts = incoming.rawHeaders.filter(
    (value, index) => index % 2 === 0 && value.toLowerCase() === 'host',
  );
  return hosts.length === 1 || (hosts.length === 0 && incoming.httpVersion === '1.0');
}

/**
 * Whether a body went through another coding before it was cut into chunks, such as gzip, and so would be taken for what it
 * is not. Where chunks do not come last the parser itself refuses.
 */
function isCoded({ headers }: IncomingMessage): boolean {
  const codings = headers['transfer-encoding']?.split(',') ?? [];
  return codings.length > 1 && codings.at(-1)?.trim().toLowerCase() === 'chunked';
}

/** What is answered without an app has an id and a line in the log too. */
function noteRefusal(status: number, log: Logger): string {
  const requestId = randomUUID();
  log.info({ request_id: requestId, route: 'none', status }, 'request refused before it was read');
  return requestId;
}

function refuse(outgoing: ServerResponse, status: number, detail: ErrorDetail, log: Logger): void {
  const body = errorBody(detail);
  outgoing.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': noteRefusal(status, log),
    Connection: 'close',
  });
  outgoing.end(body);
}

/** Errors before or outside of the app: a request target that is no URL, or a fault in the server's own glue. */
function failedAnswer(error: unknown, log: Logger): Response {
  const isRequest = error instanceof Error && error.name === 'RequestError';
  const status = isRequest ? 400 : 500;
  const requestId = noteRefusal(status, log);
  if (!isRequest) log.error({ request_id: requestId, err: error }, 'request failed outside of its app');
  return new Response(errorBody(isRequest ? 'Bad Request' : 'Internal Server Error'), {
    status,
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': requestId },
  });
}

/** What the parser could not read, answered on the bare connection, which ends with it. */
function refuseOnSocket(error: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const [status, reason] = parserErrors[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = errorBody(reason);
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${noteRefusal(status, log)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Whether an earlier request's answer is being written; another in its middle would be taken for a part of it. */
function isAnswering(socket: Socket): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage');
  return message instanceof ServerResponse && message.headersSent && !message.writableEnded;
}

const parserErrors: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

async function drain(server: Server, deadlineMs: number): Promise<number> {
  if (!server.listening) return 0;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection becomes idle when its answer is done, and nothing tells; so look again.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  let cut = 0;
  const deadline = setTimeout(() => {
    server.getConnections((_error, count) => {
      cut = count;
      server.closeAllConnections();
    });
  }, deadlineMs);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
  return cut;
}
