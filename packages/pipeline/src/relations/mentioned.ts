import { type Clause, fullPhrase, type NounPhrase } from '../language/analyze.ts';
import { lookUp, Word } from '../language/words/lexicon.ts';
import { attributeHolder, figureOf, purposeOf, valueName } from './attribute-texts.ts';
import { predicateText, trimEnd } from './copulas/predicate-text.ts';

import type { Drafts } from './draft.ts';
import { knownKind } from './names/known-things.ts';
import { classNounType, isDemonym, isOccupationNoun, isPaperNoun } from './names/name-types.ts';
import type { Mention } from './normalized-claim.ts';
import { paperOf } from './nouns/papers.ts';
import { isBuilding } from './nouns/seats.ts';
import { readBarePost } from './posts/bare-posts.ts';
import { attributePredicate, otherPredicate, predicateOf } from './predicates.ts';
import {
  headLemma,
  isFigure,
  nameOf,
  possessorOf,
  rangeText,
  type Scene,
  termOf,
  valueText,
  verbOf,
} from './scene.ts';
import { dayWithYear } from './verbs/events.ts';
import { type Mood, moodOf } from './verbs/moods.ts';
import { governingWord } from './verbs/prepositions.ts';

/** Verbs that only carry another clause, or say nothing by themselves. */
export const empty =
  /^(?:be|do|say|report|claim|state|announce|argue|tell|note|add|explain|think|believe|know|show|find|reveal|indicate|suggest|demonstrate|seem|appear|conclude|hope|expect|let|see|confirm|deny|ask|mean|get|go|come|try|plan|fail|rumour|rumor|manage|tend|agree|refuse|decline|claim|intend|help|continue|begin|start|stop|remain|happen|occur|exist|observe|investigate|examine|assess|evaluate|study|analyze|analyse|compare|determine|identify|measure|test|explore|describe|discuss|review|consider|propose|hypothesize|perform|conduct)$/;

/** 'The office moves to Ley': where it goes, whatever kind of name that is. */
export const moving = /^(?:move|relocate|go|return|travel|head|drive|fly|sail|walk|shift)$/;

/** 'Belgium' of 'to Ghent, Belgium' */
export function isPlaceBehindPlace(scene: Scene, index: number): boolean {
  const [before, phrase] = [scene.analysis.nounPhrases[index - 1], scene.analysis.nounPhrases[index]];
  const isBehind =
    before !== undefined &&
    phrase !== undefined &&
    before.governor !== null &&
    before.end === phrase.start - 1;
  return isBehind && [index - 1, index].every((at) => nameOf(scene, at)?.type === 'place');
}

/**
 * What no other reading keeps of a sentence that names something ('The novel was translated by Heike Braun', 'The region of the cluster is
 * Dublin'): the sentence itself, said of the first name in it.
 */
