import { address, filled } from '@memory/telemetry';
import { z } from 'zod';
import type { Connection } from './client/memory-client.ts';
import { readCredentials } from './credentials.ts';
import { usageError } from './exit-codes.ts';

/** The variables of this program. */
export const variables = {
  SERVICE_BASE_URL: address(['http', 'https'])
    .optional()
    .meta({ description: 'where the service is', shown: defaultBaseUrl() }),
  SERVICE_API_KEY: filled.optional().meta({ description: 'key to show it' }),
};

export const Settings = z.object(variables);
export type Settings = z.infer<typeof Settings>;

export function defaultBaseUrl(): string {
  return 'http://127.0.0.1:8000';
}

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
  const baseUrl = normalizeBaseUrl(flag ?? settings.SERVICE_BASE_URL ?? stored?.baseUrl ?? defaultBaseUrl());
  const storedKey = stored && normalizeBaseUrl(stored.baseUrl) === baseUrl ? stored.apiKey : null;
  return { baseUrl, apiKey: settings.SERVICE_API_KEY ?? storedKey };
}

/** The one spelling of an address, so that equal addresses compare equal. */
export function normalizeBaseUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw usageError(`${given} is no address of a service`, `It looks like ${defaultBaseUrl()}.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw usageError(
      'an address may not hold a password',
      'Give a key with `memory login` or SERVICE_API_KEY.',
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
