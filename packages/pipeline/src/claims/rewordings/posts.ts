import {
  type Clause,
  fullPhrase,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
} from '../../language/analyze.ts';
import { isDeputizing } from '../../relations/nouns/relational-nouns.ts';
import { offices } from '../../relations/posts/offices.ts';
import { fieldStart } from '../../relations/posts/post-ranks.ts';
import { isHouseOffice } from '../../relations/posts/single-posts.ts';
import { isPost, nounReadings } from '../../relations/predicates.ts';
import type { Reading } from '../reading.ts';
import type { Entity } from '../reference/discourse.ts';
import { kindOfNoun, splitName } from '../reference/entity-kinds.ts';
import { nameThePost } from '../reference/posts-again.ts';
import { nameSeatTaken } from '../reference/seats.ts';
import {
  likeTitle,
  nameSuccession,
  nameTurnedDown,
  noteDeparture,
  onlyPostOf,
} from '../reference/successions.ts';
import { ownerless, placeGoverned, topicOf, withoutLeagues } from '../reference/topic-holders.ts';
import { nameVacancy, noteOpenPost, noteVacancy } from '../reference/vacancies.ts';
import { firmAgain, firmOf, forgetBody, named, nameFirm, nameJoining, noteBodies } from './employers.ts';

/** A post of which the text says whose it is, and who was spoken of with it. */
export type ToldPost = {
  readonly title: string;
  readonly body: string;
  readonly holder: Entity | null;
  readonly section: number;
};

/**
 * Posts that a text goes on about: 'she resigned as treasurer of the club. Ben took over from her', 'Petr is the new captain'
 * stand alone once they say of which body.
 */
export function readPosts(reading: Reading): void {
  const { analysis, discourse } = reading;
  for (const phrase of analysis.nounPhrases) {
    noteBodies(reading, phrase.start);
    const announced = titleInFront(reading, phrase);
    const clause = analysis.clauses.find(({ start, end }) => phrase.start >= start && phrase.start < end);
    if (announced !== null && clause !== undefined && bodyOf(reading, phrase) === null)
      nameBody(reading, phrase, clause, announced);
    if (isRollCall(reading, phrase) && clause !== undefined)
      nameBody(reading, phrase, clause, textOf(analysis, phrase.head, phrase.end));
    const title = titleOf(reading, phrase);
    if (title === null) {
      if (clause !== undefined) nameFirm(reading, phrase, clause);
      const whose = namedAs(analysis, phrase) === null ? null : ownerless(analysis, phrase, discourse);
      const at = analysis.tokens[phrase.end - 1]?.end;
      if (whose !== null && at !== undefined)
        reading.edits.push({ start: at, end: at, text: ` of ${named(whose)}` });
      continue;
    }
    const body = bodyOf(reading, phrase);
    let whose = body;
    if (body !== null) {
      const holder = holderOf(reading, phrase, clause);
      learnKinds(reading, clause, title, body);
      discourse.notePost({ title, body, holder, section: discourse.section });
    } else if (clause !== undefined && isTaken(reading, phrase, clause)) {
      whose = nameBody(reading, phrase, clause, title);
      noteAppointment(reading, phrase, clause, title);
    } else if (clause !== undefined) noteOpenPost(reading, phrase, clause, title);
    const verb = analysis.verbGroups[clause?.verb ?? -1];
    if (
      verb !== undefined &&
      givingUp.test(verb.lemma) &&
      analysis.tokens[phrase.governor ?? -1]?.lower === 'as'
    )
      discourse.vacancy = {
        title: whose === null ? title : `${title} of ${whose}`,
        section: discourse.section,
      };
  }
  noteBodies(reading, analysis.tokens.length);
  for (const clause of analysis.clauses) {
    nameSuccession(reading, clause);
    nameTurnedDown(reading, clause);
    nameDismissal(reading, clause);
    nameDeparture(reading, clause);
    nameReturn(reading, clause);
    nameJoining(reading, clause);
    forgetBody(reading, clause);
    nameThePost(reading, clause);
    nameSeatTaken(reading, clause);
    noteDeparture(reading, clause);
    noteVacancy(reading, clause);
    nameVacancy(reading, clause);
  }
}