export function readMentioned(scene: Scene, drafts: Drafts): void {
  const { analysis } = scene;
  const clause = analysis.clauses.find((candidate) => candidate.kind === 'main');
  if (clause === undefined) return;
  const mood = moodOf(scene, clause);
  const verb = verbOf(scene, clause);
  const [subject] = clause.subjects;
  if (
    mood.modality === 'hedged' ||
    verb.form !== 'finite' ||
    verb.modal !== null ||
    subject === undefined ||
    termOf(scene, subject).phrase.kind === 'pronoun' ||
    (empty.test(verb.lemma) && !verb.copula) ||
    analysis.clauses.some(({ kind }) => kind === 'reporting' || kind === 'complement')
  )
    return;
  const named = analysis.nounPhrases
    .filter((phrase) => isToldOf(scene, clause, subject, phrase))
    .flatMap((phrase) => nameOf(scene, phrase.index) ?? []);
  const [first = null] = named.filter(({ name }) => !isDemonym(name.toLowerCase()));
  const stands = standsThere(scene, subject) ?? paperOf(scene, subject);
  // 'Ann's passport expires in May' is told of Ann
  const { phrase: own } = termOf(scene, subject);
  // "Ann's landlord Mr Lind" is called by his name
  const isNamed = own.head > own.start && /^\p{Lu}\p{Ll}/u.test(analysis.tokens[own.head]?.text ?? '');
  const owner = isNamed ? null : possessorOf(scene, own);
  // 'The couple have three children: Otto' is not of Otto
  const about = owner ?? stands ?? (verb.lemma === 'have' ? null : first);
  const isAttribute =
    verb.copula &&
    termOf(scene, subject).mention === null &&
    termOf(scene, subject).phrase.determiner !== null &&
    clause.objects.some(
      (index) => /^(?:proper|time)$/.test(termOf(scene, index).phrase.kind) || isFigure(scene, index),
    );
  const isSet = !isAttribute && isSetToWord(scene, clause, subject);
  if (isAttribute && readBarePost(scene, clause, subject, mood, drafts)) return;
  if (isAttribute && isBareAttribute(scene, clause, subject)) return;
  const holder = isAttribute || isSet ? attributeHolder(scene, subject) : about;
  if (holder === null) return;
  if (isAttribute && readOccasion(scene, clause, subject, holder, mood, drafts)) return;
  const spec =
    isAttribute && mood.polarity === 'affirmed' ? figureOf(valueName(scene, subject), holder) : null;
  if (spec !== null) {
    const told = (predicateText(scene, clause) ?? '').replace(/^on /, '');
    const thing = { ...holder, type: 'thing' } as const;
    const common = { effect: 'state', mood, clause, isUnique: false } as const;
    drafts.add({ predicate: spec.name, spec, subject: thing, object: null, text: told, ...common });
    return;
  }
  // 'Our wifi password is maple-77': ours, for those who write so
  const isOurs = knownKind(headLemma(scene, subject)) !== null;
  const text =
    isAttribute || isSet
      ? valueTold(scene, clause, subject).replace(isOurs ? /^Our / : /^$/, 'The ')
      : rangeText(scene, 0, trimEnd(scene, 0, analysis.tokens.length));
  if (
    text.length > 160 ||
    // 'bought it in 2009': says nothing outside its text
    analysis.tokens[verb.end]?.lower === 'it' ||
    /^(?:this|that|these|those|there|here|it|he|she|they|we|i|you|my|our|your|his|her|its|their)\b/i.test(
      text,
    )
  )
    return;
  drafts.add({
    predicate:
      isAttribute || isSet || owner !== null
        ? attributePredicate(valueName(scene, subject))
        : otherPredicate(verb.lemma),
    spec: null,
    subject: holder,
    object: null,
    text,
    effect: 'state',
    mood,
    // the day on which it expires is part of what is said
    clause: owner !== null && verb.tense === 'present' ? null : clause,
    isUnique: isAttribute || isSet || (owner !== null && isExpiry(scene, clause, subject)),
  });
}

/** What is made of letters and figures, whatever these look like: 'The password is plumtree88'. */
const coded = /^(?:password|passcode|passphrase|pin|code|ssid|url|address|link|venue|motto)$/;

/** What is set to one of several words, or is one of several machines: 'the log level', 'the primary'. */
const chosen =
  /^(?:level|mode|branch|strategy|policy|algorithm|format|encoding|theme|currency|region|zone|timezone|locale|driver|engine|registry|channel|protocol|compression|scheme|primary|leader|master|standby|secondary|replica|failover)$/;

/** 'The log level is warn', 'The primary database is birch': a word that is no quality of it. */
function isSetToWord(scene: Scene, clause: Clause, subject: number): boolean {
  const { tokens } = scene.analysis;
  const { phrase, mention } = termOf(scene, subject);
  const verb = verbOf(scene, clause);
  if (!verb.copula || mention !== null || phrase.determiner === null || phrase.plural) return false;
  const isChosen = tokens.slice(phrase.start, phrase.head + 1).some(({ lower }) => chosen.test(lower));
  const value = predicateText(scene, clause) ?? '';
  return isChosen && /^[\p{Ll}\p{N}][\p{L}\p{N}_.-]*$/u.test(value) && !isQuality(value);
}

