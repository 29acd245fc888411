import type { EntityType } from '@memory/ontology';
import { z } from 'zod';

const entityTypes = [
  'person',
  'organization',
  'place',
  'product',
  'work',
  'event',
  'concept',
  'thing',
] as const satisfies readonly EntityType[];

/** A name or term of a sentence, and what it most likely names. */
export const termSchema = z.object({
  /** As the claim has it, articles and possessive endings included. */
  surface: z.string().min(1),
  /** The name itself: without articles, titles and possessive endings. */
  name: z.string().min(1),
  type: z.enum(entityTypes),
  /** Whether the words say so (a title, a company suffix, what the relation takes) rather than a guess. */
  isTypeCertain: z.boolean(),
  /** A proper name, or a thing that the text has defined; a bare common noun is neither. */
  isNamed: z.boolean(),
  /** What keeps namesakes apart, as `kind:value` (`field:sport`, `born:1963`). */
  traits: z.array(z.string()),
});
export type Term = z.infer<typeof termSchema>;

/**
 * How the words of a relation join subject and object. `verb`: 'Ann works at Orr' (words 'work at'); `holder`: 'Ann is the
 * CEO of Orr' (words 'CEO'); `attribute`: 'the capital of Peru is Lima', `Capital: Lima` (words 'capital'); `class`: 'Orr is
 * a bank' (words 'be'); `quality`: 'the drone is white' (words 'be').
 */
export const relationFormSchema = z.enum(['verb', 'holder', 'attribute', 'class', 'quality']);

/** When something holds or happened. Dates are the first instants of the stretch and of what follows it. */
export const validitySchema = z.object({
  from: z.date().nullable(),
  until: z.date().nullable(),
  precision: z.enum(['instant', 'day', 'month', 'quarter', 'year', 'open', 'unknown']),
  kind: z.enum(['event_time', 'effective_period', 'proposition_validity', 'measurement_period']).nullable(),
});
export type Validity = z.infer<typeof validitySchema>;

/** One thing that a claim says, as a record. The claim's text is for people; this is what facts are made from. */
export const assertionSchema = z.object({
  subject: termSchema,
  form: relationFormSchema,
  /** The relation's words in their base form, particle and preposition included: 'work at', 'be base in', 'CEO'. */
  words: z.string().min(1),
  /** The ontology's predicate, where the reader knows it; null leaves it to the normalizer. */
  predicate: z.string().nullable(),
  /** The other end where it is a name or term; null where what is said is a value or nothing. */
  object: termSchema.nullable(),
  /** A literal in the object's place ('$20 a month', 'white', 'the oboe'); null beside `object`. */
  value: z.string().nullable(),
  polarity: z.enum(['affirmed', 'negated']),
  modality: z.enum(['asserted', 'hedged']),
  /** Whether the words say that it holds, begins or ends. */
  aspect: z.enum(['states', 'begins', 'ends']),
  /** Past tense without a date: it held at some earlier time, and ends nothing. */
  isPast: z.boolean(),
  /** Told as news without a date ('now lives in', 'has moved to'): so when it was written. */
  isNews: z.boolean(),
  /** Single-valued by its wording although the predicate is not ('the colour of X is …'). */
  isUnique: z.boolean(),
  /** Values of different facets do not exclude each other: '' or the level of a place, for whom a price is. */
  facet: z.string(),
  validity: validitySchema,
  /** Id of the rule that read it. */
  rule: z.string().min(1),
});
export type Assertion = z.infer<typeof assertionSchema>;

/** Two names that the text says mean the same thing. */
export const aliasSchema = z.object({
  name: z.string().min(1),
  alias: z.string().min(1),
  type: z.enum(entityTypes),
  origin: z.enum(['abbreviation', 'variant']),
});
export type Alias = z.infer<typeof aliasSchema>;
