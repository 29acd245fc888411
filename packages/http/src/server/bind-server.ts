import { chmod, lstat, unlink } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';

/** Where a server listens: a TCP address, or the path of a unix socket. */
export type BindOptions = { address: string; port: number } | { socketPath: string };

/**
 * Makes a server listen. A unix socket that a killed process left behind, on which nobody answers, is replaced; it is
 * for its owner and group alone.
 */
export async function bindServer(server: Server, options: BindOptions): Promise<void> {
  if (!('socketPath' in options)) return await start(server, { host: options.address, port: options.port });
  const { socketPath } = options;
  try {
    await start(server, { path: socketPath });
  } catch (error) {
    if (!isTaken(error) || !(await isAbandoned(socketPath))) throw error;
    await unlink(socketPath);
    await start(server, { path: socketPath });
  }
  await chmod(socketPath, 0o660);
}

function start(server: Server, where: { host: string; port: number } | { path: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Whether the path is a socket without a listener; anything else that lies there stays. */
async function isAbandoned(path: string): Promise<boolean> {
  if (!(await lstat(path)).isSocket()) return false;
  return await new Promise((resolve) => {
    const socket = connect({ path, timeout: 1_000 });
    const end = (abandoned: boolean) => {
      socket.destroy();
      resolve(abandoned);
    };
    socket.once('connect', () => end(false));
    socket.once('timeout', () => end(false));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code === 'ECONNREFUSED'));
  });
}
