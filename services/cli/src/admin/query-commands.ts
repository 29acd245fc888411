import { readFile } from 'node:fs/promises';
import { type SavedQueryStatus, ServiceError } from '@memory/contract';
import {
  type Authoring,
  createAuthoring,
  createPostgresSandbox,
  QueryFileError,
  readQueryFile,
  type SavedQueryVersion,
  setStatementsEnabled,
  writeQueryFile,
} from '@memory/open-query';
import { type CliContext, printJson } from '../context.ts';
import { CliError, type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { type AdminDatabase, withDatabase } from './open-database.ts';

type JsonOption = { json?: boolean };
type VersionOption = JsonOption & { version?: number };

/** `query save`: files into drafts, made active at once where that is asked for. */
export async function querySave(
  context: CliContext,
  files: readonly string[],
  options: JsonOption & { activate?: boolean },
): Promise<ExitCode> {
  const texts = await Promise.all(files.map(readFileOf));
  return withAuthoring(context, async (authoring, { actor }) => {
    const saved: SavedQueryVersion[] = [];
    for (const text of texts) {
      const { version } = await authoring.save(text, actor);
      saved.push(options.activate ? await authoring.activate(version, version.version) : version);
    }
    return show(context, saved, options);
  });
}

/** `query validate`: one, or, without a name, every one that waits for it. */
export async function queryValidate(
  context: CliContext,
  name: string | undefined,
  options: VersionOption,
): Promise<ExitCode> {
  return withAuthoring(context, async (authoring) => {
    if (name !== undefined)
      return show(context, [await authoring.validate(readName(name), options.version)], options);
    const outcomes = await authoring.revalidate();
    const broken = outcomes.filter(({ problem }) => problem !== null);
    for (const { version, problem } of broken) context.terminal.tell(`${label(version)}: ${problem}`);
    show(
      context,
      outcomes.map(({ version }) => version),
      options,
    );
    return broken.length === 0 ? exitCodes.ok : exitCodes.someFailed;
  });
}

/** `query activate`, `query deprecate` and `query disable`. */
export async function queryMove(
  context: CliContext,
  to: 'active' | 'deprecated' | 'disabled',
  name: string,
  options: VersionOption,
): Promise<ExitCode> {
  return withAuthoring(context, async (authoring) => {
    const moved =
      to === 'active'
        ? await authoring.activate(readName(name), options.version)
        : await authoring.setStatus(readName(name), to, options.version);
    return show(context, [moved], options);
  });
}

/** `query list`. */
export async function queryList(
  context: CliContext,
  options: JsonOption & { namespace?: string; status?: SavedQueryStatus },
): Promise<ExitCode> {
  const { namespace, status } = options;
  return withAuthoring(context, async (authoring) =>
    show(context, await authoring.list({ namespace, status }), options),
  );
}

/** `query show`: as the file that `query save` takes. */
export async function queryShow(
  context: CliContext,
  name: string,
  options: VersionOption,
): Promise<ExitCode> {
  return withAuthoring(context, async (authoring) => {
    const versions = await authoring.list(readName(name));
    const found =
      options.version === undefined
        ? (versions.find(({ status }) => status === 'active') ?? versions[0])
        : versions.find(({ version }) => version === options.version);
    if (found === undefined) throw usageError(`there is no saved query ${name}`);
    if (options.json) printJson(context.terminal, found);
    else {
      context.terminal.tell(
        `${label(found)}: ${found.status}${found.problem === null ? '' : ` (${found.problem})`}`,
      );
      context.terminal.out.write(writeQueryFile(found));
    }
    return exitCodes.ok;
  });
}

/** `query run`: over HTTP, as any client runs it. */
export async function queryRun(
  context: CliContext,
  name: string,
  values: readonly string[],
  options: JsonOption & { baseUrl?: string },
): Promise<ExitCode> {
  const { terminal, signal } = context;
  const result = await context
    .connect(options.baseUrl ?? null)
    .runSavedQuery(readName(name), { parameters: values }, { signal });
  const { printResult } = await import('../sql/print-result.ts');
  return printResult(terminal, result, options.json ? 'json' : 'table');
}

/** `query on` and `query off`: whether the deployment runs statements at all. */
export async function querySwitch(context: CliContext, isEnabled: boolean): Promise<ExitCode> {
  await withDatabase(context, ({ sql, actor }) => setStatementsEnabled(sql, isEnabled, `operator:${actor}`));
  context.terminal.tell(`statements are switched ${isEnabled ? 'on' : 'off'}`);
  return exitCodes.ok;
}

function show(
  { terminal }: CliContext,
  versions: readonly SavedQueryVersion[],
  options: JsonOption,
): ExitCode {
  if (options.json) printJson(terminal, { saved_queries: versions });
  else
    for (const version of versions)
      terminal.print(`${label(version).padEnd(48)} ${version.status.padEnd(22)} ${version.description}`);
  return exitCodes.ok;
}

function label({ namespace, name, version }: SavedQueryVersion): string {
  return `${namespace}/${name} v${version}`;
}

function readName(text: string): { namespace: string; name: string } {
  const [namespace = '', name = '', ...rest] = text.split('/');
  if (namespace === '' || name === '' || rest.length > 0)
    throw usageError(`${text}: a name is namespace/name`);
  return { namespace, name };
}

async function readFileOf(path: string) {
  try {
    return readQueryFile(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof QueryFileError) throw usageError(`${path}: ${error.message}`);
    throw usageError(`${path} cannot be read`, error instanceof Error ? error.message : null);
  }
}

async function withAuthoring(
  context: CliContext,
  run: (authoring: Authoring, database: AdminDatabase) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withDatabase(context, async (database) => {
    const [row] = await database.sql<{ id: string }[]>`select deployment_id as id from memory.deployment`;
    const sandbox = createPostgresSandbox({ databaseUrl: database.url, size: 1 });
    try {
      const { sql, isEmbedded } = database;
      return await run(
        await createAuthoring({ deploymentId: row?.id ?? '', sql, sandbox, mayRun: !isEmbedded }),
        database,
      );
    } catch (error) {
      if (!(error instanceof ServiceError) || typeof error.detail === 'string' || Array.isArray(error.detail))
        throw error;
      const { code } = error.detail;
      const message = 'message' in error.detail ? String(error.detail.message) : code;
      throw new CliError(
        code === 'saved_query_not_found' ? exitCodes.usage : exitCodes.someFailed,
        `${code}: ${message}`,
        { cause: error },
      );
    } finally {
      await sandbox.close();
    }
  });
}
