import { ConnectionProblem } from './failures.ts';

/** Where a service on the same machine listens by default. */
export const defaultBaseUrl = 'http://127.0.0.1:8000';

/**
 * The one spelling of an address, so that equal addresses compare equal.
 *
 * @throws ConnectionProblem where it is no http address or holds a password
 */
export function normalizeBaseUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ConnectionProblem(
      'address',
      `${given} is no address of a service`,
      `It looks like ${defaultBaseUrl}.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new ConnectionProblem(
      'address',
      'an address may not hold a password',
      'Give a key with `memory login` or SERVICE_API_KEY.',
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
