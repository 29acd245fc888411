import { randomBytes } from 'node:crypto';

export const MIB = 1024 * 1024;

/** A body of so many bytes, in chunks as a socket delivers them. */
export async function* largeBody(bytes: number): AsyncGenerator<Uint8Array> {
  const noise = randomBytes(64 * 1024);
  for (let sent = 0; sent < bytes; sent += noise.length) {
    noise.writeUInt32LE(sent / noise.length, 0);
    yield Buffer.from(noise);
    // A socket gives the event loop a turn between reads.
    if (sent % MIB === 0) await new Promise(setImmediate);
  }
}

/** How far the resident memory rises above where it stood, while something runs. */
export async function memoryRise(
  run: () => Promise<unknown>,
): Promise<{ seconds: number; rise_mib: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const start = performance.now();
  await run();
  clearInterval(watch);
  return {
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
    rise_mib: Math.round((peak - before) / MIB),
  };
}
