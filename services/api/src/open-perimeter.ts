import { acceptDocument, keepKeySet, readSignedKeyRecords, type Sql } from '@memory/database';
import {
  type Admission,
  admissionSettings,
  createAdmission,
  createPerimeter,
  createSignedKeys,
  type KeyStore,
  type Perimeter,
  perimeterSettings,
  signedKeySettings,
} from '@memory/perimeter';
import type { Logger, Registry } from '@memory/telemetry';
import type { ApiVariables } from './config.ts';

export type OpenPerimeterOptions = {
  variables: ApiVariables;
  deploymentId: string;
  sql: Sql;
  log: Logger;
  registry: Registry;
};

export type OpenedPerimeter = { perimeter: Perimeter; admission?: Admission; close(): Promise<void> };

/** The perimeter and the admission limits as they are configured; signed keys have been fetched once where they are on. */
export async function openPerimeter(options: OpenPerimeterOptions): Promise<OpenedPerimeter> {
  const { variables, deploymentId, sql, log, registry } = options;
  const keySettings = signedKeySettings(variables);
  const signedKeys =
    keySettings === null
      ? null
      : createSignedKeys({
          settings: keySettings,
          deploymentId,
          store: keyStore(sql, keySettings.issuer),
          log,
          registry,
        });
  const limits = admissionSettings(variables);
  const redisUrl = variables.SERVICE_REDIS_URL;
  const [admission] = await Promise.all([
    limits === null
      ? undefined
      : createAdmission({
          settings: limits,
          redis:
            redisUrl === undefined
              ? undefined
              : { url: redisUrl, prefix: variables.SERVICE_REDIS_PREFIX ?? `memory:${deploymentId}` },
          log,
          registry,
        }),
    signedKeys?.start(),
  ]);
  const perimeter = createPerimeter({ settings: perimeterSettings(variables), deploymentId, signedKeys });
  if (perimeter.openToAll) {
    log.warn(
      'the API is published beyond this machine, and whoever reaches it may read and write without a credential',
    );
  }
  return {
    perimeter,
    ...(admission === undefined ? {} : { admission }),
    close: async () => {
      await Promise.all([signedKeys?.stop(), admission?.close()]);
    },
  };
}

/** What this deployment keeps of an issuer, in its database. */
function keyStore(sql: Sql, issuer: string): KeyStore {
  return {
    read: () => readSignedKeyRecords(sql, issuer),
    keepKeySet: (keySet) => keepKeySet(sql, issuer, keySet),
    acceptDocument: ({ signedBy, ...document }) => acceptDocument(sql, { issuer, signedBy, document }),
  };
}
