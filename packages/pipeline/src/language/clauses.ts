import { lookUp, Word } from './lexicon.ts';
import { joins, type NounPhrase, type VerbGroup } from './phrases.ts';
import type { Token } from './tokens.ts';

export type ClauseKind =
  /** Carries the sentence. */
  | 'main'
  /** Joined to another by and, but, or, a semicolon or a comma; `sharesSubject` where it has none of its own. */
  | 'coordinate'
  /** who, which, that, whose, where, or a contact clause ('the firm she founded'). */
  | 'relative'
  /** What is said, thought or decided: 'that …', 'whether …', or without a marker. */
  | 'complement'
  /** because, when, if, although, while … */
  | 'adverbial'
  /** A participle or gerund: 'founded by her in 1998', 'leaving the firm'. */
  | 'participial'
  | 'infinitive';

/** One verb with its arguments. Indices point into `tokens`, `nounPhrases` and `verbGroups` of the analysis. */
export type Clause = {
  readonly index: number;
  kind: ClauseKind;
  /** Token range, half-open: from its marker or subject to the next clause. */
  start: number;
  end: number;
  readonly verb: number;
  /** Token index of 'that', 'who', 'because', 'and' …; null without one. */
  marker: number | null;
  /** Noun phrases that are its subject, several when coordinated; a relative clause's are those of its head where it asks for the subject. */
  subjects: number[];
  /** Whether `subjects` were taken over from the clause that this one is joined to or hangs on. */
  sharesSubject: boolean;
  /** Noun phrases behind the verb without a preposition, times left out: object, second object, or predicate of a copula. */
  objects: number[];
  /** Groups of coordinated `objects`: objects in one group are joined by and / or / commas. */
  objectGroups: number[][];
  /** Token index of a predicate adjective ('is red'), else null. */
  adjective: number | null;
  /** Prepositional phrases: of the verb, and those nested in its noun phrases ('of' has `attachedTo` set on the phrase). */
  prepositional: { readonly preposition: number; readonly phrase: number }[];
  /** Noun phrases that tell when without a preposition ('last year'). */
  times: number[];
  /** Clause that this one hangs on; null for the first main clause. */
  parent: number | null;
  /** The noun phrase that a relative or reduced clause describes. */
  head: number | null;
};

const relativeWords = /^(?:who|whom|which|that|whose|where)$/;
const adverbialWords =
  /^(?:because|when|whenever|if|unless|while|whilst|although|though|since|as|after|before|until|till|once|whereas|so|lest|provided|wherever|even)$/;
const complementWords = /^(?:that|whether|if|how|why|what|when|where)$/;

/** Verbs that take a clause as what is said, thought or found. */
export const reportingVerbs: ReadonlySet<string> = new Set(
  (
    'say tell report claim state announce argue believe think know hope note add explain deny confirm suggest show find reveal indicate ' +
    'estimate expect predict warn insist admit acknowledge allege assert conclude demonstrate write mention maintain observe propose ' +
    'promise reply respond remark speculate understand worry agree decide declare disclose discover imply learn mean realize realise ' +
    'recall remember see suspect testify hear hypothesize hypothesise assume guess feel fear doubt complain contend caution stress emphasize emphasise ' +
    'tweet post comment rule vow swear pledge concede dispute reject refute recommend require demand ask request forecast project'
  ).split(' '),
);

type Work = { tokens: readonly Token[]; phrases: readonly NounPhrase[]; verbs: readonly VerbGroup[] };

/** Clauses in the order of their verbs. Also settles which ambiguous past forms are participles. */
export function findClauses(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verbs: readonly VerbGroup[],
): Clause[] {
  const work = { tokens, phrases, verbs };
  settleParticiples(work);
  const clauses: Clause[] = [];
  for (const verb of verbs) clauses.push(openClause(work, clauses, verb));
  for (const clause of clauses) fillArguments(work, clauses, clause);
  return clauses;
}

/**
 * 'The firm founded by her announced …': a past form is a participle when its would-be subject needs the later verb,
 * or when it has no subject of its own.
 */
