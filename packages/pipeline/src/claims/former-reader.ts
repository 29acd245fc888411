import {
  createRuleDecisions,
  type ExtractedClaim,
  type NormalizedClaim,
  type ReadClaim,
  type Reader,
  type SectionDescriber,
  type SectionRole,
  type Term,
} from '@memory/extraction';
import { A_LOOK, createPace } from '@memory/markdown';
import { labelWords } from '../language/words/label-words.ts';
import { normalizeClaim } from '../relations/normalize.ts';
import type { ClaimInput, NormalizedClaim as FormerClaim, Mention } from '../relations/normalized-claim.ts';
import type { ExtractedClaim as FormerExtract } from './claim.ts';
import { extractClaims } from './extract.ts';

export type FormerReaderOptions = {
  describeSections: SectionDescriber;
  roleOfHeading: (heading: string) => SectionRole | null;
};

/** The rules of this package's `claims` and `relations` behind the ports: a claim's text is read a second time for its relations. */
export function createFormerReader({ describeSections, roleOfHeading }: FormerReaderOptions): Reader {
  return {
    labelWords,
    describeSections,
    async extractClaims(input, { signal }) {
      signal.throwIfAborted();
      const { markdown, structure, title, sourceModifiedAt } = input;
      const extracted = await extractClaims(
        {
          markdown,
          structure,
          sectionRoles: input.sections.map(({ role }) => role),
          roleOfHeading,
          chunks: input.chunks.map(({ start, end }, index) => ({ start, end, index })),
          documentTitle: title,
          sourceModifiedAt,
        },
        { signal },
      );
      return extracted.map(asClaim);
    },
    async normalizeRelations({ title, claims }, { signal }) {
      signal.throwIfAborted();
      const pace = createPace({ signal });
      const normalized: NormalizedClaim[] = [];
      for (const claim of claims) {
        normalized.push(asNormalized(normalizeClaim(asInput(claim, title))));
        if (pace.due(A_LOOK)) await pace.rest();
      }
      return normalized;
    },
    ...createRuleDecisions(),
  };
}

function asClaim(claim: FormerExtract): ExtractedClaim {
  return {
    chunkIndex: claim.chunkIndex,
    text: claim.claimText,
    span: { start: claim.start, end: claim.end },
    evidence: [...claim.evidenceSpans],
    isAttributed: claim.isAttributed,
    attributedTo: claim.attributedTo,
    polarity: claim.polarity,
    modality: claim.modality,
    isCorrection: claim.isCorrection,
    validity: {
      from: claim.validFrom,
      until: claim.validUntil,
      precision: claim.validPrecision,
      kind: claim.validKind,
    },
    saidAt: claim.saidAt,
    mentions: [],
    aliases: [],
    assertions: [],
    rules: [],
    hints: {
      subject: claim.subjectHint,
      subject_kind: claim.subjectKind,
      topic: claim.topic,
      corrects: claim.corrects,
    },
  };
}

function asInput(claim: ReadClaim, documentTitle: string | null): ClaimInput {
  const { hints = {}, validity } = claim;
  const hint = (name: string) => (typeof hints[name] === 'string' ? hints[name] : null);
  return {
    claimText: claim.text,
    polarity: claim.polarity,
    modality: claim.modality,
    isAttributed: claim.isAttributed,
    attributedTo: claim.attributedTo,
    isCorrection: claim.isCorrection,
    corrects: hint('corrects'),
    validFrom: validity.from,
    validUntil: validity.until,
    validPrecision: validity.precision,
    validKind: validity.kind,
    subjectHint: hint('subject'),
    subjectKind: hint('subject_kind') === 'person' ? 'person' : null,
    topic: hint('topic'),
    documentTitle,
  };
}

function asNormalized({ statements, mentions, aliases }: FormerClaim): NormalizedClaim {
  return {
    statements: statements.map(({ validFrom, validUntil, validPrecision, validKind, ...statement }) => ({
      ...statement,
      subject: asTerm(statement.subject),
      object: statement.object === null ? null : asTerm(statement.object),
      validity: {
        from: validFrom,
        until: validUntil,
        precision: validPrecision,
        kind: validKind as ExtractedClaim['validity']['kind'],
      },
    })),
    mentions: mentions.map(asTerm),
    aliases: [...aliases],
  };
}

function asTerm(mention: Mention): Term {
  return { ...mention, traits: [...mention.traits], isNamed: mention.type !== 'concept' };
}
