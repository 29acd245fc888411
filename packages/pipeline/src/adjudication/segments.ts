import { firstInstant, isLongerThanUnit, startOf } from './calendar.ts';
import type { Precision, PredicateBehaviour, Statement } from './types.ts';

/** A stretch of time over which one thing holds, and the statements that it rests on. */
export type Segment = {
  key: string;
  slots: readonly string[];
  negated: boolean;
  kind: 'relation' | 'observation';
  subject: string;
  predicate: string;
  object: string | null;
  objectText: string | null;
  /** When it was first said to hold; null where no statement is dated. */
  order: number | null;
  /** Times at which it was said to hold. */
  starts: number[];
  validFrom: number | null;
  validUntil: number | null;
  endIsSaid: boolean;
  precision: Precision;
  supporters: Statement[];
  contradicters: Statement[];
  attributedTo: string | null;
  /** What was said of something else, or against it, that ended it; null where it ended by itself or did not end. */
  endedBy: Statement | null;
  /** It is only known to have held at some time before. */
  past: boolean;
};

/**
 * When a statement speaks of: the start that it gives, else a time before the end that it gives, else when its source said
 * it, as where that end was still to come ('has a contract until 2027', said in 2024); null where none is known.
 */
export function effectiveTime({ aspect, assertedAt, validFrom, validUntil }: Statement): number | null {
  if (validFrom !== null || validUntil === null) return validFrom ?? assertedAt;
  if (aspect === 'ends') return validUntil;
  const before = Math.max(beforeEnd(validUntil), firstInstant);
  return assertedAt === null ? before : Math.min(before, assertedAt);
}

/** 'until 2020', 'until May 2020': it held when the year or month began in which it ended, and somebody else may hold it since. */
function beforeEnd(end: number): number {
  const [next, last] = [new Date(end), new Date(end - 1)];
  if (next.getUTCDate() !== 1) return end - 86_400_000 - 1;
  return startOf(last.getUTCFullYear(), next.getUTCMonth() === 0 ? 0 : last.getUTCMonth()) - 1;
}

/** It held once: nothing says when, nor that it stopped. */
function isVaguelyPast(statement: Statement): boolean {
  return statement.isPast && statement.validFrom === null && statement.validUntil === null;
}

type Event = { time: number; rank: number; what: 'yes' | 'end' | 'no' | 'rival'; statement: Statement };

/** At one time: a thing is said to hold before it is said to end, and rivals at that very time contradict, not cap. */
const RANK = { yes: 0, end: 1, no: 2, rival: 3 } as const;

/**
 * The stretches of one statement key. `said` are its asserted statements, `rivals` those of other keys that exclude
 * it, or end it (leaving an employer ends the posts there). Statements in a source's own name move the timeline; hearsay only adds to it.
 */
export function buildSegments(
  said: readonly Statement[],
  rivals: readonly Statement[],
  shape: PredicateBehaviour['shape'],
): Segment[] {
  const denials = said.filter((statement) => statement.polarity === 'negated' && statement.isAttributed);
  const positive = walk(timeline(said, rivals, 'affirmed'), said, 'affirmed', shape);
  const negative = walk(timeline(said, [], 'negated'), said, 'negated', shape);
  const last = positive.at(-1);
  if (last !== undefined) last.contradicters.push(...denials);
  return [...positive, ...negative];
}

function timeline(
  said: readonly Statement[],
  rivals: readonly Statement[],
  polarity: Statement['polarity'],
): Event[] {
  const events: Event[] = [];
  const add = (what: Event['what'], statement: Statement, time: number | null) => {
    if (time !== null) events.push({ time, rank: RANK[what], what, statement });
  };
  for (const statement of said) {
    if (isVaguelyPast(statement)) continue;
    if (statement.polarity === polarity) {
      if (polarity === 'negated' && statement.isAttributed) continue;
      const ends = statement.aspect === 'ends';
      add(ends ? 'end' : 'yes', statement, effectiveTime(statement));
      // 'since 2015', said in 2022: it held in 2015, and still in 2022.
      if (
        !ends &&
        statement.precision === 'open' &&
        statement.validUntil === null &&
        statement.validFrom !== null
      ) {
        if (statement.assertedAt !== null && statement.assertedAt > statement.validFrom)
          add('yes', statement, statement.assertedAt);
      }
    } else if (!statement.isAttributed && statement.aspect !== 'ends') {
      add('no', statement, effectiveTime(statement));
    }
  }
  for (const rival of rivals) {
    if (rival.polarity === 'affirmed' && !rival.isAttributed && !isVaguelyPast(rival))
      add('rival', rival, effectiveTime(rival));
  }
  return events.sort(
    (a, b) =>
      a.time - b.time || a.rank - b.rank || compareText(a.statement.statementId, b.statement.statementId),
  );
}

