import type { Token } from '../../language/analyze.ts';
import { attributeHolder, attributeText } from '../attribute-texts.ts';
import { trimEnd } from '../copulas/predicate-text.ts';

import type { Drafts } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import { knownThing } from '../known-things.ts';
import { classNounType, isOccasion, isUndertaking } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { attributeWords } from '../nouns/attributes.ts';

import { attributePredicate, otherPredicate, predicateOf } from '../predicates.ts';
import { aboutHolders, nameOf, rangeText, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';

/** 'The picnic is scheduled for 6 July' */
const setting = /^(?:schedule|plan|set|slate|book|fix)$/;

const moving = /^(?:move|shift|push|bring|put|postpone|reschedule|delay|defer|change)$/;

/**
 * 'The annual general meeting takes place on 4 October', 'the recital is on 9 June', 'the fair was moved to 3 May': when an
 * event without a name is, told of whose it is, else of itself. So is the day on which 'the report is due'.
 */
export function readEventDate(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, lemma, mood } = frame;
  const { tokens } = scene.analysis;
  const [subject] = frame.subjects;
  const isMoved = moving.test(lemma);
  const isSet = frame.passive && setting.test(lemma);
  const when = isMoved ? newTime(scene, frame) : timeOf(scene, frame);
  if (subject === undefined || when === null || clause.kind !== 'main' || mood.polarity === 'negated')
    return false;
  const { phrase, mention, noun } = termOf(scene, subject);
  if (mention !== null && isMoved && !frame.passive && !/^(?:move|shift)$/.test(lemma)) return false;
  // 'Project Ember has been postponed to 3 July 2024'; what was delayed is late as well
  if (mention !== null && isMoved && readPutOff(scene, frame, mention, when, drafts))
    return lemma !== 'delay';
  const article = phrase.determiner === null ? '' : (tokens[phrase.determiner] as Token).lower;
  const isDefinite = phrase.possessor !== null || /^(?:the|our)$/.test(article);
  const isDue = lemma === 'be' && tokens[clause.adjective ?? -1]?.lower === 'due';
  const isEvent = isDue || classNounType(noun) === 'event' || isOccasion(noun);
  if (!isDefinite || !isEvent || phrase.plural || (mention !== null && !/^\p{Ll}/u.test(mention.name)))
    return false;
  const owners = [...holdersOf(scene, subject), ...aboutHolders(scene)];
  // 'Acme's recital is on 9 June' is an attribute of Acme
  if (owners.length > 0 && !isDue && (isMoved || isSet || lemma === 'be')) return false;
  const [owner = null] = owners;
  const holder = owner ?? attributeHolder(scene, subject);
  if (holder === null) return false;
  const isDeadline = isDue || noun === 'deadline';
  const spec = predicateOf(isDeadline ? 'due_on' : 'scheduled_for');
  const day = valueText(scene, when);
  // 'The release was moved to 20 June 2024': of no other thing than itself
  // 'Ana's thesis is due on 1 June 2024': of the thesis, whoever writes it
  const owned =
    owner !== null && isDue ? ownedThing(scene, subject, owner, verbOf(scene, clause).start) : null;
  if ((owner === null || owned !== null) && spec !== undefined && dayWithYear.test(day)) {
    const subjectEvent = { ...(owned ?? holder), type: isDeadline ? 'thing' : 'event' } as const;
    const effect = isMoved ? 'start' : 'state';
    const common = { object: null, text: day, effect, mood, clause: null, isUnique: false } as const;
    drafts.add({ predicate: spec.name, spec, subject: subjectEvent, ...common });
    return true;
  }
  const said = rangeText(scene, verbOf(scene, clause).start, trimEnd(scene, phrase.end, clause.end));
  const opening =
    owner === null
      ? attributeText(scene, subject)
      : `${owner.name}'s ${attributeWords(scene, subject, noun)}`;
  drafts.add({
    predicate: attributePredicate(noun),
    spec: null,
    subject: holder,
    object: null,
    text: `${opening} ${said}`,
    effect: isMoved ? 'start' : 'state',
    mood,
    clause,
    isUnique: isMoved || lemma === 'be',
  });
  return true;
}

/** The new day of something that goes by a name: of a project, a release, a gathering. */
function readPutOff(scene: Scene, frame: Frame, subject: Mention, when: number, drafts: Drafts): boolean {
  const spec = predicateOf('scheduled_for');
  const text = valueText(scene, when);
  const isPlanned = /^(?:event|product|work|thing)$/.test(subject.type) && frame.subjects.length === 1;
  if (spec === undefined || !isPlanned || !dayWithYear.test(text)) return false;
  const common = { object: null, text, effect: 'start', clause: null, isUnique: false } as const;
  drafts.add({ predicate: spec.name, spec, subject, mood: frame.mood, ...common });
  return true;
}

/** 'The budget review is located in Room Cedar', 'The summer party took place in Hull': where an event without a name is. */
export function readEventPlace(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, lemma, mood } = frame;
  const isHeld = frame.passive && /^(?:locate|hold|stage)$/.test(lemma);
  const isPlaced = lemma === 'take' && frame.directs.some((index) => termOf(scene, index).noun === 'place');
  const [subject] = frame.subjects;
  if (!(isHeld || isPlaced) || subject === undefined || frame.subjects.length > 1) return false;
  const known = knownThing(scene, subject);
  const occasion = known?.kind === 'appointment' ? ({ ...known.mention, type: 'event' } as const) : null;
  const event = nameOf(scene, subject) === null ? (occasionOf(scene, subject) ?? occasion) : null;
  const place = frame.prepositional.find(({ word }) => /^(?:in|at)$/.test(word));
  const where = place === undefined ? null : nameOf(scene, place.phrase);
  if (event === null || where === null) return false;
  const spec = predicateOf(verbOf(scene, clause).tense === 'past' ? 'took_place_in' : 'located_in');
  if (spec === undefined) return false;
  const object = { ...where, type: 'place' } as const;
  const common = { text: null, effect: 'state', mood, clause, isUnique: false } as const;
  drafts.add({ predicate: spec.name, spec, subject: event, object, ...common });
  return true;
}

