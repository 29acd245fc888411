import {
  type Clause,
  fullPhrase,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
} from '../language/analyze.ts';
import { type Discourse, type Entity, nameOf, type Role } from './discourse.ts';
import { isGeneric, isRole, kindOfNoun, splitName } from './entity-kinds.ts';

/** A change to the sentence's text; offsets are UTF-16 in it. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly entity?: Entity;
};

/** What reading a sentence gave: the changes that make it stand alone, and the entity behind each noun phrase. */
export type Resolved = { readonly edits: Edit[]; readonly entities: ReadonlyMap<number, Entity> };

type Reading = {
  analysis: SentenceAnalysis;
  discourse: Discourse;
  edits: Edit[];
  entities: Map<number, Entity>;
  roles: Map<number, Role>;
  speaker: Entity | null;
};

/**
 * Reads a sentence's noun phrases from left to right: names and descriptions enter the discourse, pronouns and descriptions of
 * something known are resolved where the antecedent is clear.
 */
export function resolveReferences(
  analysis: SentenceAnalysis,
  discourse: Discourse,
  speaker: Entity | null = null,
): Resolved {
  discourse.nextSentence();
  const reading: Reading = {
    analysis,
    discourse,
    edits: [],
    entities: new Map(),
    roles: rolesOf(analysis),
    speaker,
  };
  for (const phrase of analysis.nounPhrases) readPhrase(reading, phrase);
  for (const clause of analysis.clauses) describeByClause(reading, clause);
  describeByApposition(reading);
  groupSubjects(reading);
  resolveThere(reading);
  return { edits: reading.edits.sort((a, b) => a.start - b.start), entities: reading.entities };
}

function rolesOf({ clauses, verbGroups }: SentenceAnalysis): Map<number, Role> {
  const roles = new Map<number, Role>();
  for (const clause of clauses) {
    const predicate = verbGroups[clause.verb]?.copula === true;
    for (const object of clause.objects)
      if (!roles.has(object)) roles.set(object, predicate ? 'predicate' : 'object');
    if (clause.sharesSubject) continue;
    const nested = clause.kind === 'relative' || clause.kind === 'participial';
    for (const subject of clause.subjects)
      roles.set(subject, nested ? (roles.get(subject) ?? 'other') : 'subject');
  }
  return roles;
}

function readPhrase(reading: Reading, phrase: NounPhrase): void {
  const { analysis } = reading;
  const { tokens } = analysis;
  const first = tokens[phrase.start] as Token;
  if (phrase.possessor !== null) readPossessor(reading, phrase, phrase.possessor);
  if (phrase.kind === 'pronoun' || (first.lower === 'both' && phrase.end - phrase.start === 1)) {
    readPronoun(reading, phrase, first);
    return;
  }
  const possessive =
    first.pos === 'PRON' && phrase.end - phrase.start > 1 && /^(?:his|her|its|their)$/.test(first.lower);
  const owner = possessive ? readPossessive(reading, phrase, first) : null;
  if (phrase.kind === 'time' || phrase.kind === 'quantity') return;
  if (phrase.kind === 'proper') readName(reading, phrase);
  else readDescription(reading, phrase, first, owner);
}

function readPossessor(reading: Reading, phrase: NounPhrase, range: { start: number; end: number }): void {
  const { analysis, discourse, edits } = reading;
  const first = analysis.tokens[range.start] as Token;
  const last = analysis.tokens[range.end - 1] as Token;
  if (/^(?:the|this|that)$/.test(first.lower) && range.end - range.start === 2) {
    const known = discourse.described(last.lower, isGeneric(last.lower));
    const mark = analysis.tokens[range.end];
    if (known !== null && mark !== undefined) {
      edits.push({ start: first.start, end: mark.end, text: possessiveOf(nameOf(known)), entity: known });
      discourse.touch(known, 'other', phrase.start);
    }
    return;
  }
  const { from, nouns } = splitName(analysis.tokens, range.start, range.end);
  if (from >= range.end) return;
  discourse.mention(textOf(analysis, from, range.end), {
    proper: true,
    plural: false,
    nouns,
    role: reading.roles.get(phrase.index) === 'subject' ? 'object' : 'other',
    place: phrase.start,
  });
}

