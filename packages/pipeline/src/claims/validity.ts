import type { Clause, SentenceAnalysis, VerbGroup } from '../language/analyze.ts';
import { dateAt, firstInstant, unitPeriod } from '../language/times/calendar.ts';
import type { TimeContext } from '../language/times/time-reckoning.ts';
import type { Period, TimeExpression } from '../language/times/times.ts';
import { isOccupationNoun } from '../relations/names/name-types.ts';
import type { Precision, ValidKind } from './claim.ts';
import { isRole } from './reference/entity-kinds.ts';

/** When a claim holds; see `ExtractedClaim`. */
export type Validity = {
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly validPrecision: Precision;
  readonly validKind: ValidKind | null;
};

export const unknownValidity: Validity = {
  validFrom: null,
  validUntil: null,
  validPrecision: 'unknown',
  validKind: null,
};

/** Verbs whose passive tells a state while it lasts, where a time from and to stands with it. */
const suffered = new Set(
  'own lead run manage govern head chair employ operate base house use know call coach direct edit rent lease occupy hold control'.split(
    ' ',
  ),
);
/** What goes on for the stretch that is told with it, and not after. */
const during = new Set(['last', 'rage', 'fight', 'besiege', 'host']);
const states = new Set(
  (
    'be have live reside work own lead head manage chair run serve know hold contain belong employ include consist comprise remain stay use need like love prefer want hate ' +
    'cost weigh measure exist represent sit lie stand play study teach speak support govern rule operate rent sponsor supply cover depend rely require produce make sell offer ' +
    'act reign direct coach edit own supervise oversee'
  ).split(' '),
);
const effective =
  /\b(?:takes?|took|come|comes|came|go|goes|went|put|enter|enters|entered) (?:into )?(?:effect|force)\b|\b(?:effective|in force|in effect|valid|expires?|expired|expiring|enacted|applies|appl(?:y|ied) (?:from|until|since)|lapses?)\b/i;
const ruled =
  /\b(?:price|fee|rate|tariff|tax|law|act|rule|regulation|policy|contract|agreement|licen[cs]e|lease|subscription|warranty|permit|visa|passport|deadline|term|deal|ban|sanctions?|treaty|insurance|offer|discount|plan|standard|version|membership)s?\b/i;
const measures =
  /\b(?:revenues?|sales|turnover|profits?|loss(?:es)?|income|earnings|ebitda|margins?|costs?|expenses|spending|budget|gdp|output|production|exports?|imports?|inflation|unemployment|population|temperatures?|rainfall|emissions|consumption|attendance|visitors|passengers|traffic|downloads|users|subscribers|deaths|cases|incidence|prevalence|rate|ratio|share|average|mean|median|total|turnout|yield|growth|demand|headcount|staff|employees|price|value|assets|debt|deficit|surplus|salary|wages|score|usage|uptime|latency|throughput)\b/i;
const figure =
  /[$€£¥]\s?\d|\d\s?%|\bper ?cent\b|\b\d[\d,.]*\s?(?:million|billion|trillion|thousand|bn|m|k|percent|people|units|tonnes|tons|kg|km|°c|degrees|mw|gw|kwh|users|visitors|employees|cases|deaths)\b|\b\d[\d,.]*\b/i;

/** The validity that the times within a claim give, by the verb and the words around them. */
export function readValidity(
  analysis: SentenceAnalysis,
  clauses: readonly Clause[],
  times: readonly TimeExpression[],
  attributed: boolean,
): Validity {
  const chosen = choose(analysis, clauses, times, attributed);
  if (chosen === null) return unknownValidity;
  const { time } = chosen;
  const verb = verbAt(analysis, clauses, time);
  const isOpen = isSoBy(verb, time) || comesIntoForce(analysis, time);
  const { from, until, precision } = isOpen ? openFrom(chosen) : chosen;
  const goesOn = isNow(analysis, verb, time) || isUpToNow(analysis, verb, time);
  return boundedTime(from, goesOn ? null : until, goesOn ? 'open' : precision, kindOf(analysis, verb, time));
}

