import { createHash, timingSafeEqual } from 'node:crypto';
import { parseUuid } from '@memory/contract';

/** The deployment that a secret is for, and the SHA-256 of the secret. */
export type Bind = { deploymentId: string; digest: Buffer };

type Parsed<Value> = { ok: true; value: Value } | { ok: false; problem: string };

/** SHA-256 of a secret's bytes. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}

/** Compares two digests in constant time. */
export function sameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A secret that a request can carry: printable ASCII, without blanks at its ends. */
export function parseSecret(text: string): Parsed<string> {
  if (!/^[\x20-\x7e]+$/.test(text)) return { ok: false, problem: 'must be printable ASCII' };
  if (text.trim() !== text) return { ok: false, problem: 'must not begin or end with a blank' };
  return { ok: true, value: text };
}

/** `<deployment_id>:<hex sha256 of the secret>`, in either case. */
export function parseBind(text: string): Parsed<Bind> {
  const [id = '', hex = '', ...rest] = text.split(':');
  const deployment = parseUuid(id);
  if (rest.length > 0 || !deployment.ok || !/^[0-9a-f]{64}$/i.test(hex)) {
    return { ok: false, problem: 'must be <deployment_id>:<64 hex digits of the SHA-256 of the secret>' };
  }
  return { ok: true, value: { deploymentId: deployment.value, digest: Buffer.from(hex, 'hex') } };
}