type Open = {
  first: number | null;
  last: number;
  closedAt: number | null;
  closedBy: Statement | null;
  yes: Set<Statement>;
  starts: number[];
  ends: Set<Statement>;
  /** By when the stretches that its statements name are over. */
  over: number | null;
  /** Whether something else held before it: then it began when it was first said to hold. */
  displaced: boolean;
};

function walk(
  events: readonly Event[],
  said: readonly Statement[],
  polarity: Statement['polarity'],
  shape: PredicateBehaviour['shape'],
): Segment[] {
  const done: Open[] = [];
  let open: Open | null = null;
  let displaced = false;
  const close = (time: number, statement: Statement) => {
    if (open === null || open.last >= time) return;
    open.closedAt = time;
    open.closedBy = statement;
    done.push(open);
    open = null;
  };
  for (const { what, time, statement } of events) {
    if (what === 'yes') {
      // 'captain from 2012 to 2015 and again from 2019 to 2021'
      if (open !== null && open.over !== null && open.over < time) {
        if (statedEnd(basisOf([...open.yes]), shape) === null) open.over = null;
        else {
          done.push(open);
          open = null;
          displaced = true;
        }
      }
      open ??= {
        first: time,
        last: time,
        closedAt: null,
        closedBy: null,
        yes: new Set(),
        starts: [],
        ends: new Set(),
        over: null,
        displaced,
      };
      open.yes.add(statement);
      open.starts.push(time);
      open.last = Math.max(open.last, time);
      if (isStretch(statement))
        open.over = Math.max(open.over ?? -Infinity, statement.validUntil ?? -Infinity);
    } else if (what === 'end') {
      const current: Open = open ?? {
        first: null,
        last: -Infinity,
        closedAt: null,
        closedBy: null,
        yes: new Set(),
        starts: [],
        ends: new Set(),
        over: null,
        displaced: false,
      };
      const before = done.at(-1);
      if (
        open === null &&
        before !== undefined &&
        (before.closedAt === time || isSaidAgain(before, statement))
      ) {
        before.ends.add(statement);
        continue;
      }
      current.ends.add(statement);
      current.closedAt = time;
      done.push(current);
      open = null;
    } else {
      close(time, statement);
      if (statement.aspect !== 'ends') displaced = true;
    }
  }
  if (open !== null) done.push(open);
  const rest = said.filter(
    (statement) => statement.polarity === polarity && !(polarity === 'negated' && statement.isAttributed),
  );
  const undated = rest.filter((statement) => !isVaguelyPast(statement) && effectiveTime(statement) === null);
  const past = rest.filter(isVaguelyPast);
  const join = (statements: readonly Statement[], closedAt: number | null) => {
    const latest = done.at(-1);
    if (statements.length === 0) return;
    if (latest !== undefined) for (const statement of statements) latest.yes.add(statement);
    else
      done.push({
        first: null,
        last: -Infinity,
        closedAt,
        closedBy: null,
        yes: new Set(statements),
        starts: [],
        ends: new Set(),
        over: null,
        displaced: false,
      });
  };
  join(undated, null);
  join(past, latestAssertion(past));
  return eachOnce(done).map((stretch) => toSegment(stretch, polarity, shape));
}

/** 'left in July', then 'no longer works there' of August: the end that is known, told again. */
function isSaidAgain({ closedAt, closedBy, ends }: Open, { validFrom, validUntil }: Statement): boolean {
  return closedAt !== null && closedBy === null && ends.size > 0 && validFrom === null && validUntil === null;
}

/**
 * A statement supports one fact: of two stretches that it speaks of ('since 2015', said in 2022, and another held in
 * between) the later one. A stretch that nothing else speaks of is then left out.
 */
function eachOnce(stretches: readonly Open[]): Open[] {
  const counted = new Set<Statement>();
  for (const stretch of [...stretches].reverse()) {
    for (const statements of [stretch.yes, stretch.ends]) {
      for (const statement of [...statements]) {
        if (counted.has(statement)) statements.delete(statement);
        else counted.add(statement);
      }
    }
  }
  return stretches.filter((stretch) => stretch.yes.size + stretch.ends.size > 0);
}

