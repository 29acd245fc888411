import type { NounPhrase, SentenceAnalysis, Token } from '../../language/analyze.ts';
import { isFamily } from '../../language/words/kin.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import type { Reading } from '../reading.ts';
import { actorOf } from './actors.ts';
import { expandClitic } from './clitics.ts';
import {
  areSiblings,
  besideWhom,
  haveChildren,
  isOfCouples,
  isOfPeople,
  isPetByName,
  namedTogether,
  ownCompanion,
  petSpokenOf,
  petsNotMeant,
} from './companions.ts';
import { type Discourse, type Entity, nameOf } from './discourse.ts';
import { coversNoun, type Gender, isNounInCapitals, kindOfName, splitName } from './entity-kinds.ts';
import { makersOf, makersOfWhatHas, programOf } from './goods-told.ts';
import { looksBuilt, looksPersonal } from './looks.ts';
import {
  familiesOf,
  foundedBefore,
  giversOf,
  isEmptyIt,
  isJudged,
  isOwnTime,
  lawmakers,
  measuredBy,
  occasionsOf,
  placedElsewhere,
  sitesOf,
  tellersOf,
  toldAgain,
  unbuilt,
  unpaid,
  unstaffed,
} from './neuters.ts';
import { deadBefore, describedBy, namedTogetherIn, sharesMember } from './not-meant.ts';
import { agreeing, familyAsThey, isOne, oneAsThey } from './one-as-they.ts';
import { learnBody, topicAgain } from './somebodies.ts';

/** He, she, it, they, both: what is meant, where that is clear. */
export function readPronoun(reading: Reading, phrase: NounPhrase, token: Token): void {
  const { analysis, discourse, edits, entities, roles } = reading;
  const role = roles.get(phrase.index) ?? 'other';
  if (isNamedAhead(reading, phrase, token.lower)) return;
  const excluded =
    role === 'subject'
      ? [...besideWhom(reading, phrase), ...deadBefore(reading, phrase)]
      : [...ownSubjects(reading, phrase), ...describedBy(reading, phrase)];
  let found: Entity | null = null;
  const { lower } = token;
  if (lower === 'he' || lower === 'him') found = personMeant(reading, phrase, 'male', excluded);
  else if (lower === 'she' || lower === 'her') found = personMeant(reading, phrase, 'female', excluded);
  else if (lower === 'it' && !isEmptyIt(analysis, phrase) && !isJudged(analysis, phrase)) {
    const it = discourse.antecedent(neuter, [
      ...excluded,
      ...sitesOf(reading, phrase),
      ...occasionsOf(reading, phrase),
      ...giversOf(reading, phrase),
      ...familiesOf(reading),
      ...unbuilt(reading, phrase),
      ...lawmakers(reading, phrase),
      ...unstaffed(reading, phrase),
      ...makersOf(reading, phrase),
      ...unpaid(reading, phrase),
      ...tellersOf(reading, phrase),
      ...namedTogetherIn(discourse),
    ]);
    found =
      foundedBefore(reading, phrase) ??
      toldAgain(reading, phrase) ??
      ownerListed(reading, role) ??
      placedElsewhere(reading, measuredBy(reading, programOf(reading, handled(reading, it, phrase)), phrase));
  } else if (lower === 'they' && haveChildren(analysis, phrase))
    found = couple(reading, 0) ?? couple(reading);
  else if (lower === 'they' && isOfCouples(analysis, phrase))
    found = couple(reading, 0) ?? discourse.antecedent(many, excluded) ?? namedTogether(couple(reading));
  else if (lower === 'they' || lower === 'them')
    found =
      actorOf(reading, phrase, excluded, { many, body }) ??
      discourse.antecedent(many, excluded) ??
      couple(reading, 0) ??
      familyAsThey(reading) ??
      oneAsThey(reading, phrase) ??
      (isOfPeople(analysis, phrase) ? null : discourse.antecedent(body, excluded)) ??
      couple(reading) ??
      couple(reading, 2);
  else if (/^(?:both|the)$/.test(lower) && role === 'subject') found = bothOf(reading, excluded);
  // 'They breed goats and sell them': not themselves
  if (lower === 'them' && found !== null && sharesMember(found, excluded)) found = null;
  // 'the twins Mia and Lev. They divorced': their parents did
  if (lower === 'they' && isOfCouples(analysis, phrase) && areSiblings(found))
    found = discourse.antecedent(many, [...excluded, ...(found === null ? [] : [found])]);
  if (found === null || (isOfCouples(analysis, phrase) && areSiblings(found))) return;
  entities.set(phrase.index, found);
  learnGender(found, lower);
  const set = setOff(analysis, phrase);
  edits.push(
    {
      start: set ?? behindBoth(analysis, token),
      end: (analysis.tokens[phrase.end - 1] as Token).end,
      text: set === null ? nameOf(found) : `, ${nameOf(found)}`,
      entity: found,
    },
    ...(lower === 'they' && isOne(found) ? agreeing(analysis, phrase) : expandClitic(analysis, token)),
  );
  discourse.touch(found, role, phrase.start);
  found.continued = true;
}

