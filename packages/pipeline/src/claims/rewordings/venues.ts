import { classNounType, isOccasion } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, MONTH, NAME, type Rule, rule, ruleHolding } from './sentence-rule.ts';

const WORD = String.raw`(?!(?:has|have|had|is|are|was|were|will|now|in|at|on|to|for|of|from)\b)[\p{L}\p{N}_'’-]+`;
/** 'the budget review', 'our Heron workshop', 'Friday's stand-up' */
const EVENT = String.raw`((?:[Tt]he|[Oo]ur|[Tt]his|[Tt]oday['’]s|[Tt]omorrow['’]s|\p{Lu}\p{Ll}+day['’]s) (?:${WORD} ){0,4}${WORD})`;
const BARE_EVENT = `((?:[Tt]he |[Oo]ur )?(?:${WORD} ){0,4}${WORD})`;
const SITE =
  '(?:room|hall|library|canteen|cafeteria|lobby|auditorium|garden|office|building|theatre|centre|center|gym|kitchen|atrium|studio|lounge|annexe?|chapel|club ?house|basement|church|school|foyer|lab)';
const PLACE = String.raw`((?:the |our )?(?:[\p{Ll}-]+ ){0,2}${SITE}(?: [\p{Lu}\p{N}](?:[\p{L}\p{N}.-]{0,12}[\p{L}\p{N}])?)?|${NAME})`;
const OLD = PLACE.replace(/^\(/, '(?:');
const DAY = String.raw`(?:(?:\p{Lu}\p{Ll}+day,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \d{4})?|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}-\d\d-\d\d|(?:next |this )?\p{Lu}\p{Ll}+day|today|tomorrow)`;
const WE = `(?:[Ww]e|[Tt]hey|I|${NAME}|[Tt]he (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+)`;
const REASON = '(?:(?:Since|As|Because|Due to|Owing to) [^,;]{3,80}, )?';
const WHY = '(?:,? (?:because|as|since|due to|owing to) .{2,80})?';
/** 'is', 'will be held', 'takes place', 'is happening' */
const HELD =
  '(?:(?:is|are|will(?: now)? be|is going to be|is to be)(?: now| being)?(?: held| hosted)?|(?:will |is (?:going |due |set )?to )?(?:now )?(?:takes? place|happens?)|(?:is|are|will be) (?:now )?(?:taking place|happening))(?: now)?';
/** 'is not', 'will no longer take place' */
const NOT_HELD =
  "(?:(?:is|are|will|does|do)(?: not|n['’]t| no longer)|won['’]t|no longer)(?: be)?(?: held| taking place| takes? place| happen(?:s|ing)?)?";
const MOVED = '(?:moved|relocated|shifted|switched|transferred)';

const site = new RegExp(
  String.raw`\b${SITE}\b|\b(?:Room|Hall|House|Studio|Library|Centre|Center|Building|Theatre|Auditorium|Suite|Lounge|Garden|Hotel|Café|Cafe|Canteen|School|Church|Office|Museum|Gallery|Arena|Stadium|Park|Castle|Barn|Lab)\b`,
  'u',
);
const calendar = new RegExp(String.raw`^(?:the )?(?:${MONTH}|\p{Lu}\p{Ll}+days?|Q[1-4]|Week)\b`, 'u');

const FRONT = `((?:(?:In|On|Since) ${DATE},? )?)`;
const WHEN = `((?: (?:in|on) ${DATE}| last (?:year|month|week)| this (?:year|month|week))?)`;
/** 'the painting The Mill', 'the Orr server': what is kept somewhere. */
const KEPT = String.raw`((?:[Tt]he|[Oo]ur) (?:[\p{L}-]+ ){0,2}?(?:painting|portrait|picture|sculpture|statue|bust|vase|manuscript|drawing|print|tapestry|altarpiece|icon|fresco|artwork|skeleton|fossil|globe|harp|violin|piano|organ|clock|archive|collection|server|printer|machine|telescope|scanner|car|van|boat)(?: (?!(?:The )?(?:${MONTH})\b)${NAME})?)`;
const MACHINE = String.raw`((?:[Tt]he|[Oo]ur) (?:[\p{L}\p{N}-]+ ){0,3}?(?:server|cluster|mainframe|machine|supercomputer|node))`;
const house =
  /\b(?:Museum|Gallery|Library|Hall|House|Castle|Collection|Palace|Archive|Archives|Institute|University|Church|Cathedral|Abbey|Centre|Center)\b/u;

/** 'the kick-off', 'our budget review': what takes place. */
export function isHeld(what: string): boolean {
  const [head = ''] = what.split(/ (?:for|of|on|with|about|between) /);
  const noun = head.toLowerCase().split(' ').at(-1) ?? '';
  return (
    isOccasion(noun) || classNounType(noun) === 'event' || /^(?:meeting|workshop|seminar|talk)$/.test(noun)
  );
}

/** Where something may take place, and neither a day, nor somebody, nor a firm. */
function isSite(where: string): boolean {
  if (calendar.test(where)) return false;
  return site.test(where) || /^(?:place|unknown)$/.test(kindOfName(where).kind);
}

/** A room or a town, told as one by its name: what is booked or hosts. */
const isSurelySite = (where: string) => site.test(where) || kindOfName(where).kind === 'place';

const at = (what: string, where: string): string[] =>
  isHeld(what) && isSite(where)
    ? [`${capital(withArticle(what))} is located in ${where.replace(/^\p{Ll}+ (?=[\p{Lu}\d])/u, capital)}.`]
    : [];

function kept(what: string, where: string, when: string, front: string): string[] {
  if (!isSite(where)) return [];
  const thing = front === '' ? capital(what) : what.replace(/^The /, 'the ');
  const site = house.test(where) && !/^the /i.test(where) ? `the ${where}` : where;
  return [`${front}${thing} was moved to ${site}${when}.`];
}

const withArticle = (what: string) =>
  /^(?:the|our|this|today['’]s|tomorrow['’]s|\p{Lu})/iu.test(what) && !/^\p{Ll}+ing\b/u.test(what)
    ? what
    : `the ${what}`;

const cancelled = (what: string): string[] =>
  isHeld(what) ? [`${capital(withArticle(what))} is cancelled.`] : [];

/** Where meetings take place and which of them do not, and where things are kept. */
export const venues: readonly Rule[] = [
  // 'The review will take place in Room 9 rather than Room 4', 'is in Room 9, not in Room 4'
  rule(
    String.raw`^${REASON}${EVENT} ${HELD} (?:in|at) ${PLACE}(?:,? (?:not|and not|instead of|rather than|no longer|and no longer)(?: in| at)? (?:the )?${OLD})?${WHY}\.?$`,
    ([, what = '', where = '']) => at(what, where),
  ),
  // 'The review will not be held in Room 4 but in Room 9'
  rule(
    String.raw`^${REASON}${EVENT} ${NOT_HELD} (?:in|at) ${OLD},? but (?:now |rather |instead )?(?:in|at) ${PLACE}${WHY}\.?$`,
    ([, what = '', where = '']) => at(what, where),
  ),
  // 'The review will take place in Room 4 on 12 July'
  rule(
    String.raw`^${EVENT} ((?:will |is to |now )?(?:takes? place|happens?|be held)|is being held|is held|will be) (?:in|at) ${PLACE},? (on ${DAY}(?: (?:at|from) [\d:.]{1,5}(?: ?[ap]\.?m\.?)?)?)\.?$`,
    ([, what = '', verb = '', where = '', when = '']) => {
      const located = at(what, where);
      return located.length === 0 ? [] : [...located, `${capital(what)} ${verb} ${when}.`];
    },
  ),
  // 'We moved the review to Room 9', 'The review has been moved from Room 4 to Room 9'
  ruleHolding(
    'moved|relocated|shifted|switched|transferred',
    String.raw`^${REASON}${WE} (?:have |has |had to |['’]ve )?${MOVED} ${EVENT}(?: from (?:the )?${OLD})? (?:in)?to ${PLACE}${WHY}\.?$`,
    ([, what = '', where = '']) => at(what, where),
  ),
  ruleHolding(
    'moved|relocated|shifted|switched|transferred',
    String.raw`^${REASON}${EVENT} (?:(?:was|is|has been|had to be|got|is being|has) (?:now )?)?${MOVED}(?: from (?:the )?${OLD})? (?:in)?to ${PLACE}${WHY}\.?$`,
    ([, what = '', where = '']) => at(what, where),
  ),
  // 'The venue for the review has changed from Room 4 to Room 9', 'The new location of the review is Room 9'
  ruleHolding(
    'location|venue|room|place',
    String.raw`^(?:The )?(?:new |current )?(?:[Ll]ocation|[Vv]enue|[Rr]oom|(?:[Mm]eeting )?[Pp]lace) (?:of|for) ${BARE_EVENT} (?:is(?: now)?|will(?: now)? be|(?:has |was |has been )?(?:changed|moved|switched)(?: from (?:the )?${OLD})? to) (?:in |at )?${PLACE}(?:,? not (?:in )?${OLD})?\.?$`,
    ([, what = '', where = '']) => at(what, where),
  ),
  // 'We changed the venue of the review to Room 9'
  ruleHolding(
    'location|venue|room|place',
    String.raw`^${WE} (?:have |has |had to )?(?:changed|moved|switched) the (?:location|venue|room|place) (?:of|for) ${EVENT}(?: from ${OLD})? to ${PLACE}\.?$`,
    ([, what = '', where = '']) => at(what, where),
  ),
  // 'The review has a new venue: Room 9'
  ruleHolding(
    'location|venue|room|place',
    String.raw`^${EVENT} (?:now )?(?:has|has got|got) a new (?:location|venue|room|place)(?::|,| [-–—]) ${PLACE}\.?$`,
    ([, what = '', where = '']) => at(what, where),
  ),
  // 'Room 4 is booked for the review', 'Room 9 will host the review'
  ruleHolding(
    'booked|reserved|set aside|host|venue',
    String.raw`^${PLACE} (?:(?:is|has been|was) (?:now )?(?:booked|reserved|set aside) for|(?:will (?:now )?|now )?hosts?|is (?:now )?hosting|is (?:now )?the (?:new )?(?:venue|location|room) (?:of|for)) ${EVENT}\.?$`,
    ([, where = '', what = '']) => (isSurelySite(where) ? at(what, where) : []),
  ),
  // 'We have reserved Room 4 for the review', 'For the review we will use Room 4'
  ruleHolding(
    'booked|reserved',
    String.raw`^${WE} (?:have |has )?(?:booked|reserved) ${PLACE} for ${EVENT}\.?$`,
    ([, where = '', what = '']) => (isSurelySite(where) ? at(what, where) : []),
  ),
  rule(
    String.raw`^(?:For ${EVENT},? (?:we|they)(?: will|['’]ll)? (?:use|be using|be in|meet in|go to|are in|are using) ${PLACE}|(?:[Ww]e(?: will|['’]ll)? (?:meet|are meeting)|(?:Please )?[Jj]oin us|[Cc]ome|[Ss]ee you) (?:in|at) ${PLACE} for ${EVENT}|[Ww]e (?:are (?:now )?holding|will (?:now )?hold|hold|are having|will have) ${EVENT} (?:in|at) ${PLACE})(?: now)?\.?$`,
    ([, one, where, place, other, third, there = '']) => {
      const [what, site] = [one ?? other ?? third ?? '', where ?? place ?? there];
      return isSurelySite(site) ? at(what, site) : [];
    },
  ),
  // 'The review on 12 July has been cancelled', 'is not happening', 'will not take place'
  rule(
    String.raw`^${REASON}${EVENT}(?:,? (?:on|of|planned for|scheduled for|set for) (?:the )?${DAY},?)? (?:(?:has been|was|is|had to be|got) (?:now )?(?:cancell?ed|called off|scrapped|dropped|axed)|is off|(?:will not|won['’]t|is not going to|isn['’]t going to) (?:take place|happen|go ahead|be held|be taking place|be happening)|is not (?:taking place|happening|going ahead)|isn['’]t (?:taking place|happening|going ahead))(?: after all| any ?more)?${WHY}\.?$`,
    ([, what = '']) => cancelled(what),
  ),
  // 'We have cancelled the review', 'decided to drop the review'
  rule(
    String.raw`^${WE} (?:have |has |had to )?(?:cancell?ed|cancel|called off|call off|scrapped|dropped|(?:decided|agreed) to (?:cancel|drop|scrap|call off)) ${EVENT}(?:,? (?:on|of|planned for|scheduled for) (?:the )?${DAY})?${WHY}\.?$`,
    ([, what = '']) => cancelled(what),
  ),
  // 'There will be no review on 12 July', 'Cancelled: board meeting'
  rule(
    String.raw`^There (?:will be|is|['’]s) no ${BARE_EVENT} (?:on|this|next|today|tomorrow)\b(.{0,40})$`,
    ([, what = '']) => (isHeld(what) ? [`The ${what.replace(/^the /i, '')} is cancelled.`] : []),
  ),
  rule(String.raw`^(?:CANCELL?ED|Cancell?ed|Called off): ${BARE_EVENT}\.?$`, ([, what = '']) =>
    cancelled(what),
  ),
  // 'The painting The Mill was taken to the Orr Museum', 'has left the Tarn Gallery for the Orr Museum', 'found a new home at the Orr Museum'
  rule(
    String.raw`^${FRONT}${KEPT} (?:(?:has |have )?left (?:the )?${OLD} for|(?:was|has been|is) (?:now )?(?:brought|taken|sent|shipped|returned|loaned|lent|delivered|carried)(?: (?:away|over|on loan|back))?(?: from (?:the )?${OLD})? to|(?:went|came|has gone|has come)(?: (?:on loan|back))?(?: from (?:the )?${OLD})? to|(?:has )?found (?:a|its) (?:new )?home (?:in|at)) (?:the )?${PLACE}${WHEN}\.?$`,
    ([, front = '', what = '', where = '', when = '']) => kept(what, where, when, front),
  ),
  // 'The Orr Museum holds the painting The Mill', 'has the painting The Mill on display'
  rule(
    String.raw`^(?:The )?${PLACE} (?:now |currently |still )?(?:holds|keeps|displays|exhibits|shows|(?:has|keeps|shows)(?= .* on ))(?: on (?:display|show))? ${KEPT}(?: on (?:permanent )?(?:display|show|view|loan))?\.?$`,
    ([, where = '', what = '']) =>
      house.test(where) ? [`${capital(what)} is located in the ${where}.`] : [],
  ),
  rule(String.raw`^${KEPT} (?:is|forms) part of the (${NAME}) collection\.?$`, ([, what = '', where = '']) =>
    house.test(where) ? [`${capital(what)} is located in the ${where}.`] : [],
  ),
  // 'The Tarn Gallery lent the painting The Mill to the Orr Museum', 'The Orr Museum received the painting from the Tarn Gallery'
  rule(
    String.raw`^${FRONT}(?:The )?(?:${NAME}|[Ww]e|[Tt]hey) (?:has |have )?(?:lent|loaned|sent|shipped|brought|took|taken|returned|carried) ${KEPT} (?:on loan )?to (?:the )?${PLACE}${WHEN}\.?$`,
    ([, front = '', what = '', where = '', when = '']) => kept(what, where, when, front),
  ),
  rule(
    String.raw`^${FRONT}(?:The )?${PLACE} (?:has )?(?:received|got|borrowed|took over) ${KEPT} (?:on loan )?from (?:the )?${NAME}${WHEN}\.?$`,
    ([, front = '', where = '', what = '', when = '']) =>
      house.test(where) ? kept(what, where, when, front) : [],
  ),
  // 'We host the Orr server in Ghent', 'The Orr server runs in our data centre in Ghent': where it stands
  rule(
    String.raw`^(?:[Ww]e (?:now )?(?:host|run|operate) ${MACHINE}|${MACHINE} (?:is (?:now )?hosted|(?:now )?runs|is (?:now )?run))( (?:in|at) (?:our|the|a) (?:[\p{Ll}-]+ )?data cent(?:re|er))? in (${NAME})(?: now)?\.?$`,
    ([, one, other = '', centre, where = '']) =>
      centre === undefined && kindOfName(where).kind !== 'place'
        ? []
        : [`${capital(one ?? other)} is located in ${where}.`],
  ),
];
