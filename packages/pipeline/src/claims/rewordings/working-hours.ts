import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, ruleHolding, TIME_BEHIND, TIME_IN_FRONT } from './sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he|I)`;
const WHOSE = `(?:(${NAME})['’]s?|(His|Her|My))`;
const HOURS = String.raw`(\d{1,2}(?:[.,]5)?|\p{Ll}+(?:-\p{Ll}+)?) hours?`;
const WEEK = '(?: (?:a|per|each|every|in a) week| weekly)';
const NOW = '(?: now| these days| nowadays| at the moment| at present)?';
const DOWN =
  '(?:reduced|cut(?: back| down)?|lowered|shortened|dropped|decreased|increased|raised|upped|extended|changed|switched|went (?:down|up)|gone (?:down|up)|went|moved|fallen|fell|risen|rose|come down|came down|scaled back|stepped down)';

const own: Readonly<Record<string, string>> = { He: 'His', She: 'Her', I: 'My' };

/** 'Ann Lee's working week is 20 hours', since when where that is told. */
function week(who: string, hours: string, front = '', when = ''): string[] {
  if (/^(?:organization|place)$/.test(kindOfName(who).kind)) return [];
  const whose = own[capital(who)] ?? (/^(?:His|Her|My)$/.test(who) ? who : `${who}'s`);
  const date = `${front.trim()}${when}`
    .trim()
    .replace(/^(?:in|on|as of|from|since|effective) /i, '')
    .replace(/,$/, '');
  return date === ''
    ? [`${whose} working week is ${hours} hours.`]
    : [`${whose} working week has been ${hours} hours since ${date}.`];
}

/** How many hours a week somebody works, and what has become of it. */
export const workingHours: readonly Rule[] = [
  // 'Ann works 38 hours a week', 'does only 20 hours per week these days', 'is contracted for 30 hours a week', 'is down to 20 hours a week'
  ruleHolding(
    ' week',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:now |currently |only )*(?:works|work|does|do|puts in|is contracted (?:for|to work)|is employed for|is on|has worked|has been working|is (?:now )?(?:down|up) to|is working|is (?:now )?back (?:to|at)) (?:only |just |about |a full )?${HOURS}${WEEK}${NOW}(?:,? (?:instead of|rather than|not) (?:the )?(?:usual )?\d{1,2}(?: hours)?(?: a week)?)?${NOW}${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', hours = '', when = '']) => week(who, hours, front, when),
  ),
  // 'Ann has a 38-hour week', 'works a 38-hour week', 'Ann's working week has 38 hours', 'Ann's contract is for 38 hours a week'
  ruleHolding(
    ' week',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:now |currently )?(?:has|works|is on|does) a (\d{1,2})[- ]hours? (?:working |work )?week${NOW}${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', hours = '', when = '']) => week(who, hours, front, when),
  ),
  ruleHolding(
    'hours',
    String.raw`^${TIME_IN_FRONT}${WHOSE} (?:weekly (?:working )?hours|weekly working time|working week|work week|contract|working hours|hours|working time)(?: now| currently)? (?:is|are|has|have|comprises?|comes? to|amounts? to|is for|are at|stands? at|is set at)(?: now)? (?:for )?${HOURS}${WEEK}?${NOW}${TIME_BEHIND}\.?$`,
    ([, front = '', name, pronoun, hours = '', when = '']) => week(name ?? pronoun ?? '', hours, front, when),
  ),
  // 'Weekly hours: Ann Lee 38 hours', 'Ann Lee: 38 hours a week'
  ruleHolding(
    'hours',
    String.raw`^(?:(?:Weekly|Working|Contract) hours: (${NAME}),?|(${NAME}):) ${HOURS}${WEEK}?\.?$`,
    ([said = '', one, other, hours = '']) =>
      one === undefined && !/ week/.test(said) ? [] : week(one ?? other ?? '', hours),
  ),
  // 'has reduced her hours from 40 hours to 20 hours a week', 'cut his working week to 30 hours', 'went down to 24 hours a week'
  ruleHolding(
    ' to ',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:has |had )?(?:just |recently )?${DOWN}(?: (?:his|her|my) (?:weekly |working |contract )*(?:hours|week|time))?(?: from (?:a )?\d{1,2}(?:[- ]hours?)?(?:${WEEK}| week)?)? to ${HOURS}(${WEEK})?${TIME_BEHIND}\.?$`,
    ([said = '', front = '', who = '', hours = '', weekly, when = '']) =>
      weekly === undefined && !/(?:his|her|my) (?:weekly |working |contract )*(?:hours|week)/.test(said)
        ? []
        : week(who, hours, front, when),
  ),
  // 'Ann's hours were cut to 24 hours a week', 'Ann's weekly hours dropped from 40 to 20 hours'
  ruleHolding(
    ' to ',
    String.raw`^${TIME_IN_FRONT}${WHOSE} (?:weekly (?:working )?hours|weekly working time|working week|work week|working hours|hours|working time) (?:has |have |was |were |been |has been |have been )?${DOWN}(?: from \d{1,2}(?: hours)?${WEEK}?)? to ${HOURS}${WEEK}?${TIME_BEHIND}\.?$`,
    ([, front = '', name, pronoun, hours = '', when = '']) => week(name ?? pronoun ?? '', hours, front, when),
  ),
  // 'no longer works 40 hours a week but 20 hours'
  ruleHolding(
    'no longer |not work',
    String.raw`^${WHO} (?:no longer works|does not work|doesn['’]t work) \d{1,2} hours?${WEEK}(?: any ?more| now)?,? but (?:only )?${HOURS}${WEEK}?${NOW}\.?$`,
    ([, who = '', hours = '']) => week(who, hours),
  ),
];
