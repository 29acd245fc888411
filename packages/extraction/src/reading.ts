import type { Assertion, Validity } from './assertion.ts';
import type { ExtractedClaim } from './claim.ts';

/** What extraction read of a claim beside its columns, as it is kept: JSON, with dates as ISO strings. */
export type StoredReading = {
  readonly assertions: readonly (Omit<Assertion, 'validity'> & { readonly validity: StoredValidity })[];
  readonly mentions: ExtractedClaim['mentions'];
  readonly aliases: ExtractedClaim['aliases'];
  readonly rules: ExtractedClaim['rules'];
  readonly is_correction: boolean;
  readonly hints: NonNullable<ExtractedClaim['hints']>;
};

type StoredValidity = Omit<Validity, 'from' | 'until'> & {
  readonly from: string | null;
  readonly until: string | null;
};

type Reading = Pick<ExtractedClaim, 'assertions' | 'mentions' | 'aliases' | 'rules' | 'isCorrection'> & {
  hints: NonNullable<ExtractedClaim['hints']>;
};

/** The reading of a claim as it is kept. */
export function packReading(claim: Omit<Reading, 'hints'> & Pick<ExtractedClaim, 'hints'>): StoredReading {
  return {
    assertions: claim.assertions.map(({ validity, ...assertion }) => ({
      ...assertion,
      validity: {
        ...validity,
        from: validity.from?.toISOString() ?? null,
        until: validity.until?.toISOString() ?? null,
      },
    })),
    mentions: claim.mentions,
    aliases: claim.aliases,
    rules: claim.rules,
    is_correction: claim.isCorrection,
    hints: claim.hints ?? {},
  };
}

/** A kept reading as it was; `{}`, that of a claim written without one, is empty. */
export function unpackReading(stored: Partial<StoredReading>): Reading {
  return {
    assertions: (stored.assertions ?? []).map(({ validity, ...assertion }) => ({
      ...assertion,
      validity: { ...validity, from: dateOf(validity.from), until: dateOf(validity.until) },
    })),
    mentions: stored.mentions ?? [],
    aliases: stored.aliases ?? [],
    rules: stored.rules ?? [],
    isCorrection: stored.is_correction ?? false,
    hints: stored.hints ?? {},
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
