import { hostname } from 'node:os';
import { commonVariables, filled, flag, hostPort, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';

const MAX_CONCURRENCY = 64;
const DAY_S = 86_400;
const name = z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/, 'must be the name of a namespace');

/** The variables of the operator. */
export const operatorVariables = {
  SERVICE_OPERATOR_IMAGE: filled.meta({ description: 'image of tenants that name none, with tag or digest' }),
  SERVICE_OPERATOR_NAMESPACES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(name))
    .meta({ description: 'comma-separated namespaces that are watched', shown: 'all' }),
  SERVICE_OPERATOR_NAMESPACE: name
    .optional()
    .meta({ description: 'where its Lease is', shown: 'of its service account' }),
  SERVICE_OPERATOR_IDENTITY: filled
    .default(hostname())
    .meta({ description: 'its name in the Lease', shown: 'host name' }),
  SERVICE_OPERATOR_LEADER_ELECTION: flag(true).meta({ description: 'whether several may stand by' }),
  SERVICE_OPERATOR_CONCURRENCY: wholeNumber({ min: 1, max: MAX_CONCURRENCY })
    .default(4)
    .meta({ description: 'tenants worked on at once', shown: '4' }),
  SERVICE_OPERATOR_API_RATE: wholeNumber({ min: 1, max: 10_000 }).default(200).meta({
    description: 'requests to the API server a second, the lease apart; twice as many at once',
    shown: '200',
  }),
  SERVICE_OPERATOR_MAX_ROLLING: wholeNumber({ min: 1, max: 1_000 })
    .default(3)
    .meta({ description: 'tenants that may roll at once after an upgrade', shown: '3' }),
  SERVICE_OPERATOR_RESYNC_S: wholeNumber({ min: 10, max: DAY_S })
    .default(600)
    .meta({ description: 'every tenant is looked at again this often', shown: '600' }),
  SERVICE_OPERATOR_QUEUE_POLL_S: wholeNumber({ min: 1, max: 3_600 })
    .default(5)
    .meta({ description: 'how often the waiting work is read', shown: '5' }),
  SERVICE_METRICS_BIND: z
    .union([z.literal('off'), hostPort], 'must be host:port, [ipv6]:port or off')
    .default({ host: '0.0.0.0', port: 9464 })
    .meta({ description: 'listener of /metrics, /livez, /readyz; or off', shown: '0.0.0.0:9464' }),
  SERVICE_LOG_LEVEL: commonVariables.SERVICE_LOG_LEVEL,
};