/** Bounds that no date-time can tell, as in 'until 9999-12-31' and '5000 years ago', are no bounds. */
export function boundedTime(
  from: number | null,
  until: number | null,
  precision: Precision,
  kind: ValidKind | null,
): Validity {
  const [validFrom, validUntil] = [dateAt(from), until === firstInstant ? null : dateAt(until)];
  const isCut = (from !== null && validFrom === null) || (until !== null && validUntil === null);
  if (!isCut) return { validFrom, validUntil, validPrecision: precision, validKind: kind };
  if (validFrom === null && validUntil === null) return unknownValidity;
  return { validFrom, validUntil, validPrecision: 'open', validKind: kind };
}

/** 'By 2018 she was its director': she was so then, and no less afterwards. */
function isSoBy(verb: VerbGroup | undefined, { role }: TimeExpression): boolean {
  return (
    role === 'by' &&
    verb !== undefined &&
    verb.tense === 'past' &&
    !verb.negated &&
    (reaching.test(verb.lemma) ||
      (!verb.perfect && (verb.voice === 'active' ? states : suffered).has(verb.lemma)))
  );
}

/** 'takes effect on 1 July': from then on, and not on that day alone. */
function comesIntoForce({ text }: SentenceAnalysis, { role, start }: TimeExpression): boolean {
  return (
    role === 'at' &&
    /\b(?:takes?|took|taken|taking|comes?|came|coming|goe?s?|went|enters?|entered|put) (?:into )?(?:effect|force)(?: (?:on|in|at|from))?(?: the)? ?$/i.test(
      text.slice(0, start),
    )
  );
}

/** 'By 2022 revenue had grown to 71 million': what it then was. */
const reaching =
  /^(?:grow|rise|climb|fall|drop|increase|decrease|decline|shrink|sink|soar|reach|double|triple)$/;

function openFrom(chosen: Chosen): Chosen {
  return { ...chosen, from: chosen.time.period.from, until: null, precision: 'open' };
}

/** 'Today it costs $449' says no more than that it does by now. */
function isNow({ text }: SentenceAnalysis, verb: VerbGroup | undefined, time: TimeExpression): boolean {
  if (verb === undefined || time.role !== 'at' || !/^today$/i.test(text.slice(time.start, time.end)))
    return false;
  return verb.tense === 'present' && !verb.progressive && lasting.test(verb.lemma);
}

/** 'For the past three years Ana has been living in Porto': she goes on doing so. */
function isUpToNow({ text }: SentenceAnalysis, verb: VerbGroup | undefined, time: TimeExpression): boolean {
  return (
    verb !== undefined &&
    verb.tense === 'present' &&
    verb.perfect &&
    !verb.negated &&
    (verb.progressive || states.has(verb.lemma)) &&
    /\b(?:for|in|over|during|throughout) (?:the )?(?:past|last) (?:\S+ ){0,2}\S+$/i.test(
      text.slice(0, time.end),
    )
  );
}

/** What is not so for a day alone. */
const lasting =
  /^(?:cost|weigh|employ|own|live|lead|head|belong|sell|charge|count|number|comprise|consist|contain|cover|house|seat)$/;

type Chosen = { time: TimeExpression; from: number | null; until: number | null; precision: Precision };

function choose(
  analysis: SentenceAnalysis,
  clauses: readonly Clause[],
  times: readonly TimeExpression[],
  attributed: boolean,
): Chosen | null {
  const usable = times.filter(
    (time) =>
      !inSubordinate(analysis, clauses, time) &&
      !isOfRecord(analysis.text, time) &&
      !isOfThing(analysis, clauses, time),
  );
  // what someone reports has its own time; the time of the report is another
  const reported = attributed ? usable.filter((time) => inComplement(analysis, clauses, time)) : [];
  const pool = reported.length > 0 ? reported : attributed && hasComplement(clauses) ? [] : usable;
  const first =
    pool.find(({ role }) => role === 'range') ??
    pool.find(({ role }) => role === 'since' || role === 'effective') ??
    pool[0];
  if (first === undefined) return null;
  const last = pool[1];
  if (last !== undefined && isGrowth(analysis.text, first, last)) {
    return { time: first, from: first.from, until: last.until, precision: last.precision };
  }
  const { from, until, precision } = first;
  if (from !== null && until === null) {
    const end = pool.find((time) => time !== first && (time.role === 'until' || time.role === 'before'));
    if (end !== undefined && end.until !== null && end.until > from)
      return { time: first, from, until: end.until, precision: end.period.precision };
  }
  return { time: first, from, until, precision };
}

