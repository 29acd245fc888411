import type { Token } from '../../language/analyze.ts';
import type { Drafts } from '../draft.ts';
import { otherPredicate } from '../predicates.ts';
import { nameOf, rangeText, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';
import { trimEnd } from './predicate-text.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** How hours go on behind 'open' or 'closed'. */
const hours = new RegExp(
  String.raw`^(?:only )?(?:daily|every|each|all (?:day|week|year)|seven days|24 ?h|24/7|24 hours|round the clock|(?:on |from |at |between |until |till |${weekday}s? to )*(?:${weekday}s|weekdays|weekends|(?:public |bank )?holidays|${weekday} (?:to|through|till|until|and|[-–—]) |\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b| ?o['’]clock|[:.]\d\d| (?:to|and|till|until) \d| ?[-–—] ?\d)|noon|midnight))`,
  'iu',
);
/** Hours of every day, of which there is one set at a time. */
const anyDay = /^(?:only |daily |every day )*(?:from|until|till|between) (?:\d|noon|midnight)/iu;
const someDays = new RegExp(`${weekday}|week|holiday`, 'iu');
/** A date tells of one time: 'open until 5 May', 'closed from 2019'. */
const dated =
  /\b\d{4}\b|\b(?:today|tonight|tomorrow|this|next)\b|\d(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

/** 'is open from 9 am to 8 pm', 'is closed on Mondays': the hours that a place keeps, and not the state that it is in. */
export function readOpeningHours(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, mood } = frame;
  const { tokens } = scene.analysis;
  const verb = verbOf(scene, clause);
  const at = tokens.findIndex(
    ({ lower }, i) => i >= verb.start && i < clause.end && /^(?:open|closed)$/.test(lower),
  );
  const link = (tokens[verb.start] as Token).lower;
  // 'is open from 9 to 5 and closed on Sundays'
  const isShared = at === verb.start && clause.kind === 'coordinate' && link === 'closed';
  const isState = isShared || /^(?:is|are|['’]s|['’]re)$/.test(link);
  const isNow = /^(?:now|currently|still)$/.test(tokens[at - 1]?.lower ?? '');
  if (at < 0 || !isState || at > verb.end + (isNow ? 1 : 0) || verb.perfect || mood.modality === 'hedged')
    return false;
  const end = trimEnd(scene, at, clause.end);
  const told = rangeText(scene, at + 1, end);
  if (!hours.test(told) || dated.test(told)) return false;
  const [first] = clause.subjects;
  const front =
    first === undefined || clause.kind !== 'main'
      ? ''
      : rangeText(scene, 0, termOf(scene, first).phrase.start);
  // 'In winter the pool is closed on Mondays'
  const when = /^(?:in|on|at|from|during|between)\s/i.test(front)
    ? ` ${front.charAt(0).toLowerCase()}${front.slice(1)}`.replace(/,\s*$/, '')
    : '';
  const subjects = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  for (const subject of subjects)
    drafts.add({
      predicate: otherPredicate('open'),
      spec: null,
      subject,
      object: null,
      text: `${subject.name} ${isShared ? 'is ' : isNow ? `${link} ` : ''}${rangeText(scene, isNow ? at : verb.start, end)}${when}`,
      effect: 'state',
      mood,
      clause,
      isUnique: when === '' && anyDay.test(told) && !someDays.test(told),
    });
  return subjects.length > 0;
}
