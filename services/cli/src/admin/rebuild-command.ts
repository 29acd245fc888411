import { setTimeout as sleep } from 'node:timers/promises';
import { type StageName, stages } from '@memory/contract';
import {
  expectedItems,
  type RebuildProgress,
  rebuildProgress,
  recordAct,
  scheduleRebuild,
} from '@memory/database/operator';
import { itemKinds } from '@memory/database/search-index';
import type { Embedder } from '@memory/models';
import { componentVersions } from '@memory/pipeline/api';
import { rebuildIndex } from '@memory/retrieval';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { createProgress, silentProgress } from '../output/progress.ts';
import { plural } from '../output/terminal.ts';
import { type AdminDatabase, withDatabase } from './open-database.ts';
import { openEmbedder } from './open-embedder.ts';

export type RebuildCommandOptions = { wait: boolean; attempts: number; dryRun?: boolean; json?: boolean };

const POLL_MS = 1_000;

/** `rebuild p1` makes the search index again; `rebuild STAGE` has the workers run a stage and those behind it again. */
export async function rebuild(
  context: CliContext,
  what: string,
  options: RebuildCommandOptions,
): Promise<ExitCode> {
  if (what !== 'p1' && !stages.includes(what as StageName)) {
    throw usageError(`${what} is neither p1 nor a stage`, `Stages: ${stages.join(', ')}`);
  }
  return await withDatabase(context, (database) =>
    what === 'p1'
      ? rebuildP1(context, database, options)
      : rebuildStage(context, database, what as StageName, options),
  );
}

async function rebuildP1(
  { terminal, signal }: CliContext,
  { sql, modelsDir, provider, actor }: AdminDatabase,
  options: RebuildCommandOptions,
): Promise<ExitCode> {
  if (options.dryRun) {
    const items: Record<string, number> = {};
    for (const kind of itemKinds) {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::int as n from (${expectedItems(sql, kind)}) i`;
      items[kind] = row?.n ?? 0;
    }
    if (options.json) printJson(terminal, { dry_run: true, items });
    else
      for (const [kind, count] of Object.entries(items))
        terminal.print(`${kind.padEnd(8)} ${plural(count, 'item')}`);
    return exitCodes.ok;
  }
  const embedders = new Map<string, Promise<Embedder>>();
  const progress = options.json ? silentProgress : createProgress(terminal);
  try {
    const rebuilt = await rebuildIndex({
      sql,
      signal,
      open: (model) => {
        const opened = embedders.get(model) ?? openEmbedder(model, { sql, modelsDir, provider });
        embedders.set(model, opened);
        return opened;
      },
      onProgress: ({ kind, done, total }) =>
        progress.show([{ label: kind, done, total }], `${kind}: ${done} of ${total}`),
    });
    progress.finish();
    const features = Object.fromEntries(
      Object.entries(rebuilt).flatMap(([kind, { written, removed }]) => [
        [kind, written],
        [`${kind}_removed`, removed],
      ]),
    );
    await sql.begin((tx) =>
      recordAct(tx, { subject: { kind: 'deployment' }, outcome: 'index_rebuilt', actor, features }),
    );
    if (options.json) printJson(terminal, { dry_run: false, rebuilt });
    else {
      for (const [kind, { written, removed }] of Object.entries(rebuilt)) {
        terminal.print(`${kind.padEnd(8)} ${plural(written, 'item')} written, ${removed} removed`);
      }
    }
    return exitCodes.ok;
  } finally {
    for (const opened of embedders.values())
      await opened.then(
        (embedder) => embedder.close(),
        () => {},
      );
  }
}

async function rebuildStage(
  { terminal, signal }: CliContext,
  { sql, actor, isAlone }: AdminDatabase,
  stage: StageName,
  options: RebuildCommandOptions,
): Promise<ExitCode> {
  const dryRun = options.dryRun ?? false;
  const components = stages
    .slice(stages.indexOf(stage))
    .map((name) => ({ stage: name, componentVersion: componentVersions[name] }));
  const versionIds = await scheduleRebuild(sql, { components, maxAttempts: options.attempts, actor, dryRun });
  const scheduled = versionIds.length;
  const tell = (progress: RebuildProgress | null) => {
    if (options.json) printJson(terminal, { dry_run: dryRun, stage, scheduled, progress });
    else
      terminal.print(
        `${plural(scheduled, 'version')} ${dryRun ? 'would run' : 'run'} ${stage} and what is behind it again`,
      );
  };
  if (dryRun || !options.wait || isAlone || scheduled === 0) {
    tell(null);
    if (isAlone && !dryRun && scheduled > 0)
      terminal.tell('No service has this database open; it is done when one is started.');
    return exitCodes.ok;
  }
  const shown = options.json ? silentProgress : createProgress(terminal);
  const last = stages.at(-1) as StageName;
  for (;;) {
    signal.throwIfAborted();
    const progress = await rebuildProgress(sql, versionIds, last);
    const { done, failed, total } = progress;
    const note = failed > 0 ? `${failed} dead letters` : '';
    shown.show(
      [{ label: stage, done, total, note }],
      `${done} of ${total} versions are through${note === '' ? '' : `, ${note}`}`,
    );
    if (done + failed >= total) {
      shown.finish();
      tell(progress);
      return failed > 0 ? exitCodes.someFailed : exitCodes.ok;
    }
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
  }
}
