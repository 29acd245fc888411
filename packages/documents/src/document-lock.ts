import type { Tx } from '@memory/database';
import type { Statement } from './statement.ts';

/**
 * Held to the end of the transaction by what makes or deletes a document's versions, one at a time. An advisory lock, not
 * the document's row: a stage that finishes locks its version first and the document's row after it, so whoever
 * held the row while waiting for the version would deadlock with it.
 */
export function lockDocument(tx: Tx, docId: string): Statement {
  return tx`select pg_advisory_xact_lock(hashtextextended(${`memory.document ${docId}`}, 0))`;
}
