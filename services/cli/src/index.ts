export type { CliContext } from './context.ts';
export { type ExitCode, exitCodes } from './exit-codes.ts';
export { runProgram } from './program.ts';