/** By when what is only known to be past was over, as far as its sources are dated. */
function latestAssertion(statements: readonly Statement[]): number | null {
  return statements.reduce<number | null>(
    (latest, { assertedAt }) => (assertedAt === null ? latest : Math.max(latest ?? assertedAt, assertedAt)),
    null,
  );
}

/** What sources say in their own name; hearsay where they say nothing. */
function basisOf(supporters: readonly Statement[]): readonly Statement[] {
  const own = supporters.filter((statement) => !statement.isAttributed);
  return own.length > 0 ? own : supporters;
}

function toSegment(
  stretch: Open,
  polarity: Statement['polarity'],
  shape: PredicateBehaviour['shape'],
): Segment {
  const supporters = [...new Set([...stretch.yes, ...stretch.ends])];
  const basis = basisOf(supporters);
  const [representative] = [...basis].sort(
    (a, b) =>
      compareText(a.objectText ?? '', b.objectText ?? '') || compareText(a.statementId, b.statementId),
  );
  if (representative === undefined) throw new Error('a segment rests on at least one statement');
  const starting = basis.filter((statement) => statement.aspect !== 'ends' && statement.validFrom !== null);
  const from = starting.reduce<Statement | null>(
    (least, statement) => (least === null || earlier(statement, least) ? statement : least),
    null,
  );
  const said = statedEnd(basis, shape);
  const until = earliest(said, stretch.closedAt);
  const began = from?.validFrom ?? (stretch.displaced ? stretch.first : null);
  const precise = from ?? basis.find((statement) => statement.precision !== 'unknown') ?? null;
  const speakers = basis
    .flatMap((statement) => (statement.attributedTo === null ? [] : [statement.attributedTo]))
    .sort(compareText);
  return {
    key: representative.key,
    slots: representative.slots,
    negated: polarity === 'negated',
    kind: representative.kind,
    subject: representative.subject,
    predicate: representative.predicate,
    object: representative.object,
    objectText: representative.objectText,
    order: stretch.first,
    starts: stretch.starts,
    validFrom: began,
    validUntil: until,
    endIsSaid: until !== null && until === said,
    precision:
      began === null && until === null
        ? 'unknown'
        : (precise?.precision ?? (from === null && began !== null ? 'day' : 'unknown')),
    supporters,
    contradicters: [],
    attributedTo: basis.every(({ isAttributed }) => isAttributed) ? (speakers[0] ?? 'a source') : null,
    endedBy: until !== null && until === stretch.closedAt ? stretch.closedBy : null,
    past: supporters.every(isVaguelyPast),
  };
}

/** A stretch ends where something closed it or its statements say so, whichever is first. */
function earliest(said: number | null, closed: number | null): number | null {
  return said === null || closed === null ? (said ?? closed) : Math.min(said, closed);
}

/**
 * The last end that statements give. What an event brought about goes on holding after the day, month or year in which it
 * happened. 'lives in Ghent', said in 2012, says nothing beyond 'lived in Ghent from 2010 to
 * 2015'; what was said to hold later leaves it open.
 */
function statedEnd(basis: Iterable<Statement>, shape: PredicateBehaviour['shape']): number | null {
  if (shape === 'event') return null;
  let end: number | null = null;
  let over = -Infinity;
  let latest = -Infinity;
  for (const statement of basis) {
    const { aspect, assertedAt, precision, validUntil, validKind } = statement;
    const time = effectiveTime(statement);
    if (aspect === 'ends' || time === null) continue;
    if (validUntil === null || validKind === 'event_time') {
      const isOpen = precision === 'open' && validUntil === null;
      latest = Math.max(latest, isOpen ? (assertedAt ?? time) : time, time);
    } else {
      end = Math.max(end ?? validUntil, validUntil);
      if (isStretch(statement)) over = Math.max(over, validUntil);
    }
  }
  return latest === -Infinity || latest < over ? end : null;
}

/** 'until 2015', 'from 2010 to 2015', but not 'in 2015': it tells when that ended. */
function isStretch({ validFrom, validUntil, precision, validKind }: Statement): boolean {
  if (validUntil === null || validKind === 'event_time') return false;
  return validFrom === null || isLongerThanUnit(validFrom, validUntil, precision);
}

function earlier(a: Statement, b: Statement): boolean {
  const difference = (a.validFrom ?? 0) - (b.validFrom ?? 0);
  return (
    difference < 0 ||
    (difference === 0 &&
      (compareText(a.precision, b.precision) || compareText(a.statementId, b.statementId)) < 0)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