function readName(reading: Reading, phrase: NounPhrase): void {
  const { analysis, discourse, edits, entities, roles } = reading;
  const { tokens } = analysis;
  const start = phrase.possessor === null ? phrase.start : phrase.possessor.end + 1;
  const { from, nouns } = splitName(tokens, start, phrase.end);
  if (from >= phrase.end) return;
  const full = fullPhrase(analysis, phrase.index);
  const whole = full.end > phrase.end && isNameOf(tokens, phrase.end, full.end) ? full.end : phrase.end;
  const name = textOf(analysis, from, whole);
  if (phrase.attachedTo !== null && isInsideOf(analysis, phrase)) return;
  const known = discourse.byName(name);
  const entity = discourse.mention(name, {
    proper: true,
    plural: false,
    nouns,
    role: roles.get(phrase.index) ?? 'other',
    place: phrase.start,
  });
  if (known === undefined) entity.article = tokens[from - 1]?.lower === 'the';
  if (entity.kind === 'unknown' && tokens[phrase.governor ?? -1]?.lower === 'in') entity.kind = 'place';
  entities.set(phrase.index, entity);
  // 'Doe said' after 'Jane Doe': the surname alone does not say who
  if (
    known === undefined ||
    known.kind !== 'person' ||
    known.name === name ||
    whole !== phrase.end ||
    from !== phrase.end - 1
  )
    return;
  if (from > start && /^(?:mr|mrs|ms|dr|prof)\.?$/.test(tokens[from - 1]?.lower ?? '')) return;
  const before = tokens[from - 1];
  if (before !== undefined && /^\p{Lu}/u.test(before.text) && /^(?:PROPN|NUM)$/.test(before.pos)) return;
  const token = tokens[from] as Token;
  edits.push({ start: token.start, end: token.end, text: known.name, entity: known });
}

/** Whether a name is the end of a longer one ('Saint Mora' in 'Abbey of Saint Mora'). */
function isInsideOf(analysis: SentenceAnalysis, phrase: NounPhrase): boolean {
  const outer = analysis.nounPhrases[phrase.attachedTo ?? -1];
  if (outer === undefined || outer.kind !== 'proper') return false;
  const full = fullPhrase(analysis, outer.index);
  return full.end >= phrase.end && isNameOf(analysis.tokens, outer.end, full.end);
}

/** 'Bank of America', 'University of Porto' – not 'Mayor of Rome'. */
function isNameOf(tokens: readonly Token[], from: number, to: number): boolean {
  const inner = tokens[from + 1];
  return (
    tokens[from]?.lower === 'of' &&
    to - from <= 4 &&
    inner !== undefined &&
    /^\p{Lu}/u.test(inner.text) &&
    !isRole(tokens[from - 1]?.lower ?? '')
  );
}

function readDescription(reading: Reading, phrase: NounPhrase, first: Token, owner: Entity | null): void {
  const { analysis, discourse, edits, entities, roles } = reading;
  const { tokens } = analysis;
  const head = tokens[phrase.head] as Token;
  const role = roles.get(phrase.index) ?? 'other';
  const definite = /^(?:the|this|that|these|those)$/.test(first.lower);
  const named =
    phrase.possessor === null && phrase.determiner === null
      ? discourse.byName(textOf(analysis, phrase.start, phrase.end))
      : undefined;
  if (named !== undefined) {
    discourse.touch(named, role, phrase.start);
    entities.set(phrase.index, named);
    return;
  }
  const bare = definite && phrase.end - phrase.start === 2 && !isSpecified(analysis, phrase);
  if (bare && !phrase.plural) {
    const known = discourse.described(head.lower, isGeneric(head.lower));
    if (known !== null) {
      edits.push({ start: first.start, end: head.end, text: nameOf(known), entity: known });
      discourse.describe(known, head.lower);
      discourse.touch(known, role, phrase.start);
      entities.set(phrase.index, known);
      return;
    }
  }
  if (definite && phrase.end - phrase.start === 2 && /^(?:former|latter)$/.test(head.lower)) {
    const pair = discourse.entities.findLast(
      (entity) => entity.members.length === 2 && discourse.sentence - entity.sentence <= 2,
    );
    const member = pair?.members[head.lower === 'former' ? 0 : 1];
    if (member !== undefined) {
      edits.push({ start: first.start, end: head.end, text: member.name, entity: member });
      entities.set(phrase.index, member);
    }
    return;
  }
  if (phrase.possessor !== null || phrase.end - phrase.start > 6) return;
  if (!definite && phrase.determiner === null && role === 'other') return;
  // 'is a teacher', 'works as a teacher': said of someone, no one new
  if (role === 'predicate' || tokens[phrase.governor ?? -1]?.lower === 'as') return;
  if (/^(?:no|any|each|every|our|your)$/.test(first.lower)) return;
  if (first.lower === 'my' && reading.speaker === null) return;
  const full = fullPhrase(analysis, phrase.index);
  if (full.end - full.start > 8) return;
  entities.set(
    phrase.index,
    discourse.mention(describe(reading, phrase, full, owner), {
      proper: false,
      plural: phrase.plural,
      nouns: [head.lower],
      role,
      place: phrase.start,
    }),
  );
}