/** Where 'Off the pitch' ends in 'Off the pitch he married': with a name behind it, 'the pitch' would be what the named one is. */
function setOff({ tokens, clauses }: SentenceAnalysis, phrase: NounPhrase): number | null {
  const [first, before] = [tokens[0], tokens[phrase.start - 1]];
  const isFronted = first?.pos === 'ADP' && before?.pos === 'NOUN' && /^\p{Ll}/u.test(before.text);
  const isSubject = clauses[0]?.subjects.includes(phrase.index) === true;
  return isFronted && isSubject ? before.end : null;
}

/** 'Its rival is Orr. It has 30 employees': whose rival that was. */
function ownerListed({ discourse }: Reading, role: string): Entity | null {
  if (role !== 'subject') return null;
  const owner = discourse.entities.find(
    ({ listedIn, gender, kind }) =>
      listedIn === discourse.sentence - 1 && gender === null && kind === 'organization',
  );
  return owner ?? null;
}

function learnGender(entity: Entity, pronoun: string): void {
  if (/^its?$/.test(pronoun)) entity.neuter = true;
  if (!/^(?:he|him|his|she|her)$/.test(pronoun)) return;
  if ([...entity.nouns].some((noun) => coversNoun('vessel', noun))) return;
  entity.gender ??= pronoun.startsWith('h') && pronoun !== 'her' ? 'male' : 'female';
  if (entity.kind === 'unknown') entity.kind = 'person';
}

/** Where 'both of them' begins, which their names stand for; where the pronoun does elsewhere. */
function behindBoth({ tokens }: SentenceAnalysis, { index, start, lower }: Token): number {
  const [both, of] = tokens.slice(Math.max(0, index - 2), index);
  return lower === 'them' && both?.lower === 'both' && of?.lower === 'of' ? both.start : start;
}

/** 'Ann is married to Olof. Both …', 'The two …', 'The couple …': two named together, or the two people last spoken of. */
function bothOf(reading: Reading, excluded: readonly (Entity | undefined)[]): Entity | null {
  const group = reading.discourse.antecedent(many, excluded);
  // 'speaks Finnish, Swedish and Russian. Both …'
  if (group?.members.length === 2) return group;
  return couple(reading, 0) ?? couple(reading) ?? couple(reading, 3);
}

/** 'She is married to Olof; they …': the two people last spoken of. */
function couple({ discourse, speaker }: Reading, reach = 1): Entity | null {
  const people = discourse.entities.filter(
    (entity) =>
      (entity.kind === 'person' || (entity.kind === 'unknown' && isFullName(entity))) &&
      entity.proper &&
      entity !== speaker &&
      !entity.plural &&
      !entity.mute &&
      !looksBuilt(entity) &&
      entity.section === discourse.section &&
      discourse.sentence - entity.sentence <= reach,
  );
  const [first, second] = people;
  if (first === undefined || second === undefined || people.length > 2) return null;
  // 'Ann has a cat called Olive. They …': hardly she and the cat
  if (isPetByName(first) !== isPetByName(second)) return null;
  return discourse.mention(`${first.name} and ${second.name}`, {
    proper: true,
    plural: true,
    nouns: [],
    role: 'other',
    place: 0,
    members: [first, second],
  });
}

const neuter = {
  kinds: ['organization', 'place', 'thing', 'unknown'],
  gender: null,
  plural: false,
  reach: 3,
} as const;

