import { type Clause, type NounPhrase, type SentenceAnalysis, textOf } from '../../language/analyze.ts';
import { isFamily, KIN } from '../../language/words/kin.ts';
import type { Reading } from '../reading.ts';
import type { Entity, Role } from './discourse.ts';
import { type Gender, isPet, isRole, kindOfNoun } from './entity-kinds.ts';
import { looksPersonal } from './looks.ts';

const weds = /^(?:marry|remarry|wed|divorce|date)$/;
const wed = /^(?:married|engaged|divorced)$/;

/** 'Ann and Bo are sisters', 'Ngozi married Piet': what several are to each other, and who weds, tells that they are people. */
export function describeTogether(reading: Reading, clause: Clause): void {
  const { analysis, discourse, entities } = reading;
  const { nounPhrases, tokens, verbGroups } = analysis;
  const verb = verbGroups[clause.verb];
  if (verb === undefined) return;
  const named = (indices: readonly number[]) =>
    indices.flatMap((index) => entities.get(index) ?? []).filter((entity) => looksPersonal(entity));
  const head = tokens[nounPhrases[clause.objects[0] ?? -1]?.head ?? -1]?.lower ?? '';
  if (verb.copula && !verb.negated && clause.subjects.length > 1 && head.endsWith('s') && isFamily(head))
    for (const entity of named(clause.subjects)) discourse.describe(entity, head.slice(0, -1));
  if (verb.lemma === 'have' && clause.subjects.length > 1) describeOnlyChild(reading, clause);
  const told = [tokens[verb.head], tokens[verb.end], tokens[clause.adjective ?? -1]];
  if (!weds.test(verb.lemma) && !told.some((token) => wed.test(token?.lower ?? ''))) return;
  const partners = clause.prepositional
    .filter(({ preposition }) => /^(?:to|from)$/.test(tokens[preposition]?.lower ?? ''))
    .map(({ phrase }) => phrase);
  const pair = named([...clause.subjects, ...clause.objects, ...partners]);
  if (pair.length === 2) for (const entity of pair) if (entity.kind === 'unknown') entity.kind = 'person';
}

/** 'Tess and Ray have a daughter, Ivy. She …': what follows speaks of Ivy rather than of one of two. */
function describeOnlyChild({ analysis, discourse, entities }: Reading, { objects, subjects }: Clause): void {
  const [kin, name, ...more] = objects;
  const noun = analysis.tokens[analysis.nounPhrases[kin ?? -1]?.head ?? -1]?.lower ?? '';
  const child = entities.get(name ?? -1);
  if (
    more.length > 0 ||
    child === undefined ||
    !child.proper ||
    !isOffspring.test(noun) ||
    noun.endsWith('s')
  )
    return;
  discourse.describe(child, noun);
  discourse.touch(child, 'subject', child.place);
  for (const index of subjects) {
    const parent = entities.get(index);
    if (parent !== undefined) parent.role = 'object';
  }
}

/** 'Nerea lives in Vigo with her son': her own, where nothing tells that she is no woman, whoever was spoken of before. */
export function ownCompanion(reading: Reading, phrase: NounPhrase, gender: Gender): Entity | null {
  const { analysis, entities } = reading;
  if (analysis.tokens[phrase.governor ?? -1]?.lower !== 'with') return null;
  const clause = analysis.clauses.find(({ prepositional }) =>
    prepositional.some((part) => part.phrase === phrase.index),
  );
  const subject = entities.get(clause?.subjects.length === 1 ? (clause.subjects[0] ?? -1) : -1);
  if (subject === undefined || !looksPersonal(subject) || subject.plural) return null;
  return subject.kind === 'unknown' && subject.gender === null && gender !== null ? subject : null;
}

