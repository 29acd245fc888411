import { defaultBaseUrl } from '@memory/client';
import { limits } from '@memory/contract';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { addAdmin } from './admin/admin-program.ts';
import { addSnapshot } from './admin/snapshot-program.ts';
import { type IngestOptions, ingest } from './commands/ingest.ts';
import { type LoginOptions, login } from './commands/login.ts';
import { type AskOptions, ask, type SearchOptions, search } from './commands/search.ts';
import { status } from './commands/status.ts';
import type { CliContext, CommonOptions } from './context.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import {
  askHelp,
  generalHelp,
  ingestHelp,
  loginHelp,
  searchHelp,
  sqlHelp,
  statusHelp,
} from './help-texts.ts';
import { addMcp } from './mcp/mcp-program.ts';
import type { SqlOptions } from './sql/sql-shell.ts';

type GivenIngestOptions = Partial<Omit<IngestOptions, 'mode' | 'stallMinutes'>> &
  Pick<IngestOptions, 'sourceKind' | 'concurrency' | 'wait'> & { snapshot?: boolean; stall: number };

/** The command line. Answers the exit code; usage errors have been told when it does. */
export async function runProgram(context: CliContext, args: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  const program = createProgram(context, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
  return exitCode;
}

function createProgram(context: CliContext, end: (code: ExitCode) => void): Command {
  const { terminal } = context;
  const program = new Command('memory')
    .description('Puts documents into a memory service and asks it what they say.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
      getOutHelpWidth: () => terminal.width,
      getErrHelpWidth: () => terminal.width,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(memory --help shows how it is used)')
    .addHelpText('after', generalHelp);

  command(program, 'ingest', 'Send files and folders, and wait until they can be searched.')
    .argument('<path...>', 'files and folders; folders are searched for documents')
    .option('--watch', 'stay, and send every change')
    .addOption(
      new Option(
        '--living',
        'a file has one current state: what it no longer says stops counting (default)',
      ).conflicts('snapshot'),
    )
    .option('--snapshot', 'what earlier versions of a file said goes on counting')
    .option(
      '--include <glob>',
      'in folders, take just the files that match, of whatever kind; may be repeated',
      collect,
    )
    .option(
      '--exclude <glob>',
      'in folders, leave out files and folders that match; may be repeated',
      collect,
    )
    .option('--all', 'in folders, take every kind of file')
    .option('--follow-links', 'follow symbolic links inside folders')
    .option('--root <folder>', 'name sources by their path below this folder, not by their absolute path')
    .option('--source-kind <kind>', 'what kind of source the files are', 'file')
    .option('--resend', 'send files even if they did not change since they were sent')
    .option('--no-wait', 'do not wait for the pipeline')
    .option('--stall <minutes>', 'stop waiting when nothing has moved for so long', number(1, 24 * 60), 30)
    .option('--concurrency <number>', 'uploads at once', wholeNumber(1, 32), 4)
    .option('--dry-run', 'show which files would be looked at')
    .addHelpText('after', ingestHelp)
    .action(async (paths: string[], given: GivenIngestOptions) => {
      const { snapshot, stall, ...options } = given;
      end(
        await ingest(context, paths, {
          ...options,
          mode: snapshot ? 'snapshot' : 'living',
          stallMinutes: stall,
          include: options.include ?? [],
          exclude: options.exclude ?? [],
          all: options.all ?? false,
          followLinks: options.followLinks ?? false,
          watch: options.watch ?? false,
          resend: options.resend ?? false,
          dryRun: options.dryRun ?? false,
        }),
      );
    });

  command(program, 'status', 'Show the state of the service, or how far versions are.')
    .argument('[version...]', 'version ids, as `ingest --json` prints them')
    .addHelpText('after', statusHelp)
    .action(async (versions: string[], options: CommonOptions) => {
      end(await status(context, versions, options));
    });

  command(program, 'search', 'Find passages, claims or documents.')
    .argument('<query...>', 'what to look for')
    .addOption(new Option('--chunks', 'find passages (default)').conflicts(['claims', 'documents']))
    .addOption(new Option('--claims', 'find single statements').conflicts(['chunks', 'documents']))
    .addOption(
      new Option('--documents', 'find documents, by their names and text').conflicts(['chunks', 'claims']),
    )
    .addOption(
      new Option('--channel <channel>', 'by meaning, or by words')
        .choices(['semantic', 'bm25'])
        .default('semantic'),
    )
    .option(
      '-k <number>',
      `how many, at most ${limits.searchK.max} (documents: ${limits.documentSearchK.max})`,
      wholeNumber(1, limits.searchK.max),
    )
    .option('--in <document>', 'only in the document with this id; may be repeated', collect)
    .addHelpText('after', searchHelp)
    .action(
      async (
        words: string[],
        given: CommonOptions & {
          claims?: boolean;
          documents?: boolean;
          channel: 'semantic' | 'bm25';
          k?: number;
          in?: string[];
        },
      ) => {
        const options: SearchOptions = {
          ...given,
          what: given.documents ? 'documents' : given.claims ? 'claims' : 'chunks',
          documents: given.in ?? [],
        };
        await search(context, words.join(' '), options);
      },
    );

  command(program, 'ask', 'Ask a question: what the memory holds true, then what sources say.')
    .argument('<question...>', 'the question')
    .option('-k <number>', 'how many facts and claims to show', wholeNumber(1, limits.claimsK.max), 6)
    .addOption(
      new Option('--at <time>', 'facts that held at a moment, such as 2019-05-01T00:00:00Z').conflicts(
        'history',
      ),
    )
    .option('--history', 'facts of every time, not only of now')
    .option('--predicate <name>', 'only relations of this kind, such as works_at')
    .option('--hops <number>', 'how far to follow relations', wholeNumber(limits.hops.min, limits.hops.max))
    .addHelpText('after', askHelp)
    .action(async (words: string[], options: AskOptions) => {
      await ask(context, words.join(' '), options);
    });

  command(program, 'sql', 'Ask in SQL, one statement or in a shell.')
    .argument('[statement]', 'a statement; without one and at a terminal, a shell')
    .option('--file <path>', 'read the statement from a file')
    .option('--param <value>', 'the next of $1, $2 and so on: JSON, or text; may be repeated', collect)
    .option('--max-rows <number>', 'at most so many rows', wholeNumber(0, limits.sqlRows))
    .option('--explain', 'show the plan')
    .addOption(new Option('--csv', 'print the rows as CSV').conflicts('json'))
    .addHelpText('after', sqlHelp)
    .action(async (statement: string | undefined, options: SqlOptions) => {
      const { sql } = await import('./sql/sql-shell.ts');
      end(await sql(context, statement, options));
    });

  command(program, 'login', 'Store the key of a service, for you alone to read.')
    .option('--forget', 'take the stored key away')
    .option('--no-verify', 'do not try the key first')
    .addHelpText('after', loginHelp)
    .action(async (options: LoginOptions) => {
      await login(context, options);
    });

  addMcp(program, { context, end, command, collect });
  const parts = { context, end, wholeNumber, collect };
  addAdmin(program, parts);
  addSnapshot(program, parts);
  return program;
}

function command(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option(
      '--base-url <url>',
      `where the service is (else SERVICE_BASE_URL, the address of the stored key, ${defaultBaseUrl})`,
    )
    .option('--json', 'print the answer as JSON');
}

function number(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !(value >= min && value <= max)) {
      throw new InvalidArgumentError(`It is a number from ${min} to ${max}.`);
    }
    return value;
  };
}

function wholeNumber(min: number, max: number): (text: string) => number {
  const read = number(min, max);
  return (text) => {
    const value = read(text);
    if (!Number.isInteger(value)) throw new InvalidArgumentError('It is a whole number.');
    return value;
  };
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
