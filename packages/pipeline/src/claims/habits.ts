import type { SentenceAnalysis } from '../language/analyze.ts';
import { anyFeast } from '../language/times/feasts.ts';
import type { TimeExpression } from '../language/times/times.ts';
import { isRole } from './reference/entity-kinds.ts';

/** 'It flowers in May' (not 'stays until May'), 'Today about 24,000 cars cross it': what comes again and again, and nowadays, are no dates. */
export function isHabit(
  { clauses, nounPhrases, verbGroups, tokens, text }: SentenceAnalysis,
  time: TimeExpression,
): boolean {
  if (time.rewrites.length === 0 || time.role === 'since') return false;
  const main =
    clauses.findLast(
      (clause) =>
        (clause.kind === 'relative' || clause.kind === 'coordinate') &&
        (tokens[clause.start]?.start ?? 0) <= time.start &&
        time.start < (tokens[clause.end - 1]?.end ?? 0),
    ) ?? clauses.find((clause) => clause.kind === 'main');
  const verb = main === undefined ? undefined : verbGroups[main.verb];
  if (
    verb === undefined ||
    verb.tense !== 'present' ||
    verb.perfect ||
    verb.progressive ||
    verb.modal !== null
  )
    return false;
  const words = text.slice(time.start, time.end);
  const week = weekdays.exec(text.slice(Math.max(0, time.start - 16), time.end + 16))?.[1];
  if (week !== undefined)
    return /open|close/.test(week + verb.lemma) || (!scheduled.has(verb.lemma) && verb.lemma !== 'be');
  if (/^today$/i.test(words)) {
    const isStill = tokens.slice(verb.start - 1, verb.head + 2).some(({ lower }) => lower === 'still');
    // 'Ann is the CEO of Orr today'
    const { objects = [] } = main ?? {};
    const isPost =
      verb.lemma === 'be' &&
      objects.some((index) => isRole(tokens[nounPhrases[index]?.head ?? -1]?.lower ?? ''));
    // 'is today part of Colchester', 'is today a museum'
    const isNow =
      verb.lemma === 'be' &&
      tokens[verb.end - 1]?.end === time.start - 1 &&
      objects.some((index) => {
        const { start = -1, end = 0 } = nounPhrases[index] ?? {};
        const [first, last] = [tokens[start]?.start ?? text.length, tokens[end - 1]?.end ?? 0];
        return first <= time.end + 1 && last > time.end;
      });
    // 'Orle Castle is a museum today'
    const isKind =
      verb.lemma === 'be' &&
      objects.some((index) => {
        const { determiner = null, end = 0 } = nounPhrases[index] ?? {};
        return /^an?$/.test(tokens[determiner ?? -1]?.lower ?? '') && tokens[end - 1]?.end === time.start - 1;
      });
    // 'is today headquartered in Drammen'
    const isDoneNow =
      /^ (?:based|headquartered|located|situated|owned|led|run|headed|managed|employed|known|called|used|protected|listed|housed|regarded|considered)\b/.test(
        text.slice(time.end),
      );
    return (
      isDoneNow ||
      (time.start === 0 && !scheduled.has(verb.lemma)) ||
      isStill ||
      isPost ||
      isKind ||
      isNow ||
      nowadays.has(verb.lemma)
    );
  }
  const bare =
    !/\b(?:this|next|last|coming|current)\b/i.test(words) &&
    (time.period.precision === 'month' ||
      time.period.precision === 'quarter' ||
      (anyFeast.test(words) && !/\d/.test(words)));
  // 'The rent rises to £900 in March'
  const isNewFigure = moving.test(verb.lemma) && /\bto (?:about |around )?[$€£]?\d/.test(text);
  return bare && time.role !== 'until' && !scheduled.has(verb.lemma) && verb.lemma !== 'be' && !isNewFigure;
}

/** Verbs whose present is no matter of a day: 'She lives in Hull today'. */
const nowadays = new Set(
  'live reside own lead head run manage employ belong house number base know call name locate consist comprise speak remain exist'.split(
    ' ',
  ),
);

const moving = /^(?:rise|fall|increase|decrease|go|drop|climb|jump)$/;

/** 'Monday to Friday', 'open Monday to Friday' */
const weekdays =
  /((?:\b(?:open|closed) )?(?:from )?)\b(?:mon|tues|wednes|thurs|fri|satur|sun)day ?(?:to|through|till|until|[-–—]) ?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;

const dayOfYear =
  /^(?:on )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{L}+\.?|\p{Lu}\p{L}+\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?)$/u;

/** 'My birthday is 3 May', 'She was born on 3 May': of no certain year. */
export function isDayOfBirth(
  { clauses, nounPhrases, tokens, text }: SentenceAnalysis,
  time: TimeExpression,
): boolean {
  if (!dayOfYear.test(text.slice(time.start, time.end))) return false;
  return (
    /\bborn [^,;.]{0,30}$|\b(?:birthday|date of birth)(?: of [^,;.]{1,40}?)?(?:['’]s| is| was| falls)\b[^;.]{0,40}$/i.test(
      text.slice(0, time.start),
    ) ||
    clauses.some(
      ({ kind, subjects }) =>
        kind === 'main' &&
        subjects.some((index) =>
          /^(?:birthday|anniversary)$/.test(tokens[nounPhrases[index]?.head ?? -1]?.lower ?? ''),
        ),
    )
  );
}

/** Verbs whose present tells of a date to come: 'The fair starts in May'. */
export const scheduled = new Set(
  'start begin end close open leave arrive expire run launch return move finish resume ship meet join retire apply'.split(
    ' ',
  ),
);
