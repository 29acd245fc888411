import {
  type Clause,
  fullPhrase,
  type SentenceAnalysis,
  type Token,
  type VerbGroup,
} from '../../language/analyze.ts';
import type { TimeExpression } from '../../language/times/times.ts';
import { verbShape } from '../../language/words/lexicon.ts';
import { makingVerbs, onlyActive, takenAway, withoutObject } from '../../language/words/verb-classes.ts';
import {
  type Cut,
  type Described,
  describing,
  located,
  type Piece,
  type Segment,
} from './describing-clauses.ts';

/**
 * Parts a sentence into what it asserts: independent clauses, clauses that describe a noun between commas, and verbs that share a
 * subject where their times or their polarity differ. A sentence that is not clearly made of such parts stays whole.
 */
export function cutSegments(analysis: SentenceAnalysis, times: readonly TimeExpression[]): Segment[] {
  const cut = { analysis, times };
  const whole: Segment = { pieces: [{ start: 0, end: analysis.text.length }], clauses: analysis.clauses };
  const hostile =
    analysis.clauses.some((clause) => clause.kind === 'reporting') ||
    /["“”«»]/.test(analysis.text) ||
    analysis.tokens.length > 160;
  if (hostile || analysis.clauses.length < 2 || isInvertedCondition(analysis.text)) return [whole];
  const cleft = readCleft(analysis);
  if (cleft !== null) return [cleft];
  const described = analysis.clauses.flatMap(
    (clause) => describing(cut, clause) ?? located(cut, clause) ?? [],
  );
  const rest = withoutDescriptions(analysis, described);
  const segments = independent(cut, rest.pieces, rest.clauses);
  return [
    ...segments.flatMap((segment) => sharedSubject(cut, segment)),
    ...described.flatMap(({ segment }) => sharedHead(cut, segment)),
  ];
}

/** 'the hall, which was built in 1990 and belongs to Orr': each verb with the noun, where one of them tells a time. */
function sharedHead({ analysis, times }: Cut, segment: Segment): Segment[] {
  const { tokens, verbGroups } = analysis;
  const [head, body, ...more] = segment.pieces;
  const [first, ...rest] = segment.clauses;
  if (head === undefined || body === undefined || 'insert' in body || first === undefined) return [segment];
  const verb = verbGroups[first.verb] as VerbGroup;
  const others = rest.filter(
    ({ kind, head: own, sharesSubject, start }) =>
      kind === 'relative' && own === null && sharesSubject && tokens[start]?.pos === 'CCONJ',
  );
  const starts = others.map(({ start }) => tokens[start]?.start ?? 0);
  const bounds = [body.start, ...starts, body.end];
  const within = (i: number) =>
    times.filter(({ start }) => start >= (bounds[i] ?? 0) && start < (bounds[i + 1] ?? 0)).length > 0;
  const leads = others.map((clause, i) => leadOf(analysis, verb, clause, within(i + 1)));
  const isTimed = bounds.slice(1).some((_, i) => within(i));
  // 'which was bought and restored in 1990': one time of both
  const isBare = first.objects.length + first.prepositional.length + first.times.length === 0;
  if (others.length === 0 || more.length > 0 || !isTimed || isBare || leads.includes(null)) return [segment];
  return [first, ...others].map((clause, i) => {
    const from = i === 0 ? body.start : (tokens[(verbGroups[clause.verb] as VerbGroup).start]?.start ?? 0);
    const lead = i === 0 ? '' : (leads[i - 1] ?? '');
    const to = bounds[i + 1] ?? body.end;
    const own = segment.clauses.filter((other) => {
      const at = tokens[(verbGroups[other.verb] as VerbGroup).head]?.start ?? 0;
      return at >= (bounds[i] ?? 0) && at < to;
    });
    return {
      pieces: [head, ...(lead === '' ? [] : [{ insert: lead }]), { start: from, end: to }],
      clauses: own.map((other) => (other === clause ? { ...other, kind: 'main' as const } : other)),
    };
  });
}

/** 'Had they known, …', 'Were it so, …', 'Should it fail, …' */
export function isInvertedCondition(text: string): boolean {
  return /^(?:Had|Were|Should)\s[^,?]{3,120},\s/.test(text) && !text.endsWith('?');
}

/** 'It was Ana who signed the deal' says that Ana signed it; 'It was in 2017 that Orr left' that Orr left in 2017. */
function readCleft({ tokens, clauses, nounPhrases, verbGroups, text }: SentenceAnalysis): Segment | null {
  const [main, second] = clauses;
  if (main === undefined || second === undefined || main.kind !== 'main' || second.kind !== 'relative')
    return null;
  const verb = verbGroups[main.verb] as VerbGroup;
  const it = nounPhrases[main.subjects[0] ?? -1];
  if (
    verb.lemma !== 'be' ||
    verb.negated ||
    verb.modal !== null ||
    it === undefined ||
    tokens[it.start]?.lower !== 'it'
  )
    return null;
  const marker = second.marker;
  if (
    marker === null ||
    tokens[marker - 1]?.text === ',' ||
    !/^(?:who|that|which)$/.test(tokens[marker]?.lower ?? '')
  )
    return null;
  const end = text.length;
  const body = { start: tokens[marker + 1]?.start ?? 0, end };
  const stressed = { start: tokens[verb.end]?.start ?? 0, end: tokens[marker - 1]?.end ?? 0 };
  if (stressed.end <= stressed.start || body.end <= body.start) return null;
  const rest = clauses.slice(1).map((clause, i) => (i === 0 ? { ...clause, kind: 'main' as const } : clause));
  if (second.sharesSubject && main.objects.includes(second.head ?? -1)) {
    return nounPhrases[second.head ?? -1]?.kind === 'proper'
      ? { pieces: [stressed, body], clauses: rest }
      : null;
  }
  if (tokens[verb.end]?.pos !== 'ADP' || second.sharesSubject) return null;
  return {
    pieces: [
      { start: body.start, end: tokens.at(-1)?.pos === 'PUNCT' ? (tokens.at(-1)?.start ?? end) : end },
      stressed,
    ],
    clauses: rest,
  };
}

function withoutDescriptions(
  analysis: SentenceAnalysis,
  described: readonly Described[],
): { pieces: Piece[]; clauses: Clause[] } {
  const { tokens, text } = analysis;
  const gone = new Set(described.flatMap(({ clauses }) => clauses));
  const main = analysis.clauses.find(({ kind }) => kind === 'main');
  const mainVerb = analysis.verbGroups[main?.verb ?? -1]?.start ?? 0;
  const opener = tokens[0];
  const isFronted = opener?.pos === 'ADP' || /^(?:unlike|like)$/.test(opener?.lower ?? '');
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of [...described].sort((a, b) => a.from - b.from)) {
    const start = from === 0 ? 0 : (tokens[from - 1]?.start ?? 0);
    const closing = tokens[to];
    // 'Unlike her sister Judit, who is a doctor, Ann …': a comma still ends what stands in front
    const endsFront =
      isFronted &&
      to < mainVerb &&
      !main?.subjects.some((index) => (analysis.nounPhrases[index]?.end ?? 0) <= from);
    const end = closing?.text === ',' && !endsFront ? closing.end : (tokens[to - 1]?.end ?? start);
    if (start > at) pieces.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < text.length) pieces.push({ start: at, end: text.length });
  return { pieces, clauses: analysis.clauses.filter((clause) => !gone.has(clause)) };
}