/** 'the museum that …', 'the head of sales': says itself which one is meant. */
function isSpecified({ nounPhrases, clauses, tokens }: SentenceAnalysis, phrase: NounPhrase): boolean {
  if (nounPhrases.some((other) => other.attachedTo === phrase.index)) return true;
  const next = tokens[phrase.end];
  if (
    next !== undefined &&
    /^(?:that|who|which|in|at|for|from|with|behind|on|between|near)$/.test(next.lower) &&
    next.lower !== 'in'
  ) {
    return (
      /^(?:that|who|which)$/.test(next.lower) ||
      (next.pos === 'ADP' && kindOfNoun(tokens[phrase.head]?.lower ?? '') === 'thing')
    );
  }
  return (
    next?.text !== ',' && clauses.some((clause) => clause.head === phrase.index && clause.kind !== 'main')
  );
}

function describe(
  { analysis, speaker }: Reading,
  phrase: NounPhrase,
  full: { start: number; end: number },
  owner: Entity | null,
): string {
  const { tokens } = analysis;
  const first = tokens[phrase.start] as Token;
  const words = textOf(analysis, full.start, full.end);
  if (owner !== null) return `${possessiveOf(nameOf(owner))}${words.slice(first.text.length)}`;
  if (first.lower === 'my' && speaker !== null)
    return `${possessiveOf(speaker.name)}${words.slice(first.text.length)}`;
  if (/^(?:a|an)$/.test(first.lower)) return `the ${words.slice(first.text.length).trim()}`;
  if (/^(?:the|this|that|these|those)$/.test(first.lower))
    return `${first.lower}${words.slice(first.text.length)}`;
  return /^\p{Lu}\p{Ll}/u.test(words) && first.pos !== 'PROPN'
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}

function readPronoun(reading: Reading, phrase: NounPhrase, token: Token): void {
  const { analysis, discourse, edits, entities, roles } = reading;
  const role = roles.get(phrase.index) ?? 'other';
  const excluded = role === 'subject' ? [] : ownSubjects(reading, phrase);
  let found: Entity | null = null;
  const { lower } = token;
  if (lower === 'he' || lower === 'him') found = person(reading, phrase, 'male', excluded);
  else if (lower === 'she' || lower === 'her') found = person(reading, phrase, 'female', excluded);
  else if (lower === 'it' && !isEmptyIt(analysis, phrase)) found = discourse.antecedent(neuter, excluded);
  else if (lower === 'they' || lower === 'them')
    found = discourse.antecedent(many, excluded) ?? discourse.antecedent(body, excluded) ?? couple(reading);
  else if (lower === 'both' && role === 'subject') found = discourse.antecedent(many, excluded);
  if (found === null) return;
  entities.set(phrase.index, found);
  if (/^(?:he|him|she|her)$/.test(lower)) {
    found.gender ??= lower === 'he' || lower === 'him' ? 'male' : 'female';
    if (found.kind === 'unknown') found.kind = 'person';
  }
  edits.push(
    { start: token.start, end: token.end, text: nameOf(found), entity: found },
    ...expandClitic(analysis, token),
  );
  discourse.touch(found, role, phrase.start);
  found.continued = true;
}

/** 'She is married to Olof; they …': the two people last spoken of. */
function couple({ discourse }: Reading, reach = 1): Entity | null {
  const people = discourse.entities.filter(
    (entity) =>
      entity.kind === 'person' &&
      entity.proper &&
      !entity.plural &&
      entity.section === discourse.section &&
      discourse.sentence - entity.sentence <= reach,
  );
  const [first, second] = people;
  if (first === undefined || second === undefined || people.length > 2) return null;
  return discourse.mention(`${first.name} and ${second.name}`, {
    proper: true,
    plural: true,
    nouns: [],
    role: 'other',
    place: 0,
    members: [first, second],
  });
}

