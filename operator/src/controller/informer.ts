import type { Logger } from '@memory/telemetry';
import { ApiError, isStatus } from '../client/api-error.ts';
import type { KindName } from '../client/kinds.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import { backoff, pause } from './backoff.ts';
import type { Faults } from './faults.ts';

/** A watch that stands for this long is well; one that ends sooner, even cleanly, counts as a failure. */
const STEADY_MS = 5_000;
/** A restart of the API server breaks every watch once, which is no fault yet; a refusal is one at once. */
const FAILURES_TO_TELL = 3;

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
  /** Told when the watch cannot be kept up, and when it can again. */
  faults?: Faults;
  steadyMs?: number;
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
    let version: string | null = null;
    let failures = 0;
    const onSteady = () => {
      failures = 0;
      this.#options.faults?.clear(this.#source);
    };
    while (!this.#abort.signal.aborted) {
      let isSteady = false;
      let cause: unknown = new Error('the watch ended as soon as it began');
      try {
        if (version === null) version = await this.#relist();
        version = await this.#follow(version, () => {
          isSteady = true;
          onSteady();
        });
        if (isSteady) continue;
      } catch (error) {
        if (error instanceof WatchBroken) version = error.version;
        cause = error instanceof WatchBroken ? error.cause : error;
        if (isStatus(cause, 410)) version = null;
      }
      if (this.#abort.signal.aborted) return;
      failures += 1;
      await this.#waitAfter(cause, failures);
    }
  }

  /** Longer after each failure in a row, and at least as long as the server asks for. */
  async #waitAfter(cause: unknown, failures: number): Promise<void> {
    const { log, kind, namespace, faults, onRestart } = this.#options;
    const asked = cause instanceof ApiError ? cause.retryAfterSeconds : null;
    const waitMs = Math.max(
      backoff(failures - 1, { baseMs: 200, maxMs: 15_000 }),
      Math.min(asked ?? 0, 60) * 1_000,
    );
    if (isStatus(cause, 401, 403) || failures >= FAILURES_TO_TELL) {
      faults?.raise(this.#source, cause, {
        verb: 'watch',
        kind,
        ...(namespace === undefined ? {} : { namespace }),
      });
    }
    const why = cause instanceof Error ? cause.message : String(cause);
    log.debug({ kind, namespace, why, wait_ms: Math.round(waitMs) }, 'a watch is made anew');
    onRestart?.(why);
    await pause(waitMs, this.#abort.signal);
  }

  get #source(): string {
    return `${this.#options.namespace ?? ''}/${this.#options.kind}`;
  }

  async #relist(): Promise<string> {
    const { client, kind } = this.#options;
    const present = new Set<string>();
    const { resourceVersion } = await client.list(kind, {
      ...this.#scope(),
      signal: this.#abort.signal,
      onPage: (items) => {
        for (const item of items) {
          present.add(keyOf(item));
          this.#store(item);
        }
      },
    });
    for (const key of [...this.#entries.keys()]) if (!present.has(key)) this.#drop(key);
    if (!this.#isSynced) {
      this.#isSynced = true;
      this.#synced();
    }
    return resourceVersion;
  }

  /** Follows a watch to its end and answers the version to go on from; `onSteady` is called once it stands. */
  async #follow(from: string, onSteady: () => void): Promise<string> {
    const { client, kind, steadyMs = STEADY_MS } = this.#options;
    let version = from;
    let steady: NodeJS.Timeout | undefined;
    // Its own signal ends the request when this generator is left early.
    const own = new AbortController();
    const signal = AbortSignal.any([this.#abort.signal, own.signal]);
    try {
      const watch = client.watch(kind, {
        ...this.#scope(),
        resourceVersion: version,
        signal,
        onOpen: () => {
          steady = setTimeout(onSteady, steadyMs);
        },
      });
      for await (const event of watch) {
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
      clearTimeout(steady);
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
