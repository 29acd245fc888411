import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CliError, exitCodes } from '../exit-codes.ts';

export type ServerProgram = { readonly command: string; readonly args: readonly string[] };

const launcher = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));
const sources = fileURLToPath(new URL('../../../mcp/src/main.ts', import.meta.url));

/**
 * How the MCP server is started: by the checkout's launcher, which brings its own Node where the one at hand is too
 * old, or, where there is none, from the sources. The Node named is the person's own where npm tells which that is.
 */
export function serverProgram(env: Readonly<Record<string, string | undefined>>): ServerProgram {
  if (existsSync(launcher)) {
    return { command: env.npm_node_execpath ?? process.execPath, args: [launcher, 'mcp'] };
  }
  if (existsSync(sources)) return { command: process.execPath, args: [sources] };
  throw new CliError(exitCodes.usage, 'the MCP server is not part of this installation');
}
