import type { IncomingMessage } from 'node:http';

export type Body = { kind: 'whole'; bytes: Uint8Array } | { kind: 'too_large' } | { kind: 'broken_off' };

/** Reads a request's body up to a size; one that falls silent for `silenceMs` counts as broken off. */
export async function readBody(
  incoming: IncomingMessage,
  maxBytes: number,
  silenceMs: number,
): Promise<Body> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return { kind: 'too_large' };
  return await new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = (body: Body) => {
      clearTimeout(timer);
      incoming.off('data', take).off('end', whole).off('error', broken).off('close', broken);
      incoming.on('error', () => {});
      resolve(body);
    };
    const take = (part: Buffer) => {
      size += part.length;
      timer.refresh();
      if (size > maxBytes) end({ kind: 'too_large' });
      else parts.push(part);
    };
    const whole = () => end({ kind: 'whole', bytes: Buffer.concat(parts) });
    const broken = () => end({ kind: 'broken_off' });
    const timer = setTimeout(broken, silenceMs);
    incoming.on('data', take).once('end', whole).once('error', broken).once('close', broken);
  });
}
