import { normalizeName } from '../../entities/names.ts';
import { fullPhrase, type NounPhrase } from '../../language/analyze.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { type Drafts, fitOf, objectFit, typedBy } from '../draft.ts';
import type { EntityType, PredicateSpec } from '../inventory/shape.ts';
import { isInsideName } from '../names/name-runs.ts';
import { classNounType, isDemonym, isPartyName, soundsLikeFirm } from '../names/name-types.ts';
import { placeFacet } from '../names/place-facets.ts';
import { isOfLife } from '../names/species.ts';
import type { Mention } from '../normalized-claim.ts';
import { isSchoolSubject } from '../posts/taught.ts';
import { isScientific, patternsOf, type Slot, type VerbPattern } from '../predicates.ts';
import { headLemma, nameOf, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import { conceptOf } from '../things.ts';
import { emit } from './emit.ts';
import type { Frame } from './frame.ts';
import { isBuyingGoods, isSupplyingGoods, readDiscontinued } from './goods.ts';
import type { Filler, Match } from './match.ts';
import { specificity } from './patterns.ts';
import { hasWords, inPlural, ownThing, partsOf, slotValue, textOfPlaces } from './slots.ts';
import { readStake } from './stakes.ts';
import { isOneDish, isTaste } from './tastes.ts';
import { meansOtherwise } from './verb-senses.ts';

/**
 * Statements of canonical predicates that a verb makes, the best fitting first; once one has settled what kind of thing a
 * subject is, the others keep to it. True where at least one was found.
 */
export function readVerb(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  let found = false;
  let literal = false;
  const used = new Set<string>();
  const settled = new Map<number, EntityType>();
  const candidates = patternsOf(frame.lemma)
    .map((pattern) => matchPattern(scene, frame, pattern))
    .filter((match) => match !== null);
  const { tense, perfect } = verbOf(scene, frame.clause);
  // 'has taken over', 'has been taken over' happened
  const isHabit = frame.mood.shift !== null || (tense === 'present' && !perfect);
  const suits = ({ pattern }: Match) => Number((pattern.predicate.shape === 'state') === isHabit);
  // an unknown single word is rather a firm's or a thing's name than a person's
  const [one] = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  const isUnknown = one !== undefined && one.type === 'thing' && isNoPersonsName(one.name);
  const personal = ({ pattern: { left, passive, predicate, verb, words }, objects }: Match) => {
    // 'Arlo moved to Leeds', 'Arlo moved to Orr Ltd': a firm moves its headquarters
    if (isUnknown && verb === 'move' && words === null && !soundsLikeFirm(one.name)) {
      const isFirm = objects.every(({ mention }) => mention?.type === 'organization');
      return Number(predicate.name === 'headquartered_in' || (isFirm && predicate.name === 'located_in'));
    }
    const types = left === 'S' || passive !== frame.passive ? predicate.subject : predicate.object;
    return Number(isUnknown && types !== 'value' && types.every((type) => type === 'person'));
  };
  // who moves to something unknown rather moves house than jobs
  const staffed = ({ pattern }: Match) =>
    Number(pattern.verb === 'move' && /^works_/.test(pattern.predicate.name));
  candidates.sort(
    (a, b) =>
      b.fit - a.fit ||
      specificity(b.pattern) - specificity(a.pattern) ||
      personal(a) - personal(b) ||
      staffed(a) - staffed(b) ||
      suits(b) - suits(a),
  );
  for (const match of candidates) {
    const { pattern, subjects, objects, value } = match;
    const { predicate } = pattern;
    const pairs = subjects.flatMap((subject) =>
      objects.map((object) => [subject.phrase, object.phrase].sort().join(' ')),
    );
    const isLiteral = objects.length === 0 && value !== null;
    if (
      isLiteral ? literal || (found && predicate.object !== 'value') : pairs.every((pair) => used.has(pair))
    )
      continue;
    const keeps = ({ phrase }: Filler, types: PredicateSpec['object']) => allows(settled.get(phrase), types);
    if (!subjects.every((filler) => keeps(filler, predicate.subject))) continue;
    if (!objects.every((filler) => keeps(filler, predicate.object))) continue;
    if (!emit(scene, frame, match, drafts)) continue;
    if (predicate.name === 'owns') readStake(scene, frame, match, drafts);
    if (predicate.name === 'sells') readDiscontinued(frame, match, drafts);
    found = true;
    literal = literal || isLiteral;
    for (const pair of pairs) used.add(pair);
    for (const { phrase, mention } of subjects) {
      if (mention !== null) settled.set(phrase, typedBy(mention, predicate.subject).type);
    }
  }
  return found;
}

/** Whether what a verb says may be said of everyday things as well: of a coffee, what it costs, unless a house serves it. */
function isPlain({ about }: Scene, { predicate, verb }: VerbPattern): boolean {
  return isScientific(predicate.name) || (verb === 'cost' && about?.isTypeCertain !== true);
}

function allows(type: EntityType | undefined, types: PredicateSpec['object']): boolean {
  return type === undefined || type === 'thing' || types === 'value' || types.includes(type);
}

function matchPattern(scene: Scene, frame: Frame, pattern: VerbPattern): Match | null {
  if (
    pattern.particle !== frame.particle &&
    !(pattern.particle === null && frame.particle !== null && pattern.prepositions?.has(frame.particle))
  ) {
    const asPreposition =
      pattern.particle !== null && frame.prepositional.some(({ word }) => word === pattern.particle);
    if (!asPreposition || pattern.direct === null || frame.directs.length > 0) return null;
  }
  if (pattern.passive !== frame.passive && (pattern.passive || pattern.direct === null)) return null;
  const places: Record<Slot, Filler[]> = { S: [], O: [], V: [], X: [] };
  let value: string | null = null;
  const put = (slot: Slot, phrases: readonly number[]): void => {
    if (slot === 'V') value = value ?? slotValue(scene, frame, pattern, phrases);
    else
      places[slot] = phrases.map((phrase) => ({
        phrase,
        mention: nameOf(scene, phrase) ?? conceptOf(scene, phrase, !isPlain(scene, pattern)),
      }));
  };
  const reversed = frame.passive && !pattern.passive;
  const directs =
    pattern.particle !== null && frame.particle === null
      ? frame.prepositional.filter(({ word }) => word === pattern.particle).map(({ phrase }) => phrase)
      : frame.directs;
  if (reversed) {
    if (pattern.direct === null || pattern.direct === 'V') return null;
    put(pattern.direct, frame.subjects);
    const named = frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase);
    const agents = named.filter((phrase) => !isByAnother(scene, phrase, named[0]));
    if (agents.length === 0) return null;
    put(pattern.left, agents);
  } else {
    put(pattern.left, frame.subjects);
    if (pattern.direct !== null) {
      if (directs.length === 0) return null;
      put(pattern.direct, directs);
    }
  }
  // 'The ship belongs to Seaways': a thing is owned, people and bodies are members
  if (
    pattern.verb === 'belong' &&
    pattern.predicate.name === 'member_of' &&
    !frame.prepositional.some(({ phrase }) => association.test(nameOf(scene, phrase)?.name ?? '')) &&
    (!frame.subjects.some((phrase) => isMember(nameOf(scene, phrase))) ||
      frame.subjects.every((phrase) => isBrand(scene, phrase)) ||
      (frame.subjects.every((phrase) => isFirm(nameOf(scene, phrase))) &&
        frame.prepositional.every(({ word, phrase }) => word !== 'to' || isOwner(nameOf(scene, phrase)))) ||
      // 'Orsa Mills belongs to Tarn Holdings'
      frame.prepositional.some(({ phrase }) => holding.test(nameOf(scene, phrase)?.name ?? '')))
  )
    return null;
  // 'runs a bakery in Umeå' is no race there
  if (pattern.verb === 'run' && pattern.direct === null && !reversed && directs.length > 0) return null;
  if (pattern.words !== null && !hasWords(scene, frame, pattern, directs)) return null;
  if (meansOtherwise(scene, frame, pattern)) return null;
  // a verb with an object of its own says something else than the same verb without one ('run Acme', 'run on Linux')
  if (
    pattern.direct === null &&
    pattern.words === null &&
    !reversed &&
    !pattern.passive &&
    pattern.right !== null &&
    !isBuyingGoods(scene, frame, pattern) &&
    !isSupplyingGoods(scene, frame, pattern) &&
    (directs.some((phrase) => nameOf(scene, phrase) !== null && !isSchoolSubject(scene, frame, phrase)) ||
      (directs.some((phrase) => !/^(?:quantity|time)$/.test(termOf(scene, phrase).phrase.kind)) &&
        (pattern.left === 'O' ||
          !pattern.predicate.subject.includes('person') ||
          !frame.subjects.some((phrase) => mayBePerson(nameOf(scene, phrase), pattern)))))
  )
    return null;
  if (pattern.prepositions !== null && pattern.right !== null) {
    const phrases = frame.prepositional
      .filter(
        ({ word, phrase }) =>
          pattern.prepositions?.has(word) &&
          (pattern.right === 'V' || termOf(scene, phrase).phrase.kind !== 'time') &&
          // 'is part of the University of Marn', and not of Marn
          !isInsideName(scene.analysis, termOf(scene, phrase).phrase),
      )
      .filter((part, i, all) => !isSeatOf(scene, all[i - 1], part))
      .map(({ phrase }) => phrase);
    if (phrases.length === 0) return null;
    put(pattern.right, phrases);
  }
  const { predicate } = pattern;
  const subjects = places.S.filter(({ mention }) => mention !== null);
  if (subjects.length === 0) return null;
  // 'Otters live in Norvania', but 'Ada lives in Hull'
  if (
    predicate.name === 'native_to' &&
    subjects.some(
      ({ mention }) =>
        !isOfLife(mention?.name ?? '') &&
        !(
          /^(?:concept|thing)$/.test(mention?.type ?? '') &&
          /^(?:inhabit|nest|breed|roost)$/.test(frame.lemma)
        ),
    )
  )
    return null;
  if (predicate.subject.every((type) => type === 'person') && subjects.every((one) => isShipLike(scene, one)))
    return null;
  const fits = subjects.map(({ mention }) => fitOf(mention as Mention, predicate.subject));
  const best = Math.max(...fits);
  if (best === 0) return null;
  // 'employs 250 people', 'moved its headquarters': words of its own leave no doubt, whatever the name looks like
  const subjectFit = pattern.words === null ? best : 3;
  if (predicate.object === 'value') {
    const text = value ?? textOfPlaces(scene, places.O);
    const parts = value === null && isTaste(predicate.name) ? partsOf(scene, places.O) : [];
    const kept = text !== null && isOneDish(text) ? [] : parts;
    return text === null
      ? null
      : { pattern, subjects, objects: [], value: text, parts: kept, fit: subjectFit * 4 + 2 };
  }
  const { object: types } = predicate;
  const named = places.O.filter(
    ({ mention, phrase }) =>
      mention !== null &&
      objectFit(mention, types) > 0 &&
      (isAllowed(predicate.name, mention) || isTaughtAt(frame, mention)) &&
      !(/^works_/.test(predicate.name) && frame.lemma !== 'work' && isTroupe(scene, phrase, mention)) &&
      (types.includes('concept') || !isDemonym(mention.name.toLowerCase())),
  );
  if (named.length > 0) {
    const fit = Math.max(...named.map(({ mention }) => objectFit(mention as Mention, types)));
    const objects = /^(?:eats|native_to)$/.test(predicate.name)
      ? named.map((one) => inPlural(scene, one))
      : named;
    return { pattern, subjects, objects, value: null, fit: subjectFit * 4 + fit * 4 };
  }
  if (places.O.length === 0 || places.O.some(({ mention }) => mention !== null && mention.type !== 'concept'))
    return null;
  if (
    pattern.verb === 'build' &&
    places.O.some(({ phrase }) => classNounType(headLemma(scene, phrase)) === 'place')
  )
    return null;
  // 'Other investors include Acme' tells what Acme is, and of no whole
  if (pattern.verb === 'include' && places.O.every(({ phrase }) => termOf(scene, phrase).phrase.plural))
    return null;
  // 'is in talks', 'is on holiday': a state rather than a place
  if (
    pattern.verb === 'be' &&
    places.O.some(({ phrase }) => termOf(scene, phrase).phrase.determiner === null)
  )
    return null;
  if (
    places.O.some(({ phrase }) => /^\d/.test(valueText(scene, phrase))) &&
    types.every((type) => /^(?:place|organization|person)$/.test(type))
  )
    return null;
  if (
    places.O.some(({ phrase }) =>
      /\b(?:winter|spring|summer|autumn|fall) of\b|\b1\d{3}\b|\b20\d\d\b/.test(valueText(scene, phrase)),
    )
  )
    return null;
  // 'works at night', 'is at home'
  if (
    pattern.prepositions?.has('at') === true &&
    places.O.some(({ phrase }) =>
      /^(?:night|noon|midnight|dawn|dusk|weekend|home|present|length|risk|speed)$/.test(
        headLemma(scene, phrase),
      ),
    )
  )
    return null;
  // 'lives in the area': nowhere in particular
  if (
    places.O.some(({ phrase }) =>
      /^(?:(?:the|this|that|same) ){0,2}(?:area|region|vicinity|neighbou?rhood|surroundings)$/i.test(
        valueText(scene, phrase),
      ),
    )
  )
    return null;
  // 'died at the age of 70'
  if (places.O.some(({ phrase }) => headLemma(scene, phrase) === 'age')) return null;
  // a number is no place, body or person: 'stood at 5.2%', 'from 13 to 24 May'
  if (places.O.some(({ phrase }) => /^(?:quantity|time)$/.test(termOf(scene, phrase).phrase.kind)))
    return null;
  if (types.every((type) => type === 'person') || pattern.verb === 'have') return null;
  if (/^works_/.test(predicate.name) && pattern.prepositions?.has('to') === true) return null;
  if (
    pattern.verb === 'hold' &&
    !places.O.some(({ phrase }) => classNounType(headLemma(scene, phrase)) === 'event')
  )
    return null;
  const text = ownThing(scene, predicate.name, places.O) ?? textOfPlaces(scene, places.O);
  return text === null
    ? null
    : {
        pattern,
        subjects,
        objects: [],
        value: text,
        parts: predicate.functional === undefined ? partsOf(scene, places.O) : [],
        fit: subjectFit * 4 + 1,
      };
}

