/** A JSON Schema, draft 7: what Helm checks values against. */
export type Schema = { [key: string]: unknown };

const text = { type: 'string' };
const flag = { type: 'boolean' };
const auto = { enum: ['auto', true, false, 'true', 'false'] };
const anything = { type: 'object' };
const strings = { type: 'object', additionalProperties: text };
const list = (items: Schema) => ({ type: 'array', items });
const whole = (minimum: number) => ({ type: 'integer', minimum });
const timings = closed({
  initialDelaySeconds: whole(0),
  periodSeconds: whole(1),
  timeoutSeconds: whole(1),
  failureThreshold: whole(1),
});
const pull = { enum: ['Always', 'IfNotPresent', 'Never'] };

function closed(properties: Record<string, Schema>): Schema {
  return { type: 'object', additionalProperties: false, properties };
}

function values(title: string, properties: Record<string, Schema>): Schema {
  // Helm hands `global` to every chart.
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    ...closed({ ...properties, global: anything }),
  };
}

/** Values of charts/memory-operator. */
export const operatorValues = values('memory-operator', {
  image: closed({
    repository: { type: 'string', minLength: 1 },
    tag: text,
    digest: { type: 'string', pattern: '^(sha256:[0-9a-f]{64})?$' },
    pullPolicy: pull,
    pullSecrets: list(closed({ name: text })),
  }),
  nameOverride: { type: 'string', pattern: '^([a-z]([-a-z0-9]*[a-z0-9])?)?$', maxLength: 40 },
  replicas: { ...whole(0), maximum: 5 },
  crds: closed({ install: flag, keep: flag }),
  watchNamespaces: { ...list({ type: 'string', minLength: 1, maxLength: 63 }), uniqueItems: true },
  concurrency: { ...whole(1), maximum: 64 },
  maxRolling: { ...whole(1), maximum: 1000 },
  apiRate: { ...whole(1), maximum: 10_000 },
  resyncSeconds: { ...whole(10), maximum: 86_400 },
  queuePollSeconds: { ...whole(1), maximum: 3600 },
  logLevel: { enum: ['debug', 'info', 'warn', 'error'] },
  serviceAccount: closed({ create: flag, name: text, annotations: strings, labels: strings }),
  annotations: strings,
  revisionHistoryLimit: { ...whole(0), maximum: 20 },
  extraEnv: list({
    type: 'object',
    required: ['name'],
    // What the chart sets itself has values of its own.
    properties: { name: { type: 'string', not: { pattern: '^SERVICE_OPERATOR_' } } },
  }),
  extraEnvFrom: list(anything),
  extraVolumes: list(anything),
  extraVolumeMounts: list(anything),
  probes: closed({ startup: timings, liveness: timings, readiness: timings }),
  resources: anything,
  podLabels: strings,
  podAnnotations: strings,
  nodeSelector: strings,
  tolerations: list(anything),
  affinity: anything,
  priorityClassName: text,
  topologySpreadConstraints: list(anything),
  terminationGracePeriodSeconds: whole(30),
  podDisruptionBudget: closed({ enabled: flag }),
  networkPolicy: closed({
    enabled: flag,
    monitoring: list(anything),
    apiServerPorts: list({ type: 'integer', minimum: 1, maximum: 65_535 }),
  }),
  monitoring: closed({
    podMonitor: auto,
    prometheusRule: auto,
    interval: { type: 'string', pattern: '^[0-9]+(ms|s|m)$' },
    labels: strings,
    runbookBaseUrl: text,
    dashboard: closed({ enabled: flag, labels: strings }),
  }),
});

/** Values of charts/memory-deployment, whose `spec` is the resource's own. */
export function deploymentValues(spec: Schema): Schema {
  const kept = closed({ create: flag, value: text });
  const server = {
    enabled: flag,
    image: { type: 'string', minLength: 1 },
    pullPolicy: pull,
    // Part of a URL, and of a line of Redis' configuration.
    password: { type: 'string', pattern: '^[A-Za-z0-9_.~-]*$' },
    user: whole(1),
    resources: anything,
  };
  return values('memory-deployment', {
    nameOverride: { type: 'string', pattern: '^([a-z]([-a-z0-9]*[a-z0-9])?)?$', maxLength: 40 },
    spec,
    secrets: closed({
      token: kept,
      databaseUrl: { type: 'string', pattern: '^(postgres(ql)?://.+)?$' },
      redisUrl: { type: 'string', pattern: '^(rediss?://.+)?$' },
      costExportToken: kept,
    }),
    tryOut: closed({
      postgres: closed({ ...server, storage: text, storageClassName: text }),
      redis: closed(server),
    }),
    monitoring: closed({
      budgetAlert: auto,
      budgetShare: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      labels: strings,
      runbookBaseUrl: text,
    }),
    test: closed({ image: text, pullPolicy: pull, deadlineSeconds: { ...whole(10), maximum: 3600 } }),
  });
}
