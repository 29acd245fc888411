import { limits, RevocationClaims, revocationTokenType } from '@memory/contract';
import type { VerifyingKeys } from './key-set.ts';
import { sameId } from './same-id.ts';
import { documentForm, parseObject, readToken, verifySignature } from './signed-token.ts';

/** A revocation document as it decides: which keys are refused, whose signatures count, and for how long. */
export type RevocationDocument = {
  token: string;
  seq: number;
  /** Seconds since the epoch. */
  issuedAt: number;
  expiresAt: number;
  revoked: ReadonlySet<string>;
  activeKids: ReadonlySet<string>;
};

export type DocumentRules = { issuer: string; deploymentId: string; maxAgeSeconds: number };

type Judged = { ok: true; document: RevocationDocument; signedBy: string } | { ok: false; reason: string };

const refused = (reason: string): Judged => ({ ok: false, reason });

/** Judges a document by itself: its signature, its claims and its age. Whether it may follow another is `follows`. */
export async function judgeDocument(
  text: string,
  keys: VerifyingKeys,
  rules: DocumentRules,
  nowSeconds: number,
): Promise<Judged> {
  const token = readToken(text.trim(), documentForm);
  if (token === null) return refused('it is not a JWT signed with EdDSA by a named key');
  if (token.typ !== revocationTokenType) return refused(`its typ is not ${revocationTokenType}`);
  const key = keys.get(token.kid);
  if (key === undefined) return refused('it is signed by a key that is not in the key set');
  if (!(await verifySignature(token, key.key))) return refused('its signature does not verify');
  const document = readDocument(token.compact);
  if (document === null) return refused('a claim is missing or malformed');
  const { iss, aud } = document.claims;
  if (iss !== rules.issuer) return refused('its iss is another issuer');
  if (!sameId(aud, rules.deploymentId)) return refused('it is for another deployment');
  if (document.issuedAt > nowSeconds + limits.keyLeewaySeconds) return refused('it is issued in the future');
  if (!isFresh(document, rules.maxAgeSeconds, nowSeconds)) return refused('it is stale or expired');
  const { claims: _claims, ...rest } = document;
  return { ok: true, document: rest, signedBy: token.kid };
}

/** Why a document may not follow the accepted one; null when it may. */
export function whyNotFollowing(
  accepted: RevocationDocument | null,
  { document, signedBy }: { document: RevocationDocument; signedBy: string },
): string | null {
  if (accepted === null) return null;
  if (document.seq <= accepted.seq) return `its seq ${document.seq} is not above ${accepted.seq}`;
  return accepted.activeKids.has(signedBy) ? null : 'it is signed by a key that is no longer active';
}

/** Reads a document's claims without verifying anything: for one that was accepted before. Null when malformed. */
export function readDocument(text: string): (RevocationDocument & { claims: RevocationClaims }) | null {
  const token = readToken(text, documentForm);
  const parsed = RevocationClaims.safeParse(parseObject(token?.payload ?? null));
  if (token === null || !parsed.success) return null;
  const claims = parsed.data;
  return {
    token: token.compact,
    seq: claims.seq,
    issuedAt: claims.iat,
    expiresAt: claims.exp,
    revoked: new Set(claims.revoked),
    activeKids: new Set(claims.active_kids),
    claims,
  };
}

/** Whether signed keys may be judged by a document: it is within its own time and not older than allowed. */
export function isFresh(document: RevocationDocument, maxAgeSeconds: number, nowSeconds: number): boolean {
  return nowSeconds < document.expiresAt && nowSeconds <= document.issuedAt + maxAgeSeconds;
}