/** 'The Eigg outage began on 3 May', 'The trial started at noon': when something happened, and for which day it was not planned. */
export function readBeginning(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, lemma, mood, particle } = frame;
  const verb = verbOf(scene, clause);
  const isBegun =
    particle === null ? /^(?:begin|start|commence)$/.test(lemma) : `${lemma} ${particle}` === 'break out';
  if (!isBegun || verb.tense !== 'past' || frame.passive || frame.directs.length > 0) return false;
  const when = rangeText(scene, verb.end, trimEnd(scene, verb.end, clause.end));
  const events = frame.subjects.flatMap((index) => nameOf(scene, index) ?? occasionOf(scene, index) ?? []);
  if (!/^(?:on|in|at) .*\d/.test(when) || !events.every(({ type }) => type === 'event')) return false;
  for (const subject of events)
    drafts.add({
      predicate: otherPredicate('begin'),
      spec: null,
      subject,
      object: null,
      text: `${subject.name} began ${when}`,
      effect: 'state',
      mood,
      clause,
      isUnique: false,
    });
  return events.length > 0;
}

/** 'Ana's thesis', told by whose it is. */
function ownedThing(scene: Scene, index: number, owner: Mention, until: number): Mention {
  const { phrase, noun } = termOf(scene, index);
  // 'The report on the Arbor bridge is due on 14 June'
  if (phrase.possessor === null) {
    const name = rangeText(scene, (phrase.determiner ?? phrase.start - 1) + 1, until);
    return { surface: name, name, type: 'thing', isTypeCertain: true, traits: [] };
  }
  const name = `${owner.name}'s ${attributeWords(scene, index, noun)}`;
  return { surface: name, name, type: 'thing', isTypeCertain: true, traits: [] };
}

/** 'The summer party', 'our trip to Madeira', 'Ana's concert in Lund': an event told by two words, by where it is or whose. */
export function occasionOf(scene: Scene, index: number): Mention | null {
  const { phrase, mention, noun } = termOf(scene, index);
  const { tokens, nounPhrases } = scene.analysis;
  const article = phrase.determiner === null ? '' : (tokens[phrase.determiner] as Token).lower;
  const isTold = /^(?:the|our)$/.test(article) || phrase.possessor !== null;
  if (mention !== null || phrase.plural || phrase.kind !== 'common' || !isTold) return null;
  const isEvent = isOccasion(noun) || classNounType(noun) === 'event' || isUndertaking(noun);
  const of = nounPhrases[index + 1];
  // 'the rollout of Lumen 1.9'
  const isOfNamed = of?.kind === 'proper' || scene.terms[index + 1]?.mention?.type === 'product';
  if (isEvent && of !== undefined && isOfNamed && of.governor === phrase.end && of.start === phrase.end + 1) {
    const name = rangeText(scene, phrase.start, of.end).replace(/^(?:the|our) /i, '');
    return { surface: name, name, type: 'event', isTypeCertain: true, traits: [] };
  }
  const isCompound = phrase.head === phrase.start + 2 && tokens[phrase.start + 1]?.pos === 'NOUN';
  if (phrase.possessor !== null || !isCompound || !isOccasion(noun)) return null;
  const holder = attributeHolder(scene, index);
  return holder === null ? null : { ...holder, type: 'event' };
}

/** '9 June 2023', 'Friday, June 9, 2023', 'June 2023'; 'Friday 2023' is none. */
export const dayWithYear =
  /^(?:\p{L}+day,? )?(?:\d{1,2} \p{L}+|\p{L}+ \d{1,2},?) \d{4}$|^(?!\p{L}+day )\p{L}+ \d{4}$|^(?:\p{L}+day,? )?\d{4}-\d\d-\d\d$/u;

/** The day or hour that 'is on', 'takes place on', 'is held at' or 'begins at' gives. */
function timeOf(scene: Scene, { clause, lemma, passive, directs, prepositional }: Frame): number | null {
  const isOver = verbOf(scene, clause).tense === 'past';
  const isPlace = directs.some((index) => termOf(scene, index).noun === 'place');
  const tells =
    (lemma === 'be' && directs.length === 0) ||
    (lemma === 'take' && isPlace) ||
    (lemma === 'hold' && passive) ||
    (/^(?:start|begin)$/.test(lemma) && directs.length === 0 && !isOver);
  const isSet = passive && setting.test(lemma);
  if (!tells && !isSet) return null;
  const found = prepositional.find(
    ({ word, phrase }) =>
      (isSet ? /^for$/ : /^(?:on|at)$/).test(word) &&
      termOf(scene, phrase).phrase.kind === 'time' &&
      /\d/.test(valueText(scene, phrase)),
  );
  return found?.phrase ?? null;
}

/** The date to which it 'was moved', 'has been postponed until', 'was brought forward to'. */
function newTime(scene: Scene, { passive, directs, prepositional }: Frame): number | null {
  if (!passive && directs.length > 0) return null;
  const found = prepositional.find(
    ({ word, phrase }) =>
      /^(?:to|until|till)$/.test(word) &&
      termOf(scene, phrase).phrase.kind === 'time' &&
      /\d/.test(valueText(scene, phrase)),
  );
  return found?.phrase ?? null;
}
