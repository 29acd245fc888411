import { type ModelRole, modelRoles, parseUuid } from '@memory/contract';
import { z } from 'zod';
import { logLevels } from '../logger.ts';
import { address, decimal, filled, type HostPort, hostPort, wholeNumber } from './values.ts';

/** The variables that more than one program reads, to be joined into each program's own schema. */
export const commonVariables = {
  SERVICE_DATA_DIR: filled
    .default('.memory')
    .meta({ description: 'embedded database, process lock, snapshot', shown: '.memory' }),
  SERVICE_DATABASE_URL: address(['postgres', 'postgresql'])
    .optional()
    .meta({ description: 'Postgres >= 15 with pgvector', shown: 'embedded' }),
  SERVICE_REDIS_URL: address(['redis', 'rediss'])
    .optional()
    .meta({ description: 'Redis >= 6.2', shown: 'in-process delivery' }),
  SERVICE_REDIS_PREFIX: filled
    .optional()
    .meta({ description: 'prefix of keys in Redis', shown: 'memory:<deployment_id>' }),
  SERVICE_DEPLOYMENT_ID: z
    .string()
    .transform((text, ctx) => {
      const parsed = parseUuid(text);
      if (parsed.ok) return parsed.value;
      ctx.addIssue({ code: 'custom', message: 'must be a UUID' });
      return z.NEVER;
    })
    .optional()
    .meta({ description: 'fixed by the first start', shown: 'random, kept' }),
  SERVICE_BUILD_REVISION: z
    .string()
    .default('')
    .meta({ description: 'source revision, stamped into images', shown: 'empty' }),
  SERVICE_MODELS_DIR: filled
    .optional()
    .meta({ description: 'folder of local/… models', shown: '<data dir>/models' }),
  SERVICE_METRICS_BIND: z
    .union([z.literal('off'), hostPort], 'must be host:port, [ipv6]:port or off')
    .optional()
    .meta({
      description: 'listener of /metrics, /livez, /startupz, /readyz; or off',
      shown: '127.0.0.1:9464',
    }),
  SERVICE_LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}`)
    .default('info')
    .meta({ description: logLevels.join(', '), shown: 'info' }),
};

/** Where `SERVICE_METRICS_BIND` lets a process listen when nothing is said; a taken port is then no fault. */
export const defaultMetricsBind: HostPort = { host: '127.0.0.1', port: 9464 };

type Variable<Name extends string> = `SERVICE_MODEL_${Uppercase<Name>}`;
const binding = z.string();

/** One variable per model role; which bindings there are is for packages/models to say. */
export const modelVariables = Object.fromEntries(
  modelRoles.map((role) => [
    `SERVICE_MODEL_${role.toUpperCase()}`,
    binding.optional().meta({ description: `model of ${role}, provider/model`, shown: 'builtin/…' }),
  ]),
) as Record<Variable<ModelRole>, z.ZodOptional<typeof binding>>;

type PoolLimits = {
  size: { min: number; max: number; default: number };
  waitSeconds: { max: number; default: number };
};

/** The connection pool and the slots of one kind of query: size, longest wait, how many at once. */
export function poolVariables<Name extends 'RETRIEVAL' | 'GRAPH'>(name: Name, pool: PoolLimits) {
  const { size, waitSeconds } = pool;
  const lower = name.toLowerCase();
  const variables = {
    [`SERVICE_${name}_POOL_SIZE`]: wholeNumber(size)
      .default(size.default)
      .meta({ description: `connections for ${lower} queries`, shown: String(size.default) }),
    [`SERVICE_${name}_POOL_WAIT_S`]: decimal({ above: 0, max: waitSeconds.max })
      .default(waitSeconds.default)
      .meta({ description: 'longest wait for one, in seconds', shown: String(waitSeconds.default) }),
    [`SERVICE_${name}_MAX_CONCURRENCY`]: wholeNumber(size)
      .optional()
      .meta({ description: `${lower} queries at once, not above the pool's size`, shown: 'see the limits' }),
  };
  return variables as {
    [Key in `SERVICE_${Name}_POOL_SIZE` | `SERVICE_${Name}_POOL_WAIT_S`]: z.ZodDefault<
      ReturnType<typeof wholeNumber>
    >;
  } & { [Key in `SERVICE_${Name}_MAX_CONCURRENCY`]: z.ZodOptional<ReturnType<typeof wholeNumber>> };
}
