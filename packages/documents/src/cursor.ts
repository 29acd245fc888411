import { createHash } from 'node:crypto';
import { cursorMalformed } from '@memory/contract';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const FIRST_TIME = Date.parse('0001-01-01T00:00:00Z');
const LAST_TIME = Date.parse('9999-12-31T00:00:00Z');

/** Where a page ended: its last row in the order (time newest first, id), and the moment that the search is fixed at. */
export type Position = { at: Date; docId: string; asOf: Date | null };

/** What a cursor belongs to: the route's tag with its version, and everything that selects rows. */
export type CursorScope = { tag: string; selection: unknown };

type Written = { v: string; s: string; at: number; id: string; of: number | null };

/** The cursor of the page after a position; opaque to clients, and good for this selection only. */
export function writeCursor(scope: CursorScope, position: Position): string {
  const written: Written = {
    v: scope.tag,
    s: digest(scope.selection),
    at: position.at.getTime(),
    id: position.docId,
    of: position.asOf?.getTime() ?? null,
  };
  return Buffer.from(JSON.stringify(written)).toString('base64url');
}

/** Reads a cursor back. Throws `cursor is malformed` for anything that this route did not write for this selection. */
export function readCursor(scope: CursorScope, cursor: string): Position {
  const written = parse(cursor);
  if (
    written === null ||
    written.v !== scope.tag ||
    written.s !== digest(scope.selection) ||
    !isTime(written.at) ||
    typeof written.id !== 'string' ||
    !UUID.test(written.id) ||
    !(written.of === null || isTime(written.of))
  ) {
    throw cursorMalformed();
  }
  return {
    at: new Date(written.at),
    docId: written.id,
    asOf: written.of === null ? null : new Date(written.of),
  };
}

function parse(cursor: string): Partial<Record<keyof Written, unknown>> | null {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length === 0 || bytes.toString('base64url') !== cursor) return null;
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** Years 1 to 9999, which `Date` and Postgres both hold. */
function isTime(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isSafeInteger(value) && value >= FIRST_TIME && value <= LAST_TIME
  );
}

function digest(selection: unknown): string {
  return createHash('sha256').update(JSON.stringify(selection)).digest('base64url').slice(0, 16);
}
