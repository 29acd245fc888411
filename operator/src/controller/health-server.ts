import { createServer, type Server } from 'node:http';
import type { Registry } from '@memory/telemetry';

export type HealthServer = { port: number; close(): Promise<void> };

/** `/metrics`, `/livez` (also `/healthz`), `/readyz` of the operator itself. */
export async function startHealthServer(options: {
  host: string;
  port: number;
  registry: Registry;
  /** Null while it is well; else why it is not. */
  live: () => string | null;
  ready: () => string | null;
}): Promise<HealthServer> {
  const { registry, live, ready } = options;
  const server: Server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answer = (status: number, body: string, type = 'text/plain') =>
      response.writeHead(status, { 'content-type': type }).end(body);
    const check = (fault: string | null) => answer(fault === null ? 200 : 503, `${fault ?? 'ok'}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') answer(405, 'only GET\n');
    else if (path === '/livez' || path === '/healthz') check(live());
    else if (path === '/readyz') check(ready());
    else if (path === '/metrics') {
      registry.metrics().then(
        (text) => answer(200, text, registry.contentType),
        () => answer(500, 'the metrics could not be written\n'),
      );
    } else answer(404, 'not found\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
