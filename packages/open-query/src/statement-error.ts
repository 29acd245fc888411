import type { SqlErrorCode } from '@memory/contract';

/** Why a statement failed once it had been let through; the message is safe to show. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly code: SqlErrorCode;

  constructor(code: SqlErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}
