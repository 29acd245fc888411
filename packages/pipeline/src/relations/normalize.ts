import { analyzeSentence, type Clause, type Token, textOf } from '../language/analyze.ts';
import { isIdentifier } from '../language/phrases/names.ts';
import { isLongerThanUnit } from '../language/times/calendar.ts';
import { lookUp } from '../language/words/lexicon.ts';
import { attributionOf, testimony } from './attribution.ts';
import { readApproval } from './copulas/approvals.ts';
import { readStateBrought } from './copulas/brought-states.ts';
import { readCopula, readFigure, readPlacedAttribute, readStatus } from './copulas/copulas.ts';
import { readOpeningHours } from './copulas/opening-hours.ts';
import { readInstruction, readOffice, readStateOf, readTask, readUnit } from './copulas/states.ts';
import { type Draft, Drafts } from './draft.ts';
import { facetOf } from './facets.ts';
import { withHour } from './hour-of-day.ts';
import type { PredicateSpec } from './inventory/shape.ts';
import { readKeyValue } from './key-values.ts';
import { readMentioned } from './mentioned.ts';
import { partIn, takeAsides } from './names/asides.ts';
import { readAsides } from './names/asides-read.ts';
import { typeDescribed, typeKnownPerson } from './names/described.ts';
import { isInsideName } from './names/name-runs.ts';
import { classNounType } from './names/name-types.ts';
import { normalizeName } from './names/names.ts';
import { readNaming } from './names/naming.ts';
import type {
  ClaimInput,
  LearntAlias,
  Mention,
  NormalizedClaim,
  NormalizedStatement,
} from './normalized-claim.ts';
import { readExpiry } from './nouns/expiries.ts';
import { readLeadership, readNominalizations, readSites } from './nouns/nominalizations.ts';
import { readNounPhrases } from './nouns/noun-relations.ts';
import { isSoleOwner } from './nouns/ownership.ts';
import { readOther, readRule, readWhole } from './other-relations.ts';
import { readDegree } from './posts/degrees.ts';
import { keepHomesApart } from './posts/homes.ts';
import { readPostChange } from './posts/post-changes.ts';
import { isSchoolSubject } from './posts/taught.ts';

import { isCare, isSetDay, isUse, wordsOfOther } from './predicates.ts';
import { readReciprocal } from './reciprocals.ts';
import { findReferents } from './referents.ts';
import { type Reported, reportedSentence } from './reported.ts';
import { mentionOfName, nameInSpan, nameOf, type Scene, termOf, verbOf } from './scene.ts';
import { readTerms } from './terms.ts';
import { createTiming, type Time } from './timing.ts';
import { readChange } from './verbs/changes.ts';
import { readDated } from './verbs/dated.ts';
import { readDeparture } from './verbs/departures.ts';
import { readBeginning, readEventDate, readEventPlace } from './verbs/events.ts';
import { type Frame, frameOf } from './verbs/frame.ts';
import { readHaving } from './verbs/having.ts';
import { isDealUnderWay } from './verbs/meant.ts';
import { carriesIntention, isRepeated, moodOf } from './verbs/moods.ts';
import { isTasted, readTaste } from './verbs/tastes.ts';
import { readVerb } from './verbs/verb-relations.ts';
import { wordedPlainly } from './worded-plainly.ts';
import { readWordedValue } from './worded-values.ts';

/** A text longer than this is read up to here. */
const longest = 1_000;

/**
 * The statements that a claim makes, with what they are about. Pure and deterministic; never throws on any text. A question,
 * and a text that names nothing, make none.
 */
