import { describedHead, housed, planned, undergoing } from '../phrases/described-head.ts';
import type { NounPhrase } from '../phrases/noun-phrases.ts';
import { lookUp, Word } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { reportingVerbs } from '../words/verb-classes.ts';
import { fillArguments } from './arguments.ts';
import type { Clause, Work } from './clause-types.ts';
import { findMarker } from './markers.ts';
import { hasBreak, lastPhraseBefore, settleParticiples } from './participles.ts';
import { openRelative } from './relative-clauses.ts';
import { type Own, segmentStart, subjectIn } from './subjects.ts';
import { bracketed, type VerbGroup } from './verb-groups.ts';

/** Clauses in the order of their verbs. Also settles which ambiguous past forms are participles. */
export function findClauses(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verbs: readonly VerbGroup[],
): Clause[] {
  const work = { tokens, phrases, verbs, aside: bracketed(tokens) };
  settleParticiples(tokens, phrases, verbs);
  const clauses: Clause[] = [];
  for (const verb of verbs) clauses.push(openClause(work, clauses, verb));
  for (const clause of clauses) {
    fillArguments(tokens, phrases, verbs, clauses, clause);
    invert(work, clause);
    // 'Founded in 1998, Acme makes …': the participle in front speaks of the subject behind it
    if (clause.kind !== 'participial' || clause.subjects.length > 0) continue;
    clause.subjects =
      clauses.find((other) => other.index > clause.index && other.kind === 'main')?.subjects ?? [];
  }
  return clauses;
}

/** 'Among its rivals are Orr and Hale', 'In the attic stood a clock': what stands behind the verb is its subject. */
function invert({ verbs, tokens, phrases }: Work, clause: Clause): void {
  const verb = verbs[clause.verb] as VerbGroup;
  const group = clause.objectGroups[0];
  if (clause.subjects.length > 0 || group === undefined || verb.form !== 'finite' || clause.kind !== 'main')
    return;
  const fronted = tokens[0]?.pos === 'ADP' || tokens[0]?.lower === 'here';
  if (!fronted || !/^(?:be|stand|lie|sit|hang|live|come|remain|rest|follow)$/.test(verb.lemma)) return;
  if (phrases[group[0] ?? -1]?.kind === 'pronoun') return;
  clause.subjects = group;
  clause.objects = clause.objects.filter((object) => !group.includes(object));
  clause.objectGroups = clause.objectGroups.slice(1);
}

