import { isLoopback } from '@memory/perimeter';
import { commonVariables, type HostPort, hostPort } from '@memory/telemetry';
import { z } from 'zod';

/** Where the console listens when nothing is said; a taken port is then no fault. */
export const defaultConsoleBind: HostPort = { host: '127.0.0.1', port: 8001 };

/** The variables of the console, to be joined into the schema of each program that may serve it. */
export const consoleVariables = {
  SERVICE_CONSOLE_BIND: z
    .union([z.literal('off'), hostPort], 'must be host:port, [ipv6]:port or off')
    .optional()
    .meta({ description: 'listener of the web console; or off', shown: '127.0.0.1:8001' }),
};
const ConsoleVariables = z.object(consoleVariables);
export type ConsoleVariables = z.infer<typeof ConsoleVariables>;

/** Whether the console may be reached from other machines. */
export function isPublished(bind: ConsoleVariables['SERVICE_CONSOLE_BIND']): boolean {
  return bind !== undefined && bind !== 'off' && !isLoopback(bind.host);
}

/**
 * What the console contradicts; for the program's `superRefine`. A published console in front of an open API would
 * publish the API.
 */
export function consoleProblems(variables: ConsoleVariables & { hasCredential: boolean }): string[] {
  if (!isPublished(variables.SERVICE_CONSOLE_BIND) || variables.hasCredential) return [];
  return [
    'SERVICE_CONSOLE_BIND: reaches beyond this machine, and the API asks for no credential; set SERVICE_SELFHOST_API_BEARER_TOKEN',
  ];
}

/** What a console of its own reads. */
export const consoleProgramVariables = {
  ...consoleVariables,
  SERVICE_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL beginning with http:// or https://' })
    .default('http://127.0.0.1:8000')
    .meta({ description: 'address of the API', shown: 'http://127.0.0.1:8000' }),
  SERVICE_CONSOLE_COST_EXPORT_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL beginning with http:// or https://' })
    .optional()
    .meta({ description: 'address of the cost export, for the costs of the work', shown: 'none' }),
  SERVICE_COST_EXPORT_TOKEN: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'its bearer token', shown: 'none' }),
  SERVICE_BUILD_REVISION: commonVariables.SERVICE_BUILD_REVISION,
  SERVICE_METRICS_BIND: commonVariables.SERVICE_METRICS_BIND,
  SERVICE_LOG_LEVEL: commonVariables.SERVICE_LOG_LEVEL,
};

export const ConsoleProgramVariables = z.object(consoleProgramVariables).superRefine((variables, context) => {
  if (variables.SERVICE_CONSOLE_BIND === 'off')
    context.addIssue({
      code: 'custom',
      message: 'SERVICE_CONSOLE_BIND: is off, and a console is all this is',
    });
  if (
    variables.SERVICE_CONSOLE_COST_EXPORT_URL !== undefined &&
    variables.SERVICE_COST_EXPORT_TOKEN === undefined
  )
    context.addIssue({
      code: 'custom',
      message: 'SERVICE_COST_EXPORT_TOKEN: is required where SERVICE_CONSOLE_COST_EXPORT_URL is set',
    });
});
