import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** No converter needs the network: whatever opens a socket or asks for a name gets an error. */
export function forbidNetwork(): void {
  const refuse = () => {
    throw new Error('a converter has no network');
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.connect = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  globalThis.fetch = refuse;
}
