import { createTextFinder, type TextFinder } from './find-texts.ts';
import { neededText } from './needed-text.ts';

/** A pattern with what is made of its match. */
export type Entry<Put> = readonly [RegExp, Put];

/**
 * Patterns of which few fit any one text. Which may fit is told by the texts that their matches must hold, and these are looked for
 * all at once, in one pass over the text.
 */
export class PatternSet<Put> {
  readonly #entries: readonly Entry<Put>[];
  readonly #finder: TextFinder;

  constructor(entries: readonly Entry<Put>[]) {
    this.#entries = entries;
    this.#finder = createTextFinder(entries.map(([pattern]) => neededText(pattern)));
  }

  /** The entries that may match a text, in their order. */
  *fitting(text: string): Generator<Entry<Put>> {
    const mayFit = this.#finder(text);
    for (const [i, entry] of this.#entries.entries()) if (mayFit[i] === 1) yield entry;
  }

  /** A text as the entries that may match it leave it, each of them given what those before it have made. */
  rewrite(text: string, apply: (text: string, entry: Entry<Put>) => string): string {
    let current = text;
    let mayFit = this.#finder(current);
    for (const [i, entry] of this.#entries.entries()) {
      if (mayFit[i] !== 1) continue;
      const next = apply(current, entry);
      if (next !== current) mayFit = this.#finder(next);
      current = next;
    }
    return current;
  }
}
