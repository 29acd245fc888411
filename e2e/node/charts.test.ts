import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { attachNode, type RunningNode } from './start-node.ts';

const place = inject('node');
const MONITORING = ['PodMonitor', 'PrometheusRule'].flatMap((kind) => [
  '--api-versions',
  `monitoring.coreos.com/v1/${kind}`,
]);
const KUBE = ['--kube-version', '1.34.10'];

type Manifest = { kind: string; apiVersion: string; metadata: { name: string; namespace?: string } };
type Case = { title: string; set: string[]; more?: string[]; kinds?: string[]; without?: string[] };

const operatorCases: Case[] = [
  {
    title: 'as it stands',
    set: [],
    kinds: ['CustomResourceDefinition', 'ClusterRole', 'Deployment', 'NetworkPolicy'],
  },
  {
    title: 'for two namespaces alone',
    set: ['watchNamespaces={charts,default}'],
    kinds: ['Role', 'RoleBinding'],
    without: ['ClusterRoleBinding'],
  },
  {
    title: 'with the Prometheus operator',
    set: [],
    more: MONITORING,
    kinds: ['PodMonitor', 'PrometheusRule'],
  },
  {
    title: 'without monitoring, policy, budget and definition',
    set: [
      'monitoring.podMonitor=false',
      'monitoring.prometheusRule=false',
      'networkPolicy.enabled=false',
      'podDisruptionBudget.enabled=false',
      'crds.install=false',
    ],
    more: MONITORING,
    without: [
      'PodMonitor',
      'PrometheusRule',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'CustomResourceDefinition',
    ],
  },
  {
    title: 'with everything that can be said of its pods',
    set: [
      'replicas=1',
      `image.digest=sha256:${'0'.repeat(64)}`,
      'image.pullSecrets[0].name=registry',
      'nodeSelector.disk=ssd',
      'tolerations[0].key=spot',
      'priorityClassName=system-cluster-critical',
      'podLabels.team=memory',
      'podAnnotations.note=x',
      'serviceAccount.name=someone',
      'serviceAccount.annotations.note=x',
      'crds.keep=false',
      'monitoring.dashboard.enabled=true',
      'monitoring.labels.release=prometheus',
      'monitoring.runbookBaseUrl=https://runbooks.example/',
      'nameOverride=keeper',
      'logLevel=debug',
      'apiRate=50',
      'resyncSeconds=60',
      'queuePollSeconds=2',
      'serviceAccount.labels.team=memory',
      'annotations.note=x',
      'revisionHistoryLimit=5',
      'extraEnv[0].name=NODE_EXTRA_CA_CERTS',
      'extraEnv[0].value=/etc/ca/ca.crt',
      'extraEnvFrom[0].configMapRef.name=proxy',
      'extraVolumes[0].name=ca',
      'extraVolumes[0].configMap.name=ca',
      'extraVolumeMounts[0].name=ca',
      'extraVolumeMounts[0].mountPath=/etc/ca',
      'probes.liveness.periodSeconds=30',
      'topologySpreadConstraints[0].maxSkew=1',
      'topologySpreadConstraints[0].topologyKey=kubernetes.io/hostname',
      'topologySpreadConstraints[0].whenUnsatisfiable=DoNotSchedule',
      'affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0].matchExpressions[0].key=disk',
      'affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[0].matchExpressions[0].operator=Exists',
    ],
    more: MONITORING,
    kinds: ['ConfigMap'],
  },
];

const DATABASE = 'spec.database.url.name=db';
const tenantCases: Case[] = [
  {
    title: 'with a database of one’s own',
    set: [DATABASE],
    kinds: ['MemoryDeployment', 'Secret'],
    without: ['StatefulSet'],
  },
  {
    title: 'with an administrative Secret',
    set: ['spec.database.admin.name=db', 'spec.deletionPolicy=Delete'],
  },
  {
    title: 'with everything for trying out',
    set: [
      'tryOut.postgres.enabled=true',
      'tryOut.redis.enabled=true',
      'tryOut.postgres.storageClassName=local',
    ],
    kinds: ['StatefulSet', 'Deployment', 'NetworkPolicy', 'Service', 'Secret'],
  },
  {
    title: 'with Secrets made of values',
    set: [
      'secrets.databaseUrl=postgres://u:p@db:5432/x',
      'secrets.redisUrl=redis://r:6379',
      'secrets.costExportToken.create=true',
      'secrets.token.value=abcdefghijklmnopqrstuvwxyz0123456789',
    ],
    kinds: ['Secret'],
  },
  { title: 'without a token', set: [DATABASE, 'secrets.token.create=false'], without: ['Secret'] },
  {
    title: 'with a budget and the Prometheus operator',
    set: [DATABASE, 'spec.budgets.usdPerDay=5', 'monitoring.runbookBaseUrl=https://runbooks.example'],
    more: MONITORING,
    kinds: ['PrometheusRule'],
  },
  {
    title: 'with scaling, scheduling and an ingress',
    set: [
      DATABASE,
      'spec.version=1.2.3',
      'spec.api.autoscaling.maxReplicas=5',
      'spec.worker.autoscaling.minReplicas=0',
      'spec.worker.concurrency=2',
      'spec.worker.resources.limits.memory=1Gi',
      'spec.api.nodeSelector.disk=ssd',
      'spec.exposure.ingress.host=memory.example',
      'spec.models.bindings.p1_embedding=builtin/hash-v1',
      'spec.image.pullSecrets={registry}',
      'spec.revisionHistoryLimit=5',
      'spec.serviceAccount.annotations.note=x',
      'spec.worker.env[0].name=HTTPS_PROXY',
      'spec.worker.env[0].value=http://proxy:3128',
      'spec.worker.volumes[0].name=ca',
      'spec.worker.volumes[0].configMap.name=ca',
      'spec.worker.volumeMounts[0].name=ca',
      'spec.worker.volumeMounts[0].mountPath=/etc/ca',
      'spec.api.probes.readiness.periodSeconds=7',
      'spec.migrate.tolerations[0].key=spot',
    ],
  },
];

