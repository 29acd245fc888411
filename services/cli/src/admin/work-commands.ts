import { parseUuid } from '@memory/contract';
import { listWork, replayWork, showWork, type WorkRow } from '@memory/database/operator';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { cut, plural } from '../output/terminal.ts';
import { withDatabase } from './open-database.ts';

export type WorkListOptions = {
  status?: string[];
  stage?: string;
  error?: string;
  version?: string;
  limit: number;
  json?: boolean;
};

/** What waits, runs, failed or stands still, unless other states are asked for. */
const unfinished = ['pending', 'running', 'failed', 'dead_letter'];

/** `work list`. */
export async function workList(context: CliContext, options: WorkListOptions): Promise<ExitCode> {
  const { terminal } = context;
  const filter = {
    statuses: options.status ?? unfinished,
    ...(options.stage === undefined ? {} : { stage: options.stage }),
    ...(options.error === undefined ? {} : { error: options.error }),
    ...(options.version === undefined ? {} : { versionId: uuid(options.version, 'version') }),
  };
  const { total, rows } = await withDatabase(context, ({ sql }) => listWork(sql, filter, options.limit));
  if (options.json) {
    printJson(terminal, { total, work: rows });
    return exitCodes.ok;
  }
  for (const row of rows) {
    terminal.print(
      `${row.work_id}  ${stateOf(row).padEnd(22)} ${row.stage.padEnd(24)} ${row.attempts}/${row.max_attempts}  ${cut(row.title, 40)}`,
    );
    if (row.error !== null)
      terminal.print(terminal.style('dim', `    ${cut(row.error, terminal.width - 4)}`));
  }
  const left = total - rows.length;
  terminal.tell(`${plural(total, 'row')}${left > 0 ? `, ${left} not shown (--limit)` : ''}`);
  return exitCodes.ok;
}

function stateOf(row: Pick<WorkRow, 'status' | 'defer_reason'>): string {
  return row.defer_reason === null ? row.status : `${row.status} (${row.defer_reason})`;
}

/** `work show`. */
export async function workShow(
  context: CliContext,
  workId: string,
  options: { json?: boolean },
): Promise<ExitCode> {
  const { terminal } = context;
  const id = uuid(workId, 'work');
  const work = await withDatabase(context, ({ sql }) => showWork(sql, id));
  if (work === null) throw noSuchWork(id);
  if (options.json) {
    printJson(terminal, work);
    return exitCodes.ok;
  }
  const line = (name: string, value: string) =>
    terminal.print(`${terminal.style('dim', name.padEnd(12))} ${value}`);
  const time = (at: Date | null) => at?.toISOString() ?? '-';
  line('work', `${work.work_id}  ${work.stage}, component ${work.component_version}`);
  line('state', `${stateOf(work)}, attempt ${work.attempts} of ${work.max_attempts}`);
  if (work.error !== null) line('error', work.error);
  line('document', `${work.title}  (${work.doc_id})`);
  line('version', `${work.version_no}, ${work.version_status}, ${work.filename}  (${work.version_id})`);
  line('created', time(work.created_at));
  line('not before', time(work.not_before));
  line('started', time(work.started_at));
  line('finished', time(work.finished_at));
  if (work.lease_owner !== null) line('lease', `${work.lease_owner} until ${time(work.lease_until)}`);
  terminal.print();
  for (const stage of work.stages) {
    const mark = stage.work_id === work.work_id ? '>' : ' ';
    terminal.print(`${mark} ${stage.stage.padEnd(24)} ${stage.status.padEnd(12)} ${time(stage.finished_at)}`);
  }
  for (const act of work.acts) {
    terminal.print(
      `${time(act.decided_at)}  ${act.outcome} by ${act.decided_by} ${JSON.stringify(act.features)}`,
    );
  }
  return exitCodes.ok;
}

export type ReplayCommandOptions = { attempts: number; dryRun?: boolean; json?: boolean };

/** `work replay`: one dead letter, opened again; anything else is an error. */
export async function workReplay(
  context: CliContext,
  workId: string,
  options: ReplayCommandOptions,
): Promise<ExitCode> {
  const id = uuid(workId, 'work');
  return await withDatabase(context, async ({ sql, actor, isAlone }) => {
    const replayed = await replayWork(
      sql,
      { workId: id },
      { extraAttempts: options.attempts, actor, dryRun: options.dryRun ?? false },
    );
    if (replayed.length === 0) {
      const work = await showWork(sql, id);
      if (work === null) throw noSuchWork(id);
      throw usageError(
        `${id} is ${work.status}, not a dead letter`,
        'Only dead letters are replayed; nothing was changed.',
      );
    }
    return report(context, 'replayed', replayed, options, isAlone);
  });
}

export type ReplayAllOptions = ReplayCommandOptions & { stage?: string; error?: string; limit: number };

/** `work replay-all`: every dead letter that matches. */
export async function workReplayAll(context: CliContext, options: ReplayAllOptions): Promise<ExitCode> {
  const filter = {
    limit: options.limit,
    ...(options.stage === undefined ? {} : { stage: options.stage }),
    ...(options.error === undefined ? {} : { error: options.error }),
  };
  return await withDatabase(context, async ({ sql, actor, isAlone }) => {
    const replayed = await replayWork(sql, filter, {
      extraAttempts: options.attempts,
      actor,
      dryRun: options.dryRun ?? false,
    });
    return report(context, 'replayed', replayed, options, isAlone);
  });
}

/** Tells what an act did, or would do. */
export function report(
  { terminal }: CliContext,
  done: 'replayed' | 'resumed',
  work: readonly { work_id: string }[],
  options: { dryRun?: boolean; json?: boolean },
  isAlone: boolean,
): ExitCode {
  const dryRun = options.dryRun ?? false;
  if (options.json) {
    printJson(terminal, { dry_run: dryRun, [done]: work.length, work });
    return exitCodes.ok;
  }
  for (const { work_id } of work) terminal.print(work_id);
  terminal.tell(`${plural(work.length, 'row')} ${dryRun ? `would be ${done}` : done}`);
  if (!dryRun && work.length > 0 && isAlone)
    terminal.tell('No service has this database open; it goes on when one is started.');
  return exitCodes.ok;
}

function uuid(text: string, what: string): string {
  const parsed = parseUuid(text);
  if (!parsed.ok) throw usageError(`${text} is no ${what} id`, 'memory admin work list --json shows ids.');
  return parsed.value;
}

const noSuchWork = (id: string) =>
  usageError(`there is no work ${id}`, 'memory admin work list --json shows ids.');