const many = {
  kinds: ['person', 'organization', 'place', 'thing', 'unknown'],
  gender: null,
  plural: true,
  reach: 2,
} as const;

/** A company or team as 'they'. */
const body = { kinds: ['organization'], gender: null, plural: false, reach: 2 } as const;

/** A person for 'he' or 'she', or 'the 24-year-old'; in a clause in front of its main clause also the one that follows ('Before she left, Ana …'). */
export function personMeant(
  reading: Reading,
  phrase: NounPhrase,
  gender: Gender = null,
  others: readonly (Entity | undefined)[] = [],
): Entity | null {
  const { discourse, speaker } = reading;
  const ship = gender === 'female' ? shipSpokenOf(discourse) : null;
  const told = ship ?? petSpokenOf(reading, phrase, gender) ?? subjectBefore(reading, phrase, gender, others);
  if (told !== null) return told;
  const pets = petsNotMeant(reading, phrase).filter((pet) => !others.includes(pet));
  const owner = pets.length === 0 ? null : personMeant(reading, phrase, gender, [...others, ...pets]);
  if (owner !== null) return owner;
  // whoever speaks says 'I' of themselves, and 'you' to the other
  const excluded = speaker === null ? others : [...others, speaker, discourse.addressee ?? undefined];
  const nobody = discourse.entities.filter(
    (entity) => entity.kind === 'unknown' && entity.proper && (entity.neuter || !looksPersonal(entity)),
  );
  // 'The Okafors – Chidi, his wife Ngozi …': a family is neither he nor she
  const families = discourse.entities.filter(({ article, name }) => article && /^\p{Lu}\p{L}+s$/u.test(name));
  const sure =
    discourse.antecedent({ kinds: ['person'], gender, plural: false, reach: 5 }, [
      ...excluded,
      ...families,
    ]) ?? topicAgain(reading, phrase, gender, excluded);
  const likely = discourse.antecedent({ kinds: ['person', 'unknown'], gender, plural: false, reach: 3 }, [
    ...excluded,
    ...nobody,
    ...families,
  ]);
  // 'Orr has a new boss. Ragna Tveit took over in May. She lives in Oslo': rather who is named behind
  const isNamed =
    likely !== null &&
    ((isFullName(likely) && isNearer(likely, sure)) || (looksPersonal(likely) && isAside(sure, likely)));
  if (sure !== null) return isNamed && !sure.proper ? likely : sure;
  return likely !== null && (likely.kind === 'person' || looksPersonal(likely))
    ? likely
    : ahead(reading, phrase);
}

/** Named behind the other, or the subject of the sentence that describes the other ('Minna Salo was appointed coach, but she …'). */
function isNearer(named: Entity, other: Entity | null): boolean {
  if (other === null || named.sentence > other.sentence) return true;
  const isDescribed = other.role !== 'subject' && other.gender === null;
  return named.sentence === other.sentence && named.role === 'subject' && isDescribed;
}

/** 'Ilze Kalnina speaks no Finnish, but she speaks Latvian': the subject of the clause in front, where it has two names and no other person is named in the sentence. */
function subjectBefore(
  { analysis, discourse, entities, roles }: Reading,
  phrase: NounPhrase,
  gender: Gender,
  others: readonly (Entity | undefined)[],
): Entity | null {
  if (gender === null || roles.get(phrase.index) !== 'subject') return null;
  const clause = analysis.clauses.find(({ subjects }) => subjects.includes(phrase.index));
  if (clause?.kind !== 'main' && clause?.kind !== 'coordinate') return null;
  const people = [...entities].flatMap(([index, entity]) =>
    index < phrase.index && (entity.kind === 'person' || (entity.proper && looksPersonal(entity)))
      ? [entity]
      : [],
  );
  const [only] = people;
  if (only === undefined || people.some((entity) => entity !== only) || others.includes(only)) return null;
  const isNamed = only.proper && !only.plural && / /.test(only.name) && (only.gender ?? gender) === gender;
  return isNamed && only.role === 'subject' && only.sentence === discourse.sentence && looksPersonal(only)
    ? only
    : null;
}

/** 'Pepper belongs to Ann, a friend of the previous owner. Pepper is shy. She …': who was only named in passing, and in front of it. */
function isAside(described: Entity | null, named: Entity): boolean {
  return described?.role === 'other' && named.role === 'subject' && named.sentence > described.sentence;
}

