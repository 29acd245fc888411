import { readCosts } from '@memory/database/operator';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { withDatabase } from './open-database.ts';

export type CostsOptions = { days: number; json?: boolean };

/** `costs`: what model calls cost, by day, stage and model. */
export async function costs(context: CliContext, { days, json }: CostsOptions): Promise<ExitCode> {
  const { terminal } = context;
  const rows = await withDatabase(context, ({ sql }) => readCosts(sql, { days }));
  const totalUsd = rows.reduce((sum, { usd }) => sum + Number(usd), 0);
  if (json) {
    printJson(terminal, { days, total_usd: totalUsd, costs: rows });
    return exitCodes.ok;
  }
  const count = (value: number) => value.toLocaleString('en');
  for (const row of rows) {
    const { day, stage, model, calls, failed, tokens_in, tokens_out, usd, unpriced } = row;
    const notes = [
      ...(failed > 0 ? [`${count(failed)} failed`] : []),
      ...(unpriced > 0 ? [`${count(unpriced)} of unknown cost`] : []),
    ];
    terminal.print(
      `${day}  ${stage.padEnd(24)} ${model.padEnd(32)} ${`$${Number(usd).toFixed(4)}`.padStart(10)}  ${count(calls)} calls, ${count(tokens_in)} in, ${count(tokens_out)} out${notes.length > 0 ? `  (${notes.join(', ')})` : ''}`,
    );
  }
  terminal.tell(`$${totalUsd.toFixed(4)} in ${days === 1 ? 'one day' : `${days} days`}`);
  return exitCodes.ok;
}
