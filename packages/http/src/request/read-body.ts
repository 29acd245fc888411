import { bodyTooLarge } from '@memory/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { sendContinue } from '../server/expect-continue.ts';
import { collectYoung } from './collect-young.ts';

export type BodyLimits = {
  /** Largest JSON body in bytes. */
  jsonBytes: number;
  /** Longest time that a JSON body may take to arrive. */
  jsonMs: number;
  /** Longest pause of a raw body. */
  idleMs: number;
};

/**
 * A request that uses every limit of the interface has 100 KiB, so this leaves room for filters of 25,000 documents. A body of
 * 4 MiB kept the event loop for a second where it was a list or an object of a million small parts.
 */
export const defaultBodyLimits: BodyLimits = { jsonBytes: 1024 * 1024, jsonMs: 30_000, idleMs: 60_000 };

/** The client stopped sending; there is no one left to answer. */
export class BodyAbortedError extends Error {
  override readonly name = 'BodyAbortedError';
}

/** Bytes after which the buffers of a long body are freed. */
const collectAfterBytes = 2 * 1024 * 1024;

/** What `Content-Length` says; null when it says nothing. */
export function declaredLength(c: Context<AppEnv>): number | null {
  const header = c.req.header('content-length');
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : null;
}

/**
 * The body as it arrives, chunk by chunk, read only as fast as it is taken. A client that goes away, or pauses longer
 * than allowed, ends it with `BodyAbortedError` and its connection.
 */
export async function* bodyChunks(c: Context<AppEnv>, idleMs: number): AsyncGenerator<Uint8Array, void> {
  const incoming = c.env?.incoming;
  if (incoming === undefined) {
    if (c.req.raw.body !== null) yield* c.req.raw.body;
    return;
  }
  sendContinue(incoming);
  let pause: NodeJS.Timeout | undefined;
  const wait = () => {
    pause = setTimeout(() => incoming.destroy(new BodyAbortedError('the body stalled')), idleMs);
  };
  let sinceCollected = 0;
  try {
    wait();
    // The stream is left open when reading stops early, so that the answer can still be sent.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      clearTimeout(pause);
      yield chunk as Uint8Array;
      sinceCollected += (chunk as Uint8Array).length;
      if (sinceCollected > collectAfterBytes) {
        sinceCollected = 0;
        collectYoung();
      }
      wait();
    }
  } catch (error) {
    throw error instanceof BodyAbortedError
      ? error
      : new BodyAbortedError('the body broke off', { cause: error });
  } finally {
    clearTimeout(pause);
  }
}

/** A whole small body. @throws ServiceError `body_too_large` */
export async function readSmallBody(c: Context<AppEnv>, limits: BodyLimits): Promise<Uint8Array> {
  if ((declaredLength(c) ?? 0) > limits.jsonBytes) throw bodyTooLarge();
  const incoming = c.env?.incoming;
  const deadline = setTimeout(
    () => incoming?.destroy(new BodyAbortedError('the body took too long')),
    limits.jsonMs,
  );
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of bodyChunks(c, limits.idleMs)) {
      size += chunk.length;
      if (size > limits.jsonBytes) throw bodyTooLarge();
      chunks.push(chunk);
    }
    return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
  } finally {
    clearTimeout(deadline);
  }
}