/** 'The Tern is a ferry. She is 34 metres long': where the sentence before was about a ship, and about no woman. */
function shipSpokenOf({ entities, sentence }: Discourse): Entity | null {
  const before = entities.filter((entity) => sentence - entity.sentence <= 1);
  const ships = before.filter(
    ({ proper, nouns }) => proper && [...nouns].some((noun) => coversNoun('vessel', noun)),
  );
  // 'The yard delivered the ferry Tern. She is …'
  const ship = ships.find(({ role }) => role === 'subject') ?? ships.find(({ role }) => role === 'object');
  // 'her owner' of a ship may be a man or a firm
  const isOnly = !before.some(
    ({ kind, gender, mute, proper }) =>
      kind === 'person' && gender !== 'male' && !mute && (proper || gender === 'female'),
  );
  return ship !== undefined && isOnly ? ship : null;
}

/** 'Dov Klein owned the mill. Now Ruth Ozer owns it': what looks like a full name is not 'it' beside a thing that was spoken of. */
function handled({ analysis, discourse }: Reading, found: Entity | null, pronoun: NounPhrase): Entity | null {
  if (found === null || found.kind !== 'unknown' || !isFullName(found)) return found;
  // 'It burned down', but 'It employs 90 people'
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === pronoun.index);
  const lemma = analysis.verbGroups[clause?.verb ?? -1]?.lemma;
  if (lemma !== undefined && !ofThings.test(lemma)) return found;
  return (
    discourse.entities.findLast(
      (entity) =>
        entity.role === 'object' &&
        entity.sentence === found.sentence &&
        !entity.plural &&
        entity.kind !== 'person',
    ) ?? found
  );
}

/** What befalls a thing, and neither a person nor a firm that acts. */
const ofThings =
  /^(?:burn|sink|collapse|break|crash|rot|flood|stand|lie|cost|weigh|measure|seat|date|fall|rust|leak|crack|sail|fly|print|smell|taste|contain)$/;

/** 'Maren Holt': two words, so that a town beside a couple is none of them. */
function isFullName(entity: Entity): boolean {
  return looksPersonal(entity) && typeOfName(entity.name).type === 'person';
}

function ahead({ analysis, discourse }: Reading, phrase: NounPhrase): Entity | null {
  return discourse.byName(subjectAhead(analysis, phrase)?.name ?? '') ?? null;
}

/** The name that is the subject of the main clause behind the clause whose subject a phrase is, and the verbs of both. */
function subjectAhead(
  { clauses, nounPhrases, tokens, verbGroups, text }: SentenceAnalysis,
  phrase: NounPhrase,
): { name: string; before: string; verb: string } | null {
  const main = clauses.find((clause) => clause.kind === 'main');
  const own = clauses.find((clause) => clause.subjects.includes(phrase.index));
  if (main === undefined || own === undefined || own.kind !== 'adverbial' || own.index > main.index)
    return null;
  const subject = nounPhrases[main.subjects[0] ?? -1];
  if (subject === undefined || subject.kind !== 'proper' || subject.start < phrase.end) return null;
  const { from } = splitName(tokens, subject.start, subject.end);
  return {
    name: text.slice(tokens[from]?.start, tokens[subject.end - 1]?.end),
    before: verbGroups[own.verb]?.lemma ?? '',
    verb: verbGroups[main.verb]?.lemma ?? '',
  };
}

/**
 * 'Before he joined the Tigers, Marco Vaz played for Orr': who is named there for the first time, and not whoever was spoken of before.
 * 'When he retired, Marco Vaz took over' tells of two.
 */
function isNamedAhead({ analysis, discourse }: Reading, phrase: NounPhrase, pronoun: string): boolean {
  if (!/^(?:he|she|it)$/.test(pronoun)) return false;
  const told = subjectAhead(analysis, phrase);
  if (told === null || discourse.byName(told.name) !== undefined) return false;
  if (leaves.test(told.before) || follows.test(told.verb)) return false;
  const { kind, gender } = kindOfName(told.name);
  if (pronoun === 'it') return /^(?:organization|thing|unknown)$/.test(kind) && !isSomebodysName(told.name);
  return (
    (kind === 'person' || (kind === 'unknown' && isSomebodysName(told.name))) &&
    (gender === null || (gender === 'male') === (pronoun === 'he'))
  );
}