/** 'Juno, a collie, belongs to Petra. She is four years old': the animal that was spoken of, unless what people do is told. */
export function petSpokenOf(
  { analysis, discourse }: Reading,
  phrase: NounPhrase,
  gender: Gender,
): Entity | null {
  const pet = discourse.entities.findLast(
    (entity) =>
      isPetByName(entity) &&
      entity.role === 'subject' &&
      entity.section === discourse.section &&
      discourse.sentence - entity.sentence === 1 &&
      (entity.gender ?? gender) === gender,
  );
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === phrase.index);
  return pet === undefined || clause === undefined || isToldOfPeople(analysis, phrase) ? null : pet;
}

/** 'Milo has a parrot named Pepper. He drives a Fiat, his number is …': the animals that are not meant. */
export function petsNotMeant({ analysis, discourse }: Reading, phrase: NounPhrase): Entity[] {
  return isToldOfPeople(analysis, phrase) ? discourse.entities.filter(isPetByName) : [];
}

/** Whether an animal of the house is meant, as the noun told that stood with its name. */
export function isPetByName({ proper, nouns }: Entity): boolean {
  return proper && [...nouns].some(isPet);
}

const ofPeople =
  /^(?:work|own|run|buy|adopt|say|teach|study|get|drive|move|marry|join|speak|write|read|paint|cook|graduate|lead|found|manage|earn|rent|collect|travel|commute|retire|volunteer|coach|train|sing|knit|sew|bake|draw|ski|cycle|skate|dance|garden|smoke|vote|resign|quit|apply|enrol|enroll|serve|publish|compose|photograph|wear|pay|phone|text)$/;
const thingsOfPeople =
  /^(?:number|phone|telephone|email|mail|address|job|employer|boss|office|salary|flat|car|degree|career|firm|company|team|hobby|colleague|surname)$/;

/** What people play, and no animal. */
const played =
  /^(?:chess|bridge|tennis|golf|football|soccer|squash|badminton|hockey|cricket|rugby|basketball|volleyball|handball|cards|poker|piano|guitar|violin|cello|flute|drums|trumpet|organ|harp|accordion|saxophone|clarinet|bass|tuba)$/;
/** 'She broke her wrist' */
const injuring = /^(?:break|sprain|fracture|dislocate|twist|hurt|injure)$/;
const limbs = /^(?:wrist|arm|elbow|finger|thumb|hand|shoulder|ankle|collarbone)$/;

/** 'He works', 'She lives in Oslo', 'She is a nurse', 'Her brother', 'his phone number'. */
function isToldOfPeople(
  { clauses, nounPhrases, tokens, verbGroups }: SentenceAnalysis,
  phrase: NounPhrase,
): boolean {
  const nounOf = ({ head }: NounPhrase) => tokens[head]?.lower ?? '';
  if (phrase.end - phrase.start > 1) return thingsOfPeople.test(nounOf(phrase)) || isFamily(nounOf(phrase));
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  if (clause === undefined) return false;
  const beside = [...clause.objects, ...clause.prepositional.map((part) => part.phrase)].flatMap(
    (index) => nounPhrases[index] ?? [],
  );
  const { lemma = '' } = verbGroups[clause.verb] ?? {};
  const isHome = lemma === 'live' && beside.some(({ kind }) => kind === 'proper');
  return (
    isHome ||
    ofPeople.test(lemma) ||
    beside.some(
      (other) =>
        isRole(nounOf(other)) ||
        played.test(nounOf(other)) ||
        (injuring.test(lemma) && limbs.test(nounOf(other))),
    )
  );
}

/** 'They had two daughters': a couple, rather than what else was spoken of. */
export function haveChildren(
  { clauses, verbGroups, nounPhrases, tokens }: SentenceAnalysis,
  phrase: NounPhrase,
): boolean {
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const object = nounPhrases[clause?.objects[0] ?? -1];
  return (
    verbGroups[clause?.verb ?? -1]?.lemma === 'have' &&
    isOffspring.test(tokens[object?.head ?? -1]?.lower ?? '')
  );
}

