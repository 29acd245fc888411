import { isIP, isIPv4 } from 'node:net';

/** Whether a name or address means this machine alone; an IPv6 address without brackets. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true;
  if (isIPv4(host)) return host.startsWith('127.');
  return isIP(host) === 6 && /^(0*:)*:?0*1$/.test(host) && new URL(`http://[${host}]`).hostname === '[::1]';
}

/** The host of a `Host` header, without its port and brackets; null where it is malformed. */
export function hostOf(header: string): string | null {
  const found = /^(?:\[([0-9A-Fa-f:.]+)\]|([0-9A-Za-z._-]+))(?::\d{1,5})?$/.exec(header);
  return found?.[1] ?? found?.[2] ?? null;
}
