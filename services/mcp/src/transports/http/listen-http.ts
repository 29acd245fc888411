import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { limits, mcpProtocolVersion } from '@memory/contract';
import { readMessage } from '../../json-rpc/message.ts';
import type { Protocol } from '../../json-rpc/protocol.ts';
import type { Log } from '../../log.ts';
import { type Answer, refusal, writeAnswer } from './answer.ts';
import { type ConnectionLimits, watchConnections } from './connections.ts';
import { hostOf, isLoopback } from './loopback.ts';
import { readBody } from './read-body.ts';
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

const path = '/mcp';
const bodySilenceMs = 30_000;

/**
 * Streamable HTTP at `/mcp`, on a loopback address. It holds no key: what a caller sends as `Authorization` is passed on
 * with the calls that are made for it, and written down nowhere.
 */
export async function listenHttp(options: HttpOptions): Promise<HttpListener> {
  const { host, protocol, log } = options;
  if (!isLoopback(host)) throw new Error(`${host} is not a loopback address`);
  const server = createServer({
    headersTimeout: bodySilenceMs,
    requestTimeout: 0,
    keepAliveTimeout: 0,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 64 * 1024,
  });
  const connections = watchConnections(server, options.limits);
  const sessions = options.sessions ?? createSessions();
  const underWay = new Set<Promise<void>>();

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const done = connections.busy(incoming.socket);
    outgoing.once('close', done);
    try {
      const { port } = server.address() as AddressInfo;
      writeAnswer(incoming, outgoing, refuse(incoming, port) ?? (await answerMcp(incoming, outgoing)));
    } catch (error) {
      log.error('a request failed', { error: error instanceof Error ? error.message : String(error) });
      writeAnswer(incoming, outgoing, refusal(500, 'internal error'));
    }
  }

  /** What is refused by the request's head alone. */
  function refuse(incoming: IncomingMessage, port: number): Answer | null {
    const { method, headers } = incoming;
    if (connections.isExcess(incoming.socket)) {
      return refusal(503, 'too many open connections', { 'Retry-After': '1', Connection: 'close' });
    }
    const named = hostOf(headers.host ?? '');
    if (named === null || !isLoopback(named)) return refusal(403, 'host not allowed');
    if (headers.origin !== undefined && !isOwnOrigin(headers.origin, port))
      return refusal(403, 'origin not allowed');
    if (incoming.url?.split('?')[0] !== path) return refusal(404, 'not found');
    if (method !== 'POST' && method !== 'DELETE')
      return refusal(405, 'method not allowed', { Allow: 'POST, DELETE' });
    const version = headers['mcp-protocol-version'];
    if (version !== undefined && version !== mcpProtocolVersion) {
      return refusal(400, `MCP-Protocol-Version must be ${mcpProtocolVersion}`);
    }
    return null;
  }

  async function answerMcp(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Answer> {
    const sessionId = incoming.headers['mcp-session-id'];
    if (incoming.method === 'DELETE') {
      if (typeof sessionId !== 'string') return refusal(400, 'Mcp-Session-Id is missing');
      return sessions.end(sessionId) ? { status: 204 } : refusal(404, 'session not found');
    }
    const body = await readBody(incoming, limits.mcp.bodyBytes, bodySilenceMs);
    if (body.kind === 'too_large') return refusal(413, `a body has at most ${limits.mcp.bodyBytes} bytes`);
    if (body.kind === 'broken_off') return refusal(408, 'the body did not arrive', { Connection: 'close' });
    const message = readMessage(body.text);
    if (message.kind === 'invalid') return { status: 400, body: message.response };
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort(new Error('the client is gone')));
    const caller = { authorization: incoming.headersDistinct.authorization ?? [], signal: gone.signal };
    if (message.kind === 'request' && message.method === 'initialize') {
      const conversation = protocol.open();
      const response = await conversation.handle(message, caller);
      if (response === null || 'error' in response) return { status: 200, body: response };
      return { status: 200, headers: { 'Mcp-Session-Id': sessions.open(conversation) }, body: response };
    }
    if (typeof sessionId !== 'string') return refusal(400, 'Mcp-Session-Id is missing');
    const conversation = sessions.use(sessionId);
    if (conversation === null) return refusal(404, 'session not found');
    const response = await conversation.handle(message, caller);
    return response === null ? { status: 202 } : { status: 200, body: response };
  }

  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const work = serve(incoming, outgoing).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  server.on('clientError', (_error, socket) =>
    refuseMalformed(socket as Socket, connections.isExcess(socket as Socket)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port: options.port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${path}`,
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

/** The addresses under which a browser reaches this server itself. */
function isOwnOrigin(origin: string, port: number): boolean {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return names.some((name) => origin === `http://${name}:${port}`);
}

/** Bytes that are no HTTP request. */
function refuseMalformed(socket: Socket, isExcess: boolean): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [status, extra] = isExcess
    ? ['503 Service Unavailable', 'Retry-After: 1\r\n']
    : ['400 Bad Request', ''];
  socket.end(`HTTP/1.1 ${status}\r\n${extra}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}
