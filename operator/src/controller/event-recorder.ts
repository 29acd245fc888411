import { createHash } from 'node:crypto';
import type { Logger } from '@memory/telemetry';
import type { MemoryDeployment } from '../api/memory-deployment.ts';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient } from '../client/kube-client.ts';
import { FIELD_MANAGER } from '../resources/names.ts';

export type EventRecorder = {
  /** For `kubectl describe`; called on transitions only. Never fails: events are told, not kept. */
  record(
    about: Pick<MemoryDeployment, 'apiVersion' | 'kind' | 'metadata'>,
    event: { warning?: boolean; reason: string; message: string },
  ): Promise<void>;
};

/** Writes Events; the same one again within the hour counts up in place of a new one. */
export function createEventRecorder(client: KubeClient, log: Logger): EventRecorder {
  const counts = new Map<string, number>();
  return {
    async record(about, { warning = false, reason, message }) {
      const { name, namespace, uid } = about.metadata;
      const text = message.slice(0, 1_000);
      const now = new Date();
      const hour = Math.floor(now.getTime() / 3_600_000);
      const id = createHash('sha256').update(`${uid} ${reason} ${text} ${hour}`).digest('hex').slice(0, 16);
      const eventName = `${name}.${id}`;
      const time = now.toISOString().replace(/\.\d+Z$/, 'Z');
      const count = (counts.get(eventName) ?? 0) + 1;
      if (counts.size > 5_000) counts.clear();
      counts.set(eventName, count);
      const involved = {
        apiVersion: about.apiVersion,
        kind: about.kind,
        name,
        namespace,
        uid,
        resourceVersion: about.metadata.resourceVersion,
      };
      try {
        if (count > 1) {
          await client.merge({ kind: 'event', namespace, name: eventName }, { count, lastTimestamp: time });
          return;
        }
        await client.create({
          apiVersion: 'v1',
          kind: 'Event',
          metadata: { name: eventName, namespace },
          involvedObject: involved,
          type: warning ? 'Warning' : 'Normal',
          reason,
          message: text,
          source: { component: FIELD_MANAGER },
          firstTimestamp: time,
          lastTimestamp: time,
          count: 1,
        });
      } catch (error) {
        // A namespace that is being deleted takes no more events; after a restart the same one may be there already.
        if (!isStatus(error, 403, 404, 409)) log.debug({ err: error }, 'an event could not be written');
      }
    },
  };
}
