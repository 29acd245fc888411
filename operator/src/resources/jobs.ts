import { SNAPSHOT_DIR } from './environment.ts';
import { childMetadata, childName, hashOf, type Manifest } from './names.ts';
import { podTemplate } from './pods.ts';
import type { RenderInput } from './render-input.ts';
import { databaseName } from './secrets.ts';

/** The exit code with which a program says that only another configuration or image helps. */
const CONFIGURATION_EXIT_CODE = 78;

/**
 * The Job that migrates, named by its whole template: another image, another login or another setting is another Job,
 * and the same is never run twice.
 */
export function migrateJob(input: RenderInput): Manifest {
  const { owner } = input;
  const template = podTemplate(input, {
    program: 'migrate',
    resources: owner.spec.migrate.resources,
    scheduling: owner.spec.migrate,
    serves: false,
    graceSeconds: 30,
    restartPolicy: 'Never',
  });
  return job(input, `migrate-${hashOf(template, 10)}`, template);
}

/** How long the finished Job stays, so that its end can be read; the cluster then removes it. */
const DROPPED_SECONDS = 600;

/**
 * The Job that drops the database and the login that were made for this tenant. Nothing owns it, and it needs no child
 * of the tenant: a foreground deletion removes all of those while the Job runs. The login is named without a password.
 */
export function dropJob(input: RenderInput): Manifest {
  const { owner } = input;
  const template = podTemplate(input, {
    program: 'migrate',
    args: ['drop'],
    resources: owner.spec.migrate.resources,
    scheduling: owner.spec.migrate,
    serves: false,
    graceSeconds: 30,
    restartPolicy: 'Never',
    serviceAccountName: 'default',
    replaceEnv: [{ name: 'SERVICE_DATABASE_URL', value: droppedUrl(owner) }],
  });
  const made = job(input, `drop-${hashOf(owner.metadata.uid, 10)}`, template);
  const { ownerReferences: _none, ...metadata } = made.metadata;
  return {
    ...made,
    metadata,
    spec: { ...(made.spec as object), ttlSecondsAfterFinished: DROPPED_SECONDS },
  };
}

/** Names the database and the login; the administrative URL says where they are. */
function droppedUrl(owner: RenderInput['owner']): string {
  const name = databaseName(owner);
  return `postgres://${name}@localhost/${name}`;
}

function job({ owner }: RenderInput, part: string, template: Record<string, unknown>): Manifest {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: childMetadata(owner, childName(owner, part), 'migrate'),
    spec: {
      backoffLimit: 3,
      activeDeadlineSeconds: owner.spec.migrate.deadlineSeconds,
      podFailurePolicy: {
        rules: [
          {
            action: 'FailJob',
            onExitCodes: { containerName: 'migrate', operator: 'In', values: [CONFIGURATION_EXIT_CODE] },
          },
        ],
      },
      template,
    },
  };
}

/** The claim that holds the snapshots, where none is named; it is kept when the schedule goes. */
export function snapshotClaim({ owner }: RenderInput): Manifest | null {
  const volume = owner.spec.snapshot?.volume;
  if (volume?.size === undefined) return null;
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: childMetadata(owner, childName(owner, 'snapshot'), 'snapshot'),
    spec: {
      accessModes: ['ReadWriteOnce'],
      resources: { requests: { storage: volume.size } },
      ...(volume.storageClassName ? { storageClassName: volume.storageClassName } : {}),
    },
  };
}

/** Builds and publishes the filesystem view on its schedule; null where the spec asks for none. */
export function snapshotCronJob(input: RenderInput): Manifest | null {
  const { owner } = input;
  const { snapshot } = owner.spec;
  if (!snapshot) return null;
  const claimName = snapshot.volume.claimName ?? childName(owner, 'snapshot');
  const template = podTemplate(input, {
    program: 'snapshot',
    resources: owner.spec.worker.resources,
    scheduling: owner.spec.worker,
    serves: false,
    graceSeconds: 60,
    restartPolicy: 'Never',
    volumes: [
      { name: 'snapshot', mountPath: SNAPSHOT_DIR, source: { persistentVolumeClaim: { claimName } } },
    ],
  });
  return {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: childMetadata(owner, childName(owner, 'snapshot'), 'snapshot'),
    spec: {
      schedule: snapshot.schedule,
      timeZone: 'Etc/UTC',
      suspend: snapshot.suspend,
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: 3_600,
      successfulJobsHistoryLimit: 1,
      failedJobsHistoryLimit: 2,
      jobTemplate: { spec: { backoffLimit: 2, template } },
    },
  };
}
