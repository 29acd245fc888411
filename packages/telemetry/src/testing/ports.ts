import { createServer } from 'node:net';

/**
 * `count` free ports below those that the kernel gives away by itself (from 32768 on by default). One of the latter
 * could go to an outgoing connection before the server that it was found for has bound it, or while that server is
 * down for a moment, and keep it from coming up.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isPortFree(port)) found.add(port);
  }
  return [...found];
}

/** Whether a server could be bound to `port` of 127.0.0.1 just now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
