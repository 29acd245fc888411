import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedVersion, PipelineReadinessReport } from '@memory/contract';

/** Sends one file; rejects with what the service said where it is not taken. */
export async function ingestText(
  url: string,
  text: string,
  parameters: Record<string, string> = {},
): Promise<IngestedVersion> {
  const query = new URLSearchParams({ filename: 'note.md', mime: 'text/markdown', ...parameters });
  const response = await fetch(`${url}/ingest?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: text,
  });
  if (response.status !== 200) throw new Error(`ingest: ${response.status} ${await response.text()}`);
  return (await response.json()) as IngestedVersion;
}

/** Waits until every stage of some versions has finished. */
export async function untilReady(
  url: string,
  versions: readonly Pick<IngestedVersion, 'version_id'>[],
  deadlineMs = 60_000,
): Promise<void> {
  for (const end = Date.now() + deadlineMs; Date.now() < end; await sleep(100)) {
    const response = await fetch(`${url}/readiness`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        version_ids: versions.map((version) => version.version_id),
        require: { pipeline: true, p1: true, live_graph: false, p3: false },
      }),
    });
    if (response.ok && ((await response.json()) as PipelineReadinessReport).ready) return;
  }
  throw new Error(`the versions were not ready within ${deadlineMs} ms`);
}
