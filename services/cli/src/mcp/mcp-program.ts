import { spawn } from 'node:child_process';
import { type Command, Option } from 'commander';
import { type LoginOptions, login } from '../commands/login.ts';
import type { CliContext, CommonOptions } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { loginHelp } from '../help-texts.ts';
import { agentClientNames } from './agent-clients.ts';
import { doctor } from './doctor.ts';
import { type InstallOptions, install } from './install.ts';
import { serverProgram } from './server-program.ts';

export type McpParts = {
  context: CliContext;
  end: (code: ExitCode) => void;
  /** A command with the options that every command takes. */
  command: (parent: Command, name: string, description: string) => Command;
  collect: (value: string, before?: readonly string[]) => string[];
};

const mcpHelp = `
Examples:
  memory mcp install --client claude-code --dry-run   shows what would be written
  memory mcp install --client cursor --allowed-root ~/notes
  memory mcp doctor                                   tries what an agent will do
  memory mcp http --port 8765                         serves every agent of this machine

docs/mcp.md has each agent, and what to do when one sees no tools.`;

/** Adds `memory mcp …`: the MCP server, and what it takes to get it into an agent. */
export function addMcp(program: Command, { context, end, command, collect }: McpParts): void {
  const mcp = program
    .command('mcp')
    .description('Give agents the memory: the MCP server, and its place in their settings.')
    .addHelpText('after', mcpHelp);

  command(mcp, 'install', "Write the server into an agent's settings.")
    .addOption(new Option('--client <agent>', 'which agent').choices(agentClientNames).makeOptionMandatory())
    .option('--name <name>', 'what the agent calls it', 'memory')
    .option('--dry-run', 'show what would be written, and where')
    .option('--read-only', 'leave ingest and delete_document out')
    .option('--allowed-root <folder>', 'let ingest read files below this folder; may be repeated', collect)
    .action((options: InstallOptions) => install(context, options));

  command(mcp, 'doctor', 'Check address, key, server, tools and a call, in words.').action(
    async (options: CommonOptions) => {
      end(await doctor(context, options));
    },
  );

  command(mcp, 'login', 'Store the key of a service, as `memory login` does.')
    .option('--forget', 'take the stored key away')
    .option('--no-verify', 'do not try the key first')
    .addHelpText('after', loginHelp)
    .action(async (options: LoginOptions) => {
      await login(context, options);
    });

  for (const transport of ['stdio', 'http'] as const) {
    mcp
      .command(transport)
      .description(
        transport === 'stdio'
          ? 'The server on standard input and output.'
          : 'The server at http://127.0.0.1:8765/mcp.',
      )
      .argument('[options...]', 'see `memory mcp stdio --help`')
      .helpOption(false)
      .allowUnknownOption()
      .action(async (options: string[]) => {
        end(await runServer(context, [transport, ...options]));
      });
  }
}

/** Runs the server with this program's own streams. */
async function runServer({ env, signal }: CliContext, args: readonly string[]): Promise<ExitCode> {
  const { command, args: before } = serverProgram(env);
  const child = spawn(command, [...before, ...args], { env, stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code === 0) return exitCodes.ok;
  return code === exitCodes.configuration ? exitCodes.configuration : exitCodes.unexpected;
}
