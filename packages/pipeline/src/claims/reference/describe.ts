import { type Clause, type NounPhrase, type Token, textOf, type VerbGroup } from '../../language/analyze.ts';
import { isSpecies } from '../../relations/names/species.ts';
import type { Reading } from '../reading.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { describeFamily } from './companions.ts';
import { type Entity, nameOf } from './discourse.ts';
import { genderOfNoun, isRole } from './entity-kinds.ts';
import { possessiveOf } from './pronouns.ts';
import { isOneNamed } from './somebodies.ts';

export function describe(
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
  return /^\p{Lu}\p{Ll}/u.test(words) && first.pos !== 'PROPN' ? uncapital(words) : words;
}

/** 'Acme is a bank', 'she became the mayor': the subject can be called so from here on. */
export function describeByClause(reading: Reading, clause: Clause): void {
  const { analysis, discourse, entities } = reading;
  const verb = analysis.verbGroups[clause.verb];
  if (verb !== undefined) describeNamed(reading, clause, verb);
  if (verb !== undefined) describeFounder(reading, clause, verb);
  const subject = entities.get(clause.subjects[0] ?? -1);
  if (verb === undefined || subject === undefined || clause.subjects.length !== 1) return;
  if (!subject.proper) {
    // 'My roommate is Hamza': what follows speaks of Hamza
    const named = verb.copula && !verb.negated ? entities.get(clause.objects[0] ?? -1) : undefined;
    const noun = [...subject.nouns][0];
    describeKind(reading, clause, subject);
    if (named === undefined || !named.proper || noun === undefined) return;
    discourse.describe(named, noun);
    discourse.touch(named, 'subject', named.place);
    subject.mute = true;
    return;
  }
  if (verb.lemma === 'have') describeFamily(reading, clause, subject);
  const named = /^(?:appoint|name|elect|serve|work|join)$/.test(verb.lemma);
  if ((!verb.copula && !named) || verb.negated) return;
  for (const index of verb.copula || verb.voice === 'passive' ? clause.objects.slice(0, 1) : []) {
    const phrase = analysis.nounPhrases[index];
    const noun = analysis.tokens[phrase?.head ?? -1]?.lower ?? '';
    if (phrase?.kind !== 'common') continue;
    discourse.describe(subject, noun);
    // 'Jane Doe was appointed director of Acme': the director is no one else
    if (!/^(?:appoint|name|elect)$/.test(verb.lemma) || !isRole(noun)) continue;
    if (subject.kind === 'unknown') subject.kind = 'person';
    const title = entities.get(index);
    if (title !== undefined && !title.proper) title.mute = true;
  }
}

/** 'Ann Lee founded Orr', 'Orr was founded by Ann Lee': the founder, of whom the text goes on. */
function describeFounder({ analysis, discourse, entities }: Reading, clause: Clause, verb: VerbGroup): void {
  if (!/^(?:co-?found|found|establish)$/.test(verb.lemma) || verb.negated) return;
  const { nounPhrases, tokens } = analysis;
  const agents = clause.prepositional
    .map(({ phrase }) => phrase)
    .filter((index) => tokens[nounPhrases[index]?.governor ?? -1]?.lower === 'by');
  const [founder, ...more] = verb.voice === 'passive' ? agents : clause.subjects;
  const entity = entities.get(founder ?? -1);
  if (entity?.proper && entity.kind === 'person' && more.length === 0) discourse.describe(entity, 'founder');
}

/** 'The marsh glider is a small frog': the frog, and the species, of which the text goes on. */
function describeKind({ analysis, discourse, entities }: Reading, clause: Clause, subject: Entity): void {
  const phrase = analysis.nounPhrases[clause.objects[0] ?? -1];
  const noun = analysis.tokens[phrase?.head ?? -1]?.lower ?? '';
  const isTold = phrase?.kind === 'common' && (isSpecies(noun) || /^(?:sub)?species$/.test(noun));
  if (!isTold || !subject.name.startsWith('the ')) return;
  for (const word of [noun, 'species', 'animal']) discourse.describe(subject, word);
  const what = entities.get(clause.objects[0] ?? -1);
  if (what !== undefined && what !== subject) what.mute = true;
}

