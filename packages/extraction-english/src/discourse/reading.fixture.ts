import type { ExtractedClaim } from '@memory/extraction';
import { cutChunks, parseStructure } from '@memory/markdown';
import { createEnglishReader } from '../create-reader.ts';
import { createWordLists } from '../names/index.ts';
import { readDocument } from '../read-document.ts';
import type { Fault, ReaderDocument } from './document.ts';
import { createLabelWords } from './label-words.ts';
import type { ReaderParts } from './parts.ts';

/** Wednesday 15 April 2026. */
export const wednesday = new Date('2026-04-15T10:00:00Z');

const labels = createLabelWords(createWordLists());
const reader = createEnglishReader({
  onFault: ({ rule, error }) => {
    throw new Error(rule, { cause: error });
  },
});

/** A Markdown text as the pipeline hands it to the reader. */
export async function documentOf(
  markdown: string,
  sourceModifiedAt: Date | null = wednesday,
): Promise<ReaderDocument> {
  const structure = await parseStructure(markdown, { words: labels });
  const chunks = await cutChunks(markdown, structure, {});
  return {
    markdown,
    structure,
    sections: [],
    chunks: chunks.map(({ start, end }, index) => ({ index, start, end })),
    title: structure.title,
    sourceModifiedAt,
  };
}

/** The claims of a Markdown text. */
export async function claimsOf(
  markdown: string,
  modified: Date | null = wednesday,
): Promise<ExtractedClaim[]> {
  return reader.extract(await documentOf(markdown, modified));
}

/** The texts of those claims. */
export async function textsOf(markdown: string): Promise<string[]> {
  return (await claimsOf(markdown)).map(({ text }) => text);
}

/** What their assertions say: 'Ann Bell lives_in Ghent'. */
export async function factsOf(markdown: string): Promise<string[]> {
  return (await claimsOf(markdown)).flatMap(({ assertions }) =>
    assertions.map(
      ({ subject, predicate, object, value }) => `${subject.name} ${predicate} ${object?.name ?? value}`,
    ),
  );
}

/** The claims of a text read with other parts, and the faults on the way. */
export async function readWith(
  markdown: string,
  parts: ReaderParts,
): Promise<{ claims: ExtractedClaim[]; faults: Fault[] }> {
  const faults: Fault[] = [];
  const claims = await readDocument(await documentOf(markdown), parts, {
    onFault: (fault) => faults.push(fault),
  });
  return { claims, faults };
}
