import { createHash } from 'node:crypto';
import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import {
  components,
  databaseUrlKey,
  hashOf,
  type Program,
  portOf,
  requiredSecrets,
  secretVariables,
} from '../resources/index.ts';

/** What is remembered of a Secret: nothing that it holds, only what it hashes to and where its URLs lead. */
type KnownSecret = { version: string; keys: Map<string, { hash: string; port: number | null }> };

export type SecretFindings = {
  /** In words, each; empty when all is there. */
  missing: string[];
  hashes: Partial<Record<Program, string>>;
  outsidePorts: { database: number; redis: number };
};

const DATABASE_PORT = 5432;
const REDIS_PORT = 6379;

/** Reads the Secrets that tenants name, again only when their version has changed. */
export class SecretReader {
  readonly #client: KubeClient;
  readonly #versionOf: (key: string) => string | undefined;
  readonly #known = new Map<string, KnownSecret>();
  readonly #users = new Map<string, Set<string>>();
  readonly #usedBy = new Map<string, Set<string>>();

  /** `versionOf` answers the version of `namespace/name` as the watch last saw it. */
  constructor(client: KubeClient, versionOf: (key: string) => string | undefined) {
    this.#client = client;
    this.#versionOf = versionOf;
  }

  /** The tenants that name a Secret. */
  usersOf(secret: string): Iterable<string> {
    return this.#users.get(secret) ?? [];
  }

  forget(owner: string): void {
    for (const secret of this.#usedBy.get(owner) ?? []) {
      const users = this.#users.get(secret);
      users?.delete(owner);
      if (users?.size === 0) {
        this.#users.delete(secret);
        this.#known.delete(secret);
      }
    }
    this.#usedBy.delete(owner);
  }

  async find(owner: MemoryDeployment): Promise<SecretFindings> {
    const { namespace, name } = owner.metadata;
    const programs: Program[] = [...components, 'migrate', 'snapshot'];
    const used = programs.flatMap((program) => secretVariables(owner, program).map(([, key]) => key.name));
    this.#remember(`${namespace}/${name}`, new Set(used.map((secret) => `${namespace}/${secret}`)));

    const missing: string[] = [];
    for (const { name: secret, key } of requiredSecrets(owner)) {
      const known = await this.#read(namespace, secret);
      if (!known) missing.push(`Secret ${secret} is not there`);
      else if (!known.keys.has(key)) missing.push(`Secret ${secret} has no key ${key}`);
    }
    const hashes: SecretFindings['hashes'] = {};
    for (const program of programs) {
      const parts: [string, string][] = [];
      for (const [variable, { name: secret, key }] of secretVariables(owner, program)) {
        parts.push([variable, (await this.#read(namespace, secret))?.keys.get(key)?.hash ?? '']);
      }
      if (parts.length > 0) hashes[program] = hashOf(parts);
    }
    const urlKey = databaseUrlKey(owner);
    const database = (await this.#read(namespace, urlKey.name))?.keys.get(urlKey.key);
    const redisKey = owner.spec.redis?.url;
    const redis = redisKey && (await this.#read(namespace, redisKey.name))?.keys.get(redisKey.key);
    return {
      missing: [...new Set(missing)],
      hashes,
      outsidePorts: { database: database?.port ?? DATABASE_PORT, redis: redis?.port ?? REDIS_PORT },
    };
  }

  /** The value of one key, for the one step that needs it; it is not kept. */
  async readValue(namespace: string, secret: string, key: string): Promise<string | null> {
    const object = await this.#fetch(namespace, secret);
    const encoded = (object?.data as Record<string, string> | undefined)?.[key];
    return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8').trim();
  }

  #remember(owner: string, secrets: Set<string>): void {
    const before = this.#usedBy.get(owner);
    if (before && before.size === secrets.size && [...before].every((secret) => secrets.has(secret))) return;
    this.forget(owner);
    this.#usedBy.set(owner, secrets);
    for (const secret of secrets) {
      const users = this.#users.get(secret) ?? new Set<string>();
      users.add(owner);
      this.#users.set(secret, users);
    }
  }

  async #read(namespace: string, name: string): Promise<KnownSecret | null> {
    const id = `${namespace}/${name}`;
    const version = this.#versionOf(id);
    if (version === undefined) return null;
    const known = this.#known.get(id);
    if (known?.version === version) return known;
    const object = await this.#fetch(namespace, name);
    if (!object) return null;
    const data = (object.data ?? {}) as Record<string, string>;
    const read: KnownSecret = {
      version: object.metadata.resourceVersion ?? version,
      keys: new Map(
        Object.entries(data).map(([key, encoded]) => {
          const value = Buffer.from(encoded, 'base64');
          return [key, { hash: createHash('sha256').update(value).digest('hex'), port: readPort(value) }];
        }),
      ),
    };
    this.#known.set(id, read);
    return read;
  }

  async #fetch(namespace: string, name: string): Promise<KubeObject | null> {
    try {
      return await this.#client.get({ kind: 'secret', namespace, name });
    } catch (error) {
      if (isStatus(error, 404)) return null;
      throw error;
    }
  }
}

function readPort(value: Buffer): number | null {
  const text = value.toString('utf8').trim();
  const scheme = /^(postgres(?:ql)?|rediss?):\/\//.exec(text)?.[1];
  if (scheme === undefined || !URL.canParse(text)) return null;
  return portOf(text, scheme.startsWith('redis') ? REDIS_PORT : DATABASE_PORT);
}
