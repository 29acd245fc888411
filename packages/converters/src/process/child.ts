import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { ConversionError } from '../conversion-error.ts';
import { forbidNetwork } from './forbid-network.ts';
import { ANSWER_FD, type ConversionAnswer, decodeInput } from './frames.ts';

/** What the watchdog's thread is started with. */
export type WatchdogData = { memoryBytes: number; timeMs: number; parentPid: number };

/** Levels of the call stack that a format may use up; a stack overflow is an answer, not a crash. */
const EXPLAIN_CHARS = 300;

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function watch(data: WatchdogData): Promise<void> {
  const worker = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  worker.unref();
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function answerOf(error: unknown): ConversionAnswer {
  if (error instanceof ConversionError)
    return { ok: false, code: error.code, explanation: error.message.slice(error.code.length + 2) };
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return { ok: false, code: 'resource_limit', explanation: 'the content is nested too deeply' };
  const message = error instanceof Error ? error.message : String(error);
  return {
    ok: false,
    code: 'malformed',
    explanation: message.replace(/\s+/g, ' ').slice(0, EXPLAIN_CHARS) || 'the file cannot be read',
  };
}

function send(answer: ConversionAnswer): void {
  const bytes = Buffer.from(JSON.stringify(answer));
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(ANSWER_FD, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

async function convert(): Promise<ConversionAnswer> {
  const { request, bytes } = decodeInput(await readInput());
  const { limits } = request;
  await watch({ memoryBytes: limits.memoryBytes, timeMs: limits.timeMs, parentPid: process.ppid });
  forbidNetwork();
  const { convertFile } = await import('../formats/convert-file.ts');
  return { ok: true, converted: await convertFile(request, bytes) };
}

send(await convert().catch(answerOf));
process.exit(0);
