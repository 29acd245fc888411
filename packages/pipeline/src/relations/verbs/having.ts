import type { Token } from '../../language/analyze.ts';
import { isBelonging } from '../../language/words/belongings.ts';
import { isFamily } from '../../language/words/kin.ts';
import { coordinatedPhrases } from '../coordination.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { isPaperNoun } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { attributeName } from '../nouns/attributes.ts';
import { fittingReading } from '../nouns/descriptors.ts';
import { relationAt } from '../nouns/relational-nouns.ts';
import { attributePredicate, patternsOf, predicateOf } from '../predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf, valueText } from '../scene.ts';
import type { Frame } from './frame.ts';

/** 'She has two children, Tom and Anna', 'Acme has a subsidiary called Beta', 'Alice has a dog named Rex'. */
export function readHaving(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const [direct] = frame.directs;
  if (direct === undefined) return false;
  if (readValue(scene, direct, frame, drafts) || readPart(scene, direct, frame, drafts)) return true;
  if (readAllergy(scene, direct, frame, drafts)) return true;
  const { relation, phrase, mention } = termOf(scene, direct);
  if (relation === null) return readBelonging(scene, frame, drafts);
  // 'Tern bought its rival Orbix': what it was before, and no longer
  if (frame.lemma === 'buy' && mention !== null && mention.type !== 'person' && !phrase.plural) return false;
  const names = namesBehind(scene, phrase.index);
  let told = false;
  for (const index of frame.subjects) {
    const name = nameOf(scene, index);
    if (name === null) continue;
    // 'The Okafor family has a parrot named Kiki'
    const holder: Mention = /\bfamily$/.test(name.name)
      ? { ...name, type: 'person', isTypeCertain: false }
      : name;
    for (const mentioned of names) {
      // 'two sons, Finn and Asa': whatever else is called so
      const { noun } = termOf(scene, direct);
      const isKin = isFamily(noun) && mentioned.type !== 'person';
      // 'a parrot called Rio'
      const isPet = isPetNoun(noun) && !/^(?:person|thing)$/.test(mentioned.type);
      const named: Mention =
        isKin || isPet ? { ...mentioned, type: isKin ? 'person' : 'thing', isTypeCertain: false } : mentioned;
      const reading = fittingReading(relation.readings, named, holder);
      if (reading === null || reading.predicate.object === 'value') continue;
      // 'adopted her nephew Isak': he was that before
      if (frame.lemma === 'adopt' && !/^(?:parent_of|has_pet)$/.test(reading.predicate.name)) continue;
      const [subject, object] = reading.as === 'holder' ? [named, holder] : [holder, named];
      drafts.add({
        predicate: reading.predicate.name,
        spec: reading.predicate,
        subject,
        object,
        text: null,
        effect: frame.lemma === 'have' || frame.lemma === 'own' || frame.lemma === 'keep' ? 'state' : 'start',
        mood: frame.mood,
        clause: frame.clause,
        isUnique: false,
      });
      if (reading.predicate.name === 'has_pet' && reading.as !== 'holder')
        readBreed(scene, direct, object, frame, drafts);
      told = true;
    }
  }
  return told || readBelonging(scene, frame, drafts);
}

/** 'Eoin has a red tractor and two donkeys', 'keeps three goats': of a person, and of what people have as their own. */
function readBelonging(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const spec = predicateOf('owns');
  const [direct] = frame.directs;
  if (spec === undefined || direct === undefined || !/^(?:have|keep)$/.test(frame.lemma)) return false;
  const owners = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  if (owners.length === 0 || !owners.every(({ type }) => type === 'person')) return false;
  const things = [direct, ...coordinatedPhrases(scene, direct)];
  const areOwn = things.every((index) => {
    const { phrase, mention } = termOf(scene, index);
    const article = scene.analysis.tokens[phrase.determiner ?? -1]?.lower;
    return (
      mention === null &&
      namesBehind(scene, index).length === 0 &&
      isBelonging(headLemma(scene, index)) &&
      (article === undefined
        ? phrase.plural || phrase.kind !== 'common'
        : /^(?:an?|the|some|several)$/.test(article))
    );
  });
  if (!areOwn) return false;
  for (const subject of owners)
    for (const index of things)
      drafts.add({
        predicate: spec.name,
        spec,
        subject,
        object: null,
        text: valueText(scene, index),
        effect: 'state',
        mood: frame.mood,
        clause: frame.clause,
        isUnique: false,
      });
  return true;
}