const isQuality = (word: string) =>
  (lookUp(word) & Word.adjective) !== 0 &&
  !/^(?:main|fatal|light|dark|strict|quiet|verbose|manual|automatic|local|remote|public|private)$/.test(word);

/** 'The port of the gateway is 9000', whether it now is or has been so since May: the day is told beside it. */
function valueTold(scene: Scene, clause: Clause, subject: number): string {
  const { tokens } = scene.analysis;
  const verb = verbOf(scene, clause);
  const whole = rangeText(scene, 0, trimEnd(scene, 0, tokens.length));
  const value = predicateText(scene, clause);
  const link = tokens.slice(verb.start, verb.end).map(({ lower }) => lower);
  const isPlain =
    clause.subjects.length === 1 &&
    link.every((word) => /^(?:is|are|was|were|has|have|been|now|currently)$/.test(word));
  if (value === null || !isPlain) return whole;
  // 'Since May the port is 80'
  const front = rangeText(scene, 0, verb.start);
  const { start, determiner, plural } = termOf(scene, subject).phrase;
  if (Math.min(start, determiner ?? start) > 0) return whole;
  return `${front} ${plural ? 'are' : 'is'} ${value}`;
}

/** 'Ann's visa expires on 3 May': a paper runs out on one day alone. */
function isExpiry(scene: Scene, clause: Clause, subject: number): boolean {
  const { lemma, end, tense } = verbOf(scene, clause);
  const isOver =
    /^(?:expire|lapse|end)$/.test(lemma) || (lemma === 'run' && scene.analysis.tokens[end]?.lower === 'out');
  const noun = headLemma(scene, subject);
  return isOver && tense === 'present' && (isPaperNoun(noun) || /^(?:visa|passport|certificate)$/.test(noun));
}

/** 'The bridge over the Tarn', 'the old school in Ulm': what stands there, rather than the place. */
function standsThere(scene: Scene, subject: number): Mention | null {
  const { tokens, nounPhrases } = scene.analysis;
  const { phrase, mention } = termOf(scene, subject);
  const next = nounPhrases[subject + 1];
  const isThere =
    mention === null &&
    phrase.kind === 'common' &&
    !phrase.plural &&
    phrase.possessor === null &&
    tokens[phrase.determiner ?? -1]?.lower === 'the' &&
    next?.kind === 'proper' &&
    next.governor === phrase.end &&
    /^(?:in|on|over|near|across|under|outside)$/.test(tokens[phrase.end]?.lower ?? '');
  const noun = headLemma(scene, subject);
  const stands = classNounType(noun) === 'place' || isBuilding(noun) || /^(?:church|chapel)$/.test(noun);
  if (!isThere || !stands) return null;
  const isPlace = /^(?:place|thing)$/.test(termOf(scene, next.index).mention?.type ?? '');
  if (!isPlace) return null;
  const name = rangeText(scene, (phrase.determiner ?? phrase.start) + 1, next.end);
  return { surface: name, name, type: 'place', isTypeCertain: true, traits: [] };
}

/** 'The owner is Ana Ruiz', 'The date is 4 March': of what, nothing says. */
function isBareAttribute(scene: Scene, { objects }: Clause, subject: number): boolean {
  const { phrase } = termOf(scene, subject);
  const { tokens, nounPhrases } = scene.analysis;
  // 'The latest version is 7.2'
  const isRelease =
    /^(?:version|release|edition)$/.test(tokens[phrase.head]?.lower ?? '') &&
    tokens.slice(phrase.start, phrase.head).every(({ pos }) => pos === 'DET' || pos === 'ADJ') &&
    !nounPhrases.some(({ attachedTo }) => attachedTo === phrase.index);
  if (isRelease) return true;
  const isAlone =
    phrase.head === (phrase.determiner ?? phrase.start) + 1 &&
    tokens[phrase.head]?.lower === tokens[phrase.head]?.text &&
    purposeOf(scene, phrase) === undefined &&
    !nounPhrases.some(({ attachedTo }) => attachedTo === phrase.index);
  // 'The primary is Cedar'
  if (
    !isAlone ||
    chosen.test(tokens[phrase.head]?.lower ?? '') ||
    coded.test(tokens[phrase.head]?.lower ?? '')
  )
    return false;
  return (
    tokens[phrase.head]?.lower === 'date' ||
    objects.some((index) => termOf(scene, index).phrase.kind === 'proper')
  );
}

