import type { Clause, Token, VerbGroup } from '../language/analyze.ts';
import { thirdOf } from '../language/words/inflections.ts';
import { recurs, sourceStart, timeStart, trimEnd } from './copulas/predicate-text.ts';

import type { Drafts } from './draft.ts';
import { doneAsOftenAs } from './frequencies.ts';
import { empty } from './mentioned.ts';
import { classNounType, isDemonym, isOccupationNoun } from './names/name-types.ts';
import type { Mention } from './normalized-claim.ts';
import { appositionBehind } from './nouns/appositions.ts';
import { makesOther } from './nouns/makers.ts';
import { paperOf } from './nouns/papers.ts';
import { isPremises, premisesOf } from './nouns/seats.ts';
import { attributePredicate, otherPredicate } from './predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf, valueText, verbOf } from './scene.ts';
import { phraseText } from './terms.ts';
import { conceptOf } from './things.ts';
import type { Frame } from './verbs/frame.ts';
import { isBeginning, isCeasing, moodOf } from './verbs/moods.ts';
import { countedNoun } from './verbs/slots.ts';

/** Verbs of deciding, of whose outcome another verb tells: 'chose not to sell', 'ruled out selling'. */
const resolving =
  /^(?:decide|choose|promise|vow|pledge|threaten|prefer|offer|rule|cease|accuse|suspect|acquit|clear|prevent|block|bar|ban|forbid|prohibit|tip|apply)$/;

function leadsVerb({ analysis: { tokens, verbGroups } }: Scene, end: number): boolean {
  const at = /^(?:not|never|of|from|against)$/.test(tokens[end]?.lower ?? '') ? end + 1 : end;
  return verbGroups.some(({ start, form }) => start === at && (form === 'infinitive' || form === 'gerund'));
}

/**
 * What no canonical predicate fits: two names and their verb make a relation; else the clause as it stands is an
 * observation about its subject.
 */
