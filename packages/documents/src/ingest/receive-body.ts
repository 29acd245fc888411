import { createHash } from 'node:crypto';
import { validationFailed } from '@memory/contract';
import { type Sql, uuidv7 } from '@memory/database';
import { discardBlob } from '../blobs/discard-blob.ts';
import { createYoungGarbageCollector } from './young-garbage.ts';

/** Bytes are stored in rows of this size; a body that fits into one stays in memory until its transaction. */
export const PART_BYTES = 1024 * 1024;

/** Freeing memory this often keeps a large upload's garbage to about 20 MiB. */
const PARTS_PER_COLLECTION = 4;

/** Half the age at which the sweeper takes parts without an owner for orphans: a running upload is never swept. */
export const UPLOAD_DEADLINE_HOURS = 12;

/** A body that has arrived whole. `inline` holds it when it is small; otherwise its parts are stored under `blobId`. */
export type ReceivedBody = { blobId: string; hash: Buffer; size: number; inline: Buffer | null };

const emptyBody = () =>
  validationFailed([{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);

/**
 * Reads a body to its end, hashing it. Memory holds a part and a chunk at most: the next chunk is asked for when the
 * last full part is stored, each part by a statement of its own, so a slow sender holds no connection.
 * If the body breaks off or is empty, nothing is kept.
 */
export async function receiveBody(
  sql: Sql,
  body: AsyncIterable<Uint8Array>,
  now: () => Date,
): Promise<ReceivedBody> {
  const started = now();
  const blobId = uuidv7(started.getTime());
  const hash = createHash('sha256');
  let size = 0;
  /** The chunks of a body that has fitted into one part so far; afterwards the part that is being filled. */
  const chunks: Uint8Array[] = [];
  let part: Buffer | null = null;
  let filled = 0;
  let parts = 0;
  let collectGarbage = () => {};

  const storePart = async (bytes: Buffer) => {
    if (now().getTime() - started.getTime() > UPLOAD_DEADLINE_HOURS * 3_600_000) {
      throw new Error(`the upload took longer than ${UPLOAD_DEADLINE_HOURS} hours`);
    }
    await sql`insert into memory.blob_parts (blob_id, part_no, bytes) values (${blobId}, ${parts}, ${bytes})`;
    parts += 1;
    if (parts % PARTS_PER_COLLECTION === 0) collectGarbage();
  };
  /** Copies into the one buffer, which is stored when there is more than it holds. */
  const fill = async (buffer: Buffer, chunk: Uint8Array) => {
    for (let taken = 0; taken < chunk.length; ) {
      if (filled === PART_BYTES) {
        await storePart(buffer);
        filled = 0;
      }
      const piece = chunk.subarray(taken, taken + PART_BYTES - filled);
      buffer.set(piece, filled);
      filled += piece.length;
      taken += piece.length;
    }
  };

  try {
    for await (const chunk of body) {
      hash.update(chunk);
      size += chunk.length;
      if (size <= PART_BYTES) {
        chunks.push(chunk);
      } else if (part === null) {
        part = Buffer.allocUnsafeSlow(PART_BYTES);
        collectGarbage = createYoungGarbageCollector();
        for (const earlier of chunks.splice(0)) await fill(part, earlier);
        await fill(part, chunk);
      } else {
        await fill(part, chunk);
      }
    }
    if (size === 0) throw emptyBody();
    if (part === null) return { blobId, hash: hash.digest(), size, inline: Buffer.concat(chunks, size) };
    await storePart(part.subarray(0, filled));
    return { blobId, hash: hash.digest(), size, inline: null };
  } catch (error) {
    if (part !== null) await discardBlob(sql, blobId);
    throw error;
  }
}
