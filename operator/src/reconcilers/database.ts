import { randomBytes } from 'node:crypto';
import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient } from '../client/kube-client.ts';
import { childName, databaseName, databaseSecret } from '../resources/index.ts';
import { NameConflict } from './refusals.ts';
import type { SecretReader } from './secrets.ts';

/** `database` is the name of the database that was made; undefined where the tenant brings its own. */
export type DatabaseStep =
  | { outcome: 'there' | 'made'; database?: string | undefined }
  | { outcome: 'refused'; message: string };

type Deps = {
  client: KubeClient;
  secrets: SecretReader;
  /** The id of what controls a Secret: empty where nothing does, undefined where the Secret is not there. */
  controllerOf: (key: string) => string | undefined;
};

const SECRET_CONFLICT =
  'the name is held by a Secret that this resource does not control; its login is not used and it is left as it is: rename or delete it, or give this resource another name';

/**
 * Where an administrative login is given: the Secret with the tenant's own login. It is created and never written again,
 * so that no upgrade, no restart and no second operator can change a password that a database knows.
 */
export async function ensureDatabaseSecret(
  { client, secrets, controllerOf }: Deps,
  owner: MemoryDeployment,
): Promise<DatabaseStep> {
  const { admin } = owner.spec.database;
  if (!admin) return { outcome: 'there' };
  const { namespace } = owner.metadata;
  const name = childName(owner, 'database');
  const controller = controllerOf(`${namespace}/${name}`);
  if (controller !== undefined) {
    if (controller !== owner.metadata.uid) throw new NameConflict(SECRET_CONFLICT);
    const made = owner.status?.databaseName ?? (await secrets.readValue(namespace, name, 'database'));
    return { outcome: 'there', database: made ?? undefined };
  }
  const adminUrl = await secrets.readValue(namespace, admin.name, admin.key);
  if (adminUrl === null || !/^postgres(ql)?:\/\//.test(adminUrl) || !URL.canParse(adminUrl)) {
    return {
      outcome: 'refused',
      message: `Secret ${admin.name}, key ${admin.key}: must be a URL beginning with postgres://`,
    };
  }
  try {
    await client.create(databaseSecret(owner, adminUrl, randomBytes(24).toString('base64url')));
    return { outcome: 'made', database: databaseName(owner) };
  } catch (error) {
    if (!isStatus(error, 409)) throw error;
    // The watch is behind: it brings the Secret, and whose it is, in a moment.
    return { outcome: 'made' };
  }
}
