import { lookUp, Word } from '../language/words/lexicon.ts';
import { inventory } from './inventory/index.ts';
import { posts } from './inventory/posts.ts';
import { science } from './inventory/science.ts';
import type { PredicateSpec } from './inventory/shape.ts';
import { isFunctionWord, readPattern, specificity, type VerbPattern } from './verbs/patterns.ts';

export type { EntityType, PredicateSpec, TimeShape } from './inventory/shape.ts';
export type { Effect, Slot, VerbPattern } from './verbs/patterns.ts';

const byName = new Map<string, PredicateSpec>();
const patternsByVerb = new Map<string, VerbPattern[]>();
const byNoun = new Map<string, NounReading[]>();
const scientific = new Set(science.map((spec) => spec.name));
const postNames = new Set(posts.map((spec) => spec.name));

/** How a noun tells a relation: 'S is the N of O' (`holder`) or 'the N of S is O' (`attribute`). */
export type NounReading = { readonly predicate: PredicateSpec; readonly as: 'holder' | 'attribute' };

let longest = 1;
for (const { predicates } of inventory) {
  for (const spec of predicates) {
    byName.set(spec.name, spec);
    for (const notation of spec.verbs ?? []) {
      for (const pattern of readPattern(spec, notation)) push(patternsByVerb, pattern.verb, pattern);
    }
    for (const noun of spec.nouns ?? []) addNoun(noun, { predicate: spec, as: 'holder' });
    for (const noun of spec.attributes ?? []) addNoun(noun, { predicate: spec, as: 'attribute' });
  }
}
for (const list of patternsByVerb.values()) list.sort((a, b) => specificity(b) - specificity(a));