const refusals: [title: string, chart: string, set: string[], message: RegExp][] = [
  ['a tenant without a database', 'memory-deployment', [], /no database: give spec\.database/],
  [
    'a mistyped field of the spec',
    'memory-deployment',
    [DATABASE, 'spec.api.replica=2'],
    /'replica' not allowed/,
  ],
  ['a value of another type', 'memory-deployment', [DATABASE, 'spec.api.replicas=two'], /want integer/],
  ['a number out of bounds', 'memory-deployment', [DATABASE, 'spec.api.replicas=900'], /maximum/],
  ['a mistyped option', 'memory-deployment', [DATABASE, 'tryout.redis.enabled=true'], /'tryout' not allowed/],
  [
    'a URL of another database',
    'memory-deployment',
    ['secrets.databaseUrl=mysql://x'],
    /does not match pattern/,
  ],
  [
    'a variable that the chart sets',
    'memory-operator',
    ['extraEnv[0].name=SERVICE_OPERATOR_IMAGE', 'extraEnv[0].value=x'],
    /extraEnv/,
  ],
  ['no requests a second', 'memory-operator', ['apiRate=0'], /minimum/],
  ['too short a grace period', 'memory-operator', ['terminationGracePeriodSeconds=5'], /minimum/],
];

describe.skipIf(place === null)('charts', () => {
  let node: RunningNode;
  beforeAll(async () => {
    if (place === null) throw new Error('no node');
    node = attachNode(place);
    await node.kubectl(['apply', '-f', '-'], {
      input:
        'apiVersion: v1\nkind: Namespace\nmetadata: {name: charts, labels: {pod-security.kubernetes.io/warn: restricted}}\n',
    });
    await node.kubectl([
      'apply',
      '--server-side',
      '--field-manager=helm',
      '-f',
      'crds/memorydeployments.memoryservice.dev.yaml',
    ]);
  });

  // Whoever installs the chart next makes the definition anew.
  afterAll(() =>
    node.kubectl(['delete', 'crd', 'memorydeployments.memoryservice.dev', '--ignore-not-found']),
  );

  const setters = (set: string[]) => set.flatMap((value) => ['--set', value]);

  async function render(chart: string, { set, more = [] }: Case): Promise<Manifest[]> {
    const text = await node.helm([
      'template',
      'acme',
      `charts/${chart}`,
      '-n',
      'charts',
      ...KUBE,
      ...setters(set),
      ...more,
    ]);
    return parseAllDocuments(text)
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
  }

  /** By the API server itself: schemas, defaults, CEL rules, and the restricted pod security. */
  async function check(manifests: Manifest[]): Promise<void> {
    const known = manifests.filter(({ apiVersion }) => !apiVersion.startsWith('monitoring.coreos.com/'));
    // A pod is refused before its account is there, and a dry run leaves none behind.
    const accounts = known.filter(({ kind }) => kind === 'ServiceAccount');
    if (accounts.length > 0) await apply(accounts);
    await apply(known, '--dry-run=server');
  }

  const apply = (items: Manifest[], ...how: string[]) =>
    node.kubectl(
      [
        ...['apply', '--server-side', '--force-conflicts', '--validate=strict', '--warnings-as-errors'],
        ...how,
        '-f',
        '-',
      ],
      { input: JSON.stringify({ apiVersion: 'v1', kind: 'List', items }) },
    );

  for (const [chart, cases] of [
    ['memory-operator', operatorCases],
    ['memory-deployment', tenantCases],
  ] as const) {
    test.each(cases)(`${chart} $title`, async (each) => {
      await node.helm(['lint', `charts/${chart}`, ...KUBE, ...setters(each.set)]);
      const manifests = await render(chart, each);
      const kinds = new Set(manifests.map(({ kind }) => kind));
      for (const kind of each.kinds ?? []) expect(kinds).toContain(kind);
      for (const kind of each.without ?? []) expect(kinds).not.toContain(kind);
      await check(manifests);
    });
  }

  test.each(refusals)('refuses %s', async (_title, chart, set, message) => {
    const rendering = node.helm(['template', 'acme', `charts/${chart}`, ...KUBE, ...setters(set)]);
    await expect(rendering).rejects.toThrow(message);
  });

  test('an alert’s runbook is where the values say', async () => {
    const text = JSON.stringify(
      await render('memory-operator', {
        title: '',
        set: ['monitoring.runbookBaseUrl=https://x.example/'],
        more: MONITORING,
      }),
    );
    expect(text).toContain('https://x.example/dead-letters.md');
    expect(text).not.toContain('docs/runbooks');
  });
});