const givingUp = /^(?:resign|retire|quit|step|stand)$/;

/** 'The members are Ann Holt and Tom Hart' */
function isRollCall({ analysis }: Reading, phrase: NounPhrase): boolean {
  const { nounPhrases, tokens } = analysis;
  const people =
    /^(?:members|owners|founders|directors|trustees|shareholders|partners|editors|managers|players|singers|guitarists|employees)$/;
  return (
    phrase.plural &&
    phrase.possessor === null &&
    tokens[phrase.start]?.lower === 'the' &&
    people.test(tokens[phrase.head]?.lower ?? '') &&
    namedAs(analysis, phrase) !== null &&
    !nounPhrases.some(({ attachedTo }) => attachedTo === phrase.index)
  );
}

/** The title of a post that a phrase ends in: 'treasurer', 'vice president'; 'captain' of 'the captaincy'. */
function titleOf({ analysis }: Reading, { start, head, kind, plural }: NounPhrase): string | null {
  if (kind === 'pronoun' || plural) return null;
  const office = offices[analysis.tokens[head]?.lower ?? ''];
  if (office !== undefined) return office;
  for (let from = start; from <= head; from++) {
    const title = textOf(analysis, from, head + 1);
    if (/^(?:head|boss|chief|lead|leader|member|forward|defender|winger)$/i.test(title)) return null;
    if (
      nounReadings(title.toLowerCase()).some(({ predicate, as }) => as === 'holder' && isPost(predicate.name))
    ) {
      const { tokens } = analysis;
      const isOfNoun = title === 'director' && tokens[from - 1]?.pos === 'NOUN';
      const isDeputy = isDeputizing(tokens[from - 1]?.lower ?? '');
      const first = isOfNoun || isDeputy ? from - 1 : fieldStart(tokens, { start: from, end: head + 1 });
      return textOf(analysis, Math.max(start, first), head + 1);
    }
  }
  return houseTitle(analysis.tokens, start, head);
}

/** 'matron', 'town clerk', 'head gardener': what one house has one of. */
function houseTitle(tokens: readonly Token[], start: number, head: number): string | null {
  const before = tokens[head - 1];
  if (!isHouseOffice(tokens[head]?.lower ?? '')) return null;
  const isRanked = head > start && /^(?:head|chief|town|parish|deputy|assistant)$/.test(before?.lower ?? '');
  return isRanked ? `${before?.text ?? ''} ${tokens[head]?.text ?? ''}` : (tokens[head]?.text ?? null);
}

/** '… said managing director Ann Holt': the head of what the report is about. */
function titleInFront({ analysis, entities }: Reading, phrase: NounPhrase): string | null {
  if (phrase.kind !== 'proper' || phrase.possessor !== null || phrase.determiner !== null) return null;
  const { from } = splitName(analysis.tokens, phrase.start, phrase.end);
  const title = textOf(analysis, phrase.start, from);
  if (phrase.end - from < 2 || !executive.test(title)) return null;
  const holder = entities.get(phrase.index);
  if (holder?.kind === 'unknown') holder.kind = 'person';
  return title;
}

const executive =
  /^(?:managing director|executive director|chief (?:executive|financial|technology|operating)(?: officer)?|CEO|CFO|CTO|COO|chair(?:man|woman)?|(?:co-?)?founder|head coach)$/i;

/** 'treasurer of the Tern Club', 'its director': whose post it is, as it is named. */
function bodyOf({ analysis, edits }: Reading, phrase: NounPhrase): string | null {
  const { nounPhrases, tokens } = analysis;
  const inner = nounPhrases.find(
    ({ governor, start }) =>
      governor === phrase.end && start > phrase.end && /^(?:of|at)$/.test(tokens[phrase.end]?.lower ?? ''),
  );
  const owner = edits.find(({ start }) => start === analysis.tokens[phrase.start]?.start)?.entity;
  if (inner === undefined && owner !== undefined && owner.proper && owner.kind !== 'person')
    return named(owner);
  if (inner === undefined || !(inner.kind === 'proper' || isDefiniteBody(analysis, inner))) return null;
  const { start, end } = fullPhrase(analysis, inner.index);
  return textOf(analysis, start, end);
}

