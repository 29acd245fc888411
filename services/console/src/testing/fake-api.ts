import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SeenRequest = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

export type FakeApi = {
  url: string;
  /** Every request, once its body has been read. */
  seen: SeenRequest[];
  close(): Promise<void>;
};

/** A fake of the API on the wire: a server that answers what a test says. */
export async function startFakeApi(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<FakeApi> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    incoming.on('end', () => {
      seen.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body });
    });
    answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers JSON. */
export function answerJson(
  outgoing: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
