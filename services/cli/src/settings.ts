import { defaultBaseUrl, normalizeBaseUrl, readCredentials } from '@memory/client';
import { address, filled } from '@memory/telemetry';
import { z } from 'zod';
import type { Connection } from './client/memory-client.ts';

/** The variables of this program. */
export const variables = {
  SERVICE_BASE_URL: address(['http', 'https'])
    .optional()
    .meta({ description: 'where the service is', shown: defaultBaseUrl }),
  SERVICE_API_KEY: filled.optional().meta({ description: 'key to show it' }),
};

export const Settings = z.object(variables);
export type Settings = z.infer<typeof Settings>;

/**
 * Where to go and with which key. Address: `--base-url`, else SERVICE_BASE_URL, else the one that `memory login` stored, else the
 * local default. Key: SERVICE_API_KEY, else the stored one, which goes only to the address stored beside it.
 */
export function resolveConnection(
  flag: string | null,
  settings: Settings,
  credentialsPath: string,
): Connection {
  const stored = readCredentials(credentialsPath);
  const baseUrl = normalizeBaseUrl(flag ?? settings.SERVICE_BASE_URL ?? stored?.baseUrl ?? defaultBaseUrl);
  const storedKey = stored && normalizeBaseUrl(stored.baseUrl) === baseUrl ? stored.apiKey : null;
  return { baseUrl, apiKey: settings.SERVICE_API_KEY ?? storedKey };
}
