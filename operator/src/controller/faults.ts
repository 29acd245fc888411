import type { Logger } from '@memory/telemetry';
import { ApiError, isStatus } from '../client/api-error.ts';
import { kinds } from '../client/kinds.ts';

export type FaultObserver = (fault: { verb: string; kind: string }, count: number) => void;

type Fault = { verb: string; kind: string; message: string };

/** What the operator cannot do with the API server at this moment: told once when it begins and once when it ends. */
export class Faults {
  readonly #log: Logger;
  readonly #observe: FaultObserver | undefined;
  readonly #now = new Map<string, Fault>();

  constructor(log: Logger, observe?: FaultObserver) {
    this.#log = log;
    this.#observe = observe;
  }

  /** `source` is one watch or the lease; `verb` and `kind` are used where the error does not name its own. */
  raise(source: string, error: unknown, asked: { verb: string; kind: string; namespace?: string }): void {
    const verb = (error instanceof ApiError && error.verb) || asked.verb;
    const kind = (error instanceof ApiError && error.kind) || asked.kind;
    const why = error instanceof Error ? error.message : String(error);
    const where = asked.namespace === undefined ? 'all namespaces' : `namespace ${asked.namespace}`;
    const resource = Object.entries(kinds).find(([name]) => name === kind)?.[1].plural ?? kind;
    const message = isStatus(error, 401)
      ? `the API server does not know the operator (${verb} ${resource}): ${why}`
      : isStatus(error, 403)
        ? `RBAC does not allow the operator to ${verb} ${resource} in ${where}: ${why}`
        : `${verb} ${resource} in ${where} fails: ${why}`;
    const before = this.#now.get(source);
    this.#now.set(source, { verb, kind, message });
    if (before?.verb === verb && before.kind === kind) return;
    if (before) this.#tell(before);
    this.#tell({ verb, kind });
    this.#log.warn({ verb, kind, namespace: asked.namespace, why }, message);
  }

  clear(source: string): void {
    const before = this.#now.get(source);
    if (!before) return;
    this.#now.delete(source);
    this.#tell(before);
    this.#log.info({ verb: before.verb, kind: before.kind }, `${before.verb} ${before.kind} works again`);
  }

  /** Null while there are none; else the first few. */
  get summary(): string | null {
    const messages = [...new Set([...this.#now.values()].map(({ message }) => message))];
    if (messages.length === 0) return null;
    const rest = messages.length > 3 ? `; and ${messages.length - 3} more` : '';
    return messages.slice(0, 3).join('; ') + rest;
  }

  #tell({ verb, kind }: { verb: string; kind: string }): void {
    const count = [...this.#now.values()].filter((fault) => fault.verb === verb && fault.kind === kind);
    this.#observe?.({ verb, kind }, count.length);
  }
}
