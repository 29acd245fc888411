import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Answers a function that frees the buffers which have come and gone lately, in about 0.5 ms. V8 lets 64 MiB of them
 * gather outside its heap before it looks, which is harmless as such but not beside a promise to stay under that: an
 * upload of 1 GiB raised the resident memory by 70 MiB without this, and by 22 MiB with a call every fourth MiB.
 */
export function createYoungGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;
  return () => collect({ type: 'minor' });
}
