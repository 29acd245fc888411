import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, request } from 'undici';
import { FIELD_MANAGER, type Manifest } from '../resources/names.ts';
import { ApiError, isStatus, readApiError } from './api-error.ts';
import { scopeSignal } from './call-scope.ts';
import type { Credentials, Lane } from './credentials.ts';
import { type KindName, kindOf, pathOf } from './kinds.ts';
import { readLines } from './read-lines.ts';
import type { TokenBucket } from './token-bucket.ts';

/** An object as the API server gives it: whatever is in it is kept. */
export type KubeObject = {
  apiVersion?: string;
  kind?: string;
  metadata: {
    name: string;
    namespace?: string;
    uid?: string;
    resourceVersion?: string;
    generation?: number;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
    ownerReferences?: { uid: string; name: string; kind: string; controller?: boolean }[];
    finalizers?: string[];
    creationTimestamp?: string;
    deletionTimestamp?: string;
    managedFields?: unknown;
  };
  [field: string]: unknown;
};

export type WatchEvent = { type: string; object: KubeObject };
export type Verb = 'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete';
/** Told of each request that changes or reads something: what RBAC must allow. */
export type OnCall = (call: { verb: Verb; kind: KindName; subresource?: string; status: number }) => void;

export type Target = { kind: KindName; namespace?: string; name: string };

export type KubeClient = {
  get(target: Target): Promise<KubeObject>;
  /** All of a collection, page by page. */
  list(kind: KindName, options?: ListOptions): Promise<{ items: KubeObject[]; resourceVersion: string }>;
  watch(kind: KindName, options: WatchOptions): AsyncGenerator<WatchEvent>;
  /** Server-side apply by the operator's one field manager, which wins conflicts: the resource is the truth. */
  apply(manifest: Manifest, subresource?: 'status', manager?: string): Promise<KubeObject>;
  create(manifest: Manifest): Promise<KubeObject>;
  replace(target: Target, object: KubeObject): Promise<KubeObject>;
  /** A JSON merge patch. */
  merge(target: Target, patch: unknown): Promise<KubeObject>;
  /** In the background; that it is gone already is no fault. */
  remove(target: Target, preconditions?: { uid?: string }): Promise<void>;
  /** What `/apis/GROUP/VERSION` holds; null where the group is not known. */
  discover(apiVersion: string): Promise<string[] | null>;
};

export type ListOptions = {
  namespace?: string;
  labelSelector?: string;
  metadataOnly?: boolean;
  /** Takes the objects page by page; then none are kept for the answer, whose `items` is empty. */
  onPage?: (items: KubeObject[]) => void;
  signal?: AbortSignal;
};
export type WatchOptions = Omit<ListOptions, 'onPage'> & {
  resourceVersion: string;
  signal: AbortSignal;
  /** The server has taken the watch. */
  onOpen?: () => void;
};

const REQUEST_MS = 30_000;
const PAGE = 200;
/** Pages read at once: each is some megabytes as text and as objects. */
const PAGES_AT_ONCE = 2;
const MAX_ATTEMPTS = 5;
/** Longest that `Retry-After` is waited for within a call; a longer one is left to the caller. */
const LONGEST_RETRY_AFTER_S = 10;
/** The server ends a watch after this long and up to twice that, so that they do not all end together. */
const WATCH_SECONDS = 290;
/** A watch on which nothing came for this long, not even a bookmark, is taken for dead. */
const SILENCE_MS = 130_000;
const METADATA_ONLY = 'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1';
const METADATA_LIST = 'application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1';

export type KubeClientOptions = {
  credentials: Credentials;
  onCall?: OnCall;
  /** Lists and watches use lanes of their own whatever is given. */
  lane?: Exclude<Lane, 'lists' | 'watches'>;
  /** Every attempt takes a token; none means no limit. */
  rate?: TokenBucket;
  /** Longest from the start of a request to its headers, and between parts of its body; a call may take twice that. */
  requestMs?: number;
  silenceMs?: number;
};

/**
 * A client that sends and reads raw JSON: no field is dropped, none is added. Every call has a deadline, ends with the
 * signal of `withSignal`, and is sent again after 429 or 503 with `Retry-After`.
 */
