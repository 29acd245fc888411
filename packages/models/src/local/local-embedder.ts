import type { Embedder } from '../embedder.ts';
import { ModelError } from '../model-error.ts';
import { type EmbeddingThread, startEmbeddingThread } from './embedding-thread.ts';
import { readModelFolder } from './model-folder.ts';

type LocalOptions = { model: string; folder: string; threads: number };

type Job = {
  texts: readonly string[];
  next: number;
  underWay: number;
  vectors: Float32Array[];
  abort: AbortController;
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: unknown) => void;
};

/** Texts that a thread takes at once; then the next caller has its turn, and an abort is heeded. */
const SLICE_TEXTS = 32;
/** Questions that may wait; more are refused, because their callers would have given up by then. */
const WAITING_QUERIES = 256;

/**
 * A sentence model in worker threads. Questions go before passages and, when every thread is busy with passages, get
 * a thread of their own for good; callers take turns slice by slice, so that a large document delays no small one.
 */
export async function createLocalEmbedder(options: LocalOptions): Promise<Embedder> {
  const folder = await readModelFolder(options.folder);
  const first = await startEmbeddingThread(folder);
  const passageThreads: (EmbeddingThread | null)[] = [first];
  while (passageThreads.length < options.threads) passageThreads.push(null);
  let queryThread: EmbeddingThread | null = null;
  const starting = new Set<Promise<void>>();
  const queries: Job[] = [];
  const passages: Job[] = [];
  const running = new Set<Job>();
  let closed = false;

  function start(put: (thread: EmbeddingThread) => void): void {
    const started = startEmbeddingThread(folder).then(
      async (thread) => {
        if (closed) return thread.close();
        put(thread);
        dispatch();
      },
      (error) => {
        for (const job of [...queries.splice(0), ...passages.splice(0)]) finish(job, error);
      },
    );
    starting.add(started);
    void started.finally(() => starting.delete(started));
  }

  function dispatch(): void {
    if (closed) return;
    if (queryThread?.dead) queryThread = null;
    if (queryThread !== null && !queryThread.busy && queries.length > 0) runSlice(queryThread, queries);
    for (const [place, thread] of passageThreads.entries()) {
      const waiting = queries.length > 0 ? queries : passages;
      if (waiting.length === 0) return;
      if (thread === null || thread.dead) {
        passageThreads[place] = null;
        if (starting.size === 0) {
          start((made) => {
            passageThreads[place] = made;
          });
        }
      } else if (!thread.busy) {
        runSlice(thread, waiting);
      }
    }
    if (queries.length > 0 && queryThread === null && starting.size === 0) {
      start((made) => {
        queryThread = made;
      });
    }
  }

  function runSlice(thread: EmbeddingThread, waiting: Job[]): void {
    const job = waiting.shift();
    if (job === undefined) return;
    const at = job.next;
    const texts = job.texts.slice(at, at + SLICE_TEXTS);
    job.next += texts.length;
    job.underWay++;
    running.add(job);
    if (job.next < job.texts.length) waiting.push(job);
    void thread
      .embed(texts, job.abort.signal)
      .then((vectors) => {
        job.underWay--;
        if (vectors === null) return;
        for (let n = 0; n < texts.length; n++) {
          job.vectors[at + n] = vectors.subarray(n * first.dimensions, (n + 1) * first.dimensions);
        }
        if (job.underWay === 0 && job.next >= job.texts.length) finish(job, null);
      })
      .catch((error) => finish(job, error))
      .finally(dispatch);
  }

  function finish(job: Job, error: unknown): void {
    running.delete(job);
    for (const waiting of [queries, passages]) {
      const place = waiting.indexOf(job);
      if (place >= 0) waiting.splice(place, 1);
    }
    if (error === null) job.resolve(job.vectors);
    else {
      job.abort.abort();
      job.reject(error);
    }
  }

  return {
    model: options.model,
    dimensions: first.dimensions,
    async embed(texts, purpose, signal) {
      signal?.throwIfAborted();
      if (closed) throw new ModelError('model_unavailable', `the model ${options.model} is closed`);
      if (texts.length === 0) return [];
      const waiting = purpose === 'query' ? queries : passages;
      if (purpose === 'query' && queries.length >= WAITING_QUERIES) {
        throw new ModelError(
          'model_unavailable',
          `more than ${WAITING_QUERIES} questions wait for ${options.model}`,
        );
      }
      const prompt = folder.prompts[purpose];
      return new Promise((resolve, reject) => {
        const job: Job = {
          texts: prompt === '' ? texts : texts.map((text) => prompt + text),
          next: 0,
          underWay: 0,
          vectors: new Array<Float32Array>(texts.length),
          abort: new AbortController(),
          resolve: (vectors) => {
            signal?.removeEventListener('abort', onAbort);
            resolve(vectors);
          },
          reject: (error) => {
            signal?.removeEventListener('abort', onAbort);
            reject(error);
          },
        };
        const onAbort = () => finish(job, signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.push(job);
        dispatch();
      });
    },
    async close() {
      closed = true;
      const error = new ModelError('model_unavailable', `the model ${options.model} was closed`);
      for (const job of [...running, ...queries, ...passages]) finish(job, error);
      await Promise.all(starting);
      const threads = [...passageThreads, queryThread].filter((thread) => thread !== null);
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