/** Parts at 'and', 'but', ';' in front of a clause with a subject of its own. */
function independent({ analysis }: Cut, pieces: readonly Piece[], clauses: readonly Clause[]): Segment[] {
  const { tokens, verbGroups } = analysis;
  const conditional = clauses.some(
    (clause) =>
      clause.kind === 'adverbial' &&
      /^(?:if|unless|whether|when|while|although|though|because|since|as)$/.test(
        tokens[clause.marker ?? -1]?.lower ?? '',
      ) &&
      clause.index === 0,
  );
  const cuts: number[] = [];
  for (const clause of clauses) {
    if (clause.kind !== 'coordinate' || clause.sharesSubject || clause.subjects.length === 0 || conditional)
      continue;
    const verb = verbGroups[clause.verb] as VerbGroup;
    if (verb.form !== 'finite') continue;
    const joint = jointOf(analysis, clause);
    if (joint === null) continue;
    const before = clauses.filter((other) => other.index < clause.index);
    const inComplement =
      before.some((other) => other.kind === 'complement') && tokens[joint]?.lower === 'and';
    if (inComplement || !before.some((other) => other.kind === 'main')) continue;
    cuts.push(joint);
  }
  if (cuts.length === 0) return [{ pieces, clauses }];
  const bounds = [0, ...cuts.map((at) => tokens[at]?.start ?? 0), analysis.text.length];
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < bounds.length; i++) {
    const from = i === 0 ? 0 : (tokens[cuts[i - 1] as number]?.end ?? 0);
    const to = bounds[i + 1] as number;
    const own = clauses.filter((clause) => {
      const place = tokens[(verbGroups[clause.verb] as VerbGroup).head]?.start ?? 0;
      return place >= (bounds[i] as number) && place < to;
    });
    segments.push({
      pieces: clip(pieces, from, to),
      clauses: own.map((clause) =>
        clause.kind === 'coordinate' && !clause.sharesSubject ? { ...clause, kind: 'main' as const } : clause,
      ),
    });
  }
  return segments;
}

