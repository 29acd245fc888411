import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestOptions } from 'node:https';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { KubeConfig } from '@kubernetes/client-node';
import { parse } from 'yaml';
import { z } from 'zod';
import { createExecPlugin } from './exec-plugin.ts';

/** What a request needs at this moment: certificates as PEM, and headers. */
export type Access = {
  tls: Pick<RequestOptions, 'ca' | 'cert' | 'key' | 'rejectUnauthorized' | 'servername'>;
  headers: Record<string, string>;
};

/** Where an API server is, and how one is let in; what is in files is read again by each call of `access`. */
export type Connection = { server: string; access(): Promise<Access> };

const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/**
 * As every Kubernetes program finds it: the files of `KUBECONFIG`, else `~/.kube/config`, else the pod's ServiceAccount.
 * Rejects where there is none of them, or it is unreadable or names no cluster.
 */
export async function findConnection(env: NodeJS.ProcessEnv = process.env): Promise<Connection> {
  const usual = join(homedir(), '.kube/config');
  const file = env.KUBECONFIG || (existsSync(usual) ? usual : undefined);
  if (file !== undefined) {
    try {
      // Not one file: several of them, which the library joins, or none.
      if (!existsSync(file)) return await byLibrary((config) => config.loadFromDefault());
      const only = readPlain(readFileSync(file, 'utf8'), dirname(file));
      return only ?? (await byLibrary((config) => config.loadFromFile(file)));
    } catch (error) {
      const why = error instanceof Error ? error.message.trim() : String(error);
      throw new Error(`the kubeconfig ${file} cannot be used: ${why}`, { cause: error });
    }
  }
  const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port = '443' } = env;
  if (!host || !existsSync(join(ACCOUNT, 'token'))) {
    throw new Error('no Kubernetes: set KUBECONFIG, or run in a pod with a ServiceAccount');
  }
  return plainConnection(
    {
      server: `https://${host.includes(':') ? `[${host}]` : host}:${port}`,
      'certificate-authority': 'ca.crt',
    },
    { tokenFile: 'token' },
    ACCOUNT,
  );
}

/** The current context of a kubeconfig that is given as text. */
export async function connectionOf(kubeconfig: string): Promise<Connection> {
  return readPlain(kubeconfig, '.') ?? byLibrary((config) => config.loadFromString(kubeconfig));
}

const named = <Key extends string, Shape extends z.ZodType>(key: Key, shape: Shape) =>
  z.array(z.object({ name: z.string(), [key]: shape } as { name: z.ZodString } & Record<Key, Shape>));
const clusterShape = z.strictObject({
  server: z.string(),
  'certificate-authority': z.string().optional(),
  'certificate-authority-data': z.string().optional(),
});
const userShape = z.strictObject({
  token: z.string().optional(),
  tokenFile: z.string().optional(),
  'client-certificate': z.string().optional(),
  'client-certificate-data': z.string().optional(),
  'client-key': z.string().optional(),
  'client-key-data': z.string().optional(),
});
/** Certificates and tokens and nothing else: no plugin, no proxy, no impersonation. */
const plain = z.object({
  'current-context': z.string(),
  clusters: named('cluster', clusterShape),
  contexts: named('context', z.object({ cluster: z.string(), user: z.string() })),
  users: named('user', userShape),
});

/** Null where the kubeconfig has more in it; `folder` is where its relative paths begin. */
function readPlain(kubeconfig: string, folder: string): Connection | null {
  const { success, data } = plain.safeParse(parse(kubeconfig));
  if (!success) return null;
  const context = data.contexts.find(({ name }) => name === data['current-context'])?.context;
  const cluster = data.clusters.find(({ name }) => name === context?.cluster)?.cluster;
  const user = data.users.find(({ name }) => name === context?.user)?.user;
  if (cluster === undefined) throw new Error('the kubeconfig names no cluster');
  return plainConnection(cluster, user ?? {}, folder);
}

function plainConnection(
  cluster: z.infer<typeof clusterShape>,
  user: z.infer<typeof userShape>,
  folder: string,
): Connection {
  const pem = async (file: string | undefined, data: string | undefined) => {
    if (data !== undefined) return Buffer.from(data, 'base64').toString('utf8');
    return file === undefined ? undefined : await readFile(resolve(folder, file), 'utf8');
  };
  return {
    server: cluster.server,
    async access() {
      const [ca, cert, key, inFile] = await Promise.all([
        pem(cluster['certificate-authority'], cluster['certificate-authority-data']),
        pem(user['client-certificate'], user['client-certificate-data']),
        pem(user['client-key'], user['client-key-data']),
        pem(user.tokenFile, undefined),
      ]);
      const token = inFile?.trim() ?? user.token;
      return {
        tls: { ca, cert, key },
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      };
    },
  };
}

/**
 * Any other kubeconfig, or several files of them, by the client library; loaded only then, because with its models of all
 * kinds it takes 70 MB.
 */
async function byLibrary(load: (config: KubeConfig) => void): Promise<Connection> {
  const library = await import('@kubernetes/client-node');
  const config = new library.KubeConfig();
  load(config);
  const cluster = config.getCurrentCluster();
  if (!cluster) throw new Error('the kubeconfig names no cluster');
  boundPlugin(config);
  return {
    server: cluster.server,
    async access() {
      const options: RequestOptions = { headers: {} };
      await config.applyToHTTPSOptions(options);
      const { ca, cert, key, rejectUnauthorized, servername, auth } = options;
      const headers = { ...(options.headers as Record<string, string>) };
      if (auth) headers.Authorization = `Basic ${Buffer.from(auth).toString('base64')}`;
      return { tls: { ca, cert, key, rejectUnauthorized, servername }, headers };
    },
  };
}

/** The library waits for a credential plugin for ever: ours ends it, and is asked in its place. */
function boundPlugin(config: KubeConfig): void {
  const user = config.getCurrentUser();
  if (!user?.exec) return;
  const { exec, ...rest } = user;
  const ask = createExecPlugin(exec);
  config.users = config.users.map((each) => (each === user ? rest : each));
  config.addAuthenticator({
    isAuthProvider: ({ name }) => name === user.name,
    async applyAuthentication(_user, options) {
      const { token, clientCertificateData, clientKeyData } = await ask();
      if (clientCertificateData) options.cert = clientCertificateData;
      if (clientKeyData) options.key = clientKeyData;
      if (token) options.headers = { ...options.headers, Authorization: `Bearer ${token}` };
    },
  });
}
