import type { Clause } from '../language/analyze.ts';
import { isLongerThanUnit } from '../language/times/calendar.ts';
import { attributionOf } from './attribution.ts';
import type { Draft } from './draft.ts';
import { facetOf } from './facets.ts';
import type { PredicateSpec } from './inventory/shape.ts';
import type { ClaimInput, Mention, NormalizedStatement } from './normalized-claim.ts';
import { isSoleOwner } from './nouns/ownership.ts';
import { isCare, isSetDay, isUse, wordsOfOther } from './predicates.ts';
import { type Scene, verbOf } from './scene.ts';
import type { Time } from './timing.ts';
import { isDealUnderWay, isMoveUnderWay } from './verbs/meant.ts';

/** 'now', 'instead of Ann', 'the new owner': that somebody has come in the place of another. */
const comesNow =
  /\bnow\b|\bfrom now on\b|^(?:As of|From|With effect from|Effective) (?:\d|\p{Lu})[^,]{2,20},? (?:\p{Lu}|the )[^,]* (?:owns|maintains|manages|looks after|is (?:owned|maintained|managed|looked after) by|is responsible)|^As of [^,]+, \p{Lu}.* will be (?:responsible|in charge)|\binstead of \p{Lu}|\bnew (?:owner|maintainer|manager|operator|lead)\b/u;

/** The statement that a draft makes at a time: denied or hedged as the claim is, begun, ended or past; null for a rule about no value. */
export function settle(
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
  if (clause !== null && isMoveUnderWay(verbOf(scene, clause), draft) && time.validFrom === null)
    modality = 'hedged';
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
    !isOutlay(draft) &&
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

/** 'The bridge cost 3 million euros', 'The festival cost 90,000 euros': what was spent on it, and no price that it once had. */
function isOutlay({ predicate, subject, text }: Draft): boolean {
  return (
    predicate === 'price' &&
    (/^(?:place|event)$/.test(subject.type) ||
      /\b(?:million|billion|trillion|[mb]n)\b|\d ?[MB]\b/.test(text ?? ''))
  );
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

/** A guess about what a name is stays within the claim: outside it would part one thing into two. */
export function vague(mention: Mention): Mention {
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
