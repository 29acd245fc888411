import { belongingIn } from '../../language/words/belongings.ts';
import { type Draft, type Drafts, fitOf } from '../draft.ts';
import { isChildrensSchool } from '../names/schools.ts';
import type { Mention } from '../normalized-claim.ts';
import { predicateOf, type VerbPattern } from '../predicates.ts';
import { isBecoming } from '../reciprocals.ts';
import { nameOf, type Scene, termOf, verbOf } from '../scene.ts';
import { conceptOf } from '../things.ts';
import type { Frame } from './frame.ts';
import { isPossessive } from './goods.ts';
import { giving } from './kinds-of-objects.ts';
import type { Match } from './match.ts';
import { employersOfUnit } from './units.ts';

/** 'goes to Oak Hill School', 'started at Oak Hill School': a pupil goes to one school at a time. */
function isAtSchool(scene: Scene, frame: Frame, { name }: Mention, { effect }: VerbPattern): boolean {
  const { tense } = verbOf(scene, frame.clause);
  return effect !== 'end' && (effect === 'start' || tense === 'present') && isChildrensSchool(name);
}

/** The predicate that ends for who sells. */
export const owns = predicateOf('owns');

const graduated = predicateOf('graduated_from');

/** Drafts what a match says of each of its subjects and objects, and what ends with it; whether anything was. */
export function emit(scene: Scene, frame: Frame, match: Match, drafts: Drafts): boolean {
  const { pattern, objects, value } = match;
  const { predicate } = pattern;
  const sellers = sellersIn(scene, frame, pattern);
  let emitted = false;
  for (const { mention: subject, phrase } of match.subjects) {
    if (subject === null || fitOf(subject, predicate.subject) === 0) continue;
    if (subject.type === 'concept' && !mayBeConcept(scene, phrase)) continue;
    const common = {
      predicate: predicate.name,
      spec: predicate,
      subject,
      effect: predicate.name === 'engaged_to' && isBecoming(scene, frame) ? 'start' : pattern.effect,
      mood: frame.mood,
      clause: frame.clause,
      isUnique: false,
    } satisfies Partial<Draft>;
    const lose = (owner: Mention, thing: Pick<Draft, 'object' | 'text'>) => {
      if (owns !== undefined)
        drafts.add({ ...common, predicate: owns.name, spec: owns, effect: 'end', subject: owner, ...thing });
    };
    const isBuyer = buys(scene, frame, pattern, subject);
    const gain = (thing: Pick<Draft, 'object' | 'text'>) => {
      if (owns !== undefined)
        drafts.add({ ...common, predicate: owns.name, spec: owns, effect: 'start', ...thing });
    };
    for (const { mention: object, phrase: thing } of objects) {
      if (object === null) continue;
      const isUnique = predicate.name === 'studied_at' && isAtSchool(scene, frame, object, pattern);
      drafts.add({ ...common, object, text: null, isUnique });
      // 'graduated from Lund': has studied there, and is a graduate for ever
      if (pattern.verb === 'graduate' && graduated !== undefined)
        drafts.add({
          ...common,
          predicate: graduated.name,
          spec: graduated,
          effect: 'state',
          object,
          text: null,
        });
      // A shop sells what never was its own; 'she sold her car' and 'Ana sold Windlass' say that it was
      if (
        predicate.name === 'sold' &&
        (isPossessive(scene, thing) || isOneThing(scene, frame, thing, subject))
      )
        lose(subject, { object, text: null });
      for (const seller of sellers)
        if (mayHaveOwned(seller, object) || isThatThing(scene, thing)) lose(seller, { object, text: null });
      // 'a Volvo' is one of many: whose another one is stays so
      if (
        isBuyer &&
        subject.type === 'person' &&
        !isOneOfMany(scene, thing) &&
        (isThatThing(scene, thing) || isOneThing(scene, frame, thing, subject) || isPossessive(scene, thing))
      )
        gain({ object, text: null });
      emitted = true;
    }
    for (const source of sourcesOf(scene, frame, match))
      drafts.add({ ...common, effect: 'end', object: source, text: null });
    if (objects.length === 0 && value !== null) {
      const { parts = [] } = match;
      const employers = employersOfUnit(scene, frame, predicate.name);
      for (const object of employers)
        drafts.add({
          ...common,
          predicate: 'works_at',
          spec: predicateOf('works_at') ?? null,
          object,
          text: null,
        });
      emitted = emitted || employers.length > 0;
      if (predicate.name === 'works_at' && employers.length > 0) continue;
      for (const text of parts.length > 0 ? parts : [value]) {
        drafts.add({ ...common, object: null, text });
        if (isBuyer && belongingIn(text.toLowerCase()) !== null) gain({ object: null, text });
        if (predicate.name === 'sold' && parts.length === 0 && isThatOfTheirs(scene, frame, subject))
          lose(subject, { object: null, text });
        for (const seller of sellers) if (mayHaveOwned(seller, null)) lose(seller, { object: null, text });
      }
      emitted = true;
    }
  }
  return emitted;
}

