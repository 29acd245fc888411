import { Informer, type KubeClient } from '@memory/operator';
import type { Logger } from '@memory/telemetry';

/**
 * Says of every Job that it is complete, in place of the controller manager: with its thousands of pods that would take
 * most of the machine, and the figures would be its own.
 */
export function completeJobs(client: KubeClient, log: Logger): { stop(): Promise<void> } {
  const informer = new Informer<boolean>({
    client,
    kind: 'job',
    labelSelector: 'app.kubernetes.io/managed-by=memory-operator',
    log,
    keep: () => true,
    onChange: ({ key, now, before }) => {
      if (!now || before) return;
      const [namespace = '', name = ''] = key.split('/');
      const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
      const holds = (type: string) => ({
        type,
        status: 'True',
        lastProbeTime: time,
        lastTransitionTime: time,
      });
      const status = {
        startTime: time,
        completionTime: time,
        succeeded: 1,
        conditions: [holds('SuccessCriteriaMet'), holds('Complete')],
      };
      client
        .apply({ apiVersion: 'batch/v1', kind: 'Job', metadata: { name, namespace }, status }, 'status')
        .catch((error: unknown) => log.error({ err: error }, 'a Job could not be completed'));
    },
  });
  informer.start();
  return { stop: () => informer.stop() };
}
