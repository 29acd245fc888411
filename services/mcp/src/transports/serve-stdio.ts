import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { invalidRequest, type JsonRpcResponse, readMessage } from '../json-rpc/message.ts';
import type { Protocol } from '../json-rpc/protocol.ts';
import { readLines } from './lines.ts';

export type StdioOptions = {
  input: Readable;
  output: Writable;
  protocol: Protocol;
  authorization: readonly string[];
  /** Aborted when the process has to end: nothing more is read. */
  stopping: AbortSignal;
  limits?: Partial<StdioLimits>;
};

export type StdioLimits = {
  lineBytes: number;
  /** Requests answered at once; while so many are under way no line is read. */
  atOnce: number;
  /** How long requests under way may go on, and answers wait to be read, after `stopping`. */
  drainMs: number;
  /** The same after the end of the input, when what was asked is still answered. */
  afterInputMs: number;
};

const defaultLimits: StdioLimits = {
  lineBytes: 128 * 1024 * 1024,
  atOnce: 32,
  drainMs: 5_000,
  afterInputMs: 150_000,
};

const nothing = () => {};

/** Whether a line holds spaces alone. */
const isBlank = (line: Uint8Array) => line.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));

/**
 * One JSON-RPC message per line in both directions. Requests are answered as they finish. Resolves when the input has
 * ended and everything read from it is answered, when `stopping` has drained, or when nobody reads the output any more.
 */
export async function serveStdio(options: StdioOptions): Promise<void> {
  const { input, output, protocol, authorization, stopping } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const conversation = protocol.open();
  const underWay = new Set<Promise<void>>();
  const ending = new AbortController();
  const readerGone = new AbortController();
  output.on('error', () => readerGone.abort());
  const noMore = AbortSignal.any([stopping, readerGone.signal]);
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      input.destroy();
      resolve();
    };
    noMore.addEventListener('abort', stop, { once: true });
    if (noMore.aborted) stop();
  });

  let draining: Promise<void> | null = null;
  const drained = (): Promise<void> => {
    draining ??= once(output, 'drain', { signal: readerGone.signal })
      .then(nothing, nothing)
      .finally(() => {
        draining = null;
      });
    return draining;
  };
  const write = async (response: JsonRpcResponse): Promise<void> => {
    if (readerGone.signal.aborted) return;
    if (!output.write(`${JSON.stringify(response)}\n`)) await drained();
  };
  const answer = async (message: Uint8Array): Promise<void> => {
    const caller = { authorization, signal: ending.signal };
    const response = await conversation.handle(readMessage(message), caller);
    if (response !== null) await write(response);
  };

  try {
    for await (const line of readLines(input, limits.lineBytes)) {
      if ('tooLong' in line) {
        const refused = write(invalidRequest(null, `a line has at most ${limits.lineBytes} bytes`).response);
        await Promise.race([stopped, refused]);
        continue;
      }
      if (isBlank(line.bytes)) continue;
      const work = answer(line.bytes).finally(() => underWay.delete(work));
      underWay.add(work);
      while (underWay.size >= limits.atOnce && !noMore.aborted) await Promise.race([stopped, ...underWay]);
      // While the client reads nothing, nothing more is taken from it.
      if (output.writableNeedDrain) await Promise.race([stopped, drained()]);
      if (noMore.aborted) break;
    }
  } catch {
    // An input that breaks off has ended, too.
  }
  if (readerGone.signal.aborted) ending.abort(new Error('the client is gone'));
  const flushed = async () => {
    await Promise.all(underWay);
    if (!readerGone.signal.aborted) await new Promise<void>((resolve) => output.write('', () => resolve()));
  };
  await within(flushed(), limits.afterInputMs, stopping, limits.drainMs);
  ending.abort(new Error('the server is stopping'));
}

/** Waits for work, for `ms` at most; once the process has to end, for `drainMs` at most. */
async function within(
  work: Promise<void>,
  ms: number,
  stopping: AbortSignal,
  drainMs: number,
): Promise<void> {
  const timers: NodeJS.Timeout[] = [];
  const late = new Promise<void>((resolve) => {
    timers.push(setTimeout(resolve, ms));
    const hurry = () => timers.push(setTimeout(resolve, drainMs));
    if (stopping.aborted) hurry();
    else stopping.addEventListener('abort', hurry, { once: true });
  });
  await Promise.race([work, late]);
  for (const timer of timers) clearTimeout(timer);
}