/** 'dean of the law faculty' */
function isDefiniteBody({ tokens }: SentenceAnalysis, { kind, start, head, plural }: NounPhrase): boolean {
  const noun = tokens[head]?.lower ?? '';
  return (
    kind === 'common' &&
    !plural &&
    tokens[start]?.lower === 'the' &&
    (kindOfNoun(noun) === 'organization' || /^(?:faculty|department|parish|diocese)$/.test(noun))
  );
}

function holderOf(
  { analysis, entities }: Reading,
  phrase: NounPhrase,
  clause: Clause | undefined,
): Entity | null {
  const beside = analysis.nounPhrases.find(
    ({ end }) => end === phrase.start - 1 && analysis.tokens[end]?.text === ',',
  );
  const verb = analysis.verbGroups[clause?.verb ?? -1];
  // 'Its director is Ann Lee', 'Acme has appointed Ann Lee as its chair'
  const isGiven = verb?.voice === 'active' && /^(?:appoint|name|elect|hire|make)$/.test(verb.lemma);
  const given = isGiven ? analysis.nounPhrases[clause?.objects[0] ?? -1] : undefined;
  const told = given ?? namedAs(analysis, phrase) ?? beside;
  return entities.get(told?.index ?? -1) ?? entities.get(clause?.subjects[0] ?? -1) ?? null;
}

/** 'became secretary', 'was elected treasurer', 'resigned as captain', 'is the new captain', 'is the COO' – not 'is a captain'. */
function isTaken(reading: Reading, phrase: NounPhrase, { objects, subjects, verb }: Clause): boolean {
  const { analysis } = reading;
  const { tokens, nounPhrases, verbGroups } = analysis;
  const { lemma = '' } = verbGroups[verb] ?? {};
  if (phrase.possessor !== null || nounPhrases.some(({ attachedTo }) => attachedTo === phrase.index))
    return false;
  if (/^(?:of|at|for|to)$/.test(tokens[phrase.end]?.lower ?? '')) return false;
  if (lemma === 'promote') return tokens[phrase.governor ?? -1]?.lower === 'to';
  const first = tokens[phrase.start]?.lower ?? '';
  const bare = phrase.determiner === null || first === 'the';
  if (!bare) return false;
  // 'The treasurer is Tom Hart'
  if (first === 'the' && namedAs(analysis, phrase) !== null) return true;
  if (tokens[phrase.governor ?? -1]?.lower === 'as')
    return /^(?:resign|retire|step|stand|quit|take|elect|appoint|replace|succeed|return|name|re-elect|reelect)$/.test(
      lemma,
    );
  if (!objects.includes(phrase.index)) return false;
  return (
    /^(?:become|elect|appoint|name|re-elect|reelect)$/.test(lemma) ||
    (lemma === 'be' && first === 'the') ||
    // 'was mayor from 2006 to 2014', 'Since then Bo has been chair', 'is still chief executive'
    (lemma === 'be' &&
      phrase.determiner === null &&
      (isTimeBehind(analysis, phrase) ||
        first === 'still' ||
        firmOf(reading.discourse, reading.entities.get(subjects[0] ?? -1)) !== undefined ||
        isToldAgain(reading, phrase)))
  );
}

/** 'Ann was chair of the Lark Trust until 2019. Now Bo is chair': of what is spoken of. */
function isToldAgain({ analysis, discourse }: Reading, { start, end }: NounPhrase): boolean {
  const title = textOf(analysis, start, end);
  return discourse.posts.some((post) => post.section === discourse.section && likeTitle(post.title, title));
}

