import { isIn } from '@memory/ontology';
import { createJobs, EMPLOYMENT, type Jobs } from './jobs.ts';
import { buildSegments, effectiveTime, type Segment } from './segments.ts';
import { beforeWhatStillHolds } from './told-in-turn.ts';
import type { FactPlan, PredicateBehaviour, Statement } from './types.ts';

/**
 * The facts that a closed set of live statements amounts to. A pure function of the set: neither the order of the
 * statements nor that of their arrival matters, so retracting a statement is deciding again without it.
 *
 * `statements` has to be closed under slots: with a statement, all live statements that share a slot with it.
 */
export function adjudicate(
  statements: readonly Statement[],
  behaviourOf: (predicate: string) => PredicateBehaviour,
): FactPlan[] {
  const behaviour = remembered(behaviourOf);
  const asserted = statements.filter((statement) => statement.modality === 'asserted');
  const told = createJobs(asserted, behaviour);
  const standing = beforeDeath(
    beforeWhatStillHolds(withoutCancelled(withoutCorrected(asserted, told), told), behaviour),
    behaviour,
  );
  const counted = beforeChangesToldSince(
    withSlotsOfKey(withDepartures(standing, behaviour)),
    behaviour,
    told,
  );
  const byKey = groupBy(counted, (statement) => [statement.key]);
  const bySlot = groupBy(counted, (statement) => statement.slots);
  const jobs = createJobs(counted, behaviour);
  const segments: Segment[] = [];
  for (const said of byKey.values()) {
    const [first] = said;
    if (first === undefined) continue;
    const { shape } = behaviour(first.predicate);
    const sharing = new Set(
      first.slots.flatMap((slot) => (bySlot.get(slot) ?? []).filter((other) => other.key !== first.key)),
    );
    const rivals = [...sharing].filter((other) => displaces(other, first, jobs));
    segments.push(...buildSegments(said, shape === 'state' ? rivals : [], shape));
  }
  const groups = contradictions(segments, behaviour, jobs);
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
    endIsSaid: segment.endIsSaid,
    precision: segment.precision,
    supporters: segment.supporters.map((statement) => statement.statementId).sort(),
    contradicters: segment.contradicters.map((statement) => statement.statementId).sort(),
    attributedTo: segment.attributedTo,
    endedBy: segment.endedBy?.statementId ?? null,
    contradiction: groups[index] ?? null,
  }));
}

/** Asked for each pair of statements, and a predicate is read with a dozen patterns. */
function remembered<T>(read: (predicate: string) => T): (predicate: string) => T {
  const known = new Map<string, T>();
  return (predicate) => {
    const value = known.get(predicate) ?? read(predicate);
    known.set(predicate, value);
    return value;
  };
}

/** Whether a statement, when it is said later, ends what another key says: as another value of its slot, or by leaving. */
function displaces(later: Statement, earlier: Statement, jobs: Jobs): boolean {
  if (jobs.areApart(later, earlier)) return jobs.ends(later, earlier);
  const shared = later.slots.filter((slot) => earlier.slots.includes(slot));
  if (shared.length === 1 && jobs.areBoth(later, earlier)) return jobs.displaces(later, earlier);
  return later.aspect !== 'ends';
}

/** 'Ann, the mayor of Lund, died on 3 May', 'Kai has a dog, Rolf. Rolf died in May': until then, whenever it is written. */
function beforeDeath(
  statements: readonly Statement[],
  behaviour: (predicate: string) => PredicateBehaviour,
): Statement[] {
  const of = ({ assertedAt }: Statement, life: string | null) => `${assertedAt} ${life}`;
  const isDeath = ({ predicate }: Statement) => behaviour(predicate).ends === 'life';
  const deaths = new Map(
    statements
      .filter(
        (statement) => isDeath(statement) && statement.polarity === 'affirmed' && !statement.isAttributed,
      )
      .map((death) => [of(death, death.subject), effectiveTime(death)]),
  );
  return statements.map((statement) => {
    const { isOfBothLives, isOfLife } = behaviour(statement.predicate);
    const { assertedAt, isPast, validFrom, validUntil, subject, object } = statement;
    const lives = isOfBothLives ? [subject, object] : [subject];
    const [death = null] = lives.flatMap((life) => deaths.get(of(statement, life)) ?? []);
    return death === null ||
      isDeath(statement) ||
      !(isOfLife || isOfBothLives) ||
      validFrom !== null ||
      validUntil !== null ||
      (assertedAt === null && !isPast)
      ? statement
      : { ...statement, assertedAt: Math.min(assertedAt ?? death, death - 1) };
  });
}

