import type { ModelErrorCode } from '../model-error.ts';

/** What goes between an embedding thread and its owner. */
export type ToThread =
  | { type: 'embed'; slice: number; texts: readonly string[] }
  | { type: 'cancel'; slice: number }
  | { type: 'close' };

export type FromThread =
  | { type: 'ready'; dimensions: number }
  | { type: 'refused'; code: ModelErrorCode; message: string }
  | { type: 'done'; slice: number; vectors: Float32Array<ArrayBuffer> }
  | { type: 'failed'; slice: number; message: string }
  | { type: 'cancelled'; slice: number };
