import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, ruleHolding, TIME_BEHIND, TIME_IN_FRONT } from './sentence-rule.ts';

const PERSON = String.raw`(?!The |At |In |On )\p{Lu}[\p{L}’'-]*?(?: (?:(?:de|da|van|von|der|ter|le|la|di) )*\p{Lu}(?:[\p{L}’'-]+?|\.)){0,2}`;
const WHO = `(${PERSON}|[Hh]e|[Ss]he)`;
const BOSS = '(?:line manager|direct manager|team manager|manager|boss|supervisor|superior|line supervisor)';

const isSomebody = (name: string) =>
  /^(?:[Hh]e|[Ss]he)$/.test(name) || !/^(?:organization|place)$/.test(kindOfName(name).kind);
const since = (when: string) => {
  const date = when.replace(/^ (?:in|on|as of|from|since|effective) /, '').trim();
  return date === '' ? '' : ` since ${date}`;
};
/** 'Ann Lee has reported to Bo Ek since May 2023', 'Ann Lee reports to Bo Ek' */
const reports = (who: string, boss: string, when = '') =>
  when === ''
    ? `${capital(who)} reports to ${boss}.`
    : `${capital(who)} has reported to ${boss}${since(when)}.`;
const noLonger = (who: string, boss: string, when = '') =>
  `${capital(who)} no longer reports to ${boss}${when.replace(/^ (?:from|effective) /, ' since ')}.`;
const behind = (front: string, when: string) =>
  when === '' && front !== ''
    ? ` ${front.charAt(0).toLowerCase()}${front.slice(1).replace(/,? $/, '')}`
    : when;

