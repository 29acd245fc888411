import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger, type Logger } from '@memory/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeaderElection } from '../controller/leader-election.ts';
import { answerJson, answerStatus, startScriptedApiServer } from '../testing/scripted-api-server.ts';
import { withSignal } from './call-scope.ts';
import { connectionOf } from './connection.ts';
import { type CredentialsOptions, createCredentials } from './credentials.ts';
import { createExecPlugin } from './exec-plugin.ts';
import { createKubeClient } from './kube-client.ts';

let folder: string;
const cleanups: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-credentials-'));
  cleanups.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const target = { kind: 'secret', namespace: 'a', name: 'b' } as const;

/** A server that takes the tokens of `valid` and keeps one lease, and a client with the credentials of `user`. */
async function serve(user: object, options: CredentialsOptions = {}) {
  const valid = new Set(['first']);
  let lease: object | null = null;
  const server = await startScriptedApiServer(({ token = '', path, method, body }, response) => {
    if (!valid.has(token)) return answerStatus(response, 401, 'Unauthorized');
    if (!path.includes('/leases')) return answerJson(response, { metadata: { name: 'b' } });
    if (method === 'GET' && lease === null) return answerStatus(response, 404, 'not found');
    void body().then((text) => {
      if (method !== 'GET') lease = JSON.parse(text);
      answerJson(response, lease);
    });
  });
  cleanups.push(server.close);
  // The client library, which reads what has more than tokens in it, takes plain HTTP only then.
  const skip = 'exec' in user ? { 'insecure-skip-tls-verify': true } : {};
  const kubeconfig = {
    'current-context': 'c',
    clusters: [{ name: 'c', cluster: { server: server.url, ...skip } }],
    users: [{ name: 'u', user }],
    contexts: [{ name: 'c', context: { cluster: 'c', user: 'u' } }],
  };
  const lines: string[] = [];
  const tell = (level: string) => (_fields: unknown, text?: string) =>
    void lines.push(`${level} ${text ?? String(_fields)}`);
  const log: Logger = Object.assign(Object.create(createLogger({ service: 'test', level: 'error' })), {
    warn: tell('warn'),
    info: tell('info'),
  });
  const credentials = createCredentials(await connectionOf(JSON.stringify(kubeconfig)), {
    log,
    freshMs: 50,
    ...options,
  });
  cleanups.push(credentials.close);
  return { valid, lines, credentials, client: createKubeClient({ credentials }) };
}

/** A credential plugin that answers `first` for as long as the file `answers` is there, and hangs without it. */
async function writePlugin(): Promise<{ user: object; exec: object; hang(): Promise<void>; pid: string }> {
  const [script, answers, pid] = ['plugin.mjs', 'answers', 'pid'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(answers, '');
  await writeFile(
    script,
    `#!${process.execPath}
import { existsSync, writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(pid)}, String(process.pid));
const expired = new Date(Date.now() - 1_000).toISOString();
if (existsSync(${JSON.stringify(answers)}) && JSON.parse(process.env.KUBERNETES_EXEC_INFO).kind === 'ExecCredential') {
  console.log(JSON.stringify({ kind: 'ExecCredential', status: { token: 'first', expirationTimestamp: expired } }));
} else setInterval(() => {}, 1_000);
`,
  );
  await chmod(script, 0o755);
  const exec = { apiVersion: 'client.authentication.k8s.io/v1', command: script, args: [] };
  return { user: { exec }, exec, pid, hang: () => rm(answers) };
}

test('a credential plugin that hangs is killed', async () => {
  const { exec, hang, pid } = await writePlugin();
  const ask = createExecPlugin(exec, 2_000);
  expect(await ask()).toMatchObject({ token: 'first' });
  await hang();
  await expect(ask()).rejects.toThrow('no answer within 2000 ms');
  const id = Number(await readFile(pid, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow('ESRCH'));
});

test('what a plugin answers is not told, and that it failed is', async () => {
  const plugin = (...args: string[]) =>
    createExecPlugin({ apiVersion: 'client.authentication.k8s.io/v1', command: process.execPath, args });
  await expect(plugin('-e', 'console.log("the secret")')()).rejects.toThrow(
    /^the credential plugin \S+ answered no ExecCredential$/,
  );
  await expect(plugin('-e', 'console.error("log in first"); process.exit(3)')()).rejects.toThrow(
    'failed: log in first',
  );
});

test('a credential plugin that hangs from the start keeps no call past its deadline', async () => {
  const { user, hang } = await writePlugin();
  await hang();
  const { client } = await serve(user);
  const began = performance.now();
  const call = withSignal(AbortSignal.timeout(300), () => client.get(target));
  await expect(call).rejects.toMatchObject({ status: 0, verb: 'get', kind: 'secret' });
  expect(performance.now() - began).toBeLessThan(3_000);
});

test('a leader whose credential plugin hangs goes on with the token that it has', async () => {
  const { user, hang } = await writePlugin();
  const { credentials, lines } = await serve(user, { graceMs: 200, accessMs: 3_000 });
  await credentials.current();
  await hang();
  const leaseClient = createKubeClient({ credentials, lane: 'lease' });
  let lost = false;
  const election = new LeaderElection({
    ...{ client: leaseClient, namespace: 'a', name: 'l', identity: 'one', retryMs: 100, leaseSeconds: 6 },
    log: createLogger({ service: 'test', level: 'error' }),
    onStart() {},
    onLost() {
      lost = true;
    },
  });
  election.start();
  cleanups.push(() => election.stop());
  await vi.waitFor(() => expect(election.leads).toBe(true), 5_000);
  await sleep(6_000);
  expect({ lost, leads: election.leads }).toEqual({ lost: false, leads: true });
  expect(lines).toEqual(['warn the credentials of the API server cannot be read']);
}, 30_000);

test('a token file that is away for a moment fails no request, and is told once', async () => {
  const file = join(folder, 'token');
  await writeFile(file, 'first');
  const { client, valid, lines } = await serve({ tokenFile: file });
  await client.get(target);
  await rm(file);
  for (let turn = 0; turn < 5; turn += 1) {
    await sleep(60);
    await client.get(target);
  }
  expect(lines).toEqual(['warn the credentials of the API server cannot be read']);
  await writeFile(file, 'second');
  valid.delete('first');
  valid.add('second');
  await sleep(60);
  await client.get(target);
  expect(lines.slice(1)).toEqual(['info the credentials of the API server can be read again']);
});

test('a token file that was never there fails a request at once', async () => {
  const { client } = await serve({ tokenFile: join(folder, 'none') });
  await expect(client.get(target)).rejects.toThrow('ENOENT');
});
