import {
  fullPhrase,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
} from '../../language/analyze.ts';
import { timeUnits } from '../../language/times/month-names.ts';
import { isFamily } from '../../language/words/kin.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isNumberedName } from '../../relations/names/name-runs.ts';
import { isAbbreviationOf } from '../../relations/names/names.ts';
import { describesName, isErring, isQuotedTitle, nicknamed } from '../phrases.ts';
import type { Reading, Resolved } from '../reading.ts';
import { namedAs, readPosts } from '../rewordings/posts.ts';
import { NAME } from '../rewordings/sentence-rule.ts';
import { describeTogether, isSomebodys, mentionKin } from './companions.ts';
import { describe, describeByApposition, describeByClause } from './describe.ts';
import { type Discourse, type Entity, nameOf } from './discourse.ts';
import { isAged, isGeneric, isNounInCapitals, isRole, kindOfNoun, splitName } from './entity-kinds.ts';
import { isFounded, isPlayedFor, kindByUse, workMade } from './kinds-by-use.ts';
import { readMeasures } from './measures.ts';
import { readMoves } from './moves.ts';
import { nameTopicOf } from './of-topic.ts';
import { personMeant, possessiveOf, readPossessive, readPronoun } from './pronouns.ts';
import { rolesOf } from './roles.ts';
import { setApart } from './set-apart.ts';
import {
  bearerByLife,
  isFormerBody,
  isLikeSomebody,
  isPlaceByUse,
  learnBody,
  learnSomebody,
  surnameAlone,
} from './somebodies.ts';
import { ofKind } from './species-told.ts';
import { resolveThere } from './there.ts';
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
  if (phrase.kind === 'proper' || isNumbered) readName(reading, phrase);
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
  const known = bearer ?? discourse.byName(name);
  const entity = discourse.mention(bearer?.name ?? name, {
    proper: true,
    plural: isSeveral(analysis, phrase),
    nouns,
    role: roles.get(phrase.index) ?? 'other',
    place: phrase.start,
  });
  if (roles.get(phrase.index) === 'subject') discourse.topic ??= entity;
  entity.short ??= called?.nick ?? abbreviationBehind(tokens, whole, name);
  if (known === undefined) entity.article = tokens[from - 1]?.lower === 'the';
  if (isTitle && phrase.possessor !== null) entity.quoted = true;
  // 'According to the Board, it is …': what the Board speaks of
  if (known === undefined && /^according$/.test(tokens[(phrase.governor ?? 0) - 1]?.lower ?? ''))
    entity.sentence = discourse.sentence - 4;
  if (known === undefined && isFormerBody(analysis, phrase)) entity.sentence = discourse.sentence - 3;
  if (entity.kind === 'unknown' || (known === undefined && isPlayedFor(analysis, phrase)))
    entity.kind = kindByUse(analysis, phrase) ?? entity.kind;
  learnSomebody(reading, phrase, entity);
  if (known === undefined && entity.kind === 'person' && isPlaceByUse(analysis, phrase)) {
    entity.kind = 'place';
    entity.gender = null;
  }
  const work = workMade(analysis, phrase);
  if (work !== null && entity.kind !== 'person' && entity.nouns.size === 0) discourse.describe(entity, work);
  if (known === undefined && isFounded(analysis, phrase)) entity.foundedIn = discourse.sentence;
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

