import { SavedQueryStatus, stages } from '@memory/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CliContext } from '../context.ts';
import type { ExitCode } from '../exit-codes.ts';
import {
  adminHelp,
  explainHelp,
  parkedHelp,
  queryHelp,
  rebuildHelp,
  verifyHelp,
  workListHelp,
  workReplayAllHelp,
  workReplayHelp,
} from './help-texts.ts';

export type AdminParts = {
  context: CliContext;
  end: (code: ExitCode) => void;
  /** Reads a whole number in a range. */
  wholeNumber: (min: number, max: number) => (text: string) => number;
  collect: (value: string, before?: readonly string[]) => string[];
};

const statuses = ['pending', 'running', 'failed', 'dead_letter', 'succeeded', 'skipped'];

/** Adds `memory admin …` and `memory explain`. What its commands need is loaded when one is run, so that the others start as fast as ever. */
export function addAdmin(program: Command, { context, end, wholeNumber, collect }: AdminParts): void {
  const admin = program
    .command('admin')
    .description('For operators: look after a deployment, in its database.')
    .addHelpText('after', adminHelp);
  const command = (parent: Command, name: string, description: string) =>
    parent.command(name).description(description).option('--json', 'print the answer as JSON');
  command(program, 'explain', 'For operators: show the sentences and rules that a fact was made from.')
    .argument('<fact>', 'its id')
    .addHelpText('after', explainHelp)
    .action(async (id: string, options) =>
      end(await (await import('./explain-command.ts')).explain(context, id, options)),
    );
  const stage = () => new Option('--stage <stage>', 'of this stage').choices(stages);
  const attempts = () =>
    new Option('--attempts <number>', 'how many more attempts each gets')
      .argParser(wholeNumber(1, 100))
      .default(5);

  const work = admin.command('work').description('The stage ledger: what runs, waits, or stands still.');
  command(work, 'list', 'List rows of the ledger, first come first.')
    .addOption(
      new Option('--status <status>', 'in this state; may be repeated (default: all but done)').argParser(
        (value: string, before?: string[]) => {
          if (!statuses.includes(value)) throw new InvalidArgumentError(`States are ${statuses.join(', ')}.`);
          return collect(value, before);
        },
      ),
    )
    .addOption(stage())
    .option('--error <text>', 'whose error contains this')
    .option('--version <id>', 'of one version')
    .option('--limit <number>', 'at most so many', wholeNumber(1, 100_000), 50)
    .addHelpText('after', workListHelp)
    .action(async (options) => end(await (await import('./work-commands.ts')).workList(context, options)));
  command(work, 'show', 'Show one row with its document, its other stages and what was done to it.')
    .argument('<work>', 'its id')
    .action(async (id: string, options) =>
      end(await (await import('./work-commands.ts')).workShow(context, id, options)),
    );
  command(work, 'replay', 'Open a dead letter again.')
    .argument('<work>', 'its id')
    .addOption(attempts())
    .option('--dry-run', 'only tell what would be done')
    .addHelpText('after', workReplayHelp)
    .action(async (id: string, options) =>
      end(await (await import('./work-commands.ts')).workReplay(context, id, options)),
    );
  command(work, 'replay-all', 'Open every dead letter again that matches.')
    .addOption(stage())
    .option('--error <text>', 'whose error contains this')
    .addOption(attempts())
    .option('--limit <number>', 'at most so many', wholeNumber(1, 1_000_000), 10_000)
    .option('--dry-run', 'only tell what would be done')
    .addHelpText('after', workReplayAllHelp)
    .action(async (options) =>
      end(await (await import('./work-commands.ts')).workReplayAll(context, options)),
    );

  const parked = admin
    .command('parked')
    .description('Files that wait for a converter.')
    .addHelpText('after', parkedHelp);
  command(parked, 'list', 'Count what is parked, by type.').action(async (options) =>
    end(await (await import('./parked-commands.ts')).parkedList(context, options)),
  );
  command(parked, 'resume-no-route', 'Let go what has a route by now.')
    .option('--mime <type>', 'only bytes of this type')
    .option('--dry-run', 'only tell what would be done')
    .addHelpText('after', parkedHelp)
    .action(async (options) =>
      end(await (await import('./parked-commands.ts')).parkedResume(context, options)),
    );

  command(
    admin,
    'resume-no-route',
    "Let go parked files that have a route by now; the same as 'parked resume-no-route'.",
  )
    .option('--mime <type>', 'only bytes of this type')
    .option('--dry-run', 'only tell what would be done')
    .addHelpText('after', parkedHelp)
    .action(async (options) =>
      end(await (await import('./parked-commands.ts')).parkedResume(context, options)),
    );

  const deployment = admin.command('deployment').description('The deployment as a whole.');
  command(deployment, 'show', 'Show what it holds and what state it is in.').action(async (options) =>
    end(await (await import('./deployment-command.ts')).deploymentShow(context, options)),
  );

  addQueries(admin, { context, end, command, wholeNumber });

  command(admin, 'rebuild', 'Make the search index, or what a stage makes, again.')
    .argument('<what>', `p1, or a stage: ${stages.join(', ')}`)
    .option('--no-wait', 'do not wait for the workers')
    .addOption(attempts())
    .option('--dry-run', 'only tell what would be done')
    .addHelpText('after', rebuildHelp)
    .action(async (what: string, options) =>
      end(await (await import('./rebuild-command.ts')).rebuild(context, what, options)),
    );

  command(admin, 'verify', 'Recompute what can be, and tell where tables disagree.')
    .option('--only <check>', 'only this check; may be repeated', collect)
    .option('--examples <number>', 'places shown of each check', wholeNumber(1, 10_000), 10)
    .addHelpText('after', verifyHelp)
    .action(async (options) => end(await (await import('./verify-command.ts')).verify(context, options)));
}

