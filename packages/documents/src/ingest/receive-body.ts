import { createHash } from 'node:crypto';
import { validationFailed } from '@memory/contract';
import { type Sql, uuidv7 } from '@memory/database';
import { discardBlob } from '../blobs/discard-blob.ts';

/** Bytes are stored in rows of this size; a body that fits into one stays in memory until its transaction. */
export const PART_BYTES = 1024 * 1024;

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
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let parts = 0;

  const storePart = async (bytes: Uint8Array) => {
    if (now().getTime() - started.getTime() > UPLOAD_DEADLINE_HOURS * 3_600_000) {
      throw new Error(`the upload took longer than ${UPLOAD_DEADLINE_HOURS} hours`);
    }
    await sql`insert into memory.blob_parts (blob_id, part_no, bytes) values (${blobId}, ${parts}, ${bytes})`;
    parts += 1;
  };

  try {
    for await (const chunk of body) {
      hash.update(chunk);
      size += chunk.length;
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes <= PART_BYTES) continue;
      let rest = waiting.length === 1 ? chunk : Buffer.concat(waiting, waitingBytes);
      for (; rest.length > PART_BYTES; rest = rest.subarray(PART_BYTES)) {
        await storePart(rest.subarray(0, PART_BYTES));
      }
      waiting = [rest];
      waitingBytes = rest.length;
    }
    if (size === 0) throw emptyBody();
    const last = Buffer.concat(waiting, waitingBytes);
    if (parts === 0) return { blobId, hash: hash.digest(), size, inline: last };
    await storePart(last);
    return { blobId, hash: hash.digest(), size, inline: null };
  } catch (error) {
    if (parts > 0) await discardBlob(sql, blobId);
    throw error;
  }
}