/** Who reports to whom, and to whom no longer, in words for the manager, the reporting and the team. */
export const superiors: readonly Rule[] = [
  // 'Bo Ek took over as Ann Lee's manager in May', 'became Ann Lee's line manager', 'has been made her boss'
  ruleHolding(
    'manager|boss|supervisor|superior',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:has |had )?(?:took over as|taken over as|became|become|takes over as|becomes|is now|(?:was|been|is) (?:made|named|appointed|assigned as|appointed as)|acts as|serves as|started as|steps? in as|stepped in as|is(?= (${PERSON})['’])) (${PERSON})['’]s? (?:new )?${BOSS}(?: now)?${TIME_BEHIND}\.?$`,
    ([, front = '', boss = '', plain, who = '', when = '']) =>
      // 'Bo Ek is Ann Lee's boss' is as plain as can be, but for names that nobody knows to be somebody's
      isSomebody(boss) && isSomebody(who) && (plain === undefined || kindOfName(who).kind === 'unknown')
        ? [reports(who, boss, behind(front, when))]
        : [],
  ),
  // 'The new line manager of Ann Lee is Bo Ek', 'Ann Lee's boss changed: it is Bo Ek now'
  ruleHolding(
    'line manager|direct manager| boss | supervisor | superior ',
    String.raw`^(?:The|His|Her) (?:new |current )?(?:line manager|direct manager|boss|supervisor|superior) of (${PERSON}) is (?:now )?(${PERSON})(?: now| these days)?\.?$`,
    ([, who = '', boss = '']) => (isSomebody(who) && isSomebody(boss) ? [reports(who, boss)] : []),
  ),
  ruleHolding(
    ' changed| has changed',
    String.raw`^${TIME_IN_FRONT}(?:(${PERSON})['’]s?|His|Her) (?:${BOSS}|reporting line|reporting)(?: has)? (?:changed|switched)(?: from (${PERSON}))?(?: to|:|,? and| [–—-]|;|\.)(?: (?:it|he|she)(?: is|['’]s))?(?: now)? (${PERSON})(?: now)?${TIME_BEHIND}\.?$`,
    ([, front = '', who, gone, boss = '', when = '']) =>
      who === undefined || !isSomebody(who) || !isSomebody(boss)
        ? []
        : [
            ...(gone === undefined ? [] : [noLonger(who, gone, behind(front, when))]),
            reports(who, boss, behind(front, when)),
          ],
  ),
  // 'Ann Lee takes orders from Bo Ek', 'has Bo Ek as her manager', 'has been put under Bo Ek', 'was assigned to Bo Ek as her manager'
  ruleHolding(
    ' from | under | as | to |for ',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:now )?(?:takes (?:his|her|their )?(?:orders|instructions|direction|directions) from|(?:has been|was|is) (?:now )?(?:placed|put) under|(?:has been|was) (?:re)?assigned to(?= ${PERSON} as )|has(?= ${PERSON} as )|is (?:now )?(?:a |the )?(?:direct report|subordinate|deputy|right hand) (?:of|to)) (${PERSON})(?: as (?:his|her|their|a|the) (?:new )?${BOSS})?${TIME_BEHIND}\.?$`,
    ([said = '', front = '', who = '', boss = '', when = '']) =>
      isSomebody(who) &&
      kindOfName(boss).kind !== 'organization' &&
      kindOfName(boss).kind !== 'place' &&
      (!/ (?:has \p{Lu}|assigned to )/u.test(said) || new RegExp(` ${BOSS}`).test(said))
        ? [reports(who, boss, behind(front, when))]
        : [],
  ),
  // 'Ann Lee moved from Bo Ek's team to Cy Moe's team', 'switched managers from Bo Ek to Cy Moe'
  ruleHolding(
    ' from ',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:has |had )?(?:(?:moved|switched|transferred|went|gone|was (?:moved|transferred|reassigned)|been (?:moved|transferred|reassigned)) from (${PERSON})['’]s? (?:team|group|unit|crew)|(?:switched|changed|swapped) (?:managers|bosses|supervisors|teams|line managers)(?:,| [–—-]|:)? from (${PERSON})) to (${PERSON})(?:['’]s?(?: (?:team|group|unit|crew))?)?${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', first, second, boss = '', when = '']) => {
      const gone = first ?? second ?? '';
      return [who, gone, boss].every(isSomebody)
        ? [noLonger(who, gone, behind(front, when)), reports(who, boss, behind(front, when))]
        : [];
    },
  ),
  // 'used to report to Bo Ek. Now it is Cy Moe', 'used to report to Bo Ek but now reports to Cy Moe'
  ruleHolding(
    'used to (?:report|answer|work)|reported |answered ',
    String.raw`^${WHO} (?:used to (?:report|answer) to|used to work under|previously reported to|formerly reported to|reported to) (${PERSON})(?:,? (?:but|and) (?:now )?(?:s?he )?(?:now )?(?:reports|answers) to|; now (?:it is|it['’]s|s?he reports to)|,? but (?:now )?(?:it is|it['’]s) (?:now )?) (${PERSON})(?: now)?\.?$`,
    ([, who = '', gone = '', boss = '']) =>
      [who, gone, boss].every(isSomebody) ? [noLonger(who, gone), reports(who, boss)] : [],
  ),
  // 'reports to Bo Ek instead of Cy Moe'
  ruleHolding(
    'instead of|rather than|in place of',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:now )?(?:reports|answers) (?:directly )?to (${PERSON}),? (?:instead of|rather than|in place of) (?:to )?(${PERSON})${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', boss = '', gone = '', when = '']) =>
      [who, gone, boss].every(isSomebody)
        ? [noLonger(who, gone, behind(front, when)), reports(who, boss, behind(front, when))]
        : [],
  ),
  // 'Bo Ek handed Ann Lee over to Cy Moe, who is her manager now'
  ruleHolding(
    'manager|boss|supervisor|superior',
    String.raw`^${TIME_IN_FRONT}(${PERSON}) (?:has )?(?:handed|passed|transferred) (?:over (${PERSON})|(${PERSON}) (?:over|on)) to (${PERSON}), (?:who is|who['’]s|now) (?:now )?(?:his|her|their) (?:new )?${BOSS}(?: now)?${TIME_BEHIND}\.?$`,
    ([, front = '', gone = '', one, other, boss = '', when = '']) => {
      const who = one ?? other ?? '';
      return [noLonger(who, gone, behind(front, when)), reports(who, boss, behind(front, when))];
    },
  ),
  // 'Bo Ek is no longer Ann Lee's boss'
  ruleHolding(
    'no longer|stopped|ceased',
    String.raw`^(${PERSON}) (?:is no longer|stopped being|ceased to be|has stopped being) (${NAME})['’]s? ${BOSS}${TIME_BEHIND}\.?$`,
    ([, gone = '', who = '', when = '']) =>
      isSomebody(gone) && isSomebody(who) ? [noLonger(who, gone, when)] : [],
  ),
];
