const groupLengths = [8, 4, 4, 4, 12] as const;

export type ParsedUuid = { ok: true; value: string } | { ok: false; error: string };

/**
 * Reads a UUID in any of its usual spellings (hyphenated, 32 hex digits, in braces, with `urn:uuid:`, either case)
 * and answers its one canonical spelling, so that equal ids are equal strings. The error words are those of the
 * parser behind pydantic, which clients of FastAPI services know.
 */
export function parseUuid(text: string): ParsedUuid {
  let body = text;
  if (body.startsWith('urn:uuid:')) body = body.slice('urn:uuid:'.length);
  else if (body.startsWith('{') && body.endsWith('}') && body.length > 1) body = body.slice(1, -1);
  const offset = body === text ? 0 : text.indexOf(body);
  const stray = /[^0-9a-fA-F-]/u.exec(body);
  if (stray !== null && isShort(text)) {
    return { ok: false, error: `invalid character: found \`${stray[0]}\` at ${stray.index + offset}` };
  }
  const bytes = new TextEncoder().encode(text).length;
  if (stray !== null) return { ok: false, error: `invalid length: found ${bytes}` };
  const groups = body.split('-');
  if (groups.length === 1 && body === text) {
    if (body.length !== 32) return { ok: false, error: `invalid length: found ${bytes}` };
    return { ok: true, value: canonical(body) };
  }
  if (groups.length !== 5) {
    return { ok: false, error: `invalid group count: expected 5, found ${groups.length}` };
  }
  for (const [index, expected] of groupLengths.entries()) {
    const found = groups[index]?.length ?? 0;
    if (found !== expected) {
      return {
        ok: false,
        error: `invalid group length in group ${index}: expected ${expected}, found ${found}`,
      };
    }
  }
  return { ok: true, value: canonical(groups.join('')) };
}

/** A long text is no mistyped UUID: its length says more than its first odd character. */
function isShort(text: string): boolean {
  return text.length <= 64;
}

function canonical(hex: string): string {
  const lower = hex.toLowerCase();
  return `${lower.slice(0, 8)}-${lower.slice(8, 12)}-${lower.slice(12, 16)}-${lower.slice(16, 20)}-${lower.slice(20)}`;
}
