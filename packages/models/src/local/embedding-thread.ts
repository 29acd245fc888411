import { Worker } from 'node:worker_threads';
import { ModelError } from '../model-error.ts';
import type { ModelFolder } from './model-folder.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** A worker thread with the model in it, that embeds one slice of texts at a time. */
export type EmbeddingThread = {
  readonly dimensions: number;
  readonly busy: boolean;
  readonly dead: boolean;
  /** All vectors one after the other; `null` when the slice was cancelled. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array | null>;
  /** Ends the thread after its present batch: a thread that is cut off inside one takes the process with it. */
  close(): Promise<void>;
};

const LOAD_DEADLINE_MS = 60_000;

export async function startEmbeddingThread(folder: ModelFolder): Promise<EmbeddingThread> {
  const worker = new Worker(new URL('./onnx-thread.ts', import.meta.url), { workerData: folder });
  worker.unref();
  let dead = false;
  let nextSlice = 0;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  let current: { slice: number; settle: (message: FromThread | Error) => void } | null = null;

  const fail = (error: Error) => {
    dead = true;
    current?.settle(error);
  };
  const dimensions = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ModelError('model_unavailable', `the model in ${folder.onnxFile} did not load in 60 s`));
      void worker.terminate();
    }, LOAD_DEADLINE_MS);
    worker.ref();
    worker.on('message', (message: FromThread) => {
      if (message.type === 'ready') resolve(message.dimensions);
      else if (message.type === 'refused') reject(new ModelError(message.code, message.message));
      else if (current?.slice === message.slice) current.settle(message);
      clearTimeout(timer);
    });
    worker.on('error', (cause) => {
      clearTimeout(timer);
      const error = new ModelError('model_unavailable', 'the embedding thread ended with an error', {
        cause,
      });
      reject(error);
      fail(error);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      const error = new ModelError('model_unavailable', 'the embedding thread ended');
      reject(error);
      fail(error);
    });
  }).catch(async (error) => {
    await worker.terminate();
    throw error;
  });
  worker.unref();

  return {
    dimensions,
    get busy() {
      return current !== null;
    },
    get dead() {
      return dead;
    },
    async embed(texts, signal) {
      const slice = nextSlice++;
      const cancel = () => worker.postMessage({ type: 'cancel', slice } satisfies ToThread);
      const answer = await new Promise<FromThread | Error>((settle) => {
        current = { slice, settle };
        signal.addEventListener('abort', cancel, { once: true });
        worker.ref();
        worker.postMessage({ type: 'embed', slice, texts } satisfies ToThread);
      });
      signal.removeEventListener('abort', cancel);
      if (!dead) worker.unref();
      current = null;
      if (answer instanceof Error) throw answer;
      if (answer.type === 'done') return answer.vectors;
      if (answer.type === 'failed') throw new ModelError('model_unavailable', answer.message);
      return null;
    },
    async close() {
      if (dead) return;
      dead = true;
      worker.ref();
      if (current !== null) worker.postMessage({ type: 'cancel', slice: current.slice } satisfies ToThread);
      worker.postMessage({ type: 'close' } satisfies ToThread);
      await ended;
    },
  };
}
