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
import { themes } from '@memory/ontology';
import { labelWords } from '../language/words/label-words.ts';
import { choiceOf } from '../relations/names/choices.ts';
import { classNounType, isDescribingWord } from '../relations/names/name-types.ts';
import { normalizeClaim } from '../relations/normalize.ts';
import type { ClaimInput, NormalizedClaim as FormerClaim, Mention } from '../relations/normalized-claim.ts';
import { fieldOfDescription } from '../relations/posts/occupations.ts';
import type { ExtractedClaim as FormerExtract } from './claim.ts';
import { extractClaims } from './extract.ts';

export type FormerReaderOptions = {
  describeSections: SectionDescriber;
  roleOfHeading: (heading: string) => SectionRole | null;
  /** Is told each error of a rule, which costs what it was reading its claims or its facts. */
  onFault?: ((fault: { rule: string; error: unknown }) => void) | undefined;
};

/** The rules of this package's `claims` and `relations` behind the ports: a claim's text is read a second time for its relations. */
export function createFormerReader({
  describeSections,
  roleOfHeading,
  onFault = () => {},
}: FormerReaderOptions): Reader {
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
        { signal, onFault },
      );
      return extracted.map(asClaim);
    },
    async normalizeRelations({ title, claims }, { signal }) {
      signal.throwIfAborted();
      const pace = createPace({ signal });
      const normalized: NormalizedClaim[] = [];
      for (const claim of claims) {
        try {
          normalized.push(asNormalized(normalizeClaim(asInput(claim, title))));
        } catch (error) {
          onFault({ rule: 'relations', error });
          normalized.push({ statements: [], mentions: [], aliases: [] });
        }
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
    statements: statements.filter(isAboutSomethingNamed).map((told) => {
      const { validFrom, validUntil, validPrecision, validKind, ...statement } = told;
      return {
        ...statement,
        facet: facetOf(told),
        subject: withTraits(asTerm(statement.subject), fieldTold(told)),
        object: statement.object === null ? null : asTerm(statement.object),
        validity: {
          from: validFrom,
          until: validUntil,
          precision: validPrecision,
          kind: validKind as ExtractedClaim['validity']['kind'],
        },
      };
    }),
    mentions: mentions.map(asTerm),
    aliases: [...aliases],
  };
}

function asTerm(mention: Mention): Term {
  return { ...mention, traits: traitsOf(mention), isNamed: mention.type !== 'concept' };
}

/** With the short form of a firm's name ('Acme' of 'Acme Robotics'), and the field in brackets behind a person's. */
function traitsOf({ name, type, traits }: Mention): string[] {
  const words = name.split(/\s+/);
  const last = words.at(-1)?.toLowerCase() ?? '';
  const describes = isDescribingWord(last) || (words.length > 2 && classNounType(last) === 'organization');
  const brief = words.slice(0, -1).join(' ');
  const isBrief =
    type === 'organization' && words.length > 1 && words.length < 5 && describes && brief.length > 3;
  const note = traits.find((trait) => trait.startsWith('note:'));
  const field = note === undefined ? null : fieldOfDescription(note.slice('note:'.length));
  return [...traits, ...(isBrief ? [`brief:${brief}`] : []), ...(field === null ? [] : [`field:${field}`])];
}

const sciencePredicates = new Set(
  themes.find(({ title }) => title === 'Science')?.predicates.map(({ id }) => id) ?? [],
);

/**
 * Whether a statement is about something with a name of its own. A term ('the option', 'degradation') tells something in
 * the predicates of science alone, and what nobody knows the kind of in those of the ontology; a version is no subject.
 */
function isAboutSomethingNamed({ subject, predicate }: FormerClaim['statements'][number]): boolean {
  if (/^version [\d.]+$/i.test(subject.name)) return false;
  if (subject.type === 'concept') return sciencePredicates.has(predicate);
  return subject.type !== 'thing' || !predicate.startsWith('other:');
}

function withTraits(term: Term, traits: readonly string[]): Term {
  return { ...term, traits: [...term.traits, ...traits] };
}

const describing = new Set(['occupation', 'has_role', 'is_a']);

/** The field of work that a statement tells of its subject: 'sport' of a footballer. */
function fieldTold({
  subject,
  predicate,
  objectText,
  polarity,
}: FormerClaim['statements'][number]): string[] {
  if (subject.type !== 'person' || polarity === 'negated') return [];
  if (predicate === 'plays_for') return ['field:sport'];
  const field = describing.has(predicate) && objectText !== null ? fieldOfDescription(objectText) : null;
  return field === null ? [] : [`field:${field}`];
}

/** Of what kind a thing is that somebody prefers, where people prefer one of its kind at a time. */
function facetOf({ predicate, facet, objectText }: FormerClaim['statements'][number]): string {
  return predicate === 'prefers' && facet === '' && objectText !== null
    ? choiceOf(predicate, objectText.toLowerCase()).of
    : facet;
}