function settleParticiples({ tokens, phrases, verbs }: Work): void {
  for (const verb of verbs) {
    if (!verb.ambiguous) continue;
    const before = tokens[verb.start - 1];
    const previous = verbs[verb.index - 1];
    const phrase = lastPhraseBefore(phrases, verb.start);
    const adjacent = phrase !== undefined && phrase.end === adverbStart(tokens, verb.start);
    if (before === undefined) {
      toParticiple(verb);
      continue;
    }
    if (/^(?:and|or|but|then)$/.test(before.lower)) {
      if (previous !== undefined && previous.form === 'participle' && previous.ambiguous) toParticiple(verb);
      continue;
    }
    if (/^(?:who|which|that|whom)$/.test(before.lower)) continue;
    if (phrase === undefined && before.text !== ',') {
      toParticiple(verb);
      continue;
    }
    if (adjacent && phrase?.kind === 'pronoun') continue;
    // object of the verb before, or inside a prepositional phrase: 'is a firm founded …', 'a book of poems written …'
    const object =
      adjacent &&
      previous !== undefined &&
      !reportingVerbs.has(previous.lemma) &&
      phrase !== undefined &&
      phrase.start >= previous.end &&
      !hasBreak(tokens, previous.end, verb.start);
    const byAgent = tokens[verb.end]?.lower === 'by';
    if (object || laterFinite(tokens, verbs, verb)) toParticiple(verb);
    else if (
      before.text === ',' &&
      (previous === undefined
        ? byAgent || /^(?:in|on|at|as|for|from|with|to)$/.test(tokens[verb.end]?.lower ?? '')
        : byAgent)
    ) {
      toParticiple(verb);
    } else if (
      byAgent &&
      !followedByGerund(tokens, verb.end) &&
      adjacent &&
      phrase?.governor !== null &&
      !firstInSentence(verbs, verb)
    )
      toParticiple(verb);
  }
}

function followedByGerund(tokens: readonly Token[], at: number): boolean {
  return /ing$/.test(tokens[at + 1]?.lower ?? '');
}

function firstInSentence(verbs: readonly VerbGroup[], verb: VerbGroup): boolean {
  return !verbs.some((other) => other.index < verb.index && other.form === 'finite');
}

function toParticiple(verb: VerbGroup): void {
  verb.form = 'participle';
  verb.tense = null;
  verb.voice = 'passive';
}

function adverbStart(tokens: readonly Token[], at: number): number {
  let i = at;
  while (i > 0 && tokens[i - 1]?.pos === 'ADV') i--;
  return i;
}

function lastPhraseBefore(phrases: readonly NounPhrase[], at: number): NounPhrase | undefined {
  let found: NounPhrase | undefined;
  for (const phrase of phrases) {
    if (phrase.end > at) break;
    found = phrase;
  }
  return found;
}

function hasBreak(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (
      /^(?:[,;:]|and|but|or|that|who|which|while|when|because|although|though|if|as|–|—)$/.test(
        token.lower,
      ) &&
      token.pos !== 'ADP'
    )
      return true;
  }
  return false;
}

