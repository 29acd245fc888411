import type { MemoryDeployment } from '../api/memory-deployment.ts';

export type ImageChoice = { image: string; version: string };

/** Splits `repository[:tag][@digest]`; a colon before the last slash belongs to the registry's port. */
export function splitImage(reference: string): { repository: string; tag?: string; digest?: string } {
  const [named = '', digest] = reference.split('@');
  const colon = named.lastIndexOf(':');
  const isTag = colon > named.lastIndexOf('/');
  return {
    repository: isTag ? named.slice(0, colon) : named,
    ...(isTag ? { tag: named.slice(colon + 1) } : {}),
    ...(digest === undefined ? {} : { digest }),
  };
}

/** The image of a tenant: its own choice, and for what it does not say, the operator's. */
export function chooseImage({ spec }: MemoryDeployment, operatorImage: string): ImageChoice {
  const own = splitImage(operatorImage);
  const repository = spec.image.repository ?? own.repository;
  const ownChoice = spec.version === undefined && spec.image.repository === undefined;
  const digest = spec.image.digest ?? (ownChoice ? own.digest : undefined);
  const tag = spec.version ?? own.tag;
  if (digest !== undefined) return { image: `${repository}@${digest}`, version: tag ?? digest.slice(7, 19) };
  return { image: `${repository}:${tag ?? 'latest'}`, version: tag ?? 'latest' };
}