/** 'They divorced', 'They married': what two people do who are no children of one house. */
export function isOfCouples({ clauses, tokens, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const { lemma = '', voice, end = -1 } = verbGroups[clause?.verb ?? -1] ?? {};
  const said = tokens[end]?.lower ?? '';
  return (
    (/^(?:divorce|separate|marry|wed|engage)$/.test(lemma) &&
      (clause?.objects.length === 0 || voice === 'passive')) ||
    // 'they got married'
    (/^(?:get|become|be)$/.test(lemma) && /^(?:married|engaged|divorced)$/.test(said))
  );
}

/** 'They live in Hull', 'They both …': people, rather than the firm that one of them works for. */
export function isOfPeople({ clauses, tokens, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const { lemma = '' } = verbGroups[clause?.verb ?? -1] ?? {};
  return (
    tokens[phrase.end]?.lower === 'both' ||
    /^(?:live|reside|marry|divorce|meet|retire|die)$/.test(lemma) ||
    // 'They split up', but 'They split the firm'
    (lemma === 'split' && clause?.objects.length === 0)
  );
}

/** Two of one sentence, rather than a child of the one before and a partner of this one. */
export function namedTogether(pair: Entity | null): Entity | null {
  const [first, second] = pair?.members ?? [];
  return first !== undefined && first.sentence === second?.sentence ? pair : null;
}

/** 'the twins Mia and Lev', 'their sons' */
export function areSiblings(entity: Entity | null): boolean {
  return (
    entity !== null &&
    [entity, ...entity.members].some(({ nouns }) =>
      [...nouns].some((noun) => /(?:s|children)$/.test(noun) && isFamily(noun)),
    )
  );
}

const isOffspring = /^(?:son|daughter|child|kid|twin|boy|girl)(?:s|ren)?$/;

const kinNoun = new RegExp(`^(?:${KIN}|child)$`);

/** 'Siv Moe has two sons, Leif and Nils': who has kin is a person, and those who are named are what they are called. */
export function describeFamily(
  { analysis, discourse, entities }: Reading,
  { objects }: Clause,
  subject: Entity,
): void {
  const { nounPhrases, tokens } = analysis;
  const [first] = objects;
  const head = tokens[nounPhrases[first ?? -1]?.head ?? -1]?.lower ?? '';
  const noun = head === 'children' ? 'child' : head.replace(/s$/, '');
  if (!kinNoun.test(noun)) return;
  if (subject.kind === 'unknown') subject.kind = 'person';
  for (const index of objects.slice(1)) {
    const named = entities.get(index);
    if (named?.proper === true) discourse.describe(named, noun);
  }
}

/** "Ana's mother", "Ana's boss": a person by a noun alone. */
export function isSomebodys(
  { analysis }: Pick<Reading, 'analysis'>,
  { end, head, possessor, plural }: NounPhrase,
): boolean {
  const noun = analysis.tokens[head]?.lower ?? '';
  const isOf = possessor !== null && head === end - 1 && !plural;
  return isOf && (isFamily(noun) || isRole(noun)) && kindOfNoun(noun) === 'person';
}

/** "Ana's mother was a nurse. She died in 1990": who is spoken of, though nobody says her name. */
export function mentionKin({ analysis, discourse, entities }: Reading, phrase: NounPhrase, role: Role): void {
  const { index, start, end, head } = phrase;
  const noun = analysis.tokens[head]?.lower ?? '';
  if (role !== 'subject' || entities.has(index) || !isSomebodys({ analysis }, phrase)) return;
  entities.set(
    index,
    discourse.mention(textOf(analysis, start, end), {
      proper: false,
      plural: false,
      nouns: [noun],
      role,
      place: start,
    }),
  );
}

/** 'Together with Max Roth, she designed the bridge': she is somebody else. */
export function besideWhom(
  { analysis: { nounPhrases, tokens }, entities }: Reading,
  { start }: NounPhrase,
): (Entity | undefined)[] {
  return nounPhrases
    .filter(({ governor, end }) => end <= start && tokens[governor ?? -1]?.lower === 'with')
    .map(({ index }) => entities.get(index));
}
