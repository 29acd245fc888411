import type { Token } from '../../language/analyze.ts';
import type { Drafts } from '../draft.ts';
import { classNounType } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import type { VerbPattern } from '../predicates.ts';
import { headLemma, nameOf, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';
import type { Match } from './match.ts';

/** 'Ella Voss co-produced The Long Tide': what people produce by its name is put on or filmed, rather than manufactured. */
export function isProduced(scene: Scene, frame: Frame, { verb, predicate }: VerbPattern): boolean {
  if (verb !== 'produce' || predicate.name !== 'manufactures') return false;
  const made = frame.passive ? frame.subjects : frame.directs;
  const makers = frame.passive
    ? frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase)
    : frame.subjects;
  return (
    makers.some((index) => nameOf(scene, index)?.type === 'person') &&
    made.some((index) => termOf(scene, index).phrase.kind === 'proper')
  );
}

/** 'buys steel from Orr', 'stopped buying steel from Orr': who supplies goods – not 'bought a mill from Orr'. */
export function isBuyingGoods(
  scene: Scene,
  frame: Frame,
  { verb, predicate }: Pick<VerbPattern, 'verb' | 'predicate'>,
): boolean {
  if (!/^(?:supplies|acquired)$/.test(predicate.name) || !/^(?:buy|source|purchase|get|obtain)$/.test(verb))
    return false;
  const { tense, perfect } = verbOf(scene, frame.clause);
  // 'bought its bottles from Orr until 2020'
  const isBounded =
    /\b(?:until|till|up to|from (?:19|20)\d\d|between|since|for (?:many |several |ten |\d+ )?years)\b/i.test(
      scene.analysis.text,
    );
  const isLasting = frame.mood.shift !== null || isBounded || (tense === 'present' && !perfect);
  const isFrom = frame.prepositional.some(
    ({ word, phrase }) => word === 'from' && maySell(nameOf(scene, phrase)),
  );
  return isLasting && isFrom && areGoods(scene, frame.directs);
}

/** Whether a name may be a firm's: 'from Wyre Cordage', whatever else Wyre is. */
function maySell(name: Mention | null): boolean {
  if (name === null) return false;
  return /^(?:organization|thing)$/.test(name.type) || (!name.isTypeCertain && / /.test(name.name));
}

/** 'supplies rice to Orr Ltd', 'exports its cars to Japan': of goods, what counts is who gets them – where they have a name: 'supplies rice to schools'. */
export function isSupplyingGoods(
  scene: Scene,
  { directs, prepositional }: Frame,
  { verb, predicate }: Pick<VerbPattern, 'verb' | 'predicate'>,
): boolean {
  const isSupply = predicate.name === 'supplies' && /^(?:supply|deliver|export)$/.test(verb);
  const isNamed = prepositional.some(({ word, phrase }) => word === 'to' && nameOf(scene, phrase) !== null);
  return isSupply && (directs.length === 0 || isNamed) && areGoods(scene, directs);
}

/** 'rice', 'its cars': goods of no name. */
function areGoods(scene: Scene, indices: readonly number[]): boolean {
  return indices.every((index) => {
    const { phrase, mention } = termOf(scene, index);
    const isOwn = phrase.determiner === null || isPossessive(scene, index);
    return mention === null && phrase.kind === 'common' && isOwn;
  });
}

/** 'her car', 'their shop' */
export function isPossessive(scene: Scene, phrase: number): boolean {
  const { determiner } = termOf(scene, phrase).phrase;
  return (
    determiner !== null &&
    /^(?:my|our|your|his|her|its|their)$/.test((scene.analysis.tokens[determiner] as Token).lower)
  );
}

/** 'the strike', 'a pay rise': what is announced and is no product or work by its name or noun. */
export function isOnlyTold(scene: Scene, { passive, subjects, directs }: Frame): boolean {
  const [index] = passive ? subjects : directs;
  if (index === undefined) return false;
  const { mention } = termOf(scene, index);
  return mention === null && !/^(?:product|work)$/.test(classNounType(headLemma(scene, index)) ?? '');
}

/** 'Tavira discontinued the Lumo 4': what the Lumo 4 is after it. */
export function readDiscontinued(
  { lemma, mood, clause }: Frame,
  { objects, pattern }: Match,
  drafts: Drafts,
): void {
  if (lemma !== 'discontinue' || pattern.effect !== 'end') return;
  for (const { mention } of objects)
    if (mention !== null && mention.type !== 'concept')
      drafts.addValue('status', { subject: mention, text: 'discontinued', effect: 'start', mood, clause });
}
