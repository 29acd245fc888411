import {
  bindingWords,
  type ModelRole,
  modelBinding,
  modelRoles,
  ReasoningEffort,
  stages,
} from '@memory/contract';
import { z } from 'zod';
import { about, annotations, cidr, count, dnsName, labels, secretKey, selector } from './fields.ts';

const httpUrl = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/[^\s]+$/);
const usd = z.number().min(0).max(1_000_000_000);

export const image = z
  .object({
    repository: z
      .string()
      .min(1)
      .max(512)
      .optional()
      .meta(about('Image of all services, without tag; by default the operator’s.')),
    digest: z
      .string()
      .regex(/^sha256:[0-9a-f]{64}$/)
      .optional()
      .meta(about('Digest, which then counts in place of the version’s tag.')),
    pullPolicy: z
      .enum(['Always', 'IfNotPresent', 'Never'])
      .default('IfNotPresent')
      .meta(about('When nodes pull the image.')),
    pullSecrets: z.array(dnsName).max(8).optional().meta(about('Names of Secrets for the registry.')),
  })
  .meta(about('Where the image comes from.'));

const pool = (what: string, more: Record<string, z.ZodType> = {}) =>
  z
    .object({
      size: count('Connections of each pod.', { min: 1, max: 32 }).optional(),
      waitSeconds: z
        .number()
        .gt(0)
        .max(30)
        .optional()
        .meta(about('Longest wait for a connection, in seconds.')),
      maxConcurrency: count('Queries at once; not more than connections.', { min: 1, max: 32 }).optional(),
      ...more,
    })
    .meta(
      about(what, {
        rule: '!has(self.maxConcurrency) || !has(self.size) || self.maxConcurrency <= self.size',
        message: 'maxConcurrency must not exceed size: lower the one or raise the other',
      }),
    );

export const database = z
  .object({
    url: secretKey(
      'The URL of an existing database: postgres://user:password@host:port/name',
      'url',
    ).optional(),
    admin: secretKey(
      'The URL of an administrative login, with which the database and its roles are created. The tenant’s own login is kept in the Secret NAME-database.',
      'url',
    ).optional(),
    name: z
      .string()
      .max(63)
      .regex(/^[a-z_][a-z0-9_]*$/)
      .optional()
      .meta(
        about(
          'Name of the database that is created; by default memory_NAMESPACE_NAME, or tenant_NAMESPACE_NAME_HASH where another tenant could have that name.',
        ),
      ),
    retrievalPool: pool('Connections for searches.').optional(),
    graphPool: pool('Connections for graph queries.', {
      workMemKib: count('Memory of a graph query, in KiB.', { min: 64, max: 65_536 }).optional(),
    }).optional(),
  })
  .meta(
    about(
      'The Postgres (15 or newer, with pgvector) that holds everything.',
      {
        rule: 'has(self.url) != has(self.admin)',
        message:
          'give exactly one of database.url (an existing database) and database.admin (a login that may create it)',
      },
      {
        rule: '!has(self.name) || has(self.admin)',
        message:
          'database.name names a database that is to be created: it needs database.admin; with database.url the URL names it',
      },
      {
        rule: 'has(self.name) == has(oldSelf.name) && (!has(self.name) || self.name == oldSelf.name)',
        message: 'database.name cannot change: the data would be left behind; make another MemoryDeployment',
      },
    ),
  );

export const redis = z
  .object({
    url: secretKey('redis://user:password@host:port or rediss://…', 'url'),
    prefix: z
      .string()
      .min(1)
      .max(128)
      .optional()
      .meta(about('Prefix of keys; by default memory:<deployment id>.')),
  })
  .meta(about('Redis (6.2 or newer) for delivery and limits; without it work is claimed from Postgres.'));

/** A model of a role, by the schema that the services go by too. */
function binding(role: ModelRole) {
  return modelBinding(role).meta(about(`Model of the role ${role}: ${bindingWords(role)}.`));
}

const openrouter = z
  .object({
    apiKey: secretKey('The key of the endpoint.', 'api-key').optional(),
    baseUrl: httpUrl
      .optional()
      .meta(about('An OpenAI-compatible API, such as a vLLM in the cluster; by default OpenRouter.')),
    embeddingProvider: z
      .string()
      .min(1)
      .max(128)
      .optional()
      .meta(about('The one provider behind the router that embeds.')),
    embeddingProviderOrder: z
      .array(
        z
          .string()
          .min(1)
          .max(128)
          .regex(/^[^,]+$/),
      )
      .max(16)
      .optional()
      .meta(about('Providers that embed, in the order in which they are tried.')),
    maxCompletionTokens: count('Longest answer, in tokens.', { min: 256, max: 1_000_000 }).optional(),
    reasoningEffort: ReasoningEffort.optional().meta(about('How hard models think.')),
    reasoningEffortMap: z
      .string()
      .max(4_096)
      .optional()
      .meta(about('The same by role or model: claim_extraction=low,vendor/model=high.')),
    concurrency: count('Calls at once, of all workers together.', { min: 1, max: 1_000 }).optional(),
    timeoutSeconds: z.number().gt(0).max(600).optional().meta(about('Longest time for one call.')),
    prices: z
      .string()
      .max(4_096)
      .optional()
      .meta(
        about(
          'US dollars for a million tokens in and out, where the endpoint tells no cost: vendor/model=0.15:0.6.',
        ),
      ),
  })
  .meta(about('How openrouter/… models are called.'));

