import { isAbbreviationOf } from '../../entities/names.ts';
import {
  fullPhrase,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
} from '../../language/analyze.ts';
import { isFamily } from '../../language/words/kin.ts';
import { listedWord } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isNumberedName } from '../../relations/names/name-runs.ts';
import { isQuotedTitle, nicknamed } from '../phrases.ts';
import type { Reading, Resolved } from '../reading.ts';
import { readPosts } from '../rewordings/posts.ts';
import { describeTogether, isSomebodys } from './companions.ts';
import { describeByApposition, describeByClause } from './describe.ts';
import { readDescription } from './descriptions.ts';
import { type Discourse, type Entity, nameOf } from './discourse.ts';
import { isGeneric, isNounInCapitals, isRole, splitName } from './entity-kinds.ts';
import { isFounded, isPlayedFor, isPostedAt, isShipByUse, kindByUse, workMade } from './kinds-by-use.ts';
import { readMeasures } from './measures.ts';
import { readMoves } from './moves.ts';
import { nameTopicOf } from './of-topic.ts';
import { possessiveOf, readPossessive, readPronoun } from './pronouns.ts';
import { rolesOf } from './roles.ts';
import { setApart } from './set-apart.ts';
import { isKindInFront, isShortOfPaper } from './short-names.ts';
import { bearerByLife, isFormerBody, isPlaceByUse, learnBody, learnSomebody } from './somebodies.ts';
import { resolveThere } from './there.ts';
import { isOneOfNation } from './told-by-calling.ts';
import { tellKinds } from './told-kinds.ts';
import { nameWorkplace, noteWorkplaces } from './workplaces.ts';

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
  for (const clause of analysis.clauses) {
    describeByClause(reading, clause);
    describeTogether(reading, clause);
  }
  describeByApposition(reading);
  readPosts(reading);
  readMeasures(reading);
  nameTopicOf(reading);
  readMoves(reading);
  noteWorkplaces(reading);
  tellKinds(reading);
  groupSubjects(reading);
  noteTeller(reading);
  resolveThere(reading);
  return { edits: setApart(reading), entities: reading.entities };
}

function readPhrase(reading: Reading, phrase: NounPhrase): void {
  const { analysis } = reading;
  const { tokens } = analysis;
  const first = tokens[phrase.start] as Token;
  // 'Correction: …', 'Update: …'
  if (phrase.end === 1 && tokens[1]?.text === ':' && isKnownWord(first.lower)) return;
  if (phrase.possessor !== null && !isQuotedTitle(analysis, phrase))
    readPossessor(reading, phrase, phrase.possessor);
  const isBoth =
    /^(?:both|the (?:two|couple|pair|duo))$/i.test(textOf(analysis, phrase.start, phrase.end)) &&
    tokens[phrase.end]?.lower !== 'of';
  if (phrase.kind === 'pronoun' || isBoth) {
    readPronoun(reading, phrase, first);
    return;
  }
  const possessive =
    first.pos === 'PRON' && phrase.end - phrase.start > 1 && /^(?:his|her|its|their)$/.test(first.lower);
  const owner = possessive ? readPossessive(reading, phrase, first) : null;
  if (nameWorkplace(reading, phrase, owner)) return;
  // 'The Vantor 3 is a drill': a number behind a name is of the name
  const isNumbered = phrase.kind === 'quantity' && isNumberedName(tokens, phrase.start, phrase.head);
  if (phrase.kind === 'time' || (phrase.kind === 'quantity' && !isNumbered)) return;
  if ((phrase.kind === 'proper' && !isOneOfNation(reading, phrase)) || isNumbered) readName(reading, phrase);
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
  const { from: own, nouns } = splitName(analysis.tokens, range.start, range.end);
  if (own >= range.end) return;
  // 'the Bank of Leeds's chairman'
  const isOf = analysis.tokens[own - 1]?.lower === 'of';
  const { from } = isOf ? splitName(analysis.tokens, range.start, own - 1) : { from: own };
  const owner = discourse.mention(textOf(analysis, from, range.end), {
    proper: true,
    plural: false,
    nouns,
    role: reading.roles.get(phrase.index) === 'subject' && !isSomebodys(reading, phrase) ? 'object' : 'other',
    place: phrase.start,
  });
  const called = analysis.tokens[range.end];
  if (isKindInFront(owner.name, textOf(analysis, from, range.end)) && called !== undefined)
    edits.push({
      start: analysis.tokens[from]?.start ?? called.start,
      end: called.end,
      text: possessiveOf(owner.name),
      entity: owner,
    });
  // 'Siv's brother Ivar': only people have one
  const had = analysis.tokens.slice(range.end, phrase.end).some(({ lower }) => isFamily(lower));
  if (had && owner.kind === 'unknown') owner.kind = 'person';
  learnBody(analysis, { ...phrase, start: range.end }, owner);
}

