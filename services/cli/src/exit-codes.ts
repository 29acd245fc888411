/** What the program's exit code says, so that scripts can tell the cases apart. */
export const exitCodes = {
  ok: 0,
  /** Some documents failed or were not ready in time. */
  someFailed: 1,
  /** The command line or what it asks for is wrong. */
  usage: 2,
  /** No answer from the service, or it stayed busy. */
  unreachable: 3,
  /** The credential is missing, wrong, or may not do this. */
  refused: 4,
  /** The service answered what it should not: an internal error, or an answer of another shape. */
  unexpected: 5,
  /** A variable is malformed. */
  configuration: 78,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An end that is explained to the person in one or two lines. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;
  readonly hint: string | null;

  constructor(exitCode: ExitCode, message: string, options: { hint?: string | null; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.exitCode = exitCode;
    this.hint = options.hint ?? null;
  }
}

export function usageError(message: string, hint: string | null = null): CliError {
  return new CliError(exitCodes.usage, message, { hint });
}
