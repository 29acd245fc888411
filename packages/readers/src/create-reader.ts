import type { ModelBindings } from '@memory/contract';
import type { Reader } from '@memory/extraction';
import { createBuiltinReader } from '@memory/extraction-english';
import { createMixedReader, type Problem } from '@memory/extraction-llm';
import { createModelChoice, type Provider } from '@memory/models';

export type ReaderOptions = {
  /** Is told each error of a rule; the sentence is then kept word for word. */
  readonly onFault?: Parameters<typeof createBuiltinReader>[0]['onFault'] | undefined;
  /** The roles that language models answer, and how these are called; the builtin reader answers the others. */
  readonly models?: ReaderModels | undefined;
};

export type ReaderModels = {
  readonly bindings: ModelBindings;
  readonly provider: Provider;
  /** Is told of each item of a model's answer that does not hold, and why. */
  readonly onDropped: (problem: Problem) => void;
};

/** The reader that every program hands to the stages: the one place where it is chosen. */
export function createReader({ onFault = () => {}, models }: ReaderOptions = {}): Reader {
  const builtin = createBuiltinReader({ onFault });
  return models === undefined ? builtin : withModels(builtin, models);
}

/** The same reader, with the roles that are bound to language models answered by these. */
export function withModels(builtin: Reader, { bindings, provider, onDropped }: ReaderModels): Reader {
  const modelOf = createModelChoice(bindings, provider);
  return createMixedReader({ builtin, modelOf, onDropped });
}