function readName(reading: Reading, phrase: NounPhrase): void {
  const { analysis, discourse, edits, entities, roles } = reading;
  const { tokens } = analysis;
  const isTitle = isQuotedTitle(analysis, phrase);
  const start = phrase.possessor === null || isTitle ? phrase.start : phrase.possessor.end + 1;
  // 'our CTO' names nobody
  if (/^(?:our|my|your)$/.test(tokens[start]?.lower ?? '') && isRole(tokens[phrase.head]?.lower ?? ''))
    return;
  const { from, nouns } = isTitle ? { from: start, nouns: [] } : splitName(tokens, start, phrase.end);
  // 'Mr' in 'Mr and Mrs Hale'
  if (from >= phrase.end || /^(?:Mr|Mrs|Ms|Dr)\.?$/.test(textOf(analysis, from, phrase.end))) return;
  const full = fullPhrase(analysis, phrase.index);
  const whole = full.end > phrase.end && isNameOf(tokens, phrase.end, full.end) ? full.end : phrase.end;
  const called = nicknamed(analysis, phrase);
  if (called === 'inside') return;
  const name = called?.name ?? textOf(analysis, from, whole);
  if (isNounInCapitals(name)) return;
  if (phrase.attachedTo !== null && isInsideOf(analysis, phrase)) return;
  const bearer = discourse.byName(name) === undefined ? bearerByLife(reading, phrase, name) : null;
  const owned = /^(?:the|my|our|his|her|their)$/.test(tokens[from - 1]?.lower ?? '');
  const model = owned && discourse.byName(name) === undefined ? discourse.byModel(name) : undefined;
  const known = bearer ?? discourse.byName(name) ?? model;
  const entity = discourse.mention(bearer?.name ?? model?.name ?? name, {
    proper: true,
    plural: isSeveral(analysis, phrase),
    nouns,
    role: roles.get(phrase.index) ?? 'other',
    place: phrase.start,
  });
  if (roles.get(phrase.index) === 'subject') discourse.topic ??= entity;
  entity.short ??= called?.nick ?? abbreviationBehind(tokens, whole, name);
  if (known === undefined) {
    entity.article = tokens[from - 1]?.lower === 'the';
    entity.one = /^(?:an?|my|our|his|her|their)$/.test(tokens[from - 1]?.lower ?? '');
    // 'the Alice' sails, or is a pub: nobody of one name has an article
    if (entity.article && entity.kind === 'person' && !/\s/.test(name)) {
      entity.kind = 'unknown';
      entity.gender = null;
    }
  }
  if (isTitle && phrase.possessor !== null) entity.quoted = true;
  // 'According to the Board, it is …': what the Board speaks of
  if (known === undefined && /^according$/.test(tokens[(phrase.governor ?? 0) - 1]?.lower ?? ''))
    entity.sentence = discourse.sentence - 4;
  if (known === undefined && isFormerBody(analysis, phrase)) entity.sentence = discourse.sentence - 3;
  // many a town of the gazetteer is a firm's name as well: 'works for Halden'
  const isEmployer =
    entity.kind === 'place' &&
    listedWord(name.toLowerCase()) === 0 &&
    /^(?:at|for)$/.test(tokens[phrase.governor ?? -1]?.lower ?? '');
  if (entity.kind === 'unknown' || isEmployer || (known === undefined && isPlayedFor(analysis, phrase)))
    entity.kind = kindByUse(analysis, phrase) ?? entity.kind;
  if (known === undefined && isPostedAt(analysis, phrase)) {
    entity.kind = 'organization';
    entity.gender = null;
  }
  if (
    entity.nouns.size === 0 &&
    !/^(?:place|organization)$/.test(entity.kind) &&
    isShipByUse(analysis, phrase)
  )
    discourse.describe(entity, 'ship');
  learnSomebody(reading, phrase, entity);
  if (known === undefined && entity.kind === 'person' && isPlaceByUse(analysis, phrase)) {
    entity.kind = 'place';
    entity.gender = null;
  }
  const work = workMade(analysis, phrase);
  if (work !== null && entity.kind !== 'person' && entity.nouns.size === 0) discourse.describe(entity, work);
  if (known === undefined && isFounded(analysis, phrase)) entity.foundedIn = discourse.sentence;
  entities.set(phrase.index, entity);
  const isShort =
    known !== undefined &&
    (known === model ||
      isKindInFront(known.name, name) ||
      (known.kind !== 'person' && isShortOfPaper(known.name, name)));
  if (isShort && whole === phrase.end) {
    const token = tokens[from];
    if (token !== undefined)
      edits.push({
        start: token.start,
        end: tokens[whole - 1]?.end ?? token.end,
        text: known.name,
        entity: known,
      });
    return;
  }
  // 'Doe said' after 'Jane Doe': the surname alone does not say who
  if (
    known === undefined ||
    known.kind !== 'person' ||
    known.name === name ||
    whole !== phrase.end ||
    from !== phrase.end - 1
  )
    return;
  if (from > start && /^(?:mr|mrs|ms|dr|prof|lady|dame|lord|sir|rev)\.?$/.test(tokens[from - 1]?.lower ?? ''))
    return;
  const before = tokens[from - 1];
  if (before !== undefined && /^\p{Lu}/u.test(before.text) && /^(?:PROPN|NUM)$/.test(before.pos)) return;
  const token = tokens[from] as Token;
  edits.push({ start: token.start, end: token.end, text: known.name, entity: known });
}

