import { knownVariables } from '@memory/telemetry';
import { describe, expect, test } from 'vitest';
import { renderInput, tenant } from '../testing/tenant.ts';
import { covers, quantity } from './covers.ts';
import { chooseImage, splitImage } from './images.ts';
import { dropJob, migrateJob } from './jobs.ts';
import type { Manifest } from './names.ts';
import { databaseName, databaseSecret } from './secrets.ts';
import { APPLIED, renderGround, renderWorkloads } from './tenant.ts';

const secret = (name: string) => ({ name });

/** Everything that a spec can ask for, at once. */
const everything = {
  deploymentId: '11111111-1111-4111-8111-111111111111',
  image: { pullSecrets: ['registry'] },
  database: {
    admin: secret('postgres-admin'),
    retrievalPool: { size: 4, waitSeconds: 0.5, maxConcurrency: 2 },
    graphPool: { size: 3, workMemKib: 1024 },
  },
  redis: { url: secret('redis'), prefix: 'acme' },
  models: {
    bindings: { p1_embedding: 'local/all-MiniLM-L6-v2', claim_extraction: 'builtin/grammar-v1' },
    volumeClaim: 'models',
  },
  perimeter: {
    token: secret('token'),
    bind: secret('bind'),
    requireAuth: true,
    signedKeys: {
      issuer: 'https://issuer.example',
      tenantId: 't',
      projectId: 'p',
      signingKeysUrl: 'http://keys.issuer.example/keys',
      revocationUrl: 'https://issuer.example/revoked',
      refreshSeconds: 30,
      revocationMaxAgeSeconds: 600,
    },
    browserOrigins: ['https://app.example'],
    trustedPrincipalSource: true,
  },
  admission: {
    perCredential: { perMinute: 100, inFlight: 4 },
    deployment: { perMinute: 1000, inFlight: 40 },
    ingestBodyMaxBytes: 1_000_000,
  },
  budgets: { usdPerDay: 5, usdPerDayByStage: { extract_claims: 2.5 } },
  converters: ['html', 'pdf'],
  snapshot: { schedule: '0 3 * * *', volume: { size: '10Gi' } },
  exposure: { type: 'LoadBalancer', ingress: { host: 'acme.example', tlsSecretName: 'tls' } },
  api: { autoscaling: { minReplicas: 2, maxReplicas: 5 }, podLabels: { team: 'a' } },
  worker: {
    autoscaling: { minReplicas: 0, maxReplicas: 5 },
    concurrency: 3,
    tolerations: [{ key: 'spot', operator: 'Exists' }],
    nodeSelector: { disk: 'fast' },
    priorityClassName: 'low',
    env: [{ name: 'HTTPS_PROXY', value: 'http://proxy:3128' }],
    volumes: [{ name: 'ca', configMap: { name: 'ca' } }],
    volumeMounts: [{ name: 'ca', mountPath: '/etc/ca' }],
    probes: { readiness: { periodSeconds: 7 } },
  },
  costExport: { token: secret('cost') },
  migrate: { tolerations: [{ key: 'spot', operator: 'Exists' }] },
  serviceAccount: { labels: { team: 'a' }, annotations: { role: 'r' } },
  revisionHistoryLimit: 7,
};

const render = (spec: object, rest = {}) => {
  const input = renderInput(tenant(spec), rest);
  return [...renderGround(input), migrateJob(input), dropJob(input), ...renderWorkloads(input)];
};

type PodSpec = {
  automountServiceAccountToken: boolean;
  securityContext: object;
  containers: {
    name: string;
    args: string[];
    env: { name: string; value?: string }[];
    securityContext: object;
    resources: object;
    readinessProbe?: object;
  }[];
  terminationGracePeriodSeconds: number;
};

function podSpecs(manifests: Manifest[]): PodSpec[] {
  return manifests.flatMap((manifest) => {
    const spec = manifest.spec as
      | { template?: { spec: PodSpec }; jobTemplate?: { spec: { template: { spec: PodSpec } } } }
      | undefined;
    const template = spec?.template ?? spec?.jobTemplate?.spec.template;
    return template ? [template.spec] : [];
  });
}