/** 'Orvo', 'Open Door', 'Three Oaks', but not 'Ivy Sharp': one word, or two of which the first describes or counts. */
function isNoPersonsName(name: string): boolean {
  const [first = '', ...more] = name.toLowerCase().split(' ');
  const isCount = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(first);
  return more.length === 0 || isCount || (lookUp(first) & Word.adjective) !== 0;
}

/** 'The Mira left Bergen': whom no title or calling describes has no article. */
function isShipLike(scene: Scene, { phrase: index }: Filler): boolean {
  const { phrase, descriptor } = termOf(scene, index);
  const { tokens } = scene.analysis;
  const first = tokens[(phrase.determiner ?? -1) + 1];
  return (
    phrase.determiner !== null &&
    tokens[phrase.determiner]?.lower === 'the' &&
    descriptor === null &&
    phrase.kind === 'proper' &&
    !phrase.plural &&
    first?.pos === 'PROPN' &&
    !/s$/.test(tokens[phrase.head]?.lower ?? '') &&
    classNounType(first.lower) !== 'person' &&
    classNounType(tokens[phrase.head]?.lower ?? '') !== 'person'
  );
}

/** Whether a name is a person's, or may be one where nobody else can be meant: 'Orla studied law in Cork'. */
function mayBePerson(name: Mention | null, { predicate }: VerbPattern): boolean {
  const isPersonal = predicate.subject.every((type) => type === 'person');
  return name?.type === 'person' || (isPersonal && name?.type === 'thing' && !name.isTypeCertain);
}

