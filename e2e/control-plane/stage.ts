import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  connectionOf,
  crdFile,
  createControllerMetrics,
  createCredentials,
  createKubeClient,
  createOperator,
  type KubeClient,
  type KubeObject,
  type OnCall,
  type Operator,
  ownRules,
  tenantRules,
} from '@memory/operator';
import { createLogger, createRegistry, type Registry } from '@memory/telemetry';
import { stringify } from 'yaml';
import type { ControlPlane } from '../kubernetes/control-plane.ts';
import { PodRunner } from './pod-runner.ts';

export const OPERATOR_NAMESPACE = 'memory-operator';
export const IMAGE = 'registry.example/memory:1.0.0';
const DEADLINE_MS = 60_000;

const log = createLogger({
  service: 'operator',
  level: process.env.MEMORY_E2E_LOG === 'debug' ? 'debug' : 'error',
});

export type Call = Parameters<OnCall>[0];

export type OperatorOptions = Partial<Parameters<typeof createOperator>[0]>;

export type RunningOperator = {
  operator: Operator;
  registry: Registry;
  /** Every request that it made. */
  calls: Call[];
  /** Those of them that write, Leases and Events left out. */
  writes(): Call[];
  stop(): Promise<void>;
};

/** A control plane with the CRD and the roles, an administrator's client, and the stand-in for nodes. */
export type Stage = {
  plane: ControlPlane;
  admin: KubeClient;
  pods: PodRunner;
  /** A kubeconfig with a token of the operator's ServiceAccount, which has the generated rights and no other. */
  operatorKubeconfig(): Promise<string>;
  startOperator(options?: OperatorOptions): Promise<RunningOperator>;
  /** Stops those that run, so that the next one leads. */
  stopOperators(): Promise<void>;
  /** A fresh namespace with a Secret `database`. */
  namespace(): Promise<string>;
  close(): Promise<void>;
};

export type StageOptions = {
  /** Where the operator's ServiceAccount and Lease are. */
  operatorNamespace?: string;
  /** Brings the definition, the ServiceAccount `memory-operator` and its roles; by default from the generated files. */
  install?: (plane: ControlPlane) => Promise<unknown>;
};

export async function openStage(
  plane: ControlPlane,
  { operatorNamespace = OPERATOR_NAMESPACE, install = installFiles }: StageOptions = {},
): Promise<Stage> {
  const { client: admin, close: closeAdmin } = await clientOf(await readFile(plane.kubeconfig, 'utf8'));
  await install(plane);
  await plane.kubectl(['wait', '--for=condition=Established', 'crd', '--all', '--timeout=30s']);
  const pods = new PodRunner(admin, log);
  pods.start();
  const operators = new Set<RunningOperator>();
  const stopOperators = async () => {
    for (const { stop } of [...operators]) await stop();
  };

  const operatorKubeconfig = async () => {
    const token = await plane.kubectl([
      '-n',
      operatorNamespace,
      'create',
      'token',
      'memory-operator',
      '--duration=1h',
    ]);
    const { server, access } = await connectionOf(await readFile(plane.kubeconfig, 'utf8'));
    const { tls } = await access();
    const authority = Buffer.from(String(tls.ca)).toString('base64');
    return stringify({
      apiVersion: 'v1',
      kind: 'Config',
      'current-context': 'c',
      clusters: [{ name: 'c', cluster: { server, 'certificate-authority-data': authority } }],
      users: [{ name: 'u', user: { token: token.trim() } }],
      contexts: [{ name: 'c', context: { cluster: 'c', user: 'u' } }],
    });
  };

  return {
    plane,
    admin,
    pods,
    operatorKubeconfig,
    async startOperator(options = {}) {
      const calls: Call[] = [];
      const registry = createRegistry();
      const metrics = createControllerMetrics(registry);
      const { client, close } = await clientOf(await operatorKubeconfig(), (call) => {
        calls.push(call);
        metrics.onCall(call);
      });
      const operator = createOperator({
        client,
        namespaces: [],
        image: IMAGE,
        concurrency: 4,
        maxRolling: 3,
        resyncMs: 600_000,
        queuePollMs: 500,
        election: { namespace: operatorNamespace, identity: `test-${randomBytes(4).toString('hex')}` },
        readWork: async () => {
          throw new Error('no pods run on a control plane alone');
        },
        onLost: () => {},
        log,
        registry,
        metrics,
        ...options,
      });
      operator.start();
      const running: RunningOperator = {
        operator,
        registry,
        calls,
        writes: () =>
          calls.filter(
            ({ verb, kind }) =>
              !['get', 'list', 'watch'].includes(verb) && kind !== 'lease' && kind !== 'event',
          ),
        async stop() {
          operators.delete(running);
          await operator.stop();
          await close();
        },
      };
      operators.add(running);
      return running;
    },
    async namespace() {
      const name = `t-${randomBytes(4).toString('hex')}`;
      await plane.kubectl(['create', 'namespace', name]);
      await plane.kubectl([
        '-n',
        name,
        'create',
        'secret',
        'generic',
        'database',
        '--from-literal=url=postgres://u:p@db.example:5433/m',
        '--from-literal=admin=postgres://postgres:p@db.example:5433/postgres',
      ]);
      return name;
    },
    stopOperators,
    async close() {
      await stopOperators();
      await pods.stop();
      await closeAdmin();
    },
  };
}

