import { z } from 'zod';
import { Spec } from './memory-deployment.ts';
import { Status } from './status.ts';

export const GROUP = 'memoryservice.dev';
export const VERSION = 'v1alpha1';
export const KIND = 'MemoryDeployment';
export const PLURAL = 'memorydeployments';
/** Longest name of a resource, so that the names of its children fit into 63 characters. */
export const MAX_NAME = 40;

type Schema = { [key: string]: unknown };

/** The structural OpenAPI schema of a zod schema, as the API server takes it. */
export function structuralSchema(schema: z.ZodType): Schema {
  return clean(
    z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0', unrepresentable: 'any' }),
  ) as Schema;
}

const DROPPED = new Set(['$schema', 'propertyNames', 'id', '~standard']);

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  const node = value as Schema;
  if (node['x-kubernetes-int-or-string'] === true) {
    return {
      anyOf: [{ type: 'integer' }, { type: 'string' }],
      description: node.description,
      ...(node.pattern === undefined ? {} : { pattern: node.pattern }),
      'x-kubernetes-int-or-string': true,
    };
  }
  const cleaned: Schema = {};
  for (const [key, entry] of Object.entries(node)) {
    if (DROPPED.has(key)) continue;
    if (key === 'additionalProperties') {
      // Structural schemas prune what they do not know; a closed object would refuse what a newer kubectl sends.
      const isOpen = node['x-kubernetes-preserve-unknown-fields'] === true;
      if (typeof entry === 'object' && !isOpen) cleaned[key] = clean(entry);
      continue;
    }
    if (key === 'properties') {
      cleaned[key] = Object.fromEntries(
        Object.entries(entry as Schema).map(([name, of]) => [name, clean(of)]),
      );
      continue;
    }
    if (key === 'default' || key.startsWith('x-kubernetes-')) {
      cleaned[key] = entry;
      continue;
    }
    if ((key === 'minimum' || key === 'maximum') && Math.abs(Number(entry)) === Number.MAX_SAFE_INTEGER)
      continue;
    cleaned[key] = clean(entry);
  }
  if (cleaned.type === 'integer') cleaned.format = 'int64';
  return cleaned;
}

/** The CustomResourceDefinition, the one that `crds/` holds. */
export function customResourceDefinition(): Schema {
  const column = (name: string, type: string, jsonPath: string, description: string, priority = 0) => ({
    name,
    type,
    jsonPath,
    description,
    ...(priority > 0 ? { priority } : {}),
  });
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${PLURAL}.${GROUP}` },
    spec: {
      group: GROUP,
      scope: 'Namespaced',
      names: {
        kind: KIND,
        listKind: `${KIND}List`,
        plural: PLURAL,
        singular: KIND.toLowerCase(),
        shortNames: ['memdep'],
        categories: ['memory'],
      },
      versions: [
        {
          name: VERSION,
          served: true,
          storage: true,
          subresources: { status: {} },
          additionalPrinterColumns: [
            column('Ready', 'string', '.status.conditions[?(@.type=="Ready")].status', 'Whether it is well.'),
            column('API', 'string', '.status.components.api.replicas', 'Pods of the API, ready/desired.'),
            column('Workers', 'string', '.status.components.worker.replicas', 'Workers, ready/desired.'),
            column('Queue', 'integer', '.status.queue.ready', 'Work that could be taken now.'),
            column('Dead letters', 'integer', '.status.queue.deadLetters', 'Work that was given up.'),
            column('Version', 'string', '.status.version', 'Version that is rolled out.'),
            column('Age', 'date', '.metadata.creationTimestamp', 'Since when it is there.'),
            column(
              'Reason',
              'string',
              '.status.conditions[?(@.type=="Ready")].reason',
              'Why, in one word.',
              1,
            ),
            column('Endpoint', 'string', '.status.endpoint', 'URL of the API.', 1),
          ],
          schema: {
            openAPIV3Schema: {
              type: 'object',
              description:
                'One tenant of the memory service: one trust domain, one deployment id, one Postgres database.',
              required: ['spec'],
              'x-kubernetes-validations': [
                {
                  rule: `self.metadata.name.size() <= ${MAX_NAME} && self.metadata.name.matches('^[a-z]([-a-z0-9]*[a-z0-9])?$')`,
                  message: `the name must be at most ${MAX_NAME} characters, begin with a letter and hold only a-z, 0-9 and -: Services are named after it`,
                },
              ],
              properties: {
                apiVersion: { type: 'string' },
                kind: { type: 'string' },
                metadata: { type: 'object' },
                spec: structuralSchema(Spec),
                status: structuralSchema(Status),
              },
            },
          },
        },
      ],
    },
  };
}