function find(manifests: Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name} in ${manifests.map(({ kind: of }) => of)}`);
  return found;
}

describe.each([
  ['the least that can be asked for', {}],
  ['all that can be asked for', everything],
])('%s', (_name, spec) => {
  const manifests = render(spec);

  test('no two objects have one name, all belong to the tenant and say whose they are', () => {
    const ids = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { metadata } of manifests.filter(({ metadata }) => !metadata.name.includes('-drop-'))) {
      expect(metadata).toMatchObject({
        namespace: 'tenants',
        labels: {
          'app.kubernetes.io/managed-by': 'memory-operator',
          'app.kubernetes.io/instance': 'acme',
        },
        ownerReferences: [{ kind: 'MemoryDeployment', name: 'acme', controller: true }],
      });
    }
  });

  test('pods pass the restricted pod security standard and may not write to their root', () => {
    for (const pod of podSpecs(manifests)) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toHaveProperty('requests');
      }
    }
  });

  test('every variable is one that the services know, and none is given twice', () => {
    for (const { containers } of podSpecs(manifests)) {
      const names = containers.flatMap(({ env }) => env.map(({ name }) => name));
      expect(names.filter((name) => name !== 'HTTPS_PROXY' && !knownVariables.has(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('an equal spec gives equal manifests, whatever the order of its keys', () => {
    const reversed = Object.fromEntries(Object.entries(spec).reverse());
    expect(render(reversed).map(({ metadata }) => metadata.annotations?.[APPLIED])).toEqual(
      manifests.map(({ metadata }) => metadata.annotations?.[APPLIED]),
    );
  });
});

test('no secret value stands in a manifest: only references', () => {
  const text = JSON.stringify(render(everything));
  expect(text).toContain('"secretKeyRef":{"name":"token","key":"token"}');
  expect(text).not.toMatch(/postgres:\/\/[^@"]*:[^@"]*@/);
});

test('what is asked for the pods beside the operator’s own is there', () => {
  const manifests = render(everything);
  expect(find(manifests, 'Deployment', 'acme-worker').spec).toMatchObject({ revisionHistoryLimit: 7 });
  const pod = podSpecs([find(manifests, 'Deployment', 'acme-worker')])[0];
  expect(pod).toMatchObject({ volumes: expect.arrayContaining([{ name: 'ca', configMap: { name: 'ca' } }]) });
  expect(pod?.containers[0]).toMatchObject({
    env: expect.arrayContaining([{ name: 'HTTPS_PROXY', value: 'http://proxy:3128' }]),
    volumeMounts: expect.arrayContaining([{ name: 'ca', mountPath: '/etc/ca', readOnly: true }]),
    readinessProbe: { periodSeconds: 7, failureThreshold: 2, timeoutSeconds: 5 },
  });
  const input = renderInput(tenant(everything));
  expect(podSpecs([migrateJob(input), dropJob(input)])).toMatchObject([
    { tolerations: [{ key: 'spot' }] },
    { tolerations: [{ key: 'spot' }] },
  ]);
  expect(find(manifests, 'ServiceAccount', 'acme').metadata).toMatchObject({
    labels: { team: 'a', 'app.kubernetes.io/instance': 'acme' },
    annotations: { role: 'r' },
  });
});

test('names of children fit where the name is as long as it may be', () => {
  const long = 'a'.repeat(40);
  const input = renderInput(tenant(everything, long));
  for (const { metadata } of [...renderGround(input), ...renderWorkloads(input), migrateJob(input)]) {
    expect(metadata.name.length).toBeLessThanOrEqual(63);
  }
});

test('an autoscaler owns the number of API pods, the operator that of workers', () => {
  const scaled = render(everything, { workerTarget: 4 });
  expect(find(scaled, 'Deployment', 'acme-api').spec).not.toHaveProperty('replicas');
  expect(find(scaled, 'HorizontalPodAutoscaler', 'acme-api').spec).toMatchObject({
    minReplicas: 2,
    maxReplicas: 5,
  });
  expect(find(scaled, 'Deployment', 'acme-worker').spec).toMatchObject({ replicas: 4 });
});

test('a number of workers is no change of their pods', () => {
  const template = (workerTarget: number) =>
    (find(render(everything, { workerTarget }), 'Deployment', 'acme-worker').spec as { template: unknown })
      .template;
  expect(template(0)).toEqual(template(5));
});

test('what is closed stays closed but for the needed doors', () => {
  const manifests = render(everything);
  expect(find(manifests, 'NetworkPolicy', 'acme-closed').spec).toMatchObject({ ingress: [], egress: [] });
  const ports = (name: string) => {
    const { egress } = find(manifests, 'NetworkPolicy', name).spec as {
      egress: { ports: { port: number }[] }[];
    };
    return egress.flatMap((rule) => rule.ports.map(({ port }) => port));
  };
  expect(ports('acme-api')).toEqual([53, 53, 5432, 6379, 80, 443, 8001]);
  expect(ports('acme-worker')).toEqual([53, 53, 5432, 6379]);
  expect(ports('acme-migrate')).toEqual([53, 53, 5432]);
  expect(render({ networkPolicy: { enabled: false } }).some(({ kind }) => kind === 'NetworkPolicy')).toBe(
    false,
  );
});

test('the open query is served unless the spec says not to, through the doors that are open anyway', () => {
  const rendered = (features: object) => render({ features });
  const variable = (manifests: Manifest[]) =>
    podSpecs([find(manifests, 'Deployment', 'acme-api')])[0]?.containers[0]?.env.find(
      ({ name }) => name === 'SERVICE_OPEN_QUERY',
    )?.value;
  expect(
    [{}, { openQuery: true }, { openQuery: false }].map((features) => variable(rendered(features))),
  ).toEqual(['true', 'true', 'false']);
  const policies = (openQuery: boolean) =>
    rendered({ openQuery }).filter(({ kind }) => kind === 'NetworkPolicy');
  expect(policies(true)).toEqual(policies(false));
});

test('metrics are announced once: by a PodMonitor, or by annotations', () => {
  const annotated = (manifests: Manifest[]) => JSON.stringify(manifests).includes('prometheus.io/scrape');
  expect(annotated(render({}))).toBe(true);
  const monitored = render({}, { hasPodMonitors: true });
  expect(annotated(monitored)).toBe(false);
  expect(find(monitored, 'PodMonitor', 'acme').apiVersion).toBe('monitoring.coreos.com/v1');
});

test('a migration is named by what it would do', () => {
  const name = (image: string, migrate?: string) =>
    migrateJob(renderInput(tenant(), { image, secretHashes: { migrate: migrate ?? 'x' } })).metadata.name;
  expect(name('a:1')).toBe(name('a:1'));
  expect(new Set([name('a:1'), name('a:2'), name('a:1', 'y')]).size).toBe(3);
});

test.each([
  ['memory:1.2', { repository: 'memory', tag: '1.2' }],
  ['host:5000/a/memory', { repository: 'host:5000/a/memory' }],
  ['host:5000/a/memory:1@sha256:ab', { repository: 'host:5000/a/memory', tag: '1', digest: 'sha256:ab' }],
])('%s is read as an image', (reference, parts) => {
  expect(splitImage(reference)).toEqual(parts);
});

test('the image is the tenant’s choice, and what it does not say the operator’s', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  const choose = (spec: object, of = 'r/memory:1.0.0') => chooseImage(tenant(spec), of);
  expect(choose({})).toEqual({ image: 'r/memory:1.0.0', version: '1.0.0' });
  expect(choose({ version: '2.0.0' })).toEqual({ image: 'r/memory:2.0.0', version: '2.0.0' });
  expect(choose({ version: '2.0.0' }, `r/memory:1@${digest}`).image).toBe('r/memory:2.0.0');
  expect(choose({}, `r/memory:1@${digest}`)).toEqual({ image: `r/memory@${digest}`, version: '1' });
  expect(choose({ image: { repository: 'q/m', digest } }).image).toBe(`q/m@${digest}`);
});

test('a made login keeps host and settings of the administrator’s URL', () => {
  const owner = tenant({ database: { admin: secret('admin') } });
  const { stringData } = databaseSecret(owner, 'postgres://root:p@db:6000/postgres?sslmode=require', 'pw');
  expect(stringData).toMatchObject({
    url: 'postgres://memory_tenants_acme:pw@db:6000/memory_tenants_acme?sslmode=require',
  });
});

test('no two tenants have the name of their database in common, nor one with a group role', () => {
  const named = (namespace: string, name: string) =>
    databaseName({ ...tenant({}), metadata: { ...tenant({}).metadata, namespace, name } });
  const long = 'n'.repeat(40);
  const names = [
    named('a-b', 'c'),
    named('a', 'b-c'),
    named('a', 'b'),
    named(long, `${long}1`),
    named(long, `${long}2`),
    named('app', 'a'),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(named('a', 'b')).toBe('memory_a_b');
  for (const name of names) expect(name).toMatch(/^(?!memory_app_)[a-z_][a-z0-9_]{0,62}$/);
});

test('a database that was made keeps its name', () => {
  const owner = {
    ...tenant({ database: { admin: secret('admin') } }),
    status: { databaseName: 'memory_a_b_c' },
  };
  expect(databaseName(owner)).toBe('memory_a_b_c');
});

describe('covers', () => {
  test.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: 2 }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: [1, 2] }, { a: [1] }, false],
    [{ a: [{ x: 1, y: 2 }] }, { a: [{ x: 1 }] }, true],
    [{}, { a: {}, b: [] }, true],
    [{ requests: { cpu: '1', memory: '1Gi' } }, { requests: { cpu: '1000m', memory: '1024Mi' } }, true],
    [{ requests: { cpu: '1' } }, { requests: { cpu: '1001m' } }, false],
    [undefined, { a: 1 }, false],
    [{ a: '1' }, { a: 1 }, false],
  ])('%j is as %j says: %s', (live, wanted, is) => {
    expect(covers(live, wanted)).toBe(is);
  });

  test.each([
    ['250m', 0.25],
    [2, 2],
    ['1e3', 1000],
    ['1.5Gi', 1610612736],
    ['abc', 'abc'],
  ])('the quantity %s is %s', (text, number) => {
    expect(quantity(text)).toBe(number);
  });
});
