import { isAbsolute } from 'node:path';
import { limits } from '@memory/contract';
import { commonVariables, type HostPort, hostPort } from '@memory/telemetry';
import { z } from 'zod';

/** Where the export listens: a TCP address, or the path of a unix socket. */
export type CostExportBind = HostPort | { path: string };

/** What fits into `sockaddr_un` everywhere, without its end. */
const longestSocketPath = 103;

const bind = z.string().transform((text, context): CostExportBind => {
  const refuse = (message: string): never => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (text.startsWith('unix:')) {
    const path = text.slice('unix:'.length);
    if (!isAbsolute(path) || path.endsWith('/'))
      return refuse('must name the socket by its whole path, unix:/path');
    if (Buffer.byteLength(path) > longestSocketPath) {
      return refuse(`must have a socket path of at most ${longestSocketPath} bytes`);
    }
    return { path };
  }
  const parsed = hostPort.safeParse(text);
  if (parsed.success) return parsed.data;
  return refuse('must be host:port, [ipv6]:port or unix:/path');
});

const token = z
  .string()
  .refine(
    (text) => Buffer.byteLength(text) >= limits.costExportTokenBytes,
    `must be at least ${limits.costExportTokenBytes} bytes long`,
  )
  .refine((text) => /^[\x21-\x7e]*$/.test(text), 'must be printable ASCII without blanks');

/** The variables of the cost export, to be joined into the schema of each program that may serve it. */
export const costExportVariables = {
  SERVICE_COST_EXPORT_BIND: bind.optional().meta({
    description: 'listener of the cost export: host:port, [ipv6]:port or unix:/path',
    shown: 'none',
  }),
  SERVICE_COST_EXPORT_TOKEN: token
    .optional()
    .meta({ description: 'its bearer token, at least 32 bytes', shown: 'none' }),
};
const CostExportVariables = z.object(costExportVariables);
export type CostExportVariables = z.infer<typeof CostExportVariables>;

/** What the variables contradict each other in; for the program's `superRefine`. */
export function costExportProblems(variables: CostExportVariables): string[] {
  if (variables.SERVICE_COST_EXPORT_BIND === undefined || variables.SERVICE_COST_EXPORT_TOKEN !== undefined) {
    return [];
  }
  return ['SERVICE_COST_EXPORT_TOKEN: is required where SERVICE_COST_EXPORT_BIND is set'];
}

/** What a cost export of its own reads. */
export const costExportProgramVariables = {
  SERVICE_DATABASE_URL: commonVariables.SERVICE_DATABASE_URL,
  SERVICE_DEPLOYMENT_ID: commonVariables.SERVICE_DEPLOYMENT_ID,
  SERVICE_BUILD_REVISION: commonVariables.SERVICE_BUILD_REVISION,
  SERVICE_METRICS_BIND: commonVariables.SERVICE_METRICS_BIND,
  SERVICE_LOG_LEVEL: commonVariables.SERVICE_LOG_LEVEL,
  ...costExportVariables,
};

export const CostExportProgramVariables = z
  .object(costExportProgramVariables)
  .superRefine((variables, context) => {
    for (const message of costExportProblems(variables)) context.addIssue({ code: 'custom', message });
    if (variables.SERVICE_COST_EXPORT_BIND === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'SERVICE_COST_EXPORT_BIND: says where to listen, and is not set',
      });
    }
    if (variables.SERVICE_DATABASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'SERVICE_DATABASE_URL: a cost export of its own needs the Postgres of the deployment',
      });
    }
  });
