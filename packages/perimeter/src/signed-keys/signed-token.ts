import { type CryptoKey, compactVerify } from 'jose';

/** A token whose shape and header are as they must be; nothing about it is verified. */
export type SignedToken = {
  /** The compact form, without a prefix. */
  compact: string;
  kid: string;
  typ: string | null;
  /** The payload as text. Not to be believed before `verifySignature` has held. */
  payload: string;
};

export type TokenForm = {
  /** Longest compact form in characters. */
  maxLength: number;
  /** Whether `<letters>_` may stand before it. */
  prefix: boolean;
};

/** A key with 20 projects and long ids takes 2 KiB. */
export const keyForm: TokenForm = { maxLength: 8 * 1024, prefix: true };
/** What an answer of the issuer may weigh. */
export const documentForm: TokenForm = { maxLength: 1024 * 1024, prefix: false };

const maxHeaderLength = 2048;
const maxDepth = 8;
/** 64 bytes, in base64url. */
const signatureLength = 86;
const compactShape = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;

/**
 * Headers that bring or point to a key, change what is signed, or must be understood. The key is the issuer's, by its
 * `kid`, and nothing else decides.
 */
const refusedHeaders = ['jwk', 'jku', 'x5u', 'x5c', 'x5t', 'x5t#S256', 'crit', 'b64', 'zip', 'enc'];

/**
 * Reads a token's shape and header, in time proportional to its length and before any cryptography: not too long, three
 * parts, a signature of Ed25519's size, `alg` exactly `EdDSA`, a `kid`, no key of its own, no deep nesting. Null for
 * everything else.
 */
export function readToken(text: string, { maxLength, prefix }: TokenForm): SignedToken | null {
  if (text.length > maxLength + 64) return null;
  const whole = readCompact(text, maxLength);
  if (whole !== null || !prefix) return whole;
  const bare = /^[A-Za-z]+_(.+)$/s.exec(text)?.[1];
  return bare === undefined ? null : readCompact(bare, maxLength);
}

function readCompact(compact: string, maxLength: number): SignedToken | null {
  if (compact.length > maxLength) return null;
  const [, headerPart = '', payloadPart = '', signature = ''] = compactShape.exec(compact) ?? [];
  if (signature.length !== signatureLength || headerPart.length > maxHeaderLength) return null;
  const header = parseObject(decode(headerPart));
  const payload = decode(payloadPart);
  if (header === null || payload === null || nestsDeeper(payload, maxDepth)) return null;
  const { alg, kid, typ = null } = header;
  if (alg !== 'EdDSA' || typeof kid !== 'string' || (typ !== null && typeof typ !== 'string')) return null;
  if (refusedHeaders.some((name) => Object.hasOwn(header, name))) return null;
  return { compact, kid, typ, payload };
}

/** Whether a token is signed by a key. */
export async function verifySignature(token: SignedToken, key: CryptoKey): Promise<boolean> {
  try {
    await compactVerify(token.compact, key, { algorithms: ['EdDSA'] });
    return true;
  } catch {
    return false;
  }
}

/** A JSON object; null for anything else, and for what is nested deeper than a token has reason to be. */
export function parseObject(text: string | null): Record<string, unknown> | null {
  if (text === null || nestsDeeper(text, maxDepth)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function decode(part: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url'));
  } catch {
    return null;
  }
}

function nestsDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth++;
      if (depth > limit) return true;
    } else if (character === '}' || character === ']') depth--;
  }
  return false;
}
