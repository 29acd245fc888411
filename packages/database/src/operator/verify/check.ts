import type { Queryable } from '../../database.ts';

/** One place where tables disagree: what it is about, and how. */
export type Disagreement = { subject: string; detail: string };

/** A statement that finds disagreements: columns `subject` and `detail`, in a stable order. */
export type Finding = ReturnType<Queryable['unsafe']>;

/** One thing that has to hold between tables. */
export type Check = {
  name: string;
  /** What holds, in a sentence. */
  holds: string;
  /** Whether it only holds while no version is on its way through the pipeline. */
  needsQuiet?: boolean;
  find(sql: Queryable): Finding;
};
