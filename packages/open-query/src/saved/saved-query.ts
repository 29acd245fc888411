import type { QueryColumn, SavedQueryStatus } from '@memory/contract';

/** A parameter of a saved query: `$1` is the first. */
export type SavedParameter = { name: string; type: string; description: string };

/** What a version says; it never changes. */
export type SavedQueryText = {
  namespace: string;
  name: string;
  statement: string;
  description: string;
  parameters: readonly SavedParameter[];
  /** The columns that its result has to have; empty to take them from the first validation. */
  columns: readonly Pick<QueryColumn, 'name' | 'type'>[];
};

export type SavedQueryVersion = SavedQueryText & {
  queryId: string;
  version: number;
  status: SavedQueryStatus;
  queryHash: string;
  /** Of the query space that it was validated against; null before that. */
  surfaceManifestHash: string | null;
  /** Why it is broken. */
  problem: string | null;
  createdBy: string;
  createdAt: Date;
  validatedAt: Date | null;
  activatedAt: Date | null;
};
