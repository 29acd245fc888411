import type { SentenceAnalysis } from '../language/analyze.ts';
import type { NounPhrase } from '../language/phrases/noun-phrases.ts';
import { peoples } from '../language/repair/repair-phrase.ts';
import type { Token } from '../language/words/tokens.ts';
import { coordinatedNames } from './coordination.ts';
import type { PredicateSpec } from './inventory/shape.ts';
import { classNounType, isDenomination, isOccasion, isPaperNoun } from './names/name-types.ts';
import type { Mention } from './normalized-claim.ts';
import { nounLemma } from './nouns/relational-nouns.ts';
import { inField } from './posts/post-ranks.ts';
import { isPost, isScientific, type NounReading } from './predicates.ts';
import { headLemma, modifierName, nameOf, possessorOf, rangeText, type Scene, termOf } from './scene.ts';
import type { Term } from './term.ts';
import { conceptNamed, conceptOf, thingOf } from './things.ts';

const bearers =
  /^(?:people|person|patient|adult|child|man|woman|individual|mouse|rat|animal|participant|subject|carrier|infant|baby)$/;
const holdingPrepositions = /^(?:of|at|for|in|to|with|on|from)$/;

/**
 * 'the rent for the flat on Mill Street', 'the owner of three bakeries in Izmir', 'the director of the museum in Hull': the place is
 * where the thing in between is, and has no rent, owner or director. 'the head of the team in Hull' may well be Hull's.
 */
function tellsWhere(
  { analysis }: Scene,
  { kind, plural, determiner, head }: NounPhrase,
  preposition: string,
  relation: Term['relation'],
): boolean {
  if (preposition !== 'in' || kind === 'proper') return preposition === 'on';
  const { lower } = analysis.tokens[head] as Token;
  if (classNounType(lower) === 'organization' || houses.test(lower)) return true;
  return (
    (plural || determiner !== null || isAttribute(relation)) &&
    !relation?.readings.some(({ predicate }) => isPost(predicate.name))
  );
}

/** What an 'of' names; in 'Orr's head of design, Ann Lee, …' the name behind is no design. */
function heldOf(scene: Scene, { index, kind, determiner, start, end }: NounPhrase, isOfPost: boolean) {
  const thing = thingOf(scene, index);
  if (kind !== 'common' || determiner !== null || termOf(scene, index).mention !== null) return thing;
  if (thing !== null && thing.type !== 'person') return thing;
  // 'Orr's head of research': a word of every day, and yet what the post is for
  const isField = isOfPost && end === start + 1 && inField(scene.analysis.tokens[start]);
  return isField ? conceptNamed(rangeText(scene, start, end)) : conceptOf(scene, index);
}

/** Houses that have a director of their own. */
const houses =
  /^(?:gallery|zoo|library|shop|store|plant|factory|warehouse|branch|hotel|prison|archive|park)$/;

/** 'the fee for parking in Hull' is not Hull's. */
function isAttribute(relation: Term['relation']): boolean {
  return (
    relation?.readings.every(({ as, predicate }) => as === 'attribute' && predicate.object === 'value') ??
    false
  );
}

/**
 * Whose CEO, which country's capital: the of-phrase, the possessor, 'Acme' in front, or a name behind 'at', 'for', 'in'.
 * Several where they are coordinated.
 */
