import { type ChildKind, childKinds, kindOf, kinds, pathOf } from '../client/kinds.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import {
  APPLIED,
  covers,
  FIELD_MANAGER,
  INSTANCE_LABEL,
  type Manifest,
  REPLICAS_BY,
} from '../resources/index.ts';
import { applyChild, controllerOf, requireControlled } from './apply-child.ts';
import { type Refusal, refusalOf } from './refusals.ts';

/** An object that the operator made, as text: some tens of thousands of them must fit into memory. */
export type Child = {
  kind: ChildKind;
  name: string;
  uid: string;
  owner: string;
  /** The id of what controls it. */
  controller: string | null;
  json: string;
};

/** What the cache keeps of an object: all but the book-keeping of fields. */
export function keepJson(object: KubeObject): string {
  const { managedFields, ...metadata } = object.metadata;
  return JSON.stringify({ ...object, metadata });
}

/** The live children of every tenant, fed by the informers. */
export class ChildStore {
  readonly #byOwner = new Map<string, Map<string, Child>>();

  keep(kind: ChildKind, object: KubeObject): Child | null {
    const { name, namespace, uid = '', labels } = object.metadata;
    const owner = labels?.[INSTANCE_LABEL];
    if (owner === undefined) return null;
    return {
      kind,
      name,
      uid,
      owner: `${namespace}/${owner}`,
      controller: controllerOf(object),
      json: keepJson(object),
    };
  }

  change(now: Child | null, before: Child | null): void {
    if (before) {
      const of = this.#byOwner.get(before.owner);
      of?.delete(idOf(before));
      if (of?.size === 0) this.#byOwner.delete(before.owner);
    }
    if (now) {
      const of = this.#byOwner.get(now.owner) ?? new Map<string, Child>();
      of.set(idOf(now), now);
      this.#byOwner.set(now.owner, of);
    }
  }

  get(owner: string, kind: ChildKind, name: string): KubeObject | null {
    const child = this.#byOwner.get(owner)?.get(idOf({ kind, name }));
    return child ? (JSON.parse(child.json) as KubeObject) : null;
  }

  /** What the tenant with this id controls: labels alone do not make a child. */
  of(owner: string, uid: string): Child[] {
    return [...(this.#byOwner.get(owner)?.values() ?? [])].filter(({ controller }) => controller === uid);
  }
}

const idOf = ({ kind, name }: { kind: string; name: string }) => `${kind}/${name}`;

export type ApplyDeps = { client: KubeClient; children: ChildStore };

function isChildKind(kind: string): kind is ChildKind {
  return (childKinds as readonly string[]).includes(kind);
}

/** Whether the live object differs from the manifest, or is missing. */
export function needsApply({ children }: ApplyDeps, owner: string, manifest: Manifest): boolean {
  const kind = kindOf(manifest);
  if (!isChildKind(kind)) return true;
  const live = children.get(owner, kind, manifest.metadata.name);
  if (!live) return true;
  if (live.metadata.deletionTimestamp) return false;
  const stamp = manifest.metadata.annotations?.[APPLIED];
  // The entries of a list do not say of what kind they are.
  const { apiVersion: _version, kind: _kind, ...wanted } = manifest;
  return live.metadata.annotations?.[APPLIED] !== stamp || !covers(live, wanted);
}

/** What was written, and what could not be. */
export type Applied = { written: string[]; refusals: Refusal[] };

/** Applies what is missing or differs. A child that is refused does not keep the others from being applied. */
export async function applyAll(deps: ApplyDeps, owner: string, manifests: Manifest[]): Promise<Applied> {
  const written: string[] = [];
  const refusals: Refusal[] = [];
  for (const manifest of manifests) {
    try {
      if (await applyOne(deps, owner, manifest)) {
        written.push(pathOf(kindOf(manifest), manifest.metadata.namespace, manifest.metadata.name));
      }
    } catch (error) {
      const refusal = refusalOf(manifest, error);
      if (!refusal) throw error;
      refusals.push(refusal);
    }
  }
  return { written, refusals };
}

/** Whether anything was written. */
export async function applyOne(deps: ApplyDeps, owner: string, manifest: Manifest): Promise<boolean> {
  const kind = kindOf(manifest);
  const live = isChildKind(kind) ? deps.children.get(owner, kind, manifest.metadata.name) : null;
  if (live) requireControlled(manifest, live);
  if (!needsApply(deps, owner, manifest)) return false;
  await handOverReplicas(deps, owner, manifest);
  await applyChild(deps.client, manifest, live);
  return true;
}

/**
 * A field that its only manager no longer applies goes back to its default: the day an API gets an autoscaler it would
 * be at one pod. So the number is first given to another manager as it is; the autoscaler takes it from there.
 */
async function handOverReplicas(
  { client, children }: ApplyDeps,
  owner: string,
  { apiVersion, kind, metadata }: Manifest,
): Promise<void> {
  if (kind !== 'Deployment' || metadata.annotations?.[REPLICAS_BY] !== 'autoscaler') return;
  const live = children.get(owner, 'deployment', metadata.name);
  if (live?.metadata.annotations?.[REPLICAS_BY] !== 'operator') return;
  const { replicas } = (live.spec ?? {}) as { replicas?: number };
  const { name, namespace = '' } = metadata;
  await client.apply(
    { apiVersion, kind, metadata: { name, namespace }, spec: { replicas } },
    undefined,
    `${FIELD_MANAGER}-handover`,
  );
}

/** Kinds that are never removed because the spec no longer names them: they hold data, or tell what was done. */
const KEPT: readonly ChildKind[] = ['claim', 'job'];

/** Removes what this tenant controls and its spec no longer asks for. */
export async function pruneOrphans(
  deps: ApplyDeps,
  { namespace, name: tenant, uid: controller }: { namespace: string; name: string; uid: string },
  wanted: Manifest[],
): Promise<Applied> {
  const names = new Set(
    wanted.map((manifest) => idOf({ kind: kindOf(manifest), name: manifest.metadata.name })),
  );
  const written: string[] = [];
  const refusals: Refusal[] = [];
  for (const child of deps.children.of(`${namespace}/${tenant}`, controller)) {
    const { kind, name, uid } = child;
    if (names.has(idOf(child)) || KEPT.includes(kind)) continue;
    try {
      await deps.client.remove({ kind, namespace, name }, { uid });
      written.push(`${kind}/${name}`);
    } catch (error) {
      const refusal = refusalOf({ kind: kinds[kind].kind, metadata: { name } }, error);
      if (!refusal) throw error;
      refusals.push(refusal);
    }
  }
  return { written, refusals };
}
