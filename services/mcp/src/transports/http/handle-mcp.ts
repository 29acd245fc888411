import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits, mcpProtocolVersion } from '@memory/contract';
import { readMessage } from '../../json-rpc/message.ts';
import type { Protocol } from '../../json-rpc/protocol.ts';
import { type Answer, refusal } from './answer.ts';
import { hostOf, isLoopback } from './loopback.ts';
import { readBody } from './read-body.ts';
import type { Sessions } from './sessions.ts';

const path = '/mcp';

/**
 * What a request is refused for by its head alone: where it comes from, then what it asks for. `port` is the server's
 * own.
 */
export function refuseByHead({ method, url, headers }: IncomingMessage, port: number): Answer | null {
  const host = hostOf(headers.host ?? '');
  if (host === null || !isLoopback(host)) return refusal(403, 'host not allowed');
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, port)) {
    return refusal(403, 'origin not allowed');
  }
  if (url?.split('?')[0] !== path) return refusal(404, 'not found');
  if (method !== 'POST' && method !== 'DELETE') {
    return refusal(405, 'method not allowed', { Allow: 'POST, DELETE' });
  }
  const version = headers['mcp-protocol-version'];
  if (version !== undefined && version !== mcpProtocolVersion) {
    return refusal(400, `MCP-Protocol-Version must be ${mcpProtocolVersion}`);
  }
  return null;
}

/** The addresses under which a browser reaches this server itself. */
function isOwnOrigin(origin: string, port: number): boolean {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return names.some((name) => origin === `http://${name}:${port}`);
}

export type McpDeps = {
  protocol: Protocol;
  sessions: Sessions;
  /** The longest silence within a body. */
  silenceMs: number;
};

/** Answers a request whose head is in order: opens a session, ends one, or passes a message to its conversation. */
export async function handleMcp(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { protocol, sessions, silenceMs }: McpDeps,
): Promise<Answer> {
  const sessionId = incoming.headers['mcp-session-id'];
  if (incoming.method === 'DELETE') {
    if (typeof sessionId !== 'string') return refusal(400, 'Mcp-Session-Id is missing');
    return sessions.end(sessionId) ? { status: 204 } : refusal(404, 'session not found');
  }
  const body = await readBody(incoming, limits.mcp.bodyBytes, silenceMs);
  if (body.kind === 'too_large') return refusal(413, `a body has at most ${limits.mcp.bodyBytes} bytes`);
  if (body.kind === 'broken_off') return refusal(408, 'the body did not arrive', { Connection: 'close' });
  const message = readMessage(body.bytes);
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
