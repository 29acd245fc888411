import { modelRoles, stages } from '@memory/contract';

const upper = (names: readonly string[]) => names.map((name) => name.toUpperCase());

/**
 * Every variable that some program of this service reads. The programs of one deployment share an environment, so each
 * must know the others' names to tell a mistyped one from one that is not its own.
 */
export const knownVariables: ReadonlySet<string> = new Set([
  'SERVICE_SELFHOST_API_PUBLISH_ADDRESS',
  'SERVICE_SELFHOST_API_PORT',
  'SERVICE_SELFHOST_API_BEARER_TOKEN',
  'SERVICE_SELFHOST_API_BEARER_BIND',
  'SERVICE_SELFHOST_REQUIRE_API_AUTH',
  'SERVICE_SELFHOST_API_KEY_ISSUER',
  'SERVICE_SELFHOST_API_KEY_TENANT_ID',
  'SERVICE_SELFHOST_API_KEY_PROJECT_ID',
  'SERVICE_SELFHOST_API_SIGNING_KEYS_URL',
  'SERVICE_SELFHOST_API_REVOCATION_URL',
  'SERVICE_SELFHOST_API_KEY_REFRESH_S',
  'SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S',
  'SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE',
  'SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT',
  'SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_PER_MINUTE',
  'SERVICE_SELFHOST_API_ADMISSION_DEPLOYMENT_IN_FLIGHT',
  'SERVICE_SELFHOST_BROWSER_ORIGINS',
  'SERVICE_SELFHOST_TRUSTED_PRINCIPAL_SOURCE',
  'SERVICE_SELFHOST_INGEST_BODY_MAX_BYTES',
  'SERVICE_COST_EXPORT_BIND',
  'SERVICE_COST_EXPORT_TOKEN',
  'SERVICE_CONSOLE_BIND',
  'SERVICE_CONSOLE_COST_EXPORT_URL',
  'SERVICE_DATA_DIR',
  'SERVICE_DATABASE_URL',
  'SERVICE_DATABASE_ADMIN_URL',
  'SERVICE_REDIS_URL',
  'SERVICE_REDIS_PREFIX',
  'SERVICE_DEPLOYMENT_ID',
  'SERVICE_BUILD_REVISION',
  ...upper(modelRoles).map((role) => `SERVICE_MODEL_${role}`),
  'SERVICE_MODELS_DIR',
  'SERVICE_SNAPSHOT_KEEP',
  'SERVICE_OPENROUTER_API_KEY',
  'SERVICE_OPENROUTER_BASE_URL',
  'SERVICE_OPENROUTER_EMBEDDING_PROVIDER',
  'SERVICE_OPENROUTER_EMBEDDING_PROVIDER_ORDER',
  'SERVICE_OPENROUTER_MAX_COMPLETION_TOKENS',
  'SERVICE_OPENROUTER_REASONING_EFFORT',
  'SERVICE_OPENROUTER_REASONING_EFFORT_MAP',
  'SERVICE_OPENROUTER_CONCURRENCY',
  'SERVICE_OPENROUTER_TIMEOUT_S',
  'SERVICE_OPENROUTER_PRICES',
  'SERVICE_BUDGET_USD_PER_DAY',
  ...upper(stages).map((stage) => `SERVICE_BUDGET_USD_PER_DAY_${stage}`),
  'SERVICE_CONVERTERS',
  'SERVICE_WORKER_CONCURRENCY',
  'SERVICE_RETRIEVAL_POOL_SIZE',
  'SERVICE_RETRIEVAL_POOL_WAIT_S',
  'SERVICE_RETRIEVAL_MAX_CONCURRENCY',
  'SERVICE_GRAPH_POOL_SIZE',
  'SERVICE_GRAPH_POOL_WAIT_S',
  'SERVICE_GRAPH_MAX_CONCURRENCY',
  'SERVICE_GRAPH_WORK_MEM_KIB',
  'SERVICE_GRAPH_URL',
  'SERVICE_GRAPH_BIND',
  'SERVICE_OPEN_QUERY',
  'SERVICE_DOCUMENT_DELETION',
  'SERVICE_DOCUMENT_SEARCH',
  'SERVICE_METRICS_BIND',
  'SERVICE_LOG_LEVEL',
  'SERVICE_OPERATOR_IMAGE',
  'SERVICE_OPERATOR_NAMESPACES',
  'SERVICE_OPERATOR_NAMESPACE',
  'SERVICE_OPERATOR_IDENTITY',
  'SERVICE_OPERATOR_LEADER_ELECTION',
  'SERVICE_OPERATOR_CONCURRENCY',
  'SERVICE_OPERATOR_API_RATE',
  'SERVICE_OPERATOR_MAX_ROLLING',
  'SERVICE_OPERATOR_RESYNC_S',
  'SERVICE_OPERATOR_QUEUE_POLL_S',
  'SERVICE_BASE_URL',
  'SERVICE_API_KEY',
  'SERVICE_MCP_PORT',
  'SERVICE_MCP_READ_ONLY',
  'SERVICE_MCP_ALLOWED_ROOTS',
  'SERVICE_MCP_PATH_READ_MAX_BYTES',
]);

/** The variables that carry a secret and so may be given as a file, by `<NAME>_FILE`. */
export const secretVariables: ReadonlySet<string> = new Set([
  'SERVICE_SELFHOST_API_BEARER_TOKEN',
  'SERVICE_SELFHOST_API_BEARER_BIND',
  'SERVICE_COST_EXPORT_TOKEN',
  'SERVICE_DATABASE_URL',
  'SERVICE_DATABASE_ADMIN_URL',
  'SERVICE_REDIS_URL',
  'SERVICE_OPENROUTER_API_KEY',
  'SERVICE_API_KEY',
]);

/** The known name that a mistyped one is nearest to. */
export function nearestVariable(name: string): string {
  let nearest = '';
  let least = Number.POSITIVE_INFINITY;
  for (const known of knownVariables) {
    const distance = editDistance(name, known);
    if (distance < least) [nearest, least] = [known, distance];
  }
  return nearest;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