export async function clientOf(
  kubeconfig: string,
  onCall?: OnCall,
): Promise<{ client: KubeClient; close(): Promise<void> }> {
  const credentials = createCredentials(await connectionOf(kubeconfig));
  const client = createKubeClient({ credentials, ...(onCall ? { onCall } : {}) });
  return { client, close: () => credentials.close() };
}

async function installFiles(plane: ControlPlane): Promise<void> {
  await plane.kubectl(['apply', '--server-side', '-f', crdFile]);
  await plane.kubectl(['apply', '--server-side', '-f', '-'], installation());
}

/** The operator's namespace, ServiceAccount and generated roles. */
function installation(): string {
  const rbac = 'rbac.authorization.k8s.io/v1';
  const subjects = [{ kind: 'ServiceAccount', name: 'memory-operator', namespace: OPERATOR_NAMESPACE }];
  const namespaced = (name: string) => ({ name, namespace: OPERATOR_NAMESPACE });
  const ref = (kind: string, name: string) => ({ apiGroup: 'rbac.authorization.k8s.io', kind, name });
  return [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: OPERATOR_NAMESPACE } },
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata: namespaced('memory-operator') },
    { apiVersion: rbac, kind: 'ClusterRole', metadata: { name: 'memory-operator' }, rules: tenantRules() },
    {
      apiVersion: rbac,
      kind: 'ClusterRoleBinding',
      metadata: { name: 'memory-operator' },
      roleRef: ref('ClusterRole', 'memory-operator'),
      subjects,
    },
    { apiVersion: rbac, kind: 'Role', metadata: namespaced('memory-operator-leader'), rules: ownRules() },
    {
      apiVersion: rbac,
      kind: 'RoleBinding',
      metadata: namespaced('memory-operator-leader'),
      roleRef: ref('Role', 'memory-operator-leader'),
      subjects,
    },
  ]
    .map((manifest) => stringify(manifest))
    .join('---\n');
}

export function tenantManifest(namespace: string, name: string, spec: object = {}) {
  return {
    apiVersion: 'memoryservice.dev/v1alpha1',
    kind: 'MemoryDeployment',
    metadata: { name, namespace },
    spec: { database: { url: { name: 'database' } }, ...spec },
  };
}

export async function applyTenant(plane: ControlPlane, namespace: string, name: string, spec: object = {}) {
  await plane.kubectl(
    ['apply', '--server-side', '-f', '-'],
    stringify(tenantManifest(namespace, name, spec)),
  );
}

/** Asks until the answer is there; what was answered last is in the error. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  deadlineMs = DEADLINE_MS,
): Promise<Answer> {
  const deadline = Date.now() + deadlineMs;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) {
      throw new Error(`${what}: not within ${deadlineMs} ms; last: ${String(last)}`);
    }
    await sleep(50);
  }
}

export type Condition = { type: string; status: string; reason: string; message: string };

export function conditionOf(object: KubeObject, type: string): Condition | undefined {
  return (object.status as { conditions?: Condition[] } | undefined)?.conditions?.find(
    (condition) => condition.type === type,
  );
}

/** The tenant, once one of its conditions is so. */
export function untilCondition(
  admin: KubeClient,
  namespace: string,
  name: string,
  type: string,
  matches: Partial<Condition>,
  deadlineMs = DEADLINE_MS,
): Promise<KubeObject> {
  return until(
    `${namespace}/${name} ${type} ${JSON.stringify(matches)}`,
    async () => {
      const object = await admin.get({ kind: 'memoryDeployment', namespace, name });
      const condition = conditionOf(object, type) as Record<string, string> | undefined;
      if (condition && Object.entries(matches).every(([key, value]) => condition[key] === value)) {
        return object;
      }
      return null;
    },
    deadlineMs,
  );
}
