import type { Sql } from '@memory/database';
import { type Listening, listen } from '@memory/http';
import type { Logger, Registry } from '@memory/telemetry';
import { createCostExport } from './app.ts';
import type { CostExportVariables } from './variables.ts';

export type StartCostExportOptions = {
  variables: CostExportVariables;
  sql: Sql;
  log: Logger;
  registry: Registry;
};

/** The cost export on its own listener; null where none is configured. */
export async function startCostExport(options: StartCostExportOptions): Promise<Listening | null> {
  const { sql, log, registry, variables } = options;
  const { SERVICE_COST_EXPORT_BIND: bind, SERVICE_COST_EXPORT_TOKEN: token } = variables;
  if (bind === undefined || token === undefined) return null;
  const app = createCostExport({ sql, token, log, registry });
  const where = 'path' in bind ? { socketPath: bind.path } : { address: bind.host, port: bind.port };
  const listening = await listen({ app, log, ...where });
  log.info({ url: listening.url }, 'the cost export listens');
  return listening;
}
