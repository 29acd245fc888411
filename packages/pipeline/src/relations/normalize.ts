import { normalizeName } from '../entities/names.ts';
import { analyzeSentence, type Clause, type Token, textOf } from '../language/analyze.ts';
import { testimony } from './attribution.ts';
import { readApproval } from './copulas/approvals.ts';
import { readStateBrought } from './copulas/brought-states.ts';
import { readCopula, readFigure, readPlacedAttribute, readStatus } from './copulas/copulas.ts';
import { readOpeningHours } from './copulas/opening-hours.ts';
import {
  readInstruction,
  readOffice,
  readStateOf,
  readTask,
  readUnit,
  readUsersName,
} from './copulas/states.ts';
import { type Draft, Drafts } from './draft.ts';
import { withHour } from './hour-of-day.ts';
import { readKeyValue } from './key-values.ts';
import { readKnownHolder, readKnownState } from './known-states.ts';
import { readMentioned } from './mentioned.ts';
import { asWritten, partIn, takeAsides } from './names/asides.ts';
import { readAsides } from './names/asides-read.ts';
import { typeDescribed, typeKnownPerson } from './names/described.ts';
import { isInsideName } from './names/name-runs.ts';
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
import { readOther, readRule, readSeldom, readWhole } from './other-relations.ts';
import { readPlainly } from './plainly.ts';
import { readDegree } from './posts/degrees.ts';
import { keepHomesApart } from './posts/homes.ts';
import { keepPostsOnly } from './posts/leading.ts';
import { readPostChange } from './posts/post-changes.ts';
import { isSchoolSubject } from './posts/taught.ts';

import { readReciprocal } from './reciprocals.ts';
import { findReferents } from './referents.ts';
import { type Reported, reportedSentence } from './reported.ts';
import { nameInSpan, nameOf, type Scene, termOf, verbOf } from './scene.ts';
import { settle, vague } from './settle.ts';
import { hintMention, titleMention } from './subject-mentions.ts';
import { readTerms } from './terms.ts';
import { createTiming } from './timing.ts';
import { readChange } from './verbs/changes.ts';
import { readDated } from './verbs/dated.ts';
import { readDeparture } from './verbs/departures.ts';
import { readBeginning, readEventDate, readEventPlace } from './verbs/events.ts';
import { type Frame, frameOf } from './verbs/frame.ts';
import { readHaving } from './verbs/having.ts';
import { carriesIntention, isRepeated, isSupposed, moodOf } from './verbs/moods.ts';
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
    about: titleMention(claim.topic ?? null) ?? titleMention(claim.documentTitle),
    referents: new Map(),
  };
  const somebody = claim.subjectKind === 'person' ? claim.subjectHint : null;
  const typed: Scene = { ...bare, terms: typeKnownPerson(typeDescribed(bare), somebody) };
  const scene: Scene = { ...typed, referents: findReferents(typed) };
  if (tellsNothingKnown.test(claim.claimText) || leavesOpen.test(text))
    return { statements: [], mentions: allMentions(scene, []), aliases: [] };
  const reported = asides.length > 0 ? null : reportedSentence(scene);
  if (reported !== null) {
    const [said, by] = [reported.text, reported.telling].map((part) => asWritten(part, titles, source));
    // 'My friend told me that I look tired': of whoever speaks
    const part = partIn(claim.subjectHint, source);
    const isOfPart = part !== null && said?.startsWith(`${part} `) === true;
    const told = isOfPart ? { ...claim, subjectHint: part } : claim;
    return asReported(scene, told, { ...reported, text: said ?? '', telling: by ?? '' });
  }
  const drafts = new Drafts();
  const aliases: LearntAlias[] = [];
  const notes = readAsides(scene, asides, drafts, aliases);
  if (readStateOf(scene, drafts)) readNounPhrases(scene, drafts);
  else if (
    !readKeyValue(scene, claim, drafts) &&
    !readTask(scene, drafts) &&
    !readUnit(scene, drafts) &&
    !readOffice(scene, drafts) &&
    !readInstruction(scene, drafts) &&
    !readUsersName(scene, drafts)
  ) {
    readNounPhrases(scene, drafts);
    for (const clause of analysis.clauses) {
      readClause(scene, clause, drafts, aliases);
      readStateBrought(scene, clause, drafts);
    }
    readNominalizations(scene, drafts);
    readLeadership(scene, drafts);
    readSites(scene, drafts);
    readKnownHolder(scene, drafts);
    if (drafts.all.length === 0 && aliases.length === 0) readKnownState(scene, claim.topic ?? null, drafts);
    if (drafts.all.length === 0) readRule(scene, drafts);
    if (drafts.all.length === 0) readMentioned(scene, drafts);
    if (drafts.all.length === 0 && aliases.length === 0) readPlainly(scene, claim.topic ?? null, drafts);
  }
  readWordedValue(scene, claim, drafts);
  const timing = createTiming(scene, claim);
  if (drafts.all.some(({ predicate }) => predicate === 'married_to')) drafts.drop('partner_in_life');
  keepHomesApart(drafts);
  keepPostsOnly(drafts);
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

/** 'Ann's wife is', 'Ann is not', 'Bo did': what, an earlier sentence said. */
const leavesOpen =
  /^(?:[^\s,;]{1,40} ){1,5}(?:is|are|was|were|did|does|do|has|have|had)(?: not|n['’]t)?[.!]*$/;

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
  if (clause.kind === 'reporting' || isTasted(scene, clause)) return;
  if (isRepeated(scene, clause) || isSupposed(scene, clause)) return;
  if (carriesIntention(scene, clause)) return;
  if (readNaming(scene, frame, aliases, drafts)) return;
  if (readOpeningHours(scene, frame, drafts) || readTaste(scene, frame, drafts)) return;
  if (readExpiry(scene, frame, drafts)) return;
  if (readDegree(scene, frame, drafts) || readSeldom(scene, frame, drafts)) return;
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
    if (readPostChange(scene, frame, drafts)) {
      // 'moved from Orr Ltd to Tarn AG as an analyst': where she was before, too
      if (isFromTo(scene, frame)) readVerb(scene, frame, drafts);
      return;
    }
    if (readChange(scene, frame, drafts)) return;
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

/** 'from Orr Ltd to Tarn AG' */
function isFromTo(scene: Scene, { prepositional }: Frame): boolean {
  return ['from', 'to'].every((one) =>
    prepositional.some(({ word, phrase }) => word === one && nameOf(scene, phrase) !== null),
  );
}

/** 'is vegetarian and allergic to nuts': two things said by one copula. */
function hasMoreComplements(scene: Scene, clause: Clause): boolean {
  const { tokens } = scene.analysis;
  return tokens.slice(verbOf(scene, clause).end, clause.end).some((token) => token.pos === 'CCONJ');
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
