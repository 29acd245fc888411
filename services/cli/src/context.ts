import type { MemoryClient } from './client/memory-client.ts';
import type { Terminal } from './output/terminal.ts';
import type { Settings } from './settings.ts';

/** What commands are given: everything that touches the world outside. */
export type CliContext = {
  readonly terminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly settings: Settings;
  readonly stdin: NodeJS.ReadStream;
  /** Aborted at the first Ctrl-C. */
  readonly signal: AbortSignal;
  connect(baseUrl: string | null): MemoryClient;
};

/** Options that every command takes. */
export type CommonOptions = { readonly baseUrl?: string; readonly json?: boolean };

/** Prints an answer for machines. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.out.write(`${JSON.stringify(value, null, 2)}\n`);
}
