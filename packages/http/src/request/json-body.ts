import type { ValidationEntry } from '@memory/contract';
import { findJsonFault } from './json-fault.ts';

/** Nesting that no request of the interface comes near; deeper JSON is refused before it is parsed. */
const deepestNesting = 100;

export type ParsedJson = { ok: true; value: unknown } | { ok: false; entry: ValidationEntry };

/** Parses a JSON body as FastAPI does: what does not parse is `json_invalid`, an empty body is missing. */
export function parseJson(bytes: Uint8Array): ParsedJson {
  if (bytes.length === 0)
    return refuse({ type: 'missing', loc: ['body'], msg: 'Field required', input: null });
  const deep = positionTooDeep(bytes);
  if (deep !== null) return invalid(deep, `Nested deeper than ${deepestNesting} levels`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return invalid(0, 'Invalid UTF-8');
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const { position, error } = findJsonFault(text);
    return invalid(position, error);
  }
}

function refuse(entry: ValidationEntry): ParsedJson {
  return { ok: false, entry };
}

function invalid(position: number, error: string): ParsedJson {
  return refuse({
    type: 'json_invalid',
    loc: ['body', position],
    msg: 'JSON decode error',
    input: {},
    ctx: { error },
  });
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\{}[]'].map((character) =>
  character.charCodeAt(0),
);

function positionTooDeep(bytes: Uint8Array): number | null {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (inText) {
      if (byte === backslash) index++;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === openBrace || byte === openBracket) {
      depth++;
      if (depth > deepestNesting) return index;
    } else if (byte === closeBrace || byte === closeBracket) depth--;
  }
  return null;
}
