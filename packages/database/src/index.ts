export {
  createDatabase,
  type Database,
  type DatabaseOptions,
  type Queryable,
  type Sql,
  type Tx,
} from './database.ts';
export { awaitDatabase } from './deployment/await-database.ts';
export { DeploymentMismatchError, ensureDeployment } from './deployment/ensure-deployment.ts';
export { explainUnmigrated } from './deployment/explain-unmigrated.ts';
export { DataFolderInUseError } from './embedded/data-folder-lock.ts';
export { readMark } from './embedded/read-mark.ts';
export {
  type EmbeddedCopy,
  type EmbeddedDatabase,
  type EmbeddedOptions,
  embeddedAddress,
  type OpenCopy,
  startEmbedded,
} from './embedded/start-embedded.ts';
export { uuid5, uuidv7 } from './ids.ts';
export { type MigrateOptions, type MigrateResult, migrate } from './migrate.ts';
export { MigrationError } from './migration-error.ts';
export { once } from './once.ts';
export { retryCollisions } from './roles/retry-collisions.ts';
export { type DatabaseRole, kindOfRole, roleName, roleNames } from './roles/role-names.ts';
export {
  type AcceptedDocument,
  acceptDocument,
  keepKeySet,
  readSignedKeyRecords,
  type SignedKeyRecords,
} from './signed-keys/signed-key-records.ts';
export { createSlots, type SlotOptions, type Slots } from './slots.ts';
export { type Snapshot, snapshotsOf } from './snapshot.ts';
export { isUnreachable } from './unreachable.ts';
export { utcText } from './utc-text.ts';
