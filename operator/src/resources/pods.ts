import type { Scheduling } from '../api/pod-fields.ts';
import { DATA_DIR, type EnvVar, environment, MODELS_DIR } from './environment.ts';
import { childLabels, type Program, ports, SECRETS_HASH, selectorLabels, USER } from './names.ts';
import type { RenderInput } from './render-input.ts';

export type PodOptions = {
  program: Program;
  args?: string[];
  resources: unknown;
  scheduling?: Scheduling;
  /** Ports beside that of the metrics. */
  ports?: { name: string; containerPort: number }[];
  /** Whether it serves health and metrics: all but Jobs do. */
  serves: boolean;
  /** Longer than the program takes to drain. */
  graceSeconds: number;
  /** How long a pod goes on answering after it is told to stop, until nothing routes to it any more. */
  lingerSeconds?: number;
  restartPolicy?: 'Never';
  /** Beside those of every pod. */
  volumes?: { name: string; mountPath: string; readOnly?: boolean; source: Record<string, unknown> }[];
  /** By default the tenant's own. */
  serviceAccountName?: string;
  /** Variables in place of those of the same name. */
  replaceEnv?: EnvVar[];
};

const probe = (path: string, more: Record<string, number>, given: object = {}) => ({
  httpGet: { path, port: 'metrics' },
  timeoutSeconds: 5,
  ...more,
  ...given,
});

/** The template of a pod that passes the restricted pod security standard. */
export function podTemplate(input: RenderInput, options: PodOptions): Record<string, unknown> {
  const { owner } = input;
  const { program, scheduling } = options;
  const hash = input.secretHashes[program];
  const scraped = options.serves && !(input.hasPodMonitors && owner.spec.monitoring.podMonitor);
  return {
    metadata: {
      labels: { ...scheduling?.podLabels, ...childLabels(owner, program) },
      annotations: {
        ...scheduling?.podAnnotations,
        ...(hash === undefined ? {} : { [SECRETS_HASH]: hash }),
        ...(scraped ? { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(ports.metrics) } : {}),
      },
    },
    spec: {
      serviceAccountName: options.serviceAccountName ?? owner.metadata.name,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      terminationGracePeriodSeconds: options.graceSeconds,
      ...(options.restartPolicy ? { restartPolicy: options.restartPolicy } : {}),
      securityContext: {
        runAsNonRoot: true,
        runAsUser: USER,
        runAsGroup: USER,
        fsGroup: USER,
        seccompProfile: { type: 'RuntimeDefault' },
      },
      ...(owner.spec.image.pullSecrets
        ? { imagePullSecrets: owner.spec.image.pullSecrets.map((name) => ({ name })) }
        : {}),
      ...placement(input, options),
      containers: [container(input, options)],
      volumes: [
        ...volumesOf(input, options).map(({ name, source }) => ({ name, ...source })),
        ...(scheduling?.volumes ?? []),
      ],
    },
  };
}

function placement({ owner }: RenderInput, { program, scheduling, serves }: PodOptions) {
  const spread = (topologyKey: string) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: selectorLabels(owner, program) },
  });
  return {
    ...(scheduling?.nodeSelector ? { nodeSelector: scheduling.nodeSelector } : {}),
    ...(scheduling?.tolerations ? { tolerations: scheduling.tolerations } : {}),
    ...(scheduling?.affinity ? { affinity: scheduling.affinity } : {}),
    ...(scheduling?.priorityClassName ? { priorityClassName: scheduling.priorityClassName } : {}),
    ...(serves
      ? {
          topologySpreadConstraints: scheduling?.topologySpreadConstraints ?? [
            spread('kubernetes.io/hostname'),
            spread('topology.kubernetes.io/zone'),
          ],
        }
      : {}),
  };
}

function container(input: RenderInput, options: PodOptions): Record<string, unknown> {
  const { owner, image } = input;
  const probes = options.scheduling?.probes;
  return {
    name: options.program,
    image,
    imagePullPolicy: owner.spec.image.pullPolicy,
    args: [options.program, ...(options.args ?? [])],
    env: [...environment(owner, options.program), ...(options.scheduling?.env ?? [])].map(
      (variable) => options.replaceEnv?.find(({ name }) => name === variable.name) ?? variable,
    ),
    resources: options.resources,
    terminationMessagePolicy: 'FallbackToLogsOnError',
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [
      ...volumesOf(input, options).map(({ name, mountPath, readOnly }) => ({
        name,
        mountPath,
        ...(readOnly ? { readOnly } : {}),
      })),
      ...(options.scheduling?.volumeMounts ?? []),
    ],
    ...(options.serves
      ? {
          ports: [...(options.ports ?? []), { name: 'metrics', containerPort: ports.metrics }],
          startupProbe: probe('/startupz', { periodSeconds: 2, failureThreshold: 90 }, probes?.startup),
          livenessProbe: probe('/livez', { periodSeconds: 10, failureThreshold: 6 }, probes?.liveness),
          readinessProbe: probe('/readyz', { periodSeconds: 5, failureThreshold: 2 }, probes?.readiness),
          ...(options.lingerSeconds === undefined
            ? {}
            : { lifecycle: { preStop: { sleep: { seconds: options.lingerSeconds } } } }),
        }
      : {}),
  };
}

function volumesOf({ owner }: RenderInput, options: PodOptions) {
  const scratch = (name: string, mountPath: string) => ({
    name,
    mountPath,
    readOnly: false,
    source: { emptyDir: {} },
  });
  const claim = owner.spec.models.volumeClaim;
  const usesModels = options.program === 'api' || options.program === 'worker';
  return [
    scratch('tmp', '/tmp'),
    ...(options.serves ? [scratch('data', DATA_DIR)] : []),
    ...(claim !== undefined && usesModels
      ? [
          {
            name: 'models',
            mountPath: MODELS_DIR,
            readOnly: true,
            source: { persistentVolumeClaim: { claimName: claim, readOnly: true } },
          },
        ]
      : []),
    ...(options.volumes ?? []),
  ];
}
