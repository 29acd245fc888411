import { z } from 'zod';

/** Kinds of fields that the MemoryDeployment is made of. What `meta` says goes into the CRD as it stands. */

/** A CEL rule and what it tells the person whose resource breaks it. */
export type Rule = { rule: string; message: string; fieldPath?: string };

/** Metadata of a field: its description, and the rules that its value must keep. */
export function about(description: string, ...rules: Rule[]) {
  return { description, ...(rules.length > 0 ? { 'x-kubernetes-validations': rules } : {}) };
}

export const dnsLabel = z
  .string()
  .max(63)
  .regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);
export const dnsName = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$/);

/** One key of a Secret in the same namespace. */
export function secretKey(description: string, key: string) {
  return z
    .object({
      name: dnsName.min(1).meta(about('Name of the Secret, in the namespace of this resource.')),
      key: z
        .string()
        .min(1)
        .max(253)
        .regex(/^[-._a-zA-Z0-9]+$/)
        .default(key)
        .meta(about('Key in the Secret.')),
    })
    .meta(about(description));
}
export type SecretKey = { name: string; key: string };

/** A whole number within bounds. */
export function count(description: string, { min, max }: { min: number; max: number }) {
  return z.int().min(min).max(max).meta(about(description));
}

export const labels = (description: string) =>
  z.record(z.string(), z.string().max(63)).meta(about(description));
export const annotations = (description: string) =>
  z.record(z.string(), z.string().max(4096)).meta(about(description));

const quantity = z
  .union([z.int(), z.string()])
  .meta({ 'x-kubernetes-int-or-string': true, description: 'A quantity such as 250m, 2 or 512Mi.' });

/** Requests and limits of a container, as in a pod. */
export const resources = z
  .object({
    requests: z.record(z.string(), quantity).optional().meta(about('What is set aside for each pod.')),
    limits: z.record(z.string(), quantity).optional().meta(about('What a pod may use at most.')),
  })
  .meta(about('CPU and memory of each pod, as in a container.'));
export type Resources = z.infer<typeof resources>;

/** A piece of the Kubernetes API that is handed on as it is. */
export function handedOn(description: string) {
  return z
    .record(z.string(), z.unknown())
    .meta({ ...about(description), 'x-kubernetes-preserve-unknown-fields': true });
}

export const selector = handedOn('A label selector: matchLabels and matchExpressions.');
