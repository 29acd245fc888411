import type { Queryable } from '../../database.ts';

/** One place where tables disagree: what it is about, and how. */
export type Disagreement = { subject: string; detail: string };

/** A statement that finds disagreements: columns `subject` and `detail`, in a stable order. */
export type Finding = ReturnType<Queryable['unsafe']>;

/** What a check has found: how many places disagree, and the first of them in a stable order. */
export type Findings = { count: number; examples: Disagreement[] };

type Said = {
  name: string;
  /** What holds, in a sentence. */
  holds: string;
  /** Whether it only holds while no version is on its way through the pipeline. */
  needsQuiet?: boolean;
};

/** One thing that has to hold between tables: found by one statement, or by reading what a statement cannot make again. */
export type Check = Said &
  (
    | { find(sql: Queryable): Finding }
    | { read(sql: Queryable, examples: number, signal: AbortSignal | undefined): Promise<Findings> }
  );
