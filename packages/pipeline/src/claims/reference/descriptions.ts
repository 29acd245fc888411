import {
  fullPhrase,
  type NounPhrase,
  type SentenceAnalysis,
  type Token,
  textOf,
} from '../../language/analyze.ts';
import { timeUnits } from '../../language/times/month-names.ts';
import { describesName, isErring } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { namedAs } from '../rewordings/posts.ts';
import { NAME } from '../rewordings/sentence-rule.ts';
import { mentionKin } from './companions.ts';
import { describe } from './describe.ts';
import { type Discourse, type Entity, nameOf, type Role } from './discourse.ts';
import { isAged, isGeneric, isRole, kindOfNoun } from './entity-kinds.ts';
import { personMeant } from './pronouns.ts';
import { isLikeSomebody, surnameAlone } from './somebodies.ts';
import { ofKind } from './species-told.ts';
import { endOfParent, isByNation, personByCalling } from './told-by-calling.ts';

/** 'Ann Lee says that Bo Orr is the chair', 'named Bo Orr as the chair': what somebody is, and not the chair that is known. */
function isAscribed({ analysis, entities }: Reading, phrase: NounPhrase, known: Entity): boolean {
  if (analysis.tokens[phrase.governor ?? -1]?.lower === 'as') return true;
  const clause = analysis.clauses.find(({ objects }) => objects.includes(phrase.index));
  const [subject = -1] = clause?.subjects ?? [];
  return (
    analysis.verbGroups[clause?.verb ?? -1]?.copula === true &&
    ((analysis.nounPhrases[subject]?.kind === 'proper' && entities.get(subject) !== known) ||
      /^(?:he|she|they)$/.test(analysis.tokens[analysis.nounPhrases[subject]?.start ?? -1]?.lower ?? ''))
  );
}

/** What a town, a firm or a band has that is spoken of next rather than whose it is. */
const ownThings =
  /^(?:line|tramline|route|bridge|tunnel|station|airport|harbour|harbor|library|museum|theatre|theater|cinema|hospital|school|church|cathedral|market|park|stadium|zoo|bakery|brewery|hotel|pub|inn|shop|newspaper|festival|orchestra|choir|tower|castle|palace|pier|lighthouse|factory|plant|mill|ship|ferry|album|film|book|novel|song|game|app)$/;

/** 'The town's oldest bakery stands beside the church. It …': the bakery, where 'The firm's profit fell. It …' speaks of the firm. */
function isOwnThing(
  { analysis }: Reading,
  { possessor, start, head, plural }: NounPhrase,
  role: Role,
): boolean {
  const { tokens } = analysis;
  return (
    role === 'subject' &&
    !plural &&
    possessor !== null &&
    tokens[start]?.lower === 'the' &&
    tokens[possessor.end - 1]?.pos === 'NOUN' &&
    ownThings.test(tokens[head]?.lower ?? '')
  );
}