/** 'she'll' -> 'Lena will' */
function expandClitic({ tokens, verbGroups }: SentenceAnalysis, pronoun: Token): Edit[] {
  const clitic = tokens[pronoun.index + 1];
  if (clitic === undefined || clitic.start !== pronoun.end) return [];
  const perfect =
    verbGroups.some((verb) => verb.start === clitic.index && verb.perfect) ||
    /^(?:been|got|had)$/.test(tokens[clitic.index + 1]?.lower ?? '');
  const words: Record<string, string> = {
    "'ll": ' will',
    "'d": ' would',
    "'ve": ' has',
    "'re": ' are',
    "'s": perfect ? ' has' : ' is',
  };
  const text = words[clitic.lower];
  return text === undefined ? [] : [{ start: clitic.start, end: clitic.end, text }];
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

/** A person for 'he' or 'she'; in a clause in front of its main clause also the one that follows ('Before she left, Ana …'). */
function person(
  reading: Reading,
  phrase: NounPhrase,
  gender: 'male' | 'female',
  excluded: readonly (Entity | undefined)[],
): Entity | null {
  const { discourse } = reading;
  const sure = discourse.antecedent({ kinds: ['person'], gender, plural: false, reach: 5 }, excluded);
  if (sure !== null) return sure;
  const likely = discourse.antecedent(
    { kinds: ['person', 'unknown'], gender, plural: false, reach: 3 },
    excluded,
  );
  return likely !== null && (likely.kind === 'person' || looksPersonal(likely))
    ? likely
    : ahead(reading, phrase);
}

function looksPersonal(entity: Entity): boolean {
  return (
    entity.proper &&
    /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u.test(entity.name) &&
    entity.nouns.size === 0
  );
}

function ahead({ analysis, discourse }: Reading, phrase: NounPhrase): Entity | null {
  const { clauses, nounPhrases, tokens } = analysis;
  const main = clauses.find((clause) => clause.kind === 'main');
  const own = clauses.find((clause) => clause.subjects.includes(phrase.index));
  if (main === undefined || own === undefined || own.kind !== 'adverbial' || own.index > main.index)
    return null;
  const subject = nounPhrases[main.subjects[0] ?? -1];
  if (subject === undefined || subject.kind !== 'proper' || subject.start < phrase.end) return null;
  const { from } = splitName(tokens, subject.start, subject.end);
  return discourse.byName(textOf(analysis, from, subject.end)) ?? null;
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

function readPossessive(reading: Reading, phrase: NounPhrase, token: Token): Entity | null {
  const { discourse, edits } = reading;
  const { lower } = token;
  let found: Entity | null = null;
  if (lower === 'his') found = person(reading, phrase, 'male', []);
  else if (lower === 'her') found = person(reading, phrase, 'female', []);
  else if (lower === 'its') found = discourse.antecedent(neuter);
  else if (lower === 'their')
    found = discourse.antecedent(many) ?? couple(reading, 4) ?? discourse.antecedent(body);
  if (found === null) return null;
  edits.push({ start: token.start, end: token.end, text: possessiveOf(nameOf(found)), entity: found });
  if (found.sentence !== discourse.sentence) discourse.touch(found, 'object', phrase.start);
  found.continued = true;
  return found;
}

/** 'Jane's', 'the owners'' */
export function possessiveOf(name: string): string {
  return /(?:[^s]s)$/.test(name) && /^the /.test(name) ? `${name}'` : `${name}'s`;
}

/** 'It is clear that', 'it rained', 'it takes two days': stands for nothing. */
function isEmptyIt({ tokens, clauses, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  const clause = clauses.find((other) => other.subjects[0] === phrase.index);
  if (clause === undefined) return false;
  const verb = verbGroups[clause.verb];
  if (verb === undefined) return true;
  if (
    /^(?:rain|snow|seem|appear|happen|turn|matter|take)$/.test(verb.lemma) &&
    (verb.lemma !== 'take' ||
      clauses.some((other) => other.index === clause.index + 1 && other.kind === 'infinitive'))
  )
    return true;
  const follows = clauses[clause.index + 1];
  const clausal = follows !== undefined && (follows.kind === 'complement' || follows.kind === 'infinitive');
  if (verb.voice === 'passive')
    return (
      clausal &&
      /^(?:say|report|believe|think|know|estimate|expect|claim|allege|announce|note|show|find|suggest|recommend|decide|hope|assume|argue|rumor|rumour)$/.test(
        verb.lemma,
      )
    );
  if (!verb.copula) return false;
  if (clausal && (clause.adjective !== null || clause.objects.length > 0))
    return follows.kind !== 'infinitive' || clause.adjective !== null;
  const next = tokens[verb.end]?.lower ?? '';
  return (
    /^(?:raining|snowing|late|early|cold|hot|sunny|dark|noon|midnight|time)$/.test(next) ||
    (clause.objects.length === 0 && clause.adjective === null && clause.prepositional.length === 0) ||
    clauses.some(
      (other) =>
        other.kind === 'relative' &&
        other.parent === clause.index &&
        clause.objects.includes(other.head ?? -1) &&
        verb.tense !== null &&
        tokens[other.marker ?? -1]?.lower !== 'which',
    )
  );
}

/** 'Acme is a bank', 'she became the mayor': the subject can be called so from here on. */
function describeByClause({ analysis, discourse, entities }: Reading, clause: Clause): void {
  const verb = analysis.verbGroups[clause.verb];
  const subject = entities.get(clause.subjects[0] ?? -1);
  if (verb === undefined || subject === undefined || !subject.proper || clause.subjects.length !== 1) return;
  const named = /^(?:appoint|name|elect|serve|work|join)$/.test(verb.lemma);
  if ((!verb.copula && !named) || verb.negated) return;
  for (const index of verb.copula || verb.voice === 'passive' ? clause.objects.slice(0, 1) : []) {
    const phrase = analysis.nounPhrases[index];
    if (phrase?.kind === 'common') discourse.describe(subject, analysis.tokens[phrase.head]?.lower ?? '');
  }
}

/** 'Jane Doe, the head of Acme, …', 'a startup called Foo' */
function describeByApposition({ analysis, discourse, entities }: Reading): void {
  const { nounPhrases, tokens } = analysis;
  for (const phrase of nounPhrases) {
    const entity = entities.get(phrase.index);
    if (entity === undefined || !entity.proper) continue;
    const next = nounPhrases.find((other) => other.start === phrase.end + 1);
    if (
      next === undefined ||
      next.kind !== 'common' ||
      tokens[phrase.end]?.text !== ',' ||
      next.governor !== null
    )
      continue;
    const first = tokens[next.start]?.lower ?? '';
    if (/^(?:the|a|an)$/.test(first) || isRole(tokens[next.head]?.lower ?? ''))
      discourse.describe(entity, tokens[next.head]?.lower ?? '');
  }
}

/** 'Alice and Bob': together they can be 'they', 'both', 'the former' and 'the latter'. */
function groupSubjects({ analysis, discourse, entities, roles }: Reading): void {
  const lists = analysis.clauses.flatMap((clause) =>
    clause.sharesSubject ? clause.objectGroups : [clause.subjects, ...clause.objectGroups],
  );
  for (const list of lists) {
    if (list.length < 2 || list.length > 4) continue;
    const members = list.map((index) => entities.get(index)).filter((entity) => entity !== undefined);
    if (members.length !== list.length || members.some((entity) => !entity.proper || entity.plural)) continue;
    const names = members.map((entity) => entity.name);
    const name = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const known = discourse.entities.find((entity) => entity.members.length > 0 && entity.name === name);
    const role = roles.get(list[0] ?? -1) ?? 'other';
    if (known !== undefined) discourse.touch(known, role, 0);
    else discourse.mention(name, { proper: true, plural: true, nouns: [], role, place: 0, members });
  }
}

/** 'She lives there' */
function resolveThere({ analysis, discourse, edits }: Reading): void {
  const { tokens, verbGroups } = analysis;
  for (const token of tokens) {
    if (token.lower !== 'there' || token.index === 0) continue;
    const before = tokens[token.index - 1];
    const after = tokens[token.index + 1];
    if (before === undefined || before.pos === 'ADP' || after?.pos === 'AUX' || after?.lower === 'is')
      continue;
    const verb = verbGroups.find((group) => group.end <= token.index && token.index - group.end <= 4);
    if (verb === undefined || verb.lemma === 'be') continue;
    const here = discourse.entities.filter(
      (entity) =>
        entity.kind === 'place' &&
        entity.proper &&
        entity.section === discourse.section &&
        discourse.sentence - entity.sentence <= 2 &&
        entity.sentence < discourse.sentence,
    );
    const place = here.length === 1 ? here[0] : undefined;
    if (place === undefined) continue;
    const motion = /^(?:move|go|travel|fly|return|come|drive|walk|relocate|head|send)$/.test(verb.lemma);
    edits.push({
      start: token.start,
      end: token.end,
      text: `${motion ? 'to' : 'in'} ${place.name}`,
      entity: place,
    });
  }
}
