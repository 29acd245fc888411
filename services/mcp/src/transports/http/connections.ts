import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '@memory/contract';

export type Connections = {
  /** Whether a connection is one too many: its request is answered with 503. */
  isExcess(socket: Socket): boolean;
  /** A request has come in on a connection; call what is returned when its answer is out. */
  busy(socket: Socket): () => void;
  /** Closes those without a request under way, or all. */
  close(which: 'idle' | 'all'): void;
};

export type ConnectionLimits = { open: number; idleMs: number; refusing: number; refusalMs: number };

const defaultLimits: ConnectionLimits = {
  open: limits.mcp.openConnections,
  idleMs: limits.mcp.idleConnectionSeconds * 1_000,
  refusing: 64,
  refusalMs: 2_000,
};

const busyBody = JSON.stringify({ error: 'too many open connections' });
const busyAnswer = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: application/json',
  `Content-Length: ${busyBody.length}`,
  'Retry-After: 1',
  'Connection: close',
  '',
  busyBody,
].join('\r\n');

/**
 * Counts a server's connections. Those beyond the limit are told so and closed: on their first request, or, where none
 * comes, shortly. A connection on which nothing has been under way for `idleMs` is closed.
 */
export function watchConnections(server: Server, given: Partial<ConnectionLimits> = {}): Connections {
  const bounds = { ...defaultLimits, ...given };
  const open = new Map<Socket, { idle: NodeJS.Timeout; underWay: number }>();
  const excess = new Set<Socket>();

  const refuse = (socket: Socket) => {
    if (excess.size >= bounds.refusing) {
      socket.destroy();
      return;
    }
    excess.add(socket);
    // One that waits to be greeted is told after a moment; its request would otherwise be answered by the server.
    const tell = setTimeout(() => {
      if (socket.bytesRead === 0) socket.end(busyAnswer);
    }, bounds.refusalMs / 8);
    const cut = setTimeout(() => socket.destroy(), bounds.refusalMs);
    socket.once('close', () => {
      clearTimeout(tell);
      clearTimeout(cut);
      excess.delete(socket);
    });
  };
  server.on('connection', (socket: Socket) => {
    if (open.size >= bounds.open) {
      refuse(socket);
      return;
    }
    const arm = () => setTimeout(() => socket.destroy(), bounds.idleMs);
    open.set(socket, { idle: arm(), underWay: 0 });
    socket.once('close', () => {
      clearTimeout(open.get(socket)?.idle);
      open.delete(socket);
    });
  });

  return {
    isExcess: (socket) => excess.has(socket),
    busy(socket) {
      const connection = open.get(socket);
      if (connection === undefined) return () => {};
      clearTimeout(connection.idle);
      connection.underWay++;
      let isDone = false;
      return () => {
        if (isDone) return;
        isDone = true;
        connection.underWay--;
        if (connection.underWay > 0 || !open.has(socket)) return;
        connection.idle = setTimeout(() => socket.destroy(), bounds.idleMs);
      };
    },
    close(which) {
      for (const [socket, { underWay }] of open) {
        if (which === 'all' || underWay === 0) socket.destroy();
      }
      for (const socket of excess) socket.destroy();
    },
  };
}