/** 'from 20 in 2019 to 35 in 2022' */
function isGrowth(text: string, first: TimeExpression, last: TimeExpression): boolean {
  if (
    first.role !== 'at' ||
    last.role !== 'at' ||
    first.from === null ||
    last.until === null ||
    last.until <= first.from
  )
    return false;
  return (
    /\bfrom\s[^,.;]{1,60}$/i.test(text.slice(0, first.start)) &&
    /^\s*,?\s*to\s/i.test(text.slice(first.end, last.start))
  );
}

function hasComplement(clauses: readonly Clause[]): boolean {
  return clauses.some((clause) => clause.kind === 'complement');
}

function clauseAt(
  { tokens }: SentenceAnalysis,
  clauses: readonly Clause[],
  time: TimeExpression,
): Clause | undefined {
  return clauses.findLast(
    (clause) =>
      (tokens[clause.start]?.start ?? 0) <= time.start && time.start < (tokens[clause.end - 1]?.end ?? 0),
  );
}

/** 'approved the minutes of 13 June', 'adopted the accounts of 2019': the day of the record, not of what was done with it. */
function isOfRecord(text: string, { start }: TimeExpression): boolean {
  return /\b(?:minutes|agenda|accounts)(?: of (?:the|its|their)(?: \p{Ll}{2,20}){1,3})? (?:of|from|for|held on) (?:the )?$/u.test(
    text.slice(Math.max(0, start - 90), start),
  );
}

const MADE_THINGS =
  'bridge|church|chapel|castle|palace|house|farmhouse|tower|mill|inn|pub|station|building|painting|portrait|drawing|engraving|photograph|photo|picture|map|print|film|novel|book|poem|play|song|album|letter|diary|manuscript|document|report|study|paper|article|recording|coin|vase|statue|sculpture|altarpiece|organ|ship|steamer|locomotive|wall|gate|version|edition';
const thingInFront = new RegExp(
  String.raw`\b(?:an?|two|three|four|five|several|some|older|earlier|original|old) (?:[\p{L}-]{1,20} ){0,4}(?:${MADE_THINGS})s?(?: (?:by|of|in) (?:\p{Lu}[\p{L}'’-]{0,30} ?){1,4})? ?$`,
  'u',
);

/** 'replaced an older bridge from 1870', 'a painting by Ada Orr from 1889, was sold': of what year the thing is – not 'ran a mill from 1870'. */
function isOfThing(analysis: SentenceAnalysis, clauses: readonly Clause[], time: TimeExpression): boolean {
  const { text } = analysis;
  if (
    time.role !== 'since' ||
    !/^(?:dating )?from (?:\p{Lu}\p{Ll}+ )?\d{4}$/u.test(text.slice(time.start, time.end))
  )
    return false;
  const verb = verbAt(analysis, clauses, time);
  const { lemma = 'be' } = verb ?? {};
  const [, comma, noun = ''] =
    /(, )?\ban? (?:[\p{L}\d-]{1,20} ){0,3}([\p{L}\d-]{1,20}) $/u.exec(
      text.slice(Math.max(0, time.start - 90), time.start),
    ) ?? [];
  if (noun !== '' && !isRole(noun.toLowerCase()) && !isOccupationNoun(noun.toLowerCase())) {
    // 'Her watch, a gold Omega from 1961, is with Tom'
    if (comma !== undefined && text[time.end] === ',') return true;
    // 'She owns a Volvo from 1961': what she has since then, she 'has owned'
    if (verb?.tense === 'present' && !verb.perfect && lemma !== 'be') return true;
  }
  if (lemma !== 'be' && (states.has(lemma) || suffered.has(lemma))) return false;
  return thingInFront.test(text.slice(Math.max(0, time.start - 110), time.start));
}

/** Times of 'when …', 'who …' speak of what stands there, unless nothing else is in the claim. */
function inSubordinate(
  analysis: SentenceAnalysis,
  clauses: readonly Clause[],
  time: TimeExpression,
): boolean {
  const clause = clauseAt(analysis, clauses, time);
  if (clause === undefined || clause.index === 0) return false;
  if (clause.kind === 'adverbial') return true;
  return (
    clause.kind === 'relative' && clauses.some((other) => other.kind === 'main' && other.index < clause.index)
  );
}

