import { Agent, request } from 'undici';
import type { MemoryDeployment } from './api/memory-deployment.ts';
import { childName, ports } from './resources/index.ts';

const DEADLINE_MS = 3_000;

/** Asks an API pod of a tenant how much work waits, over a Service that only the operator and the monitoring reach. */
export function createWorkReader(urlOf: (owner: MemoryDeployment) => string = statusUrl) {
  const dispatcher = new Agent({
    allowH2: false,
    connections: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: DEADLINE_MS },
  });
  return {
    async read(owner: MemoryDeployment, signal: AbortSignal): Promise<unknown> {
      const { statusCode, body } = await request(urlOf(owner), {
        dispatcher,
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      });
      if (statusCode !== 200) {
        await body.dump();
        throw new Error(`status ${statusCode}`);
      }
      return body.json();
    },
    close: () => dispatcher.destroy(),
  };
}

export function statusUrl(owner: MemoryDeployment): string {
  return `http://${childName(owner, 'status')}.${owner.metadata.namespace}.svc:${ports.metrics}/status`;
}