/** 'mayor from 2006', 'chair since May 2010', 'captain between 1998 and 2003' */
function isTimeBehind({ nounPhrases, tokens }: SentenceAnalysis, { end }: NounPhrase): boolean {
  return (
    /^(?:from|since|until|till|between|in|for)$/.test(tokens[end]?.lower ?? '') &&
    nounPhrases.some(({ governor, kind }) => governor === end && kind === 'time')
  );
}

/** 'The chair was Tom Hart': the name that a sentence gives to what it describes. */
export function namedAs(
  { clauses, nounPhrases, verbGroups }: SentenceAnalysis,
  phrase: NounPhrase,
): NounPhrase | null {
  const clause = clauses.find(({ subjects }) => subjects.length === 1 && subjects[0] === phrase.index);
  const [object] = clause?.objects ?? [];
  const named = nounPhrases[object ?? -1];
  return clause !== undefined && verbGroups[clause.verb]?.lemma === 'be' && named?.kind === 'proper'
    ? named
    : null;
}

/** Offices of places, which no firm or club has. */
const ofState =
  /^(?:mayor|governor|premier|prime minister|first minister|chancellor|king|queen|emperor|minister|ambassador)$/i;

/** Offices of a town, which is told by what it was called: 'Elmsworth is a town in Kent. The mayor is Ann Lee.' */
const ofTowns = /^(?:(?:lord |deputy )?mayor|mayoress)$/i;
const towns =
  /^(?:town|city|village|municipality|borough|commune|capital|suburb|port|seaport|spa|township|resort)$/;

/** The one town that the section speaks of; undefined where there is none, or several. */
function townSpokenOf({ discourse }: Reading): string | undefined {
  const [town, ...others] = discourse.entities.filter(
    ({ proper, section, nouns }) =>
      proper && section === discourse.section && [...nouns].some((noun) => towns.test(noun)),
  );
  return others.length > 0 ? undefined : town?.name;
}

/** Puts behind a bare title the body that the text gave for it, or else the only one that it speaks of. */
function nameBody(reading: Reading, phrase: NounPhrase, clause: Clause, title: string): string | null {
  const { objects, subjects, verb } = clause;
  const { analysis, discourse, edits, entities } = reading;
  const told = new Set(
    discourse.posts
      .filter((post) => likeTitle(post.title, title) && post.section === discourse.section)
      .map(({ body }) => body),
  );
  const bodies = withoutLeagues(
    discourse.entities.filter(({ kind, proper }) => kind === 'organization' && proper),
    title,
  );
  const holderIn = entities.get(subjects[0] ?? -1);
  const itself = analysis.verbGroups[verb];
  // 'Ann works at Orr. She is the editor. Bo works at Tarn. He is the editor': of where he works
  const own =
    itself?.lemma === 'be' && itself.voice === 'active' && !ofState.test(title)
      ? firmOf(discourse, holderIn)
      : undefined;
  if (own !== undefined && !told.has(own)) told.clear();
  const topic = ofState.test(title) ? placeGoverned(discourse, holderIn) : topicOf(discourse, holderIn);
  const isTopics =
    topic !== null &&
    (ofState.test(title) || bodies.every((body) => body === topic || body.role === 'other'));
  const around = topic !== null && isTopics ? [topic] : bodies;
  const [only] = around;
  const group = analysis.verbGroups[verb];
  const isHolder = group?.voice === 'passive' || /^(?:be|become)$/.test(group?.lemma ?? '');
  const isReplacing = /^(?:replace|succeed|follow)$/.test(group?.lemma ?? '');
  // 'is leaving the top job at Orr, and the new CEO is Ann Lee': what another clause describes is no body
  const isBeside = (index: number) => {
    const start = analysis.nounPhrases[index]?.start ?? -1;
    return start >= clause.start && start < clause.end;
  };
  const isElsewhere = [...entities].some(
    ([index, other]) =>
      other.kind !== 'person' &&
      (other.proper || isBeside(index)) &&
      other !== only &&
      index !== phrase.index &&
      !(isHolder && subjects.includes(index)) &&
      !(isReplacing && [...subjects, ...objects].includes(index)) &&
      !(group?.copula === true && subjects.includes(phrase.index) && objects.includes(index)),
  );
  // 'Halvox has bought Orr Ltd. Chairman Ann Lee …': of which, nothing tells
  const here = new Set(entities.values());
  const isOneOfTwo = discourse.entities.some(
    (other) => other.kind === 'unknown' && other.proper && !here.has(other),
  );
  const isClear =
    told.size === 0 &&
    around.length === 1 &&
    !isOneOfTwo &&
    !isElsewhere &&
    (!ofState.test(title) || (only === topic && /^mayor$/i.test(title)));
  const firm = told.size === 0 && !ofState.test(title) && isHolder ? firmOf(discourse, holderIn) : undefined;
  const town = told.size === 0 && ofTowns.test(title) ? townSpokenOf(reading) : undefined;
  const guessed = firm ?? town ?? (isClear && only !== undefined ? named(only) : undefined);
  const [body] = told.size === 1 ? told : guessed === undefined ? [] : [guessed];
  const at = analysis.tokens[phrase.end - 1]?.end;
  if (body === undefined || at === undefined) return null;
  edits.push({ start: at, end: at, text: ` of ${body.replace(/\.$/, '')}` });
  const holder = isHolder ? (entities.get(namedAs(analysis, phrase)?.index ?? -1) ?? holderIn) : undefined;
  if (holder !== undefined && holder.kind !== 'organization' && holder.kind !== 'place')
    discourse.notePost({ title, body, holder, section: discourse.section });
  return body;
}

