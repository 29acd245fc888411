/** A start or a migration that cannot go on; the message is one line for the person who runs it. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
