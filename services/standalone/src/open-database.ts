import { join } from 'node:path';
import { type EmbeddedDatabase, migrate, type OpenCopy, startEmbedded } from '@memory/database';
import type { Logger } from '@memory/telemetry';

export type OpenedDatabase = {
  url: string;
  isEmbedded: boolean;
  /** Null where it is a Postgres. */
  openCopy: OpenCopy | null;
  close(): Promise<void>;
};

/** The configured Postgres, or the embedded one in the data folder, brought to this build's schema. */
export async function openDatabase(
  options: { url: string | undefined; dataDir: string; onFailure: (error: Error) => void },
  log: Logger,
): Promise<OpenedDatabase> {
  let isFull = false;
  const embedded: EmbeddedDatabase | null =
    options.url === undefined
      ? await startEmbedded({
          dataDir: join(options.dataDir, 'database'),
          onFailure: options.onFailure,
          onSpace: (isShort) => {
            isFull = isShort;
            if (isShort)
              log.error(
                { data_dir: options.dataDir },
                'the disk is full: nothing is written until there is room again',
              );
            else log.info({ data_dir: options.dataDir }, 'there is room on the disk again');
          },
        })
      : null;
  const url = embedded?.url ?? options.url ?? '';
  try {
    const { applied } = await migrate({ url, log });
    if (applied.length > 0) log.info({ migrations: applied }, 'the schema was brought up to date');
  } catch (error) {
    await embedded?.close();
    throw isFull ? new Error(`the disk of ${options.dataDir} is full`, { cause: error }) : error;
  }
  return {
    url,
    isEmbedded: embedded !== null,
    openCopy: embedded?.openCopy ?? null,
    close: async () => embedded?.close(),
  };
}
