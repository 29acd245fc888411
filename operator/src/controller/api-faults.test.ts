import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@memory/telemetry';
import { afterEach, expect, test } from 'vitest';
import { withSignal } from '../client/call-scope.ts';
import { connectionOf } from '../client/connection.ts';
import { createCredentials } from '../client/credentials.ts';
import { createKubeClient, type KubeClientOptions } from '../client/kube-client.ts';
import {
  answerJson,
  answerStatus,
  eventLine,
  goneLine,
  listOf,
  type Script,
  startScriptedApiServer,
} from '../testing/scripted-api-server.ts';
import { Faults } from './faults.ts';
import { Informer } from './informer.ts';
import { LeaderElection } from './leader-election.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function serve(script: Script, rest: Partial<KubeClientOptions> = {}) {
  const server = await startScriptedApiServer(script);
  cleanups.push(server.close);
  const credentials = createCredentials(server.connection);
  cleanups.push(credentials.close);
  return { server, credentials, client: createKubeClient({ credentials, ...rest }) };
}

type Line = { level: string; text: string };

function listen() {
  const lines: Line[] = [];
  const log = createLogger({ service: 'test', level: 'error' });
  const tell =
    (level: string) =>
    (_fields: unknown, text = '') =>
      void lines.push({ level, text });
  const counts = new Map<string, number>();
  const faults = new Faults(
    Object.assign(Object.create(log), { warn: tell('warn'), info: tell('info') }),
    ({ verb, kind }, count) => void counts.set(`${verb} ${kind}`, count),
  );
  return { lines, faults, counts, log };
}

function follow(
  {
    client,
    faults,
    log,
  }: { client: ReturnType<typeof createKubeClient> } & Omit<ReturnType<typeof listen>, 'lines' | 'counts'>,
  rest: { namespace?: string; steadyMs?: number } = {},
) {
  const seen: string[] = [];
  const informer = new Informer<string>({
    client,
    kind: 'service',
    keep: ({ metadata }) => metadata.resourceVersion ?? '',
    onChange: ({ key, now }) => void seen.push(`${key} ${now}`),
    log,
    faults,
    ...rest,
  });
  informer.start();
  cleanups.push(() => informer.stop());
  return { informer, seen };
}

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !holds(); turn += 1) await sleep(5);
  expect(holds()).toBe(true);
}

const openWatch: Script = (_asked, response) => {
  response.writeHead(200).flushHeaders();
};

test('50 watched namespaces leave requests and the lease their connections', async () => {
  const { client, server, credentials } = await serve((asked, response) => {
    if (asked.query.has('watch')) openWatch(asked, response);
    else answerJson(response, listOf([]));
  });
  const leaseClient = createKubeClient({ credentials, lane: 'lease' });
  const told = listen();
  for (let index = 0; index < 50; index += 1) {
    for (let kind = 0; kind < 3; kind += 1) follow({ client, ...told }, { namespace: `n${index}` });
  }
  await until(() => server.watches().length === 150);
  await client.get({ kind: 'secret', namespace: 'a', name: 'b' });
  await leaseClient.get({ kind: 'lease', namespace: 'a', name: 'b' });
}, 20_000);

test('requests that hang do not keep the lease waiting', async () => {
  const { client, credentials } = await serve(
    (asked, response) => {
      if (asked.path.endsWith('/leases/b')) answerJson(response, listOf([]));
    },
    { requestMs: 500 },
  );
  const leaseClient = createKubeClient({ credentials, lane: 'lease' });
  const hanging = Array.from({ length: 100 }, () =>
    client.get({ kind: 'secret', namespace: 'a', name: 'b' }),
  );
  await leaseClient.get({ kind: 'lease', namespace: 'a', name: 'b' });
  const ended = await Promise.allSettled(hanging);
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
});

test.each([
  ['before its headers', () => undefined],
  ['in its body', (_asked: unknown, response: Parameters<Script>[1]) => void response.write('{"metadata":')],
] satisfies [string, Script][])('a request that hangs %s ends with its work', async (_where, script) => {
  const { client, server } = await serve(script);
  const work = new AbortController();
  const call = withSignal(work.signal, () => client.get({ kind: 'secret', namespace: 'a', name: 'b' }));
  void until(() => server.asked.length === 1).then(() => work.abort(new Error('the work is over')));
  await expect(call).rejects.toMatchObject({ status: 0, verb: 'get', kind: 'secret' });
});

test('a list that hangs, first before its headers, then in its body, is asked for again', async () => {
  let lists = 0;
  const { client } = await serve(
    (asked, response) => {
      if (asked.query.has('watch')) return openWatch(asked, response);
      lists += 1;
      if (lists === 2) response.write('{"metadata":');
      if (lists === 3) answerJson(response, listOf(['one']));
    },
    { requestMs: 300 },
  );
  const { informer } = follow({ client, ...listen() });
  await informer.synced;
  expect(informer.get('a/one')).toBe('10');
}, 20_000);

test('watches that end cleanly at once are made anew a bounded number of times, and it is told', async () => {
  const { client, server } = await serve((asked, response) => {
    if (asked.query.has('watch')) response.writeHead(200).end();
    else answerJson(response, listOf(['one']));
  });
  const told = listen();
  follow({ client, ...told });
  await sleep(2_000);
  expect(server.watches().length).toBeLessThan(10);
  expect(server.lists()).toHaveLength(1);
  expect(told.lines.map(({ level }) => level)).toEqual(['warn']);
});