/**
 * What was said before another told of a change, put before that change. 'Orion uses MySQL', written in June, and 'we moved
 * Orion from MySQL to PostgreSQL in May', written no sooner by another: the first did not know yet. It did know where
 * the end had been told before; and it is left alone where the thing is said to have begun anew since. So with 'has lived in Oslo
 * since 2018', and 'moved to Graz in 2022' told no sooner; and with 'lives in Oslo' of a source without a date, where one that
 * came later, without a date either, says 'now lives in Graz'.
 */
function beforeChangesToldSince(
  statements: readonly Statement[],
  behaviour: (predicate: string) => PredicateBehaviour,
  jobs: Jobs,
): Statement[] {
  const told = statements.filter(
    ({ polarity, isAttributed, assertedAt }) =>
      polarity === 'affirmed' && !isAttributed && assertedAt !== null,
  );
  const places = ({ key, slots }: Statement) => [key, ...slots];
  const news = groupBy(told.filter(isNewsOfItsComing), places);
  const dated = told.filter(({ validFrom, validUntil }) => (validFrom ?? validUntil) !== null);
  const ends = groupBy(
    dated.filter(({ aspect }) => aspect === 'ends'),
    places,
  );
  const begins = groupBy(
    dated.filter(({ aspect }) => aspect !== 'ends'),
    places,
  );
  return statements.map((statement) => {
    const { aspect, polarity, isPast, learntAt, validFrom, validUntil, precision, key } = statement;
    const isOpen = validFrom !== null && precision === 'open';
    if (aspect === 'ends' || polarity === 'negated' || isPast || validUntil !== null) return statement;
    if ((validFrom !== null && !isOpen) || behaviour(statement.predicate).shape !== 'state') return statement;
    const ofOthers = (changes: Map<string, Statement[]>, groups: readonly string[]) =>
      groups.flatMap((group) => changes.get(group) ?? []).filter(({ docId }) => docId !== statement.docId);
    const isEnd = (other: Statement) =>
      other.key === key ? other.aspect === 'ends' : displaces(other, statement, jobs);
    const said = statement.assertedAt;
    if (said === null) {
      const since = ofOthers(news, statement.slots).filter(
        (other) => other.key !== key && other.learntAt > learntAt && isEnd(other),
      );
      return since.length === 0 ? statement : before(statement, since);
    }
    const isSince = (other: Statement) => {
      const time = effectiveTime(other) as number;
      return time > (validFrom ?? -Infinity) && time <= said;
    };
    const changes = [
      ...ofOthers(ends, places(statement)),
      ...(isOpen ? ofOthers(begins, statement.slots) : []),
    ].filter((other) => isSince(other) && isEnd(other));
    const isKnown = changes.some((change) => dayOf(change.assertedAt as number) < dayOf(said));
    if (changes.length === 0 || isKnown || ofOthers(begins, [key]).some(isSince)) return statement;
    return before(statement, changes);
  });
}

/** 'now lives in Graz', 'has moved to Graz', of a source without a date: so when it came. */
function isNewsOfItsComing({
  aspect,
  assertedAt,
  learntAt,
  isPast,
  validFrom,
  validUntil,
}: Statement): boolean {
  return aspect !== 'ends' && !isPast && assertedAt === learntAt && (validFrom ?? validUntil) === null;
}

/** A statement as one that was made before the first of some changes. */
function before(statement: Statement, changes: readonly Statement[]): Statement {
  return {
    ...statement,
    assertedAt: Math.min(...changes.map((change) => effectiveTime(change) as number)) - 1,
  };
}

function dayOf(time: number): number {
  return Math.floor(time / 86_400_000);
}

/** 'Ann owns Orr' and 'the owner of Orr is Ann' say the same, of which the second alone tells that nobody else does. */
function withSlotsOfKey(statements: readonly Statement[]): Statement[] {
  const byKey = groupBy(statements, ({ key }) => [key]);
  return statements.map((statement) => {
    const slots = new Set((byKey.get(statement.key) ?? []).flatMap((said) => said.slots));
    return slots.size === statement.slots.length ? statement : { ...statement, slots: [...slots] };
  });
}

/** 'Ann left Orr': what it ends is what she was to Orr, a member, an inhabitant, or else somebody who works there; of a firm, its seat. */
function withDepartures(
  statements: readonly Statement[],
  behaviour: (predicate: string) => PredicateBehaviour,
): Statement[] {
  const leaves = ({ predicate }: Statement) => behaviour(predicate).ends === 'stay';
  const ends = ({ subject, object }: Statement) => `${subject} ${object}`;
  const stays = groupBy(
    statements.filter(
      (statement) =>
        statement.object !== null &&
        statement.polarity === 'affirmed' &&
        !leaves(statement) &&
        (behaviour(statement.predicate).isOfLife === true || isIn('seat', statement.predicate)),
    ),
    (statement) => [ends(statement)],
  );
  return statements.map((statement) => {
    if (!leaves(statement) || statement.polarity === 'negated') return statement;
    const known = [...(stays.get(ends(statement)) ?? [])].sort((a, b) => (a.key < b.key ? -1 : 1));
    const stay = known.find(({ predicate }) => predicate === EMPLOYMENT) ?? known[0];
    if (stay === undefined) return statement;
    const { key, slots, predicate } = stay;
    return { ...statement, key, slots, predicate, aspect: 'ends' };
  });
}

