import { kindOfName } from '../reference/entity-kinds.ts';
import { NAME, type Rule, ruleHolding, TIME_BEHIND, TIME_IN_FRONT } from './sentence-rule.ts';

/** What people work on for a while: 'Project Atlas', 'the checkout redesign', 'the Kestrel app'. */
const PROJECT = String.raw`(?:[Pp]roject \p{Lu}[\p{L}\p{N}-]*|(?:[Tt]he )?\p{Lu}[\p{L}\p{N}-]* (?:[Pp]roject|rollout|migration)|[Tt]he (?:[\p{L}\p{N}&-]+ ){1,3}?(?:project|redesign|rewrite|migration|app|engine|service|website|site|platform|rollout|launch|prototype|programme|campaign|game|API|backend|frontend|release|feature|refactoring|relaunch|survey|study|book|film|album))`;
const WHO = `(${NAME}|[Hh]e|[Ss]he|I)`;

const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);
const lower = (what: string) => what.replace(/^The /, 'the ');
const left = (front: string, who: string, what: string, when = '') =>
  `${front}${who} stopped working on ${what}${when}.`;
const came = (front: string, who: string, what: string, when = '') =>
  `${front}${who} started working on ${what}${when}.`;

/** What somebody works on, told of the work, the focus or the time they spend. */
export const projectChanges: readonly Rule[] = [
  // 'is busy with Project Atlas', 'spends most of her time on the mobile app', 'is part of the crew working on the redesign'
  ruleHolding(
    'busy with|time on|working on|focus|engaged ',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:is (?:now |currently |mostly )?busy with|spends (?:most of |much of |all |all of |a lot of |half )?(?:his|her|my)(?: working)? (?:time|days|week) (?:on|working on)|is (?:now )?(?:part of|one of|in) the (?:crew|people|group|team|squad|developers|engineers) (?:that is |who are |that works? |who work )?(?:working )?on|(?:is )?(?:now )?focus(?:es|ed|ing) on|is engaged in) (${PROJECT})(?: now| these days)?\.?$`,
    ([, front = '', who = '', what = '']) =>
      isSomebody(who) ? [`${front}${who} is working on ${what}.`] : [],
  ),
  // 'Project Atlas is what Ann Lee is working on', 'Ann Lee's current project is the mobile app'
  ruleHolding(
    ' is ',
    String.raw`^(?:(${PROJECT}) is what (${NAME}) is (?:currently |now )?(?:working on|busy with)|(${NAME})['’]s (?:current |present |main |new |latest |next )?(?:project|task|assignment) is (?:now )?(${PROJECT}))(?: now| these days)?\.?$`,
    ([, w1, p1, p2, w2]) => [`${p1 ?? p2 ?? ''} is working on ${lower(w1 ?? w2 ?? '')}.`],
  ),
  // 'moved from Project Atlas to the mobile app', 'was pulled off Project Atlas and put on the mobile app', 'shifted her focus from … to …'
  ruleHolding(
    ' from | off |project',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:has |had )?(?:(?:(?:was |been )?(?:moved|switched|reassigned|shifted|transferred|rotated|gone|went|changed|redirected)(?: over| projects| (?:his|her) (?:focus|attention|efforts?|time))?|(?:changed|switched|swapped) projects(?:,|:)?) from (${PROJECT}) (?:on)?to|(?:is |was |been |has been )?(?:(?:pulled|taken|moved) )?off (${PROJECT}) and (?:is |has been |was )?(?:now )?(?:put |placed |moved |assigned )?(?:on|onto|to)) (?:working on )?(${PROJECT})(?: now)?${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', b1, b2, now = '', when = '']) =>
      isSomebody(who) ? [left(front, who, b1 ?? b2 ?? '', when), came(front, who, now, when)] : [],
  ),
  // 'dropped Project Atlas in favour of the mobile app', 'finished Project Atlas and has turned to the mobile app', 'is done with … and works on …'
  ruleHolding(
    ' and | for | favo',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:has |had |is )?(?:(?:dropped|abandoned|swapped|traded|left|put aside|gave up|given up|shelved) (${PROJECT}) (?:for|in favou?r of)|(?:done with|finished with|finished|completed|wrapped up|stopped work(?:ing)? on|left|through with|put aside) (${PROJECT}),? and (?:(?:now |then )?(?:is |has )?(?:now |then |since )?(?:turned to|moved on to|moved to|started (?:on|working on|work on)|begun (?:working on|work on)|began (?:working on|work on)|works on|working on|joined|switched to|on to|onto)))(?: work on)? (${PROJECT})(?: now)?${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', b1, b2, now = '', when = '']) =>
      isSomebody(who) ? [left(front, who, b1 ?? b2 ?? ''), came(front, who, now, when)] : [],
  ),
];
