import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a name or address means this machine alone. Takes IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  const name = host
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
    .replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const version = isIP(name);
  return version !== 0 && loopback.check(name, version === 4 ? 'ipv4' : 'ipv6');
}

const authority = /^(\[[0-9A-Fa-f:.]+\]|[^:@/\s[\]]+)(?::\d{0,5})?$/;

/** The same for a `Host` header, with its port. */
export function isLoopbackHost(header: string): boolean {
  const host = authority.exec(header.trim())?.[1];
  return host !== undefined && isLoopback(host);
}
