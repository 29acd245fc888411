import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DeploymentBuildInfo, emptyEnvelope, mcpToolNames, mcpTools } from '@memory/contract';

export type Received = {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  /** Its first megabytes. */
  body: Buffer;
  bodyBytes: number;
};

export type FakeAnswer = {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string as it is. */
  body?: unknown;
  /** Closes the connection in place of an answer. */
  drop?: boolean;
  /** Waits for this before answering. */
  after?: Promise<void>;
};

/** A fake of the memory's HTTP interface, for the answers that a real one does not give when asked to. */
export type FakeMemory = {
  baseUrl: string;
  requests: Received[];
  /** What the next requests for a path are answered, in order; after that the usual answers come again. */
  answerNext(path: string, ...answers: FakeAnswer[]): void;
  close(): Promise<void>;
};

const time = '2026-01-02T03:04:05Z';
export const fakeIds = {
  deployment: '11111111-1111-4111-8111-111111111111',
  document: '22222222-2222-4222-8222-222222222222',
  version: '33333333-3333-4333-8333-333333333333',
};

/** What a full deployment says about itself. */
export function fullDeployment(): DeploymentBuildInfo {
  return {
    build_revision: 'fake',
    model_bindings: {},
    document_binding_generation: null,
    tools: Object.fromEntries(mcpToolNames.map((name) => [name, mcpTools[name].version])),
  };
}

/** What an upload is answered. */
export function ingested(parked: 'no_route' | null = null): Record<string, unknown> {
  return {
    deployment_id: fakeIds.deployment,
    doc_id: fakeIds.document,
    version_id: fakeIds.version,
    content_hash: 'a'.repeat(64),
    created: true,
    mime: 'text/markdown',
    title: 'a',
    versioning_mode: 'snapshot',
    parked,
  };
}

const keptBytes = 4_000_000;

async function readBody(incoming: IncomingMessage): Promise<{ body: Buffer; bodyBytes: number }> {
  const parts: Buffer[] = [];
  let bodyBytes = 0;
  try {
    for await (const part of incoming as AsyncIterable<Buffer>) {
      if (bodyBytes < keptBytes) parts.push(part);
      bodyBytes += part.length;
    }
  } catch {
    // What has arrived of a request that broke off.
  }
  return { body: Buffer.concat(parts), bodyBytes };
}

export async function startFakeMemory(): Promise<FakeMemory> {
  const requests: Received[] = [];
  const planned = new Map<string, FakeAnswer[]>();
  const scope = {
    mode: 'current',
    evaluated_at: time,
    believed_at: time,
    identity_regime: 'current',
  } as const;
  const usual: Record<string, () => unknown> = {
    '/deployment': fullDeployment,
    '/ingest': () => ingested(),
    '/operations/resolve_entity': () => emptyEnvelope('fact', scope, time),
    '/operations/facts_context': () => emptyEnvelope('fact', scope, time),
    '/operations/claims_and_sources_context': () => emptyEnvelope('evidence', scope, time),
    '/chunks/adjacent': () => emptyEnvelope('evidence', scope, time),
    '/documents/search': () => ({ documents: [], cursor: null, as_of: time, people_matched: [] }),
    '/query/space': () => ({ views: [] }),
    '/query/saved': () => ({ queries: [] }),
  };
  const server = createServer(async (incoming, outgoing) => {
    const { body, bodyBytes } = await readBody(incoming);
    const { method = '', url = '', headers, rawHeaders } = incoming;
    requests.push({ method, url, headers, rawHeaders, body, bodyBytes });
    const path = url.split('?')[0] ?? '';
    const own = usual[path];
    const answer = planned.get(path)?.shift() ?? (own === undefined ? null : { body: own() });
    await answer?.after;
    if (answer?.drop === true) {
      outgoing.destroy();
      return;
    }
    const {
      status = 200,
      headers: more = {},
      body: content,
    } = answer ?? { status: 404, body: { detail: 'Not Found' } };
    outgoing.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'fake-1', ...more });
    outgoing.end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerNext: (path, ...answers) => planned.set(path, [...(planned.get(path) ?? []), ...answers]),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