export function normalizeClaim(claim: ClaimInput): NormalizedClaim {
  const source = wordedPlainly(claim.claimText.slice(0, longest).trim());
  if (source === '' || /\?["”']?$/.test(source)) return { statements: [], mentions: [], aliases: [] };
  const { text, asides, titles } = takeAsides(source, partIn(claim.subjectHint, source), claim.subjectHint);
  const analysis = analyzeSentence(text);
  // Who says it is not what it is about: 'Priya said that the hedge is high' tells nothing of a hedge of hers.
  const hint =
    claim.subjectHint === claim.attributedTo
      ? null
      : hintMention(claim.subjectHint, claim.subjectKind ?? undefined);
  const terms = readTerms(analysis, titles);
  // 'Orbix CFO Greg Smith left': what is said is said of Greg Smith
  const titled = terms.find(({ phrase }) => textOf(analysis, phrase.start, phrase.end) === hint?.name);
  const bare: Scene = {
    analysis,
    terms,
    titles,
    hint: titled?.mention ?? hint,
    about: titleMention(claim.documentTitle),
    referents: new Map(),
  };
  const somebody = claim.subjectKind === 'person' ? claim.subjectHint : null;
  const typed: Scene = { ...bare, terms: typeKnownPerson(typeDescribed(bare), somebody) };
  const scene: Scene = { ...typed, referents: findReferents(typed) };
  if (tellsNothingKnown.test(claim.claimText) || leavesOpen.test(text))
    return { statements: [], mentions: allMentions(scene, []), aliases: [] };
  const reported = asides.length > 0 ? null : reportedSentence(scene);
  if (reported !== null) return asReported(scene, claim, reported);
  const drafts = new Drafts();
  const aliases: LearntAlias[] = [];
  const notes = readAsides(scene, asides, drafts, aliases);
  if (readStateOf(scene, drafts)) readNounPhrases(scene, drafts);
  else if (
    !readKeyValue(scene, claim, drafts) &&
    !readTask(scene, drafts) &&
    !readUnit(scene, drafts) &&
    !readOffice(scene, drafts) &&
    !readInstruction(scene, drafts)
  ) {
    readNounPhrases(scene, drafts);
    for (const clause of analysis.clauses) {
      readClause(scene, clause, drafts, aliases);
      readStateBrought(scene, clause, drafts);
    }
    readNominalizations(scene, drafts);
    readLeadership(scene, drafts);
    readSites(scene, drafts);
    if (drafts.all.length === 0) readRule(scene, drafts);
    if (drafts.all.length === 0) readMentioned(scene, drafts);
  }
  readWordedValue(scene, claim, drafts);
  const timing = createTiming(scene, claim);
  if (drafts.all.some(({ predicate }) => predicate === 'married_to')) drafts.drop('partner_in_life');
  keepHomesApart(drafts);
  const statements = drafts.all.flatMap((draft) =>
    timing.of(draft).flatMap((time) => {
      const statement = settle(scene, draft, claim, time, notes, drafts.all);
      return statement === null ? [] : [withHour(statement, analysis.text)];
    }),
  );
  // 'is counted every minute, so take the highest, not the sum': what the sentence says too is not taken back
  const retracted = retractedBy(claim).filter(
    (wrong) =>
      claim.polarity === 'negated' ||
      !statements.some((said) => said.polarity !== wrong.polarity && isSaidAlike(said, wrong)),
  );
  if (retracted.length > 0 && claim.polarity === 'negated')
    return { statements: retracted, mentions: allMentions(scene, retracted), aliases };
  const settled =
    retracted.length === 0
      ? statements
      : statements.map((statement) => ({ ...statement, isCorrection: false }));
  return {
    statements: [...settled, ...retracted],
    mentions: allMentions(scene, [...settled, ...retracted]),
    aliases,
  };
}

/**
 * What somebody is said to have said, read as a sentence of its own; all of it is their word. Who they are is told beside it:
 * 'Orr's chief executive Ada Rolf said that …'.
 */
function asReported(scene: Scene, claim: ClaimInput, { text, speaker, telling }: Reported): NormalizedClaim {
  const attributedTo = speaker?.name ?? claim.attributedTo;
  const inner = normalizeClaim({ ...claim, claimText: text, isAttributed: true, attributedTo });
  const said = inner.statements
    .flatMap((statement) => (speaker === null ? [statement] : ofSpeakersOwn(statement, speaker, claim)))
    .map((statement) => ({ ...statement, ...testimony(statement, attributedTo) }));
  const who = normalizeClaim({ ...claim, ...untimed, claimText: telling, isAttributed: false });
  const statements = [...who.statements.filter(({ predicate }) => !predicate.startsWith('other:')), ...said];
  return { ...inner, statements, mentions: allMentions(scene, statements) };
}

/** 'Ann's wife is', 'Ann is not': what, an earlier sentence said. */
const leavesOpen = /^(?:[^\s,;]{1,40} ){1,5}(?:is|are|was|were)(?: not)?[.!]*$/;

/** 'Where she died is unknown': that she died somewhere, and nothing else. */
const tellsNothingKnown =
  /^(?:Where|How|Who|Whom|Whose|Why|When|What|Which|Whether)\b[^.;:]* (?:is|are|was|were|remains?|remained) (?:still |now |largely |as yet )?(?:un(?:known|clear|certain|decided|resolved|documented)|not (?:yet )?(?:known|clear|recorded|certain|decided)|a mystery|open|disputed|debated)\b/u;

const untimed = { validFrom: null, validUntil: null, validPrecision: 'unknown', validKind: null } as const;

/** 'Orr announced that Ann had become chief executive', 'joined as head of data': a post of nobody is one at the firm that tells of it. */
function ofSpeakersOwn(
  statement: NormalizedStatement,
  speaker: Mention,
  claim: ClaimInput,
): NormalizedStatement[] {
  if (statement.predicate !== 'has_role' || statement.objectText === null || speaker.type === 'person')
    return [statement];
  const post = statement.objectText.replace(/^(?:an?|the|its) /, '');
  const claimText = `${statement.subject.name} is the ${post} ${/ (?:of|for) /.test(post) ? 'at' : 'of'} ${speaker.name}.`;
  const asserted = { polarity: 'affirmed', modality: 'asserted', isCorrection: false } as const;
  const said = { ...claim, ...untimed, ...asserted, claimText, isAttributed: false, subjectHint: null };
  const own = normalizeClaim(said).statements;
  return own.some(({ object }) => object?.name === speaker.name)
    ? own.map(({ kind, predicate, object, objectText }) => ({
        ...statement,
        kind,
        predicate,
        object,
        objectText,
      }))
    : [statement];
}

function isSaidAlike(one: NormalizedStatement, other: NormalizedStatement): boolean {
  return (
    one.predicate === other.predicate &&
    one.subject.name === other.subject.name &&
    one.object?.name === other.object?.name &&
    one.objectText === other.objectText &&
    one.validFrom?.getTime() === other.validFrom?.getTime() &&
    one.validUntil?.getTime() === other.validUntil?.getTime()
  );
}

/** What a correction says not to be so, where it tells ('the CEO is Ann, not Bob' takes back that it is Bob). */
function retractedBy(claim: ClaimInput): NormalizedStatement[] {
  const { corrects } = claim;
  if (!claim.isCorrection || corrects === undefined || corrects === null) return [];
  const wrong = normalizeClaim({
    ...claim,
    claimText: corrects,
    polarity: 'affirmed',
    modality: 'asserted',
    isCorrection: false,
    corrects: null,
    ...untimed,
  });
  return wrong.statements.map((statement) => ({
    ...statement,
    polarity: statement.polarity === 'affirmed' ? 'negated' : 'affirmed',
    aspect: 'states',
    isPast: false,
    isCorrection: true,
  }));
}

function readClause(scene: Scene, clause: Clause, drafts: Drafts, aliases: LearntAlias[]): void {
  const verb = verbOf(scene, clause);
  const mood = moodOf(scene, clause);
  const frame = frameOf(scene, clause, mood);
  if (clause.kind === 'reporting' || isTasted(scene, clause) || isRepeated(scene, clause)) return;
  if (carriesIntention(scene, clause)) return;
  if (readNaming(scene, frame, aliases, drafts)) return;
  if (readOpeningHours(scene, frame, drafts) || readTaste(scene, frame, drafts)) return;
  if (readExpiry(scene, frame, drafts)) return;
  if (readDegree(scene, frame, drafts)) return;
  const before = drafts.all.length;
  readDated(scene, frame, drafts);
  const isDated = drafts.all.length > before;
  if (readReciprocal(scene, frame, drafts) || readEventDate(scene, frame, drafts)) return;
  if (readBeginning(scene, frame, drafts) || readEventPlace(scene, frame, drafts)) return;
  if (verb.copula && verb.voice === 'active') {
    if (readPlacedAttribute(scene, frame, drafts)) return;
    const told = readVerb(scene, frame, drafts);
    // 'is allergic to nuts and eggs': both are told
    if (told && (drafts.all.length > before + 1 || !hasMoreComplements(scene, clause))) return;
    if (readCopula(scene, frame, drafts) || told) return;
  } else {
    if (readDeparture(scene, frame, drafts)) return;
    if (readPostChange(scene, frame, drafts) || readChange(scene, frame, drafts)) return;
    if (readFigure(scene, frame, drafts)) return;
    if (readApproval(scene, frame, drafts)) return;
    if (!isDated && readStatus(scene, frame, drafts)) {
      // 'sank off Cape Farrow': what became of it, and where
      if (drafts.all.at(-1)?.text === 'sunk') readVerb(scene, frame, drafts);
      return;
    }
    if (readPlacedAttribute(scene, frame, drafts)) return;
    if (/^(?:have|adopt|get|buy|own|keep)$/.test(verb.lemma) && readHaving(scene, frame, drafts)) return;
    if (readVerb(scene, frame, drafts)) {
      if (!keepsObject(scene, frame, drafts.all.slice(before))) readWhole(scene, frame, drafts);
      return;
    }
  }
  // 'was built in 1959 by Frank Wright' says more than when
  const isMade =
    frame.passive &&
    frame.prepositional.some(({ word }) => word === 'by') &&
    drafts.all.at(-1)?.predicate === 'built_on';
  if (drafts.all.length > before && !isMade) return;
  const undergone = undergoneBy(scene, frame);
  if (undergone === null || !(readChange(scene, undergone, drafts) || readVerb(scene, undergone, drafts)))
    readOther(scene, frame, drafts);
}

/** 'We moved Tern to Acme Cloud', whoever we are: Tern was moved there. */
function undergoneBy(scene: Scene, frame: Frame): Frame | null {
  const [subject] = frame.subjects;
  if (subject === undefined || frame.subjects.length > 1 || frame.passive || frame.directs.length === 0)
    return null;
  const { phrase } = termOf(scene, subject);
  const isOurs = scene.analysis.tokens[phrase.head]?.lower === 'we' && nameOf(scene, subject) === null;
  return isOurs ? { ...frame, passive: true, subjects: frame.directs, directs: [] } : null;
}

/** 'teaches chemistry at Lindgren': where she teaches leaves open what. */
function keepsObject(scene: Scene, frame: Frame, made: readonly Draft[]): boolean {
  if (
    !/^(?:teach|study|play|research|practise|practice|read|sell|make|serve|run|supply|deliver|export)$/.test(
      frame.lemma,
    )
  )
    return true;
  const [direct] = frame.directs;
  if (direct === undefined || frame.passive || frame.clause.kind !== 'main') return true;
  // 'made her home in Leeds'
  if (made.some(({ predicate }) => predicate === 'lives_in')) return true;
  const { phrase, mention } = termOf(scene, direct);
  if ((phrase.kind !== 'common' || mention !== null) && !isSchoolSubject(scene, frame, direct)) return true;
  return made.some(({ object, text }) => object === null && text !== null && !/^\d/.test(text));
}

/** 'is vegetarian and allergic to nuts': two things said by one copula. */
function hasMoreComplements(scene: Scene, clause: Clause): boolean {
  const { tokens } = scene.analysis;
  return tokens.slice(verbOf(scene, clause).end, clause.end).some((token) => token.pos === 'CCONJ');
}

/** 'now', 'instead of Ann', 'the new owner': that somebody has come in the place of another. */
const comesNow =
  /\bnow\b|\bfrom now on\b|^(?:As of|From|With effect from|Effective) (?:\d|\p{Lu})[^,]{2,20},? (?:\p{Lu}|the )[^,]* (?:owns|maintains|manages|looks after|is (?:owned|maintained|managed|looked after) by|is responsible)|^As of [^,]+, \p{Lu}.* will be (?:responsible|in charge)|\binstead of \p{Lu}|\bnew (?:owner|maintainer|manager|operator|lead)\b/u;

function settle(
  scene: Scene,
  draft: Draft,
  claim: ClaimInput,
  time: Time,
  notes: ReadonlyMap<string, string>,
  drafts: readonly Draft[],
): NormalizedStatement | null {
  const { mood, spec, clause } = draft;
  if (mood.isRule && spec !== null && spec.object !== 'value') return null;
  const main = clause !== null && clause.kind !== 'relative' && clause.kind !== 'participial';
  const attribution = attributionOf(scene, draft, claim, main);
  let { polarity, modality } = mood;
  // what extraction saw around the sentence counts for what the sentence itself says
  const told = main || clause?.kind === 'complement' || /\brumou?rs? that\b/i.test(claim.claimText);
  if (told && claim.modality === 'hedged' && !isDatedFuture(scene, clause, time)) modality = 'hedged';
  if (
    clause !== null &&
    isFuture(scene, clause) &&
    !isDatedFuture(scene, clause, time) &&
    !isPlanned(scene, draft)
  )
    modality = 'hedged';
  if (clause !== null && isDealUnderWay(verbOf(scene, clause), draft.predicate)) modality = 'hedged';
  if (
    main &&
    claim.polarity === 'negated' &&
    polarity === 'affirmed' &&
    mood.shift === null &&
    scene.analysis.clauses.length === 1 &&
    !verbOf(scene, clause).negated &&
    draft.effect !== 'end'
  )
    polarity = 'negated';
  let aspect: NormalizedStatement['aspect'] =
    draft.effect === 'start' ? 'begins' : draft.effect === 'end' ? 'ends' : 'states';
  if (mood.shift === 'ends' && aspect !== 'ends') aspect = 'ends';
  else if (mood.shift === 'begins' && aspect === 'states') aspect = 'begins';
  if (polarity === 'negated' && aspect === 'ends') {
    // 'has not left': still there
    polarity = 'affirmed';
    aspect = 'states';
  } else if (polarity === 'negated' && aspect === 'begins') aspect = 'states';
  // 'Orion now uses Postgres': from now on
  if (
    aspect === 'states' &&
    (isUse(draft.predicate) || isSetDay(draft.predicate) || draft.predicate === 'written_in') &&
    main &&
    /\bnow\b/.test(scene.analysis.text)
  )
    aspect = 'begins';
  // 'Bo now looks after Orion', 'Bo is the new owner of Orion', but 'now also looks after it'
  if (
    aspect === 'states' &&
    isCare(draft.predicate) &&
    main &&
    comesNow.test(scene.analysis.text) &&
    !/\b(?:also|as well|too|both|still)\b/.test(scene.analysis.text)
  )
    aspect = 'begins';
  // 'sales fell to 39 million euros in 2020': what was sold in that year, and no more than that
  if (
    aspect === 'begins' &&
    /^(?:revenue|profit)$/.test(draft.predicate) &&
    time.validKind === 'measurement_period' &&
    time.validUntil !== null
  )
    aspect = 'states';
  const shape = spec?.shape ?? (isStative(draft.predicate) ? 'state' : 'event');
  // 'was formerly CEO from 2010 to 2016': it held for those years, rather than ended in them as in 'sold it last week'
  if (aspect === 'ends' && shape === 'state' && time.validKind !== 'event_time' && isStretch(time))
    aspect = 'states';
  const isPast =
    (mood.isPast || isOneOfSeveral(scene, draft, drafts)) &&
    aspect === 'states' &&
    shape === 'state' &&
    // 'studied at' is worded in the past, and holds of what is over
    !/^\p{Ll}+ed /u.test(spec?.label ?? '') &&
    // what a program was written in it is written in
    draft.predicate !== 'written_in' &&
    time.validFrom === null &&
    time.validUntil === null;
  const isNews =
    main &&
    polarity === 'affirmed' &&
    aspect !== 'ends' &&
    time.validFrom === null &&
    time.validUntil === null &&
    ((aspect === 'begins' && clause !== null && verbOf(scene, clause).perfect) ||
      isToldAsNew(scene.analysis.text));
  const noted = (mention: Mention): Mention => {
    const note = notes.get(mention.name);
    return vague(note === undefined ? mention : { ...mention, traits: [...mention.traits, `note:${note}`] });
  };
  return {
    kind: draft.object === null ? 'observation' : 'relation',
    subject: noted(draft.subject),
    predicate: draft.predicate,
    object: draft.object === null ? null : noted(draft.object),
    objectText: draft.object === null ? draft.text : null,
    polarity,
    modality,
    ...attribution,
    aspect,
    isPast,
    isNews,
    isUnique: draft.isUnique || isSoleOwner(draft, scene.analysis.text, drafts),
    facet: facetOf(draft, scene.analysis.text),
    isCorrection: claim.isCorrection,
    ...time,
    validKind: kindOfTime(aspect, shape, draft.object === null, time),
  };
}

/** 'now lives in Graz', 'these days', 'the new CEO': what was before is not told, but that it was. */
function isToldAsNew(text: string): boolean {
  if (/\b(?:until|up to|for|by|right) now\b/i.test(text)) return false;
  return (
    /\b(?:now|nowadays|these days|today|at present)\b/i.test(text) || /\bnew\b|^New (?=\p{Ll})/u.test(text)
  );
}

/** Whether a time has both ends and is longer than one unit of its precision: several years, months or days. */
function isStretch({ validFrom, validUntil, validPrecision }: Time): boolean {
  return (
    validFrom !== null &&
    validUntil !== null &&
    isLongerThanUnit(validFrom.getTime(), validUntil.getTime(), validPrecision)
  );
}

/**
 * 'The board meeting will be in Room 4', 'The launch will be moved to 15 June': where and for when something is planned is so now; 'may
 * be' leaves it open.
 */
function isPlanned({ analysis }: Scene, { predicate, subject }: Draft): boolean {
  const isSet =
    /^(?:scheduled_for|due_on)$/.test(predicate) || (predicate === 'located_in' && subject.type === 'event');
  return isSet && /\bwill\b/.test(analysis.text);
}

function kindOfTime(
  aspect: NormalizedStatement['aspect'],
  shape: PredicateSpec['shape'],
  isValue: boolean,
  time: Time,
): Time['validKind'] {
  const { validFrom, validUntil, validKind } = time;
  if (validFrom === null || validUntil === null) return validKind;
  const lasts = isStretch(time);
  // 'her birthday is 14 March 1988': the day is what is told, and it stays true after that day
  if (shape !== 'state' && isValue && !lasts && validKind === 'proposition_validity') return 'event_time';
  // 'was cut to $25 in January', 'started running on Kern OS in May': it begins then, rather than holding for that month
  if (aspect !== 'states') return lasts && validKind !== 'measurement_period' ? validKind : 'event_time';
  // 'captained the Otters from 2012 to 2015', 'was run by Kern in the 1970s': what lasted for years was over then
  return validKind === 'event_time' && shape === 'state' && lasts ? 'proposition_validity' : validKind;
}

/** 'has lived in Ghent, Lima and Perth': one after the other, so none of them tells where she lives now. */
function isOneOfSeveral(
  scene: Scene,
  { clause, subject, predicate, spec }: Draft,
  all: readonly Draft[],
): boolean {
  if (clause === null || spec?.functional !== 'subject') return false;
  const { perfect, progressive } = verbOf(scene, clause);
  return (
    perfect &&
    !progressive &&
    all.filter(
      (other) =>
        other.clause === clause && other.predicate === predicate && other.subject.name === subject.name,
    ).length > 1
  );
}

/** Verbs of no canonical predicate that tell how things were, rather than what happened. */
const stative =
  /^other:(?:be(?!_[a-z]+_)|be_(?:known|kept|held|used|worn|played|taught|shared|spoken|stored|needed|wanted|loved|rented)|have|want|need|know|contain|consist|live|stay|remain|lack|mean|hate|love|like|prefer|believe|seem|look|sound|feel|hold|keep|stand|sit|lie|wear|play|teach|study|work|serve|spend|drive|ride|run|share|use|rent|speak|cost|earn|belong|depend|smoke|drink|sleep|dream|train|practise|practice)(?:_|$)/;

/** 'Ana adopted a rule' happened and stays so; 'Ana rented a flat' was so, and may be no more. Nouns ('other:car') tell states. */
function isStative(predicate: string): boolean {
  return stative.test(predicate) || wordsOfOther(predicate).affirmed.startsWith('has the ');
}

/** What the text around is about; a description ('the price of the plan') names nothing. */
function hintMention(hint: string | null, type?: 'person'): Mention | null {
  const name = hint?.trim() ?? '';
  return name === '' ||
    /['’]s?\s+\p{Ll}/u.test(name) ||
    /^(?:the|a|an|this|that|our|my|his|her|its|their)\s|^(?:none|neither|nobody|nothing|everyone|everybody|all|both)$/i.test(
      name,
    ) ||
    !(/[\p{Lu}\p{N}]/u.test(name) || isIdentifier(name))
    ? null
    : mentionOfName(name, type);
}

/** A document's title as a name: 'Northwind Robotics', but not 'Minutes of 5 May' or 'how to install'. */
function titleMention(title: string | null): Mention | null {
  const name = title?.trim() ?? '';
  if (name === '' || name.length > 60 || /\d|[:;,.!?|/\\]/.test(name)) return null;
  const words = name.split(/\s+/);
  const kind = classNounType(words.at(-1) ?? '');
  if (words.length > 5 || (words.length === 1 && kind !== null)) return null;
  const isTitled = words.every(
    (word) => /^[\p{Lu}&]/u.test(word) || /^(?:of|the|and|for|de|van|von)$/.test(word),
  );
  // 'Travel policy', 'Billing service': a description that says what it is serves as a name
  if (!isTitled)
    return kind === 'work' || kind === 'product' || kind === 'event' ? mentionOfName(name, kind) : null;
  return words.length === 1 && lookUp(name.toLowerCase()) !== 0 && mentionOfName(name).type === 'thing'
    ? null
    : mentionOfName(name);
}

/** A guess about what a name is stays within the claim: outside it would part one thing into two. */
function vague(mention: Mention): Mention {
  return mention.isTypeCertain || mention.type === 'concept' ? mention : { ...mention, type: 'thing' };
}

/** 'will close', 'will stop supplying' */
function isFuture(scene: Scene, clause: Clause): boolean {
  const { tense, form } = verbOf(scene, clause);
  const around =
    form === 'gerund' && clause.parent !== null ? scene.analysis.clauses[clause.parent] : undefined;
  return (
    tense === 'future' ||
    (around !== undefined &&
      verbOf(scene, around).tense === 'future' &&
      /^(?:stop|cease|quit|start|begin|discontinue)$/.test(verbOf(scene, around).lemma))
  );
}

/** 'will take over on 1 May': announced for a day, so it holds from then, unless on a condition. */
function isDatedFuture(scene: Scene, clause: Clause | null, time: { validFrom: Date | null }): boolean {
  return (
    clause !== null &&
    isFuture(scene, clause) &&
    time.validFrom !== null &&
    verbOf(scene, clause).modal === null &&
    !/\b(?:if|unless|provided|subject to)\b/iu.test(scene.analysis.text)
  );
}

/** Every name of the claim once: of its statements, then the rest in order. */
function allMentions(scene: Scene, statements: readonly NormalizedStatement[]): Mention[] {
  const found = new Map<string, Mention>();
  const add = (mention: Mention | null) => {
    if (mention === null) return;
    const key = normalizeName(mention.name);
    const known = found.get(key);
    if (key !== '' && (known === undefined || (mention.isTypeCertain && !known.isTypeCertain)))
      found.set(key, vague(mention));
  };
  for (const statement of statements) {
    add(statement.subject);
    add(statement.object);
  }
  for (const { mention, phrase } of scene.terms) {
    if (isInsideName(scene.analysis, phrase)) continue;
    add(mention);
    if (
      phrase.possessor !== null &&
      /\p{Lu}/u.test((scene.analysis.tokens[phrase.possessor.end - 1] as Token).text)
    )
      add(nameInSpan(scene, phrase.possessor));
  }
  return [...found.values()];
}
