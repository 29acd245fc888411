import type { ValidationEntry } from '@memory/contract';

/**
 * What is wrong with a request's `Content-Type` and `Content-Encoding`: the one type that the route takes (parameters
 * are allowed) and no compression. A page elsewhere cannot send either type without asking first by a preflight.
 */
export function checkContentType(
  header: (name: string) => string | undefined,
  expected: 'application/json' | 'application/octet-stream',
): ValidationEntry[] {
  const entries: ValidationEntry[] = [];
  const type = header('content-type');
  if (type === undefined) {
    entries.push({ type: 'missing', loc: ['header', 'content-type'], msg: 'Field required', input: null });
  } else if ((type.split(';')[0] ?? '').trim().toLowerCase() !== expected) {
    entries.push(unexpected('content-type', expected, type));
  }
  const encoding = header('content-encoding');
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    entries.push(unexpected('content-encoding', 'identity', encoding));
  }
  return entries;
}

function unexpected(name: string, expected: string, input: string): ValidationEntry {
  return {
    type: 'literal_error',
    loc: ['header', name],
    msg: `Input should be '${expected}'`,
    input,
    ctx: { expected: `'${expected}'` },
  };
}
