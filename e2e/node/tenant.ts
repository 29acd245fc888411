import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningNode } from './start-node.ts';

const CLI = join(import.meta.dirname, '../../services/cli/src/main.ts');

/** A tenant as its callers see it, over its Service and with its credential. */
export type Tenant = {
  name: string;
  namespace: string;
  call(method: string, path: string, options?: { body?: string; token?: string }): Promise<Answer>;
  /** Sends a Markdown document; answers its id. */
  ingest(filename: string, text: string): Promise<string>;
  /** Document ids of the best chunks, and their texts. */
  search(query: string): Promise<{ docIds: string[]; text: string }>;
  /** How many documents can be found. */
  countDocuments(): Promise<number>;
  token(): Promise<string>;
  /** `memory admin verify` on the tenant's database. */
  verify(): Promise<{ agrees: boolean; disagreeing: object[] }>;
};

export type Answer = { status: number; body: string };

/** A tenant in the namespace of its name. `databaseSecret` holds the URL of its own login. */
export function openTenant(node: RunningNode, name: string, options: { databaseSecret: string }): Tenant {
  const namespace = name;
  const secret = async (of: string, key: string) => {
    const text = await node.kubectl(['-n', namespace, 'get', 'secret', of, '-o', 'json']);
    return Buffer.from(JSON.parse(text).data[key], 'base64').toString();
  };
  const address = async (service: string) =>
    (
      await node.kubectl(['-n', namespace, 'get', 'service', service, '-o', 'jsonpath={.spec.clusterIP}'])
    ).trim();
  const token = () => secret(`${name}-token`, 'token');

  const tenant: Tenant = {
    name,
    namespace,
    token,
    async call(method, path, { body, token: given } = {}) {
      const response = await fetch(`http://${await address(`${name}-api`)}:8000${path}`, {
        method,
        headers: {
          authorization: `Bearer ${given ?? (await token())}`,
          ...(body === undefined ? {} : { 'content-type': 'application/octet-stream' }),
          // Each call finds the Service anew: a kept connection would stay with one pod.
          connection: 'close',
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, body: await response.text() };
    },
    async ingest(filename, text) {
      const answer = await tenant.call('POST', `/ingest?filename=${filename}&mime=text/markdown`, {
        body: text,
      });
      if (answer.status >= 300) throw new Error(`ingest of ${filename}: ${answer.status} ${answer.body}`);
      return JSON.parse(answer.body).doc_id;
    },
    async search(query) {
      const answer = await tenant.call('GET', `/search/chunks?query=${encodeURIComponent(query)}&k=10`);
      if (answer.status !== 200) throw new Error(`search: ${answer.status} ${answer.body}`);
      const docIds = [...answer.body.matchAll(/"doc_id":"([^"]+)"/g)].map((match) => match[1] ?? '');
      return { docIds: [...new Set(docIds)].sort(), text: answer.body };
    },
    async countDocuments() {
      const answer = await tenant.call('GET', '/documents?limit=100');
      if (answer.status !== 200) throw new Error(`documents: ${answer.status} ${answer.body}`);
      return new Set([...answer.body.matchAll(/"doc_id":"([^"]+)"/g)].map((match) => match[1])).size;
    },
    async verify() {
      const url = new URL(await secret(options.databaseSecret, 'url'));
      // This process is outside the cluster: it knows addresses, not the cluster's names.
      url.hostname = await address(`${name}-try-postgres`);
      const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'admin', 'verify', '--json'], {
        env: { ...process.env, SERVICE_DATABASE_URL: url.href },
        timeout: 60_000,
        // It ends with 1 where something disagrees, and has said what.
      }).catch((error: { stdout?: string }) =>
        error.stdout ? { stdout: error.stdout } : Promise.reject(error),
      );
      const { agrees, checks }: { agrees: boolean; checks: { outcome: string }[] } = JSON.parse(stdout);
      return { agrees, disagreeing: checks.filter((check) => check.outcome !== 'agrees') };
    },
  };
  return tenant;
}

/** Asks again until `ready` says so, whatever goes wrong meanwhile. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value>,
  ready: (value: Value) => boolean,
  deadlineMs = 120_000,
): Promise<Value> {
  const deadline = Date.now() + deadlineMs;
  for (let last = 'nothing yet'; ; ) {
    try {
      const value = await ask();
      if (ready(value)) return value;
      last = JSON.stringify(value)?.slice(0, 1000) ?? 'undefined';
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > deadline) throw new Error(`${what}: not within ${deadlineMs / 1000} s; last: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