/** 'Ivo replaced Lena as chief executive of Danubia': two people, and a firm. */
function learnKinds(
  { analysis, discourse, entities }: Reading,
  clause: Clause | undefined,
  title: string,
  body: string,
): void {
  const firm = discourse.byName(body);
  if (firm?.kind === 'unknown' && executive.test(title)) firm.kind = 'organization';
  const verb = analysis.verbGroups[clause?.verb ?? -1];
  if (clause === undefined || !/^(?:succeed|replace|follow)$/.test(verb?.lemma ?? '')) return;
  for (const index of [...clause.subjects, ...clause.objects]) {
    const who = entities.get(index);
    if (who?.kind === 'unknown' && who.proper) who.kind = 'person';
  }
}

/** 'Orr FC appointed Ann as head coach': the post is one of whoever appoints. */
function noteAppointment(
  { analysis, discourse, entities }: Reading,
  phrase: NounPhrase,
  { subjects, objects, verb }: Clause,
  title: string,
): void {
  const group = analysis.verbGroups[verb];
  const body = entities.get(subjects[0] ?? -1);
  const holder = entities.get(objects[0] ?? -1);
  if (group?.voice !== 'active' || !/^(?:appoint|name|elect|hire)$/.test(group.lemma)) return;
  if (body === undefined || holder === undefined || !body.proper || body.kind === 'person') return;
  // 'The Board of Directors named Ann chief executive'
  if (/\bBoard of (?:Directors|Trustees)$/.test(body.name)) return;
  if (objects[0] !== phrase.index)
    discourse.notePost({ title, body: named(body), holder, section: discourse.section });
}

/** 'Orr FC appointed Ann as head coach and dismissed her in May': as what. */
function nameDismissal(reading: Reading, clause: Clause): void {
  const { analysis, edits, entities } = reading;
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb];
  if (verb === undefined || verb.negated || !/^(?:dismiss|fire|sack|remove|oust)$/.test(verb.lemma)) return;
  if (
    clause.prepositional.some(
      ({ preposition }) => !/^(?:in|on|after|by)$/.test(tokens[preposition]?.lower ?? ''),
    )
  )
    return;
  const isPassive = verb.voice === 'passive';
  const whom = isPassive ? clause.subjects[0] : clause.objects[0];
  const post = onlyPostOf(reading, entities.get(whom ?? -1));
  const last = isPassive ? verb.end : nounPhrases[whom ?? -1]?.end;
  const end = tokens[(last ?? 0) - 1]?.end;
  if (post !== null && end !== undefined)
    edits.push({ start: end, end, text: ` as ${post.title} of ${post.body}` });
}

