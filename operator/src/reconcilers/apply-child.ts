import { isStatus } from '../client/api-error.ts';
import { kindOf } from '../client/kinds.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import type { Manifest } from '../resources/index.ts';
import { NameConflict } from './refusals.ts';

/** No object ever has this version: an apply that names it makes what is not there, and changes nothing that is. */
const NEVER_VERSION = '1';

/** The id of the object that controls another; null where none does. */
export function controllerOf(object: KubeObject): string | null {
  return object.metadata.ownerReferences?.find(({ controller }) => controller === true)?.uid ?? null;
}

/** The id of the tenant that a manifest belongs to. */
function wantedController(manifest: Manifest): string | null {
  const references = manifest.metadata.ownerReferences as { uid: string; controller?: boolean }[] | undefined;
  return references?.find(({ controller }) => controller === true)?.uid ?? null;
}

/**
 * Applies a manifest to the object that this tenant controls, or makes it. An object of the same name that somebody else
 * made is left as it is; that is a `NameConflict`. `live` is the object as the cache has it.
 */
export async function applyChild(
  client: KubeClient,
  manifest: Manifest,
  live: KubeObject | null,
): Promise<KubeObject> {
  if (live) return applyOver(client, manifest, live);
  try {
    return await client.apply(withMetadata(manifest, { resourceVersion: NEVER_VERSION }));
  } catch (error) {
    if (!isStatus(error, 409)) throw error;
  }
  const { name, namespace } = manifest.metadata;
  const target = { kind: kindOf(manifest), name, ...(namespace === undefined ? {} : { namespace }) };
  return applyOver(client, manifest, await client.get(target));
}

function applyOver(client: KubeClient, manifest: Manifest, live: KubeObject): Promise<KubeObject> {
  requireControlled(manifest, live);
  return client.apply(withMetadata(manifest, { uid: live.metadata.uid ?? '' }));
}

/** Throws where the live object is somebody else's. */
export function requireControlled(manifest: Manifest, live: KubeObject): void {
  const controller = controllerOf(live);
  if (controller === wantedController(manifest)) return;
  const holder = controller === null ? 'has no controller' : `is controlled by ${controllerName(live)}`;
  throw new NameConflict(
    `the name is held by an object that ${holder}; it is left as it is: rename or delete it, or give this resource another name`,
  );
}

function controllerName(object: KubeObject): string {
  const reference = object.metadata.ownerReferences?.find(({ controller }) => controller === true);
  return reference ? `${reference.kind} ${reference.name} (uid ${reference.uid})` : 'nobody';
}

function withMetadata(manifest: Manifest, more: { uid?: string; resourceVersion?: string }): Manifest {
  return { ...manifest, metadata: { ...manifest.metadata, ...more } };
}