/** 'a golden retriever called Sunny': what Sunny is, and stays when it is had no longer. */
function readBreed(scene: Scene, direct: number, pet: Mention, frame: Frame, drafts: Drafts): void {
  const { phrase, noun } = termOf(scene, direct);
  const spec = predicateOf('is_a');
  const { polarity, modality } = frame.mood;
  const isTold = polarity === 'affirmed' && modality === 'asserted';
  if (spec === undefined || !isTold || phrase.kind !== 'common' || /^pets?$/.test(noun)) return;
  const start = phrase.determiner === null ? phrase.start : phrase.determiner + 1;
  const kind = phrase.plural ? noun : rangeText(scene, start, phrase.head + 1);
  drafts.add({
    predicate: spec.name,
    spec,
    subject: pet,
    object: null,
    text: `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`,
    effect: 'state',
    mood: { ...frame.mood, shift: null, isPast: false },
    clause: frame.clause,
    isUnique: false,
  });
}

/** 'has a peanut allergy' */
function readAllergy(scene: Scene, direct: number, frame: Frame, drafts: Drafts): boolean {
  const { phrase, noun } = termOf(scene, direct);
  const spec = predicateOf('allergic_to');
  const start = phrase.determiner === null ? phrase.start : phrase.determiner + 1;
  const text = rangeText(scene, start, phrase.head).replace(
    /^(?:severe|serious|bad|mild|strong|food)\b ?/i,
    '',
  );
  if (frame.lemma !== 'have' || !/^(?:allergy|intolerance)$/.test(noun) || text === '' || spec === undefined)
    return false;
  const bearers = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  for (const subject of bearers)
    drafts.add({
      predicate: spec.name,
      spec,
      subject,
      object: null,
      text,
      effect: 'state',
      mood: frame.mood,
      clause: frame.clause,
      isUnique: false,
    });
  return bearers.length > 0;
}

/** 'The Bluebird scooter has an Astra motor': a thing with another in it, which is a make as often as a model. */
function readPart(scene: Scene, direct: number, frame: Frame, drafts: Drafts): boolean {
  const { mention, phrase } = termOf(scene, direct);
  const spec = predicateOf('uses');
  if (spec === undefined || frame.lemma !== 'have' || mention?.type !== 'product' || phrase.kind !== 'common')
    return false;
  const wholes = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  if (wholes.length === 0 || wholes.some(({ type }) => type !== 'product')) return false;
  for (const subject of wholes)
    drafts.add({
      predicate: spec.name,
      spec,
      subject,
      object: mention,
      text: null,
      effect: 'state',
      mood: frame.mood,
      clause: frame.clause,
      isUnique: false,
    });
  return true;
}

/** 'Elsa has a new phone number: +49 30 5550199', 'the ferry has a top speed of 38 knots': an attribute of who has it, with its value. */
function readValue(scene: Scene, direct: number, frame: Frame, drafts: Drafts): boolean {
  const { nounPhrases, tokens } = scene.analysis;
  const { phrase } = termOf(scene, direct);
  const value = nounPhrases[direct + 1];
  if (frame.lemma !== 'have' || phrase.plural || value === undefined) return false;
  // 'a battery life of 12 hours'
  if (value.kind !== 'quantity') return readMeasure(scene, direct, value.index, frame, drafts);
  if (value.start !== phrase.end + 1 || !/^(?:[,:–—]|of)$/.test((tokens[phrase.end] as Token).lower))
    return false;
  const relation = relationAt(tokens, phrase.start, phrase.head + 1);
  if (relation === null || relation.span.end !== phrase.head + 1)
    return readMeasure(scene, direct, value.index, frame, drafts);
  let told = false;
  for (const index of frame.subjects) {
    const holder = nameOf(scene, index);
    const reading = relation.readings.find(
      ({ predicate, as }) =>
        as === 'attribute' &&
        predicate.object === 'value' &&
        holder !== null &&
        fitOf(holder, predicate.subject) > 0,
    );
    if (holder === null || reading === undefined) continue;
    drafts.add({
      predicate: reading.predicate.name,
      spec: reading.predicate,
      subject: holder,
      object: null,
      text: valueText(scene, value.index),
      effect: 'state',
      mood: frame.mood,
      clause: frame.clause,
      isUnique: false,
    });
    told = true;
  }
  return told;
}

