import { predicateOf } from '@memory/ontology';
import { describe, expect, test } from 'vitest';
import { checkReader, misplacement } from '../check-reader.ts';
import type { ExtractedClaim } from '../claim.ts';
import type { EntityQuestion } from '../entities.ts';
import type { JudgedStatement } from '../judgements.ts';
import type { Reader } from '../ports.ts';
import { packReading, unpackReading } from '../reading.ts';
import type { NormalizedClaim } from '../relations.ts';
import { createCallContext, inputOf, readText } from './read-text.ts';
import { oddTexts, plainDocument } from './sample-documents.ts';

const written = new Date('2026-04-14T09:30:00Z');

/** The tests that every reader passes, whatever it understands. `createReader` is called once. */
export function describeReader(name: string, createReader: () => Reader | Promise<Reader>): void {
  describe(`the reader ${name}`, () => {
    const created = Promise.resolve().then(createReader);
    const checked = () => created.then(checkReader);

    test('reads a plain document into claims where they stand, and statements of known predicates', async () => {
      const { input, claims, normalized } = await readText(await checked(), plainDocument, {
        sourceModifiedAt: written,
      });
      expect(claims.length).toBeGreaterThan(0);
      for (const claim of claims) expectSound(claim, input);
      expect(normalized.flatMap(({ statements }) => statements).length).toBeGreaterThan(0);
      for (const claim of normalized) expectStated(claim);
    });

    test('describes every section', async () => {
      const { structure, sections } = await inputOf(await checked(), plainDocument);
      expect(sections).toHaveLength(structure.sections.length);
    });

    test('reads an empty document as nothing', async () => {
      const { claims, normalized } = await readText(await checked(), '');
      expect(claims).toEqual([]);
      expect(normalized).toEqual([]);
    });

    test('answers the same twice', async () => {
      const reader = await checked();
      const options = { sourceModifiedAt: written };
      const first = await readText(reader, plainDocument, options);
      const second = await readText(reader, plainDocument, options);
      expect(second.claims).toEqual(first.claims);
      expect(second.normalized).toEqual(first.normalized);
      expect(second.input.sections).toEqual(first.input.sections);
    });

    test('keeps its readings through storage', async () => {
      const reader = await checked();
      const { input, claims, normalized } = await readText(reader, plainDocument, {
        sourceModifiedAt: written,
      });
      const stored = claims.map((claim) => ({
        ...claim,
        ...unpackReading(JSON.parse(JSON.stringify(packReading(claim)))),
      }));
      const again = await reader.normalizeRelations(
        { title: input.title, claims: stored },
        createCallContext(),
      );
      expect(again).toEqual(normalized);
    });

    test.each(oddTexts)('loses nothing beside odd text: %s', async (_, text) => {
      const reader = await checked();
      const alone = await readText(reader, text);
      for (const claim of alone.claims) expectSound(claim, alone.input);
      const plain = await readText(reader, plainDocument);
      const beside = await readText(reader, `${plainDocument}\n## Odd\n\n${text}\n`);
      for (const claim of beside.claims) expectSound(claim, beside.input);
      for (const claim of beside.normalized) expectStated(claim);
      expect(beside.claims.map((claim) => claim.text)).toEqual(
        expect.arrayContaining(plain.claims.map((claim) => claim.text)),
      );
    });

    test('stops when told to', async () => {
      const reader = await created;
      const { input, claims } = await readText(reader, plainDocument);
      const stopped = createCallContext(AbortSignal.abort(new Error('time is up')));
      for (const call of [
        reader.describeSections(input, stopped),
        reader.extractClaims(input, stopped),
        reader.normalizeRelations({ title: null, claims }, stopped),
        reader.resolveEntities([question], stopped),
        reader.judgeFacts([{ earlier: livesInRome, later: livesInRome }], stopped),
        reader.fallbackStructure(input, stopped),
        reader.checkSkeleton(input, stopped),
      ])
        await expect(call).rejects.toThrow('time is up');
    });

    test('names only the candidates that it was offered, and none where there are none', async () => {
      const reader = await checked();
      const answers = await reader.resolveEntities(
        [question, { ...question, candidates: [] }],
        createCallContext(),
      );
      expect(answers[1]).toEqual({ decision: 'new' });
    });

    test('judges a statement the same as itself, and different from one of something else', async () => {
      const reader = await checked();
      const other: JudgedStatement = {
        ...livesInRome,
        subject: 'Orr Bank',
        predicate: 'founded_by',
        object: 'Bo',
      };
      const verdicts = await reader.judgeFacts(
        [
          { earlier: livesInRome, later: livesInRome },
          { earlier: livesInRome, later: other },
        ],
        createCallContext(),
      );
      expect(verdicts).toEqual(['same', 'different']);
      expect(await reader.judgeFacts([], createCallContext())).toEqual([]);
    });

    test('says of a marked outline whether it is sound, and finds headings within the text', async () => {
      const reader = await checked();
      const input = await inputOf(reader, plainDocument);
      await expect(reader.checkSkeleton(input, createCallContext())).resolves.toBeDefined();
      await expect(reader.fallbackStructure(input, createCallContext())).resolves.toBeDefined();
    });
  });
}

const question: EntityQuestion = {
  mention: {
    surface: 'Ann Bell',
    name: 'Ann Bell',
    type: 'person',
    isTypeCertain: true,
    isNamed: true,
    traits: [],
  },
  claimText: 'Ann Bell works at Orr Bank.',
  candidates: [
    { number: 0, name: 'Ann Bell', type: 'person', aliases: [], traits: [] },
    { number: 1, name: 'Orr Bank', type: 'organization', aliases: ['Orr'], traits: [] },
  ],
};

const livesInRome: JudgedStatement = {
  subject: 'Ann Bell',
  predicate: 'lives_in',
  object: 'Rome',
  objectText: null,
  polarity: 'affirmed',
  facet: '',
  validity: { from: null, until: null, precision: 'unknown', kind: null },
  saidAt: written,
  claimText: 'Ann Bell lives in Rome.',
};

function expectSound(claim: ExtractedClaim, input: Parameters<typeof misplacement>[1]): void {
  const { markdown } = input;
  const { span, evidence, validity, assertions } = claim;
  expect(misplacement(claim, input)).toBeNull();
  for (const { start, end } of [span, ...evidence])
    for (const at of [start, end])
      expect(splitsPair(markdown, at), `a character is cut at ${at}`).toBe(false);
  for (const { from, until } of [validity, ...assertions.map((assertion) => assertion.validity)])
    if (from !== null && until !== null) expect(from.getTime()).toBeLessThan(until.getTime());
}

/** Whether an offset lies between the two units of one character. */
function splitsPair(text: string, at: number): boolean {
  return at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

function expectStated({ statements }: NormalizedClaim): void {
  for (const { kind, predicate, object, objectText, validity } of statements) {
    expect(predicateOf(predicate) !== undefined || predicate.startsWith('other:'), predicate).toBe(true);
    expect(kind === 'relation' ? object : objectText).not.toBeNull();
    const { from, until } = validity;
    if (from !== null && until !== null) expect(from.getTime()).toBeLessThan(until.getTime());
  }
}
