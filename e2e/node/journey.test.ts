import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { REPOSITORY } from '../images/build-images.ts';
import { attachNode, type RunningNode } from './start-node.ts';
import { openTenant, type Tenant, until } from './tenant.ts';

const place = inject('node');
const OPERATOR = 'memory-system';

const SHARED = `# Harbour report

Kestrel Shipping is headquartered in Bergen. Ingrid Moe has been the harbour master of Bergen since 2019.
The ferry Havørn sails from Bergen to Stavanger.
`;
const ACME_ALONE =
  '# Acme\n\nThe zeppelin workshop of Acme stands in Friedrichshafen. Its foreman is Otto Brandt.\n';

const TRY_OUT = {
  tryOut: {
    postgres: { enabled: true, image: 'localhost/e2e/postgres:15', pullPolicy: 'Never' },
    redis: { enabled: true, image: 'localhost/e2e/redis:7', pullPolicy: 'Never' },
  },
  test: { image: `${REPOSITORY}:1`, pullPolicy: 'Never' },
};
const small = { requests: { cpu: '10m', memory: '64Mi' }, limits: { memory: '1Gi' } };
const SPEC = {
  image: { pullPolicy: 'Never' },
  api: { resources: small },
  worker: { resources: small, concurrency: 2 },
  graph: { resources: small },
};

