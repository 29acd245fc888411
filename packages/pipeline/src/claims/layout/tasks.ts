import { findTimes } from '../../language/times/times.ts';
import { pastOf } from '../../language/words/inflections.ts';
import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { claimFromWording, type Draft, type Setting } from '../draft.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import type { SourceText } from '../source-text.ts';
import { isOwnName } from './own-names.ts';

const WHO = String.raw`\p{Lu}[\p{L}\p{N}_'’-]+(?: \p{Lu}[\p{L}\p{N}_'’.-]+){0,2}`;
/** 'Li Na to draft the application', 'Dan Webb: contact the bank', '@Ana will book a room'. */
const assigned = new RegExp(
  String.raw`^(?:\[[ xX]\]\s*)?@?(${WHO})(?:\s*(?::|[-–—])\s+(?:to |will )?| (?:to|will|should|is to) )(\p{Ll}+) (.+)$`,
  'u',
);
/** 'ACTION (Tess Lowe): book the venue', 'Action: Tess Lowe to book the venue', 'To do @Ana: call the bank'. */
const labelled = new RegExp(
  String.raw`^(?:\[[ xX]\]\s*)?(?:actions?|action (?:items?|points?)|todos?|to dos?|tasks?|ai|ap|next steps?|follow[- ]?ups?)\b\s*(?:[([]|[:–—-]\s*@?|@|for\s+|on\s+)\s*((?-i:${WHO}))\s*(?:[)\]]\s*[:–—-]?|[:–—-]|\bto\b|\bwill\b)\s*(?:to )?((?-i:\p{Ll}+)) (.+)$`,
  'iu',
);
/** In front of whose task comes next: 'Actions: Ann to call the bank; Bo to order paint'. */
const nextTask = new RegExp(String.raw`[;,] (?:and )?(?=(?:${WHO}) (?:to|will) \p{Ll}+ )`, 'u');
/** 'Book the hall (Tess Lowe)', 'Book the hall – Tess Lowe, by 4 June': what is to be done, and who does it. */
const handed = new RegExp(
  String.raw`^(?:\[[ xX]\]\s*)?(\p{Lu}\p{Ll}+) ([^():;]{3,80}?)(?: \(| [–—-] |: |, | ?[→>|] ?)(?:(?:owner|responsible|assignee|assigned to|who): )?@?(${WHO})(?:(?:,|;| [–—|-]) (?:(?:due|deadline|by|until)(?: (?:by|on))?:? )?([^(),;]{3,20}))?\)?\.?$`,
  'u',
);
/** How far a task has got, told behind it: '– done', '(in progress)'. */
const doneBehind =
  /(?: [–—-] |: |, | ?→ | )?\(?(?:(?<=[–—:,→(] ?)(?:done|completed?|finished|closed|resolved|ticked off)|[✓✔✅])\)?\.?$/iu;
const openBehind =
  /(?: [–—-] |: |, | ?→ | \()(?:still |not yet )?(?:open|pending|to do|not started|not done|in progress|ongoing|on-going|started|overdue|outstanding|carried over|blocked|on hold|delayed|waiting)\)?\.?$/iu;
/** 'Lucy Tran to book the hall by 20 June.': a name and a verb. */
const clipped = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:to|will) (\p{Ll}+) ([^.!?]+)\.?$/u;
/** What people are said to do in news of them rather than as a task. */
const news =
  /^(?:be|become|join|leave|marry|wed|star|lead|head|chair|succeed|replace|retire|resign|step|return|move|quit|play|run|take|receive|get|buy|sell|acquire|open|close|launch|face|stand)$/;

/** What people undertake to do by a day at work. */
const workDone =
  /^(?:add|arrange|build|check|clarify|clean|collect|compile|complete|configure|contact|convert|create|deliver|deploy|document|draft|finish|fix|implement|install|introduce|investigate|migrate|organi[sz]e|prepare|present|produce|propose|publish|rebuild|replace|research|review|revise|rewrite|send|submit|test|translate|update|upgrade|write)$/;

/** Somebody by first name and surname, so far as their name tells. */
function isSomebody(who: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(who) &&
    /^(?:person|unknown)$/.test(kindOfName(who).kind)
  );
}

export type Task = { readonly who: string; readonly wording: string };

/**
 * Whose tasks a text holds that says so by itself, stands among actions or has a box to tick, or what somebody has done where
 * it is ticked off; null for other texts. `isMeeting`, whether people meet there, is left out of what cannot be a sentence.
 */
export function tasksOf(
  text: string,
  {
    isAction,
    box = null,
    isMeeting,
  }: { isAction: boolean; box?: 'open' | 'done' | null; isMeeting?: boolean },
): readonly Task[] | null {
  const [first = '', ...others] = text.split(nextTask);
  const task =
    taskOf(first, isAction, box) ?? (isMeeting === undefined ? null : clippedTask(first, isMeeting));
  return task === null ? null : [task, ...others.flatMap((other) => wordTask(assigned.exec(other)) ?? [])];
}

function taskOf(text: string, isAction: boolean, box: 'open' | 'done' | null): Task | null {
  const isTask = isAction || box !== null;
  const isTicked = box === 'done' || (isTask && doneBehind.test(text));
  const said = isTask ? text.replace(doneBehind, '').replace(openBehind, '') : text;
  const found = (isTask ? (assigned.exec(said) ?? handedTo(said)) : null) ?? labelled.exec(said);
  return isTicked ? wordDone(found) : wordTask(found);
}

