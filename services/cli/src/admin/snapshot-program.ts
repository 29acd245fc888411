import type { Command } from 'commander';
import type { AdminParts } from './admin-program.ts';
import { snapshotHelp } from './help-texts.ts';

/** Adds `memory snapshot …`. */
export function addSnapshot(program: Command, { context, end, wholeNumber }: AdminParts): void {
  const snapshot = program
    .command('snapshot')
    .description('For operators: the whole memory as a folder of files.')
    .addHelpText('after', snapshotHelp);
  const command = (name: string, description: string) =>
    snapshot
      .command(name)
      .description(description)
      .option('--folder <path>', 'where snapshots lie (default: "snapshot" in SERVICE_DATA_DIR)')
      .option('--json', 'print the answer as JSON');
  const load = () => import('./snapshot-commands.ts');
  command('build', 'Make the snapshot again from the database, and publish it.')
    .option('--keep <number>', 'how many to keep, with this one', wholeNumber(1, 1_000), 3)
    .addHelpText('after', snapshotHelp)
    .action(async (options) => end(await (await load()).snapshotBuild(context, options)));
  command('list', 'List the snapshots that are kept; the published one has a star.').action(async (options) =>
    end(await (await load()).snapshotList(context, options)),
  );
  command('open', 'Print where the published snapshot lies, or a document in it.')
    .argument('[document]', 'the id of a document')
    .action(async (document: string | undefined, options) =>
      end(await (await load()).snapshotOpen(context, document, options)),
    );
}
