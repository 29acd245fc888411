import { childMetadata, childName, hashOf, type Manifest } from './names.ts';
import { podTemplate } from './pods.ts';
import type { RenderInput } from './render-input.ts';

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

/** The Job that drops the database and the login that were made for this tenant. */
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
  });
  return job(input, 'drop', template);
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