export function holdersOf(scene: Scene, index: number): Mention[] {
  const { analysis } = scene;
  const { mention, phrase, relation, inner } = termOf(scene, index);
  // 'her daughter Ann Holt of Leeds': whose daughter she is stands in front
  const isNamed = mention?.type === 'person' && phrase.possessor !== null;
  const attached = isNamed
    ? []
    : analysis.nounPhrases.filter(({ attachedTo }) => attachedTo === (inner?.index ?? index));
  // 'a professor of German at Yale', 'a scholar of Latin': what somebody knows has nobody in a post
  const isOfTongues =
    attached.length > 0 && attached.every(({ start, head }) => start === head && isTongue(analysis, head));
  const isOfPost = relation?.readings.some(({ predicate }) => isPost(predicate.name)) ?? false;
  const found = isOfTongues ? [] : attached.flatMap((other) => heldOf(scene, other, isOfPost) ?? []);
  // 'ambassador of Senegal to Japan'
  const post = attached.at(-1) ?? phrase;
  const sent = envoyPost.test(relation?.noun ?? '') ? accreditedTo(scene, post) : null;
  if (sent !== null && (found.length === 0 || analysis.tokens[post.end]?.lower === 'to')) return [sent];
  if (found.length > 0) return found;
  const owner = possessorOf(scene, phrase);
  if (owner !== null) return [...jointOwner(scene, index, owner), owner];
  // 'met his future wife Vera in Lodz': of whom, it does not say; not of Lodz
  const own = analysis.tokens[phrase.determiner ?? -1]?.lower ?? '';
  if (/^(?:his|her|their)$/.test(own) && relation?.readings.every(isOfPeople)) return [];
  const named = modifierName(scene, relation);
  // 'a Lisbon architect' has not built Lisbon
  const isFrom =
    relation?.readings.every(({ predicate }) =>
      /^(?:developed|built|designed|painted|illustrated|composed|translated)$/.test(predicate.name),
    ) &&
    (named?.type === 'place' || (/^an?$/.test(own) && !/^(?:work|product)$/.test(named?.type ?? '')));
  // 'a Methodist minister in Hull' is no minister of a Methodist
  const isOfFaith = isDenomination(named?.name.toLowerCase() ?? '');
  if (named !== null && !isFrom && !isOfFaith) return [named];
  // 'head of research at Acme': the noun's own phrases first, then those right behind
  let end = attached.at(-1)?.end ?? (inner ?? phrase).end;
  for (const other of analysis.nounPhrases.slice(phrase.index + 1)) {
    if (other.start < end) continue;
    // 'the author of three novels, including The Quiet Sea'
    if (
      attached.length > 0 &&
      other.governor === other.start - 1 &&
      other.governor <= end + 1 &&
      /^(?:including|like)$/.test((analysis.tokens[other.governor] as Token).lower)
    ) {
      const example = nameOf(scene, other.index);
      if (example !== null) return [example, ...coordinatedNames(scene, other.index)];
    }
    if (other.governor === null || other.governor > end) break;
    if (other.kind === 'time') break;
    const preposition = (analysis.tokens[other.governor] as Token).lower;
    const between = end > (inner ?? phrase).end ? analysis.nounPhrases[other.index - 1] : undefined;
    if (between !== undefined && tellsWhere(scene, between, preposition, relation)) break;
    // 'a furniture manufacturer in Leeds' makes no Leeds
    if (preposition === 'in' && /^(?:maker|manufacturer|producer)$/.test(relation?.noun ?? '')) break;
    // 'the concert in Brno' is there, and not Brno's
    if (preposition === 'in' && relation === null && isMeeting(headLemma(scene, index))) break;
    // 'the meeting with Orr' is not Orr's
    if (preposition === 'with' && isMeeting(headLemma(scene, index))) break;
    // 'signed the goalkeeper from Brno Stars': where he came from
    if (
      preposition === 'from' &&
      analysis.verbGroups.some(({ lemma }) =>
        /^(?:sign|buy|hire|recruit|poach|acquire|take|borrow|loan|get|receive|steal)$/.test(lemma),
      )
    )
      break;
    // 'a singer from Hull', 'met the painter Ann Falk in Lund': a place is nothing that one makes
    if (
      /^(?:from|in)$/.test(preposition) &&
      relation?.readings.every(({ predicate }) => isOnlyOfWorks(predicate))
    )
      break;
    // 'a risk factor for stroke', 'a treatment for migraine'
    if (
      preposition === 'for' &&
      relation !== null &&
      relation.readings.every(({ predicate }) => isScientific(predicate.name))
    )
      return analysis.nounPhrases
        .slice(other.index)
        .filter(({ governor }) => governor === other.governor)
        .flatMap(({ index: each }) => thingOf(scene, each) ?? []);
    // 'People with the APOE4 variant' are not the variant's
    if (preposition === 'with' && bearers.test(nounLemma(analysis.tokens[phrase.head] as Token))) break;
    // 'a chemical element with the symbol Hg', 'a district with the port of Orle': what it has, not what has it
    if (
      preposition === 'with' &&
      relation?.readings.every(({ predicate }) => /^(?:part_of|located_in)$/.test(predicate.name))
    )
      break;
    // 'the flight to Oslo' is not Oslo's
    if (preposition === 'to' && relation === null) break;
    // 'The order from Orr is late'
    if (preposition === 'from' && isPaperNoun(nounLemma(analysis.tokens[phrase.head] as Token))) break;
    const mention = holdingPrepositions.test(preposition) ? nameOf(scene, other.index) : null;
    // 'a baker from Hull': an unknown name is rather where somebody comes from than where he works
    if (preposition === 'from' && relation === null && !/^(?:organization|place)$/.test(mention?.type ?? ''))
      break;
    if (mention !== null) return [mention, ...coordinatedNames(scene, other.index)];
    if (other.attachedTo === null && !/^(?:of|for|in)$/.test(preposition)) break;
    end = other.end;
  }
  return [];
}

