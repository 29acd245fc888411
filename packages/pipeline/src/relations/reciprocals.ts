import { type Drafts, fitOf } from './draft.ts';
import type { PredicateSpec } from './inventory/shape.ts';
import { patternsOf, predicateOf } from './predicates.ts';
import { headLemma, nameOf, type Scene, termOf } from './scene.ts';
import type { Frame } from './verbs/frame.ts';

/** 'A and B merged', 'Ann and Bob are married', 'A and B are siblings': a mutual relation of the subjects. */
export function readReciprocal(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  if (frame.lemma === 'live') return false;
  // 'Ann and Bob work for Acme': what they share is the employer
  if (frame.lemma === 'work' && frame.prepositional.some(({ word }) => /^(?:for|at|in|as)$/.test(word)))
    return false;
  // 'The Tarn and the Ulv meet at Orsk'
  if (frame.lemma === 'meet' && frame.subjects.some((index) => isWithArticle(scene, index))) return false;
  const people = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  const [first, second] = people;
  if (first === undefined || second === undefined || people.length > 4) return false;
  const found = mutualPredicate(scene, frame);
  if (found === null) return false;
  const { spec, effect } = found;
  // 'Neither Eva nor Lotte is married', 'Both sisters, Eva and Lotte, are married': each to somebody else, or to nobody
  const opening = scene.analysis.tokens.slice(0, frame.clause.end);
  if (spec.name === 'married_to' && opening.some(({ lower }) => apart.test(lower))) return false;
  if (spec.object === 'value' || fitOf(first, spec.subject) === 0 || fitOf(second, spec.object) === 0)
    return false;
  for (const [i, subject] of people.entries()) {
    for (const object of people.slice(i + 1)) {
      drafts.add({
        predicate: spec.name,
        spec,
        subject,
        object,
        text: null,
        effect,
        mood: frame.mood,
        clause: frame.clause,
        isUnique: false,
      });
    }
  }
  return true;
}

function isWithArticle(scene: Scene, index: number): boolean {
  const { phrase, mention } = termOf(scene, index);
  return phrase.kind === 'proper' && phrase.determiner !== null && !mention?.isTypeCertain;
}

const apart = /^(?:neither|nor|either|each|sisters|brothers|siblings|daughters|sons|friends|twins|cousins)$/;

function mutualPredicate(
  scene: Scene,
  frame: Frame,
): { spec: PredicateSpec; effect: 'state' | 'start' | 'end' } | null {
  const { clause, lemma } = frame;
  const [object] = clause.objects;
  if (frame.lemma === 'be' || frame.lemma === 'become') {
    const term = object === undefined ? undefined : termOf(scene, object);
    // 'Ann and Bob are a married couple'
    const isCouple = object !== undefined && headLemma(scene, object) === 'couple';
    const couple = isCouple && scene.analysis.tokens.some(({ lower }) => lower === 'married');
    const spec = couple ? predicateOf('married_to') : undefined;
    if (spec !== undefined) return { spec, effect: 'state' };
    const reading = term?.phrase.plural
      ? term.relation?.readings.find(({ predicate, as }) => as === 'holder' && predicate.symmetric)
      : undefined;
    if (reading !== undefined)
      return { spec: reading.predicate, effect: lemma === 'become' ? 'start' : 'state' };
  }
  if (frame.prepositional.some(({ word }) => /^(?:with|to|from|by|against)$/.test(word))) return null;
  const [direct] = frame.directs;
  if (direct !== undefined) {
    // 'Ann and Bob broke off their engagement'
    const noun = headLemma(scene, direct);
    const told = patternsOf(lemma).find(
      ({ predicate, words, particle }) =>
        predicate.symmetric && words?.has(noun) && particle === frame.particle,
    );
    return told === undefined ? null : { spec: told.predicate, effect: told.effect };
  }
  const married =
    clause.adjective !== null &&
    /^(?:married|engaged|divorced)$/.test(scene.analysis.tokens[clause.adjective]?.lower ?? '')
      ? (scene.analysis.tokens[clause.adjective]?.lower ?? '')
      : '';
  const verb =
    married === '' ? lemma : married === 'divorced' ? 'divorce' : married === 'engaged' ? 'engage' : 'marry';
  const patterns = patternsOf(verb).filter(({ predicate, words }) => predicate.symmetric && words === null);
  const stated = lemma === 'be' || frame.passive;
  // 'married in 2010' and 'got engaged' tell how it began, 'are married' that it is so
  const pattern = (stated ? undefined : patterns.find(({ effect }) => effect !== 'state')) ?? patterns[0];
  if (pattern === undefined) return null;
  const { predicate, effect } = pattern;
  const begins =
    (predicate.name === 'engaged_to' && isBecoming(scene, frame)) ||
    (married === 'married' && isWedding(scene, frame));
  return { spec: predicate, effect: begins ? 'start' : married !== '' && lemma === 'be' ? 'state' : effect };
}

/** 'were married in Hull on 3 May 2010', 'this morning': the day, and not how long they were ('were married until 2010'). */
function isWedding({ analysis }: Scene, { clause, mood }: Frame): boolean {
  const { nounPhrases, tokens } = analysis;
  const times = nounPhrases.filter(
    ({ kind, start }) => kind === 'time' && start >= clause.start && start < clause.end,
  );
  const isPoint = ({ governor }: { readonly governor: number | null }) =>
    governor === null || /^(?:on|in)$/.test(tokens[governor]?.lower ?? '');
  return mood.isPast && times.length > 0 && times.every(isPoint);
}

/** 'got engaged', 'became engaged': what came about, not what is so. */
export function isBecoming({ analysis }: Scene, { clause }: Frame): boolean {
  const verb = analysis.verbGroups[clause.verb];
  return analysis.tokens
    .slice(verb?.start, verb?.end)
    .some(({ lower }) => /^(?:gets?|got|getting|becomes?|became)$/.test(lower));
}