/** The token at which a clause with a subject of its own is joined on: a conjunction, or the comma of 'I came, I saw'. */
function jointOf({ tokens, nounPhrases }: SentenceAnalysis, clause: Clause): number | null {
  if (clause.marker !== null)
    return /^(?:or|nor)$/.test(tokens[clause.marker]?.lower ?? '') ? null : clause.marker;
  const before = tokens[clause.start - 1];
  const subject = nounPhrases[clause.subjects[0] ?? -1];
  if (before === undefined || subject === undefined || !/^[,;—–]$/.test(before.text)) return null;
  return subject.kind === 'pronoun' || subject.kind === 'proper' || subject.determiner !== null
    ? clause.start - 1
    : null;
}

function clip(pieces: readonly Piece[], from: number, to: number): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if ('insert' in piece) return [piece];
    const start = Math.max(piece.start, from);
    const end = Math.min(piece.end, to);
    return end > start ? [{ start, end }] : [];
  });
}

/** 'joined Zenit in 2019 and left in 2021': each with the subject, where one of them tells a time or denies. */
function sharedSubject({ analysis, times }: Cut, segment: Segment): Segment[] {
  const { tokens, verbGroups } = analysis;
  const main = segment.clauses.find((clause) => clause.kind === 'main');
  if (main === undefined || segment.pieces.some((piece) => 'insert' in piece)) return [segment];
  const verb = verbGroups[main.verb] as VerbGroup;
  const ownTime = (clause: Clause) => {
    const from = tokens[(verbGroups[clause.verb] as VerbGroup).start]?.start ?? 0;
    const next = segment.clauses.find(({ kind, verb }) => kind === 'coordinate' && verb > clause.verb);
    const to = tokens[verbGroups[next?.verb ?? -1]?.start ?? -1]?.start ?? Infinity;
    return times.some(({ start }) => start >= from && start < to);
  };
  const others = segment.clauses.filter(
    (clause, i) =>
      clause.kind === 'coordinate' &&
      clause.sharesSubject &&
      !sharesObject(analysis, segment.clauses[i - 1], clause) &&
      (clause.marker !== main.marker || isListed(analysis, clause)) &&
      leadOf(analysis, verb, clause, ownTime(clause)) !== null,
  );
  const first = others[0];
  const subject = main.subjects[0];
  if (
    first === undefined ||
    subject === undefined ||
    segment.clauses.some((clause) => clause.kind === 'complement')
  )
    return [segment];
  const starts = others.map((clause) => {
    const { start } = verbGroups[clause.verb] as VerbGroup;
    const from = tokens[clause.marker ?? start]?.start ?? 0;
    return clause.marker === null ? adverbFrom(tokens, start, from) : from;
  });
  const parts = [main, ...others];
  const bounds = [0, ...starts, analysis.text.length];
  const subjectStart = tokens[fullPhrase(analysis, subject).start]?.start ?? 0;
  // 'In 2004 she returned and became …': what stands in front holds for both
  const fronted = times.filter((time) => time.end <= subjectStart);
  const timed = (i: number) =>
    times.filter(
      (time) =>
        time.start >= Math.max(bounds[i] as number, subjectStart) && time.start < (bounds[i + 1] as number),
    ).length;
  const differs =
    parts.some((_, i) => timed(i) > 0) ||
    parts.some((clause) => (verbGroups[clause.verb] as VerbGroup).negated !== verb.negated);
  if (!differs) return [segment];
  // 'Her deputy, Ann Lee, left in May and joined Orr': Ann Lee joined
  const named = main.subjects.length === 1 ? namedBehind(analysis, subject) : null;
  const from = fullPhrase(analysis, named ?? subject).start;
  const last = fullPhrase(analysis, named ?? main.subjects.at(-1) ?? subject);
  const whom: Piece = { start: tokens[from]?.start ?? 0, end: tokens[last.end - 1]?.end ?? 0 };
  const opening = tokens[from];
  const isNamed = opening?.pos === 'PROPN' || opening?.index !== 0;
  const within: Piece = isNamed ? whom : { ...whom, lower: true };
  return parts.map((clause, i) => {
    const place = tokens[(verbGroups[clause.verb] as VerbGroup).start]?.start ?? 0;
    const from = i === 0 ? 0 : adverbFrom(tokens, (verbGroups[clause.verb] as VerbGroup).start, place);
    const to = bounds[i + 1] as number;
    const left = placeLeft(analysis, parts.slice(0, i), clause);
    const pieces: Piece[] =
      left === null
        ? clip(segment.pieces, from, to)
        : [...clip(segment.pieces, from, left.at), ...left.pieces, ...clip(segment.pieces, left.at, to)];
    const own = segment.clauses.filter((other) => {
      const at = tokens[(verbGroups[other.verb] as VerbGroup).head]?.start ?? 0;
      return at >= (bounds[i] as number) && at < (bounds[i + 1] as number);
    });
    const isNow = (verbGroups[clause.verb] as VerbGroup).tense === 'present' && verb.tense === 'past';
    // 'studied in Leeds and in 2003 moved to Rome': between the 'and' and the verb
    const between = times.filter(({ start, end }) => start >= (bounds[i] as number) && end <= from);
    const ahead = timed(i) === 0 && !isNow ? fronted : between;
    const front: Piece[] = i > 0 ? ahead.map(({ start, end }) => ({ start, end })) : [];
    if (i > 0 && ahead === between && between.length > 0) front.push({ insert: ',' });
    const lead = i === 0 ? '' : (leadOf(analysis, verb, clause, ownTime(clause)) ?? '');
    return {
      pieces:
        i === 0
          ? pieces
          : [
              ...front,
              front.length > 0 ? within : whom,
              ...(lead === '' ? [] : [{ insert: lead }]),
              ...pieces,
            ],
      clauses: own.map((other) => (other === clause ? { ...other, kind: 'main' as const } : other)),
    };
  });
}