/** 'Ann Lee says that Bo Orr is the chair', 'named Bo Orr as the chair': what somebody is, and not the chair that is known. */
function isAscribed({ analysis, entities }: Reading, phrase: NounPhrase, known: Entity): boolean {
  if (analysis.tokens[phrase.governor ?? -1]?.lower === 'as') return true;
  const clause = analysis.clauses.find(({ objects }) => objects.includes(phrase.index));
  const [subject = -1] = clause?.subjects ?? [];
  return (
    analysis.verbGroups[clause?.verb ?? -1]?.copula === true &&
    analysis.nounPhrases[subject]?.kind === 'proper' &&
    entities.get(subject) !== known
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
    const surname = surnameAlone(analysis, phrase, named);
    if (surname !== null) edits.push(surname);
    return;
  }
  // 'the song "Paper Moon"': its name stands behind it
  if (definite && /^["“]$/.test(tokens[phrase.end]?.text ?? '')) {
    const behind = analysis.nounPhrases[phrase.index + 1];
    const called =
      behind === undefined ? undefined : discourse.byName(textOf(analysis, behind.start, behind.end));
    if (called !== undefined) discourse.touch(called, role, phrase.start);
    return;
  }
  // 'Its diet consists of worms, and it reaches 60 cm'
  if (owner !== null && /^(?:diet|habitat|plumage|range|wingspan|call|song)$/.test(head.lower)) return;
  const kind = ofKind(analysis, phrase, discourse);
  if (kind !== null) edits.push({ start: first.start, end: head.end, text: kind });
  const place = definite ? placeNamed(analysis, phrase) : null;
  if (place !== null) {
    const nouns = [head.lower];
    const mention = { proper: true, plural: false, nouns, role, place: phrase.start };
    entities.set(phrase.index, discourse.mention(place, mention));
    return;
  }
  const length = phrase.end - phrase.start;
  const isFirm = length === 3 && isTradeOfFirm(analysis, phrase);
  // 'The 44-year-old striker', 'The 44-year-old Finn'
  const isOfAge = length === 3 && isAged(tokens[phrase.start + 1]?.lower ?? '');
  const bare = definite && (length === 2 || isFirm || isOfAge) && !isSpecified(analysis, phrase);
  if (bare && !phrase.plural) {
    const known =
      isOfAge || isAged(head.lower)
        ? personMeant(reading, phrase)
        : discourse.described(
            head.lower,
            isFirm || isGeneric(head.lower) || standsForFirm(discourse, head.lower),
          );
    // 'Until then the chair was Tom Hart': somebody else than the chair that is known
    const isSomebody = known?.kind === 'person' || (known?.kind === 'unknown' && isRole(head.lower));
    const isTold =
      known !== null &&
      isSomebody &&
      (namedAs(analysis, phrase) !== null || isAscribed(reading, phrase, known));
    if (known !== null && !isTold) {
      const text =
        isLikeSomebody(known) && kindOfNoun(head.lower) === 'organization'
          ? `the ${head.lower} ${known.name}`
          : nameOf(known);
      edits.push({ start: first.start, end: head.end, text, entity: known });
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
    const { spokenOf } = discourse;
    const isAgain = spokenOf !== null && discourse.sentence - spokenOf.sentence <= 2;
    const members = isAgain ? spokenOf.members : (pair?.members ?? discourse.twoBefore());
    const member = members[head.lower === 'former' ? 0 : 1];
    if (member !== undefined) {
      discourse.spokenOf = { members, sentence: discourse.sentence };
      // 'The former is a vet, the latter a nurse. They …': both are still spoken of
      const both = discourse.entities.find((entity) => entity.members === members);
      if (both !== undefined) discourse.touch(both, 'other', phrase.start);
      edits.push({ start: first.start, end: head.end, text: member.name, entity: member });
      discourse.touch(member, role, phrase.start);
      entities.set(phrase.index, member);
    }
    return;
  }
  if (first.lower === 'both' && phrase.end - phrase.start === 2 && phrase.plural && role === 'subject') {
    const pair = discourse.pairOf(head.lemma);
    if (pair !== null) {
      edits.push({ start: first.start, end: head.end, text: pair.name, entity: pair });
      discourse.touch(pair, role, phrase.start);
      entities.set(phrase.index, pair);
      return;
    }
  }
  if (phrase.possessor !== null) mentionKin(reading, phrase, role);
  if (phrase.possessor !== null || phrase.end - phrase.start > 6) return;
  // 'opened three years later', 'her work from these years': no one that 'they' could be
  if ((phrase.plural && timeUnits.test(head.lower)) || isTimeOf(analysis, phrase)) return;
  // 'A year later the company moved. It was sold'
  if (
    /^(?:minute|hour|day|week|fortnight|month|year|decade|century)$/.test(head.lower) &&
    /^(?:later|earlier|before|after|ago|on)$/.test(analysis.tokens[phrase.end]?.lower ?? '')
  )
    return;
  if (!definite && phrase.determiner === null && role === 'other') return;
  // 'after leaving school': no school in particular
  const isBare = phrase.determiner === null && !phrase.plural && phrase.end - phrase.start === 1;
  if (isBare && kindOfNoun(head.lower) === 'organization') return;
  // 'Work on it began in 1906, and it was opened in 1911'
  if (isBare && /^(?:work|construction|production|filming|building|restoration|excavation)$/.test(head.lower))
    return;
  // 'An earlier article misstated the fee of the club. It is …': the club's
  if (isErring(analysis, phrase)) return;
  // 'is a teacher', 'works as a teacher': said of someone, no one new
  if (role === 'predicate' || tokens[phrase.governor ?? -1]?.lower === 'as') return;
  if (/^(?:no|any|each|every|our|your)$/.test(first.lower)) return;
  // 'A keen rower, she won two medals'
  const isFronted =
    phrase.start === 0 ||
    (phrase.start === 1 &&
      /^(?:formerly|previously|originally|once|then|still)$/.test(tokens[0]?.lower ?? ''));
  if (/^an?$/.test(first.lower) && isFronted && role !== 'subject') return;
  if (first.lower === 'my' && reading.speaker === null) return;
  const full = { ...fullPhrase(analysis, phrase.index) };
  // 'the budget for Project Linden'
  const behind = analysis.nounPhrases[phrase.index + 1];
  const isMeasure =
    /^(?:price|cost|rent|fee|budget|timeout|capacity|limit|deadline|version|status|priority|date)$/;
  if (
    isMeasure.test(head.lower) &&
    (behind?.kind === 'proper' || (behind?.kind === 'common' && behind.determiner !== null)) &&
    behind.governor === phrase.end &&
    tokens[phrase.end]?.lower === 'for'
  )
    full.end = Math.max(full.end, behind.end);
  // 'I took it', the job at Orr
  const isPlace = /^(?:job|offer|position|post|role|place|contract|internship|apprenticeship)$/;
  if (
    isPlace.test(head.lower) &&
    behind?.kind === 'proper' &&
    behind.governor === phrase.end &&
    /^(?:at|from|with)$/.test(tokens[phrase.end]?.lower ?? '')
  )
    full.end = Math.max(full.end, behind.end);
  if (full.end - full.start > 8 || describesName(reading, phrase)) return;
  // 'has a top speed of 38 knots': what is spoken of is what has it
  const value = analysis.nounPhrases.find(({ attachedTo }) => attachedTo === phrase.index);
  if (role === 'object' && value?.kind === 'quantity') return;
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

/** 'Ferrow' in 'the town of Ferrow'. */
function placeNamed({ tokens, text }: SentenceAnalysis, { head, end }: NounPhrase): string | null {
  const kind = /^(?:city|town|village|hamlet|island|municipality|commune|county|province|district|state)$/;
  if (!kind.test(tokens[head]?.lower ?? '') || tokens[end]?.lower !== 'of') return null;
  const named = new RegExp(`^${NAME}`, 'u').exec(text.slice(tokens[end + 1]?.start ?? text.length));
  return named === null || /^the /i.test(named[0]) ? null : named[0];
}

/** 'The pump maker', 'the Ulm company': the firm that was spoken of, told by its trade or town – not 'the parent company', 'the new firm'. */
function isTradeOfFirm({ tokens, nounPhrases }: SentenceAnalysis, { start, head }: NounPhrase): boolean {
  const mark = tokens[start + 1];
  if (mark === undefined || head !== start + 2 || tokens[start]?.lower !== 'the') return false;
  // 'the pump maker Grabner'
  if (nounPhrases.some((other) => other.start === head + 1 && other.kind === 'proper')) return false;
  return (
    /^(?:company|firm|group|maker|manufacturer|producer|retailer|chain|insurer|airline|supplier|provider|operator|start-?up)$/.test(
      tokens[head]?.lower ?? '',
    ) &&
    (mark.pos === 'NOUN' || mark.pos === 'PROPN') &&
    !/^(?:parent|holding|mother|sister|daughter|partner|rival|target|member|subsidiary|shell|successor|predecessor|start-?up|family|state|limited|umbrella|client|customer|host|research|project|working|user|support|age|focus|control|ethnic|pressure|action|study)$/.test(
      mark.lower,
    )
  );
}

/** 'The chain', 'the brewery' of the firm that was named, unless a brewery without a name was spoken of. */
function standsForFirm({ entities }: Discourse, noun: string): boolean {
  return (
    /^(?:chain|retailer|manufacturer|airline|brewery|publisher|insurer|shipbuilder|carmaker|automaker|drugmaker|chipmaker|steelmaker|winemaker|winery|distillery|cannery|shipbroker|bookseller|consultancy|broadcaster|supplier)$/.test(
      noun,
    ) && !entities.some(({ proper, nouns }) => !proper && nouns.has(noun))
  );
}

/** 'the museum that …', 'the head of sales': says itself which one is meant. */
function isSpecified({ nounPhrases, clauses, tokens }: SentenceAnalysis, phrase: NounPhrase): boolean {
  if (nounPhrases.some((other) => other.attachedTo === phrase.index)) return true;
  const next = tokens[phrase.end];
  // 'works at the library in Delft'
  if (
    next?.lower === 'in' &&
    nounPhrases.some(({ governor, kind }) => governor === phrase.end && kind === 'proper') &&
    kindOfNoun(tokens[phrase.head]?.lower ?? '') !== 'organization' &&
    /^(?:at|for|in)$/.test(tokens[phrase.start - 1]?.lower ?? '')
  )
    return true;
  // 'managed the side from 1946 to 1958'
  if (nounPhrases.some(({ governor, kind }) => governor === phrase.end && kind === 'time')) return false;
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

/** 'the spring of 2012', 'the end of that year', 'the morning of 3 May': when, and nothing that 'it' could be. */
function isTimeOf({ tokens, nounPhrases }: SentenceAnalysis, { index, head, end }: NounPhrase): boolean {
  const { lower = '' } = tokens[head] ?? {};
  const next = nounPhrases[index + 1];
  const isPart = timeUnits.test(lower) || /^(?:end|beginning|start|middle|course|turn|close)$/.test(lower);
  return isPart && tokens[end]?.lower === 'of' && next?.kind === 'time' && next.governor === end;
}
