/** A start or a migration that cannot go on; the message is one line for the person who runs it. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  /** Set where the database is newer than this build: only a newer build, or another database, helps. */
  readonly code: 'schema_newer' | undefined;

  constructor(message: string, options?: ErrorOptions & { code?: 'schema_newer' }) {
    super(message, options);
    this.code = options?.code;
  }
}