/**
 * A correction retracts what it corrects: the opposite of what it says, or the values of its slot that stood at its
 * time, as far as they were said no later than it. What had held before those stands.
 */
function withoutCorrected(statements: readonly Statement[], jobs: Jobs): Statement[] {
  const corrections = statements.filter((statement) => statement.isCorrection && !statement.isAttributed);
  if (corrections.length === 0) return [...statements];
  const retracted = new Set<Statement>();
  for (const correction of corrections) {
    const earlier = statements.filter(
      (statement) =>
        !statement.isCorrection &&
        statement.claimId !== correction.claimId &&
        (statement.assertedAt ?? -Infinity) <= (correction.assertedAt ?? Infinity),
    );
    for (const statement of earlier) {
      // 'not in 2018' takes back the year, not the thing
      const dated = correction.polarity === 'negated' && correction.validFrom !== null;
      if (correction.key !== statement.key || correction.polarity === statement.polarity) continue;
      if (!dated || correction.validFrom === statement.validFrom) retracted.add(statement);
    }
    if (correction.polarity === 'negated' || correction.aspect === 'ends') continue;
    const rivals = earlier.filter(
      (statement) =>
        correction.key !== statement.key &&
        statement.polarity === 'affirmed' &&
        correction.slots.some((slot) => statement.slots.includes(slot)) &&
        !jobs.areApart(correction, statement) &&
        displaces(correction, statement, jobs),
    );
    const at = effectiveTime(correction) ?? Infinity;
    const times = rivals.flatMap((rival) => effectiveTime(rival) ?? []).filter((time) => time <= at);
    const standing = times.length === 0 ? null : Math.max(...times);
    for (const rival of rivals) {
      const time = effectiveTime(rival);
      if (time === null || time > at || time === standing) retracted.add(rival);
    }
  }
  return statements.filter((statement) => !retracted.has(statement));
}

/** What was announced for a later day and denied before that day came, with what else the announcement put there. */
function withoutCancelled(statements: readonly Statement[], jobs: Jobs): Statement[] {
  const denials = statements.filter(
    ({ polarity, assertedAt, isAttributed, validFrom }) =>
      polarity === 'negated' && !isAttributed && assertedAt !== null && validFrom === null,
  );
  if (denials.length === 0) return [...statements];
  const bySubject = groupBy(denials, ({ subject }) => [subject]);
  const of = ({ claimId, subject, validFrom }: Statement) => `${claimId} ${subject} ${validFrom}`;
  const cancelled = statements.filter(
    (statement) =>
      statement.polarity === 'affirmed' &&
      statement.validFrom !== null &&
      bySubject
        .get(statement.subject)
        ?.some(
          (denial) =>
            (denial.assertedAt as number) > (statement.assertedAt ?? Infinity) &&
            (denial.assertedAt as number) < (statement.validFrom as number) &&
            jobs.areSame(denial, statement),
        ),
  );
  const gone = new Set(cancelled.map(of));
  return statements.filter((statement) => statement.polarity === 'negated' || !gone.has(of(statement)));
}

/** For each segment the number of its contradiction group, or null. */
function contradictions(
  segments: readonly Segment[],
  behaviour: (predicate: string) => PredicateBehaviour,
  jobs: Jobs,
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
        if (
          a === undefined ||
          b === undefined ||
          !cannotBothHold(a, b, spot, behaviour(a.predicate).shape) ||
          (spot !== a.key && jobs.areApart(a, b)) ||
          jobs.coexist(a, b)
        )
          continue;
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
  const overlapping =
    (a.validUntil ?? Infinity) > (b.order ?? -Infinity) &&
    (b.validUntil ?? Infinity) > (a.order ?? -Infinity);
  if (!overlapping) return false;
  // Undated beside open, or hearsay beside testimony: nothing says which came later. What only is known to have ended
  // may well have ended before.
  const undated = [a, b].some((segment) => segment.order === null && segment.validUntil === null);
  return (
    undated ||
    (a.order !== null && b.order !== null && (a.attributedTo === null) !== (b.attributedTo === null))
  );
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