export function readOther(scene: Scene, frame: Frame, drafts: Drafts): void {
  const { clause, lemma, mood } = frame;
  const verb = verbOf(scene, clause);
  // 'quit drinking coffee', 'gave up smoking': what has ended is the drinking
  const isOver =
    isCeasing(scene, clause) &&
    scene.analysis.verbGroups.some(({ start, form }) => start === endOf(verb) && form === 'gerund');
  // 'stopped playing the cello', as 'no longer plays the cello', and 'started playing it'
  const isTurned = verb.form !== 'finite' && mood.shift !== null && isTurnedDoing(scene, clause);
  if (
    isOver ||
    (empty.test(lemma) &&
      !isKnownFor(frame) &&
      !isSkilled(scene, frame) &&
      !isRoutine(scene, frame) &&
      !startsAt(scene, frame) &&
      !isTrip(scene, frame) &&
      !isDeed(scene, frame) &&
      // 'is used to test servers'
      scene.analysis.tokens[verb.head - 2]?.lower !== 'used' &&
      !(/^(?:add|start|begin|stop|fail)$/.test(lemma) && frame.directs.length > 0) &&
      !(lemma === 'get' && verb.tense === 'past' && frame.directs.length > 0)) ||
    mood.modality === 'hedged' ||
    (verb.form === 'gerund' && !isTurned)
  )
    return;
  // 'It was to open in May, but it did not': of what is told in front
  if (/^(?:want|need|wish|do)$/.test(lemma) && frame.directs.length === 0) return;
  // 'left Orr in 1995, followed by Bo'
  if (lemma === 'follow' && clause.kind === 'participial') return;
  if (resolving.test(lemma) && frame.directs.length === 0 && leadsVerb(scene, verb.end)) return;
  // 'ruled out that Orr owns it', 'discovered that BRX1 causes deafness'
  const leadsClause = scene.analysis.clauses.some(
    ({ kind, parent }) => kind === 'complement' && parent === clause.index,
  );
  const isTelling = resolving.test(lemma) || /^(?:discover|learn|realise|realize|notice|hear)$/.test(lemma);
  if (isTelling && frame.directs.length === 0 && leadsClause) return;
  const name = frame.particle === null ? lemma : `${lemma}_${frame.particle}`;
  const common = { spec: null, effect: 'state', mood, clause, isUnique: false } as const;
  const agents = frame.passive
    ? frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase)
    : frame.subjects;
  const patients = frame.passive ? frame.subjects : frame.directs;
  let related = false;
  const relate = (from: readonly number[], to: readonly number[], predicate: string) => {
    for (const left of from) {
      const subject = nameOf(scene, left);
      if (subject === null) continue;
      for (const right of to) {
        const object = nameOf(scene, right);
        if (object === null || object.name === subject.name || drafts.links(subject, object)) continue;
        if (isDemonym(object.name.toLowerCase())) continue;
        drafts.add({ ...common, predicate, subject, object, text: null });
        related = true;
      }
    }
  };
  // 'Harwick was granted a charter by the king', 'left the farm to her niece', 'made Ann an offer': the verb alone does not say what
  const isThreefold = frame.passive
    ? clause.objects.some((index) => termOf(scene, index).phrase.kind !== 'time')
    : makesOther(scene, clause) ||
      // 'put her on a diet'
      (/^(?:leave|put)$/.test(lemma) &&
        frame.directs.length > 0 &&
        frame.prepositional.some(({ word }) => word === (lemma === 'leave' ? 'to' : 'on')));
  // 'Falcon must be reviewed by Ana' reviews nothing yet: the clause as it stands says so
  if (!isThreefold && !mood.isRule) relate(agents, patients, otherPredicate(name));
  if (related) return;
  const subjects = frame.passive && agents.length > 0 && patients.length === 0 ? agents : frame.subjects;
  if (patients.length === 0 || (frame.passive && !isThreefold)) {
    for (const { word, phrase } of frame.prepositional) {
      if (
        word === 'by' ||
        // 'commutes between Leiden and Utrecht' says nothing of one of them
        (word === 'between' && subjects.some((index) => nameOf(scene, index)?.type === 'person')) ||
        termOf(scene, phrase).phrase.kind === 'time' ||
        termOf(scene, phrase).phrase.attachedTo !== null ||
        isWhereOfOther(scene, frame, phrase)
      )
        continue;
      // 'The Orr was towed to Hull' tows nothing
      const done = frame.passive ? `be_${scene.analysis.tokens[verb.head]?.lower ?? lemma}` : name;
      const verbal = `${done}${adverbBefore(scene, verb.end, phrase)}`;
      relate(subjects, [phrase], otherPredicate(verbal.endsWith(`_${word}`) ? verbal : `${verbal}_${word}`));
    }
  }
  if (
    related ||
    clause.kind === 'relative' ||
    (clause.kind === 'participial' && !isTurned) ||
    (clause.kind === 'infinitive' && !isTurned) ||
    clause.kind === 'adverbial'
  )
    return;
  // 'The rooms of the Orr Clinic are cleaned by Tern Hygiene' is said of both
  // 'It is made by Orr' is said of what nobody knows
  const isTold = frame.subjects.some((index) => termOf(scene, index).phrase.kind !== 'pronoun');
  for (const agent of frame.passive && !isThreefold && isTold
    ? agents.flatMap((index) => nameOf(scene, index) ?? [])
    : []) {
    const text = statementText(scene, frame, agent, frame.subjects[0] ?? null);
    if (text !== null)
      drafts.add({ ...common, predicate: otherPredicate(name), subject: agent, object: null, text });
  }
  const counted = countedNoun(scene, frame);
  const told = counted === null ? otherPredicate(name) : attributePredicate(`number_of_${counted}`);
  const host = hostOf(scene, frame);
  for (const index of frame.subjects) {
    const guest = nameOf(scene, index) === null;
    const holder = guest ? (nameBehind(scene, index, verb.start) ?? host) : null;
    const subject = holder ?? nameOf(scene, index) ?? conceptOf(scene, index);
    if (subject?.type === 'concept' && service.test(lemma) && hasHost(scene)) continue;
    if (subject === null || /^(?:an? )?(?:earlier|previous)? ?version$/i.test(subject.name)) continue;
    const text = statementText(scene, frame, subject, holder === null ? null : index);
    if (text !== null)
      drafts.add({
        ...common,
        predicate: told,
        subject,
        object: null,
        text,
        isUnique: counted !== null || doneAsOftenAs(text) !== '',
      });
  }
}

