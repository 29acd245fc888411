import type { IncomingMessage, ServerResponse } from 'node:http';

const waiting = new WeakMap<IncomingMessage, { outgoing: ServerResponse; mayKeepAlive: boolean }>();

/** Notes a client that asked, by `Expect: 100-continue`, whether to send its body. */
export function expectsContinue(incoming: IncomingMessage, outgoing: ServerResponse): void {
  waiting.set(incoming, { outgoing, mayKeepAlive: outgoing.shouldKeepAlive });
  // Until it is told to go on, what it sends next may be a body or another request: the connection cannot be kept.
  outgoing.shouldKeepAlive = false;
}

/** Tells it to go on, once someone wants the body; a request refused before that never sends it. */
export function sendContinue(incoming: IncomingMessage): void {
  const asked = waiting.get(incoming);
  waiting.delete(incoming);
  if (asked === undefined || asked.outgoing.headersSent) return;
  asked.outgoing.shouldKeepAlive = asked.mayKeepAlive;
  asked.outgoing.writeContinue();
}
