import { type Block, readDayLine } from '@memory/markdown';
import { findTimes } from '../../language/times/times.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { subjectName } from './heading-names.ts';
import { isOwnName } from './own-names.ts';
import { isSentence } from './whole-sentences.ts';
import { readLabel } from './wording.ts';

/** 'Staff meeting, 3 May 2024', 'Weekly status': words for a document, with or without its day. */
const ofDocument =
  /^(?!The )(?=(?-i:\p{Lu}))[\p{L}\p{N}&'’. /–-]*?\b(?:meeting|minutes|report|notes?|list|chart|directory|status|update|summary|overview|change ?log|newsletter|memo|agenda|rota|roster|plan|profile|handover|log|bulletin|announcement|appointments|changes|news)(?: (?:no\. ?|#)?\d+)?(?:(?:,| [–—-]| for| of)? (?=[^,]*\d{4})[\p{L}\d ,./-]{4,24}|(?:,| [–—-]| for)? (?:week|sprint|cw|kw) ?\d{1,2})?:?$/iu;

/** 'Weekly sync, 12 March 2024', 'Minutes of the board meeting held on 2024-03-12' */
const occasion =
  /^(?!The )(?!.*\b(?:is|are|was|were|has|had|will)\b)(?=(?-i:\p{Lu}))[\p{L}\p{N}&'’. /-]{0,60}?\b(?:meeting|minutes|notes?|report|sync|stand-?up|call|retro(?:spective)?|review|log|update|summary|agenda|memo|newsletter|briefing|debrief|session|handover|bulletin|(?:site|home|ward|client|customer|school|farm|field|office) visit|inspection|interview|check-?in|catch-?up|conversation)\b[\p{L}\p{N} ,:–—()/.'’&-]{0,60}\d\)?$/iu;

