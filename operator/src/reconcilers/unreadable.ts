import type { z } from 'zod';
import { GROUP, KIND, VERSION } from '../api/crd.ts';
import { type MemoryDeployment, Metadata } from '../api/memory-deployment.ts';
import type { Status } from '../api/status.ts';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient } from '../client/kube-client.ts';
import type { EventRecorder } from '../controller/event-recorder.ts';

const REASON = 'SpecInvalid';

export type ReportDeps = { client: KubeClient; events: EventRecorder; now: () => Date };

/**
 * Writes into the status of a resource that this operator cannot read which field is wrong: one that an older definition
 * let in, or that a newer one made. Its pods stay as they are. Writes, and records an Event, only when the words change.
 */
export async function reportUnreadable(
  { client, events, now }: ReportDeps,
  raw: Pick<MemoryDeployment, 'metadata' | 'status'>,
  error: z.ZodError,
): Promise<void> {
  const metadata = Metadata.safeParse(raw.metadata);
  if (!metadata.success) return;
  const { name, namespace, generation } = metadata.data;
  const [issue] = error.issues;
  const field = issue?.path.join('.') || 'spec';
  const message = `${field}: ${issue?.message ?? 'cannot be read'}. Correct it; until then nothing is changed and the pods that are there go on`;
  const before = raw.status?.conditions ?? [];
  if (before.some(({ type, message: said }) => type === 'Degraded' && said === message)) return;
  const time = now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z');
  const said = (type: string, status: 'True' | 'False') => ({
    type,
    status,
    reason: REASON,
    message,
    observedGeneration: generation,
    lastTransitionTime: time,
  });
  const conditions = [
    ...before.filter(({ type }) => type !== 'Ready' && type !== 'Degraded'),
    said('Ready', 'False'),
    said('Degraded', 'True'),
  ];
  const status = { ...raw.status, observedGeneration: generation, conditions } as Status;
  try {
    await client.apply(
      { apiVersion: `${GROUP}/${VERSION}`, kind: KIND, metadata: { name, namespace }, status },
      'status',
    );
  } catch (refused) {
    if (!isStatus(refused, 404)) throw refused;
    return;
  }
  await events.record(
    { apiVersion: `${GROUP}/${VERSION}`, kind: KIND, metadata: metadata.data },
    { warning: true, reason: REASON, message },
  );
}
