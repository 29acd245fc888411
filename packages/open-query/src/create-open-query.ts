import {
  limits,
  type QueryResult,
  type SavedQueryRunRequest,
  type SqlExplainRequest,
  type SqlRequest,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Logger } from '@memory/telemetry';
import { createSpaceCheck, type SpaceState } from './execute/check-space.ts';
import { toStatementError } from './execute/failures.ts';
import { type Ran, runStatement } from './execute/run-statement.ts';
import type { Sandbox } from './execute/sandbox.ts';
import { runCalls, unanswered } from './functions/run-calls.ts';
import { createGate } from './gate/check-statement.ts';
import { withPosition } from './gate/refusal.ts';
import type { QueryPorts } from './ports.ts';
import { completedResult, failedResult, type ResultHead, rejectedResult } from './query-results.ts';
import type { Quotas } from './quotas.ts';
import { createSavedQueryStore } from './saved/saved-query-store.ts';
import {
  type DescribedSavedQuery,
  describeSavedQuery,
  listSavedQueries,
  versionToRun,
} from './saved/serve-saved-queries.ts';
import { installStarterQueries } from './saved/starter-queries.ts';
import { describeSpace, type SpaceDescription } from './space/describe-space.ts';
import { createSpaceSearch, type SpaceHit } from './space/search-space.ts';
import { StatementError } from './statement-error.ts';

/** Who asks, and for how long they want the answer. */
export type Asker = {
  /** The credential, whose statements are counted together. */
  caller: string;
  requestId: string;
  signal?: AbortSignal | undefined;
};

export type OpenQueryOptions = {
  deploymentId: string;
  /** A pool of the service's own, for saved queries and the state of the query space. */
  sql: Sql;
  sandbox: Sandbox;
  ports: QueryPorts;
  quotas: Quotas;
  log: Logger;
};

/**
 * The open query. What is wrong with a statement is told in its result; what is wrong outside of it is a `ServiceError`
 * with one of the SQL codes.
 */
export type OpenQuery = {
  runSql(request: SqlRequest, asker: Asker): Promise<QueryResult>;
  explainSql(request: SqlExplainRequest, asker: Asker): Promise<QueryResult>;
  describeSpace(options: {
    pattern?: string | undefined;
    include_examples?: boolean | undefined;
  }): SpaceDescription;
  searchSpace(options: { query: string; k: number }): { query: string; k: number; results: SpaceHit[] };
  listSaved(filter: Parameters<typeof listSavedQueries>[1]): ReturnType<typeof listSavedQueries>;
  describeSaved(name: { namespace: string; name: string }, version?: number): Promise<DescribedSavedQuery>;
  runSaved(
    name: { namespace: string; name: string },
    request: SavedQueryRunRequest,
    asker: Asker,
  ): Promise<QueryResult>;
  close(): Promise<void>;
};

type Asked = {
  text: string;
  parameters: readonly unknown[];
  rowCap: number;
  isExplained: boolean;
  savedQuery: QueryResult['saved_query'];
};

/** Loads the parser, and brings the starter queries into the deployment. */
export async function createOpenQuery(options: OpenQueryOptions): Promise<OpenQuery> {
  const { deploymentId, sql, sandbox, ports, quotas, log } = options;
  const gate = await createGate(deploymentId);
  const readSpace = createSpaceCheck(sql);
  const store = createSavedQueryStore(sql);
  const searchSpace = createSpaceSearch();
  await installStarterQueries(store, gate);

  async function run(asked: Asked, asker: Asker): Promise<QueryResult> {
    const startedAt = new Date();
    const began = performance.now();
    const head = (): ResultHead => ({
      deploymentId,
      requestId: asker.requestId,
      rowCap: asked.rowCap,
      startedAt,
      elapsedMs: performance.now() - began,
      savedQuery: asked.savedQuery,
    });
    const checked = gate.check(asked.text, asked.parameters);
    if ('refusal' in checked) {
      const { refusal, hash } = checked;
      return rejectedResult(head(), { hash, code: refusal.code, message: withPosition(refusal, asked.text) });
    }
    const { statement } = checked;
    let end: (ranMs: number) => void;
    try {
      refuseState(await readSpace());
      end = await quotas.begin(asker.caller);
    } catch (error) {
      const { code, message } = toStatementError(error, false);
      return rejectedResult(head(), { hash: statement.hash, statement, code, message });
    }
    let ranMs = 0;
    try {
      const answered = asked.isExplained
        ? unanswered(statement.calls)
        : await runCalls(statement.calls, ports, asker.signal);
      const ran = await sandbox.run(
        async (session): Promise<Ran> => {
          const since = performance.now();
          try {
            return await runStatement(session, statement, answered, {
              isExplained: asked.isExplained,
              rowCap: asked.rowCap,
              byteCap: limits.sqlResultBytes,
              timeoutMs: limits.sqlStatementMs,
            });
          } catch (error) {
            throw toStatementError(error, session.isTimedOut());
          } finally {
            ranMs = performance.now() - since;
          }
        },
        { timeoutMs: limits.sqlStatementMs, signal: asker.signal },
      );
      return completedResult(head(), statement, ran);
    } catch (error) {
      const failure = toStatementError(error, false);
      log.debug({ err: error, code: failure.code }, 'a statement failed');
      return failedResult(head(), statement, failure);
    } finally {
      end(ranMs);
    }
  }

  return {
    runSql: ({ sql: text, parameters, max_rows }, asker) =>
      run({ text, parameters, rowCap: rowCapOf(max_rows), isExplained: false, savedQuery: null }, asker),
    explainSql: ({ sql: text, parameters }, asker) =>
      run({ text, parameters, rowCap: limits.sqlRows, isExplained: true, savedQuery: null }, asker),
    describeSpace: (wanted) => describeSpace(deploymentId, wanted),
    searchSpace: ({ query, k }) => ({ query, k, results: searchSpace(query, k) }),
    listSaved: (filter) => listSavedQueries(store, filter),
    describeSaved: (name, version) => describeSavedQuery(store, name, version),
    async runSaved(name, request, asker) {
      const version = await versionToRun(store, name, request.version);
      const { queryId, namespace, queryHash } = version;
      const savedQuery = {
        query_id: queryId,
        namespace,
        name: version.name,
        version: String(version.version),
        query_hash: queryHash,
      };
      const { parameters, max_rows } = request;
      return run(
        { text: version.statement, parameters, rowCap: rowCapOf(max_rows), isExplained: false, savedQuery },
        asker,
      );
    },
    close: async () => {
      await Promise.all([sandbox.close(), quotas.close()]);
    },
  };
}

function rowCapOf(maxRows: number | undefined): number {
  return Math.min(maxRows ?? limits.sqlRows, limits.sqlRows);
}

function refuseState({ mismatch, isDisabled }: SpaceState): void {
  if (mismatch !== null)
    throw new StatementError('schema_version_mismatch', `${mismatch}; the database has to be migrated`);
  if (isDisabled) throw new StatementError('quota_exceeded', 'an operator has switched statements off');
}
