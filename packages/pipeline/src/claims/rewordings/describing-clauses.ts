import {
  type Clause,
  fullPhrase,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
  type VerbGroup,
} from '../../language/analyze.ts';
import type { TimeExpression } from '../../language/times/times.ts';
import { makingVerbs } from '../../language/words/verb-classes.ts';
import { isRole, kindOfName, kindOfNoun, splitName } from '../reference/entity-kinds.ts';

/** A stretch of the sentence (UTF-16 offsets; `lower`: its capital is only that of the sentence), or words put in between. */
export type Piece =
  | { readonly start: number; readonly end: number; readonly lower?: boolean }
  | { readonly insert: string };

/** A part of a sentence that asserts something by itself. */
export type Segment = {
  readonly pieces: readonly Piece[];
  /** Its clauses, in order. */
  readonly clauses: readonly Clause[];
};

export type Cut = { analysis: SentenceAnalysis; times: readonly TimeExpression[] };

/** Participles that begin a phrase of comparison or ground rather than a description. */
export const loose =
  /^(?:compare|give|provide|regard|concern|consider|follow|depend|face|combine|couple|ask|speak|see|judge|accord|relate|take|grant|base on)(?: |$)(?!in\b|at\b)/;

/** ', where she earned her doctorate in 1989' as what happened at the place in front. */
export function located({ analysis }: Cut, clause: Clause): Described | null {
  const { tokens, nounPhrases, verbGroups } = analysis;
  const verb = verbGroups[clause.verb] as VerbGroup;
  if (
    clause.kind !== 'relative' ||
    clause.marker === null ||
    tokens[clause.marker]?.lower !== 'where' ||
    clause.sharesSubject
  )
    return null;
  const head = nounPhrases[clause.head ?? -1];
  const from = clause.marker;
  if (head === undefined || tokens[from - 1]?.text !== ',') return null;
  // 'joined Acme in 2010, where …'
  const between = nounPhrases.filter(({ start, end }) => start >= head.end && end <= from - 1);
  if ((between.at(-1)?.end ?? head.end) !== from - 1 || between.some(({ kind }) => kind !== 'time'))
    return null;
  const to = descriptionEnd(analysis, clause, from);
  if (to === null || to - from < 4 || verb.form !== 'finite') return null;
  const preposition = tokens[head.governor ?? -1];
  const name = splitName(tokens, head.start, head.end).from;
  const { kind: called } = kindOfName(textOf(analysis, name, head.end));
  // 'joined the army of Pancho Villa, where he served as a doctor'
  if (called === 'person') return null;
  // 'Tallow, where Ann works, is based in Leeds', 'joined Tallow, where she works as a nurse'
  const before = verbGroups.find(({ end }) => end === head.start);
  const isEmployer =
    called === 'unknown' &&
    head.kind === 'proper' &&
    ((/^(?:work|intern)$/.test(verb.lemma) &&
      (head.index === 0 || /^(?:join|leave|found)$/.test(before?.lemma ?? ''))) ||
      // 'joined Tallow, where she is operations manager'
      (verb.copula &&
        !/^(?:to|from|near|around)$/.test(preposition?.lower ?? '') &&
        isRole(tokens[nounPhrases[clause.objects[0] ?? -1]?.head ?? -1]?.lower ?? '')));
  const isBody = called === 'organization' || isEmployer;
  const lead =
    preposition !== undefined && /^(?:in|at|on)$/.test(preposition.lower)
      ? preposition.lower
      : isBody
        ? 'at'
        : 'in';
  const own = analysis.clauses.filter(
    (other) =>
      (verbGroups[other.verb] as VerbGroup).head >= from && (verbGroups[other.verb] as VerbGroup).head < to,
  );
  const whom = fullPhrase(analysis, head.index);
  // 'where she has been chief executive since May 2016': where stands in front of when
  const when = nounPhrases.find(({ kind, end, start }) => kind === 'time' && end === to && start > from);
  const last = when === undefined ? to : (when.governor ?? when.start);
  // 'where he played from 2015 to 2020'
  const since = nounPhrases.find(({ kind, end, start }) => kind === 'time' && end === last && start > from);
  const isStretch = /^(?:from|between)$/.test(tokens[since?.governor ?? -1]?.lower ?? '');
  const turn = isStretch ? (since?.governor ?? last) : last;
  const pieces: Piece[] = [
    { start: tokens[from + 1]?.start ?? 0, end: tokens[turn - 1]?.end ?? 0 },
    { insert: lead },
    { start: tokens[isBody ? name : whom.start]?.start ?? 0, end: tokens[head.end - 1]?.end ?? 0 },
    ...(turn < to ? [{ start: tokens[turn]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }] : []),
  ];
  return {
    segment: {
      pieces,
      clauses: own.map((other, i) => (i === 0 ? { ...other, kind: 'main' as const } : other)),
    },
    from,
    to,
    clauses: own,
  };
}