/** 'meeting', 'check-up' */
function isMeeting(noun: string): boolean {
  return classNounType(noun) === 'event' || isOccasion(noun);
}

function isTongue({ tokens }: SentenceAnalysis, index: number): boolean {
  return peoples.test((tokens[index] as Token).lower);
}

const envoyPost = /^(?:ambassador|envoy|delegate|commissioner|consul)$/;

/** 'Poland's ambassador to Chile': where the post is, whoever sends there. */
function accreditedTo(scene: Scene, { end }: NounPhrase): Mention | null {
  const { tokens, nounPhrases } = scene.analysis;
  const there = nounPhrases.find(({ governor }) => governor === end);
  return there !== undefined && /^(?:to|in)$/.test((tokens[end] as Token).lower)
    ? nameOf(scene, there.index)
    : null;
}

/** Whether a noun's reading relates people alone: 'brother', 'boss'. */
export function isOfPeople({ predicate: { object } }: NounReading): boolean {
  return object !== 'value' && object.every((type) => type === 'person');
}

/** 'Paul and Anna's son is Erik', 'Paul and Anna live with their son Erik': whose else a relative is. */
function jointOwner(scene: Scene, index: number, owner: Mention): Mention[] {
  const { phrase, relation } = termOf(scene, index);
  const before = scene.terms[index - 1];
  const isJoined =
    before?.phrase.end === phrase.start - 1 && scene.analysis.tokens[phrase.start - 1]?.lower === 'and';
  const isKin = relation?.readings.some(({ predicate }) =>
    /^(?:parent|grandparent|relative|sibling)_of$/.test(predicate.name),
  );
  if (isKin && scene.analysis.tokens[phrase.determiner ?? -1]?.lower === 'their') {
    const pair = scene.analysis.clauses
      .map(({ subjects }) => subjects.flatMap((subject) => nameOf(scene, subject) ?? []))
      .find((names) => names.length > 1 && names.some(({ name }) => name === owner.name));
    return (pair ?? []).filter(({ name, type }) => name !== owner.name && type === 'person');
  }
  // 'James's sister Ada and Jess's brother Tom': Tom is no brother of Ada's
  const isOwned = before?.phrase.possessor != null;
  return isJoined && isKin && !isOwned && phrase.possessor !== null && before.mention?.type === 'person'
    ? [before.mention]
    : [];
}

export function isOnlyOfWorks({ object }: PredicateSpec): boolean {
  return object !== 'value' && object.includes('work') && !object.includes('organization');
}
