import { createTransport, type StreamedBody, type Transport } from '@memory/client';
import {
  ContextBundle,
  DeploymentBuildInfo,
  DocumentSearchPage,
  DocumentsPage,
  Envelope,
  Health,
  IngestedVersion,
  PipelineReadinessReport,
  QueryResult,
  QuerySpaceSummary,
} from '@memory/contract';
import type { z } from 'zod';
import { CliError, exitCodes } from '../exit-codes.ts';
import { readRefusal, ServiceRefusal } from './errors.ts';
import {
  longPatience,
  type Patience,
  type RetryClock,
  sendPatiently,
  shortPatience,
  systemClock,
} from './retry.ts';

/** Where the service is and what to show it. */
export type Connection = { readonly baseUrl: string; readonly apiKey: string | null };

export type ReadinessNeeds = { pipeline: boolean; p1: boolean; live_graph: boolean; p3: boolean };
export type CallOptions = { signal?: AbortSignal; patience?: Patience };

/** The calls of the HTTP interface that this program makes; every answer is held to the contract. */
export type MemoryClient = ReturnType<typeof createMemoryClient>;

export type ClientOptions = {
  readonly connection: Connection;
  readonly transport?: Transport;
  readonly clock?: RetryClock;
  /** The longest silence on a connection. */
  readonly idleMs?: number;
};

/**
 * A client for one service. Calls reject with `NoAnswer`, with `ServiceRefusal`, or with a `CliError` where an answer does not have
 * the shape that the contract gives it.
 */
export function createMemoryClient(options: ClientOptions) {
  const { connection, transport = createTransport(), clock = systemClock, idleMs = 120_000 } = options;

  async function call<Schema extends z.ZodType>(
    request: {
      method: 'GET' | 'POST';
      path: string;
      query?: Record<string, string>;
      body?: unknown;
      file?: StreamedBody;
      onSent?: ((bytes: number) => void) | undefined;
    },
    schema: Schema,
    { signal = neverAborted, patience = shortPatience }: CallOptions = {},
  ): Promise<z.infer<Schema>> {
    const url = new URL(connection.baseUrl.replace(/\/+$/, '') + request.path);
    url.search = new URLSearchParams(request.query ?? {}).toString();
    const headers: Record<string, string> = { accept: 'application/json' };
    if (connection.apiKey !== null) headers.authorization = `Bearer ${connection.apiKey}`;
    if (request.file) headers['content-type'] = 'application/octet-stream';
    else if (request.body !== undefined) headers['content-type'] = 'application/json';
    const body = request.file ?? (request.body === undefined ? null : JSON.stringify(request.body));
    const answer = await sendPatiently(
      () =>
        transport.send({
          method: request.method,
          url,
          headers,
          body,
          idleMs,
          signal,
          onSent: request.onSent,
        }),
      { patience, signal, clock },
    );
    if (answer.status !== 200) throw readRefusal(answer.status, answer.body);
    return parseAnswer(`${request.method} ${request.path}`, answer.body, schema);
  }

  return {
    connection,
    close: () => transport.close(),
    health: (call_?: CallOptions) => call({ method: 'GET', path: '/healthz' }, Health, call_),
    deployment: (call_?: CallOptions) =>
      call({ method: 'GET', path: '/deployment' }, DeploymentBuildInfo, call_),
    ingest: (
      file: StreamedBody,
      query: Record<string, string>,
      { onSent, ...rest }: CallOptions & { onSent?: (bytes: number) => void } = {},
    ) =>
      call({ method: 'POST', path: '/ingest', query, file, onSent }, IngestedVersion, {
        patience: longPatience,
        ...rest,
      }),
    readiness: (versionIds: readonly string[], require: ReadinessNeeds, call_?: CallOptions) =>
      call(
        { method: 'POST', path: '/readiness', body: { version_ids: versionIds, require } },
        PipelineReadinessReport,
        call_,
      ),
    documents: (query: Record<string, string>, call_?: CallOptions) =>
      call({ method: 'GET', path: '/documents', query }, DocumentsPage, call_),
    searchDocuments: (body: Record<string, unknown>, call_?: CallOptions) =>
      call({ method: 'POST', path: '/documents/search', body }, DocumentSearchPage, call_),
    searchClaims: (body: Record<string, unknown>, call_?: CallOptions) =>
      call({ method: 'POST', path: '/search/claims', body }, Envelope, call_),
    searchChunks: (body: Record<string, unknown>, call_?: CallOptions) =>
      call({ method: 'POST', path: '/search/chunks', body }, Envelope, call_),
    combinedContext: (body: Record<string, unknown>, call_?: CallOptions) =>
      call({ method: 'POST', path: '/operations/combined_context', body }, ContextBundle, call_),
    runSql: (body: Record<string, unknown>, call_?: CallOptions) =>
      call({ method: 'POST', path: '/query/sql', body }, QueryResult, call_),
    explainSql: (body: Record<string, unknown>, call_?: CallOptions) =>
      call({ method: 'POST', path: '/query/sql/explain', body }, QueryResult, call_),
    querySpace: (query: Record<string, string>, call_?: CallOptions) =>
      call({ method: 'GET', path: '/query/space', query }, QuerySpaceSummary, call_),
    runSavedQuery: (
      { namespace, name }: { namespace: string; name: string },
      body: Record<string, unknown>,
      call_?: CallOptions,
    ) =>
      call(
        {
          method: 'POST',
          path: `/query/saved/${encodeURIComponent(namespace)}/${encodeURIComponent(name)}/run`,
          body,
        },
        QueryResult,
        call_,
      ),
  };
}

const neverAborted = new AbortController().signal;

function parseAnswer<Schema extends z.ZodType>(name: string, body: string, schema: Schema): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (cause) {
    throw new CliError(exitCodes.unexpected, `${name} answered no JSON`, { hint: differentService, cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : 'unknown';
  throw new CliError(exitCodes.unexpected, `${name} answered in another shape than expected (${place})`, {
    hint: differentService,
    cause: parsed.error,
  });
}

const differentService = 'Is it a memory service, of the same version as this program?';

/** Whether a route is not served or not for this credential. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ServiceRefusal && (error.status === 403 || error.status === 404);
}
