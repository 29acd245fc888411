import { predicateOf } from '../relations/predicates.ts';
import { statementGroups } from './statement-key.ts';
import type { Statement } from './types.ts';

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
