import type { Logger } from '@memory/telemetry';
import { ApiError, isStatus } from '../client/api-error.ts';
import type { KindName } from '../client/kinds.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import { backoff, pause } from './backoff.ts';

export type InformerOptions<Kept> = {
  client: KubeClient;
  kind: KindName;
  namespace?: string;
  labelSelector?: string;
  metadataOnly?: boolean;
  /** What is kept of an object; null keeps nothing of it. */
  keep: (object: KubeObject) => Kept | null;
  /** Told after the change, with what was kept before. What it throws is logged. */
  onChange: (change: { key: string; now: Kept | null; before: Kept | null }) => void;
  log: Logger;
  /** Told of each time that the watch had to be made anew. */
  onRestart?: (reason: string) => void;
};

type Entry<Kept> = { resourceVersion: string; kept: Kept };

/**
 * A cache of a collection that is kept up by a watch: lists, watches from there, and when the watch ends for whatever
 * reason (410, 429, 5xx, a connection cut or silent, a line that is no JSON) goes on from the last version seen, or lists
 * again where that is too old. A list is compared with the cache, so that what happened in between is told, deletions
 * too. Lives until it is stopped, whatever happens.
 */
export class Informer<Kept> {
  readonly #options: InformerOptions<Kept>;
  readonly #entries = new Map<string, Entry<Kept>>();
  readonly #abort = new AbortController();
  #synced!: () => void;
  /** Resolves after the first complete list. */
  readonly synced: Promise<void>;
  #isSynced = false;
  #done: Promise<void> = Promise.resolve();

  constructor(options: InformerOptions<Kept>) {
    this.#options = options;
    this.synced = new Promise((resolve) => {
      this.#synced = resolve;
    });
  }

  get isSynced(): boolean {
    return this.#isSynced;
  }

  start(): void {
    this.#done = this.#live();
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#done;
  }

  get(key: string): Kept | undefined {
    return this.#entries.get(key)?.kept;
  }

  *values(): Iterable<Kept> {
    for (const { kept } of this.#entries.values()) yield kept;
  }

  async #live(): Promise<void> {
    const { log, kind } = this.#options;
    let version: string | null = null;
    let failures = 0;
    while (!this.#abort.signal.aborted) {
      try {
        if (version === null) version = await this.#relist();
        version = await this.#follow(version, () => {
          failures = 0;
        });
      } catch (error) {
        if (this.#abort.signal.aborted) return;
        if (isStatus(error, 410)) version = null;
        if (error instanceof WatchBroken) version = error.version;
        const cause = error instanceof WatchBroken ? error.cause : error;
        if (isStatus(cause, 410)) version = null;
        const asked = cause instanceof ApiError ? cause.retryAfterSeconds : null;
        const waitMs = Math.max(
          backoff(failures, { baseMs: 200, maxMs: 15_000 }),
          Math.min(asked ?? 0, 60) * 1_000,
        );
        failures += 1;
        const why = cause instanceof Error ? cause.message : String(cause);
        log.debug({ kind, why, wait_ms: Math.round(waitMs) }, 'a watch is made anew');
        this.#options.onRestart?.(why);
        await pause(waitMs, this.#abort.signal);
      }
    }
  }

  async #relist(): Promise<string> {
    const { client, kind } = this.#options;
    const { items, resourceVersion } = await client.list(kind, this.#scope());
    const present = new Set<string>();
    for (const item of items) {
      present.add(keyOf(item));
      this.#store(item);
    }
    for (const key of [...this.#entries.keys()]) if (!present.has(key)) this.#drop(key);
    if (!this.#isSynced) {
      this.#isSynced = true;
      this.#synced();
    }
    return resourceVersion;
  }

  /** Follows a watch to its end and answers the version to go on from. */
  async #follow(from: string, onEvent: () => void): Promise<string> {
    const { client, kind } = this.#options;
    let version = from;
    // Its own signal ends the request when this generator is left early.
    const own = new AbortController();
    const signal = AbortSignal.any([this.#abort.signal, own.signal]);
    try {
      for await (const event of client.watch(kind, { ...this.#scope(), resourceVersion: version, signal })) {
        onEvent();
        if (event.type === 'ERROR') throw watchError(event.object);
        version = event.object.metadata.resourceVersion ?? version;
        if (event.type === 'BOOKMARK') continue;
        if (event.type === 'DELETED') this.#drop(keyOf(event.object));
        else this.#store(event.object);
      }
      return version;
    } catch (cause) {
      throw new WatchBroken(version, cause);
    } finally {
      own.abort();
    }
  }

  #scope() {
    const { namespace, labelSelector, metadataOnly } = this.#options;
    return {
      ...(namespace === undefined ? {} : { namespace }),
      ...(labelSelector === undefined ? {} : { labelSelector }),
      ...(metadataOnly ? { metadataOnly } : {}),
    };
  }

  #store(object: KubeObject): void {
    const key = keyOf(object);
    const known = this.#entries.get(key);
    const resourceVersion = object.metadata.resourceVersion ?? '';
    if (known?.resourceVersion === resourceVersion) return;
    const now = this.#options.keep(object);
    if (now === null) {
      this.#drop(key);
      return;
    }
    this.#entries.set(key, { resourceVersion, kept: now });
    this.#tell(key, now, known?.kept ?? null);
  }

  #drop(key: string): void {
    const known = this.#entries.get(key);
    if (!known) return;
    this.#entries.delete(key);
    this.#tell(key, null, known.kept);
  }

  #tell(key: string, now: Kept | null, before: Kept | null): void {
    try {
      this.#options.onChange({ key, now, before });
    } catch (error) {
      this.#options.log.error({ err: error, key }, 'a change could not be handled');
    }
  }
}

/** The watch ended by a fault, having come as far as `version`. */
class WatchBroken extends Error {
  readonly version: string;
  constructor(version: string, cause: unknown) {
    super('the watch broke', { cause });
    this.version = version;
  }
}

function watchError(status: unknown): ApiError {
  const {
    code = 500,
    message = 'the watch failed',
    reason = '',
  } = status as {
    code?: number;
    message?: string;
    reason?: string;
  };
  return new ApiError(message, { status: code, reason });
}

/** `namespace/name`. */
export function keyOf({ metadata }: KubeObject): string {
  return metadata.namespace === undefined ? metadata.name : `${metadata.namespace}/${metadata.name}`;
}