test('a storm of 410, each after an event, lists a bounded number of times', async () => {
  const { client, server } = await serve((asked, response) => {
    if (!asked.query.has('watch')) answerJson(response, listOf(['one']));
    else response.writeHead(200).end(eventLine('MODIFIED', 'one', '11') + goneLine);
  });
  follow({ client, ...listen() });
  await sleep(2_000);
  expect(server.lists().length).toBeGreaterThan(1);
  expect(server.lists().length).toBeLessThan(8);
});

test('429 with Retry-After is obeyed by any call: no request comes too early', async () => {
  let from = 0;
  const answers: string[] = [];
  const { client } = await serve((_asked, response) => {
    const isEarly = performance.now() < from;
    answers.push(from === 0 ? 'first' : isEarly ? 'early' : 'in time');
    if (answers.length > 1) return answerJson(response, { metadata: { name: 'b' } });
    from = performance.now() + 950;
    answerStatus(response, 429, 'too many', { 'retry-after': '1' });
  });
  await client.get({ kind: 'secret', namespace: 'a', name: 'b' });
  expect(answers).toEqual(['first', 'in time']);
});

test('a lease that RBAC forbids is told once, and that it works again', async () => {
  let isForbidden = true;
  const { client } = await serve((_asked, response) => {
    if (isForbidden) answerStatus(response, 403, 'cannot get "leases"');
    else answerJson(response, { metadata: { name: 'l', resourceVersion: '1' }, spec: {} });
  });
  const told = listen();
  const election = new LeaderElection({
    ...{ client, namespace: 'a', name: 'l', identity: 'one', log: told.log, faults: told.faults },
    retryMs: 20,
    onStart() {},
    onLost() {},
  });
  election.start();
  cleanups.push(() => election.stop());
  await until(() => told.lines.length === 1);
  await sleep(100);
  expect(told.lines).toEqual([
    {
      level: 'warn',
      text: 'RBAC does not allow the operator to get leases in namespace a: cannot get "leases"',
    },
  ]);
  isForbidden = false;
  await until(() => told.lines.length === 2);
  expect(told.lines[1]).toEqual({ level: 'info', text: 'get lease works again' });
});

test('half a line, and a line that is no JSON, cost no event', async () => {
  let watches = 0;
  const { client } = await serve((asked, response) => {
    if (!asked.query.has('watch')) return answerJson(response, listOf([]));
    watches += 1;
    const line = eventLine('ADDED', 'two', '12');
    if (watches === 1) response.writeHead(200).end(eventLine('ADDED', 'one', '11') + line.slice(0, 30));
    else if (watches === 2) response.writeHead(200).end('no JSON\n');
    else {
      expect(asked.query.get('resourceVersion')).toBe('11');
      response.writeHead(200).write(line.slice(0, 30));
      setTimeout(() => response.write(line.slice(30)), 20);
    }
  });
  const { seen } = follow({ client, ...listen() });
  await until(() => seen.length === 2);
  expect(seen).toEqual(['a/one 11', 'a/two 12']);
});

test('a token that is replaced on disk is read again when the old one is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memory-token-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'token');
  await writeFile(file, 'old');
  const server = await startScriptedApiServer(({ token }, response) => {
    if (token === 'new') answerJson(response, { metadata: { name: 'b' } });
    else answerStatus(response, 401, 'Unauthorized');
  });
  cleanups.push(server.close);
  const kubeconfig = {
    'current-context': 'c',
    clusters: [{ name: 'c', cluster: { server: server.url } }],
    users: [{ name: 'u', user: { tokenFile: file } }],
    contexts: [{ name: 'c', context: { cluster: 'c', user: 'u' } }],
  };
  const credentials = createCredentials(await connectionOf(JSON.stringify(kubeconfig)));
  cleanups.push(credentials.close);
  const client = createKubeClient({ credentials });
  const target = { kind: 'secret', namespace: 'a', name: 'b' } as const;
  await expect(client.get(target)).rejects.toMatchObject({ status: 401 });
  await writeFile(file, 'new');
  await client.get(target);
  expect(server.asked.map(({ token }) => token)).toEqual(['old', 'old', 'old', 'new']);
});

test.each(['list', 'watch'])(
  'that RBAC forbids to %s one kind is told once, and that it works again',
  async (verb) => {
    let isForbidden = true;
    const { client } = await serve((asked, response) => {
      const isWatch = asked.query.has('watch');
      if (isForbidden && isWatch === (verb === 'watch'))
        answerStatus(response, 403, `cannot ${verb} "services"`);
      else if (isWatch) openWatch(asked, response);
      else answerJson(response, listOf([]));
    });
    const told = listen();
    follow({ client, ...told }, { namespace: 'a', steadyMs: 50 });
    await sleep(1_000);
    expect(told.lines).toEqual([
      {
        level: 'warn',
        text: `RBAC does not allow the operator to ${verb} services in namespace a: cannot ${verb} "services"`,
      },
    ]);
    expect(told.faults.summary).toContain(`RBAC does not allow the operator to ${verb} services`);
    expect(told.counts.get(`${verb} service`)).toBe(1);
    isForbidden = false;
    await until(() => told.lines.length === 2);
    expect(told.lines[1]).toEqual({ level: 'info', text: `${verb} service works again` });
    expect(told.faults.summary).toBeNull();
    expect(told.counts.get(`${verb} service`)).toBe(0);
  },
  20_000,
);
