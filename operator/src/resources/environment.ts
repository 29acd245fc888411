import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { childName, type Program, ports } from './names.ts';
import { secretVariables } from './secrets.ts';

export const DATA_DIR = '/var/lib/memory';
export const MODELS_DIR = '/var/lib/memory-models';
export const SNAPSHOT_DIR = '/var/lib/memory-snapshot';

type Plain = Record<string, string | number | boolean | undefined>;
export type EnvVar = { name: string; value?: string; valueFrom?: unknown };

const text = (values: readonly string[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : values.join(',');

function common({ spec }: MemoryDeployment): Plain {
  return {
    SERVICE_DATA_DIR: DATA_DIR,
    SERVICE_DEPLOYMENT_ID: spec.deploymentId,
    SERVICE_LOG_LEVEL: spec.logLevel,
    SERVICE_METRICS_BIND: `0.0.0.0:${ports.metrics}`,
  };
}

function models({ spec }: MemoryDeployment): Plain {
  const bindings = Object.entries(spec.models.bindings).map(
    ([role, binding]) => [`SERVICE_MODEL_${role.toUpperCase()}`, binding] as const,
  );
  const remote = spec.models.openrouter;
  return {
    ...Object.fromEntries(bindings),
    SERVICE_OPENROUTER_BASE_URL: remote?.baseUrl,
    SERVICE_OPENROUTER_EMBEDDING_PROVIDER: remote?.embeddingProvider,
    SERVICE_OPENROUTER_EMBEDDING_PROVIDER_ORDER: text(remote?.embeddingProviderOrder),
    SERVICE_OPENROUTER_MAX_COMPLETION_TOKENS: remote?.maxCompletionTokens,
    SERVICE_OPENROUTER_REASONING_EFFORT: remote?.reasoningEffort,
    SERVICE_OPENROUTER_REASONING_EFFORT_MAP: remote?.reasoningEffortMap,
    SERVICE_OPENROUTER_CONCURRENCY: remote?.concurrency,
    SERVICE_OPENROUTER_TIMEOUT_S: remote?.timeoutSeconds,
    SERVICE_OPENROUTER_PRICES: remote?.prices,
    SERVICE_MODELS_DIR: spec.models.volumeClaim === undefined ? undefined : MODELS_DIR,
    SERVICE_REDIS_PREFIX: spec.redis?.prefix,
  };
}

function budgets({ spec }: MemoryDeployment): Plain {
  const stages = Object.entries(spec.budgets.usdPerDayByStage ?? {}).map(
    ([stage, usd]) => [`SERVICE_BUDGET_USD_PER_DAY_${stage.toUpperCase()}`, usd] as const,
  );
  return { SERVICE_BUDGET_USD_PER_DAY: spec.budgets.usdPerDay, ...Object.fromEntries(stages) };
}

function graphPool({ spec }: MemoryDeployment): Plain {
  const pool = spec.database.graphPool as
    | { size?: number; waitSeconds?: number; maxConcurrency?: number; workMemKib?: number }
    | undefined;
  return {
    SERVICE_GRAPH_POOL_SIZE: pool?.size,
    SERVICE_GRAPH_POOL_WAIT_S: pool?.waitSeconds,
    SERVICE_GRAPH_MAX_CONCURRENCY: pool?.maxConcurrency,
    SERVICE_GRAPH_WORK_MEM_KIB: pool?.workMemKib,
  };
}

function perimeter({ spec }: MemoryDeployment): Plain {
  const { signedKeys: keys, ...rest } = spec.perimeter;
  const { perCredential, deployment, ingestBodyMaxBytes } = spec.admission;
  return {
    SERVICE_SELFHOST_API_PUBLISH_ADDRESS: '0.0.0.0',
    SERVICE_SELFHOST_API_PORT: ports.api,
    SERVICE_SELFHOST_REQUIRE_API_AUTH: rest.requireAuth || undefined,
    SERVICE_SELFHOST_API_KEY_ISSUER: keys?.issuer,
    SERVICE_SELFHOST_API_KEY_TENANT_ID: keys?.tenantId,
    SERVICE_SELFHOST_API_KEY_PROJECT_ID: keys?.projectId,
    SERVICE_SELFHOST_API_SIGNING_KEYS_URL: keys?.signingKeysUrl,
    SERVICE_SELFHOST_API_REVOCATION_URL: keys?.revocationUrl,
    SERVICE_SELFHOST_API_KEY_REFRESH_S: keys?.refreshSeconds,
    SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S: keys?.revocationMaxAgeSeconds,
    SERVICE_SELFHOST_BROWSER_ORIGINS: text(rest.browserOrigins),
    SERVICE_SELFHOST_TRUSTED_PRINCIPAL_SOURCE: rest.trustedPrincipalSource || undefined,
    SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE: perCredential?.perMinute,
    SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT: perCredential?.inFlight,
    SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE: deployment?.perMinute,
    SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_IN_FLIGHT: deployment?.inFlight,
    SERVICE_SELFHOST_INGEST_BODY_MAX_BYTES: ingestBodyMaxBytes,
  };
}

function api(owner: MemoryDeployment): Plain {
  const { spec } = owner;
  const pool = spec.database.retrievalPool;
  return {
    ...perimeter(owner),
    ...models(owner),
    SERVICE_RETRIEVAL_POOL_SIZE: pool?.size,
    SERVICE_RETRIEVAL_POOL_WAIT_S: pool?.waitSeconds,
    SERVICE_RETRIEVAL_MAX_CONCURRENCY: pool?.maxConcurrency,
    ...(spec.graph.enabled
      ? { SERVICE_GRAPH_URL: `http://${childName(owner, 'graph')}:${ports.graph}` }
      : graphPool(owner)),
    SERVICE_OPEN_QUERY: spec.features.openQuery,
    SERVICE_DOCUMENT_DELETION: spec.features.documentDeletion,
    SERVICE_DOCUMENT_SEARCH: spec.features.documentSearch,
    SERVICE_CONVERTERS: text(spec.converters),
  };
}

function ofProgram(owner: MemoryDeployment, program: Program): Plain {
  switch (program) {
    case 'api':
      return { ...common(owner), ...api(owner) };
    case 'worker':
      return {
        ...common(owner),
        ...models(owner),
        ...budgets(owner),
        SERVICE_CONVERTERS: text(owner.spec.converters),
        SERVICE_WORKER_CONCURRENCY: owner.spec.worker.concurrency,
      };
    case 'graph':
      return { ...common(owner), ...graphPool(owner), SERVICE_GRAPH_BIND: `0.0.0.0:${ports.graph}` };
    case 'cost-export':
      return { ...common(owner), SERVICE_COST_EXPORT_BIND: `0.0.0.0:${ports['cost-export']}` };
    case 'snapshot':
      return {
        SERVICE_LOG_LEVEL: owner.spec.logLevel,
        SERVICE_DEPLOYMENT_ID: owner.spec.deploymentId,
        SERVICE_DATA_DIR: SNAPSHOT_DIR,
        SERVICE_SNAPSHOT_KEEP: owner.spec.snapshot?.keep,
      };
    case 'migrate':
      return { SERVICE_LOG_LEVEL: owner.spec.logLevel, SERVICE_DEPLOYMENT_ID: owner.spec.deploymentId };
  }
}

/** The variables of a program: what the spec says, and Secrets by reference. Sorted, so that equal means equal. */
export function environment(owner: MemoryDeployment, program: Program): EnvVar[] {
  const plain = Object.entries(ofProgram(owner, program)).flatMap(([name, value]): EnvVar[] =>
    value === undefined ? [] : [{ name, value: String(value) }],
  );
  const secret = secretVariables(owner, program).map(
    ([name, { name: from, key }]): EnvVar => ({
      name,
      valueFrom: { secretKeyRef: { name: from, key } },
    }),
  );
  return [...plain, ...secret].sort((a, b) => (a.name < b.name ? -1 : 1));
}