const measures =
  /^(?:[$€£]?\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)(?:[ -]?(?:mm|cm|m|km|g|kg|mg|t|l|ml|cl|W|kW|MW|GW|V|kV|A|mAh|Ah|Wh|kWh|Hz|kHz|MHz|GHz|KB|MB|GB|TB|bar|rpm|hp|bhp|km\/h|mph|dB|°C|°F|%|(?:kilo|centi|milli)?(?:metre|meter|gram|litre|liter)s?|tonnes?|tons?|pounds?|miles?|feet|foot|inch(?:es)?|knots?|watts?|kilowatts?|megawatts?|volts?|amps?|horsepower|(?:mega|giga|tera)bytes?|pixels?|megapixels?|degrees|per ?cent|(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars?|kroner|kronor|francs?))?$/u;

/** 'The Brisk 300 has a battery life of 12 hours': a measure of a thing, whatever the noun for it. */
function readMeasure(scene: Scene, direct: number, value: number, frame: Frame, drafts: Drafts): boolean {
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, direct);
  const text = valueText(scene, value);
  if (termOf(scene, value).phrase.start !== phrase.end + 1) return false;
  const isOne = /^an?$/.test(tokens[phrase.determiner ?? -1]?.lower ?? '');
  if (!isOne || tokens[phrase.end]?.lower !== 'of' || !/\D$/.test(text) || !measures.test(text)) return false;
  const head = headLemma(scene, direct);
  // 'has an elevation of 8,849 metres' has a predicate of its own
  if (patternsOf('have').some(({ words }) => words?.has(head))) return false;
  const noun = attributeName(scene, direct, head);
  const things = frame.subjects.flatMap((index) => nameOf(scene, index) ?? namedPaper(scene, index) ?? []);
  if (things.length === 0 || things.some(({ type }) => type === 'person')) return false;
  for (const subject of things)
    drafts.add({
      predicate: attributePredicate(noun),
      spec: null,
      subject,
      object: null,
      text: `${subject.name}'s ${noun.replaceAll('_', ' ')} is ${text}`,
      effect: 'state',
      mood: frame.mood,
      clause: frame.clause,
      isUnique: true,
    });
  return true;
}

/** 'The Sandoval contract': a paper that is known by whose it is. */
function namedPaper(scene: Scene, index: number): Mention | null {
  const { phrase } = termOf(scene, index);
  const start = (phrase.determiner ?? phrase.start - 1) + 1;
  if (!isPaperNoun(headLemma(scene, index)) || phrase.plural || phrase.head === start) return null;
  const name = rangeText(scene, start, phrase.end);
  return { surface: name, name, type: 'concept', isTypeCertain: true, traits: [] };
}

/** 'parrot', 'horse': what people keep and call by a name. */
function isPetNoun(noun: string): boolean {
  return predicateOf('has_pet')?.attributes?.includes(noun) ?? false;
}

/** 'two children, Fay and Hope': a capital alone names whom a family has. */
function givenName(scene: Scene, index: number, type: 'person' | 'thing'): Mention | null {
  const { phrase } = termOf(scene, index);
  const name = rangeText(scene, phrase.start, phrase.end);
  return phrase.kind === 'proper' && /^\p{Lu}[\p{L}'’-]+$/u.test(name)
    ? { surface: name, name, type, isTypeCertain: false, traits: [] }
    : null;
}

/** The names set off behind a noun: ', Tom and Anna', 'called Beta', 'in Anna'. */
function namesBehind(scene: Scene, index: number): Mention[] {
  const { nounPhrases, tokens } = scene.analysis;
  const { phrase, mention, noun } = termOf(scene, index);
  if (mention !== null) return [mention];
  const next = nounPhrases[index + 1];
  if (next === undefined) return [];
  const between = tokens.slice(phrase.end, next.start).map((token: Token) => token.lower);
  const isApposition = between.length === 1 && /^[,:–—]$/.test(between[0] ?? '');
  const isNamed =
    between.length >= 1 && between.length <= 2 && /^(?:called|named)$/.test(between.at(-1) ?? '');
  if (!isApposition && !isNamed) return [];
  return [next.index, ...coordinatedPhrases(scene, next.index)].flatMap((found) => {
    const name =
      nameOf(scene, found) ??
      (isFamily(noun)
        ? givenName(scene, found, 'person')
        : isPetNoun(noun)
          ? givenName(scene, found, 'thing')
          : null);
    if (name === null || fitOf(name, ['concept']) === 3) return [];
    // 'two sons, Milan and Tom'
    return isFamily(noun) && name.type === 'place'
      ? [{ ...name, type: 'person', isTypeCertain: false }]
      : [name];
  });
}
