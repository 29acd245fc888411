import type { ClaimInput } from './normalized-claim.ts';

/** A plain claim with the given words, for tests; nothing is known of its time. */
export function claim(claimText: string, given: Partial<ClaimInput> = {}): ClaimInput {
  return {
    claimText,
    polarity: 'affirmed',
    modality: 'asserted',
    isAttributed: false,
    attributedTo: null,
    isCorrection: false,
    validFrom: null,
    validUntil: null,
    validPrecision: 'unknown',
    validKind: null,
    subjectHint: null,
    documentTitle: null,
    ...given,
  };
}
