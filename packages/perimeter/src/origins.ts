type Parsed<Value> = { ok: true; value: Value } | { ok: false; problem: string };

const plainHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads a comma-separated list of origins as browsers send them: lower-case scheme and host, a port where it is not
 * the scheme's own, nothing else. `http` is for this machine only. An empty text is an empty list.
 */
export function parseOrigins(text: string): Parsed<ReadonlySet<string>> {
  if (text === '') return { ok: true, value: new Set() };
  const origins = text.split(',');
  for (const origin of origins) {
    const problem = problemOf(origin);
    if (problem !== null) return { ok: false, problem };
  }
  return { ok: true, value: new Set(origins) };
}

function problemOf(origin: string): string | null {
  if (origin === '') return 'has an empty entry; remove it or the trailing comma';
  const shown = JSON.stringify(origin);
  const url = URL.canParse(origin) ? new URL(origin) : null;
  // A browser never sends a wildcard; the URL parser would let one pass as a host name.
  if (url === null || url.origin !== origin || origin.includes('*')) {
    return `${shown} is not an origin as a browser sends it, such as https://app.example.org or http://localhost:3000`;
  }
  if (url.protocol === 'https:' || (url.protocol === 'http:' && plainHosts.has(url.hostname))) return null;
  return `${shown} must use https; http is for localhost, 127.0.0.1 and [::1] only`;
}
