import {
  ListedVersionStatus,
  limits,
  type PipelineReadinessReport,
  stages,
  type VersionPipelineReadiness,
} from '@memory/contract';
import type { MemoryClient } from '../client/memory-client.ts';
import { type CliContext, type CommonOptions, printJson } from '../context.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { outcomeOf } from '../ingest/wait-for-pipeline.ts';
import { cut, plain, plural, type Terminal } from '../output/terminal.ts';

const everything = { pipeline: true, p1: true, live_graph: false, p3: false };
const newest = 10;
/** Pages of 200 documents that are counted. */
const countedPages = 50;

/** Shows how far versions are, or the state of the whole service. */
export async function status(
  context: CliContext,
  versionIds: readonly string[],
  options: CommonOptions,
): Promise<ExitCode> {
  const client = context.connect(options.baseUrl ?? null);
  if (versionIds.length > limits.readinessVersions.max) {
    throw usageError(`at most ${limits.readinessVersions.max} versions at once`);
  }
  return versionIds.length > 0
    ? statusOfVersions(context, client, versionIds, options)
    : statusOfService(context, client, options);
}

async function statusOfVersions(
  { terminal, signal }: CliContext,
  client: MemoryClient,
  versionIds: readonly string[],
  options: CommonOptions,
): Promise<ExitCode> {
  const report = await client.readiness(versionIds, everything, { signal });
  if (options.json) printJson(terminal, report);
  else for (const version of report.versions) renderVersion(terminal, version);
  return report.versions.some((version) => outcomeOf(version)?.state === 'dead')
    ? exitCodes.someFailed
    : exitCodes.ok;
}

function renderVersion(terminal: Terminal, version: VersionPipelineReadiness): void {
  const outcome = outcomeOf(version);
  const through = version.stages.filter(
    (stage) => stage.status === 'succeeded' || stage.status === 'skipped',
  ).length;
  const words =
    outcome?.state === 'ready'
      ? terminal.style('green', 'ready')
      : outcome?.state === 'dead'
        ? terminal.style('red', `gave up at ${outcome.stage}`)
        : outcome?.state === 'parked'
          ? terminal.style('yellow', 'parked: no converter for its type')
          : outcome?.state === 'unknown'
            ? terminal.style('yellow', 'not known here')
            : `${through} of ${stages.length} stages done`;
  terminal.print(`${version.version_id}  ${words}`);
  if (outcome !== null) return;
  for (const stage of version.stages.filter(
    ({ status: state }) => state !== 'succeeded' && state !== 'skipped',
  )) {
    const reason = stage.defer_reason === null ? '' : ` (${stage.defer_reason.replaceAll('_', ' ')})`;
    terminal.print(`  ${stage.stage.padEnd(24)} ${stage.status}${reason}`);
  }
}

async function statusOfService(
  { terminal, signal }: CliContext,
  client: MemoryClient,
  options: CommonOptions,
): Promise<ExitCode> {
  await client.health({ signal });
  const deployment = await client.deployment({ signal });
  const counts = new Map<string, number>(ListedVersionStatus.options.map((state) => [state, 0]));
  const first: Awaited<ReturnType<MemoryClient['documents']>>['documents'] = [];
  const failed: typeof first = [];
  let cursor: string | null = null;
  let complete = false;
  for (let page = 0; page < countedPages && !complete; page++) {
    const answer: Awaited<ReturnType<MemoryClient['documents']>> = await client.documents(
      { limit: '200', ...(cursor === null ? {} : { cursor }) },
      { signal },
    );
    for (const document of answer.documents) {
      counts.set(document.latest.status, (counts.get(document.latest.status) ?? 0) + 1);
      if (first.length < newest) first.push(document);
      if (document.latest.status === 'failed' && failed.length < newest) failed.push(document);
    }
    cursor = answer.cursor;
    complete = cursor === null;
  }
  const sample = first[0]?.latest.version_id;
  const report = sample === undefined ? null : await client.readiness([sample], everything, { signal });
  if (options.json) {
    const documents = { ...Object.fromEntries(counts), complete };
    printJson(terminal, {
      base_url: client.connection.baseUrl,
      deployment,
      documents,
      newest: first,
      capabilities: report?.capabilities ?? null,
    });
    return exitCodes.ok;
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  terminal.print(
    `${client.connection.baseUrl} answers${deployment.build_revision === '' ? '' : `, build ${deployment.build_revision}`}`,
  );
  terminal.print(`${complete ? '' : 'at least '}${plural(total, 'document')}${describeCounts(counts)}`);
  if (report) renderCapabilities(terminal, report);
  renderDocuments(terminal, 'Newest', first);
  renderDocuments(terminal, 'Failed', failed);
  return exitCodes.ok;
}

function describeCounts(counts: ReadonlyMap<string, number>): string {
  const parts = [...counts]
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count.toLocaleString('en')} ${state}`);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

function renderCapabilities(terminal: Terminal, { capabilities }: PipelineReadinessReport): void {
  const shown = { search: capabilities.p1, graph: capabilities.live_graph, snapshot: capabilities.p3 };
  for (const [name, { ready, reason }] of Object.entries(shown)) {
    terminal.print(
      `  ${name.padEnd(9)} ${ready ? terminal.style('green', 'ready') : `not ready (${reason.replaceAll('_', ' ')})`}`,
    );
  }
}

function renderDocuments(
  terminal: Terminal,
  heading: string,
  documents: Awaited<ReturnType<MemoryClient['documents']>>['documents'],
): void {
  if (documents.length === 0) return;
  terminal.print();
  terminal.print(terminal.style('bold', heading));
  for (const { title, source_uri, latest } of documents) {
    const name = plain(cut(title ?? source_uri ?? 'untitled', 60));
    const error = latest.error === null ? '' : `  ${terminal.style('red', plain(cut(latest.error, 120)))}`;
    terminal.print(
      `  ${latest.ingested_at.slice(0, 16).replace('T', ' ')}  ${latest.status.padEnd(11)} ${name}${error}`,
    );
  }
}
