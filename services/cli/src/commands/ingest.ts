import { realpathSync } from 'node:fs';
import { isNotOffered, type MemoryClient } from '../client/memory-client.ts';
import { type CliContext, type CommonOptions, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { type WalkOptions, walkFiles } from '../files/walk-files.ts';
import { runIngest } from '../ingest/run-ingest.ts';
import { openSentFiles, sentFilesPath } from '../ingest/sent-files.ts';
import { type IngestSummary, renderSummary } from '../ingest/summary.ts';
import { watchPaths } from '../ingest/watch-paths.ts';
import { createProgress, silentProgress } from '../output/progress.ts';
import { plural } from '../output/terminal.ts';

export type IngestOptions = CommonOptions &
  WalkOptions & {
    readonly watch: boolean;
    readonly mode: 'living' | 'snapshot';
    readonly sourceKind: string;
    readonly root?: string;
    readonly concurrency: number;
    readonly resend: boolean;
    readonly wait: boolean;
    readonly stallMinutes: number;
    readonly dryRun: boolean;
  };

/** Sends files and folders and waits until they can be searched; with `watch`, goes on with every change. */
export async function ingest(
  context: CliContext,
  paths: readonly string[],
  options: IngestOptions,
): Promise<ExitCode> {
  const { terminal, env, signal } = context;
  const client = context.connect(options.baseUrl ?? null);
  const sent = openSentFiles(sentFilesPath(env, client.connection.baseUrl));
  const root = options.root === undefined ? null : realFolder(options.root);
  const source = { kind: options.sourceKind, root, mode: options.mode };
  if (!options.dryRun) await probe(client, signal);
  const round = async (): Promise<IngestSummary | null> => {
    const walk = await walkFiles(paths, options, signal);
    if (options.dryRun) {
      for (const { path, mime } of walk.files) terminal.print(`${path}  ${terminal.style('dim', mime)}`);
      return null;
    }
    return runIngest({
      client,
      walk,
      sent,
      source,
      concurrency: options.concurrency,
      resend: options.resend,
      wait: options.wait,
      stallMs: options.stallMinutes * 60_000,
      progress: options.json ? silentProgress : createProgress(terminal),
      signal,
      tell: terminal.tell,
    });
  };
  const show = (summary: IngestSummary) => {
    if (options.json) printJson(terminal, summary);
    else renderSummary(terminal, summary);
  };

  const summary = await round();
  if (!summary) return exitCodes.ok;
  show(summary);
  if (!options.watch) return exitCodeOf(summary);
  if (!options.json) terminal.tell(`Watching ${plural(paths.length, 'path')}; Ctrl-C ends it.`);
  for await (const _ of watchPaths(paths, signal)) {
    const next = await round();
    if (next && next.new.length + next.failed.length + next.unfinished.length > 0) show(next);
  }
  return exitCodes.ok;
}

/** Tells soon that nothing answers, where an upload would be patient. Not every deployment serves the route. */
async function probe(client: MemoryClient, signal: AbortSignal): Promise<void> {
  try {
    await client.health({ signal });
  } catch (error) {
    if (!isNotOffered(error)) throw error;
  }
}

function exitCodeOf(summary: IngestSummary): ExitCode {
  return summary.failed.length + summary.unfinished.length > 0 ? exitCodes.someFailed : exitCodes.ok;
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    throw usageError(`--root ${path} is no folder`);
  }
}