const leaves = /^(?:leave|retire|die|resign|step|quit|go|depart|fall|close|fail|collapse|stop|fold|move)$/;
const follows =
  /^(?:take|succeed|replace|follow|become|inherit|buy|acquire|step|appoint|name|elect|choose|run|lead|manage|head)$/;

function isSomebodysName(name: string): boolean {
  return typeOfName(name).type === 'person';
}

/** Subjects of the clause that the phrase is an object of: 'he saw him' speaks of two. */
function ownSubjects({ analysis, entities }: Reading, phrase: NounPhrase): (Entity | undefined)[] {
  const clause = analysis.clauses.findLast(
    (other) =>
      other.objects.includes(phrase.index) ||
      other.prepositional.some((part) => part.phrase === phrase.index),
  );
  return (clause?.subjects ?? []).map((subject) => entities.get(subject));
}

/** 'Ulrika and her sister opened it': whose sister she is stands right in front, whoever was spoken of before. */
function joined(reading: Reading, phrase: NounPhrase, gender: 'male' | 'female'): Entity | null {
  const { analysis, entities } = reading;
  const previous = analysis.nounPhrases[phrase.index - 1];
  if (previous?.end !== phrase.start - 1 || analysis.tokens[previous.end]?.lower !== 'and') return null;
  const entity = entities.get(previous.index);
  if (entity === undefined || (entity.gender ?? gender) !== gender) return null;
  const isPerson = entity.kind === 'person' || (entity.kind === 'unknown' && looksPersonal(entity));
  if (!entity.proper || !isPerson) return null;
  entity.gender = gender;
  entity.kind = 'person';
  return entity;
}

function ownPerson(reading: Reading, phrase: NounPhrase, gender: 'male' | 'female'): Entity | null {
  return joined(reading, phrase, gender) ?? ownCompanion(reading, phrase, gender);
}

/** His, her, its, their in front of a noun. */
export function readPossessive(reading: Reading, phrase: NounPhrase, token: Token): Entity | null {
  const { discourse, edits } = reading;
  const { lower } = token;
  const isSubject = reading.roles.get(phrase.index) === 'subject';
  const gender = lower === 'his' ? 'male' : lower === 'her' ? 'female' : null;
  const own = headOfRelative(reading, phrase, lower);
  // 'Her teacher is Mrs Rask. Her boss is …': one list about one person
  const listed = discourse.entities.find(
    ({ listedIn, gender: theirs }) =>
      isSubject &&
      theirs === gender &&
      // 'His father was a smith, and his mother a nurse'
      (listedIn === discourse.sentence - 1 || (listedIn === discourse.sentence && phrase.start > 0)),
  );
  // 'Lena Ott is her aunt': nobody is one's own aunt
  const isOther =
    reading.roles.get(phrase.index) === 'predicate' &&
    reading.analysis.tokens[phrase.start + 1]?.lower !== 'own';
  const excluded = isOther ? ownSubjects(reading, phrase) : [];
  let found: Entity | null = null;
  if (lower === 'its' && isOwnTime(reading, phrase)) return null;
  if (own !== null) found = own;
  else if (listed !== undefined) found = listed;
  else if (lower === 'his')
    found = ownPerson(reading, phrase, 'male') ?? personMeant(reading, phrase, 'male', excluded);
  else if (lower === 'her')
    found = ownPerson(reading, phrase, 'female') ?? personMeant(reading, phrase, 'female', excluded);
  else if (lower === 'its') {
    const before = besides(reading, phrase);
    const others = [
      ...excluded,
      // 'Half of its ships were sold': the half has none
      reading.entities.get(phrase.attachedTo ?? -1),
      ...placesWithout(reading, phrase),
      ...makersOfWhatHas(reading, phrase),
    ];
    found = before === undefined ? measuredBy(reading, discourse.antecedent(neuter, others), null) : before;
  } else if (lower === 'their' && isOfFamily(reading, phrase))
    found = discourse.antecedent({ ...many, kinds: ['person'] }) ?? couple(reading, 4);
  else if (lower === 'their')
    found =
      theyOf(reading, phrase) ??
      discourse.antecedent(many) ??
      familyAsThey(reading) ??
      couple(reading, 4) ??
      discourse.antecedent(body) ??
      discourse.antecedent({ kinds: ['person'], gender: null, plural: false, reach: 1 });
  if (found === null) return null;
  learnGender(found, lower);
  if (lower === 'its') learnBody(reading.analysis, phrase, found);
  if (!isOwnOfAll(reading, phrase, found))
    edits.push({ start: token.start, end: token.end, text: possessiveOf(nameOf(found)), entity: found });
  if (found.sentence !== discourse.sentence) discourse.touch(found, 'object', phrase.start);
  found.continued = true;
  if (isSubject) found.listedIn = discourse.sentence;
  return found;
}