/** 'moved from Orr Ltd to Tarn AG', 'joined Tarn AG from Orr Ltd': of what begins with one thing at a time, what it was before. */
function sourcesOf(scene: Scene, frame: Frame, { pattern, objects }: Match): Mention[] {
  const { effect, predicate } = pattern;
  const { functional, object: types } = predicate;
  if (effect !== 'start' || functional !== 'subject' || types === 'value') return [];
  const { head } = verbOf(scene, frame.clause);
  return frame.prepositional.flatMap(({ word, phrase }) => {
    const mention =
      word === 'from' && termOf(scene, phrase).phrase.start > head ? nameOf(scene, phrase) : null;
    const isOther = objects.every(
      (object) => object.phrase !== phrase && object.mention?.name !== mention?.name,
    );
    return mention !== null && isOther && fitOf(mention, types) > 0 ? [mention] : [];
  });
}

/** 'Ana sold Windlass in May': a person and a thing with a name of its own – not 'sold Fords', 'sells Windlass'. */
function isOneThing(scene: Scene, { clause }: Frame, index: number, seller: Mention): boolean {
  const { tense, perfect, progressive } = verbOf(scene, clause);
  const { phrase } = termOf(scene, index);
  const isPast = (tense === 'past' || perfect) && !progressive;
  const isSeveral = phrase.plural || /[^s]s$/.test(scene.analysis.tokens[phrase.head]?.lower ?? '');
  const isOwn = seller.type === 'person' || nameOf(scene, index)?.type === 'place';
  return isPast && isOwn && phrase.kind === 'proper' && !isSeveral;
}

/** 'Kurt sold the campervan in April': a person and the one thing that is spoken of – not 'sold the tickets', 'sells the paper'. */
function isThatOfTheirs(scene: Scene, { clause, directs }: Frame, seller: Mention): boolean {
  const { tense, perfect, progressive } = verbOf(scene, clause);
  const [index, ...more] = directs;
  if (index === undefined || more.length > 0 || seller.type !== 'person') return false;
  const { phrase } = termOf(scene, index);
  const isKnown = /^(?:the|my|our|his|her|their)$/.test(
    scene.analysis.tokens[phrase.determiner ?? -1]?.lower ?? '',
  );
  const isOne = isKnown && !phrase.plural;
  return isOne && (tense === 'past' || perfect) && !progressive;
}

/** Who hands over what was acquired: 'Tom sold the mill to Lena', 'the mill was sold to Lena by Tom', 'Lena bought it from Tom'. */
function sellersIn(scene: Scene, frame: Frame, { verb, left, predicate }: VerbPattern): Mention[] {
  const { tense, perfect } = verbOf(scene, frame.clause);
  if (predicate.name !== 'acquired' || (tense === 'present' && !perfect)) return [];
  const behind = (preposition: string) =>
    frame.prepositional.filter(({ word }) => word === preposition).map(({ phrase }) => phrase);
  const isSelling = verb === 'sell' || giving.test(verb);
  const phrases =
    isSelling && left === 'X' && !frame.passive ? frame.subjects : behind(isSelling ? 'by' : 'from');
  return phrases.flatMap((phrase) => nameOf(scene, phrase) ?? []);
}

/** 'Tom has bought the mill': it is his from then on, as what a firm takes over is told to be taken over. */
function buys(scene: Scene, frame: Frame, { predicate }: VerbPattern, buyer: Mention): boolean {
  const { tense, perfect } = verbOf(scene, frame.clause);
  const { polarity, modality } = frame.mood;
  return (
    predicate.name === 'acquired' &&
    (buyer.type === 'person' || (buyer.type === 'thing' && !buyer.isTypeCertain)) &&
    (tense === 'past' || perfect) &&
    polarity === 'affirmed' &&
    modality === 'asserted'
  );
}

/** A firm that sells goods never had them as its own, but a person did, and so did a firm that sells another ('Varn Brushes'). */
function mayHaveOwned(seller: Mention, object: Mention | null): boolean {
  if (seller.type === 'person' || /^(?:organization|place)$/.test(object?.type ?? '')) return true;
  return object?.type === 'thing' && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u.test(object.name);
}

function isOneOfMany(scene: Scene, index: number): boolean {
  const { determiner } = termOf(scene, index).phrase;
  return /^(?:an?|another)$/.test(scene.analysis.tokens[determiner ?? -1]?.lower ?? '');
}

/** 'the ferry Tern', 'the Grand Hotel': no goods. */
function isThatThing(scene: Scene, index: number): boolean {
  const { phrase } = termOf(scene, index);
  const { tokens } = scene.analysis;
  return phrase.kind === 'proper' && !phrase.plural && tokens[phrase.determiner ?? -1]?.lower === 'the';
}

function mayBeConcept(scene: Scene, phrase: number): boolean {
  return nameOf(scene, phrase) !== null || conceptOf(scene, phrase) !== null;
}
