import type { IncomingMessage, ServerResponse } from 'node:http';

export type Answer = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** JSON; without it there is no body. */
  body?: unknown;
};

/** An answer that is no JSON-RPC response: a refusal of the request as such. */
export function refusal(
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, headers, body: { error } };
}

/** What is still read of a body that nobody wants, so that the answer reaches a client that is still sending. */
const drainBytes = 256 * 1024 * 1024;
const drainMs = 10_000;
const smallBody = 64 * 1024;

/** Writes an answer. A connection whose request was not read to its end is closed after it. */
export function writeAnswer(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
  const isUnread = hasMuchLeft(incoming);
  const headers: Record<string, string | number> = {
    ...(text === '' ? {} : { 'Content-Type': 'application/json' }),
    'Cache-Control': 'no-store',
    ...answer.headers,
    ...(isUnread ? { Connection: 'close' } : {}),
  };
  if (answer.status !== 204) headers['Content-Length'] = Buffer.byteLength(text);
  outgoing.writeHead(answer.status, headers);
  if (!isUnread || incoming.destroyed) {
    outgoing.end(text);
    return;
  }
  // Ending now would close the connection under the client's hands, and reset it before the answer was read.
  outgoing.write(text);
  let read = 0;
  const finish = () => {
    clearTimeout(timer);
    incoming.off('data', count);
    outgoing.end();
  };
  const count = (chunk: Buffer) => {
    read += chunk.length;
    if (read > drainBytes) finish();
  };
  const timer = setTimeout(finish, drainMs);
  incoming.on('data', count);
  incoming.once('end', finish);
  incoming.once('close', finish);
  incoming.resume();
}

/** Whether more of the body may come than Node reads away by itself. */
function hasMuchLeft(incoming: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers;
  return !incoming.complete && (coding !== undefined || Number(length ?? 0) > smallBody);
}