type QueryParts = Pick<AdminParts, 'context' | 'end' | 'wholeNumber'> & {
  command: (parent: Command, name: string, description: string) => Command;
};

function addQueries(admin: Command, { context, end, command, wholeNumber }: QueryParts): void {
  const query = admin
    .command('query')
    .description('Saved queries of the open query.')
    .addHelpText('after', queryHelp);
  const load = () => import('./query-commands.ts');
  const version = (parent: Command) =>
    parent.option('--version <number>', 'this version (default: the newest)', wholeNumber(1, 1_000_000));
  command(query, 'save', 'Save files as drafts.')
    .argument('<file...>', 'SQL files with a head of "-- key: value" lines')
    .option('--activate', 'validate them and make them active')
    .action(async (files: string[], options) => end(await (await load()).querySave(context, files, options)));
  version(command(query, 'validate', 'Hold a version against the deployment, or all that wait for it.'))
    .argument('[name]', 'namespace/name')
    .action(async (name: string | undefined, options) =>
      end(await (await load()).queryValidate(context, name, options)),
    );
  for (const [name, to, description] of [
    ['activate', 'active', 'Validate a version and make it the one that runs.'],
    ['deprecate', 'deprecated', 'Take the active version out of use.'],
    ['disable', 'disabled', 'Take a version out of use for good.'],
  ] as const) {
    version(command(query, name, description))
      .argument('<name>', 'namespace/name')
      .action(async (given: string, options) =>
        end(await (await load()).queryMove(context, to, given, options)),
      );
  }
  command(query, 'list', 'List the versions of saved queries.')
    .option('--namespace <name>', 'in this namespace')
    .addOption(new Option('--status <status>', 'in this state').choices(SavedQueryStatus.options))
    .action(async (options) => end(await (await load()).queryList(context, options)));
  version(command(query, 'show', 'Print a version as the file that `save` takes.'))
    .argument('<name>', 'namespace/name')
    .action(async (name: string, options) => end(await (await load()).queryShow(context, name, options)));
  command(query, 'run', 'Run the active version over HTTP.')
    .argument('<name>', 'namespace/name')
    .argument('[value...]', 'the values of $1, $2 and so on')
    .option('--base-url <url>', 'where the service is')
    .action(async (name: string, values: string[], options) =>
      end(await (await load()).queryRun(context, name, values, options)),
    );
  for (const [name, isEnabled] of [
    ['on', true],
    ['off', false],
  ] as const) {
    query
      .command(name)
      .description(`Switch the statements of the deployment ${name}.`)
      .action(async () => end(await (await load()).querySwitch(context, isEnabled)));
  }
}