/** 'Acme named Jane Doe its chair': the chair is no one else. */
function describeNamed({ analysis, discourse, entities }: Reading, clause: Clause, verb: VerbGroup): void {
  const [named, title] = clause.objectGroups.map(([index]) => index ?? -1);
  if (!/^(?:appoint|name|elect|make)$/.test(verb.lemma) || verb.voice === 'passive') return;
  const person = entities.get(named ?? -1);
  const head = analysis.tokens[analysis.nounPhrases[title ?? -1]?.head ?? -1];
  if (person === undefined || !person.proper || head === undefined || !isRole(head.lower)) return;
  discourse.describe(person, head.lower);
  if (person.kind === 'unknown') person.kind = 'person';
  const other = entities.get(title ?? -1);
  if (other !== undefined && !other.proper) other.mute = true;
}

/** 'Jane Doe, the head of Acme, …', 'The plumber, Ernst Weil, …', 'a startup called Foo' */
export function describeByApposition(reading: Reading): void {
  const { analysis, discourse, entities, roles } = reading;
  const { nounPhrases, tokens } = analysis;
  for (const phrase of nounPhrases) {
    const entity = entities.get(phrase.index);
    const end = endOfPost(reading, phrase);
    const next = nounPhrases.find((other) => other.start === end + 1);
    const named = next === undefined ? undefined : entities.get(next.index);
    const isSetOff = tokens[end]?.text === ',' && /^[,.;]$/.test(tokens[next?.end ?? -1]?.text ?? '');
    // "Ann's daughter, Vessla, …"
    const gender = phrase.kind === 'common' ? genderOfNoun(tokens[phrase.head]?.lower ?? '') : null;
    if (named?.proper === true && isSetOff && gender !== null) {
      if (named.kind === 'unknown') named.kind = 'person';
      if (named.kind === 'person') named.gender ??= gender;
      discourse.touch(named, roles.get(phrase.index) ?? named.role, named.place);
    }
    if (entity === undefined) continue;
    // 'I have a sister named Clara': what follows speaks of Clara
    const called = nounPhrases[phrase.index - 1];
    if (
      entity.proper &&
      called?.kind === 'common' &&
      called.end === phrase.start - 1 &&
      /^(?:named|called)$/.test(tokens[called.end]?.lower ?? '')
    ) {
      discourse.describe(entity, tokens[called.head]?.lower ?? '');
      discourse.touch(entity, 'subject', entity.place);
    }
    if (!entity.proper && entity.kind === 'person' && !entity.plural && named?.proper === true) {
      if (!isSetOff) continue;
      discourse.describe(named, [...entity.nouns][0] ?? '');
      discourse.touch(named, entity.role, named.place);
      entity.mute = true;
      continue;
    }
    // 'bought its first trawler, the Nordlys, in 1959', 'has a brewery, Ebring Brau.'
    if (isOneNamed(reading, phrase, next) && named?.proper === true && !entity.proper) {
      discourse.describe(named, tokens[phrase.head]?.lower ?? '');
      discourse.touch(named, entity.role, named.place);
      entity.mute = true;
      continue;
    }
    if (!entity.proper) continue;
    if (
      next === undefined ||
      next.kind !== 'common' ||
      tokens[phrase.end]?.text !== ',' ||
      next.governor !== null
    )
      continue;
    const first = tokens[next.start]?.lower ?? '';
    if (!/^(?:the|a|an)$/.test(first) && !isRole(tokens[next.head]?.lower ?? '')) continue;
    discourse.describe(entity, tokens[next.head]?.lower ?? '');
  }
}

/** 'The mayor of Orsk, Ann Lee, …', 'The head of sales at Orr, Bo Lind, …': the end of what the post is of. */
function endOfPost({ analysis }: Reading, phrase: NounPhrase): number {
  const { nounPhrases, tokens } = analysis;
  if (phrase.kind !== 'common' || phrase.plural || !isRole(tokens[phrase.head]?.lower ?? ''))
    return phrase.end;
  let { end } = phrase;
  for (const other of nounPhrases.slice(phrase.index + 1, phrase.index + 4)) {
    if (other.governor !== end || !/^(?:of|at|for|in|to)$/.test(tokens[end]?.lower ?? '')) break;
    end = other.end;
  }
  return end;
}
