import { randomUUID } from 'node:crypto';
import type { Sql } from '../database.ts';
import { liftReceiptOrder } from '../receipts/export-receipts.ts';
import { explainUnmigrated } from './explain-unmigrated.ts';

/** The database belongs to another deployment than the configuration names. */
export class DeploymentMismatchError extends Error {
  readonly code = 'deployment_mismatch';
  constructor(kept: string, asked: string) {
    super(
      `SERVICE_DEPLOYMENT_ID is ${asked}, but this database was started as deployment ${kept}; the id is fixed by the first start`,
    );
    this.name = 'DeploymentMismatchError';
  }
}

/**
 * The deployment's id: kept in the database since its first start, which takes the configured one or draws one.
 * Several programs may start at once. Throws `DeploymentMismatchError` where the configuration names another, and
 * `MigrationError` where the database has not been migrated under its present name.
 */
export async function ensureDeployment(sql: Sql, configuredId: string | undefined): Promise<string> {
  const wanted = configuredId?.toLowerCase();
  await sql`insert into memory.deployment (deployment_id) values (${wanted ?? randomUUID()}) on conflict do nothing`.catch(
    (error) => {
      throw explainUnmigrated(error);
    },
  );
  const [row] = await sql<{ deployment_id: string }[]>`select deployment_id from memory.deployment`;
  if (row === undefined) throw new Error('the deployment row is missing');
  if (wanted !== undefined && wanted !== row.deployment_id)
    throw new DeploymentMismatchError(row.deployment_id, wanted);
  await liftReceiptOrder(sql);
  return row.deployment_id;
}
