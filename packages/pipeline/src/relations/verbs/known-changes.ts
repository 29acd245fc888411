import { rateBehind } from '../attribute-texts.ts';
import type { Drafts } from '../draft.ts';
import { hourOfDay, type KnownThing, knownThing, timesTold, weekDays } from '../known-things.ts';
import { classNounType } from '../names/name-types.ts';
import { attributeName } from '../nouns/attributes.ts';
import { attributePredicate, predicateOf } from '../predicates.ts';
import { headLemma, nameOf, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';

/** What a thing is changed in by verbs that any noun may stand in front of. */
const turning = /^(?:change|switch|alter|modify|update|rename|reset|set|swap|convert)$/;

/**
 * 'The standup was moved from 9:30 to 9:15', 'our deploy target was changed from eu-west-1 to eu-north-1', 'the retro moved to Fridays': the
 * hour, the day of the week or the word that something known by its noun alone comes to, and the one that it comes from.
 */
export function readKnownChange(
  scene: Scene,
  index: number,
  to: number,
  from: number | undefined,
  frame: Frame,
  drafts: Drafts,
): boolean {
  const known = knownThing(scene, index);
  if (known === null) return false;
  if (readGoing(scene, known, to, from, frame, drafts)) return true;
  const rate = rateBehind(scene, to);
  const values = [to, ...(from === undefined ? [] : [from])].map(
    (value) => `${timesTold(scene, value)}${rate}`,
  );
  const tell = tellingOf(scene, index, known, values, frame);
  if (tell === null) return false;
  tell(values[0] as string, 'start', drafts);
  if (values[1] !== undefined) tell(values[1], 'end', drafts);
  return true;
}

const WORDS = String.raw`(?:an? |the )?([\p{L}\p{N}_./:@#+-]*[\p{L}\p{N}+](?: (?!to |in |on |at |with |since |last |this |as |from )[\p{L}\p{N}_.+-]*[\p{L}\p{N}+])?)`;
const fromTo = new RegExp(
  String.raw`\bfrom ${WORDS} to ${WORDS}(?= (?:in|on|at|with|since|last|this|as|from|because|when|by|for|after|yesterday|today)\b|[.,;!]|$)`,
  'u',
);

/** 'The dress code was changed from formal to casual', 'we lowered the log level from debug to warn': words that are no phrases. */
export function readWordChange(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause } = frame;
  const { text, tokens } = scene.analysis;
  const verb = verbOf(scene, clause);
  const [, from, to] = fromTo.exec(text.slice(tokens[verb.head]?.start ?? 0)) ?? [];
  const [index] = frame.passive || frame.directs.length === 0 ? frame.subjects : frame.directs;
  const known = index === undefined ? null : knownThing(scene, index);
  if (from === undefined || to === undefined || known?.kind == null || index === undefined) return false;
  const values = [to, from];
  const isShifted = known.kind === 'setting' && shifting.test(frame.lemma);
  const tell = tellingOf(scene, index, known, values, isShifted ? { ...frame, lemma: 'change' } : frame);
  if (tell === null) return false;
  tell(to, 'start', drafts);
  tell(from, 'end', drafts);
  return true;
}

const shifting =
  /^(?:go|move|raise|lower|reduce|increase|upgrade|downgrade|shift|drop|rise|fall|turn|relax|tighten|extend|shorten|bump|cut)$/;

/** 'The office moved from Graz to Linz' */
function readGoing(
  scene: Scene,
  { mention, kind }: KnownThing,
  to: number,
  from: number | undefined,
  { lemma, mood, clause }: Frame,
  drafts: Drafts,
): boolean {
  const spec = predicateOf('located_in');
  const there = nameOf(scene, to);
  const isPlace = there !== null && /^(?:place|thing)$/.test(there.type);
  if (kind !== 'facility' || !/^(?:move|relocate|transfer)$/.test(lemma) || !isPlace || spec === undefined)
    return false;
  const left = from === undefined ? null : nameOf(scene, from);
  const common = {
    predicate: spec.name,
    spec,
    subject: { ...mention, type: 'thing' },
    text: null,
    mood,
    clause,
    isUnique: false,
  } as const;
  drafts.add({ ...common, object: { ...there, type: 'place' }, effect: 'start' });
  if (left !== null) drafts.add({ ...common, object: { ...left, type: 'place' }, effect: 'end' });
  return true;
}

type Tell = (value: string, effect: 'start' | 'end', drafts: Drafts) => void;

function tellingOf(
  scene: Scene,
  index: number,
  { mention, kind }: KnownThing,
  values: readonly string[],
  { lemma, mood, clause }: Frame,
): Tell | null {
  const common = { object: null, mood, clause } as const;
  const are = termOf(scene, index).phrase.plural ? 'are' : 'is';
  if (kind === 'appointment' && values.every((value) => hourOfDay.test(value)))
    return (value, effect, drafts) =>
      drafts.add({
        ...common,
        predicate: attributePredicate('time'),
        spec: null,
        subject: { ...mention, type: 'event' },
        text: `The ${mention.name} ${are} at ${value}`,
        effect,
        isUnique: true,
      });
  const spec = predicateOf('scheduled_for');
  if (kind === 'appointment' && spec !== undefined && values.every((value) => weekDays.test(value)))
    return (value, effect, drafts) =>
      drafts.add({
        ...common,
        predicate: spec.name,
        spec,
        subject: { ...mention, type: 'event' },
        text: value,
        effect,
        isUnique: false,
      });
  const noun = headLemma(scene, index);
  const isHour = kind === 'setting' && values.every((value) => hourOfDay.test(value) && /[:.]|m/.test(value));
  const isOfOthers = kind === null && /^(?:organization|person)$/.test(classNounType(noun) ?? '');
  // 'The billing service switched from MySQL to CockroachDB' is no database
  const isNamed = termOf(scene, index).mention !== null && kind !== 'setting';
  const isTurned = !isNamed && values.length > 1 && turning.test(lemma) && !isOfOthers;
  if (!(isHour || isTurned) || verbOf(scene, clause).modal !== null) return null;
  return (value, effect, drafts) =>
    drafts.add({
      ...common,
      predicate: attributePredicate(attributeName(scene, index, noun)),
      spec: null,
      subject: mention,
      text: `The ${mention.name} ${are} ${value}`,
      effect,
      isUnique: true,
    });
}
