import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

export type HttpCall = {
  method?: string;
  path?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Keeps connections; without it each request has its own. */
  agent?: Agent;
};

/** One HTTP request exactly as given. */
export function send(
  port: number,
  { method = 'POST', path = '/mcp', headers = {}, body, agent }: HttpCall,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers, agent: agent ?? false },
      async (incoming) => {
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: await text(incoming).catch(() => ''),
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** An open connection that has sent nothing yet. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  return socket;
}

/** All that comes on a connection until its end. */
export async function readToEnd(socket: Socket): Promise<string> {
  let all = '';
  socket.on('data', (chunk) => (all += chunk.toString('latin1')));
  if (!socket.destroyed) await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return all;
}