/** 'the brand Zestra', 'the Zestra label' */
function isBrand(scene: Scene, index: number): boolean {
  const { descriptor, phrase } = termOf(scene, index);
  const front = scene.analysis.tokens[(descriptor?.end ?? phrase.head + 1) - 1]?.lower ?? '';
  return /^(?:brand|label|trademark)$/.test(front);
}

function isMember(mention: Mention | null): boolean {
  return (
    mention !== null &&
    (mention.type === 'person' ||
      mention.type === 'organization' ||
      placeFacet(normalizeName(mention.name)) !== '')
  );
}

/** 'Orbit Robotics belongs to Bluepeak', but not to the Fair Trade Network: a firm, which somebody owns. */
function isOwner(mention: Mention | null): boolean {
  return mention !== null && (mention.type === 'person' || mention.type === 'thing' || isFirm(mention));
}

function isFirm(mention: Mention | null): boolean {
  return (
    mention !== null &&
    mention.type === 'organization' &&
    mention.isTypeCertain &&
    !association.test(mention.name) &&
    !/\b(?:school|university|college|institute|museum|church|hospital|library|charity|foundation|network|initiative|chamber|coalition|consortium|pact|family)\b/i.test(
      mention.name,
    )
  );
}

/** Clubs, parties and bodies of states have members; firms have staff. */
export const association =
  /\b(?:party|union|club|band|team|league|alliance|nato|un|united nations|eu|european union|association|federation|society|academy|orchestra|choir|commonwealth|opec|army|navy|parliament|senate|congress|committee|council|board)\b| (?:rovers|rangers|wanderers|athletic|albion|united|fc)$|^labour$|(?:^| )(?:greens|conservatives|tories|democrats|republicans|liberals|socialists|communists|nationalists|freemasons|scouts|jesuits|franciscans|dominicans)$/i;