/** 'They work for Orr and their boss is Ann': whom 'they' means in front. */
function theyOf({ analysis, entities }: Reading, { index }: NounPhrase): Entity | null {
  const they = analysis.nounPhrases.find(
    ({ index: other, start }) => other < index && analysis.tokens[start]?.lower === 'they',
  );
  return entities.get(they?.index ?? -1) ?? null;
}

/** 'Ann and Bo sold their house': the sentence names them in front, and twice it would tell of two others. */
function isOwnOfAll(reading: Reading, phrase: NounPhrase, { members }: Entity): boolean {
  const subjects = ownSubjects(reading, phrase);
  return members.length > 1 && members.every((member) => subjects.includes(member));
}

/** 'The firm is in Turku. Its CEO …': no place has one. */
function placesWithout({ analysis, discourse }: Reading, { head }: NounPhrase): Entity[] {
  const isOfFirm = isNounInCapitals(analysis.tokens[head]?.text ?? '');
  return isOfFirm ? discourse.entities.filter(({ kind }) => kind === 'place') : [];
}

/** 'their three children', 'their sister Rita': what people have, and neither things nor firms. */
function isOfFamily({ analysis: { tokens } }: Reading, { start, end }: NounPhrase): boolean {
  return tokens.slice(start + 1, end).some(({ lower }) => isFamily(lower));
}

/** 'Its budget is tight, and Ann Holt, its owner, has left': what the first 'its' means, the second does; undefined where there is none. */
function besides({ analysis, edits, roles }: Reading, phrase: NounPhrase): Entity | null | undefined {
  const { nounPhrases, tokens } = analysis;
  const [first] = nounPhrases;
  const token = tokens[first?.start ?? -1];
  if (first === undefined || first === phrase || token?.lower !== 'its') return undefined;
  if (roles.get(phrase.index) === 'object' || phrase.governor !== null) return undefined;
  return edits.find(({ start }) => start === token.start)?.entity ?? null;
}

/** 'merged into Orr, which has its seat in Ulm', 'was won by Ann, who gave her prize away': whoever does it has it. */
function headOfRelative({ analysis, entities }: Reading, phrase: NounPhrase, pronoun: string): Entity | null {
  if (pronoun === 'their') return null;
  const { clauses, tokens, nounPhrases } = analysis;
  // 'met Ann, who lives with her husband', but 'hired Ann, who works in her shop'
  const isKin = tokens.slice(phrase.start, phrase.end).some(({ lower }) => isFamily(lower));
  const clause = clauses.find(
    ({ kind, marker, objects, prepositional, sharesSubject }) =>
      kind === 'relative' &&
      sharesSubject &&
      (objects.includes(phrase.index) ||
        (isKin && prepositional.some((part) => part.phrase === phrase.index))) &&
      /^(?:who|which)$/.test(tokens[marker ?? -1]?.lower ?? ''),
  );
  const head = entities.get(clause?.head ?? -1);
  if (clause === undefined || head === undefined || head.plural) return null;
  // 'Ann's father, who …'
  if (nounPhrases[clause.head ?? -1]?.kind !== 'proper') return null;
  if (pronoun === 'its') return head.kind === 'person' ? null : head;
  const isOther = head.gender !== null && head.gender !== (pronoun === 'his' ? 'male' : 'female');
  return isOther || !(head.kind === 'person' || looksPersonal(head)) ? null : head;
}

/** 'Jane's', 'the owners'' */
export function possessiveOf(name: string): string {
  return /(?:[^s]s)$/.test(name) && /^the /.test(name) ? `${name}'` : `${name}'s`;
}
