import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the fake got it. */
export type FakeRequest = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model?: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly input?: readonly string[];
    readonly response_format?: { readonly type: string };
    readonly [key: string]: unknown;
  };
};

/** What the fake does: answers with a body of any shape, or breaks in one of the ways in which real endpoints do. */
export type FakeReply =
  | {
      readonly kind: 'completion';
      readonly content: unknown;
      readonly message?: object;
      readonly finish?: string | null;
      readonly usage?: object | null;
      readonly extra?: object;
    }
  | {
      readonly kind: 'json';
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Record<string, string>;
    }
  | {
      readonly kind: 'text';
      readonly status?: number;
      readonly body: string;
      readonly headers?: Record<string, string>;
    }
  /** Closes the connection without a word. */
  | { readonly kind: 'reset' }
  /** Says how long the body is, sends half of it, and closes. */
  | { readonly kind: 'cut'; readonly body: string }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Answers after a while. */
  | { readonly kind: 'slow'; readonly ms: number; readonly reply: FakeReply };

export type FakeProvider = {
  readonly baseUrl: string;
  readonly requests: readonly FakeRequest[];
  /** What is done with each request from now on; requests are numbered from 0. */
  onRequest(reply: (request: FakeRequest, index: number) => FakeReply | Promise<FakeReply>): void;
  close(): Promise<void>;
};

/** What a call costs here: one dollar for a million tokens, in and out. */
const USD_PER_TOKEN = 0.000_001;

/**
 * A fake of an OpenAI-compatible endpoint, for tests of what stands at its edge: a real HTTP server on loopback that answers in the
 * wire format of `/chat/completions` and `/embeddings`.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  const requests: FakeRequest[] = [];
  let reply: Parameters<FakeProvider['onRequest']>[0] = () => ({ kind: 'completion', content: '{}' });
  const server = createServer((incoming, response) => {
    readRequest(incoming)
      .then(async (request) => {
        requests.push(request);
        await send(response, request, await reply(request, requests.length - 1));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    requests,
    onRequest(next) {
      reply = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  let text = '';
  for await (const part of incoming) text += String(part);
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    body: JSON.parse(text) as FakeRequest['body'],
  };
}

async function send(response: ServerResponse, request: FakeRequest, reply: FakeReply): Promise<void> {
  switch (reply.kind) {
    case 'completion':
      return json(response, 200, completion(request, reply));
    case 'json':
      return json(response, reply.status ?? 200, reply.body, reply.headers);
    case 'text':
      response.writeHead(reply.status ?? 200, { 'content-type': 'text/plain', ...reply.headers });
      response.end(reply.body);
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.body.length });
      response.write(reply.body.slice(0, reply.body.length / 2));
      setTimeout(() => response.destroy(), 20);
      return;
    case 'hang':
      return;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, reply.ms));
      return await send(response, request, reply.reply);
  }
}

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A body of `/chat/completions`, with the usage of its texts unless another is given. */
function completion(request: FakeRequest, reply: FakeReply & { kind: 'completion' }): object {
  const tokensIn = Math.ceil(JSON.stringify(request.body.messages ?? []).length / 4);
  const tokensOut = Math.ceil(JSON.stringify(reply.content ?? '').length / 4);
  const usage = {
    prompt_tokens: tokensIn,
    completion_tokens: tokensOut,
    total_tokens: tokensIn + tokensOut,
    cost: (tokensIn + tokensOut) * USD_PER_TOKEN,
  };
  return {
    id: 'gen-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: request.body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: reply.content, ...reply.message },
        finish_reason: reply.finish === undefined ? 'stop' : reply.finish,
      },
    ],
    ...(reply.usage === null ? {} : { usage: reply.usage ?? usage }),
    ...reply.extra,
  };
}

/** A body of `/embeddings` that gives each input a unit vector made from its letters. */
export function fakeEmbeddings({ body }: FakeRequest, dimensions = 16): FakeReply {
  const input = body.input ?? [];
  const data = input.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: vectorOf(text, dimensions),
  }));
  const tokens = input.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
  return {
    kind: 'json',
    body: {
      object: 'list',
      model: body.model,
      data,
      usage: { prompt_tokens: tokens, total_tokens: tokens, cost: tokens * USD_PER_TOKEN },
    },
  };
}

function vectorOf(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['']) {
    let hash = 7;
    for (const char of word) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1;
  }
  return vector;
}
