import { isIP } from 'node:net';
import { z } from 'zod';

/** The kinds of values that variables have. Each reads text and says in plain words what it wanted instead. */

export function flag(fallback: boolean) {
  return z
    .string()
    .regex(/^(true|false|1|0)$/i, 'must be true or false')
    .transform((value) => /^(true|1)$/i.test(value))
    .default(fallback)
    .meta({ shown: String(fallback) });
}

type Range = { min?: number; max?: number; above?: number };

function words({ min, max, above }: Range): string {
  if (above !== undefined) return ` greater than ${above}${max === undefined ? '' : ` and at most ${max}`}`;
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return `, ${min} or more`;
  return max === undefined ? '' : `, ${max} or less`;
}

function within(value: number, { min, max, above }: Range): boolean {
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity) && value > (above ?? -Infinity);
}

/** A whole number in digits. */
export function wholeNumber(range: Range = {}) {
  return z
    .string()
    .refine(
      (value) => /^-?\d{1,15}$/.test(value) && within(Number(value), range),
      `must be a whole number${words(range)}`,
    )
    .transform(Number);
}

/** A number, with or without a fraction. */
export function decimal(range: Range = {}) {
  return z
    .string()
    .refine(
      (value) => /^-?\d{1,15}(\.\d{1,15})?$/.test(value) && within(Number(value), range),
      `must be a number${words(range)}`,
    )
    .transform(Number);
}

export const port = wholeNumber({ min: 0, max: 65_535 });

/** A name or address to listen on, without a port. */
export const listenAddress = z
  .string()
  .refine(
    (value) => isIP(value) !== 0 || isHostName(value),
    'must be a host name or an address, such as 127.0.0.1 or 0.0.0.0',
  );

/** Whether a text may be a name of a host; one whose last label is a number would be an address, and is none. */
function isHostName(text: string): boolean {
  const labels = text.replace(/\.$/, '').split('.');
  return labels.every((label) => /^[0-9A-Za-z_-]{1,63}$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

export type HostPort = { host: string; port: number };

/** `host:port` or `[ipv6]:port`. */
export const hostPort = z
  .string()
  .regex(/^(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]+):\d{1,5}$/, 'must be host:port or [ipv6]:port')
  .transform((value, ctx): HostPort => {
    const at = value.lastIndexOf(':');
    const number = Number(value.slice(at + 1));
    if (number <= 65_535) return { host: value.slice(0, at).replace(/^\[|\]$/g, ''), port: number };
    ctx.addIssue({ code: 'custom', message: 'must have a port from 0 to 65535' });
    return z.NEVER;
  });

/** An address with one of these schemes; the value may hold a password and is never shown. */
export function address(schemes: readonly string[]) {
  const message = `must be a URL beginning with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return z.string().refine((value) => {
    if (!URL.canParse(value)) return false;
    return schemes.includes(new URL(value).protocol.slice(0, -1));
  }, message);
}

/** Text that has something in it. */
export const filled = z.string().min(1, 'must not be empty');
