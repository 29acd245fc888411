import { describeDeployment } from '@memory/database/operator';
import { componentVersions } from '@memory/pipeline/api';
import { type CliContext, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { formatBytes } from '../output/terminal.ts';
import { withDatabase } from './open-database.ts';

/** `deployment show`: what the database holds, and what state it is in. */
export async function deploymentShow(context: CliContext, options: { json?: boolean }): Promise<ExitCode> {
  const { terminal } = context;
  const deployment = await withDatabase(context, ({ sql }) => describeDeployment(sql));
  if (deployment === null)
    throw usageError('the database has no deployment yet', 'Start the service on it once.');
  if (options.json) {
    printJson(terminal, { ...deployment, component_versions: componentVersions });
    return exitCodes.ok;
  }
  const line = (name: string, value: string) =>
    terminal.print(`${terminal.style('dim', name.padEnd(12))} ${value}`);
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
      .join(', ') || 'none';
  line('deployment', `${deployment.deployment_id}, since ${deployment.created_at.toISOString()}`);
  if (deployment.forget_in_progress) line('', terminal.style('yellow', 'a hard forget is in progress'));
  line('schema', `${deployment.schema.version} (${deployment.schema.name})`);
  line('database', `Postgres ${deployment.database.server}, ${formatBytes(deployment.database.bytes)}`);
  line('documents', counts(deployment.documents));
  line('versions', counts(deployment.versions));
  line(
    'contents',
    `${deployment.contents.blobs.toLocaleString('en')}, ${formatBytes(deployment.contents.bytes)}`,
  );
  line('knowledge', counts(deployment.knowledge));
  if (deployment.parked > 0) line('parked', `${deployment.parked} without a converter route`);
  for (const { stage, status, rows } of deployment.work) line('work', `${rows} ${status} in ${stage}`);
  for (const { generation, model, dimensions, status, items } of deployment.index) {
    line(
      'index',
      `generation ${generation}: ${model}, ${dimensions} dimensions, ${status}, ${items.toLocaleString('en')} items`,
    );
  }
  return exitCodes.ok;
}
