import { limits, type SavedQueryStatus, sqlError } from '@memory/contract';
import type { Sql } from '@memory/database';
import { toStatementError } from '../execute/failures.ts';
import { type RunOptions, runStatement } from '../execute/run-statement.ts';
import type { Sandbox } from '../execute/sandbox.ts';
import { unanswered } from '../functions/run-calls.ts';
import { createGate, type Gate } from '../gate/check-statement.ts';
import { withPosition } from '../gate/refusal.ts';
import type { Statement } from '../gate/statement.ts';
import type { SavedParameter, SavedQueryText, SavedQueryVersion } from './saved-query.ts';
import { createSavedQueryStore } from './saved-query-store.ts';

type Name = { namespace: string; name: string };

/** What an operator may do with saved queries. Everything that is refused is a `ServiceError` with a SQL code. */
export type Authoring = {
  /** Saves a version as a draft; the same text again is the same version. */
  save(text: SavedQueryText, by: string): Promise<{ version: SavedQueryVersion; isNew: boolean }>;
  /** Holds a version against the deployment. @throws `saved_query_incompatible` with the reason, which is kept with it */
  validate(name: Name, version?: number): Promise<SavedQueryVersion>;
  /** Makes a validated version the one that runs. @throws `saved_query_incompatible` */
  activate(name: Name, version?: number): Promise<SavedQueryVersion>;
  setStatus(
    name: Name,
    status: Extract<SavedQueryStatus, 'deprecated' | 'disabled'>,
    version?: number,
  ): Promise<SavedQueryVersion>;
  /** Validates every version that waits for it; answers what became of each. */
  revalidate(): Promise<{ version: SavedQueryVersion; problem: string | null }[]>;
  list(filter: Parameters<ReturnType<typeof createSavedQueryStore>['list']>[0]): Promise<SavedQueryVersion[]>;
};

export type AuthoringOptions = {
  deploymentId: string;
  sql: Sql;
  sandbox: Sandbox;
  /** Whether a validation runs the statement, too; where nothing could end it, its plan has to do. */
  mayRun: boolean;
};

export async function createAuthoring({
  deploymentId,
  sql,
  sandbox,
  mayRun,
}: AuthoringOptions): Promise<Authoring> {
  const gate = await createGate(deploymentId);
  const store = createSavedQueryStore(sql);

  /** By the name alone: a version may be given in its place, whose state is no part of it. */
  const versionsOf = ({ namespace, name }: Name) => store.list({ namespace, name });

  async function find(name: Name, version?: number): Promise<SavedQueryVersion> {
    const versions = await versionsOf(name);
    const found =
      version === undefined ? versions[0] : versions.find((candidate) => candidate.version === version);
    if (found !== undefined) return found;
    throw sqlError(
      'saved_query_not_found',
      `there is no saved query ${name.namespace}/${name.name}${version === undefined ? '' : ` in version ${version}`}`,
    );
  }

  async function problemOf(
    version: SavedQueryVersion,
  ): Promise<{ problem: string } | { columns: SavedQueryVersion['columns'] }> {
    const checked = checkText(gate, version, deploymentId);
    if ('problem' in checked) return checked;
    const { statement } = checked;
    const attempt = (options: Partial<RunOptions>) =>
      sandbox.run(
        async (session) => {
          try {
            return await runStatement(session, statement, unanswered(statement.calls), {
              ...bounds,
              ...options,
            });
          } catch (error) {
            throw toStatementError(error, session.isTimedOut());
          }
        },
        { timeoutMs: limits.sqlStatementMs },
      );
    try {
      const planned = await attempt({ isExplained: true });
      const columns = planned.described;
      if (mayRun) await attempt({ isExplained: false });
      const wanted = version.columns.map(({ name, type }) => `${name} ${type}`).join(', ');
      const found = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
      if (wanted !== '' && wanted !== found)
        return { problem: `it declares the columns ${wanted}, and has ${found}` };
      return { columns };
    } catch (error) {
      const { code, message } = toStatementError(error, false);
      return { problem: `${code}: ${message}` };
    }
  }

  async function validate(version: SavedQueryVersion): Promise<string | null> {
    const outcome = await problemOf(version);
    await store.setValidated(version, outcome);
    return 'problem' in outcome ? outcome.problem : null;
  }

  function incompatible({ namespace, name, version }: SavedQueryVersion, problem: string) {
    return sqlError('saved_query_incompatible', `${namespace}/${name} version ${version}: ${problem}`);
  }

  return {
    async save(text, by) {
      const checked = checkText(gate, text, deploymentId);
      if ('problem' in checked)
        throw sqlError('saved_query_incompatible', `${text.namespace}/${text.name}: ${checked.problem}`);
      return store.save({ ...text, queryHash: checked.statement.hash }, by);
    },
    async validate(name, number) {
      const version = await find(name, number);
      const problem = await validate(version);
      if (problem !== null) throw incompatible(version, problem);
      return find(name, version.version);
    },
    async activate(name, number) {
      const version = await find(name, number);
      if (version.status === 'disabled')
        throw incompatible(version, 'it is disabled; save it as a new version');
      const problem = await validate(version);
      if (problem !== null) throw incompatible(version, problem);
      await store.activate(version);
      return find(name, version.version);
    },
    async setStatus(name, status, number) {
      const versions = await versionsOf(name);
      const active = versions.find(
        (version) => version.status === 'active' || version.status === 'pending_revalidation',
      );
      const version = number === undefined && active !== undefined ? active : await find(name, number);
      await store.setStatus(version, status);
      return find(name, version.version);
    },
    async revalidate() {
      await store.holdOutdated();
      const waiting = await store.list({ status: 'pending_revalidation' });
      const outcomes: { version: SavedQueryVersion; problem: string | null }[] = [];
      for (const version of waiting) outcomes.push({ version, problem: await validate(version) });
      return outcomes;
    },
    list: (filter) => store.list(filter),
  };
}

const bounds: RunOptions = {
  isExplained: false,
  rowCap: 1,
  byteCap: limits.sqlResultBytes,
  timeoutMs: limits.sqlStatementMs,
};

function checkText(
  gate: Gate,
  text: SavedQueryText,
  deploymentId: string,
): { statement: Statement } | { problem: string } {
  const checked = gate.check(
    text.statement,
    text.parameters.map((parameter) => sampleOf(parameter, deploymentId)),
  );
  if ('statement' in checked) return checked;
  return { problem: `${checked.refusal.code}: ${withPosition(checked.refusal, text.statement)}` };
}

/** A value with which a statement can be tried. */
function sampleOf({ name, type }: SavedParameter, deploymentId: string): unknown {
  if (name === 'deployment_id') return deploymentId;
  if (type.endsWith('[]')) return [];
  if (/^(?:int|bigint|smallint|numeric|double|real|float)/.test(type)) return 1;
  if (type.startsWith('bool')) return true;
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (/^(?:timestamp|date|time)/.test(type)) return '2026-01-01T00:00:00Z';
  return type.startsWith('json') ? {} : 'x';
}