const holding =
  / (?:holdings?|group|corporation|corp|company|conglomerate|plc|inc|ltd|llc|gmbh|ag|se|nv|bv|oy|ab|spa|capital|partners|industries|media|foods|brands|hotels|motors|energy|airlines|stores|breweries|pharma|equity|ventures|investments?|software|systems|technologies)\.?$/i;

/** 'composed by Ann Lee to a libretto by Bo Orr': he made the libretto. */
function isByAnother({ analysis, terms }: Scene, index: number, first: number | undefined): boolean {
  const { governor } = analysis.nounPhrases[index] as NounPhrase;
  const front = analysis.nounPhrases.find(({ end }) => end === governor);
  return (
    first !== undefined &&
    first !== index &&
    front?.kind === 'common' &&
    front.governor !== null &&
    front.start > (terms[first]?.phrase.end ?? 0)
  );
}

/** 'studied at the University of Porto in Portugal': where the university is. */
function isSeatOf(
  { analysis }: Scene,
  before: Frame['prepositional'][number] | undefined,
  { word, phrase }: Frame['prepositional'][number],
): boolean {
  const end = before === undefined ? -1 : fullPhrase(analysis, before.phrase).end;
  return word === 'in' && before?.word === 'at' && analysis.nounPhrases[phrase]?.governor === end;
}