/** 'is saving up for a house in Hull': where the house is, and nobody saves. */
function isWhereOfOther(
  { analysis: { nounPhrases, tokens } }: Scene,
  { prepositional }: Frame,
  at: number,
): boolean {
  const governor = nounPhrases[at]?.governor ?? -1;
  if (!/^(?:in|at|on|near)$/.test(tokens[governor]?.lower ?? '')) return false;
  return prepositional.some(({ word, phrase }) => {
    const front = nounPhrases[phrase];
    return (
      phrase !== at &&
      /^(?:for|from|about|with|of)$/.test(word) &&
      front?.end === governor &&
      front.kind === 'common' &&
      /^an?$/.test(tokens[front.determiner ?? -1]?.lower ?? '')
    );
  });
}

const seldom = /^(?:rarely|seldom|barely|scarcely|infrequently)$/;

/** 'rarely eats meat', 'barely speaks Dutch': neither that she does nor that she does not, but as it is said. */
export function readSeldom(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { start, end, head, copula } = verbOf(scene, frame.clause);
  const isSeldom = scene.analysis.tokens
    .slice(Math.max(0, start - 1), copula ? end + 1 : head)
    .some(({ lower }) => seldom.test(lower));
  if (!isSeldom) return false;
  const { clause, lemma, mood } = frame;
  for (const subject of frame.subjects.flatMap((index) => nameOf(scene, index) ?? [])) {
    const text = statementText(scene, frame, subject);
    const predicate = otherPredicate(lemma);
    if (text !== null)
      drafts.add({
        spec: null,
        effect: 'state',
        mood,
        clause,
        isUnique: false,
        predicate,
        subject,
        object: null,
        text,
      });
  }
  return true;
}

/** What somebody by name took up or gave up doing, right behind the verb that says so. */
function isTurnedDoing(scene: Scene, clause: Clause): boolean {
  const parent = clause.parent === null ? undefined : scene.analysis.clauses[clause.parent];
  return (
    parent !== undefined &&
    (isCeasing(scene, parent) || isBeginning(scene, parent)) &&
    endOf(verbOf(scene, parent)) === verbOf(scene, clause).start &&
    clause.subjects.every((index) => nameOf(scene, index)?.type === 'person' || isNameless(scene, index))
  );
}

/** Behind a verb and the particle right behind it. */
function endOf({ end, particle }: VerbGroup): number {
  return particle === end ? end + 1 : end;
}

function isNameless(scene: Scene, index: number): boolean {
  const { type, isTypeCertain } = nameOf(scene, index) ?? { type: 'concept', isTypeCertain: true };
  return type === 'thing' && !isTypeCertain;
}

/** 'stands in for her', 'moved in with him': the adverb between a verb and its preposition, as part of what it is called. */
function adverbBefore(scene: Scene, from: number, index: number): string {
  const { tokens } = scene.analysis;
  const word = tokens[from]?.lower ?? '';
  const isBetween = termOf(scene, index).phrase.governor === from + 1;
  return isBetween && /^(?:in|out|up|back|away|along|down|on|off|over|ahead)$/.test(word) ? `_${word}` : '';
}

/** What is said of the offers of a house or an event. */
const service = /^(?:cost|serve|open|close|start|begin|end|finish|last|include|leave|depart)$/;

/** 'A day ticket costs 32 francs' on a museum's page is said of the museum. */
function hasHost({ about }: Scene): boolean {
  return about?.isTypeCertain === true && /^(?:organization|place|event)$/.test(about.type);
}