/** 'WHO' in 'World Health Organization (WHO)'. */
function abbreviationBehind(tokens: readonly Token[], at: number, name: string): string | null {
  const short = tokens[at + 1]?.text ?? '';
  const isBracketed = tokens[at]?.text === '(' && tokens[at + 2]?.text === ')';
  return isBracketed && isAbbreviationOf(short, name) ? short : null;
}

/** 'The Rossis have a cat': a name with 'the' whose verb says that it is of several. */
function isSeveral({ tokens, clauses, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  const isFamily =
    tokens[phrase.start]?.lower === 'the' && /^\p{Lu}\p{L}+s$/u.test(tokens[phrase.head]?.text ?? '');
  if (!isFamily || phrase.head !== phrase.start + 1) return false;
  const clause = clauses.find(({ subjects }) => subjects.length === 1 && subjects[0] === phrase.index);
  const verb = clause === undefined ? undefined : verbGroups[clause.verb];
  if (verb === undefined || verb.form !== 'finite') return false;
  const { lower } = tokens[verb.start] as Token;
  return /^(?:are|were|have|do)$/.test(lower) || (verb.tense === 'present' && lower === verb.lemma);
}

/** Whether a name is the end of a longer one ('Saint Mora' in 'Abbey of Saint Mora'). */
function isInsideOf(analysis: SentenceAnalysis, phrase: NounPhrase): boolean {
  const outer = analysis.nounPhrases[phrase.attachedTo ?? -1];
  if (outer === undefined || outer.kind !== 'proper') return false;
  const full = fullPhrase(analysis, outer.index);
  return full.end >= phrase.end && isNameOf(analysis.tokens, outer.end, full.end);
}

const bodyFor =
  /^(?:Office|Centre|Center|Institute|Agency|Council|Foundation|Society|Association|Fund|Ministry|Department|Authority|Commission|Academy)$/;

/** 'Bank of America', 'University of Porto', 'Office for Dykes' – not 'Mayor of Rome'. */
function isNameOf(tokens: readonly Token[], from: number, to: number): boolean {
  const inner = tokens[from + 1];
  const head = tokens[from - 1]?.text ?? '';
  const isBodyFor = tokens[from]?.lower === 'for' && bodyFor.test(head);
  return (
    (tokens[from]?.lower === 'of' || isBodyFor) &&
    to - from <= 4 &&
    inner !== undefined &&
    /^\p{Lu}/u.test(inner.text) &&
    !isRole(tokens[from - 1]?.lower ?? '')
  );
}

/** 'Alice and Bob': together they can be 'they', 'both', 'the former' and 'the latter'. */
function groupSubjects({ analysis, discourse, entities, roles }: Reading): void {
  const lists = analysis.clauses.flatMap((clause) => [
    ...(clause.sharesSubject ? [] : [clause.subjects]),
    ...clause.objectGroups,
    // 'was founded by two brothers, Karl and Otto Weiss'
    clause.prepositional.flatMap(({ preposition, phrase }) =>
      analysis.tokens[preposition]?.lower === 'by' ? [phrase] : [],
    ),
  ]);
  for (const list of lists) {
    if (list.length < 2 || list.length > 4) continue;
    const members = list.map((index) => entities.get(index)).filter((entity) => entity !== undefined);
    // 'two tankers, the Sula Star and the Sula Moon'
    if (members.length === 3 && members[0]?.proper === false && members[0].plural) members.shift();
    else if (members.length !== list.length) continue;
    if (members.some((entity) => !entity.proper || entity.plural)) continue;
    const names = members.map((entity) => entity.name);
    const name = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const known = discourse.entities.find((entity) => entity.members.length > 0 && entity.name === name);
    const role = roles.get(list[0] ?? -1) ?? 'other';
    if (known !== undefined) discourse.touch(known, role, 0);
    else discourse.mention(name, { proper: true, plural: true, nouns: [], role, place: 0, members });
  }
}

/** 'The Courier wrote that …': who tells it. */
function noteTeller({ analysis, discourse, entities }: Reading): void {
  const { clauses, verbGroups } = analysis;
  const telling = clauses.find(
    ({ index, kind, verb }) =>
      kind === 'main' &&
      /^(?:say|write|report|state|claim|announce|tell)$/.test(verbGroups[verb]?.lemma ?? '') &&
      clauses.some((other) => other.kind === 'complement' && other.parent === index),
  );
  const who = entities.get(telling?.subjects[0] ?? -1);
  if (who !== undefined) discourse.teller = { who, sentence: discourse.sentence };
}
