import type { StageContext, StageWrite } from '../run/stage.ts';

/** Rows of one transaction: some tens of milliseconds, for which the one backend of the embedded database is held. */
const PIECE_ROWS = 1_000;

/** Cuts rows into pieces of at most `size`, in order. */
export function piecesOf<T>(rows: readonly T[], size: number): T[][] {
  const pieces: T[][] = [];
  for (let start = 0; start < rows.length; start += size) pieces.push(rows.slice(start, start + size));
  return pieces;
}

/**
 * The write of rows that replace what an earlier run left: whole in the stage's own transaction, or, where they are
 * many, all but the last piece ahead of it, so that no document holds the database for long.
 */
export async function inPieces<T>(
  context: StageContext,
  rows: readonly T[],
  write: { clear: StageWrite; insert(tx: Parameters<StageWrite>[0], rows: readonly T[]): Promise<unknown> },
): Promise<StageWrite> {
  const pieces = piecesOf(rows, PIECE_ROWS);
  const last = pieces.pop() ?? [];
  if (pieces.length > 0) {
    await context.writeAhead(write.clear);
    for (const piece of pieces) await context.writeAhead(async (tx) => void (await write.insert(tx, piece)));
  }
  return async (tx) => {
    if (pieces.length === 0) await write.clear(tx);
    await write.insert(tx, last);
  };
}
