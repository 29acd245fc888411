import { filled, flag, listenAddress, port, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';
import { parseBind, parseSecret } from './credential-digest.ts';
import { parseOrigins } from './origins.ts';

const laterRelease = z
  .undefined('signed keys and admission limits are not part of this build; unset it to start')
  .optional()
  .meta({ description: 'not part of this build', shown: 'unset' });

function readBy<Value>(parse: (text: string) => { ok: true; value: Value } | { ok: false; problem: string }) {
  return (text: string, ctx: z.RefinementCtx<string>): Value => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    ctx.addIssue({ code: 'custom', message: parsed.problem });
    return z.NEVER;
  };
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
  SERVICE_SELFHOST_API_KEY_ISSUER: laterRelease,
  SERVICE_SELFHOST_API_KEY_TENANT_ID: laterRelease,
  SERVICE_SELFHOST_API_KEY_PROJECT_ID: laterRelease,
  SERVICE_SELFHOST_API_SIGNING_KEYS_URL: laterRelease,
  SERVICE_SELFHOST_API_REVOCATION_URL: laterRelease,
  SERVICE_SELFHOST_API_KEY_REFRESH_S: laterRelease,
  SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S: laterRelease,
  SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE: laterRelease,
  SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT: laterRelease,
  SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE: laterRelease,
  SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_IN_FLIGHT: laterRelease,
};
