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

/**
 * What the API server refuses of labels, quantities and CIDRs is refused of this resource already. These rules stand in
 * the definition alone: a resource that was stored before them can still be read.
 */
const KEY_PATTERN = '^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$';
const keyRule: Rule = {
  rule: `self.all(key, key.size() <= 317 && key.matches('${KEY_PATTERN}'))`,
  message:
    'a key is an optional DNS prefix and /, then at most 63 letters, digits, -, _ and ., beginning and ending with a letter or digit',
};
const MOST_KEYS = 16;

export const labels = (description: string) =>
  z
    .record(z.string(), z.string().max(63).meta({ pattern: '^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$' }))
    .meta({ ...about(description, keyRule), maxProperties: MOST_KEYS });
export const annotations = (description: string) =>
  z
    .record(z.string(), z.string().max(4096))
    .meta({ ...about(description, keyRule), maxProperties: MOST_KEYS });

/** A block of addresses such as 192.0.2.0/24. */
export const cidr = z
  .string()
  .max(64)
  .meta({
    ...about('Addresses, such as 192.0.2.0/24.', {
      rule: 'isCIDR(self)',
      message: 'must be a CIDR such as 192.0.2.0/24 or 2001:db8::/32',
    }),
  });

const QUANTITY_PATTERN =
  '^[+]?(([0-9]+([.][0-9]*)?)|([.][0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE][+-]?[0-9]+))?$';
const quantity = z.union([z.int(), z.string()]).meta({
  'x-kubernetes-int-or-string': true,
  pattern: QUANTITY_PATTERN,
  description: 'A quantity such as 250m, 2 or 512Mi.',
});

const withinLimit = (name: string): Rule => ({
  rule: `!has(self.requests) || !has(self.limits) || !('${name}' in self.requests) || !('${name}' in self.limits) || !isQuantity(string(self.requests['${name}'])) || !isQuantity(string(self.limits['${name}'])) || quantity(string(self.requests['${name}'])).compareTo(quantity(string(self.limits['${name}']))) <= 0`,
  message: `requests.${name} must not exceed limits.${name}: lower the one or raise the other`,
});

/** Requests and limits of a container, as in a pod. */
export const resources = z
  .object({
    requests: z
      .record(z.string(), quantity)
      .optional()
      .meta({ ...about('What is set aside for each pod.'), maxProperties: MOST_KEYS }),
    limits: z
      .record(z.string(), quantity)
      .optional()
      .meta({ ...about('What a pod may use at most.'), maxProperties: MOST_KEYS }),
  })
  .meta(about('CPU and memory of each pod, as in a container.', withinLimit('cpu'), withinLimit('memory')));
export type Resources = z.infer<typeof resources>;

/** A piece of the Kubernetes API that is handed on as it is. */
export function handedOn(description: string) {
  return z
    .record(z.string(), z.unknown())
    .meta({ ...about(description), 'x-kubernetes-preserve-unknown-fields': true });
}

export const selector = handedOn('A label selector: matchLabels and matchExpressions.');
