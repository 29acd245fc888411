import type {
  CallContext,
  NormalizedClaim,
  ReadClaim,
  RelationNormalizer,
  Statement,
} from '@memory/extraction';
import type { ChatModel } from '@memory/models';
import { wordsOfOther } from '@memory/ontology';
import { z } from 'zod';
import { askNumbered } from '../ask-numbered.ts';
import { oneLine } from '../fall-back.ts';
import type { Problem } from '../problem.ts';
import { relationPrompt as prompt } from '../prompts/relation-normalization.ts';
import { allPredicates, fits } from './predicate-in-words.ts';
import { BY_MODEL, statementsOfAssertions } from './statements-of-assertions.ts';

export type RelationNormalizerOptions = {
  /** Names the predicates that claims leave in words; null leaves them so. */
  readonly model: ChatModel | null;
  /** Reads the claims of the builtin reader. */
  readonly builtin: RelationNormalizer;
  readonly onDropped: (problem: Problem) => void;
};

const itemSchema = z.object({ relation: z.int(), predicate: z.int().nullable(), swapped: z.boolean() });
type Item = z.infer<typeof itemSchema>;

/** A relation that is still in words, once for all statements that have it. */
type Wording = {
  readonly key: string;
  readonly statement: Statement;
  readonly value: string | null;
  readonly text: string;
};

/** Statements of claims: those of a language model by their assertions, others by the builtin reader; words by the ontology. */
export function createRelationNormalizer(options: RelationNormalizerOptions): RelationNormalizer {
  const { model, builtin, onDropped } = options;
  return async (input, context) => {
    context.signal.throwIfAborted();
    const others = input.claims.filter((claim) => !isByModel(claim));
    const read = others.length === 0 ? [] : await builtin({ ...input, claims: others }, context);
    const queue = [...read];
    const normalized = input.claims.map((claim) => {
      if (isByModel(claim)) return statementsOfAssertions(claim);
      return queue.shift() ?? { statements: [], mentions: [], aliases: [] };
    });
    return model === null ? normalized : await named(normalized, input.claims, model, context, onDropped);
  };
}

const isByModel = ({ hints }: ReadClaim) => hints?.[BY_MODEL] === true;

async function named(
  normalized: readonly NormalizedClaim[],
  claims: readonly ReadClaim[],
  model: ChatModel,
  context: CallContext,
  onDropped: (problem: Problem) => void,
): Promise<NormalizedClaim[]> {
  const wordings = new Map<string, Wording>();
  for (const [index, { statements }] of normalized.entries()) {
    const claim = claims[index];
    for (const [place, statement] of statements.entries()) {
      if (!statement.predicate.startsWith('other:') || claim === undefined) continue;
      const value = literalOf(claim, place);
      const key = keyOf(statement, value);
      if (!wordings.has(key)) wordings.set(key, { key, statement, value, text: claim.text });
    }
  }
  const choices = await ask([...wordings.values()], model, context, onDropped);
  return normalized.map((claim, index) => ({
    ...claim,
    statements: claim.statements.map((statement, place) => {
      const value = literalOf(claims[index], place);
      const choice = choices.get(keyOf(statement, value));
      return choice === undefined ? statement : renamed(statement, value, choice);
    }),
  }));
}

/** What a claim of a language model gives as a literal. */
function literalOf(claim: ReadClaim | undefined, place: number): string | null {
  if (claim === undefined || !isByModel(claim)) return null;
  const { value, object } = claim.assertions[place] ?? {};
  return object === null ? (value ?? null) : null;
}

function keyOf({ predicate, subject, object }: Statement, value: string | null): string {
  return [predicate, subject.type, object?.type ?? (value === null ? 'none' : 'value')].join(' ');
}

type Choice = { readonly id: string; readonly swapped: boolean };

async function ask(
  wordings: readonly Wording[],
  model: ChatModel,
  context: CallContext,
  onDropped: (problem: Problem) => void,
): Promise<Map<string, Choice>> {
  const choices = new Map<string, Choice>();
  const asked = wordings.filter(({ statement, value }) => statement.object !== null || value !== null);
  const told = await askNumbered({ model, context, onDropped }, asked, {
    role: 'relation_normalization',
    prompt,
    root: 'relations',
    item: itemSchema,
    lineOf,
    tokens: 60,
    maxSize: 40,
  });
  for (const { answer, itemAt } of told) {
    const choice = choiceOf(answer, itemAt(answer.relation));
    if (choice === 'none') continue;
    if (choice === null)
      onDropped({ code: 'place', words: `relation ${answer.relation} cannot be what it was said to be` });
    else if (!choices.has(choice.key)) choices.set(choice.key, choice);
  }
  return choices;
}

function lineOf({ statement, text }: Wording, number: number): string {
  const { subject, object, predicate } = statement;
  const words = wordsOfOther(predicate).affirmed;
  return `[${number}] ${oneLine(words, 80)} | ${subject.type} | ${object?.type ?? 'value'} | ${oneLine(text)}`;
}

/** The predicate that was chosen; null where it was not offered or does not fit the ends, 'none' where none was. */
function choiceOf(item: Item, wording: Wording | undefined): (Choice & { key: string }) | null | 'none' {
  if (wording === undefined) return null;
  if (item.predicate === null) return 'none';
  const spec = allPredicates[item.predicate];
  const { subject, object } = wording.statement;
  if (spec === undefined || (item.swapped && object === null)) return null;
  const ends =
    item.swapped && object !== null
      ? ([object.type, subject.type] as const)
      : ([subject.type, object?.type ?? 'value'] as const);
  return fits(spec, ...ends) ? { key: wording.key, id: spec.id, swapped: item.swapped } : null;
}

function renamed(statement: Statement, value: string | null, { id, swapped }: Choice): Statement {
  const { subject, object } = statement;
  if (object === null) return value === null ? statement : { ...statement, predicate: id, objectText: value };
  return swapped
    ? { ...statement, predicate: id, subject: object, object: subject }
    : { ...statement, predicate: id };
}
