import { createCallContext } from '@memory/extraction/conformance';
import { describeSections, roleOfHeading } from '@memory/extraction-english/sections';
import { cutChunks, parseStructure } from '@memory/markdown';
import { labelWords } from '../language/words/label-words.ts';
import type { ExtractedClaim } from './claim.ts';
import { extractClaims } from './extract.ts';

/** Wednesday 15 May 2024. */
export const wednesday = new Date('2024-05-15T10:00:00Z');

/** Claims of a Markdown text, for tests. */
export async function claimsOf(
  markdown: string,
  modified: Date | null = wednesday,
): Promise<ExtractedClaim[]> {
  const structure = await parseStructure(markdown, { words: labelWords });
  const chunks = await cutChunks(markdown, structure, {});
  const sections = await describeSections({ markdown, structure }, createCallContext());
  return extractClaims({
    markdown,
    structure,
    sectionRoles: sections.map(({ role }) => role),
    roleOfHeading,
    chunks: chunks.map(({ start, end }, index) => ({ start, end, index })),
    documentTitle: structure.title,
    sourceModifiedAt: modified,
  });
}

/** A claim in one line: text, then who, negation, hedge, correction, time. */
export function show(claim: ExtractedClaim): string {
  const day = (date: Date | null) => (date === null ? '…' : date.toISOString().slice(0, 10));
  const marks = [
    claim.isAttributed ? `@${claim.attributedTo ?? '?'}` : '',
    claim.polarity === 'negated' ? 'not' : '',
    claim.modality === 'hedged' ? 'maybe' : '',
    claim.isCorrection ? `corrects ${claim.corrects ?? '?'}` : '',
    claim.validKind === null
      ? ''
      : `${day(claim.validFrom)}..${day(claim.validUntil)} ${claim.validPrecision} ${claim.validKind}`,
  ].filter((mark) => mark !== '');
  return marks.length === 0 ? claim.claimText : `${claim.claimText} | ${marks.join(' | ')}`;
}