export function createKubeClient({
  credentials,
  onCall,
  lane = 'requests',
  rate,
  requestMs = REQUEST_MS,
  silenceMs = SILENCE_MS,
}: KubeClientOptions): KubeClient {
  type Call = {
    verb: Verb;
    kind: KindName;
    path: string;
    query?: Record<string, string>;
    body?: string;
    contentType?: string;
    accept?: string;
    subresource?: string;
    signal?: AbortSignal;
  };

  const send = async (call: Call, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    let renew = false;
    for (let attempt = 1; ; attempt += 1) {
      const response = await attemptOnce(call, signal, renew).catch((cause: unknown) => {
        const why = cause instanceof Error ? cause.message : String(cause);
        onCall?.({ ...pick(call), status: 0 });
        throw new ApiError(`no answer to ${call.verb} ${call.path}: ${why}`, {
          status: 0,
          cause,
          verb: call.verb,
          kind: call.kind,
        });
      });
      if (response.statusCode === 401 && !renew) {
        renew = true;
        await response.body.dump({ limit: 65_536, signal });
        continue;
      }
      onCall?.({ ...pick(call), status: response.statusCode });
      if (response.statusCode < 300) return response;
      const refused = await readRefusal(call, response);
      const seconds = refused.retryAfterSeconds;
      const isAskedBack = isStatus(refused, 429, 503) && seconds !== null && seconds <= LONGEST_RETRY_AFTER_S;
      if (!isAskedBack || call.verb === 'watch' || attempt >= MAX_ATTEMPTS) throw refused;
      await sleep(seconds * 1_000 * (1 + Math.random() / 5), undefined, { signal }).catch(() => {
        throw refused;
      });
    }
  };

  const attemptOnce = async (call: Call, signal: AbortSignal, renew: boolean) => {
    const isWatch = call.verb === 'watch';
    await rate?.take(signal);
    const { headers, dispatcher } = await credentials.current({
      renew,
      signal,
      lane: laneOf[call.verb] ?? lane,
    });
    return request(`${credentials.server}${call.path}?${new URLSearchParams(call.query)}`, {
      dispatcher,
      method: methods[call.verb],
      headers: {
        ...headers,
        accept: call.accept ?? 'application/json',
        'user-agent': FIELD_MANAGER,
        ...(call.body === undefined ? {} : { 'content-type': call.contentType ?? 'application/json' }),
      },
      body: call.body ?? null,
      headersTimeout: requestMs,
      bodyTimeout: isWatch ? silenceMs : requestMs,
      signal,
    });
  };

  const pages = createTurns(PAGES_AT_ONCE);

  /** Ends with the deadline of the call, with its own signal and with that of the work it belongs to. */
  const signalOf = (call: Call): AbortSignal => {
    const around = scopeSignal();
    return AbortSignal.any([
      ...(call.verb === 'watch' ? [] : [AbortSignal.timeout(2 * requestMs)]),
      ...(call.signal ? [call.signal] : []),
      ...(around ? [around] : []),
    ]);
  };

  const sendJson = async <Answer>(call: Call): Promise<Answer> => {
    const response = await send(call, signalOf(call));
    const read = async () => (await response.body.json()) as Answer;
    try {
      return await (call.verb === 'list' ? pages(read) : read());
    } catch (cause) {
      throw new ApiError(`the answer to ${call.verb} ${call.path} broke off`, {
        status: 0,
        cause,
        verb: call.verb,
        kind: call.kind,
      });
    }
  };

  return {
    get: ({ kind, namespace, name }) =>
      sendJson<KubeObject>({ verb: 'get', kind, path: pathOf(kind, namespace, name) }),

    async list(kind, { namespace, labelSelector, metadataOnly, onPage, signal } = {}) {
      const items: KubeObject[] = [];
      const take = onPage ?? ((page: KubeObject[]) => void items.push(...page));
      let from: string | undefined;
      for (;;) {
        const call: Call = {
          verb: 'list',
          kind,
          path: pathOf(kind, namespace),
          query: {
            limit: String(PAGE),
            ...(labelSelector ? { labelSelector } : {}),
            ...(from === undefined ? {} : { continue: from }),
          },
          ...(metadataOnly ? { accept: METADATA_LIST } : {}),
          ...(signal ? { signal } : {}),
        };
        const page = await sendJson<ListPage>(call);
        take(page.items ?? []);
        const { resourceVersion, continue: next } = page.metadata;
        if (!next) return { items, resourceVersion };
        from = next;
      }
    },

    async *watch(kind, { namespace, labelSelector, metadataOnly, resourceVersion, signal, onOpen }) {
      const call: Call = {
        verb: 'watch',
        kind,
        path: pathOf(kind, namespace),
        query: {
          watch: '1',
          allowWatchBookmarks: 'true',
          timeoutSeconds: String(Math.round(WATCH_SECONDS * (1 + Math.random()))),
          resourceVersion,
          ...(labelSelector ? { labelSelector } : {}),
        },
        ...(metadataOnly ? { accept: METADATA_ONLY } : {}),
        signal,
      };
      const response = await send(call, signalOf(call));
      onOpen?.();
      for await (const line of readLines(response.body)) yield JSON.parse(line) as WatchEvent;
    },

    apply(manifest, subresource, manager = FIELD_MANAGER) {
      const kind = kindOf(manifest);
      const path = pathOf(kind, manifest.metadata.namespace, manifest.metadata.name);
      return sendJson<KubeObject>({
        verb: 'patch',
        kind,
        path: subresource === undefined ? path : `${path}/${subresource}`,
        query: { fieldManager: manager, force: 'true' },
        body: JSON.stringify(manifest),
        contentType: 'application/apply-patch+yaml',
        ...(subresource === undefined ? {} : { subresource }),
      });
    },

    create(manifest) {
      const kind = kindOf(manifest);
      return sendJson<KubeObject>({
        verb: 'create',
        kind,
        path: pathOf(kind, manifest.metadata.namespace),
        query: { fieldManager: FIELD_MANAGER },
        body: JSON.stringify(manifest),
      });
    },

    replace: ({ kind, namespace, name }, object) =>
      sendJson<KubeObject>({
        verb: 'update',
        kind,
        path: pathOf(kind, namespace, name),
        body: JSON.stringify(object),
      }),

    merge: ({ kind, namespace, name }, patch) =>
      sendJson<KubeObject>({
        verb: 'patch',
        kind,
        path: pathOf(kind, namespace, name),
        query: { fieldManager: FIELD_MANAGER },
        body: JSON.stringify(patch),
        contentType: 'application/merge-patch+json',
      }),

    async remove({ kind, namespace, name }, preconditions) {
      try {
        await sendJson({
          verb: 'delete',
          kind,
          path: pathOf(kind, namespace, name),
          body: JSON.stringify({
            apiVersion: 'v1',
            kind: 'DeleteOptions',
            propagationPolicy: 'Background',
            ...(preconditions ? { preconditions } : {}),
          }),
        });
      } catch (error) {
        if (!(error instanceof ApiError && (error.status === 404 || error.status === 409))) throw error;
      }
    },

    async discover(apiVersion) {
      try {
        const found = await sendJson<{ resources: { name: string }[] }>({
          verb: 'get',
          kind: 'podMonitor',
          path: `/apis/${apiVersion}`,
          subresource: 'discovery',
        });
        return found.resources.map(({ name }) => name);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}

type ListPage = { items?: KubeObject[]; metadata: { resourceVersion: string; continue?: string } };

async function readRefusal(
  { verb, kind }: { verb: Verb; kind: KindName },
  { statusCode, headers, body }: Dispatcher.ResponseData,
): Promise<ApiError> {
  const retryAfter = headers['retry-after'];
  const text = await body.text().catch(() => '');
  const asked = { verb, kind };
  return readApiError(statusCode, text, Array.isArray(retryAfter) ? retryAfter[0] : retryAfter, asked);
}

/** Runs at most `most` pieces of work at once, the others in their order. */
function createTurns(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const laneOf: Partial<Record<Verb, Lane>> = { list: 'lists', watch: 'watches' };

const methods = {
  get: 'GET',
  list: 'GET',
  watch: 'GET',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
} as const;

function pick({ verb, kind, subresource }: { verb: Verb; kind: KindName; subresource?: string }) {
  return { verb, kind, ...(subresource === undefined ? {} : { subresource }) };
}