const isRemote = modelRoles
  .map((role) => `(has(self.bindings.${role}) && self.bindings.${role}.startsWith('openrouter/'))`)
  .join(' || ');

export const models = z
  .object({
    bindings: z
      .object(
        Object.fromEntries(modelRoles.map((role) => [role, binding(role).optional()])) as Record<
          ModelRole,
          z.ZodOptional<ReturnType<typeof binding>>
        >,
      )
      .default({})
      .meta(
        about(
          'Model of each role: builtin/… or openrouter/VENDOR/MODEL for all; local/… for p1_embedding only.',
        ),
      ),
    volumeClaim: dnsName
      .optional()
      .meta(about('PersistentVolumeClaim that holds the files of local/… models; mounted read-only.')),
    openrouter: openrouter.optional(),
  })
  .meta(
    about(
      'Which models are used, and where their files are.',
      {
        rule: "has(self.volumeClaim) || !has(self.bindings) || !has(self.bindings.p1_embedding) || !self.bindings.p1_embedding.startsWith('local/')",
        message: 'p1_embedding is a local/… model: give models.volumeClaim, the claim that holds its files',
      },
      {
        rule: `!has(self.bindings) || !(${isRemote}) || (has(self.openrouter) && (has(self.openrouter.apiKey) || has(self.openrouter.baseUrl)))`,
        message:
          'a role is bound to an openrouter/… model: give models.openrouter.apiKey, or baseUrl of an endpoint without keys',
      },
    ),
  );

const signedKeys = z
  .object({
    issuer: httpUrl.meta(about('Compared exactly with the keys’ iss.')),
    tenantId: z.string().min(1).max(255).meta(about('The issuer’s id for the group of deployments.')),
    projectId: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .meta(about('The issuer’s id for this deployment’s project; by default the deployment id.')),
    signingKeysUrl: httpUrl.meta(about('Where the issuer’s public keys are fetched.')),
    revocationUrl: httpUrl.meta(about('Where the signed revocation document is fetched.')),
    refreshSeconds: z.number().gt(0).max(86_400).optional().meta(about('Seconds between fetches of both.')),
    revocationMaxAgeSeconds: z
      .number()
      .gt(0)
      .max(2_592_000)
      .optional()
      .meta(about('Age of the revocation document at which signed keys stop working.')),
  })
  .meta(about('Keys signed by an issuer.'));

export const perimeter = z
  .object({
    token: secretKey('One shared secret with the full write scope.', 'token').optional(),
    bind: secretKey(
      'The same check without the secret itself: <deployment id>:<hex sha256>.',
      'bind',
    ).optional(),
    signedKeys: signedKeys.optional(),
    requireAuth: z
      .boolean()
      .default(false)
      .meta(about('Refuse to start unless a token, a bind or signed keys are set.')),
    browserOrigins: z
      .array(
        z
          .string()
          .max(256)
          .regex(/^https?:\/\/[^\s/,]+$/),
      )
      .max(64)
      .optional()
      .meta(about('Exact origins from which browsers may call.')),
    trustedPrincipalSource: z
      .boolean()
      .default(false)
      .meta(about('Whether the principal headers of ingests are believed.')),
  })
  .meta(
    about('Who may call.', {
      rule: '!has(self.requireAuth) || !self.requireAuth || has(self.token) || has(self.bind) || has(self.signedKeys)',
      message: 'requireAuth needs perimeter.token, perimeter.bind or perimeter.signedKeys',
    }),
  );

const limit = (whose: string) =>
  z
    .object({
      perMinute: count('Requests a minute; 0 is no limit.', { min: 0, max: 10_000_000 }).optional(),
      inFlight: count('Requests at once; 0 is no limit.', { min: 0, max: 1_000_000 }).optional(),
    })
    .meta(about(whose));

export const admission = z
  .object({
    perCredential: limit('Limits of each credential.').optional(),
    deployment: limit('Limits of the whole deployment.').optional(),
    ingestBodyMaxBytes: count('Largest ingest, in bytes.', { min: 1, max: 1_099_511_627_776 }).optional(),
  })
  .meta(about('How much is let in.'));