/** What a person would do with two tenants, from the first install to the last uninstall; each step needs the one before. */
describe.skipIf(place === null)('the journey of two tenants', () => {
  let node: RunningNode;
  let acme: Tenant;
  let globex: Tenant;
  const documents: { shared: { acme: string; globex: string }; alone: string } = {
    shared: { acme: '', globex: '' },
    alone: '',
  };
  beforeAll(() => {
    if (place === null) throw new Error('no node');
    node = attachNode(place);
    acme = openTenant(node, 'acme', { databaseSecret: 'acme-try-postgres' });
    globex = openTenant(node, 'globex', { databaseSecret: 'globex-database' });
  });

  /** What `kubectl get` shows, for people who read the run. */
  async function screen(title: string): Promise<void> {
    const tenants = await node.kubectl(['get', 'memdep', '--all-namespaces']);
    const pods = await node.kubectl(['get', 'pods', '--all-namespaces']);
    console.log(`\n== ${title}\n$ kubectl get memdep -A\n${tenants}$ kubectl get pods -A\n${pods}`);
  }

  /** What a person would look at who wants to know why. */
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await screen(`failed: ${task.name}`);
    const events = await node.kubectl(['get', 'events', '--all-namespaces', '--sort-by=.lastTimestamp']);
    console.log(`$ kubectl get events -A\n${events.split('\n').slice(-40).join('\n')}`);
    for (const { namespace } of [acme, globex]) {
      const selector = 'app.kubernetes.io/component in (api,try-postgres)';
      const logs = await node.kubectl(['-n', namespace, 'logs', '-l', selector, '--prefix', '--tail=15']);
      console.log(`$ kubectl -n ${namespace} logs\n${logs}`);
    }
  }, 60_000);

  const waitReady = (tenant: Tenant, timeout = '300s') =>
    node.kubectl(
      [
        '-n',
        tenant.namespace,
        'wait',
        '--for=condition=Ready',
        `memdep/${tenant.name}`,
        `--timeout=${timeout}`,
      ],
      { timeoutMs: 320_000 },
    );

  const patch = (tenant: Tenant, spec: unknown) =>
    node.kubectl([
      '-n',
      tenant.namespace,
      'patch',
      'memdep',
      tenant.name,
      '--type=merge',
      '-p',
      JSON.stringify({ spec }),
    ]);

  async function get(tenant: Tenant, kind: string, name: string): Promise<Record<string, never>> {
    return JSON.parse(await node.kubectl(['-n', tenant.namespace, 'get', kind, name, '-o', 'json']));
  }

  /** Of the pods of a component that are to stay. */
  async function podUids(namespace: string, component: string): Promise<string[]> {
    const selector = `app.kubernetes.io/component=${component}`;
    const text = await node.kubectl(['-n', namespace, 'get', 'pods', '-l', selector, '-o', 'json']);
    const { items } = JSON.parse(text) as {
      items: { metadata: { uid: string; deletionTimestamp?: string } }[];
    };
    return items
      .filter(({ metadata }) => metadata.deletionTimestamp === undefined)
      .map(({ metadata }) => metadata.uid)
      .sort();
  }

  /** Pods of a component that are ready, by what their Deployment says of the newest spec. */
  const settled = (tenant: Tenant, component: string, replicas: number) =>
    until(
      `${component} of ${tenant.name} with ${replicas} ready`,
      async () =>
        (await get(tenant, 'deployment', `${tenant.name}-${component}`)) as unknown as DeploymentState,
      ({ metadata, status }) =>
        status.observedGeneration === metadata.generation &&
        (status.readyReplicas ?? 0) === replicas &&
        (status.updatedReplicas ?? 0) === replicas &&
        (status.replicas ?? 0) === replicas,
      180_000,
    );

  /** A pod waits half a minute for its database; then it is started again after 10, 20, 40, 80 seconds. */
  const COME_BACK_MS = 300_000;

  async function everythingFound(): Promise<void> {
    await until(
      'acme finds its own',
      () => acme.search('zeppelin workshop'),
      ({ docIds }) => docIds.includes(documents.alone),
      COME_BACK_MS,
    );
    await until(
      'globex finds its own',
      () => globex.search('harbour master of Bergen'),
      ({ docIds }) => docIds.includes(documents.shared.globex),
      COME_BACK_MS,
    );
    expect(await acme.countDocuments()).toBe(2);
    expect(await globex.countDocuments()).toBe(1);
  }

  async function install(tenant: Tenant, more: object = {}): Promise<void> {
    const namespace = {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: tenant.namespace, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
    };
    await node.kubectl(['apply', '-f', '-'], { input: JSON.stringify(namespace) });
    await node.helm(
      ['install', tenant.name, 'charts/memory-deployment', '-n', tenant.namespace, '--values', '-'],
      {
        input: JSON.stringify({ ...TRY_OUT, spec: { ...SPEC, ...more } }),
      },
    );
  }

  test('the operator is installed by its chart, and its test passes', async () => {
    const image = [
      '--set',
      `image.repository=${REPOSITORY}`,
      '--set-string',
      'image.tag=1',
      '--set',
      'image.pullPolicy=Never',
    ];
    await node.helm(
      [
        'install',
        'memory-operator',
        'charts/memory-operator',
        '-n',
        OPERATOR,
        '--create-namespace',
        ...image,
        '--wait',
        '--timeout',
        '120s',
      ],
      { timeoutMs: 150_000 },
    );
    await node.helm(['-n', OPERATOR, 'test', 'memory-operator'], { timeoutMs: 120_000 });
  });

  test('two tenants are installed and become ready', async () => {
    await install(acme);
    // Its operator makes database and login with the administrative Secret.
    await install(globex, { database: { admin: { name: 'globex-try-postgres' } }, deletionPolicy: 'Delete' });
    await waitReady(acme);
    await waitReady(globex);
    await screen('two tenants are ready');
  });

  test('`helm test` sends a document, finds and deletes it', async () => {
    const said = await node.helm(['-n', 'acme', 'test', 'acme', '--logs'], { timeoutMs: 240_000 });
    expect(said).toContain('found it by search');
  });

  test('both get the same file, and each finds only its own', async () => {
    documents.shared.acme = await acme.ingest('harbour.md', SHARED);
    documents.shared.globex = await globex.ingest('harbour.md', SHARED);
    documents.alone = await acme.ingest('acme.md', ACME_ALONE);
    expect(documents.shared.acme).not.toBe(documents.shared.globex);
    await everythingFound();
    const elsewhere = await globex.search('zeppelin workshop Friedrichshafen Otto Brandt');
    expect(elsewhere.docIds).not.toContain(documents.alone);
    expect(elsewhere.text).not.toContain('zeppelin');
    expect((await acme.search('harbour master')).docIds).not.toContain(documents.shared.globex);
  });

  test('the credential of one does not open the other', async () => {
    const token = await globex.token();
    expect((await acme.call('GET', '/documents', { token })).status).toBe(401);
    expect((await globex.call('GET', '/documents', { token })).status).toBe(200);
  });

  test('pods are added and taken away as the spec says', async () => {
    await patch(acme, { api: { replicas: 2 }, worker: { replicas: 2 } });
    await settled(acme, 'api', 2);
    await settled(acme, 'worker', 2);
    await waitReady(acme);
    await screen('acme has two of each');
    await patch(acme, { worker: { replicas: 1 } });
    await settled(acme, 'worker', 1);
  });

  test('a changed token Secret rolls the API alone', async () => {
    const before = { api: await podUids('acme', 'api'), worker: await podUids('acme', 'worker') };
    const old = await acme.token();
    const fresh = Buffer.from('a-token-of-another-day-0123456789abcdef').toString('base64');
    await node.kubectl([
      '-n',
      'acme',
      'patch',
      'secret',
      'acme-token',
      '-p',
      JSON.stringify({ data: { token: fresh } }),
    ]);
    await until(
      'the new token is taken',
      () => acme.call('GET', '/documents'),
      ({ status }) => status === 200,
    );
    await settled(acme, 'api', 2);
    await until(
      'the old one is refused',
      () => acme.call('GET', '/documents', { token: old }),
      ({ status }) => status === 401,
    );
    expect((await podUids('acme', 'api')).filter((uid) => before.api.includes(uid))).toEqual([]);
    expect(await podUids('acme', 'worker')).toEqual(before.worker);
    await screen('the token is another');
  });

  test('an upgrade of the chart keeps every Secret', async () => {
    const read = async () =>
      JSON.parse(
        await node.kubectl([
          '-n',
          'acme',
          'get',
          'secrets',
          '-l',
          'app.kubernetes.io/name=memory-deployment',
          '-o',
          'json',
        ]),
      ).items.map((secret: { metadata: { name: string }; data: unknown }) => [
        secret.metadata.name,
        secret.data,
      ]);
    const before = await read();
    expect(before.length).toBe(3);
    await node.helm(['-n', 'acme', 'upgrade', 'acme', 'charts/memory-deployment', '--reuse-values']);
    expect(await read()).toEqual(before);
  });

  test('another version rolls out, behind its migration', async () => {
    await patch(acme, { version: '2' });
    await until(
      'status says version 2',
      async () => (await get(acme, 'memdep', 'acme')) as unknown as { status: { version?: string } },
      ({ status }) => status.version === '2',
      180_000,
    );
    await waitReady(acme);
    await everythingFound();
    await screen('acme runs version 2, globex version 1');
  });

  test('everything is killed, comes back, and nothing is lost', async () => {
    const kill = (namespace: string, selector: string, ...how: string[]) =>
      node.kubectl(['-n', namespace, 'delete', 'pods', '-l', selector, '--wait=false', ...how]);
    const atOnce = ['--grace-period=0', '--force'];
    // A pod deleted by force may still run when the next one starts: two servers would then write to one volume.
    const afterASecond = ['--grace-period=1'];
    await kill('acme', 'app.kubernetes.io/name=memory-service', ...atOnce);
    const leaderNow = () =>
      node.kubectl([
        '-n',
        OPERATOR,
        'get',
        'lease',
        'memory-operator',
        '-o',
        'jsonpath={.spec.holderIdentity}',
      ]);
    const leader = await leaderNow();
    await node.kubectl([
      '-n',
      OPERATOR,
      'delete',
      'pod',
      leader,
      '--grace-period=0',
      '--force',
      '--wait=false',
    ]);
    await node.restart('kube-apiserver');
    await until(
      'the API server is back',
      () => node.kubectl(['get', '--raw', '/readyz']),
      (text) => text === 'ok',
    );
    await kill('acme', 'app.kubernetes.io/component=try-redis', ...afterASecond);
    await kill('acme', 'app.kubernetes.io/component=try-postgres', ...afterASecond);
    await kill('globex', 'app.kubernetes.io/component=try-redis', ...afterASecond);
    await until('another operator leads', leaderNow, (holder) => holder !== '' && holder !== leader);
    await everythingFound();
    for (const component of ['api', 'worker', 'graph'])
      await settled(acme, component, component === 'api' ? 2 : 1);
    await waitReady(acme);
    await waitReady(globex);
    const late = await acme.ingest('late.md', '# Late\n\nThe lighthouse of Utsira was built in 1844.\n');
    await until(
      'work goes on',
      () => acme.search('lighthouse of Utsira'),
      ({ docIds }) => docIds.includes(late),
    );
    await acme.call('DELETE', `/documents/${late}`);
    for (const tenant of [acme, globex]) {
      await until(
        `verify ${tenant.name}`,
        () => tenant.verify(),
        (found) => found.agrees,
      );
    }
    await screen('all have been killed and are back');
  });

  test('a tenant goes with all that was made for it, and the other does not notice', async () => {
    const before = await podUids('acme', 'api');
    await node.helm(['-n', 'globex', 'uninstall', 'globex', '--wait', '--timeout', '120s'], {
      timeoutMs: 150_000,
    });
    await until(
      'nothing of globex is left',
      () =>
        node.kubectl([
          '-n',
          'globex',
          'get',
          'memdep,deployments,services,jobs,networkpolicies,poddisruptionbudgets',
          '-o',
          'name',
        ]),
      (text) => text.trim() === '',
    );
    expect(await podUids('acme', 'api')).toEqual(before);
    expect((await acme.search('zeppelin workshop')).docIds).toContain(documents.alone);
    await screen('globex is gone');
  });

  test('a namespace with a tenant in it can be deleted; then the operator goes', async () => {
    await node.kubectl(['delete', 'namespace', 'acme', '--timeout=120s'], { timeoutMs: 150_000 });
    const log = await node.kubectl([
      '-n',
      OPERATOR,
      'logs',
      '-l',
      'app.kubernetes.io/component=operator',
      '--tail=-1',
    ]);
    // Of a right that it lacks; an API server that has just started refuses for a moment what works again then.
    const lines = log.split('\n').filter((line) => line.startsWith('{'));
    const lacking = lines.filter((line, index) => {
      const { verb, kind } = JSON.parse(line) as { verb?: string; kind?: string };
      const works = `${verb} ${kind} works again`;
      return (
        /cannot \w+ resource/.test(line) && !lines.slice(index + 1).some((later) => later.includes(works))
      );
    });
    expect(lacking).toEqual([]);
    await node.helm(['-n', OPERATOR, 'uninstall', 'memory-operator', '--wait', '--timeout', '120s'], {
      timeoutMs: 150_000,
    });
    // Kept on purpose, as tenants go with it.
    expect(await node.kubectl(['get', 'crd', '-o', 'name'])).toContain('memorydeployments.memoryservice.dev');
    await screen('the operator is gone');
  });
});

type DeploymentState = {
  metadata: { generation: number };
  status: {
    observedGeneration?: number;
    replicas?: number;
    readyReplicas?: number;
    updatedReplicas?: number;
  };
};
