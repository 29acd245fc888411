import { limits } from '@memory/contract';
import { decimal, filled, flag, listenAddress, port, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';
import { parseBind, parseSecret } from './credential-digest.ts';
import { parseOrigins } from './origins.ts';

function readBy<Value>(parse: (text: string) => { ok: true; value: Value } | { ok: false; problem: string }) {
  return (text: string, ctx: z.RefinementCtx<string>): Value => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    ctx.addIssue({ code: 'custom', message: parsed.problem });
    return z.NEVER;
  };
}

/** The issuer is a row's key in the database, which cannot be of any length. */
const maxAddressLength = 1024;

/** A web address, kept as it was written. */
const webAddress = z
  .string()
  .refine(isWebAddress, 'must be a URL beginning with http:// or https://')
  .refine((text) => text.length <= maxAddressLength, `must be at most ${maxAddressLength} characters`);

/** One to fetch from: it may carry no password, as nothing would send it. */
const fetchedAddress = webAddress.refine(
  (text) => !isWebAddress(text) || new URL(text).username + new URL(text).password === '',
  'must not carry a user name or password',
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && text.trim() === text;
}

const identifier = filled.refine((text) => text.trim() === text, 'must not begin or end with a blank');

function admissionLimit(description: string) {
  return wholeNumber({ min: 0 })
    .default(0)
    .meta({ description: `${description}; 0 is no limit`, shown: 'no limit' });
}

/** The variables of the perimeter, to be joined into the schema of each program that has one. */
export const perimeterVariables = {
  SERVICE_SELFHOST_API_PUBLISH_ADDRESS: listenAddress
    .default('127.0.0.1')
    .meta({ description: 'address that the API listens on', shown: '127.0.0.1' }),
  SERVICE_SELFHOST_API_PORT: port
    .default(8000)
    .meta({ description: 'port that the API listens on; 0 picks a free one', shown: '8000' }),
  SERVICE_SELFHOST_API_BEARER_TOKEN: filled
    .transform(readBy(parseSecret))
    .optional()
    .meta({ description: 'shared secret with write scope', shown: 'none' }),
  SERVICE_SELFHOST_API_BEARER_BIND: filled
    .transform(readBy(parseBind))
    .optional()
    .meta({ description: 'the same check without the secret: <deployment_id>:<hex sha256>', shown: 'none' }),
  SERVICE_SELFHOST_REQUIRE_API_AUTH: flag(false).meta({
    description: 'refuse to start without a credential configured',
  }),
  SERVICE_SELFHOST_BROWSER_ORIGINS: z
    .string()
    .default('')
    .transform(readBy(parseOrigins))
    .meta({ description: 'comma-separated origins that browsers may call from', shown: 'none' }),
  SERVICE_SELFHOST_TRUSTED_PRINCIPAL_SOURCE: flag(false).meta({
    description: 'record X-Ingest-Principal-* on uploads',
  }),
  SERVICE_SELFHOST_INGEST_BODY_MAX_BYTES: wholeNumber({ min: 1 })
    .optional()
    .meta({ description: 'largest upload in bytes', shown: 'no cap' }),
  SERVICE_SELFHOST_API_KEY_ISSUER: webAddress
    .optional()
    .meta({ description: 'issuer of signed keys, compared with iss; turns them on', shown: 'none' }),
  SERVICE_SELFHOST_API_KEY_TENANT_ID: identifier
    .optional()
    .meta({ description: "the issuer's id for the group of deployments", shown: 'none' }),
  SERVICE_SELFHOST_API_KEY_PROJECT_ID: identifier
    .optional()
    .meta({ description: "the issuer's id for this deployment's project", shown: '<deployment id>' }),
  SERVICE_SELFHOST_API_SIGNING_KEYS_URL: fetchedAddress
    .optional()
    .meta({ description: "where the issuer's public keys are fetched", shown: 'none' }),
  SERVICE_SELFHOST_API_REVOCATION_URL: fetchedAddress
    .optional()
    .meta({ description: 'where the signed revocation document is fetched', shown: 'none' }),
  SERVICE_SELFHOST_API_KEY_REFRESH_S: decimal({ above: 0 })
    .default(limits.keyRefreshSeconds)
    .meta({ description: 'seconds between fetches of both', shown: String(limits.keyRefreshSeconds) }),
  SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S: decimal({ above: 0 })
    .default(limits.revocationMaxAgeSeconds)
    .meta({
      description: 'age of the revocation document after which signed keys stop working, in seconds',
      shown: String(limits.revocationMaxAgeSeconds),
    }),
  SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE: admissionLimit('requests a minute of one credential'),
  SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT: admissionLimit('requests of one credential at once'),
  SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE: admissionLimit('requests a minute of all'),
  SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_IN_FLIGHT: admissionLimit('requests of all at once'),
};