function addNoun(noun: string, reading: NounReading): void {
  const key = noun.toLowerCase();
  longest = Math.max(longest, key.split(' ').length);
  push(byNoun, key, reading);
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The canonical predicate of that name; undefined for `other:…` and unknown names. */
export function predicateOf(name: string): PredicateSpec | undefined {
  return byName.get(name);
}

/** Verb patterns of a verb's lemma, the most demanding first. */
export function patternsOf(verb: string): readonly VerbPattern[] {
  return patternsByVerb.get(verb) ?? [];
}

/** Readings of a relational noun, given in lower case and in the singular or as it is listed. */
export function nounReadings(noun: string): readonly NounReading[] {
  return byNoun.get(noun) ?? [];
}

/** How many words the longest relational noun has. */
export const longestRelationalNoun = longest;

/** What a predicate puts an end to, see `PredicateSpec.ends`; an undated 'Ann died' and 'Ann left Orr' are none of the inventory. */
export function endedBy(name: string): PredicateSpec['ends'] {
  if (/^other:(?:leave|quit|depart|(?:depart|resign|retire)_from)$/.test(name)) return 'stay';
  return /^other:(?:die|pass_away)$/.test(name) ? 'life' : byName.get(name)?.ends;
}

/** Whether what a predicate says bears on one person's life: a job, a home, a death. */
export function isOfLife(name: string): boolean {
  const spec = byName.get(name);
  return spec?.employment === true || spec?.ofLife === true || /^(?:life|stay)$/.test(endedBy(name) ?? '');
}

/** Whether what a predicate says of somebody ends with the life of either. */
export function isOfBothLives(name: string): boolean {
  return byName.get(name)?.ofBothLives === true;
}

/** Whether a predicate says that its object is in its subject's hands: handing it on or selling it bears on all that do. */
export function isInHand(name: string): boolean {
  return (
    /^(?:owns|has_pet|responsible_for|maintainer_of|manages|leads|other:(?:drive|ride|sail|fly))$/.test(
      name,
    ) ||
    isBelonging(name) ||
    isUse(name)
  );
}

/** Whether a predicate calls something what its subject has of its kind: 'Ann's car is a Volvo'. */
export function isBelonging(name: string): boolean {
  return /^other:(?:car|van|bike|bicycle|motorbike|scooter|boat|phone|mobile|smartphone|laptop|computer|tablet|camera|watch|guitar|piano)$/.test(
    name,
  );
}

/** Whether a predicate says where its subject has its seat, home or host: leaving the place ends it, in whatever words it was told. */
export function isSeat(name: string): boolean {
  return /^(?:lives_in|located_in|headquartered_in|has_office_in|plays_at|runs_on)$/.test(name);
}

/** Whether two are a couple by it: who part are none, whichever of them they were said to be. */
export function isCouple(name: string): boolean {
  return /^(?:married_to|engaged_to|partner_in_life)$/.test(name);
}

/** Whether a predicate tells in whose care something is: who is in charge of it now has come in the place of others. */
export function isCare(name: string): boolean {
  return /^(?:owns|responsible_for|maintainer_of|manages)$/.test(name);
}

/** Whether a predicate says that its subject uses its object, also in other words: 'runs on', 'its database is'. */
export function isUse(name: string): boolean {
  return /^(?:uses|runs_on|based_on|depends_on|other:(?:database|data_store|datastore|cache|framework|backend|message_broker|message_queue|search_engine|engine|web_server))$/.test(
    name,
  );
}

/** Whether a predicate tells the day that is set for something: what is moved to another day is due then, and no longer on the old one. */
export function isSetDay(name: string): boolean {
  return /^(?:due_on|scheduled_for)$/.test(name);
}

/** Whether a state is that something will not take place: 'cancelled', which leaves no day set for it. */
export function isCallingOff(name: string, value: string | null): boolean {
  return name === 'status' && /^(?:cancell?ed|called off|scrapped|abandoned)$/.test(value ?? '');
}

/** Whether a state is that a firm or house has closed for good. */
export function isClosing(name: string, value: string | null): boolean {
  return name === 'status' && /^(?:closed|dissolved|wound up|out of business|liquidated)$/.test(value ?? '');
}

/** Whether a predicate tells what a firm does or has while it is open. */
export function isTrading(name: string): boolean {
  return /^(?:employee_count|manufactures|sells)$/.test(name);
}

/** Whether a verb tells what somebody does again and again: 'no longer runs' ends running on Sundays as well. */
export function isPursuit(name: string): boolean {
  return /^(?:drinks|other:(?:smoke|vape|run|jog|swim|climb|hike|ski|surf|cycle|bike|row|dance|sing|paint|draw|knit|sew|fish|hunt|cook|bake|meditate|box|skate|snowboard|sail|dive|gamble|exercise|train|practi[cs]e|commute|volunteer|babysit|play|go))$/.test(
    name,
  );
}

/** Whether who holds a post leads the whole of what it is a post of. */
export function isHeadship(name: string): boolean {
  return /^(?:ceo|general_manager|president|director|head|leader|chair)_of$/.test(name);
}

/** Whether a predicate belongs to science and technique, whose ends may be terms that are no names. */
export function isScientific(name: string): boolean {
  return scientific.has(name);
}

/** Whether a predicate is a post that a person holds. */
export function isPost(name: string): boolean {
  return postNames.has(name);
}

/** A predicate outside the inventory, by the lemma that says it. */
export function otherPredicate(lemma: string): string {
  return `other:${lemma.toLowerCase().replace(/\s+/g, '_').slice(0, 60)}`;
}

/** Other words for whom one turns to. */
const sameContact =
  /^(?:(?:main|primary|key|first|sole)_)?(?:contact(?:_person)?|point_of_contact|contact_point)$/i;

/** Words for when a house is open. */
const openingTimes = /^(?:opening|business|store|shop|trading)_(?:hours?|times?)$/i;

/** A predicate outside the inventory, by a noun: 'other:policy_owner'; one that could be read as a verb is marked, as 'other:has_bank'. */
export function attributePredicate(noun: string): string {
  if (openingTimes.test(noun)) return 'other:open';
  const predicate = otherPredicate(sameContact.test(noun) ? 'contact' : noun);
  return wordsOfOther(predicate).affirmed.startsWith('has the ')
    ? predicate
    : predicate.replace('other:', 'other:has_');
}

/**
 * The words of a predicate outside the inventory: 'other:lie_between' is 'lies between' and 'does not lie between',
 * 'other:be_towed_to' is 'is towed to', 'other:policy_owner' is 'has the policy owner'.
 */
export function wordsOfOther(name: string): { affirmed: string; denied: string } {
  const isMarked = name.startsWith('other:has_');
  const [verb = '', ...rest] = name.replace(/^other:(?:has_)?/, '').split('_');
  if (verb === 'be' && rest.length > 1)
    return { affirmed: `is ${rest.join(' ')}`, denied: `is not ${rest.join(' ')}` };
  const isVerb =
    !isMarked &&
    (rest.length === 0
      ? (lookUp(verb) & Word.verbBase) !== 0 || lookUp(verb) === 0
      : rest.every((word) => isFunctionWord(word)));
  if (!isVerb) {
    const noun = [verb, ...rest].join(' ');
    return { affirmed: `has the ${noun}`, denied: `does not have the ${noun}` };
  }
  const behind = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
  return { affirmed: `${thirdPerson(verb)}${behind}`, denied: `does not ${verb}${behind}` };
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  if (verb.endsWith('ed') && lookUp(verb) === 0) return verb;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
