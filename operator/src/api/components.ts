import { z } from 'zod';
import { about, count, resources, secretKey } from './fields.ts';
import { scheduling } from './pod-fields.ts';

const small = { requests: { cpu: '100m', memory: '256Mi' }, limits: { memory: '1Gi' } };
const tiny = { requests: { cpu: '20m', memory: '128Mi' }, limits: { memory: '512Mi' } };

const apiAutoscaling = z
  .object({
    minReplicas: count('Pods that are always there.', { min: 1, max: 100 }).default(1),
    maxReplicas: count('Pods at the most.', { min: 1, max: 100 }).default(4),
    targetCpuPercent: count('Average use of the requested CPU that is aimed at.', {
      min: 10,
      max: 100,
    }).default(70),
  })
  .meta(
    about('A HorizontalPodAutoscaler on CPU; it then owns the number of pods.', {
      rule: 'self.minReplicas <= self.maxReplicas',
      message: 'minReplicas must not exceed maxReplicas: lower the one or raise the other',
    }),
  );

/** `api`: every public route but the cost export. */
export const api = z
  .object({
    replicas: count('Pods, where autoscaling is not set.', { min: 0, max: 100 }).default(1),
    autoscaling: apiAutoscaling.optional(),
    resources: resources.default(small),
    ...scheduling,
  })
  .meta(about('The pods that answer requests.'));

const workerAutoscaling = z
  .object({
    minReplicas: count('Pods that are kept when there is nothing to do; 0 lets all of them go.', {
      min: 0,
      max: 100,
    }).default(1),
    maxReplicas: count('Pods at the most.', { min: 1, max: 100 }).default(4),
    readyPerReplica: count('Pieces of ready work for which one more pod is wanted.', {
      min: 1,
      max: 100_000,
    }).default(50),
    oldestReadySeconds: count('Age of the oldest ready work from which one more pod is wanted.', {
      min: 1,
      max: 86_400,
    }).default(60),
    scaleDownSeconds: count('How long fewer pods must have been enough before any is let go.', {
      min: 0,
      max: 86_400,
    }).default(120),
  })
  .meta(
    about(
      'Workers by the depth of the queue and the age of its oldest ready work, read by the operator itself.',
      {
        rule: 'self.minReplicas <= self.maxReplicas',
        message: 'minReplicas must not exceed maxReplicas: lower the one or raise the other',
      },
    ),
  );

/** `worker`: takes stage work and runs the pipeline. */
export const worker = z
  .object({
    replicas: count('Pods, where autoscaling is not set.', { min: 0, max: 100 }).default(1),
    autoscaling: workerAutoscaling.optional(),
    concurrency: count('Versions that a pod works on at once; by default as many as it has cores.', {
      min: 1,
      max: 64,
    }).optional(),
    resources: resources.default({
      requests: { cpu: '250m', memory: '512Mi' },
      limits: { memory: '2Gi' },
    }),
    ...scheduling,
  })
  .meta(about('The pods that work through ingested documents.'));

/** `graph`: neighbourhoods and paths over the live graph, with its own small pool. */
export const graph = z
  .object({
    enabled: z
      .boolean()
      .default(true)
      .meta(about('Whether graph queries have pods of their own; otherwise the API answers them itself.')),
    replicas: count('Pods.', { min: 1, max: 20 }).default(1),
    resources: resources.default(small),
    ...scheduling,
  })
  .meta(about('The internal pods that traverse the graph.'));

/** `cost-export`: the ledger of model costs, on its own listener with its own token. */
export const costExport = z
  .object({
    token: secretKey('The token of its readers, at least 32 bytes.', 'token'),
    replicas: count('Pods.', { min: 0, max: 5 }).default(1),
    resources: resources.default(tiny),
    ...scheduling,
  })
  .meta(about('The export of model costs; without it there is none.'));

/** `migrate`: the Job that everything else waits for. */
export const migrate = z
  .object({
    resources: resources.default(tiny),
    deadlineSeconds: count('How long a migration may take before it counts as failed.', {
      min: 30,
      max: 86_400,
    }).default(1_800),
    ...scheduling,
  })
  .meta(about('The Job that migrates the database before anything rolls.'));
