import { z } from 'zod';
import { about, annotations, count, dnsLabel, dnsName, handedOn, labels } from './fields.ts';

/** Further variables of a container. What the operator sets itself is not to be changed behind its back. */
const environment = z
  .array(
    z
      .object({
        name: z.string().min(1).max(253).meta(about('Name of the variable.')),
        value: z.string().max(8192).optional().meta(about('Its value.')),
        valueFrom: handedOn('Where the value comes from, as in a pod.').optional(),
      })
      .meta(about('A variable.')),
  )
  .max(32)
  .meta(
    about('Variables beside those that the operator sets, such as HTTPS_PROXY or NODE_EXTRA_CA_CERTS.', {
      rule: "self.all(variable, !variable.name.startsWith('SERVICE_'))",
      message: 'variables named SERVICE_… follow from the fields of this resource: set those instead',
    }),
  );

/** No `hostPath`: who may write this resource need not be somebody who may reach into nodes. */
const SOURCES = ['configMap', 'secret', 'projected', 'emptyDir', 'persistentVolumeClaim', 'csi'] as const;

const volume = z
  .object({
    name: dnsLabel.min(1).meta(about('Name of the volume.')),
    configMap: handedOn('Files from a ConfigMap, as in a pod.').optional(),
    secret: handedOn('Files from a Secret, as in a pod.').optional(),
    projected: handedOn('Files from several sources, as in a pod.').optional(),
    emptyDir: handedOn('An empty folder, as in a pod.').optional(),
    persistentVolumeClaim: handedOn('A claim, as in a pod.').optional(),
    csi: handedOn('A volume of a CSI driver, as in a pod.').optional(),
  })
  .meta(
    about('A volume.', {
      rule: `[${SOURCES.map((source) => `has(self.${source})`).join(', ')}].filter(given, given).size() == 1`,
      message: `give exactly one of ${SOURCES.join(', ')}`,
    }),
  );

const volumes = z
  .array(volume)
  .max(16)
  .meta(
    about('Volumes beside those that the operator makes.', {
      rule: "self.all(volume, !(volume.name in ['tmp', 'data', 'models']))",
      message: 'the volumes tmp, data and models are made by the operator: choose another name',
    }),
  );

const volumeMounts = z
  .array(
    z
      .object({
        name: dnsLabel.min(1).meta(about('Name of the volume.')),
        mountPath: z.string().min(1).max(1024).regex(/^\//).meta(about('Where it appears in the container.')),
        subPath: z.string().max(1024).optional().meta(about('A path within the volume.')),
        readOnly: z.boolean().default(true).meta(about('Whether it can only be read.')),
      })
      .meta(about('A mount.')),
  )
  .max(16)
  .meta(about('Where the volumes appear.'));

const timings = (description: string) =>
  z
    .object({
      periodSeconds: count('Seconds between two looks.', { min: 1, max: 300 }).optional(),
      timeoutSeconds: count('Seconds until a look counts as failed.', { min: 1, max: 120 }).optional(),
      failureThreshold: count('Failed looks in a row that count.', { min: 1, max: 1000 }).optional(),
    })
    .meta(about(description));

const probes = z
  .object({
    startup: timings('Until the first success; by default every 2 s, 90 times.').optional(),
    liveness: timings('The container is restarted when it fails; by default every 10 s, 6 times.').optional(),
    readiness: timings('No request is sent while it fails; by default every 5 s, 2 times.').optional(),
  })
  .meta(about('Timings of the probes; what is not given keeps its default.'));

/** Where the pods of a program may run, and what they carry beside what the operator gives them. */
export const scheduling = {
  nodeSelector: labels('Labels that a node must have.').optional(),
  tolerations: z
    .array(handedOn('A toleration, as in a pod.'))
    .max(32)
    .optional()
    .meta(about('Taints of nodes that are put up with, as in a pod.')),
  affinity: handedOn('Affinity, as in a pod.').optional(),
  topologySpreadConstraints: z
    .array(handedOn('A topology spread constraint, as in a pod.'))
    .max(8)
    .optional()
    .meta(about('In place of the spread over nodes and zones that the operator sets.')),
  priorityClassName: dnsName.optional().meta(about('Priority class of the pods.')),
  podLabels: labels('Labels that the pods carry beside the operator’s own.').optional(),
  podAnnotations: annotations('Annotations that the pods carry beside the operator’s own.').optional(),
  env: environment.optional(),
  volumes: volumes.optional(),
  volumeMounts: volumeMounts.optional(),
  probes: probes.optional(),
};
export type Scheduling = z.infer<z.ZodObject<typeof scheduling>>;

/** What the ServiceAccount carries beside what the operator gives it, such as the role of a cloud provider. */
export const serviceAccount = z
  .object({
    labels: labels('Labels of the ServiceAccount beside the operator’s own.').optional(),
    annotations: annotations('Annotations of the ServiceAccount beside the operator’s own.').optional(),
  })
  .meta(about('The ServiceAccount of the pods; it has no right in the cluster.'));