export type Described = { segment: Segment; from: number; to: number; clauses: readonly Clause[] };

/** ', who joined in 2010,' and ', founded in 1998,' and 'Founded in 1998, …' as assertions about their noun. */
export function describing({ analysis }: Cut, clause: Clause): Described | null {
  const { tokens, nounPhrases, verbGroups, text } = analysis;
  const verb = verbGroups[clause.verb] as VerbGroup;
  const relative =
    clause.kind === 'relative' &&
    clause.marker !== null &&
    /^(?:who|which)$/.test(tokens[clause.marker]?.lower ?? '') &&
    clause.sharesSubject;
  const reduced =
    !loose.test(`${verb.lemma} ${tokens[verb.end]?.lower ?? ''}`) &&
    clause.kind === 'participial' &&
    verb.form === 'participle' &&
    clause.marker === null &&
    clause.prepositional.length + clause.times.length > 0;
  if (!relative && !reduced) return null;
  if (relative && tokens[(clause.marker as number) - 1]?.pos === 'ADP') return null;
  const nearest = nounPhrases[relative ? (clause.head ?? -1) : (clause.subjects[0] ?? -1)];
  const head =
    (nearest !== undefined &&
      (reduced ? definedBy(analysis, verb, nearest) : namedInFront(analysis, nearest))) ||
    nearest;
  if (head === undefined || head.kind === 'pronoun' || head.kind === 'time') return null;
  const from = relative ? (clause.marker as number) : verb.start;
  const fronted = from === 0;
  if (
    !fronted &&
    (tokens[from - 1]?.text !== ',' || head.start > from || from - (nearest?.end ?? head.end) > 12)
  )
    return null;
  if (fronted && (relative || tokens[head.start - 1]?.text !== ',')) return null;
  const to = fronted ? head.start - 1 : descriptionEnd(analysis, clause, from);
  if (to === null || to - from < 2) return null;
  const own = analysis.clauses.filter(
    (other) =>
      (verbGroups[other.verb] as VerbGroup).head >= from && (verbGroups[other.verb] as VerbGroup).head < to,
  );
  if (own.some((other) => other.kind === 'main' || other.kind === 'reporting')) return null;
  const whom = fullPhrase(analysis, head.index);
  const start = tokens[whom.start]?.start ?? 0;
  // 'Ann Lee, a nurse, who moved to Hull'
  const isNamedInFront = relative && head !== nearest;
  // 'The contract with Acme, signed in 2010, …'
  const isLonger =
    !fronted &&
    reduced &&
    tokens[whom.end]?.pos === 'ADP' &&
    tokens.slice(whom.end, from - 1).every(({ pos }) => pos !== 'PUNCT' && pos !== 'VERB');
  const stop = isNamedInFront
    ? head.end
    : fronted || !(isLonger || whom.end > from - 1)
      ? whom.end
      : from - 1;
  const end = tokens[stop - 1]?.end ?? 0;
  // 'Kolbe was a chemist, born near Göttingen': Kolbe was, rather than a chemist
  const isItsOwn = head.end === from - 1 || verb.lemma === 'bear' || isFromAt(analysis, head, from - 1);
  const bearer = reduced && !fronted && isItsOwn ? bearerOf(analysis, head) : null;
  const body = {
    start: tokens[relative ? verb.start : from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? text.length,
  };
  // adverbs stand between 'who' and the verb
  if (relative) body.start = tokens[(clause.marker as number) + 1]?.start ?? body.start;
  if (end <= start || body.end <= body.start || (!fronted && body.start < end)) return null;
  const pieces: Piece[] = [
    bearer === null ? { start, end } : rangeOf(tokens, bearer),
    ...(reduced ? [{ insert: passiveOf(bearer ?? head, verb, tokens) }] : []),
    fronted ? { ...body, lower: true } : body,
  ];
  const asMain = own.map((other, i) => (i === 0 ? { ...other, kind: 'main' as const } : other));
  return { segment: { pieces, clauses: asMain }, from, to, clauses: own };
}

/** 'Ann Lee' of 'Ann Lee, a nurse, who moved to Hull': whom the noun in front of the clause describes; null where it describes nobody named. */
function namedInFront(
  { tokens, nounPhrases }: SentenceAnalysis,
  { start, index, determiner }: NounPhrase,
): NounPhrase | null {
  const named = nounPhrases[index - 1];
  const isDescription =
    /^an?$/.test(tokens[determiner ?? -1]?.lower ?? '') && tokens[start - 1]?.text === ',';
  return isDescription && named?.kind === 'proper' && named.end === start - 1 ? named : null;
}

/** 'a rock band from Leeds', up to the comma there */
function isFromAt(
  { tokens, nounPhrases }: SentenceAnalysis,
  { index, end }: NounPhrase,
  comma: number,
): boolean {
  const place = nounPhrases[index + 1];
  return tokens[end]?.lower === 'from' && place?.governor === end && place.end === comma;
}

/** Whom a description with 'a' or 'an' is said of: 'Kolbe' of 'Kolbe was a chemist'. */
function bearerOf(
  { clauses, nounPhrases, tokens, verbGroups }: SentenceAnalysis,
  head: NounPhrase,
): NounPhrase | null {
  const clause = clauses.find(({ objects }) => objects.includes(head.index));
  const isDescription = /^an?$/.test(tokens[head.determiner ?? -1]?.lower ?? '');
  if (clause === undefined || !isDescription || verbGroups[clause.verb]?.copula !== true) return null;
  const subject = nounPhrases[clause.subjects[0] ?? -1];
  return clause.subjects.length === 1 && subject?.kind === 'proper' ? subject : null;
}

function rangeOf(tokens: readonly Token[], { start, end }: NounPhrase): Piece {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}

/** 'Sparrow is a tool for Linux, maintained by Ida': what the sentence defines, where the noun in front belongs to its definition. */
function definedBy(
  { tokens, nounPhrases, verbGroups, clauses }: SentenceAnalysis,
  { lemma, start }: VerbGroup,
  nearest: NounPhrase,
): NounPhrase | null {
  const [main] = clauses;
  const be = verbGroups[main?.verb ?? -1];
  const subject = nounPhrases[main?.subjects[0] ?? -1];
  if (main?.kind !== 'main' || be?.lemma !== 'be' || subject === undefined || !makingVerbs.test(lemma))
    return null;
  const what = nounPhrases.find((phrase) => phrase.start >= be.end);
  if (what === undefined || what.kind !== 'common' || what.index === nearest.index) return null;
  const between = tokens.slice(what.end, start - 1);
  const isWithin =
    nearest.start > what.start && !between.some(({ pos, text }) => pos === 'VERB' || text === ',');
  const head = tokens[what.head]?.lower ?? '';
  return isWithin && nearest.governor !== null && kindOfNoun(head) !== 'person' && main.subjects.length === 1
    ? subject
    : null;
}

const standing =
  /^(?:maintain|locate|base|situate|headquarter|know|call|own|concern|interest|compose|comprise|surround|border|name|associate|relate|connect|design|intend|license|qualify)$/;

function passiveOf(head: NounPhrase, verb: VerbGroup, tokens: readonly Token[]): string {
  const present =
    (standing.test(verb.lemma) && !/^(?:designed|named|called)$/.test(tokens[verb.head]?.lower ?? '')) ||
    isHosted(verb, tokens);
  if (head.plural) return present ? 'are' : 'were';
  return present ? 'is' : 'was';
}

/** 'Argus, hosted on Acme Cloud', but 'the gala, hosted at the Arden Hall in 2019' */
function isHosted({ lemma, head }: VerbGroup, tokens: readonly Token[]): boolean {
  return (
    /^(?:host|store|power)$/.test(lemma) &&
    /^(?:on|at|in|by)$/.test(tokens[head + 1]?.lower ?? '') &&
    !tokens.slice(head, head + 9).some(({ text }) => /^(?:1\d|20)\d\d$/.test(text)) &&
    (lemma === 'power' || tokens[head + 1]?.lower !== 'by')
  );
}

/** Where a description between commas ends: the comma in front of the verb that goes on, or the sentence's end. */
function descriptionEnd(
  { tokens, clauses, verbGroups }: SentenceAnalysis,
  clause: Clause,
  from: number,
): number | null {
  const verb = verbGroups[clause.verb] as VerbGroup;
  const resumed = clauses.find(
    (other) =>
      other.index > clause.index &&
      (other.kind === 'main' ||
        other.start < clause.start ||
        (other.kind === 'coordinate' && !other.sharesSubject)),
  );
  if (resumed === undefined) {
    const coordinate = clauses.find((other) => other.index > clause.index && other.kind === 'coordinate');
    if (coordinate !== undefined) return null;
    let end = tokens.length;
    while (end > from && tokens[end - 1]?.pos === 'PUNCT' && !/^[)\]]$/.test(tokens[end - 1]?.text ?? ''))
      end--;
    // what stands behind a further comma may belong to the main clause
    return end;
  }
  const back = resumed.start < clause.start;
  const stop =
    resumed.kind === 'main' || back ? (verbGroups[resumed.verb] as VerbGroup).start : resumed.start;
  for (let i = stop - 1; i > verb.head; i--) if (tokens[i]?.text === ',') return i;
  return null;
}
