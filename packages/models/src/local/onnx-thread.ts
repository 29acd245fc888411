import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ModelError } from '../model-error.ts';
import type { ModelFolder } from './model-folder.ts';
import { type OnnxSession, openOnnxSession } from './onnx-session.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** The body of an embedding thread: one model, one slice of texts at a time. */

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const say = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const cancelled = new Set<number>();
class Cancelled extends Error {}
let underWay: Promise<void> = Promise.resolve();

async function embed(session: OnnxSession, slice: number, texts: readonly string[]): Promise<void> {
  try {
    const vectors = await session.embed(texts, async () => {
      await nextTurn();
      if (cancelled.has(slice)) throw new Cancelled();
    });
    const own = new Float32Array(vectors);
    say({ type: 'done', slice, vectors: own }, [own.buffer]);
  } catch (error) {
    if (error instanceof Cancelled) say({ type: 'cancelled', slice });
    else say({ type: 'failed', slice, message: messageOf(error) });
  } finally {
    cancelled.delete(slice);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

try {
  const session = await openOnnxSession(workerData as ModelFolder);
  port.on('message', (message: ToThread) => {
    if (message.type === 'cancel') cancelled.add(message.slice);
    else if (message.type === 'embed') underWay = embed(session, message.slice, message.texts);
    else {
      void underWay.then(() => session.close()).finally(() => port.close());
    }
  });
  say({ type: 'ready', dimensions: session.dimensions });
} catch (error) {
  const code = error instanceof ModelError ? error.code : 'model_damaged';
  say({ type: 'refused', code, message: messageOf(error) });
}