function openClause(work: Work, clauses: readonly Clause[], verb: VerbGroup): Clause {
  const clause: Clause = {
    index: clauses.length,
    kind: 'main',
    start: verb.start,
    end: work.tokens.length,
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
  const from = work.verbs[verb.index - 1]?.end ?? 0;
  if (verb.form === 'infinitive') openInfinitive(work, clauses, clause, verb);
  else if (verb.form !== 'finite') openParticipial(work, clauses, clause, verb, from);
  else openFinite(work, clauses, clause, verb, from);
  return clause;
}

/** Verbs whose object is the subject of the infinitive behind it: 'asked her to leave'. */
const raisingVerbs = new Set(
  (
    'ask tell order urge allow enable force require persuade help want expect encourage invite instruct permit cause advise ' +
    'authorize authorise lead find believe deem consider warn beg remind command forbid challenge implore'
  ).split(' '),
);

/** Verbs whose object is the subject of the gerund behind 'from' or 'of': 'kept her from leaving', 'accused her of lying'. */
const hinderingVerbs =
  /^(?:prevent|block|stop|bar|ban|keep|prohibit|deter|dissuade|discourage|accuse|suspect|acquit|clear|convict)$/;

function openInfinitive(work: Work, clauses: readonly Clause[], clause: Clause, verb: VerbGroup): void {
  clause.kind = 'infinitive';
  const parent = clauses.at(-1);
  if (parent === undefined) return;
  const parentVerb = work.verbs[parent.verb] as VerbGroup;
  const object = work.phrases.find(
    (phrase) =>
      phrase.start >= parentVerb.end &&
      phrase.end <= verb.start &&
      phrase.governor === null &&
      phrase.kind !== 'time',
  );
  const raised = object !== undefined && raisingVerbs.has(parentVerb.lemma);
  const undergone = verb.voice === 'passive' && !parentVerb.copula ? undergoing(work.phrases, verb) : null;
  clause.subjects = raised ? [object.index] : undergone === null ? parent.subjects : [undergone.index];
  clause.sharesSubject = true;
}

/** The object between one of these verbs, in the active, and the verb behind it. */
function objectOf(
  { verbs, phrases }: Work,
  parent: Clause | undefined,
  { start }: VerbGroup,
  lemmas: RegExp,
): number | undefined {
  const outer = parent === undefined ? undefined : verbs[parent.verb];
  if (outer === undefined || outer.voice === 'passive' || !lemmas.test(outer.lemma)) return undefined;
  return phrases.find(
    (phrase) =>
      phrase.start >= outer.end && phrase.end <= start && phrase.governor === null && phrase.kind !== 'time',
  )?.index;
}

function openParticipial(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  from: number,
): void {
  clause.kind = 'participial';
  clause.sharesSubject = true;
  const { phrases, tokens } = work;
  const before = tokens[verb.start - 1];
  const phrase = lastPhraseBefore(phrases, verb.start);
  const parent = clauses.at(-1);
  if (before?.pos === 'ADP') {
    clause.marker = verb.start - 1;
    clause.start = verb.start - 1;
    const hindered = /^(?:from|of)$/.test(before.lower)
      ? objectOf(work, parent, verb, hinderingVerbs)
      : undefined;
    clause.subjects = hindered === undefined ? (parent?.subjects ?? []) : [hindered];
    return;
  }
  const listed = before !== undefined && /^(?:and|or|,)$/.test(before.lower);
  if (listed && parent?.kind === 'participial' && verb.form === 'participle') {
    clause.subjects = parent.subjects;
    clause.head = parent.head;
    return;
  }
  const running =
    before?.pos === 'CCONJ' && verb.form === 'gerund' ? clauseUnderWay(work, clauses) : undefined;
  if (running !== undefined) {
    clause.subjects = running.subjects;
    return;
  }
  const describes = before?.text !== ',' || parent === undefined || verb.form === 'participle';
  if (phrase !== undefined && phrase.end >= from && describes) {
    const head =
      before?.text === ','
        ? (planned(phrases, phrase, verb) ?? describedHead(work, phrase, verb))
        : (housed(work, phrase) ?? phrase);
    clause.head = head.index;
    clause.subjects = [head.index];
    return;
  }
  clause.subjects = parent?.subjects ?? [];
}

/** 'is leaving Orr and going to Hale': what a gerund behind 'and' goes on with, and no word about Orr. */
function clauseUnderWay({ verbs }: Work, clauses: readonly Clause[]): Clause | undefined {
  return clauses.findLast(({ verb }) => verbs[verb]?.progressive === true || verbs[verb]?.form === 'gerund');
}

function openFinite(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  from: number,
): void {
  const marker = findMarker(work, clauses, verb, from);
  if (marker?.kind === 'relative') {
    openRelative(work, clauses, clause, verb, marker.at);
    return;
  }
  if (marker === null && openReporting(work, clauses, clause, verb, from)) return;
  const segment = marker === null ? segmentStart(work, clauses, verb, from) : marker.at + 1;
  const own = subjectIn(work, segment, verb.start, clauses.length > 0 && marker?.kind !== 'complement');
  clause.start = marker?.at ?? own?.start ?? verb.start;
  clause.marker = marker?.at ?? null;
  if (own !== null) clause.subjects = own.subjects;
  if (marker !== null) {
    joinByMarker(work, clauses, clause, marker, own !== null);
    return;
  }
  const previous = clauses.at(-1);
  if (previous === undefined) {
    clause.parent = null;
    if (own !== null && isContact(work, own, 0, verb)) {
      clause.kind = 'relative';
      clause.head = own.before;
    }
    return;
  }
  if (resumesMain(work, clauses, clause, verb, own)) return;
  const previousVerb = work.verbs[previous.verb] as VerbGroup;
  if (own !== null && isContact(work, own, previousVerb.end, verb)) {
    clause.kind = 'relative';
    clause.head = own.before;
    return;
  }
  if (
    own !== null &&
    reportingVerbs.has(previousVerb.lemma) &&
    !hasComma(work.tokens, previousVerb.end, own.start)
  ) {
    clause.kind = 'complement';
    return;
  }
  const hasMain = clauses.some((other) => other.kind === 'main');
  clause.kind = hasMain ? 'coordinate' : 'main';
  if (!hasMain) clause.parent = null;
  if (own !== null) return;
  clause.sharesSubject = true;
  clause.subjects = clauseBefore(work, clauses, verb.start, false)?.subjects ?? [];
  if (clause.subjects.length > 0) return;
  const nearest = anySubject(work, verb);
  if (nearest === null) return;
  clause.subjects = [nearest.index];
  clause.sharesSubject = false;
  if (nearest.start > (work.verbs[previous.verb] as VerbGroup).end) clause.start = nearest.start;
}

function joinByMarker(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  marker: { at: number; kind: Clause['kind'] },
  hasSubject: boolean,
): void {
  clause.kind = marker.kind;
  const before = clauses.filter((other) => (work.verbs[other.verb] as VerbGroup).start < marker.at);
  const nearest =
    marker.kind === 'coordinate' ? clauseBefore(work, clauses, marker.at, hasSubject) : before.at(-1);
  const base =
    nearest !== undefined && !hasSubject && endsAtComma(work, nearest, marker.at)
      ? (clauses[nearest.parent ?? -1] ?? nearest)
      : nearest;
  clause.parent = base?.index ?? clause.parent;
  if (hasSubject || base === undefined) return;
  clause.subjects = base.subjects;
  clause.sharesSubject = true;
  const nested = base.kind === 'relative' || base.kind === 'complement' || base.kind === 'adverbial';
  if (marker.kind === 'coordinate' && nested) clause.kind = base.kind;
}

/** 'She replaces Ann, who retires in May, and will report to Bob': between commas, the relative clause is over at 'and'. */
function endsAtComma({ tokens, verbs }: Work, { kind, start, parent }: Clause, at: number): boolean {
  const outer = verbs[parent ?? -1];
  return (
    kind === 'relative' &&
    outer !== undefined &&
    outer.end <= start &&
    tokens[start - 1]?.text === ',' &&
    tokens[at - 1]?.text === ','
  );
}

/** The noun phrase that is likeliest to be the subject where nothing else gave one: behind a comma, else the last in front. */
function anySubject({ tokens, phrases, aside }: Work, verb: VerbGroup): NounPhrase | null {
  const free = phrases.filter(
    ({ end, start, governor, kind, bracketed: inside }) =>
      end <= verb.start && governor === null && kind !== 'time' && !inside && aside[start] === 0,
  );
  return free.findLast(({ start }) => start === 0 || tokens[start - 1]?.text === ',') ?? free.at(-1) ?? null;
}

/** ', adds Tom Baker', ', say officials', ', adds the minister', but ', adds dark mode', ', adds a dark mode'. */
function maySay({ tokens }: Work, { kind, determiner, head }: NounPhrase, { lemma }: VerbGroup): boolean {
  if (kind === 'time' || kind === 'quantity') return false;
  const noun = tokens[head]?.lower ?? '';
  const hasOtherSense = /^(?:add|find|show|project|mean|see|hear|note|post|mention|feel)$/.test(lemma);
  const isSomebody =
    (lookUp(noun) & (Word.actor | Word.organization)) !== 0 ||
    /^(?:man|woman|report|statement|spokesman|spokeswoman|spokesperson|chair|head|official|minister|mayor)$/.test(
      noun,
    );
  if (kind === 'common' && hasOtherSense && !isSomebody) return false;
  return (
    kind !== 'common' || determiner !== null || /^(?:say|argue|warn|believe|insist|complain)$/.test(lemma)
  );
}

/** ', said Tom Baker' and ', the minister said' beside what they report. */
function openReporting(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  from: number,
): boolean {
  const { tokens, phrases } = work;
  if (clauses.length === 0 || !reportingVerbs.has(verb.lemma) || verb.voice === 'passive') return false;
  let mark = verb.start - 1;
  while (mark >= from && /^["”“'’]$/.test(tokens[mark]?.text ?? '')) mark--;
  const follower = phrases.find((phrase) => phrase.start === verb.end);
  const afterMark = mark >= from - 1 && /^[,?!–—]$/.test(tokens[mark]?.text ?? '');
  const afterQuote = mark < verb.start - 1;
  // 'Ann Lee, who joined in 2015, said profits fell': she says it, and no profits do
  const isWaited = follower?.kind === 'common' && waitingSubject(work, clauses) !== null;
  if ((afterMark || afterQuote) && follower !== undefined && maySay(work, follower, verb) && !isWaited) {
    clause.kind = 'reporting';
    clause.subjects = [follower.index];
    return true;
  }
  const subject = lastPhraseBefore(phrases, verb.start);
  if (subject === undefined || subject.start < from || subject.governor !== null) return false;
  const own = subjectIn(work, segmentStart(work, clauses, verb, from), verb.start, true);
  if (own === null || own.start === 0) return false;
  const opener = tokens[own.start - 1]?.text ?? '';
  const next = tokens[verb.end];
  const closes =
    (verb.lemma === 'tell' && follower !== undefined) ||
    next === undefined ||
    next.pos === 'PUNCT' ||
    next.pos === 'ADP' ||
    next.pos === 'ADV' ||
    follower?.kind === 'time';
  if (!/^[,"”'’–—]$/.test(opener) || !closes) return false;
  clause.kind = 'reporting';
  clause.subjects = own.subjects;
  clause.start = own.start;
  return true;
}

/** Back to a subject that still waits for its verb: 'Acme, which was founded in 1998, makes …'. */
function resumesMain(
  work: Work,
  clauses: readonly Clause[],
  clause: Clause,
  verb: VerbGroup,
  own: Own | null,
): boolean {
  const open = waitingSubject(work, clauses) ?? subjectOfInfinitive(work, clauses, verb);
  if (open === null) return false;
  const pronoun =
    own !== null && work.phrases[own.subjects[0] ?? -1]?.kind === 'pronoun' && own.end >= verb.start - 1;
  if (pronoun && own.start > open.start) return false;
  clause.kind = open.kind;
  clause.subjects = open.subjects;
  clause.start = open.start;
  clause.parent = open.parent;
  return true;
}

type Waiting = {
  subjects: number[];
  start: number;
  kind: 'main' | 'coordinate' | 'complement';
  parent: number | null;
};

function waitingSubject(work: Work, clauses: readonly Clause[]): Waiting | null {
  // back over the clauses that hang on a noun phrase, to the first of the chain
  let first = clauses.at(-1);
  while (first !== undefined && first.kind !== 'relative' && first.kind !== 'participial') {
    if (first.kind !== 'infinitive' && first.kind !== 'complement' && !first.sharesSubject) return null;
    if (first.kind === 'main' || first.kind === 'reporting') return null;
    first = clauses[first.index - 1];
  }
  if (first === undefined) return null;
  for (let before = clauses[first.index - 1]; before !== undefined; before = clauses[first.index - 1]) {
    if (before.kind !== 'relative' && before.kind !== 'participial') break;
    first = before;
  }
  if (first.head === null) return null;
  const head = work.phrases[first.head] as NounPhrase;
  const before = clauses[first.index - 1];
  const from = before === undefined ? 0 : (work.verbs[before.verb] as VerbGroup).end;
  const fresh = before === undefined || before.kind === 'adverbial';
  if (!fresh && !hasBreak(work.tokens, from, head.start)) return null;
  const known = before === undefined ? [] : clauses.slice(0, before.index + 1);
  const own = subjectIn(
    work,
    segmentStart(work, known, work.verbs[first.verb] as VerbGroup, from),
    head.end,
    false,
  );
  if (own === null) return null;
  // after 'sold Foo, which …, and' nothing waits: the head was an object
  if (!fresh && before !== undefined && !startsClause(work.tokens, own.start)) return null;
  return {
    subjects: own.subjects,
    start: own.start,
    kind: fresh ? 'main' : work.tokens[own.start - 1]?.lower === 'that' ? 'complement' : 'coordinate',
    parent: before?.index ?? null,
  };
}

/** 'His offer to buy Tarn Ltd was rejected': what was rejected is the offer. */
function subjectOfInfinitive(work: Work, clauses: readonly Clause[], verb: VerbGroup): Waiting | null {
  const { tokens, phrases, verbs } = work;
  const [only] = clauses;
  if (clauses.length !== 1 || only?.kind !== 'infinitive') return null;
  const { start } = verbs[only.verb] as VerbGroup;
  const to = tokens[start]?.lower === 'to' ? start : start - 1;
  if (tokens[to]?.lower !== 'to' || !phrases.some(({ end }) => end === to)) return null;
  const own = subjectIn(work, 0, to, false);
  return own === null || hasComma(tokens, own.start, verb.start)
    ? null
    : { subjects: own.subjects, start: own.start, kind: 'main', parent: null };
}

function startsClause(tokens: readonly Token[], at: number): boolean {
  return /^(?:and|but|or|so|that|;|because|while|when|if|although|as)$/.test(tokens[at - 1]?.lower ?? '');
}

/** 'the firm she founded': a pronoun and its verb right behind another noun phrase. */
function isContact(work: Work, own: Own, from: number, verb: VerbGroup): boolean {
  const before = work.phrases[own.before ?? -1];
  const pronoun = work.phrases[own.subjects[0] ?? -1];
  if (before === undefined || pronoun?.kind !== 'pronoun') return false;
  if (!/^(?:i|you|he|she|it|we|they)$/.test(work.tokens[pronoun.start]?.lower ?? '')) return false;
  // 'later that year it moved', but 'the year it opened'
  if (before.kind === 'time' && !/^the$/i.test(work.tokens[before.start]?.text ?? '')) return false;
  return (
    before.start >= from && before.end === own.start && before.kind !== 'pronoun' && pronoun.end <= verb.start
  );
}

function hasComma(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (tokens[i]?.text === ',') return true;
  return false;
}

/** The clause that a coordinated one is joined to: for a shared subject participles and infinitives are passed over. */
function clauseBefore(
  work: Work,
  clauses: readonly Clause[],
  at: number,
  hasSubject: boolean,
): Clause | undefined {
  const before = clauses.filter((clause) => (work.verbs[clause.verb] as VerbGroup).start < at);
  const joins = hasSubject
    ? (clause: Clause) => clause.kind === 'main' || clause.kind === 'coordinate'
    : (clause: Clause) =>
        clause.kind !== 'participial' && clause.kind !== 'infinitive' && clause.kind !== 'reporting';
  return before.filter(joins).at(-1) ?? before.at(-1);
}
