import type { PredicateBehaviour, Statement } from './types.ts';

/**
 * 'She then moved to Orr. Since 2016 she has been at Tarn': what one source tells without a date of a slot of which it also tells since
 * when another value has held came before that.
 */
export function beforeWhatStillHolds(
  statements: readonly Statement[],
  behaviour: (predicate: string) => PredicateBehaviour,
): Statement[] {
  const of = ({ docId, assertedAt, subject, predicate }: Statement) =>
    [docId, assertedAt, subject, predicate].join(' ');
  const isTold = ({ polarity, isAttributed, assertedAt }: Statement) =>
    polarity === 'affirmed' && !isAttributed && assertedAt !== null;
  const since = new Map<string, Statement>();
  for (const statement of statements) {
    const { aspect, precision, validFrom, validUntil } = statement;
    const isStillSo = aspect !== 'ends' && precision === 'open' && validFrom !== null && validUntil === null;
    if (!isStillSo || !isTold(statement) || behaviour(statement.predicate).shape !== 'state') continue;
    const known = since.get(of(statement))?.validFrom ?? Number.POSITIVE_INFINITY;
    if (validFrom < known) since.set(of(statement), statement);
  }
  if (since.size === 0) return [...statements];
  return statements.map((statement) => {
    const { aspect, assertedAt, key, slots, validFrom, validUntil } = statement;
    const held = since.get(of(statement));
    const isUndated = aspect === 'begins' && validFrom === null && validUntil === null;
    if (held === undefined || held.validFrom === null || !isUndated || !isTold(statement)) return statement;
    if (held.key === key || assertedAt === null || !slots.some((slot) => held.slots.includes(slot)))
      return statement;
    return { ...statement, assertedAt: Math.min(assertedAt, held.validFrom - 1) };
  });
}
