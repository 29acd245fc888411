import type { FactPlan, PredicateBehaviour, Statement } from './types.ts';
import { buildSegments, type Segment } from './segments.ts';

/**
 * The facts that a closed set of live statements amounts to. A pure function of the set: neither the order of the
 * statements nor that of their arrival matters, so retracting a statement is deciding again without it.
 *
 * `statements` has to be closed under slots: with a statement, all live statements that share a slot with it.
 */
export function adjudicate(
  statements: readonly Statement[],
  behaviour: (predicate: string) => PredicateBehaviour,
): FactPlan[] {
  const counted = withoutCorrected(statements.filter((statement) => statement.modality === 'asserted'));
  const byKey = groupBy(counted, (statement) => [statement.key]);
  const bySlot = groupBy(counted, (statement) => statement.slots);
  const segments: Segment[] = [];
  for (const said of byKey.values()) {
    const [first] = said;
    if (first === undefined) continue;
    const { shape } = behaviour(first.predicate);
    const rivals = first.slots.flatMap((slot) => (bySlot.get(slot) ?? []).filter((other) => other.key !== first.key));
    segments.push(...buildSegments(said, shape === 'state' ? rivals : [], shape));
  }
  const groups = contradictions(segments, behaviour);
  return segments.map((segment, index) => ({
    key: segment.key,
    negated: segment.negated,
    kind: segment.kind,
    subject: segment.subject,
    predicate: segment.predicate,
    object: segment.object,
    objectText: segment.objectText,
    validFrom: segment.validFrom,
    validUntil: segment.validUntil,
    precision: segment.precision,
    supporters: segment.supporters.map((statement) => statement.statementId).sort(),
    contradicters: segment.contradicters.map((statement) => statement.statementId).sort(),
    attributedTo: segment.attributedTo,
    contradiction: groups[index] ?? null,
  }));
}

/**
 * A correction retracts what it corrects: other values of its slot, or the opposite of what it says, as far as they
 * were said no later than it.
 */
function withoutCorrected(statements: readonly Statement[]): Statement[] {
  const corrections = statements.filter((statement) => statement.isCorrection && !statement.isAttributed);
  if (corrections.length === 0) return [...statements];
  return statements.filter(
    (statement) =>
      !corrections.some((correction) => {
        if (statement.isCorrection || statement === correction) return false;
        const opposite = correction.key === statement.key && correction.polarity !== statement.polarity;
        const rival =
          correction.key !== statement.key &&
          correction.polarity === 'affirmed' &&
          correction.slots.some((slot) => statement.slots.includes(slot));
        return (opposite || rival) && (statement.assertedAt ?? -Infinity) <= (correction.assertedAt ?? Infinity);
      }),
  );
}

/** For each segment the number of its contradiction group, or null. */
function contradictions(
  segments: readonly Segment[],
  behaviour: (predicate: string) => PredicateBehaviour,
): (number | null)[] {
  const parent = segments.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    return root;
  };
  const joined = new Set<number>();
  const bySpot = new Map<string, number[]>();
  for (const [index, segment] of segments.entries()) {
    for (const spot of [segment.key, ...segment.slots]) {
      const list = bySpot.get(spot);
      if (list === undefined) bySpot.set(spot, [index]);
      else list.push(index);
    }
  }
  for (const [spot, indices] of bySpot) {
    for (const [i, left] of indices.entries()) {
      for (const right of indices.slice(i + 1)) {
        const [a, b] = [segments[left], segments[right]];
        if (a === undefined || b === undefined || !cannotBothHold(a, b, spot, behaviour(a.predicate).shape)) continue;
        parent[find(left)] = find(right);
        joined.add(left);
        joined.add(right);
      }
    }
  }
  return segments.map((_, index) => (joined.has(index) ? find(index) : null));
}

function cannotBothHold(a: Segment, b: Segment, spot: string, shape: PredicateBehaviour['shape']): boolean {
  if ((a.past || b.past) && shape !== 'constant') return false;
  if (a.key === b.key) {
    if (spot !== a.key || a.negated === b.negated) return false;
  } else if (a.negated || b.negated) {
    return false;
  } else if (shape === 'constant') {
    return true;
  } else if (shape === 'event') {
    return false;
  }
  if (a.starts.some((time) => b.starts.includes(time))) return true;
  const overlapping = (a.validUntil ?? Infinity) > (b.order ?? -Infinity) && (b.validUntil ?? Infinity) > (a.order ?? -Infinity);
  if (!overlapping) return false;
  // Undated beside open, or hearsay beside testimony: nothing says which came later. What only is known to have ended
  // may well have ended before.
  const undated = [a, b].some((segment) => segment.order === null && segment.validUntil === null);
  return undated || (a.order !== null && b.order !== null && (a.attributedTo === null) !== (b.attributedTo === null));
}

function groupBy<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keys(item)) {
      const list = groups.get(key);
      if (list === undefined) groups.set(key, [item]);
      else list.push(item);
    }
  }
  return groups;
}