/** 'wrote and directed Tides in 2011': one object, and one time, of two verbs. */
function sharesObject(
  { verbGroups, tokens }: SentenceAnalysis,
  first: Clause | undefined,
  next: Clause,
): boolean {
  const [one, other] = [verbGroups[first?.verb ?? -1], verbGroups[next.verb]];
  return (
    first !== undefined &&
    one !== undefined &&
    one.voice === other?.voice &&
    (makingVerbs.test(one.lemma) ||
      /^(?:found|own|run|buy|translate|record|manage|print)$/.test(one.lemma)) &&
    first.objects.length + first.prepositional.length + first.times.length === 0 &&
    next.objects.length > 0 &&
    tokens[one.end]?.lower === 'and' &&
    other?.start === one.end + 1
  );
}

/** 'Ann Lee' in 'Her deputy, Ann Lee, left'. */
function namedBehind({ tokens, nounPhrases }: SentenceAnalysis, index: number): number | null {
  const [phrase, next] = [nounPhrases[index], nounPhrases[index + 1]];
  if (phrase?.kind !== 'common' || phrase.plural || next?.kind !== 'proper') return null;
  const isSetOff =
    next.start === phrase.end + 1 && [phrase.end, next.end].every((at) => tokens[at]?.text === ',');
  return isSetOff ? next.index : null;
}

/** 'was born in Hull, studied at Leeds and …': joined on by a comma alone. */
function isListed({ tokens, verbGroups }: SentenceAnalysis, clause: Clause): boolean {
  const { start } = verbGroups[clause.verb] as VerbGroup;
  const before = tokens[start - 1]?.pos === 'ADV' ? start - 2 : start - 1;
  return clause.marker === null && tokens[before]?.text === ',';
}