/** 'Book the hall (Tess Lowe)' in the order of 'Tess Lowe: book the hall'. */
function handedTo(text: string): string[] | null {
  const [whole = '', verb = '', what = '', who = '', due = ''] = handed.exec(text) ?? [];
  const isVerb = (lookUpVerb(verb.toLowerCase()) & Word.verbBase) !== 0;
  if (!isVerb || !isOwnName(who)) return null;
  return [whole, who, verb.toLowerCase(), /\d/.test(due) ? `${what} by ${due}` : what];
}

/** Whose task a sentence without a finite verb gives, where it says by when or `isMeeting` tells that people meet; null for other texts. */
function clippedTask(text: string, isMeeting: boolean): Task | null {
  const match = text.length > 200 ? null : clipped.exec(text);
  const [, who = '', verb = '', rest = ''] = match ?? [];
  if (!isOwnName(who) || news.test(verb) || (lookUpVerb(verb) & Word.verbBase) === 0) return null;
  if (isMeeting && kindOfName(who).kind === 'person') return wordTask(match);
  if (/ will /.test(text) && !(workDone.test(verb) && isSomebody(who))) return null;
  const at = rest.lastIndexOf(' by ');
  if (at < 0) return null;
  const [time] = findTimes(`by ${rest.slice(at + 4)} `, { reference: 0, anchor: null, direction: 'future' });
  return time === undefined || time.start > 3 ? null : wordTask(match);
}

/** 'Bo' and 'call the bank' of a label among actions: somebody, and what a verb begins. */
export function isAssignment(who: string, what: string): boolean {
  const verb = /^(?:to |will )?(\p{Ll}+) /u.exec(what)?.[1] ?? '';
  return isOwnName(who) && (lookUpVerb(verb) & Word.verbBase) !== 0;
}

function wordDone(match: readonly string[] | null): Task | null {
  if (match === null) return null;
  const [, who = '', verb = '', what = ''] = match;
  const rest = what.replace(
    /[.,;]? \(?(?:(?:due|deadline)\b:? )?(?:by|until|before) [^()]*\d[^()]*\)?\.?$/i,
    '',
  );
  return { who, wording: `${who} ${pastOf(verb)} ${rest}` };
}

function wordTask(match: readonly string[] | null): Task | null {
  if (match === null) return null;
  const [, who = '', verb = '', what = ''] = match;
  // 'book the hall. Due 4 June', 'book the hall (due: 4 June)', 'book the hall – 4 June'
  const rest = what
    .replace(/[.,;]? \(?(?:due|deadline)\b:? (?:by |on )?((?=[^()]*\d)[^().]{3,30})\)?\.?$/i, ' by $1')
    .replace(
      /(?: [–—-]|[,;]) (?:by )?(\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}|\d{4}-\d\d-\d\d|(?:Mon|Tues|Wednes|Thurs|Fri)day)\.?$/u,
      ' by $1',
    )
    .replace(/ \((?:by )?(\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\d{4}-\d\d-\d\d)\)\.?$/u, ' by $1');
  return { who, wording: `${who} is responsible for ${isThing(verb, rest) ? verb : gerund(verb)} ${rest}` };
}

/** 'new price list', 'letter to the bank', 'list of guests': what somebody is to see to, and no verb. */
function isThing(first: string, rest: string): boolean {
  const bits = lookUp(first);
  const isVerb = (bits & Word.verbBase) !== 0;
  // 'reader survey'
  if (
    (bits & Word.verbBase) === 0 &&
    /.(?:[aeiou]tion|sion|ment|ness|ship|er|or)$/.test(first) &&
    !/^(?:an?|the|all|its|our|with|for)\b/.test(rest)
  )
    return true;
  if ((bits & Word.noun) !== 0 || bits === 0) return /^of /.test(rest) || (!isVerb && joined.test(rest));
  return (bits & Word.adjective) !== 0 && !isVerb;
}

const joined = /^(?:to|for|from|about|by|with|on|in|at|and) /;

/** A task of whoever is called so: 'Lucy to book the hall' is Lucy Tran's where she is among those present. */
export function claimsOfTask(source: SourceText, { who, wording }: Task, setting: Setting): Draft[] {
  const known = setting.discourse.byName(who);
  const isFuller =
    wording.startsWith(who) &&
    known?.kind === 'person' &&
    / /.test(known.name) &&
    known.name.length > who.length;
  const name = isFuller ? known.name : who;
  const whole = { start: 0, end: source.text.length };
  return claimFromWording(source, `${name}${wording.slice(who.length)}`, [whole], setting, name);
}

/** 'renewing' of 'renew' */
export function gerund(verb: string): string {
  if (/(?:ee|ye|oe)$/.test(verb)) return `${verb}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** What stands above a list of tasks. */
export const actions = /\b(?:actions?|action items?|to[- ]?dos?|next steps?|tasks?|follow[- ]?ups?)\b/i;

/** 'Minutes of the board', 'Call notes 3 May' */
export function isMeeting(heading: string): boolean {
  return (
    actions.test(heading) ||
    /\b(?:minutes|meeting|(?:call|meeting) notes|sync|stand-?up|agenda)\b/i.test(heading)
  );
}