/** 'notes' of 'Call notes 12 March', which read like a verb. */
const calledSo =
  /(?<= )(?:notes?|minutes|report|review|log|update|call|visit|interview|debrief)(?=(?:,| [–—-])? \(?(?:\d|\p{Lu}\p{Ll}+ \d))/u;

/** 'Week 14 (1–5 April 2024)', 'Sprint 12, 1 to 12 April 2024', 'Week of 1 April 2024': the days that the lines below tell of. */
const daysTold =
  /^(?:week|calendar week|cw|sprint|iteration)\b(?: (?:of(?: the)?|beginning|commencing|ending|no\.? ?\d{1,3}|#?\d{1,3}))?[ :,(–—-]*(?=[^.!?]*\d{4}|\d{4}-)[^.!?]{4,40}$/iu;

/** Whether a line of its own only tells the days of what stands below. */
export function isLineOfDays({ kind, text: { plain, lineEnds } }: Block): boolean {
  return kind === 'paragraph' && lineEnds.length === 0 && daysTold.test(plain.trim());
}

/** 'Date: 12 March 2024', 'Held on: 2024-03-12' */
const dayLabel =
  /^(?:(?:date|meeting date|date of (?:the )?meeting|held(?: on)?):\s*|held (?:[^.:]{3,40} )?on )(?<day>.{6,40}?)\.?$/iu;

/**
 * What the top of a text says of its day: a line of its own for the occasion, which tells nothing else (`alone`), or a label. Null
 * where there is neither.
 */
export function dayAtTop({
  kind,
  text: { plain, lineEnds },
}: Block): { text: string; alone: boolean } | null {
  if (kind !== 'paragraph') return null;
  const alone = lineEnds.length === 0;
  const line = plain.trim();
  // 'The minutes of the meeting held on 12 March', but 'Weekly call moved to 12 March'
  if (alone && (isOccasion(line) || daysTold.test(line))) return { text: line, alone };
  // 'Lyon, 3 May 2019' over a letter
  const [, day] =
    /^\p{Lu}[\p{L}'’. -]{1,40}?, (?:the )?(\d.{5,24}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}.{0,12})$/u.exec(line) ?? [];
  if (alone && day !== undefined && readDayLine(day) !== null) return { text: day, alone };
  // 'Meeting notes' above '12 March 2024', 'Tarn Society' above 'Committee meeting held on 12 March 2024'
  const lines = [...lineEnds, plain.length].map((end, i) =>
    plain.slice((lineEnds[i - 1] ?? -1) + 1, end).trim(),
  );
  const at = lines.slice(0, 4).findIndex((text) => readDayLine(text) !== null || isOccasion(text));
  if (at > 0 && lines.slice(0, at).every(isHeadLine))
    return { text: lines[at] ?? '', alone: at === lines.length - 1 };
  const starts = [0, ...lineEnds.map((end) => end + 1)].slice(0, 4);
  for (const [i, start] of starts.entries()) {
    const day = dayLabel.exec(plain.slice(start, lineEnds[i] ?? start + 60).trim())?.groups?.day;
    if (day !== undefined) return { text: day, alone };
  }
  return null;
}

function isOccasion(line: string): boolean {
  return (
    line.length <= 90 &&
    occasion.test(line) &&
    (/^(?:Minutes|Notes|Agenda|Record|Report) (?:of|from|for) /.test(line) ||
      !isSentence(line.replace(/ held(?= on\b)/, '').replace(calledSo, 'meeting')))
  );
}

/** 'Telephone call, 4 May 2022: ' in front of what is told of it: its day, and where it ends; null where none stands there. */
export function occasionInFront(plain: string): { day: string; end: number } | null {
  const [whole = '', front = ''] = /^(\p{Lu}[^:.!?]{8,80}\d\)?): (?=\p{Lu})/u.exec(plain.slice(0, 100)) ?? [];
  return front !== '' && isOccasion(front) ? { day: front, end: whole.length } : null;
}

/** Where the lines below one that only heads them begin, and what it says; null where none does. */
export function headLineOf({ kind, text: inline }: Block): { text: string; end: number } | null {
  const { plain, lineEnds } = inline;
  const end = lineEnds[0];
  if (end === undefined || kind === 'quote' || end > 100) return null;
  // '**Solvig' above 'Energy** was founded in 2009': a name that the line's end only wraps
  if ([...inline.strong, ...inline.links].some((range) => range.start < end && range.end > end + 1))
    return null;
  const text = plain.slice(0, end).trim();
  if (!isHeadLine(text)) return null;
  const next = plain.slice(end + 1, lineEnds[1] ?? plain.length);
  const [first = ''] = plain.slice(end + 1).split(/(?<=[.!?])\s/, 1);
  const goesOn = readLabel(next) !== null || (/^\p{Lu}.*[.!?]$/su.test(first.trim()) && isSentence(first));
  return goesOn ? { text: text.replace(/:$/, ''), end: end + 1 } : null;
}

/** 'Tarn Mills' of 'Tarn Mills staff list, May 2024': what a line that heads others says they tell of; null where it names nothing. */
export function nameInHeadLine(line: string): string | null {
  const name = subjectName(line);
  if (name === null) return null;
  return isOwnName(name) || kindOfName(name).kind === 'organization' || (name !== line && / /.test(name))
    ? name
    : null;
}

/** 'Imprint', 'Orr Ltd', 'Release notes, May 2024': a line that those below it belong to. */
export function isHeadLine(written: string): boolean {
  // '2. Rents'
  const line = written.replace(
    /^(?:Item )?\d{1,2}(?:\.\d{1,2})?[.):]? (?=\p{Lu}\p{L}+(?: [\p{L}&]+){0,4}:?$)/u,
    '',
  );
  if (isOccasion(line)) return true;
  if (readLabel(line) !== null || isSentence(line)) return false;
  if (ofDocument.test(line) && line.split(' ').length <= 9) return true;
  return /^\p{Lu}[\p{L}\p{N}&'’. -]*:?$/u.test(line) && line.split(' ').length <= 4 && !isTime(line);
}

/** 'Yesterday', 'March 2024' */
function isTime(head: string): boolean {
  return findTimes(head, { reference: 0, anchor: null, direction: 'past' }).length > 0;
}

const byline =
  /^(?:(?:Words|Text|Story|Report|Written|Posted) )?[Bb]y \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:, \p{Ll}[\p{L} -]{2,40}(?:(?:,| (?:at|of|for)) [^.,;:]{2,40})?)?$/u;

/** How long the 'By Ann Lee, business editor' is that stands on a line of its own above a text; 0 without it. */
export function bylineLength({ text: { plain, lineEnds } }: Block): number {
  const [end = 0] = lineEnds;
  return end > 0 && end < 100 && byline.test(plain.slice(0, end).trim()) ? end + 1 : 0;
}
