import type { ConversionErrorCode } from '../conversion-error.ts';
import type { Converted, FileFacts } from '../converted.ts';
import type { ConversionLimits } from '../limits.ts';
import type { RouteName } from '../routes/routes.ts';

/** What the parent writes to the child before the file's bytes. */
export type ConversionRequest = { route: RouteName; facts: FileFacts; limits: ConversionLimits };

/** What the child answers, as JSON on its file descriptor 3. */
export type ConversionAnswer =
  | { ok: true; converted: Converted }
  | { ok: false; code: ConversionErrorCode; explanation: string };

/** File descriptor of the answer: native libraries write what they like to 1 and 2. */
export const ANSWER_FD = 3;

const LENGTH_BYTES = 4;

/** The request with its length in front, big endian. */
export function encodeRequest(request: ConversionRequest): Buffer {
  const json = Buffer.from(JSON.stringify(request));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

/** Takes request and file apart; throws where the input ended before the request did. */
export function decodeInput(input: Buffer): { request: ConversionRequest; bytes: Uint8Array } {
  const end = LENGTH_BYTES + input.readUInt32BE(0);
  if (input.length < end) throw new Error('the request is cut');
  return {
    request: JSON.parse(input.toString('utf8', LENGTH_BYTES, end)) as ConversionRequest,
    // No Buffer: its `slice` would share the memory.
    bytes: new Uint8Array(input.buffer, input.byteOffset + end, input.length - end),
  };
}
