import { join } from 'node:path';
import { buildView, currentFolder, storedViews } from '@memory/filesystem-view';
import { componentVersions } from '@memory/pipeline/api';
import { commonVariables, loadEnvironment } from '@memory/telemetry';
import { z } from 'zod';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { createProgress, silentProgress } from '../output/progress.ts';
import { plural } from '../output/terminal.ts';
import { withDatabase } from './open-database.ts';

type SnapshotOptions = { folder?: string; json?: boolean };

const FolderSettings = z.object({ SERVICE_DATA_DIR: commonVariables.SERVICE_DATA_DIR });

/** `snapshot build`: makes the filesystem view again and publishes it. */
export async function snapshotBuild(
  context: CliContext,
  options: SnapshotOptions & { keep: number },
): Promise<ExitCode> {
  const { terminal, signal } = context;
  const root = rootOf(context, options);
  const shown = options.json ? silentProgress : createProgress(terminal);
  const built = await withDatabase(context, ({ sql }) =>
    buildView({
      sql,
      root,
      keep: options.keep,
      componentVersions,
      signal,
      onProgress: ({ documents, of }) =>
        shown.show([{ label: 'documents', done: documents, total: of }], `${documents} of ${of} documents`),
    }),
  );
  shown.finish();
  const folder = currentFolder(root);
  if (options.json) printJson(terminal, { ...built, folder });
  else {
    terminal.print(folder);
    terminal.tell(
      `${plural(built.documents, 'document')} and ${plural(built.entities, 'entity', 'entities')} in ${plural(built.files, 'file')}, version ${built.version}`,
    );
    if (built.published_at === null)
      terminal.tell('a later snapshot was published meanwhile; that one stands');
  }
  return exitCodes.ok;
}

/** `snapshot list`: the views that are kept. */
export async function snapshotList(context: CliContext, options: SnapshotOptions): Promise<ExitCode> {
  const { terminal } = context;
  const views = storedViews(rootOf(context, options));
  if (options.json) printJson(terminal, { snapshots: views });
  else
    for (const { version, folder, published_at, is_current } of views)
      terminal.print(`${is_current ? '*' : ' '} ${version}  ${published_at.toISOString()}  ${folder}`);
  if (!options.json) terminal.tell(plural(views.length, 'snapshot'));
  return exitCodes.ok;
}

/** `snapshot open`: where the published view, or a document's part of it, lies. */
export async function snapshotOpen(
  context: CliContext,
  document: string | undefined,
  options: SnapshotOptions,
): Promise<ExitCode> {
  const { terminal } = context;
  const root = rootOf(context, options);
  if (!storedViews(root).some(({ is_current }) => is_current))
    throw usageError(`no snapshot is published in ${root}`, 'memory snapshot build makes one.');
  const { existsSync } = await import('node:fs');
  const folder =
    document === undefined ? currentFolder(root) : join(currentFolder(root), 'documents', document);
  if (document !== undefined && (!/^[0-9a-f-]{36}$/.test(document) || !existsSync(folder)))
    throw usageError(`the published snapshot holds no document ${document}`);
  if (options.json) printJson(terminal, { folder });
  else terminal.print(folder);
  return exitCodes.ok;
}

function rootOf({ env }: CliContext, { folder }: SnapshotOptions): string {
  if (folder !== undefined) return folder;
  return join(loadEnvironment(FolderSettings, env).config.SERVICE_DATA_DIR, 'snapshot');
}
