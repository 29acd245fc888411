import { createHash, randomUUID } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/**
 * A time-ordered id (RFC 9562 UUIDv7). Ids made by one process are strictly increasing: within one millisecond the
 * 12 bits after the time count up from a random start, and an overflow borrows the next millisecond.
 */
export function uuidv7(now: number = Date.now()): string {
  const random = randomUUID();
  if (now > lastTime) {
    lastTime = now;
    counter = Number.parseInt(random.slice(0, 3), 16) & 0x7ff;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastTime += 1;
      counter = 0;
    }
  }
  const time = lastTime.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${random.slice(19)}`;
}

/** The id that a name has in a namespace (RFC 9562 UUIDv5, SHA-1): the same bytes give the same id everywhere. */
export function uuid5(namespace: string, name: Uint8Array | string): string {
  const hex = namespace.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(hex)) {
    throw new TypeError(`not a UUID: ${namespace}`);
  }
  const bytes = createHash('sha1').update(Buffer.from(hex, 'hex')).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return format(bytes);
}

function format(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
