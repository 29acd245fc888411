import { childMetadata, childName, type Manifest, type Program, ports, selectorLabels } from './names.ts';
import type { RenderInput } from './render-input.ts';
import { wantedComponents } from './workloads.ts';

type Rule = { from?: unknown[]; to?: unknown[]; ports: { port: number; protocol: string }[] };

const tcp = (...numbers: number[]) => numbers.map((port) => ({ port, protocol: 'TCP' }));
const DNS: Rule = {
  ports: [
    { port: 53, protocol: 'UDP' },
    { port: 53, protocol: 'TCP' },
  ],
};

/**
 * Closed for all pods of the tenant, and one policy for each program that opens what it needs: callers to the API and
 * the cost export, the API to the graph, metrics to the monitoring and the operator, and outwards the database, Redis,
 * HTTPS where signed keys are fetched, and the endpoint of openrouter/… models where any is bound.
 */
export function networkPolicies(input: RenderInput): Manifest[] {
  const { owner } = input;
  if (!owner.spec.networkPolicy.enabled) return [];
  const programs: Program[] = [
    ...wantedComponents(owner),
    'migrate',
    ...(owner.spec.snapshot ? (['snapshot'] as const) : []),
  ];
  return [
    policy(input, 'closed', undefined, [], []),
    ...programs.map((program) =>
      policy(input, program, program, ingressOf(input, program), egressOf(input, program)),
    ),
  ];
}

function policy(
  { owner }: RenderInput,
  part: string,
  program: Program | undefined,
  ingress: Rule[],
  egress: Rule[],
): Manifest {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: childMetadata(owner, childName(owner, part), program),
    spec: {
      podSelector: { matchLabels: selectorLabels(owner, program) },
      policyTypes: ['Ingress', 'Egress'],
      ingress,
      egress,
    },
  };
}

function ingressOf({ owner }: RenderInput, program: Program): Rule[] {
  const { networkPolicy, exposure } = owner.spec;
  const anywhere = { namespaceSelector: {} };
  const metrics: Rule = {
    from: [
      ...(networkPolicy.monitoring ?? [
        { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
      ]),
      {
        ...anywhere,
        podSelector: { matchLabels: { 'app.kubernetes.io/name': 'memory-operator' } },
      },
    ],
    ports: tcp(ports.metrics),
  };
  const published = exposure.type !== 'ClusterIP' || exposure.ingress !== undefined;
  const sameNamespace = [{ podSelector: {} }];
  const open: Rule[] = [{ ports: tcp(ports.api) }];
  switch (program) {
    case 'api':
      return [
        ...(published && !networkPolicy.clients
          ? open
          : rulesFrom(networkPolicy.clients ?? sameNamespace, ports.api)),
        metrics,
      ];
    case 'graph':
      return [
        { from: [{ podSelector: { matchLabels: selectorLabels(owner, 'api') } }], ports: tcp(ports.graph) },
        metrics,
      ];
    case 'cost-export':
      return [...rulesFrom(networkPolicy.clients ?? sameNamespace, ports['cost-export']), metrics];
    case 'worker':
      return [metrics];
    default:
      return [];
  }
}

/** Kubernetes reads an empty `from` as everybody: nobody is admitted by leaving the rule out. */
function rulesFrom(peers: unknown[], port: number): Rule[] {
  return peers.length === 0 ? [] : [{ from: peers, ports: tcp(port) }];
}

function egressOf({ owner, outsidePorts }: RenderInput, program: Program): Rule[] {
  const { spec } = owner;
  const cidrs = spec.networkPolicy.egressCidrs?.map((cidr) => ({ ipBlock: { cidr } }));
  // Inside the cluster the database may be pods, whose addresses no CIDR of the outside covers.
  const outside = (...numbers: number[]): Rule => ({
    ...(cidrs ? { to: [...cidrs, { namespaceSelector: {} }] } : {}),
    ports: tcp(...new Set(numbers)),
  });
  const urls = [spec.perimeter.signedKeys?.signingKeysUrl, spec.perimeter.signedKeys?.revocationUrl];
  const fetched = program === 'api' ? urls.flatMap((url) => (url ? [portOf(url)] : [])) : [];
  const usesRedis = spec.redis !== undefined && (program === 'api' || program === 'worker');
  const callsModels = Object.entries(spec.models.bindings).some(
    ([role, binding]) =>
      binding?.startsWith('openrouter/') &&
      (program === 'worker' || (program === 'api' && role === 'p1_embedding')),
  );
  const numbers = [
    outsidePorts.database,
    ...(usesRedis ? [outsidePorts.redis] : []),
    ...fetched,
    ...(callsModels ? [portOf(spec.models.openrouter?.baseUrl ?? 'https://openrouter.ai')] : []),
  ];
  const graph: Rule[] =
    program === 'api' && spec.graph.enabled
      ? [{ to: [{ podSelector: { matchLabels: selectorLabels(owner, 'graph') } }], ports: tcp(ports.graph) }]
      : [];
  return [DNS, outside(...numbers), ...graph];
}

/** The port of a URL, or its scheme’s. */
export function portOf(url: string, fallback?: number): number {
  const { port, protocol } = new URL(url);
  if (port !== '') return Number(port);
  return fallback ?? (protocol === 'http:' ? 80 : 443);
}