/** 'Ann is back at Orr. She returned in March as head of sales': to where she is. */
function nameReturn({ analysis, edits, entities, discourse }: Reading, clause: Clause): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb];
  const holder = entities.get(clause.subjects[0] ?? -1);
  if (verb?.lemma !== 'return' || verb.negated || verb.voice === 'passive' || holder === undefined) return;
  const isElsewhere = clause.prepositional.some(
    ({ preposition, phrase }) => nounPhrases[phrase]?.kind !== 'time' && tokens[preposition]?.lower !== 'as',
  );
  const body = firmAgain(discourse, holder);
  const [first, last] = [tokens[verb.head], tokens[verb.end - 1]];
  if (isElsewhere || clause.objects.length > 0 || body === undefined || first === undefined) return;
  if (/^returned$/.test(first.lower) && first === last)
    edits.push({ start: first.start, end: first.end, text: `rejoined ${body}` });
}

/** 'Ann joined Orr in 2010. She left in 2023', 'Ann was its treasurer. She resigned in May': from where, or as what. */
function nameDeparture(reading: Reading, clause: Clause): void {
  const { analysis, edits, entities, discourse } = reading;
  const { tokens, verbGroups } = analysis;
  const verb = verbGroups[clause.verb];
  const holder = entities.get(clause.subjects[0] ?? -1);
  if (verb === undefined || holder === undefined || clause.subjects.length !== 1) return;
  if (clause.kind !== 'main' || !isLeaving(analysis, clause)) return;
  const isDown = /^(?:step|stand)$/.test(verb.lemma);
  const end = tokens[isDown ? (verb.particle ?? verb.end) : verb.end - 1]?.end;
  const post = onlyPostOf(reading, holder);
  const joined = discourse.joined.filter(
    (told) => told.holder === holder && told.section === discourse.section,
  );
  const body = joined.at(-1)?.body;
  const isClear = joined.every((told) => told.body === body);
  if (end === undefined || !isClear || (post !== null && body !== undefined && body !== post.body)) return;
  const isLeft = /^(?:leave|quit)$/.test(verb.lemma);
  if (post !== null) edits.push({ start: end, end, text: ` as ${post.title} of ${post.body}` });
  else if (body !== undefined && !isDown)
    edits.push({ start: end, end, text: `${isLeft ? '' : ' from'} ${body}` });
}

/** Whether a clause says that somebody left at some date, and nothing more. */
function isLeaving({ tokens, verbGroups, nounPhrases }: SentenceAnalysis, clause: Clause): boolean {
  const verb = verbGroups[clause.verb];
  const { lower = '' } = tokens[verb?.particle ?? verb?.end ?? -1] ?? {};
  const isAway = /^(?:step|stand)$/.test(verb?.lemma ?? '')
    ? /^(?:down|aside)$/.test(lower)
    : verb?.particle === null && /^(?:leave|quit|resign)$/.test(verb.lemma);
  if (verb === undefined || !isAway || verb.voice === 'passive' || verb.negated) return false;
  const dates = [...clause.objects, ...clause.prepositional.map(({ phrase }) => phrase)].map(
    (index) => nounPhrases[index],
  );
  // 'She has left.'
  const next = tokens[verb.end];
  if (dates.length === 0) return verb.perfect && (next === undefined || next.pos === 'PUNCT');
  return dates.every((phrase) => {
    const words = tokens.slice(phrase?.start ?? 0, phrase?.end ?? 0).map(({ text }) => text);
    // 'at the end of July'
    if (/^the (?:end|beginning|start|middle)$/.test(words.join(' '))) return dates.length > 1;
    return (
      phrase?.kind === 'time' &&
      words.some((text) => /^(?:1\d|20)\d\d$|^\p{Lu}\p{Ll}{2,}$|^(?:year|month)$/u.test(text))
    );
  });
}
