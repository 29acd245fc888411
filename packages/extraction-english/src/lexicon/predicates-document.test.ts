import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { predicatesDocument } from './predicates-document.ts';

test('docs/predicates.md is the ontology with its words (node packages/extraction-english/src/lexicon/write-document.ts)', () => {
  expect(readFileSync(new URL('../../../../docs/predicates.md', import.meta.url), 'utf8')).toBe(
    predicatesDocument(),
  );
});
