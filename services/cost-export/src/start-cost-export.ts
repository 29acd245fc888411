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
  if ('path' in bind) return await listen({ app, socketPath: bind.path, log });
  return await listen({ app, address: bind.host, port: bind.port, log });
}
