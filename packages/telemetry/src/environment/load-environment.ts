import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { knownVariables, nearestVariable, secretVariables } from './known-variables.ts';

/** The exit code for a configuration that a program will not start with (sysexits' EX_CONFIG). */
export const configurationExitCode = 78;

/** What is wrong with the configuration, one line per problem, without any secret's value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];
  /** What else was noticed, and would not have kept the program from starting. */
  readonly warnings: readonly string[];

  constructor(problems: readonly string[], warnings: readonly string[] = []) {
    super(problems.join('\n'));
    this.problems = problems;
    this.warnings = warnings;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type Loaded<Config> = { config: Config; warnings: string[] };

/**
 * Reads a program's variables by its one schema, an object whose keys are their names. Secrets may come as
 * `<NAME>_FILE`, of which one trailing newline is dropped. Unknown `SERVICE_SELFHOST_*` variables are problems, as a
 * mistyped lock must not leave the door open; any other unknown `SERVICE_*` is a warning.
 *
 * @throws ConfigurationError with every problem there is
 */
export function loadEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment = process.env,
): Loaded<z.infer<Schema>> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const given: Record<string, string> = {};
  const files = new Map<string, string>();
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('SERVICE_') || value === undefined) continue;
    if (knownVariables.has(name)) {
      given[name] = value;
      continue;
    }
    const secret = secretOf(name);
    if (secret !== null) {
      files.set(secret, name);
      readSecret({ name, secret, path: value, env, given, problems });
      continue;
    }
    const line = `${name}: unknown variable; the nearest known one is ${nearestVariable(name)}`;
    (name.startsWith('SERVICE_SELFHOST_') ? problems : warnings).push(line);
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const [name] = issue.path.map(String);
      problems.push(name === undefined ? issue.message : `${files.get(name) ?? name}: ${issue.message}`);
    }
  }
  if (problems.length > 0 || !parsed.success) throw new ConfigurationError([...new Set(problems)], warnings);
  return { config: parsed.data, warnings };
}

function secretOf(name: string): string | null {
  const secret = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : '';
  return secretVariables.has(secret) ? secret : null;
}

type SecretFile = {
  name: string;
  secret: string;
  path: string;
  env: Environment;
  given: Record<string, string>;
  problems: string[];
};

function readSecret({ name, secret, path, env, given, problems }: SecretFile): void {
  if (env[secret] !== undefined) {
    problems.push(`${name}: is set together with ${secret}; give one of the two`);
    return;
  }
  try {
    given[secret] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    problems.push(`${name}: cannot read ${path} (${code})`);
  }
}

/** The table that `--help` prints: each variable with its default and what it means, as its schema's meta says. */
export function describeEnvironment(shape: Readonly<Record<string, z.ZodType>>): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const meta = schema.meta() ?? {};
    const shown = typeof meta.shown === 'string' ? meta.shown : '';
    const file = secretVariables.has(name) ? ` (or ${name}_FILE)` : '';
    return { name, shown, text: `${meta.description ?? ''}${file}` };
  });
  const widest = Math.max(...rows.map((row) => row.name.length));
  const widestDefault = Math.max('default'.length, ...rows.map((row) => row.shown.length));
  const line = (name: string, shown: string, text: string) =>
    `  ${name.padEnd(widest)}  ${shown.padEnd(widestDefault)}  ${text}`.trimEnd();
  return [
    line('variable', 'default', 'meaning'),
    ...rows.map((row) => line(row.name, row.shown, row.text)),
  ].join('\n');
}

export type Program<Schema extends z.ZodType> = {
  /** One line that says what the program is. */
  title: string;
  schema: Schema;
  shape: Readonly<Record<string, z.ZodType>>;
  /** The arguments that it knows besides `--help`. */
  words?: readonly string[];
};

/**
 * What every program does first: prints its help and exits where asked, or reads its configuration; one that is wrong
 * ends the process with one line per problem on stderr and exit code 78, as an argument does that it does not know.
 */
export function startProgram<Schema extends z.ZodType>(
  { title, schema, shape, words = [] }: Program<Schema>,
  { argv = process.argv.slice(2), env = process.env }: { argv?: readonly string[]; env?: Environment } = {},
): z.infer<Schema> {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(`${title}\n\n${describeEnvironment(shape)}\n`);
    process.exit(0);
  }
  const unknown = argv.filter((word) => !words.includes(word));
  if (unknown.length > 0) {
    for (const word of unknown)
      process.stderr.write(`${word}: unknown argument; --help shows what there is\n`);
    process.exit(configurationExitCode);
  }
  try {
    const { config, warnings } = loadEnvironment(schema, env);
    for (const warning of warnings) process.stderr.write(`${warning}\n`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const problem of [...error.problems, ...error.warnings]) process.stderr.write(`${problem}\n`);
    process.exit(configurationExitCode);
  }
}

/** The codes of errors that only another configuration cures, wherever they were found. */
const configurationCodes: ReadonlySet<unknown> = new Set([
  'binding_invalid',
  'deployment_mismatch',
  'model_damaged',
  'model_missing',
  'redis_unsupported',
]);

/**
 * Ends a program that could not start, with what was wrong on stderr in one line: exit code 78 where the configuration
 * has to change, 1 where trying again may do.
 */
export function exitOnFailedStart(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isConfiguration = error instanceof ConfigurationError || configurationCodes.has(code);
  process.stderr.write(`cannot start: ${message}\n`);
  process.exit(isConfiguration ? configurationExitCode : 1);
}