/** 'teaches at the Belas Academy': an academy has members, and schools. */
function isTaughtAt({ lemma, prepositional }: Frame, { name }: Mention): boolean {
  // 'works for Leeds City Council': whoever works for a body is paid by it
  if (lemma === 'work') return prepositional.some(({ word }) => /^(?:at|for)$/.test(word));
  // 'Orley Rovers sacked Ann': whom a club has on its payroll
  if (/^(?:hire|employ|recruit|sack|dismiss|fire)$/.test(lemma)) return true;
  return /^(?:teach|work|lecture)$/.test(lemma) && /\bacademy$/i.test(name);
}

function isAllowed(predicate: string, object: Mention): boolean {
  return !/^works_(?:at|on)$/.test(predicate) || !(association.test(object.name) || isPartyName(object.name));
}

/** 'the Otters', 'the Rolling Stones': a band or a team has members; 'Halden Foods' and 'the Times' have staff. */
function isTroupe({ analysis }: Scene, index: number, { name, type, isTypeCertain }: Mention): boolean {
  const determiner = analysis.nounPhrases[index]?.determiner ?? -1;
  return (
    analysis.tokens[determiner]?.lower === 'the' &&
    /^(?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}*[^s\s]s$/u.test(name) &&
    !(isTypeCertain && type !== 'person') &&
    !/(?:Times|News|Works|Services|Industries|Systems|Stores|Brothers|Airlines|Motors)$/.test(name)
  );
}
