import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Connection } from '../client/connection.ts';

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  token: string | undefined;
  body(): Promise<string>;
};
export type Script = (asked: Asked, response: ServerResponse) => void;

/**
 * A fake: stands in for a Kubernetes API server that misbehaves, at the level of the wire. It answers each request as
 * `script` says, in HTTP and the format of lists and watches, and keeps no objects.
 */
export async function startScriptedApiServer(script: Script) {
  const asked: Asked[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://server');
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      token: request.headers.authorization?.replace('Bearer ', ''),
      body: () => sent,
    };
    const sent = text(request);
    asked.push(call);
    script(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection: Connection = { server: url, access: async () => ({ tls: {}, headers: {} }) };
  return {
    url,
    connection,
    asked,
    lists: () => asked.filter(({ method, query }) => method === 'GET' && query.has('limit')),
    watches: () => asked.filter(({ query }) => query.has('watch')),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answerJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function answerStatus(
  response: ServerResponse,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, message };
  answerJson(response, body, code, headers);
}

export function listOf(names: readonly string[], version = '10') {
  return {
    metadata: { resourceVersion: version },
    items: names.map((name) => ({ metadata: { name, namespace: 'a', resourceVersion: version } })),
  };
}

/** One line of a watch. */
export function eventLine(type: string, name: string, version: string): string {
  const object = { metadata: { name, namespace: 'a', resourceVersion: version } };
  return `${JSON.stringify({ type, object })}\n`;
}

export const goneLine = `${JSON.stringify({
  type: 'ERROR',
  object: { kind: 'Status', code: 410, reason: 'Expired', message: 'too old resource version' },
})}\n`;
