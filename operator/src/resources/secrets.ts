import type { SecretKey } from '../api/fields.ts';
import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { childMetadata, childName, hashOf, type Manifest, type Program } from './names.ts';

/** Where the URL of the tenant's own login lies: the given Secret, or the one that the operator keeps. */
export function databaseUrlKey(owner: MemoryDeployment): SecretKey {
  return owner.spec.database.url ?? { name: childName(owner, 'database'), key: 'url' };
}

type SecretVariable = readonly [variable: string, key: SecretKey | undefined];

/** The variables of a program that come from Secrets. */
export function secretVariables(owner: MemoryDeployment, program: Program): [string, SecretKey][] {
  const { spec } = owner;
  const database: SecretVariable = ['SERVICE_DATABASE_URL', databaseUrlKey(owner)];
  const redis: SecretVariable = ['SERVICE_REDIS_URL', spec.redis?.url];
  const models: SecretVariable = ['SERVICE_OPENROUTER_API_KEY', spec.models.openrouter?.apiKey];
  const byProgram: Record<Program, SecretVariable[]> = {
    api: [
      database,
      redis,
      models,
      ['SERVICE_SELFHOST_API_BEARER_TOKEN', spec.perimeter.token],
      ['SERVICE_SELFHOST_API_BEARER_BIND', spec.perimeter.bind],
    ],
    worker: [database, redis, models],
    graph: [database],
    'cost-export': [database, ['SERVICE_COST_EXPORT_TOKEN', spec.costExport?.token]],
    snapshot: [database],
    migrate: [database, ['SERVICE_DATABASE_ADMIN_URL', spec.database.admin]],
  };
  return byProgram[program].flatMap(([variable, key]) => (key === undefined ? [] : [[variable, key]]));
}

/** Names of the Secrets that must be there before a program can run. */
export function requiredSecrets(owner: MemoryDeployment): SecretKey[] {
  const programs: Program[] = ['migrate', 'api', 'worker'];
  if (owner.spec.costExport) programs.push('cost-export');
  const made = owner.spec.database.admin ? childName(owner, 'database') : null;
  const keys = programs.flatMap((program) => secretVariables(owner, program).map(([, key]) => key));
  const seen = new Map(keys.map((key) => [`${key.name}/${key.key}`, key]));
  return [...seen.values()].filter((key) => key.name !== made);
}

/** What group roles are named: a login of such a name would be taken for one. */
const ROLE_KIND = /^memory_(?:owner|app|graph|query)_/;

/**
 * Name of the database and of the login that are made with an administrative Secret: the given one, the one that was made
 * before, or `memory_NAMESPACE_NAME`. Where two tenants could have that name in common (of `a-b/c` and `a/b-c`), or a group
 * role, it ends in a hash of both.
 */
export function databaseName({ metadata, spec, status }: MemoryDeployment): string {
  if (spec.database.name !== undefined) return spec.database.name;
  if (status?.databaseName !== undefined) return status.databaseName;
  const { namespace, name } = metadata;
  const plain = `memory_${namespace}_${name}`;
  if (/^[a-z0-9_]{1,63}$/.test(plain) && !ROLE_KIND.test(plain)) return plain;
  const hash = hashOf(`${namespace}/${name}`, 10);
  return `tenant_${namespace}_${name}`
    .replaceAll(/[^a-z0-9]/g, '_')
    .slice(0, 52)
    .concat('_', hash);
}

/** The login’s Secret; made once, and never again with another password. */
export function databaseSecret(owner: MemoryDeployment, adminUrl: string, password: string): Manifest {
  const url = new URL(adminUrl);
  const name = databaseName(owner);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: childMetadata(owner, childName(owner, 'database')),
    type: 'Opaque',
    stringData: { url: url.href, username: name, password, database: name },
  };
}
