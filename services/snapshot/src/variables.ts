import { commonVariables, wholeNumber } from '@memory/telemetry';
import { z } from 'zod';

const { SERVICE_DATABASE_URL, SERVICE_DATA_DIR, SERVICE_DEPLOYMENT_ID, SERVICE_LOG_LEVEL } = commonVariables;

/** Published views that are kept, the newest among them. */
export const keptViews = wholeNumber({ min: 1, max: 1_000 })
  .default(3)
  .meta({ description: 'published filesystem views that are kept', shown: '3' });

export const snapshotVariables = {
  SERVICE_DATABASE_URL,
  SERVICE_DATA_DIR,
  SERVICE_SNAPSHOT_KEEP: keptViews,
  SERVICE_DEPLOYMENT_ID,
  SERVICE_LOG_LEVEL,
};

export const SnapshotVariables = z.object(snapshotVariables).superRefine((given, context) => {
  if (given.SERVICE_DATABASE_URL === undefined) {
    context.addIssue({
      code: 'custom',
      message:
        'SERVICE_DATABASE_URL: a snapshot of which database? (of the embedded one: memory snapshot build)',
    });
  }
});
