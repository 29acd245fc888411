import { type CheckResult, checkNames, verifyDeployment } from '@memory/database/operator';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { withDatabase } from './open-database.ts';

export type VerifyCommandOptions = { only?: string[]; examples: number; json?: boolean };

/** `verify`: exit code 1 when anything disagrees. */
export async function verify(context: CliContext, options: VerifyCommandOptions): Promise<ExitCode> {
  const { terminal, signal } = context;
  const unknown = (options.only ?? []).filter((name) => !checkNames.includes(name));
  if (unknown.length > 0)
    throw usageError(`no check is called ${unknown.join(', ')}`, `There are: ${checkNames.join(', ')}`);
  const results = await withDatabase(context, ({ sql }) =>
    verifyDeployment(sql, {
      examples: options.examples,
      signal,
      ...(options.only === undefined ? {} : { only: options.only }),
      ...(options.json ? {} : { onResult: (result) => show(terminal, result) }),
    }),
  );
  const disagreeing = results.filter(({ outcome }) => outcome === 'disagrees');
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  if (options.json) {
    printJson(terminal, { agrees: disagreeing.length === 0, checks: results });
  } else {
    const left = skipped.length === 0 ? '' : `, ${skipped.length} skipped while documents are on their way`;
    terminal.print(
      disagreeing.length === 0
        ? `${results.length - skipped.length} checks agree${left}`
        : `${disagreeing.length} of ${results.length} checks disagree${left}`,
    );
  }
  return disagreeing.length === 0 ? exitCodes.ok : exitCodes.someFailed;
}

function show(terminal: Terminal, { name, holds, outcome, count, examples, ms }: CheckResult): void {
  const mark = {
    agrees: terminal.style('green', 'ok  '),
    disagrees: terminal.style('red', 'BAD '),
    skipped: terminal.style('dim', 'skip'),
  };
  terminal.print(`${mark[outcome]} ${name.padEnd(26)} ${holds}${terminal.style('dim', ` (${ms} ms)`)}`);
  for (const { subject, detail } of examples) terminal.print(`       ${subject}: ${detail}`);
  if (count > examples.length) terminal.print(`       and ${count - examples.length} more`);
}
