import { watch } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const quietMs = 500;
const rescanMs = 60_000;

/**
 * Yields when something at or below the paths changed and then was quiet for half a second, and once a minute in any case, as some file
 * systems tell nothing. Ends with the signal.
 */
export async function* watchPaths(paths: readonly string[], signal: AbortSignal): AsyncGenerator<void> {
  let wake = () => {};
  let changes = 0;
  for (const path of paths) void follow(path);
  async function follow(path: string): Promise<void> {
    try {
      for await (const _ of watch(path, { recursive: true, signal })) {
        changes++;
        wake();
      }
    } catch {
      // What cannot be watched is looked at every minute.
    }
  }
  while (!signal.aborted) {
    const seen = changes;
    if (changes === seen) await nap(rescanMs);
    for (let settled = -1; settled !== changes && !signal.aborted; ) {
      settled = changes;
      await sleep(quietMs, undefined, { signal }).catch(() => {});
    }
    if (!signal.aborted) yield;
  }
  async function nap(ms: number): Promise<void> {
    const over = new AbortController();
    wake = () => over.abort();
    await sleep(ms, undefined, { signal: AbortSignal.any([signal, over.signal]) }).catch(() => {});
    wake = () => {};
  }
}
