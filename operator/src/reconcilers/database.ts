import { randomBytes } from 'node:crypto';
import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient } from '../client/kube-client.ts';
import { childName, databaseSecret } from '../resources/index.ts';
import type { SecretReader } from './secrets.ts';

export type DatabaseStep = { outcome: 'there' | 'made' } | { outcome: 'refused'; message: string };

/**
 * Where an administrative login is given: the Secret with the tenant's own login. It is created and never written again,
 * so that no upgrade, no restart and no second operator can change a password that a database knows.
 */
export async function ensureDatabaseSecret(
  { client, secrets, has }: { client: KubeClient; secrets: SecretReader; has: (key: string) => boolean },
  owner: MemoryDeployment,
): Promise<DatabaseStep> {
  const { admin } = owner.spec.database;
  if (!admin) return { outcome: 'there' };
  const { namespace } = owner.metadata;
  if (has(`${namespace}/${childName(owner, 'database')}`)) return { outcome: 'there' };
  const adminUrl = await secrets.readValue(namespace, admin.name, admin.key);
  if (adminUrl === null || !/^postgres(ql)?:\/\//.test(adminUrl) || !URL.canParse(adminUrl)) {
    return {
      outcome: 'refused',
      message: `Secret ${admin.name}, key ${admin.key}: must be a URL beginning with postgres://`,
    };
  }
  try {
    await client.create(databaseSecret(owner, adminUrl, randomBytes(24).toString('base64url')));
    return { outcome: 'made' };
  } catch (error) {
    if (isStatus(error, 409)) return { outcome: 'there' };
    throw error;
  }
}
