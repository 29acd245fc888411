import type { Bind } from './credential-digest.ts';
import { digestOf, sameDigest } from './credential-digest.ts';
import { isLoopback } from './loopback.ts';

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
};

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
  if (variables.SERVICE_SELFHOST_REQUIRE_API_AUTH && token === undefined && bind === undefined) {
    problems.push(
      'SERVICE_SELFHOST_REQUIRE_API_AUTH: is true, but none of SERVICE_SELFHOST_API_BEARER_TOKEN, SERVICE_SELFHOST_API_BEARER_BIND and SERVICE_SELFHOST_API_KEY_ISSUER is set',
    );
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