/** What 'left' leaves in 'joined Zenit in 2019 and left in 2021', and where it goes. */
function placeLeft(
  analysis: SentenceAnalysis,
  before: readonly Clause[],
  clause: Clause,
): { at: number; pieces: Piece[] } | null {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb] as VerbGroup;
  const isLeaving = /^(?:leave|quit)$/.test(verb.lemma) && verb.voice === 'active';
  const isDismissed = /^(?:dismiss|fire|sack)$/.test(verb.lemma) && verb.voice === 'passive';
  const isBare = clause.objects.length === 0 && !/^(?:for|from|by|as)$/.test(tokens[verb.end]?.lower ?? '');
  if (!isBare || verb.particle !== null || !(isLeaving || isDismissed)) return null;
  const joined = before.findLast((other) => (verbGroups[other.verb] as VerbGroup).lemma === 'join')
    ?.objects[0];
  if (joined === undefined || nounPhrases[joined]?.kind !== 'proper') return null;
  const { start, end } = fullPhrase(analysis, joined);
  const whom: Piece = { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
  return { at: tokens[verb.end - 1]?.end ?? 0, pieces: isDismissed ? [{ insert: 'from' }, whom] : [whom] };
}

/**
 * What a second verb needs in front to stand with the subject: nothing, or the first one's auxiliaries ('was sold and renamed', 'will
 * move and open'); null where it cannot stand so.
 */
function leadOf(
  analysis: SentenceAnalysis,
  first: VerbGroup,
  clause: Clause,
  isTimed: boolean,
): string | null {
  const { verbGroups, tokens } = analysis;
  const verb = verbGroups[clause.verb] as VerbGroup;
  if (verb.form !== 'finite' && !(verb.form === 'participle' && (first.voice === 'passive' || first.perfect)))
    return null;
  if (verb.start !== verb.head) return '';
  const shape = verbShape(tokens[verb.head]?.lower ?? '', verb.lemma);
  const auxiliaries = tokens
    .slice(first.start, first.head)
    .filter(({ pos }) => pos === 'AUX')
    .map(({ text }) => (text.startsWith("'") ? null : text.toLowerCase()));
  // 'was founded in 1903 and holds 80,000 books'
  if (verb.tense === 'present' && first.tense === 'past' && tokens[verb.head]?.lower !== verb.lemma)
    return '';
  // 'are dating but are not married'
  if (
    auxiliaries.length > 0 &&
    verb.lemma === 'be' &&
    verb.form === 'finite' &&
    tokens[verb.head]?.lower !== 'be'
  )
    return '';
  if (auxiliaries.length === 0) return verb.tense === first.tense || verb.tense === 'past' ? '' : null;
  const words = tokens.slice(verb.head, verb.head + 2).map(({ lower }) => lower);
  if (onlyActive.test(words.join(' '))) return '';
  // 'was stolen in 1994 and recovered in 2002'
  const isFound = takenAway.test(first.lemma) && verb.lemma === 'recover';
  // 'was born in Linz and died in Graz', 'was born in Linz and joined Acme'
  if (
    !isFound &&
    shape.past &&
    first.voice === 'passive' &&
    (isNeverPassive(verb, clause) || isGoing(analysis, clause))
  )
    return '';
  // 'have been together for six years and got a puppy last week': what has a day of its own is past
  if (isTimed && first.perfect && first.voice === 'active' && !first.negated && shape.past) return '';
  const fits = first.voice === 'passive' || first.perfect ? shape.participle : shape.base;
  if (fits) return auxiliaries.includes(null) || first.negated ? null : auxiliaries.join(' ');
  return verb.tense === 'past' && shape.past ? '' : null;
}

/** 'was hired in 2015 and left in 2019', but 'was bombed and left in ruins' */
function isGoing(
  { verbGroups, nounPhrases, tokens }: SentenceAnalysis,
  { verb, prepositional }: Clause,
): boolean {
  return (
    verbGroups[verb]?.lemma === 'leave' &&
    prepositional.every(
      ({ preposition, phrase }) =>
        nounPhrases[phrase]?.kind === 'time' || tokens[preposition]?.lower === 'after',
    )
  );
}

/** Of a passive with an object behind it ('was named chair', 'was given a boat') something else is told than of 'joined Acme'. */
function isNeverPassive({ lemma }: VerbGroup, { objects }: Clause): boolean {
  return (
    withoutObject.has(lemma) ||
    (objects.length > 0 &&
      !/^(?:name|rename|call|appoint|elect|declare|award|give|grant|make|crown|dub|vote|pay|offer|teach|tell|show|send|assign|hand|deny|ask)$/.test(
        lemma,
      ))
  );
}

function adverbFrom(tokens: readonly Token[], verbStart: number, place: number): number {
  const before = tokens[verbStart - 1];
  // 'and no longer serves alcohol'
  if (before?.lower === 'longer' && tokens[before.index - 1]?.lower === 'no')
    return (tokens[before.index - 1] as Token).start;
  return before?.pos === 'ADV' ? before.start : place;
}
