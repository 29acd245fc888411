import type { Reader } from '@memory/extraction';
import { createBuiltinReader } from '@memory/extraction-english';

export type ReaderOptions = {
  /** Is told each error of a rule; the sentence is then kept word for word. */
  readonly onFault?: Parameters<typeof createBuiltinReader>[0]['onFault'] | undefined;
};

/** The reader that every program hands to the stages: the one place where it is chosen. */
export function createReader({ onFault = () => {} }: ReaderOptions = {}): Reader {
  return createBuiltinReader({ onFault });
}
