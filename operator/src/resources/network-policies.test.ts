import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { renderInput, tenant } from '../testing/tenant.ts';
import { selectorLabels } from './names.ts';
import { networkPolicies } from './network-policies.ts';
import { service } from './services.ts';

type Labels = Record<string, string>;
type Selector = { matchLabels?: Labels };
type Peer = { namespaceSelector?: Selector; podSelector?: Selector; ipBlock?: { cidr: string } };
type Rule = { from?: Peer[]; to?: Peer[]; ports?: { port: number }[] };
type Policy = { spec: { podSelector: Selector; ingress: Rule[]; egress: Rule[] } };
/** A pod in its namespace, or an address outside the cluster. */
type Other = { namespace: Labels; pod: Labels; own: boolean } | { address: string };

const selects = (selector: Selector, labels: Labels) =>
  Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value);

function isPeer(peer: Peer, other: Other): boolean {
  if ('address' in other) return peer.ipBlock?.cidr === `${other.address}/32`;
  if (peer.ipBlock) return false;
  const inNamespace = peer.namespaceSelector ? selects(peer.namespaceSelector, other.namespace) : other.own;
  return inNamespace && selects(peer.podSelector ?? {}, other.pod);
}

/** NetworkPolicy as Kubernetes reads it: absent or empty peers and ports mean all of them. */
function admits(policies: Policy[], pod: Labels, direction: 'from' | 'to', other: Other, port: number) {
  return policies
    .filter(({ spec }) => selects(spec.podSelector, pod))
    .flatMap(({ spec }) => (direction === 'from' ? spec.ingress : spec.egress))
    .some((rule) => {
      const peers = rule[direction] ?? [];
      const numbers = rule.ports ?? [];
      return (
        (peers.length === 0 || peers.some((peer) => isPeer(peer, other))) &&
        (numbers.length === 0 || numbers.some((entry) => entry.port === port))
      );
    });
}

const values = ['a', 'b'];
const labels = fc.dictionary(fc.constantFrom('team', 'tier'), fc.constantFrom(...values), { maxKeys: 2 });
const selector = labels.map((matchLabels) => ({ matchLabels }));
const peer = fc.oneof(
  fc.record({ podSelector: selector }),
  fc.record({ namespaceSelector: selector }),
  fc.record({ podSelector: selector, namespaceSelector: selector }),
);
const addresses = ['192.0.2.1', '192.0.2.2', '198.51.100.7'];
const lists = fc.record({
  clients: fc.array(peer, { minLength: 1, maxLength: 3 }),
  monitoring: fc.array(peer, { minLength: 1, maxLength: 3 }),
  egressCidrs: fc.uniqueArray(fc.constantFrom(...addresses.map((address) => `${address}/32`)), {
    minLength: 1,
  }),
});
const shape = fc.record({
  exposure: fc.constantFrom({ type: 'ClusterIP' }, { type: 'LoadBalancer' }),
  graph: fc.record({ enabled: fc.boolean() }),
  costExport: fc.option(fc.constant({ token: { name: 'cost' } }), { nil: undefined }),
});

const pods: Labels[] = values.flatMap((team) => values.map((tier) => ({ team, tier })));
const others: Other[] = [
  ...pods.flatMap((pod) =>
    pods.flatMap((namespace) => [true, false].map((own) => ({ pod, namespace, own }))),
  ),
  ...addresses.map((address) => ({ address })),
];

function admitted(owner: MemoryDeployment): Set<string> {
  const policies = networkPolicies(renderInput(owner)) as unknown as Policy[];
  const all = new Set<string>();
  for (const program of ['api', 'worker', 'graph', 'cost-export', 'migrate'] as const) {
    for (const direction of ['from', 'to'] as const) {
      for (const [index, other] of others.entries()) {
        for (const port of [8000, 8001, 8002, 9464, 5432, 443, 22]) {
          if (admits(policies, selectorLabels(owner, program), direction, other, port)) {
            all.add(`${program} ${direction} ${index} ${port}`);
          }
        }
      }
    }
  }
  return all;
}

test('to remove an entry of a list never admits more', () => {
  fc.assert(
    fc.property(
      shape,
      lists,
      fc.constantFrom('clients' as const, 'monitoring' as const, 'egressCidrs' as const),
      fc.nat(),
      (rest, networkPolicy, list, at) => {
        const before = admitted(tenant({ ...rest, networkPolicy }));
        const entries = networkPolicy[list] as unknown[];
        const fewer = entries.filter((_, index) => index !== at % entries.length);
        const after = admitted(tenant({ ...rest, networkPolicy: { ...networkPolicy, [list]: fewer } }));
        expect([...after].filter((way) => !before.has(way))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('empty lists admit nobody', () => {
  const owner = tenant({
    costExport: { token: { name: 'cost' } },
    networkPolicy: { clients: [], monitoring: [], egressCidrs: [] },
  });
  const ways = [...admitted(owner)];
  expect(ways.filter((way) => /^(api|cost-export) from \d+ (8000|8002)$/.test(way))).toEqual([]);
  expect(ways.filter((way) => / from \d+ 9464$/.test(way))).toEqual([]);
  const outside = others.findIndex((other) => 'address' in other);
  expect(ways).not.toContain(`api to ${outside} 5432`);
});

test('an empty list of source ranges is no load balancer', () => {
  const exposed = (ranges?: string[]) =>
    service(
      renderInput(tenant({ exposure: { type: 'LoadBalancer', loadBalancerSourceRanges: ranges } })),
      'api',
    ).spec;
  expect(exposed([])).toMatchObject({ type: 'ClusterIP' });
  expect(exposed(['192.0.2.0/24'])).toMatchObject({
    type: 'LoadBalancer',
    loadBalancerSourceRanges: ['192.0.2.0/24'],
  });
});
