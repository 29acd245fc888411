import { createRuleDecisions, type ExtractionInput, type Reader } from '@memory/extraction';
import { createEnglishReader } from './create-reader.ts';
import type { Fault } from './discourse/document.ts';
import { normalizeClaim } from './normalize.ts';
import { describeSections } from './sections/index.ts';

/** The reader that needs no model, behind the ports. `onFault` is told each error of a rule, which costs one sentence its reading. */
export function createBuiltinReader({ onFault }: { onFault(fault: Fault): void }): Reader {
  const english = createEnglishReader({ onFault });
  return {
    labelWords: english.labelWords,
    describeSections,
    async extractClaims({ chunks, ...input }: ExtractionInput, { signal }) {
      signal.throwIfAborted();
      return await english.extract(
        { ...input, chunks: chunks.map((chunk, index) => ({ ...chunk, index })) },
        { signal },
      );
    },
    async normalizeRelations({ claims }, { signal }) {
      signal.throwIfAborted();
      return claims.map(normalizeClaim);
    },
    ...createRuleDecisions(),
  };
}
