import { isKey } from '@memory/client';
import { limits } from '@memory/contract';
import { address, filled, flag, port, wholeNumber } from '@memory/telemetry/environment';
import { z } from 'zod';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

const separator = process.platform === 'win32' ? ';' : ':';

/** The variables of this program. */
export const variables = {
  SERVICE_BASE_URL: address(['http', 'https'])
    .optional()
    .meta({ description: 'where the memory is', shown: 'http://127.0.0.1:8000' }),
  SERVICE_API_KEY: filled
    .refine(isKey, 'must be one word of printable ASCII')
    .optional()
    .meta({ description: 'key to show it; stdio alone: over HTTP each caller brings its own' }),
  SERVICE_MCP_PORT: port
    .default(limits.mcp.port)
    .meta({ description: 'where http listens; 0 picks a free one', shown: String(limits.mcp.port) }),
  SERVICE_MCP_READ_ONLY: flag(false).meta({ description: 'leaves ingest and delete_document out' }),
  SERVICE_MCP_ALLOWED_ROOTS: z
    .string()
    .transform((value) => (value === '' ? [] : value.split(separator)))
    .refine((roots) => roots.every((root) => root !== ''), `must be directories separated by ${separator}`)
    .default([])
    .meta({
      description: `directories that ingest may read files from, separated by ${separator}; stdio alone`,
      shown: 'none',
    }),
  SERVICE_MCP_PATH_READ_MAX_BYTES: wholeNumber({ min: 1 })
    .default(limits.mcp.pathReadBytes)
    .meta({ description: 'largest file that ingest reads', shown: String(limits.mcp.pathReadBytes) }),
  SERVICE_LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}`)
    .default('info')
    .meta({ description: logLevels.join(', '), shown: 'info' }),
};

export const Settings = z.object(variables);
export type Settings = z.infer<typeof Settings>;
