/** An answer of the issuer that cannot be used; the words name no address, which may hold a secret. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

export type FetchLimits = { deadlineMs: number; maxBytes: number };
export const defaultFetchLimits: FetchLimits = { deadlineMs: 5_000, maxBytes: 1024 * 1024 };

/** Fetches a small text: answered with 200 itself, whole within the deadline, of at most so many bytes. */
export async function fetchText(
  url: string,
  stop: AbortSignal,
  { deadlineMs, maxBytes }: FetchLimits = defaultFetchLimits,
): Promise<string> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.any([stop, deadline]),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new FetchError(`it answered ${response.status}`);
    }
    return await readWhole(response, maxBytes);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (deadline.aborted) throw new FetchError(`no whole answer within ${deadlineMs} ms`);
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new FetchError(`it could not be reached${code}`);
  }
}

async function readWhole(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new FetchError(`its answer is over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
