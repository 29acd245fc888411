import { type Dispatcher, request } from 'undici';
import { FIELD_MANAGER, type Manifest } from '../resources/names.ts';
import { ApiError, readApiError } from './api-error.ts';
import type { Credentials } from './credentials.ts';
import { type KindName, kindOf, pathOf } from './kinds.ts';
import { readLines } from './read-lines.ts';

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

export type ListOptions = { namespace?: string; labelSelector?: string; metadataOnly?: boolean };
export type WatchOptions = ListOptions & { resourceVersion: string; signal: AbortSignal };

const REQUEST_MS = 30_000;
const PAGE = 500;
/** The server ends a watch after this long; bookmarks come about every minute. */
const WATCH_SECONDS = 290;
/** A watch on which nothing came for this long, not even a bookmark, is taken for dead. */
const SILENCE_MS = 130_000;
const METADATA_ONLY = 'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1';
const METADATA_LIST = 'application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1';

export type KubeClientOptions = { credentials: Credentials; onCall?: OnCall; silenceMs?: number };

/** A client that sends and reads raw JSON: no field is dropped, none is added. Every call has a deadline. */
export function createKubeClient({
  credentials,
  onCall,
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

  const send = async (call: Call): Promise<Dispatcher.ResponseData> => {
    for (let attempt = 1; ; attempt += 1) {
      const { headers, dispatcher } = await credentials.current({ renew: attempt > 1 });
      const isWatch = call.verb === 'watch';
      let response: Dispatcher.ResponseData;
      try {
        response = await request(`${credentials.server}${call.path}?${new URLSearchParams(call.query)}`, {
          dispatcher,
          method: methods[call.verb],
          headers: {
            ...headers,
            accept: call.accept ?? 'application/json',
            'user-agent': FIELD_MANAGER,
            ...(call.body === undefined ? {} : { 'content-type': call.contentType ?? 'application/json' }),
          },
          body: call.body ?? null,
          headersTimeout: REQUEST_MS,
          bodyTimeout: isWatch ? silenceMs : REQUEST_MS,
          signal: call.signal ?? AbortSignal.timeout(2 * REQUEST_MS),
        });
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        onCall?.({ ...pick(call), status: 0 });
        throw new ApiError(`no answer to ${call.verb} ${call.path}: ${why}`, { status: 0, cause });
      }
      if (response.statusCode === 401 && attempt === 1) {
        await response.body.dump();
        continue;
      }
      onCall?.({ ...pick(call), status: response.statusCode });
      if (response.statusCode < 300) return response;
      const retryAfter = response.headers['retry-after'];
      throw readApiError(
        response.statusCode,
        await response.body.text(),
        Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
      );
    }
  };

  const sendJson = async <Answer>(call: Call): Promise<Answer> => {
    const response = await send(call);
    try {
      return (await response.body.json()) as Answer;
    } catch (cause) {
      throw new ApiError(`the answer to ${call.verb} ${call.path} broke off`, { status: 0, cause });
    }
  };

  return {
    get: ({ kind, namespace, name }) =>
      sendJson<KubeObject>({ verb: 'get', kind, path: pathOf(kind, namespace, name) }),

    async list(kind, { namespace, labelSelector, metadataOnly } = {}) {
      const items: KubeObject[] = [];
      for (let from: string | undefined = ''; from !== undefined; ) {
        const page: { items?: KubeObject[]; metadata: { resourceVersion: string; continue?: string } } =
          await sendJson({
            verb: 'list',
            kind,
            path: pathOf(kind, namespace),
            query: {
              limit: String(PAGE),
              ...(labelSelector ? { labelSelector } : {}),
              ...(from === '' ? {} : { continue: from }),
            },
            ...(metadataOnly ? { accept: METADATA_LIST } : {}),
          });
        items.push(...(page.items ?? []));
        if (!page.metadata.continue) return { items, resourceVersion: page.metadata.resourceVersion };
        from = page.metadata.continue;
      }
      return { items, resourceVersion: '' };
    },

    async *watch(kind, { namespace, labelSelector, metadataOnly, resourceVersion, signal }) {
      const response = await send({
        verb: 'watch',
        kind,
        path: pathOf(kind, namespace),
        query: {
          watch: '1',
          allowWatchBookmarks: 'true',
          timeoutSeconds: String(WATCH_SECONDS),
          resourceVersion,
          ...(labelSelector ? { labelSelector } : {}),
        },
        ...(metadataOnly ? { accept: METADATA_ONLY } : {}),
        signal,
      });
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
