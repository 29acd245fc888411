import { z } from 'zod';
import { api, costExport, graph, migrate, worker } from './components.ts';
import { about, count } from './fields.ts';
import { serviceAccount } from './pod-fields.ts';
import {
  admission,
  budgets,
  database,
  exposure,
  features,
  image,
  models,
  monitoring,
  networkPolicy,
  perimeter,
  redis,
  snapshot,
} from './settings.ts';
import { Status } from './status.ts';

/** What is asked for: one tenant. Every field that has no default may be left out but `database`. */
export const Spec = z
  .object({
    deploymentId: z
      .string()
      .regex(/^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/)
      .optional()
      .meta(about('UUID of the deployment; by default chosen at the first start and kept in the database.')),
    version: z
      .string()
      .max(128)
      .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/)
      .optional()
      .meta(about('Version of the services, the tag of their image; by default the operator’s.')),
    image: image.prefault({}),
    paused: z
      .boolean()
      .default(false)
      .meta(about('While true, the operator changes nothing; what runs goes on.')),
    deletionPolicy: z
      .enum(['Retain', 'Delete'])
      .default('Retain')
      .meta(about('Whether deleting this resource also drops the database that was made for it.')),
    database,
    redis: redis.optional(),
    models: models.prefault({}),
    perimeter: perimeter.prefault({}),
    admission: admission.prefault({}),
    budgets: budgets.prefault({}),
    converters: z
      .array(
        z
          .string()
          .max(64)
          .regex(/^[a-z0-9_-]+$/),
      )
      .max(64)
      .optional()
      .meta(about('Converter routes beyond Markdown.')),
    features: features.prefault({}),
    logLevel: z
      .enum(['debug', 'info', 'warn', 'error'])
      .default('info')
      .meta(about('What the services write to their logs.')),
    exposure: exposure.prefault({}),
    api: api.prefault({}),
    worker: worker.prefault({}),
    graph: graph.prefault({}),
    costExport: costExport.optional(),
    migrate: migrate.prefault({}),
    networkPolicy: networkPolicy.prefault({}),
    monitoring: monitoring.prefault({}),
    snapshot: snapshot.optional(),
    serviceAccount: serviceAccount.optional(),
    revisionHistoryLimit: count('Former ReplicaSets that each Deployment keeps.', {
      min: 0,
      max: 20,
    }).default(3),
  })
  .meta(
    about(
      'The tenant that is wanted.',
      {
        rule: '!has(oldSelf.deploymentId) || (has(self.deploymentId) && self.deploymentId == oldSelf.deploymentId)',
        message:
          'deploymentId cannot change once it is set: its data carries it; make another MemoryDeployment',
        fieldPath: '.deploymentId',
      },
      {
        rule: "(self.exposure.type == 'ClusterIP' && !has(self.exposure.ingress)) || has(self.perimeter.token) || has(self.perimeter.bind) || has(self.perimeter.signedKeys)",
        message:
          'the API is published beyond the cluster but asks for no credentials: give perimeter.token, perimeter.bind or perimeter.signedKeys, or keep exposure.type ClusterIP without an ingress',
      },
      {
        rule: "self.deletionPolicy != 'Delete' || has(self.database.admin)",
        message:
          'deletionPolicy Delete drops the database that the operator made: it needs database.admin; a database given by URL is yours to drop',
      },
    ),
  );
export type Spec = z.infer<typeof Spec>;

/** What names a resource in a cluster. */
export const Metadata = z.looseObject({
  name: z.string(),
  namespace: z.string(),
  uid: z.string(),
  generation: z.int().default(1),
  resourceVersion: z.string(),
  creationTimestamp: z.string().optional(),
  deletionTimestamp: z.string().optional(),
  finalizers: z.array(z.string()).default([]),
  labels: z.record(z.string(), z.string()).default({}),
  annotations: z.record(z.string(), z.string()).default({}),
});

/** One tenant = one trust domain = one deployment id = one database. */
export const MemoryDeployment = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: Metadata,
  spec: Spec,
  status: Status.optional(),
});
export type MemoryDeployment = z.infer<typeof MemoryDeployment>;
