import type { Reader } from '@memory/extraction';
import { createBuiltinReader } from '@memory/extraction-english';

/** The reader that every program hands to the stages: the one place where it is chosen. `onFault` is told each error of a rule. */
export function createReader(options: Parameters<typeof createBuiltinReader>[0] = { onFault() {} }): Reader {
  return createBuiltinReader(options);
}
