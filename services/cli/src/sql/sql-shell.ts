import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import type { QueryResult } from '@memory/contract';
import { toCliError } from '../client/errors.ts';
import type { MemoryClient } from '../client/memory-client.ts';
import type { CliContext, CommonOptions } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { printResult, type ResultFormat } from './print-result.ts';

export type SqlOptions = CommonOptions & {
  file?: string;
  csv?: boolean;
  param?: readonly string[];
  explain?: boolean;
  maxRows?: number;
};

/** What a session has set with its commands. */
type Session = {
  client: MemoryClient;
  format: ResultFormat;
  isTimed: boolean;
  parameters: unknown[];
  maxRows: number | undefined;
};

const HISTORY = 1_000;

const help = `Statements end with a semicolon. Commands:
  \\d [pattern]        views, or the columns of those that match
  \\df [pattern]       functions with their arguments
  \\e STATEMENT;       the plan of a statement
  \\p [value …]        values for $1, $2 …: JSON, or a word as it stands
  \\format FORMAT      table, csv or json
  \\timing             show how long statements take
  \\i FILE             run a file
  \\q                  end`;

/** `memory sql`: one statement from the command line, a file or a pipe; without one, a shell. */
export async function sql(
  context: CliContext,
  statement: string | undefined,
  options: SqlOptions,
): Promise<ExitCode> {
  const { terminal, stdin, signal } = context;
  const session: Session = {
    client: context.connect(options.baseUrl ?? null),
    format: options.json ? 'json' : options.csv ? 'csv' : 'table',
    isTimed: false,
    parameters: (options.param ?? []).map(readValue),
    maxRows: options.maxRows,
  };
  if (statement !== undefined && options.file !== undefined)
    throw usageError('give a statement or --file, not both');
  const text = statement ?? (options.file === undefined ? null : await readStatement(options.file));
  if (text !== null)
    return printResult(
      terminal,
      await ask(session, text, { isExplained: options.explain ?? false, signal }),
      session.format,
    );
  if (stdin.isTTY !== true) {
    const piped = Buffer.concat(
      await stdin.map((part: Buffer | string) => Buffer.from(part)).toArray(),
    ).toString();
    return printResult(
      terminal,
      await ask(session, piped, { isExplained: options.explain ?? false, signal }),
      session.format,
    );
  }
  return runShell(context, session);
}

function ask(
  { client, parameters, maxRows }: Session,
  text: string,
  { isExplained, signal }: { isExplained: boolean; signal: AbortSignal },
): Promise<QueryResult> {
  if (isExplained) return client.explainSql({ sql: text, parameters }, { signal });
  return client.runSql(
    { sql: text, parameters, ...(maxRows === undefined ? {} : { max_rows: maxRows }) },
    { signal },
  );
}

async function runShell(context: CliContext, session: Session): Promise<ExitCode> {
  const { terminal, stdin } = context;
  const historyFile = historyPath(context.env);
  const history = (await readFile(historyFile, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line !== '');
  const lines = createInterface({
    input: stdin,
    output: terminal.out as NodeJS.WritableStream,
    history: history.toReversed(),
    historySize: HISTORY,
  });
  terminal.tell('Ends a statement with a semicolon; \\? for help, \\q to end.');
  try {
    await readLines(context, session, lines, history);
  } finally {
    lines.close();
    await mkdir(dirname(historyFile), { recursive: true, mode: 0o700 });
    await writeFile(historyFile, `${history.slice(-HISTORY).join('\n')}\n`, { mode: 0o600 });
  }
  return exitCodes.ok;
}

async function readLines(
  context: CliContext,
  session: Session,
  lines: Interface,
  history: string[],
): Promise<void> {
  let pending = '';
  lines.setPrompt('memory> ');
  lines.prompt();
  for await (const line of lines) {
    const isCommand = pending === '' && line.startsWith('\\');
    if (line.trim() !== '') history.push(line);
    if (isCommand && line.trim() === '\\q') return;
    pending = isCommand ? '' : `${pending}${line}\n`;
    try {
      if (isCommand) await runCommand(context, session, line.trim());
      else if (/;\s*$/.test(pending)) {
        const statement = pending;
        pending = '';
        const result = await ask(session, statement, { isExplained: false, signal: context.signal });
        printResult(context.terminal, result, session.format, session.isTimed);
      }
    } catch (error) {
      pending = '';
      if (context.signal.aborted) throw error;
      context.terminal.tell(context.terminal.styleError('red', messageOf(toCliError(error, 'the service'))));
    }
    lines.setPrompt(pending.trim() === '' ? 'memory> ' : '     -> ');
    lines.prompt();
  }
}

async function runCommand({ terminal, signal }: CliContext, session: Session, line: string): Promise<void> {
  const [command = ''] = line.split(/\s+/, 1);
  const rest = line.slice(command.length).trim();
  if (command === '\\?') terminal.print(help);
  else if (command === '\\d') await describeViews(terminal, session, rest, signal);
  else if (command === '\\df') {
    const space = await session.client.querySpace(rest === '' ? {} : { pattern: rest }, { signal });
    for (const { signature, description } of space.functions)
      terminal.print(`${signature}\n    ${description}`);
  } else if (command === '\\e') {
    printResult(terminal, await ask(session, rest, { isExplained: true, signal }), session.format);
  } else if (command === '\\p') session.parameters = (rest.match(valueShape) ?? []).map(readValue);
  else if (command === '\\timing') session.isTimed = !session.isTimed;
  else if (command === '\\i') {
    const result = await ask(session, await readStatement(rest), { isExplained: false, signal });
    printResult(terminal, result, session.format, session.isTimed);
  } else if (command === '\\format' && (rest === 'table' || rest === 'csv' || rest === 'json'))
    session.format = rest;
  else terminal.tell(`${command} is not known here\n${help}`);
}

async function describeViews(
  terminal: CliContext['terminal'],
  { client }: Session,
  pattern: string,
  signal: AbortSignal,
): Promise<void> {
  const { views } = await client.querySpace(pattern === '' ? {} : { pattern }, { signal });
  for (const { name, description, columns } of views) {
    terminal.print(`${terminal.style('bold', name)}  ${description}`);
    if (pattern === '') continue;
    for (const column of columns)
      terminal.print(`    ${column.name.padEnd(24)} ${column.type.padEnd(26)} ${column.description}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A value of `\p`: a JSON string, which may have spaces, or a word. */
const valueShape = /"(?:[^"\\]|\\.)*"|\S+/g;

/** JSON where it is JSON, else the text itself. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readStatement(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: Error) => {
    throw usageError(`${path} cannot be read`, error.message);
  });
}

function historyPath(env: CliContext['env']): string {
  const state = env.XDG_STATE_HOME ?? join(env.HOME ?? '.', '.local', 'state');
  return join(state, 'memory-service', 'sql-history');
}
