import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedVersion, PipelineReadinessReport } from '@memory/contract';

const LONGEST_MS = 240_000;

/** Uploads Markdown and waits until every stage of it is done. */
export async function remember(
  apiUrl: string,
  files: readonly { name: string; text: string; parameters?: Record<string, string> }[],
): Promise<IngestedVersion[]> {
  const versions: IngestedVersion[] = [];
  for (const { name, text, parameters = {} } of files) {
    const query = new URLSearchParams({ filename: name, mime: 'text/markdown', ...parameters });
    const answer = await fetch(`${apiUrl}/ingest?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: text,
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    versions.push((await answer.json()) as IngestedVersion);
  }
  await settle(
    apiUrl,
    versions.map(({ version_id }) => version_id),
  );
  return versions;
}

async function settle(apiUrl: string, ids: readonly string[]): Promise<void> {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await sleep(250)) {
    const answer = await fetch(`${apiUrl}/readiness`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        version_ids: ids,
        require: { pipeline: true, p1: false, live_graph: false, p3: false },
      }),
    });
    if (((await answer.json()) as PipelineReadinessReport).ready) return;
  }
  throw new Error('the pipeline did not finish');
}
