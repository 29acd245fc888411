export { SnapshotVariables, snapshotVariables } from './variables.ts';
