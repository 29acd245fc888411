import type { MemoryClient } from '../client/memory-client.ts';

const pages = 50;

/** Why versions failed, as the list of documents says; versions without a word there are missing in the result. */
export async function failureReasons(
  client: MemoryClient,
  versionIds: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  let cursor: string | null = null;
  for (let page = 0; page < pages && reasons.size < versionIds.size; page++) {
    const query: Record<string, string> = {
      limit: '200',
      status: 'failed',
      ...(cursor === null ? {} : { cursor }),
    };
    const answer = await client.documents(query, { signal });
    for (const { latest } of answer.documents) {
      if (latest.error !== null && versionIds.has(latest.version_id))
        reasons.set(latest.version_id, latest.error);
    }
    cursor = answer.cursor;
    if (cursor === null) break;
  }
  return reasons;
}