/** Whether a finite verb follows in the same clause, with nothing that could open a new one in between. */
function laterFinite(tokens: readonly Token[], verbs: readonly VerbGroup[], verb: VerbGroup): boolean {
  const next = verbs.slice(verb.index + 1).find((other) => other.form === 'finite');
  if (next === undefined || (reportingVerbs.has(verb.lemma) && tokens[verb.end]?.pos !== 'ADP')) return false;
  let commas = 0;
  for (let i = verb.end; i < next.start; i++) {
    const token = tokens[i] as Token;
    if (
      token.pos === 'SCONJ' ||
      token.pos === 'CCONJ' ||
      /^(?:who|which|that|whose|whom|where|;|:|"|“|”)$/.test(token.lower)
    )
      return false;
    if (
      adverbialWords.test(token.lower) &&
      token.lower !== 'as' &&
      token.lower !== 'since' &&
      token.pos !== 'ADP'
    )
      return false;
    if (token.text === ',' || token.text === '—' || token.text === '–') commas++;
    // a pronoun in front of the later verb is its subject
    if (
      i === next.start - 1 &&
      token.pos === 'PRON' &&
      /^(?:he|she|it|they|we|i|you|this|these|those)$/.test(token.lower)
    )
      return false;
  }
  if (commas > 0 && tokens[verb.start - 1]?.text !== ',') return false;
  // two phrases without a preposition between the verbs: the second is the later verb's subject
  return true;
}

function openClause(work: Work, clauses: readonly Clause[], verb: VerbGroup): Clause {
  const { tokens, verbs } = work;
  const previous = verbs[verb.index - 1];
  const from = previous?.end ?? 0;
  const clause: Clause = {
    index: clauses.length,
    kind: 'main',
    start: verb.start,
    end: tokens.length,
    verb: verb.index,
    marker: null,
    subjects: [],
    sharesSubject: false,
    objects: [],
    objectGroups: [],
    adjective: null,
    prepositional: [],
    times: [],
    parent: clauses.length === 0 ? null : clauses.length - 1,
    head: null,
  };
  if (verb.form === 'infinitive') openInfinitive(work, clauses, clause, verb);
  else if (verb.form !== 'finite') openParticipial(work, clauses, clause, verb, from);
  else openFinite(work, clauses, clause, verb, from);
  return clause;
}

function openInfinitive(work: Work, clauses: readonly Clause[], clause: Clause, verb: VerbGroup): void {
  clause.kind = 'infinitive';
  const parent = clauses.at(-1);
  if (parent === undefined) return;
  const between = work.phrases.filter(
    (phrase) =>
      phrase.start >= (work.verbs[parent.verb]?.end ?? 0) &&
      phrase.end <= verb.start &&
      phrase.governor === null &&
      phrase.kind !== 'time',
  );
  const raising =
    /^(?:ask|tell|order|urge|allow|enable|force|require|persuade|help|want|expect|encourage|invite|instruct|permit|cause|advise|authorize|authorise|lead)$/;
  const object = between[0];
  if (object !== undefined && raising.test(work.verbs[parent.verb]?.lemma ?? ''))
    clause.subjects = [object.index];
  else clause.subjects = parent.subjects;
  clause.sharesSubject = true;
}

function openParticipial(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  from: number,
): void {
  clause.kind = 'participial';
  const { phrases, tokens } = work;
  const before = tokens[verb.start - 1];
  const phrase = lastPhraseBefore(phrases, verb.start);
  const parent = clauses.at(-1);
  clause.sharesSubject = true;
  if (before !== undefined && before.pos === 'ADP') {
    clause.marker = verb.start - 1;
    clause.start = verb.start - 1;
    clause.subjects = parent?.subjects ?? [];
    return;
  }
  if (
    before !== undefined &&
    /^(?:and|or|,)$/.test(before.lower) &&
    parent !== undefined &&
    parent.kind === 'participial' &&
    verb.form === 'participle'
  ) {
    clause.subjects = parent.subjects;
    clause.head = parent.head;
    return;
  }
  if (
    phrase !== undefined &&
    phrase.end >= from &&
    (before?.text !== ',' || parent === undefined || verb.form === 'participle')
  ) {
    clause.head = phrase.index;
    clause.subjects = [phrase.index];
    return;
  }
  clause.subjects = parent?.subjects ?? [];
}

function openFinite(
  work: Work,
  clauses: Clause[] | readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  from: number,
): void {
  const { tokens, verbs } = work;
  const open = openMain(work, clauses, verb);
  const marker = findMarker(work, clauses, verb, from);
  const segment = marker === null ? segmentStart(work, clauses, verb, from) : marker.at + 1;
  const own = subjectIn(work, segment, verb.start);
  clause.start = marker?.at ?? own?.start ?? verb.start;
  clause.marker = marker?.at ?? null;
  if (marker?.kind === 'relative') {
    openRelative(work, clauses, clause, verb, marker.at, own);
    return;
  }
  if (own !== null) clause.subjects = own.subjects;
  if (marker !== null) {
    clause.kind = marker.kind;
    const base = clauseBefore(work, clauses, marker.at, marker.kind, own !== null);
    clause.parent = base?.index ?? clause.parent;
    if (own === null && base !== undefined) {
      clause.subjects = base.subjects;
      clause.sharesSubject = true;
      if (marker.kind === 'coordinate')
        clause.kind =
          base.kind === 'main'
            ? 'coordinate'
            : base.kind === 'participial' || base.kind === 'infinitive'
              ? 'coordinate'
              : base.kind;
    }
    return;
  }
  const previous = clauses.at(-1);
  if (previous === undefined) {
    clause.start = Math.min(clause.start, own?.start ?? verb.start);
    clause.parent = null;
    return;
  }
  if (
    open !== null &&
    (own === null || own.start < (verbs[previous.verb]?.end ?? 0) || !standsAlone(work, own, verb, open))
  ) {
    // back to the subject whose relative or reduced clause has ended
    clause.kind = open.kind;
    clause.subjects = open.subjects;
    clause.start = open.start;
    clause.parent = open.parent;
    return;
  }
  const previousVerb = verbs[previous.verb];
  if (own !== null && previousVerb !== undefined && contactRelative(work, own, previousVerb, verb)) {
    clause.kind = 'relative';
    clause.head = own.before;
    clause.parent = previous.index;
    return;
  }
  if (
    own !== null &&
    previousVerb !== undefined &&
    reportingVerbs.has(previousVerb.lemma) &&
    !hasComma(tokens, previousVerb.end, own.start)
  ) {
    clause.kind = 'complement';
    clause.parent = previous.index;
    return;
  }
  if (previous.kind === 'adverbial' && own !== null && !clauses.some((other) => other.kind === 'main')) {
    clause.kind = 'main';
    clause.parent = null;
    return;
  }
  if (!clauses.some((other) => other.kind === 'main')) {
    clause.kind = 'main';
    clause.parent = null;
    if (own === null) {
      clause.subjects = previous.subjects;
      clause.sharesSubject = true;
    }
    return;
  }
  clause.kind = 'coordinate';
  if (own === null) {
    const base = clauseBefore(work, clauses, verb.start, 'coordinate', false);
    clause.subjects = base?.subjects ?? [];
    clause.sharesSubject = true;
  }
}

/** A subject that still waits for its verb because a relative or reduced clause came in between. */
function openMain(
  work: Work,
  clauses: readonly Clause[],
  verb: VerbGroup,
): { subjects: number[]; start: number; kind: ClauseKind; parent: number | null } | null {
  const previous = clauses.at(-1);
  if (previous === undefined) return null;
  // walk back over the chain of clauses that hang on a noun phrase
  let first: Clause | undefined = previous;
  while (first !== undefined && first.kind !== 'relative' && first.kind !== 'participial') {
    if (
      first.kind === 'main' ||
      (first.kind === 'coordinate' && !first.sharesSubject) ||
      first.kind === 'adverbial'
    )
      return null;
    first = clauses[first.index - 1];
  }
  if (first === undefined) return null;
  while (first.index > 0) {
    const before: Clause | undefined = clauses[first.index - 1];
    if (before === undefined || (before.kind !== 'relative' && before.kind !== 'participial')) break;
    first = before;
  }
  const head = first.head;
  if (head === null) return null;
  const before = clauses[first.index - 1];
  const from = before === undefined ? 0 : (work.verbs[before.verb]?.end ?? 0);
  if (
    before !== undefined &&
    before.kind !== 'adverbial' &&
    !hasBreak(work.tokens, from, work.phrases[head]?.start ?? from)
  )
    return null;
  const own = subjectIn(
    work,
    segmentStart(
      work,
      before === undefined ? [] : clauses.slice(0, before.index + 1),
      work.verbs[first.verb] as VerbGroup,
      from,
    ),
    work.phrases[head]?.end ?? verb.start,
  );
  if (own === null) return null;
  return {
    subjects: own.subjects,
    start: own.start,
    kind: before === undefined || before.kind === 'adverbial' ? 'main' : 'coordinate',
    parent: before?.index ?? null,
  };
}

function standsAlone(work: Work, own: Own, verb: VerbGroup, open: { start: number }): boolean {
  if (own.start <= open.start) return false;
  const before = work.tokens[own.start - 1];
  const phrase = work.phrases[own.subjects[0] ?? -1];
  // 'the man who lives in Rome, Alice says, …' – a fresh subject after a comma or a pronoun next to the verb
  return phrase?.kind === 'pronoun' && before !== undefined && phrase.end >= verb.start - 1;
}

type Marker = { at: number; kind: ClauseKind };

/** The word that opens the clause of `verb`, looked for from the verb back to the verb before. */
function findMarker(work: Work, clauses: readonly Clause[], verb: VerbGroup, from: number): Marker | null {
  const { tokens } = work;
  const previous = clauses.at(-1);
  for (let i = verb.start - 1; i >= from; i--) {
    const token = tokens[i] as Token;
    const { lower } = token;
    if (
      relativeWords.test(lower) &&
      (token.pos === 'PRON' || token.pos === 'SCONJ' || token.pos === 'DET' || token.pos === 'ADV')
    ) {
      const behind = tokens[i - 1];
      const afterVerb = i === from && previous !== undefined;
      if (lower === 'that' && isDemonstrative(tokens, i, verb)) continue;
      if (
        lower === 'that' &&
        (afterVerb ||
          behind === undefined ||
          /^(?:ADJ|VERB|PUNCT|CCONJ|ADV)$/.test(behind.pos) ||
          takesClause(tokens, i))
      ) {
        return { at: i, kind: 'complement' };
      }
      if (lower === 'where' && afterVerb) return { at: i, kind: 'complement' };
      if (behind === undefined || (afterVerb && !/^(?:who|whom|which|whose)$/.test(lower)))
        return { at: i, kind: i === 0 ? 'adverbial' : 'complement' };
      if (behind.pos === 'ADP' && lower !== 'that') return { at: i - 1, kind: 'relative' };
      return { at: i, kind: 'relative' };
    }
    const opens =
      token.pos === 'SCONJ' ||
      (adverbialWords.test(lower) && token.pos !== 'ADJ' && opensClause(work, i, verb));
    if (opens && lower !== 'to') {
      if (complementWords.test(lower) && i === from && previous !== undefined && lower !== 'when')
        return { at: i, kind: 'complement' };
      if (lower === 'so' || lower === 'as' || adverbialWords.test(lower) || token.pos === 'SCONJ')
        return { at: i, kind: 'adverbial' };
    }
    if (token.text === ';') return { at: i, kind: previous === undefined ? 'main' : 'coordinate' };
    if (token.pos === 'CCONJ' && previous !== undefined && coordinates(work, i, verb, from))
      return { at: i, kind: 'coordinate' };
  }
  return null;
}

function isDemonstrative(tokens: readonly Token[], i: number, verb: VerbGroup): boolean {
  const next = tokens[i + 1];
  if (i + 1 === verb.start) return i === 0 || (tokens[i - 1]?.text === ',' && tokens[i - 2]?.pos !== 'NOUN');
  return tokens[i]?.pos === 'DET' && next !== undefined && next.pos === 'NOUN' && i === 0;
}

/** 'the claim that …', 'evidence that …' */
function takesClause(tokens: readonly Token[], i: number): boolean {
  return /^(?:claim|report|evidence|fact|belief|news|idea|view|hypothesis|notion|assumption|rumour|rumor|suggestion|allegation|statement|announcement|possibility|hope|concern|sign|indication|conclusion|opinion|theory|warning)s?$/.test(
    tokens[i - 1]?.lower ?? '',
  );
}

/** Whether 'as', 'since', 'after' … at `i` leads a clause with `verb` rather than a noun phrase. */
function opensClause(work: Work, i: number, verb: VerbGroup): boolean {
  const { phrases, tokens } = work;
  const token = tokens[i] as Token;
  if (token.lower === 'so' && i + 1 < verb.start && tokens[i + 1]?.pos === 'ADJ') return false;
  const governed = phrases.find(
    (phrase) => phrase.start === i + 1 || (phrase.start > i && phrase.start <= i + 2),
  );
  if (governed === undefined) return i + 1 === verb.start;
  if (
    tokens.slice(governed.end, verb.start).some((between) => between.text === ',' || between.pos === 'CCONJ')
  )
    return false;
  // the phrase behind it must reach the verb as its subject: only 'of'-phrases and adverbs in between
  const rest = phrases.filter(
    (phrase) => phrase.start >= governed.end && phrase.end <= verb.start && phrase.governor === null,
  );
  if (rest.length > 0) return false;
  return governed.kind !== 'time' || token.lower === 'when' || token.lower === 'if';
}

/** Whether 'and' / 'but' / 'or' at `i` joins clauses rather than noun phrases. */
function coordinates(work: Work, i: number, verb: VerbGroup, from: number): boolean {
  const { phrases, tokens } = work;
  const after = phrases.filter(
    (phrase) =>
      phrase.start > i && phrase.end <= verb.start && phrase.governor === null && phrase.kind !== 'time',
  );
  if (after.length === 0)
    return i >= verb.start - 3 || tokens[i + 1]?.pos === 'ADP' || tokens[i + 1]?.pos === 'ADV';
  const lower = tokens[i]?.lower;
  if (lower === 'but' || lower === 'yet') return true;
  // 'X and Y founded': before the first verb it joins subjects; behind a verb it opens a clause
  return from > 0;
}

/** Where a clause without a marker begins: behind the last comma or dash that a subject follows. */
function segmentStart(work: Work, clauses: readonly Clause[], verb: VerbGroup, from: number): number {
  const { tokens, phrases } = work;
  if (clauses.length === 0) return 0;
  for (let i = verb.start - 1; i >= from; i--) {
    const token = tokens[i] as Token;
    if (!/^(?:[,;:"“”'‘’–—()-]|\.\.\.|…)$/.test(token.text)) continue;
    const next = phrases.find((phrase) => phrase.start > i && phrase.end <= verb.start);
    if (next !== undefined && next.governor === null && next.kind !== 'time') return i + 1;
    if (next === undefined && i === verb.start - 1) continue;
  }
  return from;
}

type Own = { subjects: number[]; start: number; before: number | null };

/** The subject between two token positions: its first noun phrase that no preposition governs, with those joined to it. */
function subjectIn({ phrases, tokens }: Work, from: number, to: number): Own | null {
  const candidates = phrases.filter(
    (phrase) =>
      phrase.start >= from && phrase.end <= to && phrase.governor === null && phrase.kind !== 'time',
  );
  const first = candidates[0];
  if (first === undefined) {
    // 'Monday was …': a time can be a subject when nothing else is there
    const time = phrases.find(
      (phrase) => phrase.start >= from && phrase.end <= to && phrase.governor === null && phrase.end === to,
    );
    return time === undefined ? null : { subjects: [time.index], start: time.start, before: null };
  }
  let chosen = first;
  const last = candidates.at(-1) as NounPhrase;
  // two unjoined phrases: 'the firm she founded' – the pronoun next to the verb is the subject
  if (
    last !== first &&
    last.kind === 'pronoun' &&
    last.end >= to - 1 &&
    !joins(tokens, (candidates.at(-2) as NounPhrase).end, last.start)
  )
    chosen = last;
  const subjects = [chosen.index];
  let end = chosen.end;
  if (chosen === first) {
    for (const phrase of candidates.slice(1)) {
      const joined = joins(tokens, end, phrase.start) || joinedThroughOf(tokens, phrases, end, phrase);
      if (!joined || !listEnds(tokens, phrases, phrase, to)) break;
      subjects.push(phrase.index);
      end = phrase.end;
    }
  }
  const before = candidates.filter((phrase) => phrase.end <= chosen.start).at(-1);
  return { subjects, start: chosen.start, before: before?.index ?? null };
}

/** 'the head of Acme and the mayor of Rome': an of-phrase between two coordinated subjects. */
function joinedThroughOf(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  end: number,
  phrase: NounPhrase,
): boolean {
  const between = phrases.filter((other) => other.start >= end && other.end <= phrase.start);
  if (between.length !== 1 || between[0]?.attachedTo === null) return false;
  return tokens[phrase.start - 1]?.pos === 'CCONJ' && between[0]?.end === phrase.start - 1;
}

/** A comma alone may be an apposition; a list has 'and' or 'or' at its end. */
function listEnds(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  phrase: NounPhrase,
  to: number,
): boolean {
  if (tokens[phrase.start - 1]?.pos === 'CCONJ') return true;
  for (let i = phrase.end; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.pos === 'CCONJ') return true;
    if (token.text !== ',' && !phrases.some((other) => i >= other.start && i < other.end)) return false;
  }
  return false;
}

function openRelative(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  at: number,
  own: Own | null,
): void {
  const { tokens, phrases } = work;
  clause.kind = 'relative';
  const word = tokens[at]?.pos === 'ADP' ? at + 1 : at;
  clause.start = at;
  const head = phrases.filter((phrase) => phrase.end <= at && phrase.kind !== 'time').at(-1);
  const base = headOf(phrases, head, tokens, word);
  clause.head = base?.index ?? null;
  const relative = tokens[word]?.lower;
  const inner = own === null ? null : subjectIn(work, word + 1, verb.start);
  if (inner !== null) clause.subjects = inner.subjects;
  else if (relative !== 'where' && base !== undefined) {
    clause.subjects = [base.index];
    clause.sharesSubject = true;
  }
  const parent = clauses.filter((other) => other.start <= (base?.start ?? 0)).at(-1);
  clause.parent = parent?.index ?? null;
}

/** 'the head of Acme, who …' speaks of the head; 'the head of Acme, which …' of Acme. */
function headOf(
  phrases: readonly NounPhrase[],
  head: NounPhrase | undefined,
  tokens: readonly Token[],
  word: number,
): NounPhrase | undefined {
  if (head === undefined || head.attachedTo === null || tokens[word]?.lower !== 'who') return head;
  const outer = phrases[head.attachedTo];
  if (outer === undefined) return head;
  const noun = tokens[outer.head]?.lower ?? '';
  return (lookUp(noun) & Word.actor) !== 0 || outer.kind === 'proper' ? outer : head;
}

function contactRelative(work: Work, own: Own, previous: VerbGroup, verb: VerbGroup): boolean {
  if (own.before === null) return false;
  const before = work.phrases[own.before];
  return (
    before !== undefined &&
    before.start >= previous.end &&
    before.end === own.start &&
    own.start < verb.start &&
    work.phrases[own.subjects[0] ?? -1]?.kind === 'pronoun'
  );
}

function hasComma(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (tokens[i]?.text === ',') return true;
  return false;
}

/** The clause that one with a marker is joined to. */
function clauseBefore(
  work: Work,
  clauses: readonly Clause[],
  at: number,
  kind: ClauseKind,
  hasSubject: boolean,
): Clause | undefined {
  const before = clauses.filter((clause) => (work.verbs[clause.verb]?.start ?? 0) < at);
  const last = before.at(-1);
  if (kind !== 'coordinate' || last === undefined) return last;
  if (hasSubject)
    return before.filter((clause) => clause.kind === 'main' || clause.kind === 'coordinate').at(-1) ?? last;
  // a shared subject: skip participles and infinitives that hang on the verb
  return (
    before.filter((clause) => clause.kind !== 'participial' && clause.kind !== 'infinitive').at(-1) ?? last
  );
}

function fillArguments(work: Work, clauses: readonly Clause[], clause: Clause): void {
  const { tokens, phrases, verbs } = work;
  const verb = verbs[clause.verb] as VerbGroup;
  let end = tokens.length;
  for (const other of clauses) {
    if (other.index > clause.index && other.start >= verb.end) {
      end = Math.min(end, other.start);
    }
  }
  const following = clauses[clause.index + 1];
  if (following !== undefined && following.start < verb.end)
    end = Math.min(end, (verbs[following.verb] as VerbGroup).start);
  clause.end = end;
  let group: number[] = [];
  let last: NounPhrase | undefined;
  for (const phrase of phrases) {
    if (phrase.start < verb.end || phrase.end > end) continue;
    if (phrase.governor !== null && phrase.governor >= verb.end - (verb.particle === null ? 0 : 1)) {
      clause.prepositional.push({ preposition: phrase.governor, phrase: phrase.index });
      continue;
    }
    if (phrase.kind === 'time' && !verb.copula) {
      clause.times.push(phrase.index);
      continue;
    }
    clause.objects.push(phrase.index);
    if (last !== undefined && joins(tokens, last.end, phrase.start)) group.push(phrase.index);
    else {
      group = [phrase.index];
      clause.objectGroups.push(group);
    }
    last = phrase;
  }
  if (clause.objects.length === 0 || (phrases[clause.objects[0] ?? -1]?.start ?? 0) > verb.end + 2) {
    for (let i = verb.end; i < Math.min(end, verb.end + 4); i++) {
      const token = tokens[i] as Token;
      if (token.pos === 'ADJ' && !phrases.some((phrase) => i >= phrase.start && i < phrase.end)) {
        clause.adjective = i;
        break;
      }
      if (token.pos !== 'ADV') break;
    }
  }
  for (const phrase of phrases) {
    // fronted phrases: 'In 2019, the firm moved', 'Last year the firm moved'
    if (phrase.end > verb.start || phrase.start < Math.min(clause.start, frontedFrom(clauses, clause, verbs)))
      continue;
    const subject = clause.subjects.includes(phrase.index);
    if (subject) continue;
    const first = phrases[clause.subjects[0] ?? -1];
    if (
      phrase.governor !== null &&
      first !== undefined &&
      phrase.end <= first.start &&
      phrase.attachedTo === null
    ) {
      clause.prepositional.push({ preposition: phrase.governor, phrase: phrase.index });
    } else if (phrase.kind === 'time' && phrase.governor === null) clause.times.push(phrase.index);
  }
}

function frontedFrom(clauses: readonly Clause[], clause: Clause, verbs: readonly VerbGroup[]): number {
  if (clause.index === 0) return 0;
  if (clause.sharesSubject) return clause.start;
  const previous = clauses[clause.index - 1];
  return previous === undefined ? 0 : Math.min(clause.start, Math.max(verbs[previous.verb]?.end ?? 0, 0));
}
