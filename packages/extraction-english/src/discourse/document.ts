import type { SectionDescription } from '@memory/extraction';
import type { DocumentStructure } from '@memory/markdown';

/** A document as the reader takes it. Offsets are UTF-16 in `markdown`. */
export type ReaderDocument = {
  readonly markdown: string;
  readonly structure: DocumentStructure;
  /** One for each section of the structure, in its order; of others nothing is known. */
  readonly sections: readonly Pick<SectionDescription, 'role'>[];
  /** In order; `index` is given back as `chunkIndex`. */
  readonly chunks: readonly { readonly index: number; readonly start: number; readonly end: number }[];
  readonly title: string | null;
  /** What relative dates are reckoned from where no nearer date is known; null leaves them as they stand. */
  readonly sourceModifiedAt: Date | null;
};

/** An error inside a rule or a step, which cost one sentence its reading. */
export type Fault = { readonly rule: string; readonly error: unknown };
