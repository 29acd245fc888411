import type { StageName } from '@memory/contract';
import type { Sql, Tx } from '@memory/database';
import type { CallContext } from '@memory/extraction';
import type { Logger } from '@memory/telemetry';
import type { Models } from './models.ts';

/** What every stage knows of the version it works on. */
export type VersionContext = {
  versionId: string;
  docId: string;
  versionNo: number;
  blobId: string;
  sizeBytes: number;
  mime: string;
  filename: string;
  sourceKind: string;
  sourceRef: string | null;
  sourcePath: string | null;
  sourceModifiedAt: Date | null;
  ingestedAt: Date;
  versioningMode: 'snapshot' | 'living';
  /** The document's title, fixed by its first ingest. */
  documentTitle: string | null;
  deletedAt: Date | null;
  /** The trace context of its ingest, which the traces of its stages join. */
  traceParent: string | null;
};

/**
 * What stages of one chain hand on in memory so that the next need not read and parse again. Always an optimisation:
 * a stage that finds nothing here gets the same value from the database.
 */
export type ChainMemo = Map<symbol, unknown>;

export type StageContext = {
  version: VersionContext;
  workId: string;
  attempt: number;
  sql: Sql;
  /** Aborts when the stage's time is up or the worker must stop at once. */
  signal: AbortSignal;
  models: Models;
  /** What the ports of the reader are given. */
  calls: CallContext;
  now: () => Date;
  log: Logger;
  memo: ChainMemo;
  /**
   * Writes a piece of a large output before the stage's own transaction, in one that holds the row and the version;
   * nothing is written once the version is deleted. What is written so has to be replaced when the stage runs again.
   */
  writeAhead(write: StageWrite): Promise<void>;
};

/** The write of a stage, run inside the one transaction in which its ledger row succeeds. */
export type StageWrite = (tx: Tx) => Promise<void>;

/** One of the twelve stages. */
export type Stage = {
  name: StageName;
  /** An integer as text; raising it runs this stage and those behind it again for every version. */
  componentVersion: string;
  /** What the version's status becomes when this stage has succeeded. */
  versionStatus?: 'structuring' | 'ready';
  /** True where the stage has work to do on a deleted version too; others are skipped. */
  runsOnDeleted?: boolean;
  /**
   * Reads, parses, computes and calls models, outside any transaction; the returned write is a handful of set-based
   * statements that first remove what an earlier run of this stage left for the version.
   * Rejects with `PermanentError` for what no retry can cure.
   */
  prepare(context: StageContext): Promise<StageWrite>;
};

/** An error that another attempt would meet again, such as a malformed document: dead letter at once. */
export class PermanentError extends Error {
  readonly code = 'permanent';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentError';
  }
}

/** A version whose type this worker has no route for: parked until there is one. */
export class NoRouteError extends Error {
  readonly code = 'no_route';
  constructor(mime: string) {
    super(`no converter for ${mime.slice(0, 100)}`);
    this.name = 'NoRouteError';
  }
}

/** A value of the chain's memory under a key that carries its type. */
export function memoKey<T>(description: string): {
  get(memo: ChainMemo): T | undefined;
  set(memo: ChainMemo, value: T): void;
} {
  const key = Symbol(description);
  return {
    get: (memo) => memo.get(key) as T | undefined,
    set: (memo, value) => void memo.set(key, value),
  };
}
