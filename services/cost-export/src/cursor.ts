import { costExportCursorMalformed } from '@memory/contract';
import { exportStart, type ReceiptPlace } from '@memory/database/receipts';

const shape = /^1\.(\d{1,19})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const highest = 2n ** 63n - 1n;

/** A place in the export as clients carry it; what is in it is for this file alone. */
export function writeCursor({ position, costId }: ReceiptPlace): string {
  return Buffer.from(`1.${position}.${costId}`).toString('base64url');
}

/** The place that a cursor names; the start where there is none. Throws 422 for what `writeCursor` did not write. */
export function readCursor(cursor: string | undefined): ReceiptPlace {
  if (cursor === undefined) return exportStart;
  const [, position = '', costId = ''] =
    shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (position === '') throw costExportCursorMalformed();
  const place = { position: BigInt(position), costId };
  if (place.position > highest || writeCursor(place) !== cursor) throw costExportCursorMalformed();
  return place;
}
