import { childKinds, type Kind, type KindName, kinds } from '../client/kinds.ts';
import type { Verb } from '../client/kube-client.ts';

export type Rule = { apiGroups: string[]; resources: string[]; verbs: Verb[] };

/** What is made for tenants and kept as it should be. */
const CHILD_VERBS: Verb[] = ['get', 'list', 'watch', 'patch', 'create'];
/** Never removed by the operator: a claim holds data, and a tenant has its ServiceAccount as long as it is there. */
const NEVER_REMOVED: readonly KindName[] = ['claim', 'serviceAccount'];

/**
 * What each kind is used for. Server-side apply of what is not there yet needs `create` beside `patch`; `get` stands where
 * single objects are read: of children, to learn who holds a name that is taken.
 */
const uses: [KindName, Verb[], string?][] = [
  ['memoryDeployment', ['list', 'watch', 'patch']],
  ['memoryDeployment', ['patch'], 'status'],
  // An owner reference that blocks deletion wants this right where the admission plugin is on.
  ['memoryDeployment', ['update'], 'finalizers'],
  ['secret', ['get', 'list', 'watch', 'create']],
  ['pod', ['list']],
  ['event', ['create', 'patch']],
  ...childKinds.map((kind): [KindName, Verb[]] => [
    kind,
    NEVER_REMOVED.includes(kind) ? CHILD_VERBS : [...CHILD_VERBS, 'delete'],
  ]),
];

/** The rights in each namespace that is watched. */
export function tenantRules(): Rule[] {
  return uses.map(([name, verbs, subresource]) => rule(name, verbs, subresource));
}

/** The rights in the operator's own namespace: its Lease. */
export function ownRules(): Rule[] {
  return [rule('lease', ['get', 'create', 'update'])];
}

function rule(name: KindName, verbs: Verb[], subresource?: string): Rule {
  const { apiVersion, plural }: Kind = kinds[name];
  const group = apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '';
  return {
    apiGroups: [group],
    resources: [subresource === undefined ? plural : `${plural}/${subresource}`],
    verbs,
  };
}

const named = (kind: string, name: string, rules: Rule[]) => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind,
  metadata: { name },
  rules,
});

/** By file: the roles that charts and manifests take over. */
export function roleFiles(): Record<string, object> {
  return {
    'cluster-role.yaml': named('ClusterRole', 'memory-operator', tenantRules()),
    'namespace-role.yaml': named('Role', 'memory-operator', tenantRules()),
    'leader-role.yaml': named('Role', 'memory-operator-leader', ownRules()),
  };
}