export const budgets = z
  .object({
    usdPerDay: usd.optional().meta(about('What models may cost a day, in USD; work beyond is parked.')),
    usdPerDayByStage: z
      .object(
        Object.fromEntries(
          stages.map((stage) => [stage, usd.optional().meta(about(`Of the stage ${stage}.`))]),
        ) as Record<(typeof stages)[number], z.ZodOptional<typeof usd>>,
      )
      .optional()
      .meta(about('The same by stage of the pipeline.')),
  })
  .meta(about('Spend budgets.'));

export const features = z
  .object({
    openQuery: z.boolean().default(true).meta(about('Serve the query routes and their tools.')),
    documentDeletion: z.boolean().default(true).meta(about('Serve deletion and its tool.')),
    documentSearch: z.boolean().default(true).meta(about('Serve document search and its tool.')),
  })
  .meta(about('Routes that can be left out.'));

export const exposure = z
  .object({
    type: z
      .enum(['ClusterIP', 'NodePort', 'LoadBalancer'])
      .default('ClusterIP')
      .meta(about('Type of the API’s Service.')),
    annotations: annotations('Annotations of the Service.').optional(),
    loadBalancerSourceRanges: z
      .array(cidr)
      .max(64)
      .optional()
      .meta(about('Who may reach a load balancer, as CIDRs; with none, the Service stays ClusterIP.')),
    ingress: z
      .object({
        host: dnsName.min(1).meta(about('Host name.')),
        className: dnsName.optional().meta(about('Ingress class; by default the cluster’s.')),
        tlsSecretName: dnsName.optional().meta(about('Secret with the certificate of the host.')),
        annotations: annotations('Annotations of the Ingress.').optional(),
      })
      .optional()
      .meta(about('An Ingress to the API.')),
  })
  .meta(about('How the API is published. Beyond the cluster it must ask for credentials.'));

const peer = z.object({ namespaceSelector: selector.optional(), podSelector: selector.optional() }).meta(
  about('Pods by their labels and those of their namespace.', {
    rule: 'has(self.namespaceSelector) || has(self.podSelector)',
    message: 'give namespaceSelector, podSelector or both; {} selects all',
  }),
);

export const networkPolicy = z
  .object({
    enabled: z.boolean().default(true).meta(about('Whether everything but the needed doors is closed.')),
    clients: z
      .array(peer)
      .max(32)
      .optional()
      .meta(
        about(
          'Who may call the API and the cost export, nobody where the list is empty; by default pods of the same namespace, and everybody where it is published beyond the cluster.',
        ),
      ),
    monitoring: z
      .array(peer)
      .max(8)
      .optional()
      .meta(about('Who may read metrics; by default pods of any namespace named monitoring.')),
    egressCidrs: z
      .array(cidr)
      .max(64)
      .optional()
      .meta(
        about(
          'Where database, Redis, models and issuers may be reached; by default anywhere, by their ports.',
        ),
      ),
  })
  .meta(about('Network policy: closed by default, with the needed doors.'));

export const monitoring = z
  .object({
    podMonitor: z
      .boolean()
      .default(true)
      .meta(
        about(
          'Make a PodMonitor where the cluster knows them; elsewhere pods carry prometheus.io annotations.',
        ),
      ),
    labels: labels('Labels of the PodMonitor, by which a Prometheus selects it.').optional(),
    interval: z
      .string()
      .max(16)
      .regex(/^[0-9]+(ms|s|m)$/)
      .default('30s')
      .meta(about('How often metrics are read.')),
  })
  .meta(about('Metrics.'));

export const snapshot = z
  .object({
    schedule: z.string().min(1).max(128).meta(about('When, in cron’s format; in UTC.')),
    suspend: z.boolean().default(false).meta(about('Whether the schedule rests.')),
    keep: count('Published snapshots that are kept.', { min: 1, max: 1_000 }).default(3),
    volume: z
      .object({
        claimName: dnsName.optional().meta(about('An existing PersistentVolumeClaim.')),
        size: z
          .string()
          .regex(/^[0-9]+(\.[0-9]+)?(Ki|Mi|Gi|Ti)?$/)
          .optional()
          .meta(about('Size of the claim that is made where none is named.')),
        storageClassName: dnsName.optional().meta(about('Its storage class; by default the cluster’s.')),
      })
      .meta(
        about('Where the snapshots lie.', {
          rule: 'has(self.claimName) != has(self.size)',
          message:
            'give exactly one of volume.claimName (an existing claim) and volume.size (of one that is made)',
        }),
      ),
  })
  .meta(about('The filesystem view of the whole corpus, built on a schedule.'));
