import type { AdmissionSettings } from './admission/limits.ts';
import type { Bind } from './credential-digest.ts';
import { digestOf, sameDigest } from './credential-digest.ts';
import { isLoopback } from './loopback.ts';
import type { SignedKeySettings } from './signed-keys/signed-keys.ts';

/** What guards a deployment's API, as its configuration says. */
export type PerimeterSettings = {
  /** The shared secret's digest; a bind also names the deployment it is for, a token is for this one. */
  secret: { digest: Buffer; deploymentId: string | null } | null;
  /** Whether the API listens on this machine alone. */
  loopback: boolean;
  browserOrigins: ReadonlySet<string>;
  trustedPrincipalSource: boolean;
  ingestBodyMaxBytes: number | null;
};

/** The variables that the perimeter's settings come from, as `perimeterVariables` reads them. */
export type PerimeterVariables = {
  SERVICE_SELFHOST_API_PUBLISH_ADDRESS: string;
  SERVICE_SELFHOST_API_BEARER_TOKEN?: string | undefined;
  SERVICE_SELFHOST_API_BEARER_BIND?: Bind | undefined;
  SERVICE_SELFHOST_REQUIRE_API_AUTH: boolean;
  SERVICE_SELFHOST_BROWSER_ORIGINS: ReadonlySet<string>;
  SERVICE_SELFHOST_TRUSTED_PRINCIPAL_SOURCE: boolean;
  SERVICE_SELFHOST_INGEST_BODY_MAX_BYTES?: number | undefined;
  SERVICE_SELFHOST_API_KEY_ISSUER?: string | undefined;
  SERVICE_SELFHOST_API_KEY_TENANT_ID?: string | undefined;
  SERVICE_SELFHOST_API_KEY_PROJECT_ID?: string | undefined;
  SERVICE_SELFHOST_API_SIGNING_KEYS_URL?: string | undefined;
  SERVICE_SELFHOST_API_REVOCATION_URL?: string | undefined;
  SERVICE_SELFHOST_API_KEY_REFRESH_S: number;
  SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S: number;
  SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE: number;
  SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT: number;
  SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE: number;
  SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_IN_FLIGHT: number;
};

/** What an issuer needs beside itself. */
const besideIssuer = [
  'SERVICE_SELFHOST_API_KEY_TENANT_ID',
  'SERVICE_SELFHOST_API_SIGNING_KEYS_URL',
  'SERVICE_SELFHOST_API_REVOCATION_URL',
] as const;

/** What the variables contradict each other in; an empty list when nothing. */
export function perimeterProblems(variables: PerimeterVariables): string[] {
  const problems: string[] = [];
  const token = variables.SERVICE_SELFHOST_API_BEARER_TOKEN;
  const bind = variables.SERVICE_SELFHOST_API_BEARER_BIND;
  if (token !== undefined && bind !== undefined && !sameDigest(digestOf(token), bind.digest)) {
    problems.push(
      'SERVICE_SELFHOST_API_BEARER_BIND: describes another secret than SERVICE_SELFHOST_API_BEARER_TOKEN',
    );
  }
  const issuer = variables.SERVICE_SELFHOST_API_KEY_ISSUER;
  if (
    variables.SERVICE_SELFHOST_REQUIRE_API_AUTH === true &&
    token === undefined &&
    bind === undefined &&
    issuer === undefined
  ) {
    problems.push(
      'SERVICE_SELFHOST_REQUIRE_API_AUTH: is true, but none of SERVICE_SELFHOST_API_BEARER_TOKEN, SERVICE_SELFHOST_API_BEARER_BIND and SERVICE_SELFHOST_API_KEY_ISSUER is set',
    );
  }
  for (const name of besideIssuer) {
    if (issuer !== undefined && variables[name] === undefined) {
      problems.push(`${name}: is required, because SERVICE_SELFHOST_API_KEY_ISSUER is set`);
    }
  }
  // A lock without its bolt must not leave the door open.
  for (const name of [...besideIssuer, 'SERVICE_SELFHOST_API_KEY_PROJECT_ID'] as const) {
    if (issuer === undefined && variables[name] !== undefined) {
      problems.push(
        `${name}: means nothing without SERVICE_SELFHOST_API_KEY_ISSUER, which turns signed keys on`,
      );
    }
  }
  return problems;
}

export function perimeterSettings(variables: PerimeterVariables): PerimeterSettings {
  const token = variables.SERVICE_SELFHOST_API_BEARER_TOKEN;
  const bind = variables.SERVICE_SELFHOST_API_BEARER_BIND;
  return {
    secret: bind ?? (token === undefined ? null : { digest: digestOf(token), deploymentId: null }),
    loopback: isLoopback(variables.SERVICE_SELFHOST_API_PUBLISH_ADDRESS),
    browserOrigins: variables.SERVICE_SELFHOST_BROWSER_ORIGINS,
    trustedPrincipalSource: variables.SERVICE_SELFHOST_TRUSTED_PRINCIPAL_SOURCE,
    ingestBodyMaxBytes: variables.SERVICE_SELFHOST_INGEST_BODY_MAX_BYTES ?? null,
  };
}

/** Null while no key issuer is configured. */
export function signedKeySettings(variables: PerimeterVariables): SignedKeySettings | null {
  const issuer = variables.SERVICE_SELFHOST_API_KEY_ISSUER;
  const tenantId = variables.SERVICE_SELFHOST_API_KEY_TENANT_ID;
  const signingKeysUrl = variables.SERVICE_SELFHOST_API_SIGNING_KEYS_URL;
  const revocationUrl = variables.SERVICE_SELFHOST_API_REVOCATION_URL;
  if (issuer === undefined) return null;
  if (tenantId === undefined || signingKeysUrl === undefined || revocationUrl === undefined) {
    throw new Error('perimeterProblems names what is missing beside the issuer');
  }
  return {
    issuer,
    tenantId,
    projectId: variables.SERVICE_SELFHOST_API_KEY_PROJECT_ID ?? null,
    signingKeysUrl,
    revocationUrl,
    refreshSeconds: variables.SERVICE_SELFHOST_API_KEY_REFRESH_S,
    revocationMaxAgeSeconds: variables.SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S,
  };
}

/** Null without any limit. */
export function admissionSettings(variables: PerimeterVariables): AdmissionSettings | null {
  const limit = (value: number) => (value === 0 ? null : value);
  const settings: AdmissionSettings = {
    keyPerMinute: limit(variables.SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE),
    keyInFlight: limit(variables.SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT),
    deploymentPerMinute: limit(variables.SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE),
    deploymentInFlight: limit(variables.SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_IN_FLIGHT),
  };
  return Object.values(settings).every((value) => value === null) ? null : settings;
}
