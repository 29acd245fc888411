import type { Token } from '../../language/analyze.ts';
import { isFamily } from '../../language/words/kin.ts';
import { type Drafts, fitOf } from '../draft.ts';
import type { Mention } from '../normalized-claim.ts';
import { fittingReading } from '../nouns/descriptors.ts';

import { relationAt } from '../nouns/relational-nouns.ts';
import { predicateOf } from '../predicates.ts';
import { coordinatedPhrases, nameOf, rangeText, type Scene, termOf, valueText } from '../scene.ts';
import type { Frame } from './frame.ts';

/** 'She has two children, Tom and Anna', 'Acme has a subsidiary called Beta', 'Alice has a dog named Rex'. */
export function readHaving(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const [direct] = frame.directs;
  if (direct === undefined) return false;
  if (readValue(scene, direct, frame, drafts) || readPart(scene, direct, frame, drafts)) return true;
  if (readAllergy(scene, direct, frame, drafts)) return true;
  const { relation, phrase, mention } = termOf(scene, direct);
  if (relation === null) return false;
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
      const isKin = isFamily(termOf(scene, direct).noun) && mentioned.type !== 'person';
      const named: Mention = isKin ? { ...mentioned, type: 'person', isTypeCertain: false } : mentioned;
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
      told = true;
    }
  }
  return told;
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
  if (frame.lemma !== 'have' || noun !== 'allergy' || text === '' || spec === undefined) return false;
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
  if (frame.lemma !== 'have' || phrase.plural || value?.kind !== 'quantity') return false;
  if (value.start !== phrase.end + 1 || !/^(?:[,:–—]|of)$/.test((tokens[phrase.end] as Token).lower))
    return false;
  const relation = relationAt(tokens, phrase.start, phrase.head + 1);
  if (relation === null || relation.span.end !== phrase.head + 1) return false;
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
    const name = nameOf(scene, found);
    if (name === null || fitOf(name, ['concept']) === 3) return [];
    // 'two sons, Milan and Tom'
    return isFamily(noun) && name.type === 'place'
      ? [{ ...name, type: 'person', isTypeCertain: false }]
      : [name];
  });
}
