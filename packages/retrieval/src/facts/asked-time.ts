import { contentStems, readQuestion } from './read-question.ts';
import { stem } from './stem.ts';

/** What of a fact tells whether it is of the time that a question asks for. */
export type TimedFact = {
  readonly label: string;
  /** Other names by which the question calls what it is about. */
  readonly names?: readonly string[];
  readonly predicate: string;
  readonly entities: readonly string[];
  /** When it began, else when it was last said to hold; in milliseconds, -Infinity where nothing tells. */
  readonly effectiveAt: number;
  readonly holdsNow: boolean;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
};

/** A question with what it asks for besides its time, and how each fact fits that time: 1 well, 0 nothing tells, -1 not. */
export type TimedQuestion = { readonly question: string; readonly fits: readonly number[] };

type Stretch = { from: number; until: number };

const months = 'january february march april may june july august september october november december';
const aYear = new RegExp(`\\b(?:(${months.replaceAll(' ', '|')})\\s+)?((?:1[0-9]|20)\\d\\d)\\b`, 'giu');
const beside =
  /\b(before|prior to|(?<!\b(?:look(?:s|ed|ing)?|nam(?:e|ed)|call(?:ed)?|takes?|took) )after)\s+([^?]+)/iu;
/** 'Who replaced Ann Lee?' asks for who came after her in her post, 'Whom did Bo Orr succeed?' for who came before him. */
const successions: readonly (readonly [RegExp, 'before' | 'after'])[] = [
  [
    /\bwho(?: (?:has|had))?(?: (?:then|later|first|eventually))? (?:replaced|succeeded|succeeds|followed|came after|(?:took|takes|taken) over from|(?:took|taken) the place of|stepped in for|comes after)\s+([^?]+)/iu,
    'after',
  ],
  [/\b(?:successor|replacement)s? (?:of|to|for)\s+([^?]+)/iu, 'after'],
  [
    /^(?:\W{0,9}(?:who|what) (?:is|was|became)|\W{0,9}(?:name )?)\s*(.{1,100}?)['’]s? (?:successor|replacement)\b/iu,
    'after',
  ],
  [
    /\bwhom? did\s+(.+?)\s+(?:replace|succeed|follow|take over from|come after|take the place of)\b/iu,
    'before',
  ],
  [/\bpredecessors? (?:of|to)\s+([^?]+)/iu, 'before'],
  [/^(?:\W{0,9}(?:who|what) (?:is|was)|\W{0,9}(?:name )?)\s*(.{1,100}?)['’]s? predecessors?\b/iu, 'before'],
];
const once =
  /\b(?:previous(?:ly)?|former(?:ly)?|earlier|used to|in the past|original(?:ly)?|initial(?:ly)?|at first|ex)\b|\b(?:before|once)\W*$|\bdid\b.{0,80}\buse to\b|\b(?:did|has|have|was|were)\b.{0,80}\bever\b/iu;
/** 'the old price', 'Ann Lee old address', but 'the Old Mill' and 'How old is Ann' */
const outdated =
  /(?:\b(?:the|his|her|its|their|my|our)|['’]s) old \p{Ll}|^\W*old \p{Ll}|\bold (?:clubs?|teams?|employers?|jobs?|boss(?:es)?|address(?:es)?|homes?|prices?|names?|owners?|headquarters|hq|managers?|ceo)\b/u;
/** 'Who was the first mayor of Lund?', but 'her first name' */
const earliest =
  /\b(?:was|were|did)\b.{0,80}\b(?:the|['’]s|its|his|her) (?:very )?first (?!names?\b|class\b|floor\b|aid\b|languages?\b|prizes?\b|places?\b)\p{L}/u;
/** 'Which company did Ann leave?', 'When did Orr stop using Loom?', 'Where did she move from?', 'What was her last job?' */
const over =
  /\bdid\b.{0,80}\b(?:leave|quit|resign|depart|retire|divorce|stop|cease|drop|sell|lose|give up|step down|end|abandon|ditch)\b|\b(?:moved?|migrated?|switch(?:ed)?|come|came|relocated?) (?:away )?from\b|\bwho sold\b|\buntil when (?:did|was|were)\b|\bwas\b.{0,80}\blast (?:job|employer|boss|manager|company|home|address|post|position|role|firm|school)\b/iu;
const untilThen = /\b(?:until|till|up to)\b/iu;

/** Of two that fit, the one next to what the question names stands before those further away. */
const FURTHER = 0.9;

/**
 * Reads the time that a question's own words ask for ('in 2019', 'before Ann Lee', 'previously') and places facts in it. Where
 * it names what came before or after, that name is no longer what it asks about. What happened or changed is what began or ended, the latest first.
 */
export function placeInTime(question: string, facts: readonly TimedFact[]): TimedQuestion {
  const succession = readSuccession(question);
  if (succession !== null) {
    const around = besideNamed(facts, contentStems(succession.named), succession.isBefore);
    if (around !== null) return { question: succession.asks, fits: around };
  }
  const [, way = '', named = ''] = beside.exec(question) ?? [];
  const stretch = readYears(named === '' ? question : named);
  const isBefore = !/^after$/i.test(way);
  const asksChange = named === '' && readQuestion(question).forms.includes('?change');
  if (stretch !== null) {
    const fits = facts.map((fact) => {
      if (named !== '') return besideStretch(fact, stretch, isBefore);
      if (asksChange) return boundsOf(fact).some((bound) => isIn(bound, stretch)) ? 1 : -1;
      return untilThen.test(question) ? endedWithin(fact, stretch) : within(fact, stretch);
    });
    return { question, fits };
  }
  if (named !== '') {
    const around = besideNamed(facts, contentStems(named), isBefore);
    if (around !== null) return { question: question.replace(named, '').trim(), fits: around };
  }
  if (asksChange) return { question, fits: latestFirst(facts) };
  if (earliest.test(question)) return { question, fits: earliestFirst(facts) };
  const isOnce = once.test(question) || outdated.test(question) || over.test(question);
  return { question, fits: facts.map(({ holdsNow }) => (isOnce && !holdsNow ? 1 : 0)) };
}

/** Whose successor or predecessor a question asks for, and what it asks when that is left out. */
function readSuccession(question: string): { named: string; isBefore: boolean; asks: string } | null {
  for (const [form, way] of successions) {
    const [, found = ''] = form.exec(question) ?? [];
    const [named = '', post = ''] = found.split(/\s+(?:as|at)\s+/u);
    // what followed a year is no successor
    if (named === '' || readYears(named) !== null) continue;
    const asks = `${question.replace(found, post)} role`.replace(/\s+/g, ' ');
    return { named, isBefore: way === 'before', asks };
  }
  return null;
}

/** What begins or ends at a known time, the latest 1 and the earliest half; what has no time 0. */
function latestFirst(facts: readonly TimedFact[]): number[] {
  const latest = facts.map((fact) => Math.max(...boundsOf(fact).map((bound) => bound ?? -Infinity)));
  const times = [...new Set(latest.filter(Number.isFinite))].sort((a, b) => b - a);
  return latest.map((time) => (Number.isFinite(time) ? 1 - times.indexOf(time) / (2 * times.length) : 0));
}

/** Of facts of one predicate the earliest 1 and the latest half; what began at no known time 0, unless it was over before others began. */
function earliestFirst(facts: readonly TimedFact[]): number[] {
  const began = facts.map((fact) => {
    const [from, until] = boundsOf(fact);
    return from ?? (until === null ? Infinity : until - 1);
  });
  return facts.map(({ predicate }, i) => {
    const mates = facts.flatMap((fact, at) =>
      fact.predicate === predicate && Number.isFinite(began[at]) ? [began[at] as number] : [],
    );
    const times = [...new Set(mates)].sort((a, b) => a - b);
    const place = times.indexOf(began[i] as number);
    return place === -1 || times.length < 2 ? 0 : 1 - place / (2 * times.length);
  });
}

function isIn(time: number | null, { from, until }: Stretch): boolean {
  // what ended with the stretch ended in it
  return time !== null && time >= from && time <= until;
}

/** From the first to the last year or month that a text names. */
function readYears(text: string): Stretch | null {
  const stretches = [...text.matchAll(aYear)].map(([, month, year]) => {
    const first = month === undefined ? 0 : months.split(' ').indexOf(month.toLowerCase());
    return {
      from: Date.UTC(Number(year), first),
      until: Date.UTC(Number(year), month === undefined ? 12 : first + 1),
    };
  });
  if (stretches.length === 0) return null;
  return {
    from: Math.min(...stretches.map(({ from }) => from)),
    until: Math.max(...stretches.map(({ until }) => until)),
  };
}

/** What began in the stretch, then what held in it. */
function within(fact: TimedFact, { from, until }: Stretch): number {
  const [began, ended] = boundsOf(fact);
  if (began === null && ended === null) return 0;
  if (began !== null && began >= from && began < until) return 1;
  return (began ?? -Infinity) < until && (ended ?? Infinity) > from ? FURTHER : -1;
}

/** What ended in the stretch; what began in it did not last until then. */
function endedWithin(fact: TimedFact, stretch: Stretch): number {
  const [began, ended] = boundsOf(fact);
  if (isIn(ended, stretch)) return 1;
  return began !== null && began >= stretch.from ? -1 : within(fact, stretch);
}

function besideStretch(fact: TimedFact, { from, until }: Stretch, isBefore: boolean): number {
  const [began, ended] = boundsOf(fact);
  if (began === null && ended === null) return 0;
  if (isBefore) return (began ?? -Infinity) < from ? 1 : -1;
  return (ended ?? Infinity) > until ? 1 : -1;
}

function boundsOf({ valid_from, valid_until }: TimedFact): [began: number | null, ended: number | null] {
  return [valid_from?.getTime() ?? null, valid_until?.getTime() ?? null];
}

/** What stands in time before or after the facts that have most of some words; null where none has any. */
function besideNamed(
  facts: readonly TimedFact[],
  named: readonly string[],
  isBefore: boolean,
): number[] | null {
  const shares = facts.map(({ label, names = [] }) => {
    const own = new Set(contentStems([label, ...names].join(' ')));
    return named.filter((word) => own.has(word)).length;
  });
  const most = Math.max(0, ...shares);
  const pivots = facts.filter((_, i) => shares[i] === most);
  if (most === 0 || pivots.length === facts.length) return null;
  const nearest = new Map<string, number>();
  const fits = facts.map((fact, i) => {
    if (shares[i] === most) return isSuccession(fact, named, isBefore) ? 1 : -1;
    const mates = pivots.filter(
      (pivot) =>
        pivot.predicate === fact.predicate && pivot.entities.some((id) => fact.entities.includes(id)),
    );
    // 'Who owned it before Orr bought it?': what was over by then, whatever it is called
    if (mates.length === 0)
      return pivots.some(
        (pivot) =>
          pivot.entities.some((id) => fact.entities.includes(id)) &&
          (isBefore ? isOverBefore(fact, pivot) : isOverBefore(pivot, fact)),
      )
        ? FURTHER
        : 0;
    if (!Number.isFinite(fact.effectiveAt)) return 0;
    const fitting = mates.some((mate) => (isBefore ? isEarlier(fact, mate) : isEarlier(mate, fact)));
    if (!fitting) return -1;
    const best = nearest.get(fact.predicate);
    if (best === undefined || (isBefore ? fact.effectiveAt > best : fact.effectiveAt < best))
      nearest.set(fact.predicate, fact.effectiveAt);
    return 1;
  });
  return fits.map((fit, i) => {
    const fact = facts[i] as TimedFact;
    return fit === 1 && shares[i] !== most && fact.effectiveAt !== nearest.get(fact.predicate)
      ? FURTHER
      : fit;
  });
}

/** Whether a fact came before another: it was over when the other began; where neither was, it began or was said earlier. */
function isEarlier(fact: TimedFact, other: TimedFact): boolean {
  if (isOverBefore(fact, other) || isOverBefore(other, fact)) return isOverBefore(fact, other);
  return fact.effectiveAt < other.effectiveAt;
}

function isOverBefore(fact: TimedFact, other: TimedFact): boolean {
  const [, ended] = boundsOf(fact);
  const [began] = boundsOf(other);
  return ended !== null && began !== null && ended <= began;
}

/** 'Ben succeeded Ann' tells who came before Ben and who after Ann. */
function isSuccession({ label, predicate }: TimedFact, named: readonly string[], isBefore: boolean): boolean {
  if (predicate !== 'succeeded' && predicate !== 'replaces') return false;
  const words = label.split(/\s+/);
  return named.includes(stem(words.at(isBefore ? 0 : -1) ?? ''));
}