/** 'The next meeting is on 14 May', 'The deadline for the audit is 14 May': when it is planned for, or due. */
function readOccasion(
  scene: Scene,
  { objects, prepositional }: Clause,
  subject: number,
  holder: Mention,
  mood: Mood,
  drafts: Drafts,
): boolean {
  const { noun } = termOf(scene, subject);
  const isDue = noun === 'deadline';
  const spec = predicateOf(isDue ? 'due_on' : 'scheduled_for');
  const text = [...objects, ...prepositional.map(({ phrase }) => phrase)]
    .filter((index) => termOf(scene, index).phrase.kind === 'time')
    .map((index) => valueText(scene, index))
    .find((value) => dayWithYear.test(value));
  if (spec === undefined || text === undefined || !(isDue || classNounType(noun) === 'event')) return false;
  drafts.add({
    predicate: spec.name,
    spec,
    subject: { ...holder, name: holder.name.replace(/['’]s deadline$/, ''), type: isDue ? 'thing' : 'event' },
    object: null,
    text,
    effect: 'state',
    mood,
    clause: null,
    isUnique: false,
  });
  return true;
}

/** Words in front of what is not there, or not meant. */
const excluding = /^(?:without|lacking|unlike|except|besides|despite|than)$/;

/**
 * Whether a sentence tells of what a phrase names: its subject, what hangs on it, its object, its agent or what it went to –
 * not of where it was ('The offsite is in Porto'), nor of what is not there ('Mice without GRX1', 'Mice deficient in GRX1').
 */
function isToldOf(
  scene: Scene,
  clause: Clause,
  subject: number,
  { index, start, governor }: NounPhrase,
): boolean {
  const { tokens } = scene.analysis;
  const verb = verbOf(scene, clause);
  const preposition = governor === null ? '' : governingWord(tokens, governor);
  // 'The keeper at Skerry, Donald Muir, retired'
  const isPost =
    governor === termOf(scene, subject).phrase.end && isOccupationNoun(headLemma(scene, subject));
  if (isPost && /^(?:at|in|on)$/.test(preposition)) return false;
  const isQuality = governor !== null && governor < verb.start && tokens[governor - 1]?.pos === 'ADJ';
  const isExcepted = preposition === 'for' && excluding.test(tokens[(governor ?? 0) - 1]?.lower ?? '');
  if (excluding.test(preposition) || isExcepted || isQuality) return false;
  const own = fullPhrase(scene.analysis, subject);
  // 'The people who live in Turku take the train'
  const isInRelative = scene.analysis.clauses.some((other) => {
    const { head } = verbOf(scene, other);
    const isDoer =
      other.kind === 'relative' &&
      other.head !== index &&
      (other.subjects.includes(index) || (other.head === subject && other.objects.includes(index)));
    return other !== clause && (isDoer || (governor !== null && head > own.start && head < governor));
  });
  // 'The hotel, with a view of Lake Sorn, opened', 'The bowl, a gift of the Orr family, is cracked'
  const behind = tokens.slice(own.end, start);
  const isBeside =
    behind.some(({ lower }) => lower === 'with') ||
    (behind[0]?.text === ',' && preposition === 'of' && /^an?$/.test(behind[1]?.lower ?? ''));
  if (start >= own.start && start < Math.max(own.end, verb.start)) return !isInRelative && !isBeside;
  // 'moved to Ghent, Belgium': where it went, told twice
  if (clause.objects.includes(index)) return !isPlaceBehindPlace(scene, index);
  const isPart =
    nameOf(scene, index)?.type === 'place'
      ? /^(?:by|after|with|for|of)$/
      : moving.test(verb.lemma)
        ? /^(?:by|with|for|of)$/
        : /^(?:by|after|with|for|of|to|from)$/;
  return isPart.test(preposition) && clause.prepositional.some(({ phrase }) => phrase === index);
}
