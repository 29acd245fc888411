/** What a row of a view or function speaks of: what the memory holds true, what sources said, or both together. */
export type Grain = 'fact' | 'evidence' | 'composite';

/** A column as it is published. `type` is what `format_type` calls it. */
export type PublishedColumn = { name: string; type: string; comment: string; example: string };

/** A view of the query space. `select` is its definition over the tables of record, one output for each column in order. */
export type PublishedView = {
  name: string;
  grain: Grain;
  /** Whether all its rows are true at the moment at which the statement is evaluated. */
  oneInstant: boolean;
  /** What one row stands for, and the rules by which rows are left out. */
  comment: string;
  columns: readonly PublishedColumn[];
  select: string;
};

export type PublishedArgument = {
  name: string;
  type: string;
  comment: string;
  /** In SQL; without one, the argument has to be given. */
  default?: string;
};

export type CallCategory = 'semantic' | 'lexical' | 'body' | 'graph' | 'time';

/** What search functions rank. */
export type NominatedKind = 'claim' | 'chunk' | 'fact' | 'document';

/** How the service runs a function before the statement; `database` ones are run by Postgres within it. */
export type FunctionRun =
  | { by: 'database'; body: string }
  | { by: 'search'; kind: NominatedKind; channel: 'semantic' | 'bm25'; confirmedBy: string; key: string }
  | { by: 'bodies' }
  | { by: 'graph'; function: 'graph_neighborhood' | 'graph_path' | 'graph_citation_path' };

/** A function that may stand in the FROM clause of a statement. */
export type PublishedFunction = {
  name: string;
  grain: Grain;
  oneInstant: boolean;
  category: CallCategory;
  comment: string;
  arguments: readonly PublishedArgument[];
  columns: readonly PublishedColumn[];
  run: FunctionRun;
};

/** A question that people ask, and the one statement that answers it. */
export type PublishedExample = { question: string; sql: string; parameters?: readonly unknown[] };

/** Writes columns down as rows of name, type, comment and example. */
export function columnsOf(
  ...rows: readonly (readonly [name: string, type: string, comment: string, example: string])[]
): PublishedColumn[] {
  return rows.map(([name, type, comment, example]) => ({ name, type, comment, example }));
}
