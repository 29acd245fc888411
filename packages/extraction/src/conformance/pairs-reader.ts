import { otherAttribute } from '@memory/ontology';
import type { Term, Validity } from '../assertion.ts';
import type { ExtractedClaim } from '../claim.ts';
import type { ExtractionInput, Reader } from '../ports.ts';
import type { NormalizedClaim, ReadClaim } from '../relations.ts';
import { createRuleDecisions } from '../rules/rule-decisions.ts';

const unknown: Validity = { from: null, until: null, precision: 'unknown', kind: null };
const pair = /^[ \t]*([^\n:|]{1,40}): (\S[^\n]{0,200})$/gmu;

/** For tests: a reader that understands lines of `Key: value`, said of the document's title, and nothing else. */
export function createPairsReader(): Reader {
  return {
    labelWords: {
      isName: () => false,
      isOnlyName: () => false,
      isWord: () => false,
      isNounOrAdjective: () => false,
      isPlace: () => false,
    },
    async describeSections({ structure }, { signal }) {
      signal.throwIfAborted();
      return structure.sections.map(() => ({ role: 'body', summary: '' }));
    },
    async extractClaims(input, { signal }) {
      signal.throwIfAborted();
      return [...input.markdown.matchAll(pair)].flatMap((match) => claimOf(input, match));
    },
    async normalizeRelations({ claims }, { signal }) {
      signal.throwIfAborted();
      return claims.map(normalize);
    },
    ...createRuleDecisions(),
  };
}

function claimOf({ chunks, title }: ExtractionInput, match: RegExpExecArray): ExtractedClaim[] {
  const [line, key = '', value = ''] = match;
  const span = { start: match.index + line.length - line.trimStart().length, end: match.index + line.length };
  const chunkIndex = chunks.findIndex(({ start, end }) => start <= span.start && span.start < end);
  if (chunkIndex < 0 || title === null) return [];
  const subject: Term = {
    surface: title,
    name: title,
    type: 'thing',
    isTypeCertain: false,
    isNamed: true,
    traits: [],
  };
  return [
    {
      chunkIndex,
      text: `${title}: ${line.trim()}`,
      span,
      evidence: [span],
      isAttributed: false,
      attributedTo: null,
      polarity: 'affirmed',
      modality: 'asserted',
      isCorrection: false,
      validity: unknown,
      saidAt: null,
      mentions: [subject],
      aliases: [],
      assertions: [
        {
          subject,
          form: 'attribute',
          words: key.trim(),
          predicate: null,
          object: null,
          value: value.trim(),
          polarity: 'affirmed',
          modality: 'asserted',
          aspect: 'states',
          isPast: false,
          isNews: false,
          isUnique: true,
          facet: '',
          validity: unknown,
          rule: 'pair',
        },
      ],
      rules: ['pair'],
    },
  ];
}

function normalize({ assertions, mentions, aliases, isCorrection }: ReadClaim): NormalizedClaim {
  return {
    statements: assertions.map((assertion) => ({
      kind: 'observation',
      subject: assertion.subject,
      predicate: otherAttribute(assertion.words),
      object: null,
      objectText: assertion.value,
      polarity: assertion.polarity,
      modality: assertion.modality,
      isAttributed: false,
      attributedTo: null,
      aspect: assertion.aspect,
      isPast: assertion.isPast,
      isNews: assertion.isNews,
      isUnique: assertion.isUnique,
      facet: assertion.facet,
      validity: assertion.validity,
      isCorrection,
    })),
    mentions,
    aliases,
  };
}
