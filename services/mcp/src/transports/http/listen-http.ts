import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Protocol } from '../../json-rpc/protocol.ts';
import type { Log } from '../../log.ts';
import { type Answer, refusal, writeAnswer } from './answer.ts';
import { type ConnectionLimits, watchConnections } from './connections.ts';
import { handleMcp, refuseByHead } from './handle-mcp.ts';
import { isLoopback } from './loopback.ts';
import { createSessions, type Sessions } from './sessions.ts';

export type HttpOptions = {
  host: string;
  /** 0 picks a free one. */
  port: number;
  protocol: Protocol;
  log: Log;
  sessions?: Sessions;
  limits?: Partial<ConnectionLimits>;
};

export type HttpListener = {
  /** Such as `http://127.0.0.1:8765/mcp`. */
  url: string;
  port: number;
  /** Takes nothing new, lets what is under way finish, and after `deadlineMs` cuts the rest. */
  close(deadlineMs: number): Promise<void>;
};

const silenceMs = 30_000;

/**
 * Streamable HTTP at `/mcp`, on a loopback address. It holds no key: what a caller sends as `Authorization` is passed on
 * with the calls that are made for it, and written down nowhere.
 */
export async function listenHttp(options: HttpOptions): Promise<HttpListener> {
  const { host, protocol, log } = options;
  if (!isLoopback(host)) throw new Error(`${host} is not a loopback address`);
  const server = createServer({
    headersTimeout: silenceMs,
    requestTimeout: 0,
    keepAliveTimeout: 0,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 64 * 1024,
  });
  const connections = watchConnections(server, options.limits);
  const sessions = options.sessions ?? createSessions();
  const underWay = new Set<Promise<void>>();
  let ownPort = options.port;

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    outgoing.once('close', connections.busy(incoming.socket));
    try {
      writeAnswer(incoming, outgoing, await answer(incoming, outgoing));
    } catch (error) {
      log.error('a request failed', { error: error instanceof Error ? error.message : String(error) });
      writeAnswer(incoming, outgoing, refusal(500, 'internal error'));
    }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Answer> {
    if (connections.isExcess(incoming.socket)) {
      return refusal(503, 'too many open connections', { 'Retry-After': '1', Connection: 'close' });
    }
    return (
      refuseByHead(incoming, ownPort) ??
      (await handleMcp(incoming, outgoing, { protocol, sessions, silenceMs }))
    );
  }

  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const work = serve(incoming, outgoing).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isExcess = connections.isExcess(socket as Socket);
    refuseMalformed(socket as Socket, isExcess ? excess : (malformed[error.code ?? ''] ?? '400 Bad Request'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port: options.port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { address, family, port } = server.address() as AddressInfo;
  ownPort = port;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/mcp`,
    port,
    async close(deadlineMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      connections.close('idle');
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, deadlineMs);
      });
      await Promise.race([Promise.all(underWay), late]);
      clearTimeout(timer);
      connections.close('idle');
      setTimeout(() => connections.close('all'), 1_000).unref();
      await closed;
    },
  };
}

const excess = '503 Service Unavailable\r\nRetry-After: 1';
const malformed: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no HTTP request. */
function refuseMalformed(socket: Socket, status: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
