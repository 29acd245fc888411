import { predicateOf } from '@memory/ontology';
import { adjudicate } from './adjudicate.ts';
import { behaviourOf } from './behaviour.ts';
import { statementGroups } from './statement-key.ts';
import type { FactPlan, Statement } from './types.ts';

let serial = 0;

/** A relation with the given words, in a document of its own, for tests; nothing is known of its time. */
export function said(
  subject: string,
  predicate: string,
  object: string,
  given: Partial<Statement> = {},
): Statement {
  const { key, slots } = statementGroups(
    { kind: 'relation', subject, predicate, object, objectKey: null, isUnique: false, facet: '' },
    predicateOf(predicate),
  );
  serial += 1;
  return {
    statementId: `s${String(serial).padStart(6, '0')}`,
    claimId: `c${String(serial).padStart(6, '0')}`,
    docId: `d${String(serial).padStart(6, '0')}`,
    kind: 'relation',
    subject,
    predicate,
    object,
    objectText: null,
    key,
    slots,
    polarity: 'affirmed',
    modality: 'asserted',
    isAttributed: false,
    attributedTo: null,
    aspect: 'states',
    isPast: false,
    isCorrection: false,
    assertedAt: null,
    learntAt: serial,
    validFrom: null,
    validUntil: null,
    precision: 'unknown',
    validKind: null,
    factId: null,
    ...given,
  };
}

/** An observation with the given words about Ann. */
export function noted(
  predicate: string,
  text: string,
  at: number,
  { facet = '', ...given }: Partial<Statement> & { facet?: string } = {},
): Statement {
  const { key, slots } = statementGroups(
    {
      kind: 'observation',
      subject: 'ann',
      predicate,
      object: null,
      objectKey: text,
      isUnique: false,
      facet,
    },
    predicateOf(predicate),
  );
  const kept = {
    kind: 'observation',
    object: null,
    objectText: text,
    key,
    slots,
    assertedAt: year(at),
  } as const;
  return said('ann', predicate, text, { ...kept, ...given });
}

/** The start of a year of the Gregorian calendar. */
export const year = (value: number) => Date.UTC(value, 0, 1);

export const decide = (...statements: Statement[]) => adjudicate(statements, behaviourOf);

export const of = (plans: readonly FactPlan[], subject: string) =>
  plans.filter((plan) => plan.subject === subject);

/** From when until when a fact holds, in milliseconds; null where it is open. */
export const interval = (plan: FactPlan | undefined) => [plan?.validFrom ?? null, plan?.validUntil ?? null];