function inComplement(analysis: SentenceAnalysis, clauses: readonly Clause[], time: TimeExpression): boolean {
  const clause = clauseAt(analysis, clauses, time);
  if (clause === undefined) return false;
  if (clauses.some((other) => other.kind === 'reporting')) return clause.kind !== 'reporting';
  return clause.kind !== 'main' || !hasComplement(clauses);
}

function verbAt(
  analysis: SentenceAnalysis,
  clauses: readonly Clause[],
  time: TimeExpression,
): VerbGroup | undefined {
  const clause =
    clauseAt(analysis, clauses, time) ?? clauses.find((other) => other.kind === 'main') ?? clauses[0];
  return clause === undefined ? undefined : analysis.verbGroups[clause.verb];
}

const turning =
  /\b(?:start(?:ed|s)?|beg[aiu]n|begins|stop(?:ped|s)?|quit|ceased?|resumed?)\s+(?:\p{Ll}+ly\s+)?\p{Ll}+ing\b/u;

const task = /\b(?:is|are) responsible for (?:\p{Ll}+ing|the|an?) /u;

function kindOf({ text }: SentenceAnalysis, verb: VerbGroup | undefined, time: TimeExpression): ValidKind {
  if (time.role === 'effective' || effective.test(text)) return 'effective_period';
  const period =
    time.period.precision === 'month' ||
    time.period.precision === 'quarter' ||
    time.period.precision === 'year';
  const without = text.slice(0, time.start) + text.slice(time.end);
  if (period && time.role !== 'since' && measures.test(without) && figure.test(without))
    return 'measurement_period';
  const day = time.role === 'at' && (time.period.precision === 'day' || time.period.precision === 'instant');
  const moment = day && verb?.tense === 'past' && verb.lemma !== 'be' && verb.lemma !== 'have';
  // 'started working at Acme in May': the time is that of starting
  const turn = verb?.form === 'gerund' && turning.test(without);
  // by when somebody 'is responsible for opening an account' is when that is to be done
  if (time.role === 'by' && task.test(text.slice(0, time.start))) return 'event_time';
  const state =
    verb === undefined ||
    (states.has(verb.lemma) && !turn && verb.voice === 'active' && !moment && !verb.progressive) ||
    // 'lasted from 3 May to 19 July', 'was fought from May to July'
    (time.role === 'range' && during.has(verb.lemma)) ||
    // 'was owned by Nordline from 1998 to 2010'
    (time.role === 'range' && verb.voice === 'passive' && suffered.has(verb.lemma));
  const bounded =
    time.role === 'since' || time.role === 'until' || time.role === 'range' || time.role === 'asOf';
  if (bounded && ruled.test(without) && (verb === undefined || state)) return 'effective_period';
  if (bounded && (state || time.role !== 'range')) return 'proposition_validity';
  return state ? 'proposition_validity' : 'event_time';
}

/** The last time named exactly enough to reckon from, for what follows. */
export function anchorOf(times: readonly TimeExpression[]): Period | null {
  return times.findLast(({ role }) => role !== 'until' && role !== 'before' && role !== 'by')?.period ?? null;
}

/** 'Ana has lived in Porto since 2019. She bought a house in March.': what lasts is told of the day of writing, where that is known. */
export function isOfToday(
  { clauses, verbGroups }: SentenceAnalysis,
  times: readonly TimeExpression[],
  { reference }: TimeContext,
): boolean {
  const main = verbGroups[clauses.find(({ kind }) => kind === 'main')?.verb ?? -1];
  return reference !== null && main?.tense === 'present' && times.length === 1 && times[0]?.role === 'since';
}

/** Up to where the times of a sentence go, for 'since then' in the next: the end of 'from 2010 to 2014'. */
export function lastOf(times: readonly TimeExpression[]): Period | null {
  const last = times.at(-1);
  if (last?.role !== 'range') return last?.period ?? null;
  const { until, precision } = last.period;
  return precision === 'day' || precision === 'month' || precision === 'year'
    ? unitPeriod(until - 1, precision, 0)
    : null;
}