/** 'Dogs are not allowed in the Red Lion': a rule of the house where it holds. */
function hostOf(scene: Scene, { lemma, passive, prepositional }: Frame): Mention | null {
  if (!passive || !/^(?:allow|permit|admit|prohibit|forbid|ban)$/.test(lemma)) return null;
  const [host = null] = prepositional.flatMap(({ word, phrase }) =>
    /^(?:in|at|on|inside|into|to|from)$/.test(word) ? (nameOf(scene, phrase) ?? []) : [],
  );
  return host !== null && /^(?:organization|place|thing|event)$/.test(host.type) ? host : null;
}

/** 'Tom and Asha have keys': the verb agrees with both. */
function severalSubjects(scene: Scene, { subjects, clause }: Frame): string | null {
  const [first] = subjects;
  const last = subjects.at(-1);
  if (first === undefined || last === undefined || first === last || clause.sharesSubject) return null;
  if (subjects.some((index) => nameOf(scene, index) === null)) return null;
  return rangeText(scene, termOf(scene, first).phrase.start, termOf(scene, last).phrase.end);
}

/** 'Shares in Valco jumped', 'Unemployment in Ostland fell': said of the name that the subject hangs on. */
function nameBehind(scene: Scene, index: number, to: number): Mention | null {
  const { nounPhrases, tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const next = nounPhrases[index + 1];
  if (
    phrase.kind !== 'common' ||
    phrase.possessor !== null ||
    next === undefined ||
    next.governor !== phrase.end ||
    next.end !== to
  )
    return null;
  const paper = paperOf(scene, index);
  if (paper !== null) return paper;
  const word = (tokens[phrase.end] as Token).lower;
  if (!/^(?:in|of|at|for|on|from)$/.test(word)) return null;
  // 'The Ulm factory', said as 'the factory in Ulm'
  const premises = premisesOf(scene, index);
  if (premises !== null || isPremises(scene, index)) return premises;
  // 'The factory in Ulm', 'the keeper at Skerry' are there, and not the place
  if (/^(?:in|at|on|from)$/.test(word) && isConcrete(scene, index)) return null;
  return termOf(scene, next.index).mention;
}

/** 'factory', 'keeper': what or who is somewhere. */
function isConcrete(scene: Scene, index: number): boolean {
  const noun = headLemma(scene, index);
  return classNounType(noun) !== null || isOccupationNoun(noun);
}

/** 'gets up at six', 'goes to the gym on Mondays': what somebody does time and again. */
function isRoutine(scene: Scene, { lemma, particle, prepositional, subjects, clause }: Frame): boolean {
  const { tense, perfect, progressive, modal } = verbOf(scene, clause);
  if (!/^(?:get|go)$/.test(lemma) || tense !== 'present' || perfect || progressive || modal !== null)
    return false;
  const to = prepositional.find(({ word }) => word === 'to');
  const somewhere = to !== undefined && termOf(scene, to.phrase).phrase.kind === 'common';
  return (
    (lemma === 'get' ? particle === 'up' : somewhere) &&
    subjects.some((index) => nameOf(scene, index)?.type === 'person')
  );
}

/** 'is best known for her novel': says what somebody is known for. */
function isKnownFor({ lemma, passive, prepositional }: Frame): boolean {
  return lemma === 'know' && passive && prepositional.some(({ word }) => word === 'for');
}

/** 'knows Tekla and Python': what somebody can work with, rather than whom they have met. */
function isSkilled(scene: Scene, { lemma, passive, directs, subjects, clause }: Frame): boolean {
  return (
    lemma === 'know' &&
    !passive &&
    verbOf(scene, clause).tense === 'present' &&
    subjects.some((index) => nameOf(scene, index)?.type === 'person') &&
    directs.length > 0 &&
    directs.every((index) => /^(?:thing|product|unknown)$/.test(nameOf(scene, index)?.type ?? ''))
  );
}

/** 'is going to Rome': of what is planned no more than that. */
function isTrip(scene: Scene, { lemma, prepositional, clause }: Frame): boolean {
  return (
    lemma === 'go' &&
    verbOf(scene, clause).progressive &&
    prepositional.some(
      ({ word, phrase }) =>
        word === 'to' && /^(?:place|thing|unknown)$/.test(nameOf(scene, phrase)?.type ?? ''),
    )
  );
}

/** 'Lars reviewed the report': what somebody by name did, where a paper would only say how it came by its findings. */
function isDeed(scene: Scene, { lemma, directs, subjects, clause }: Frame): boolean {
  return (
    inquiring.test(lemma) &&
    directs.length > 0 &&
    clause.kind === 'main' &&
    subjects.length > 0 &&
    subjects.every((index) => {
      const { type, isTypeCertain } = nameOf(scene, index) ?? { type: 'concept', isTypeCertain: true };
      return type === 'person' || (type === 'thing' && !isTypeCertain);
    })
  );
}

const inquiring =
  /^(?:study|review|test|examine|inspect|assess|evaluate|discuss|conduct|perform|measure|compare)$/;

/** 'starts at 9:30': says when. */
function startsAt(scene: Scene, { lemma, prepositional }: Frame): boolean {
  return (
    /^(?:start|begin)$/.test(lemma) &&
    prepositional.some(({ word, phrase }) => word === 'at' && /^\d/.test(valueText(scene, phrase)))
  );
}

/** The clause as it stands, said of its subject, beside what predicates keep of it. */
export function readWhole(scene: Scene, frame: Frame, drafts: Drafts): void {
  const { mood, clause, lemma } = frame;
  if (mood.modality === 'hedged') return;
  for (const index of frame.subjects) {
    const subject = nameOf(scene, index);
    const text = subject === null ? null : statementText(scene, frame, subject);
    if (subject === null || text === null) continue;
    drafts.add({
      predicate: otherPredicate(lemma),
      spec: null,
      subject,
      object: null,
      text,
      effect: 'state',
      mood,
      clause,
      isUnique: false,
    });
  }
}

/** The clause as a sentence of its own: its subject's name, its verb and what follows, without its times. */
export function statementText(
  scene: Scene,
  frame: Frame,
  subject: Mention,
  whole: number | null = null,
): string | null {
  const { tokens, nounPhrases } = scene.analysis;
  const { clause } = frame;
  const verb = verbOf(scene, clause);
  const last = [...clause.objects, ...clause.prepositional.map(({ phrase }) => phrase)]
    .filter((index) => termOf(scene, index).phrase.start >= verb.end)
    .map((index) => nounPhrases[index]?.end ?? 0);
  const behind = Math.max(clause.end, ...last);
  let end = trimEnd(scene, verb.end, sourceStart(scene, verb.end, behind));
  for (const phrase of [...nounPhrases].reverse()) {
    if (phrase.kind !== 'time' || phrase.end !== end || recurs(scene, phrase)) continue;
    const start = timeStart(scene, phrase);
    // 'no longer smokes since 2012': the smoking is over, whenever
    if (start < verb.end || (start === verb.end && frame.mood.shift === null)) break;
    // 'from 3 to 7 June' is one stretch
    const isStretch =
      tokens[start]?.lower === 'to' &&
      tokens[start - 1]?.pos === 'NUM' &&
      tokens[start - 2]?.lower === 'from';
    end = trimEnd(scene, verb.end, isStretch ? start - 2 : start);
  }
  // 'is learning to play the cello'
  const doing = scene.analysis.clauses.find(
    ({ kind, parent, start }) => kind === 'infinitive' && parent === clause.index && start === end,
  );
  if (end === verb.end && doing !== undefined) end = trimEnd(scene, verb.end, doing.end);
  if (end <= verb.start) return null;
  // 'closed it': says nothing outside its text
  if (
    tokens
      .slice(verb.end, end)
      .some((token, i) => /^(?:it|them|him)$/.test(token.lower) && tokens[verb.end + i + 1]?.pos !== 'VERB')
  )
    return null;
  if (end === verb.end && !/^\p{L}/u.test((tokens[verb.head] as Token).text)) return null;
  const [first] = frame.subjects;
  const several = severalSubjects(scene, frame);
  const opening =
    several ??
    (whole !== null
      ? rangeText(scene, termOf(scene, whole).phrase.start, verb.start).replace(/^\p{Ll}/u, (letter) =>
          letter.toUpperCase(),
        )
      : subject.type === 'concept' && first !== undefined
        ? `${phraseText(scene.analysis, termOf(scene, first).phrase, scene.titles)}${amountBehind(scene, first, verb.start)}`
        : subject.name);
  const before = tokens[verb.start - 1]?.lower ?? '';
  const from = /^(?:never|nearly|almost)$/.test(before) || seldom.test(before) ? verb.start - 1 : verb.start;
  // 'imports and distributes wine': what is imported stands behind the other verb
  const shared = frame.directs
    .map((index) => termOf(scene, index).phrase)
    .filter(({ index, start }) => start >= clause.end && !clause.objects.includes(index))
    .map((phrase) => rangeText(scene, phrase.start, phrase.end));
  // 'Behind the barn stands the Alder Inn': the inn stands behind the barn
  const isInverted = first !== undefined && termOf(scene, first).phrase.start >= verb.end;
  const said = isInverted
    ? `${rangeText(scene, from, verb.end)} ${rangeText(scene, 0, from).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
    : verb.form === 'gerund' || verb.form === 'infinitive'
      ? `${thirdOf(verb.lemma)} ${rangeText(scene, verb.end, end)}`
      : rangeText(scene, from, end);
  const text = [opening, said, ...shared].join(' ').replace(/\s+/g, ' ').trim();
  // 'Your contact remains Ann Lee': whose, nothing outside its text tells
  return text.length > 300 || /^(?:your|our) /i.test(text) ? null : text;
}

/** ' of up to 50 MB' behind 'files': how much of what the verb is said of. */
function amountBehind(scene: Scene, subject: number, verb: number): string {
  const { tokens } = scene.analysis;
  const { end } = termOf(scene, subject).phrase;
  const between = tokens.slice(end, verb);
  const isAmount =
    between[0]?.lower === 'of' && between.length < 7 && between.some(({ pos }) => pos === 'NUM');
  return isAmount && between.every(({ pos }) => pos !== 'PUNCT') ? ` ${rangeText(scene, end, verb)}` : '';
}

/**
 * What a document about something says without naming it ('All employees must book through Concur' in a travel policy) is
 * said of that.
 */
export function readRule(scene: Scene, drafts: Drafts): void {
  const { analysis } = scene;
  const about = scene.hint ?? scene.about;
  const clause = analysis.clauses.find((candidate) => candidate.kind === 'main');
  if (about === null || clause === undefined || !about.isTypeCertain || about.type === 'person') return;
  const mood = moodOf(scene, clause);
  const verb = verbOf(scene, clause);
  const [subject] = clause.subjects;
  if (
    mood.modality === 'hedged' ||
    verb.form !== 'finite' ||
    subject === undefined ||
    termOf(scene, subject).phrase.kind === 'pronoun' ||
    // 'The old system, Bookwise, has been in use since 2005'
    (nameOf(scene, appositionBehind(scene, subject) ?? subject)?.name ?? about.name) !== about.name
  )
    return;
  const text = rangeText(scene, 0, trimEnd(scene, 0, analysis.tokens.length));
  if (text.length > 240 || /^(?:his|her|their)\b/i.test(text)) return;
  drafts.add({
    predicate: otherPredicate(verb.lemma),
    spec: null,
    subject: about,
    object: null,
    text,
    effect: 'state',
    // 'Nobody may book without a code' is a rule that holds, 'Pets are not allowed' says what is not
    mood: { ...mood, polarity: verb.modal === null ? mood.polarity : 'affirmed', isPast: false },
    clause,
    isUnique: false,
  });
}
