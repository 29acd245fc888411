import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConversionError } from '../conversion-error.ts';
import type { Converted } from '../converted.ts';
import { childArguments } from './child-arguments.ts';
import { ANSWER_FD, type ConversionAnswer, type ConversionRequest, encodeRequest } from './frames.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** JSON may need six bytes where the text has one. */
const ANSWER_OVERHEAD = 6;
const STDERR_CHARS = 2_000;
/** The watchdog inside the child ends it at the limit; this is for a child in which not even that runs. */
const GRACE_MS = 5_000;

/** Why the parent ended a child. */
type Ended = 'time' | 'output' | 'aborted';

/**
 * Converts one file in a process of its own, which has an empty environment, a temporary folder that is removed, no
 * network, and Node's permission model against other files and further processes. Rejects with `ConversionError` for
 * what is wrong with the file, with the signal's reason on abort, and with another error where no process can be started.
 */
export async function convertInChild(
  request: ConversionRequest,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<Converted> {
  signal.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), 'memory-convert-'));
  try {
    return await run(request, bytes, signal, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(
  request: ConversionRequest,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  folder: string,
): Promise<Converted> {
  const { limits } = request;
  const child = start(folder, limits.memoryBytes);
  let ended: Ended | null = null;
  const end = (why: Ended) => {
    ended ??= why;
    child.kill('SIGKILL');
  };
  const onAbort = () => end('aborted');
  signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => end('time'), limits.timeMs + GRACE_MS);
  const answer = collect(child, ANSWER_FD, limits.outputBytes * ANSWER_OVERHEAD, () => end('output'));
  const stderr = collect(child, 2, Number.POSITIVE_INFINITY, () => {}, STDERR_CHARS);
  const closed = new Promise<{ code: number | null; killedBy: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
  });
  const started = performance.now();
  try {
    // A child that is gone is not kept waiting for by a source of bytes that is slow.
    const exit = await Promise.race([closed, feed(child, request, bytes).then(() => closed)]);
    if (ended === 'aborted') signal.throwIfAborted();
    if (ended === 'output')
      throw new ConversionError('output_limit', `the text is larger than ${limits.outputBytes} bytes`);
    if (exit.code === 0) return read(answer.text());
    throw explainExit(
      exit,
      stderr.text(),
      ended === 'time' || performance.now() - started >= limits.timeMs,
      limits,
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await closed.catch(() => {});
    }
  }
}

function start(folder: string, memoryBytes: number): ChildProcess {
  const heapMib = Math.floor(memoryBytes / 1024 / 1024);
  return spawn(process.execPath, [...childArguments(folder, heapMib), CHILD], {
    cwd: folder,
    env: { TMPDIR: folder, HOME: folder, TZ: 'UTC', LANG: 'C.UTF-8' },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/** Writes request and file; a child that ends while it is written to is its exit's matter. */
async function feed(
  child: ChildProcess,
  request: ConversionRequest,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { stdin } = child;
  if (stdin === null) throw new Error('the converter has no standard input');
  let isOpen = true;
  const gone = new Promise<void>((resolve) => {
    const close = () => {
      isOpen = false;
      resolve();
    };
    stdin.once('error', close).once('close', close);
  });
  stdin.write(encodeRequest(request));
  for await (const part of bytes) {
    if (!isOpen) return;
    if (!stdin.write(part)) {
      const drained = new Promise<void>((resolve) => stdin.once('drain', resolve));
      await Promise.race([drained, gone]);
    }
  }
  stdin.end();
}

function collect(
  child: ChildProcess,
  fd: number,
  limit: number,
  onOver: () => void,
  kept = Number.POSITIVE_INFINITY,
): { text(): string } {
  const parts: Buffer[] = [];
  let size = 0;
  child.stdio[fd]?.on('data', (part: Buffer) => {
    if (size < kept) parts.push(part);
    size += part.length;
    if (size > limit) onOver();
  });
  return { text: () => Buffer.concat(parts).toString('utf8') };
}

function read(text: string): Converted {
  if (text === '') throw new ConversionError('crashed', 'the converter ended without an answer');
  const answer = JSON.parse(text) as ConversionAnswer;
  if (!answer.ok) throw new ConversionError(answer.code, answer.explanation);
  return answer.converted;
}

function explainExit(
  { code, killedBy }: { code: number | null; killedBy: NodeJS.Signals | null },
  stderr: string,
  isLate: boolean,
  { timeMs, memoryBytes }: ConversionRequest['limits'],
): ConversionError {
  if (isLate) return new ConversionError('time_limit', `the conversion took more than ${timeMs / 1000} s`);
  // SIGKILL is the watchdog's, or the kernel's where it ran out of memory first; V8 aborts.
  if (killedBy === 'SIGKILL' || /heap out of memory|allocation failed/i.test(stderr))
    return new ConversionError(
      'memory_limit',
      `the conversion needed more than ${memoryBytes} bytes of memory`,
    );
  const how = killedBy === null ? `exit code ${code}` : killedBy;
  return new ConversionError('crashed', `the converter ended with ${how}`);
}
