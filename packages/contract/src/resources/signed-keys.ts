import { z } from 'zod';
import { limits } from '../limits.ts';

const seconds = z.number();
const project = z.string().min(1);

const keyClaims = {
  iss: z.string(),
  permissions: z.array(z.string()),
  iat: seconds,
  nbf: seconds,
  exp: seconds,
  jti: z.string().min(1),
};

/** The claims of a signed key. A token may carry more than is named here; what is named decides. */
export const SignedKeyClaims = z.discriminatedUnion('kind', [
  z.looseObject({
    ...keyClaims,
    kind: z.literal('key'),
    aud: z.string(),
    sub: z.string().min(1),
    org: z.string(),
    projects: z.union([
      z.literal('org:*'),
      z.array(project).min(limits.keyProjects.min).max(limits.keyProjects.max),
    ]),
  }),
  z.looseObject({
    ...keyClaims,
    kind: z.literal('session'),
    aud: z.string(),
    sub: z.string().min(1),
    org: z.string(),
    projects: z.tuple([project]),
    src: z.unknown().optional(),
  }),
  z.looseObject({
    ...keyClaims,
    kind: z.literal('service'),
    aud: z.string(),
    sub: z.string().startsWith('dpcred:'),
    org: z.undefined().optional(),
    projects: z.undefined().optional(),
  }),
]);
export type SignedKeyClaims = z.infer<typeof SignedKeyClaims>;

/** The permissions that give scopes; another permission with their prefix is refused, one without it is ignored. */
export const permissionPrefix = 'memory:';
export const permissionScopes = {
  'memory:read': 'read',
  'memory:write': 'write',
  'memory:ingest': 'ingest',
} as const;

export const PublicKey = z.looseObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string(),
  x: z.string(),
  d: z.undefined().optional(),
  alg: z.enum(['EdDSA', 'Ed25519']).optional(),
  use: z.literal('sig').optional(),
  key_ops: z
    .array(z.string())
    .refine((operations) => operations.includes('verify'))
    .optional(),
});
export const PublicKeySet = z.looseObject({ keys: z.array(PublicKey) });
export type PublicKeySet = z.infer<typeof PublicKeySet>;

export const revocationTokenType = 'revocation+jwt';
export const RevocationClaims = z.looseObject({
  iss: z.string(),
  aud: z.string(),
  seq: z.int(),
  iat: seconds,
  exp: seconds,
  revoked: z.array(z.string()),
  active_kids: z.array(z.string()),
});
export type RevocationClaims = z.infer<typeof RevocationClaims>;