/** Reads 'the company', 'this village', 'its owner': whom or what a phrase without a name means. */
export function readDescription(
  reading: Reading,
  phrase: NounPhrase,
  first: Token,
  owner: Entity | null,
): void {
  const { analysis, discourse, edits, entities, roles } = reading;
  const { tokens } = analysis;
  const head = tokens[phrase.head] as Token;
  const role = roles.get(phrase.index) ?? 'other';
  const definite = /^(?:the|this|that|these|those)$/.test(first.lower);
  // 'sold part of it': what is meant by 'it' is told by 'it'
  if (/^(?:part|half|most|much|all|some|none|rest)$/.test(head.lower) && isOfPronoun(analysis, phrase))
    return;
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
  const titled = definite ? titleBehind(analysis, phrase) : null;
  if (titled !== null) {
    const nouns = [head.lower];
    const title = discourse.mention(titled, {
      proper: true,
      plural: false,
      nouns,
      role,
      place: phrase.start,
    });
    title.kind = 'thing';
    title.gender = null;
    title.quoted = true;
    entities.set(phrase.index, title);
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
  const goods = length === 2 ? goodsMade(analysis, phrase) : null;
  const parent = endOfParent(reading, phrase);
  const isOfNation = length === 3 && isByNation(analysis, phrase);
  const bare =
    definite &&
    (length === 2 || isFirm || isOfAge || isOfNation) &&
    (goods !== null || parent !== null || !isSpecified(analysis, phrase));
  if (bare && !phrase.plural) {
    const known =
      isOfAge || isAged(head.lower)
        ? personMeant(reading, phrase)
        : ((parent === null && (!isOfNation || kindOfNoun(head.lower) === 'organization')
            ? discourse.described(
                head.lower,
                isFirm || goods !== null || isGeneric(head.lower) || standsForFirm(discourse, head.lower),
                subjectsOver(reading, phrase),
              )
            : null) ?? personByCalling(reading, phrase));
    // 'Until then the chair was Tom Hart': somebody else than the chair that is known
    const isSomebody = known?.kind === 'person' || (known?.kind === 'unknown' && isRole(head.lower));
    // 'The publisher is Bo Lind', on a page about Loom: another than what the text is about
    const named = namedAs(analysis, phrase);
    const isOther = named !== null && textOf(analysis, named.start, named.end) !== known?.name;
    const isTold = known !== null && (isOther || (isSomebody && isAscribed(reading, phrase, known)));
    if (known !== null && !isTold) {
      const text =
        isLikeSomebody(known) && kindOfNoun(head.lower) === 'organization'
          ? `the ${[...known.nouns].find((noun) => noun.endsWith(head.lower)) ?? head.lower} ${known.name}`
          : nameOf(known);
      const last = tokens[(goods?.end ?? parent ?? phrase.head + 1) - 1] as Token;
      edits.push({ start: first.start, end: last.end, text, entity: known });
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
  if ((phrase.possessor !== null && !isOwnThing(reading, phrase, role)) || phrase.end - phrase.start > 6)
    return;
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

/** What 'the maker of greenhouse sensors', told of a firm that was spoken of, makes or sells. */
function goodsMade(
  { tokens, nounPhrases }: SentenceAnalysis,
  { head, end, index }: NounPhrase,
): NounPhrase | null {
  const isTrade =
    /^(?:maker|manufacturer|producer|publisher|operator|provider|supplier|retailer|seller|importer|exporter|brewer)$/;
  if (!isTrade.test(tokens[head]?.lower ?? '') || tokens[end]?.lower !== 'of') return null;
  const goods = nounPhrases[index + 1];
  const isKind =
    goods?.governor === end && goods.kind === 'common' && goods.plural && goods.determiner === null;
  return isKind ? goods : null;
}

/** Whoever does what is done in a clause is none of those to whom it is done: 'Ann Lee left the firm'. */
function subjectsOver({ analysis, entities }: Reading, { index }: NounPhrase): readonly Entity[] {
  const clause = analysis.clauses.find(
    ({ objects, prepositional }) =>
      objects.includes(index) || prepositional.some(({ phrase }) => phrase === index),
  );
  return (clause?.subjects ?? []).flatMap((subject) => entities.get(subject) ?? []);
}

/** 'The chain', 'the brewery' of the firm that was named, unless a brewery without a name was spoken of. */
function standsForFirm({ entities }: Discourse, noun: string): boolean {
  return (
    /^(?:chain|retailer|manufacturer|airline|brewery|publisher|insurer|shipbuilder|carmaker|automaker|drugmaker|chipmaker|steelmaker|winemaker|winery|distillery|cannery|shipbroker|bookseller|consultancy|broadcaster|supplier|utility|wholesaler|foundry|shipyard|start-?up)$/.test(
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

/** 'the spring of 2012', 'the end of that year', 'the morning of 3 May': when, and nothing that 'it' could be. */
function isTimeOf({ tokens, nounPhrases }: SentenceAnalysis, { index, head, end }: NounPhrase): boolean {
  const { lower = '' } = tokens[head] ?? {};
  const next = nounPhrases[index + 1];
  const isPart = timeUnits.test(lower) || /^(?:end|beginning|start|middle|course|turn|close)$/.test(lower);
  return isPart && tokens[end]?.lower === 'of' && next?.kind === 'time' && next.governor === end;
}

const work =
  /^(?:novel|novella|book|film|movie|play|opera|musical|album|song|poem|story|series|documentary|memoir|painting)$/;

/** 'The Salt Road' behind 'the novel': a title that begins with 'The'; null where none stands there. */
function titleBehind({ nounPhrases, tokens }: SentenceAnalysis, phrase: NounPhrase): string | null {
  const behind = nounPhrases.find(({ start }) => start === phrase.end);
  const first = tokens[phrase.end];
  return behind?.kind === 'proper' && first?.text === 'The' && work.test(tokens[phrase.head]?.lower ?? '')
    ? tokens
        .slice(behind.start, behind.end)
        .map(({ text }) => text)
        .join(' ')
    : null;
}

function isOfPronoun({ nounPhrases, tokens }: SentenceAnalysis, { end }: NounPhrase): boolean {
  return (
    tokens[end]?.lower === 'of' &&
    nounPhrases.some(({ start, kind }) => start === end + 1 && kind === 'pronoun')
  );
}
