import { z } from 'zod';
import { about } from './fields.ts';

export const conditionTypes = [
  'Ready',
  'Progressing',
  'DatabaseMigrated',
  'QueueHealthy',
  'Degraded',
] as const;
export type ConditionType = (typeof conditionTypes)[number];

export const Condition = z.object({
  type: z.string().meta(about('Ready, Progressing, DatabaseMigrated, QueueHealthy or Degraded.')),
  status: z.enum(['True', 'False', 'Unknown']).meta(about('Whether it holds.')),
  observedGeneration: z.int().optional().meta(about('Generation of the spec that this was said about.')),
  lastTransitionTime: z.string().meta(about('When the status last changed.')),
  reason: z.string().meta(about('Why, in one word.')),
  message: z.string().meta(about('Why, in a sentence, and what to do.')),
});
export type Condition = z.infer<typeof Condition>;

const component = z.object({
  ready: z.int().meta(about('Pods that are ready.')),
  desired: z.int().meta(about('Pods that are wanted.')),
  replicas: z.string().meta(about('Both, as ready/desired.')),
  image: z.string().meta(about('Image that its pods are made from.')),
});
export type ComponentStatus = z.infer<typeof component>;

/** How the tenant is, as the operator last saw it. */
export const Status = z
  .object({
    observedGeneration: z.int().optional().meta(about('Generation of the spec that was last worked on.')),
    conditions: z
      .array(Condition)
      .optional()
      .meta({
        ...about('Is it well, and if not, why.'),
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['type'],
      }),
    deploymentId: z.string().optional().meta(about('The deployment id in force.')),
    databaseName: z
      .string()
      .optional()
      .meta(about('Name of the database and of the login that were made with database.admin.')),
    version: z.string().optional().meta(about('Version that is rolled out.')),
    image: z.string().optional().meta(about('Image that is rolled out.')),
    components: z
      .object({
        api: component.optional().meta(about('The pods that answer requests.')),
        worker: component.optional().meta(about('The pods that work through documents.')),
        graph: component.optional().meta(about('The pods that traverse the graph.')),
        costExport: component.optional().meta(about('The pods of the cost export.')),
      })
      .optional()
      .meta(about('Pods by component.')),
    migration: z
      .object({
        revision: z.int().optional().meta(about('Revision of the database’s schema.')),
        image: z.string().optional().meta(about('Image that migrated it.')),
        failedImage: z.string().optional().meta(about('Image whose migration failed last.')),
        message: z.string().optional().meta(about('What that failure said.')),
      })
      .optional()
      .meta(about('The database’s schema.')),
    queue: z
      .object({
        ready: z.int().meta(about('Pieces of work that could be taken now.')),
        running: z.int().meta(about('Pieces of work in hand.')),
        oldestReadySeconds: z.int().meta(about('Age of the oldest ready work; 0 without any.')),
        deadLetters: z.int().meta(about('Pieces of work that were given up.')),
        observedAt: z.string().meta(about('When this was read.')),
      })
      .optional()
      .meta(about('The work that waits; rounded, and written when it matters.')),
    workerTarget: z.int().optional().meta(about('Workers that the queue calls for.')),
    endpoint: z.string().optional().meta(about('URL of the API.')),
    credentials: z
      .object({ tokenSecret: z.string().optional().meta(about('Secret that holds the shared token.')) })
      .optional()
      .meta(about('Where callers find what they need.')),
  })
  .meta(about('How the tenant is.'));
export type Status = z.infer<typeof Status>;
