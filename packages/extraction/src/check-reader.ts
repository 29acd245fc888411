import { z } from 'zod';
import { type ExtractedClaim, extractedClaimSchema } from './claim.ts';
import { entityAnswerSchema } from './entities.ts';
import { verdictSchema } from './judgements.ts';
import { outlineHeadingSchema, skeletonVerdictSchema } from './outline.ts';
import type { ExtractionInput, Reader } from './ports.ts';
import { normalizedClaimSchema } from './relations.ts';
import { sectionDescriptionSchema } from './sections.ts';

/** A port answered what its contract does not allow. */
export class InvalidAnswerError extends Error {
  readonly code = 'invalid_answer';
  readonly port: keyof Reader;
  constructor(port: keyof Reader, problem: string) {
    super(`${port}: ${problem}`);
    this.name = 'InvalidAnswerError';
    this.port = port;
  }
}

/**
 * The same reader with every answer held against its contract: for one whose answers come from outside the process. Rejects with
 * an `InvalidAnswerError` that names the first problems.
 */
export function checkReader(reader: Reader): Reader {
  return {
    labelWords: reader.labelWords,
    async describeSections(document, context) {
      const answer = await reader.describeSections(document, context);
      const sections = parse('describeSections', z.array(sectionDescriptionSchema), answer);
      return expectOneEach('describeSections', sections, document.structure.sections.length);
    },
    async extractClaims(input, context) {
      const answer = await reader.extractClaims(input, context);
      const claims = parse('extractClaims', z.array(extractedClaimSchema), answer);
      for (const [index, claim] of claims.entries()) {
        const problem = misplacement(claim, input);
        if (problem !== null) throw new InvalidAnswerError('extractClaims', `claim ${index} ${problem}`);
      }
      return claims;
    },
    async normalizeRelations(input, context) {
      const answer = await reader.normalizeRelations(input, context);
      const claims = parse('normalizeRelations', z.array(normalizedClaimSchema), answer);
      return expectOneEach('normalizeRelations', claims, input.claims.length);
    },
    async resolveEntities(questions, context) {
      const answer = await reader.resolveEntities(questions, context);
      const answers = parse('resolveEntities', z.array(entityAnswerSchema), answer);
      expectOneEach('resolveEntities', answers, questions.length);
      for (const [index, one] of answers.entries()) {
        const named =
          one.decision === 'one' ? [one.candidate] : one.decision === 'hint' ? one.candidates : [];
        const offered = new Set(questions[index]?.candidates.map(({ number }) => number));
        const stranger = named.find((number) => !offered.has(number));
        if (stranger !== undefined)
          throw new InvalidAnswerError('resolveEntities', `candidate ${stranger} was not offered`);
      }
      return answers;
    },
    async judgeFacts(pairs, context) {
      const answer = await reader.judgeFacts(pairs, context);
      return expectOneEach('judgeFacts', parse('judgeFacts', z.array(verdictSchema), answer), pairs.length);
    },
    async fallbackStructure(document, context) {
      const answer = await reader.fallbackStructure(document, context);
      const headings = parse('fallbackStructure', z.array(outlineHeadingSchema), answer);
      let end = 0;
      for (const { span } of headings) {
        if (span.start < end || span.end <= span.start || span.end > document.markdown.length)
          throw new InvalidAnswerError('fallbackStructure', 'headings out of order or outside the text');
        end = span.end;
      }
      return headings;
    },
    async checkSkeleton(document, context) {
      return parse('checkSkeleton', skeletonVerdictSchema, await reader.checkSkeleton(document, context));
    },
  };
}

/** Why a claim does not stand where it says; null where it does. */
export function misplacement(claim: ExtractedClaim, { markdown, chunks }: ExtractionInput): string | null {
  const { span, evidence } = claim;
  const chunk = chunks[claim.chunkIndex];
  if (chunk === undefined) return 'names a chunk that there is not';
  if (span.start >= span.end || span.end > markdown.length) return 'has a span outside the text';
  if (span.start < chunk.start || span.start >= chunk.end) return 'does not begin in its chunk';
  if (markdown.slice(span.start, span.end).trim() === '') return 'has a blank span';
  let end = span.start;
  for (const part of evidence) {
    if (part.start < end || part.end <= part.start || part.end > span.end)
      return 'has evidence out of order or outside its span';
    end = part.end;
  }
  return null;
}

function parse<Answer>(port: keyof Reader, schema: z.ZodType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const problems = result.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new InvalidAnswerError(port, problems.join('; '));
}

function expectOneEach<Answer>(port: keyof Reader, answers: Answer[], expected: number): Answer[] {
  if (answers.length === expected) return answers;
  throw new InvalidAnswerError(port, `${answers.length} answers where ${expected} were asked for`);
}
