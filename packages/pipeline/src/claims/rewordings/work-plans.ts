import { classNounType, isOccasion } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';

const DAY = String.raw`(?:\p{Lu}\p{Ll}+day,? )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \d{4})?|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|${MONTH} \d{4}|\d{4}-\d\d-\d\d)`;
const WEEKDAY = '(?:(?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|tomorrow)';
const WHEN = `(?:${DAY}|${WEEKDAY}|(?:early |mid-|late )?${MONTH}|(?:early |mid-|late )?\\d{4}|Q[1-4](?: \\d{4})?|(?:next|this) (?:week|month|year))`;
const TIME = String.raw`(?: (?:at|from) (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight)(?: o['’]clock)?(?: (?:to|until|till) (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon))?)?`;
const WORD = '(?!(?:has|have|had|is|was|will|now)\\b)[\\p{Ll}-]+';
const WHO = `(?:${NAME}|[Tt]he (?:${WORD} ){0,2}${WORD}(?: of ${NAME})?|[Ww]e|[Tt]hey|I|[Hh]e|[Ss]he)`;
const PUTS_OFF =
  '(?:postponed?|pushe?d? back|put back|put off|pushe?d?|moved?|delaye?d?|rescheduled?|shifte?d?|bring forward|brought forward|extende?d?|deferr?e?d?)';
const PLAN =
  '(?:launch|release|opening|start|go-live|roll-?out|kick-?off|deadline|due date|launch date|release date|start date|opening date|delivery|delivery date|migration|move|switch|pilot|beta(?: release| test)?|workshop|meeting|review|conference|training|presentation|demo|audit|election|trial|concert|premiere|publication|introduction)';
const TAKES_PLACE =
  '(?:takes place|will take place|took place|is held|will be held|was held|is taking place|is scheduled|is being held|is planned)';
const PLACE = `(?:the |our )?(?:${NAME}|\\p{Ll}+ (?:room|hall|office|building|centre|center|theatre|library|canteen|cafeteria|lobby|club ?house)(?: (?:of|in|at) ${NAME})?)`;
const PEOPLE =
  '[Ee]mployees|[Ss]taff|[Ss]taff members|[Mm]embers|[Cc]ustomers|[Gg]uests|[Vv]isitors|[Ss]tudents|[Pp]upils|[Tt]enants|[Rr]esidents|[Uu]sers|[Pp]assengers|[Pp]articipants|[Cc]ontractors|[Mm]anagers|[Dd]rivers|[Ii]nterns|[Tt]rainees|[Vv]olunteers|[Pp]atients|[Pp]layers|[Rr]eaders|[Bb]orrowers|[Ss]ubscribers|[Cc]olleagues|[Ww]orkers|[Tt]eachers|[Cc]hildren';
/** What rules allow people to do, rather than what might come to pass. */
const PERMITTED =
  'spend|use|take|bring|work|claim|borrow|park|book|carry|attend|apply|choose|travel|buy|order|keep|enter|ride|invite|cancel|swim|vote|wear|smoke|hire|rent|expense|reclaim|withdraw|download|share|install|access|transfer|photograph|camp|fish|cycle|return|exchange|select|submit|request|reserve';
const MADE = '(?:made|took|taken|reached)';
const TAKEN_BACK =
  '(?:reversed|withdrawn|overturned|revoked|rescinded|taken back|cancell?ed|dropped|undone|revised|annulled|quashed|repealed)';
const TAKES_BACK =
  '(?:reversed|withdrew|overturned|revoked|rescinded|took back|cancell?ed|dropped|annulled|backed away from|backed out of|went back on|abandoned)';

/** Plans, meetings and decisions of working life: who moved a date is not what it is of, and what was decided is said of what it is about. */
export const workPlans: readonly Rule[] = [
  // 'Project Atlas is two weeks behind schedule'
  rule(
    String.raw`^((?:[Tt]he )?${NAME}(?: project)?|It) (?:is|was|are)(?: now| currently| still| already)? ((?:(?:about|around|nearly|almost|over|some) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|\d{1,3}) (?:day|week|month|year|hour)s? (?:behind schedule|ahead of schedule|behind|late|overdue|early))\.?$`,
    ([, what = '', state = '']) =>
      kindOfName(what).kind === 'person'
        ? []
        : [what === 'It' ? `Its status is ${state}.` : `The status of ${what} is ${state}.`],
  ),
  // 'Larkspur is delayed, I'm afraid'
  rule(
    String.raw`^(.{6,300}?), (?:I['’]m|I am|we['’]re|we are) (?:afraid|sorry to say|happy to say|glad to say|pleased to say|told)\.?$`,
    ([, said = '']) => [`${said}.`],
  ),
  rule(
    String.raw`^(?:I['’]m|I am|[Ww]e['’]re|[Ww]e are) (?:afraid|sorry to say|happy to say|glad to say|pleased to say|sorry to tell you)(?: that)? (?!(?:of|to|about) )(\S.{6,300})$`,
    ([, said = '']) => [capital(said)],
  ),
  // 'Pebblebox will launch on 15 April instead of 4 March'
  rule(
    `^(.{3,120}? (?:on|in|at|to|for|by|is|be) (?:the )?${WHEN}${TIME}),? instead of (?:on |in |at |by )?(?:the )?${WHEN}((?:,? (?:because|as|since|due to)\\b.*?)?)\\.?$`,
    ([, said = '', why = '']) => [`${said}${why}.`],
  ),
  // 'Orr has postponed the launch of the Wren to 15 April': what is moved is the launch of that
  rule(
    `^${WHO} (?:has |have |had )?(?:now |also |just |since )?(?:(?:to|decided to|agreed to|been forced to|was forced to|were forced to) )?${PUTS_OFF} (the (?:[\\p{Ll}-]+ ){0,2}?${PLAN} (?:of|for) [^,;]{2,60}?)(?: (?:from|planned for|set for|scheduled for) (?:the )?${WHEN})? (?:to|until|till) (?:the )?(${WHEN}${TIME})((?:,? (?:because|as|since|due to)\\b.*?)?)\\.?$`,
    ([, what = '', when = '', why = '']) => [`${capital(what)} was moved to ${when}${why}.`],
  ),
  // 'The board postponed Project Ember to 3 July'
  rule(
    `^${WHO} (?:has |have |had )?(?:now |also |just |since )?(?:postponed|pushed back|put back|put off|delayed|rescheduled|moved|shifted|brought forward) ((?:the )?${NAME}(?: ${PLAN})?)(?: (?:from|planned for|set for|scheduled for) (?:the )?${WHEN})? (?:to|until|till) (?:the )?(${DAY}${TIME})((?:,? (?:because|as|since|due to)\\b.*?)?)\\.?$`,
    ([said, what = '', when = '', why = '']) =>
      /^(?:person|place)$/.test(kindOfName(what).kind)
        ? [said]
        : [`${capital(what)} was moved to ${when}${why}.`],
  ),
  // 'We use Kafka for the event bus', 'We have decided to use Kafka for the event bus'
  rule(
    `^((?:(?:On|In) ${DAY}, )?)(?:[Ww]e|They|[Tt]he team) (?:have |has )?(?:now |also |currently )?(?:(?:decided|agreed|resolved) to )?(?:use|uses|adopt|adopted|are using|is using|chose|chosen|picked|selected|went with|settled on|go with) (${NAME}) for (?:the|our) ((?!first\\b|last\\b|next\\b|same\\b)[\\p{L}\\p{N} -]{3,50}?)((?: (?:since|from|as of) ${WHEN})?)\\.?$`,
    ([, front = '', tool = '', of = '', when = '']) => [
      front === '' ? `The ${of} uses ${tool}${when}.` : `${front}the ${of} started using ${tool}.`,
    ],
  ),
  // 'The budget stays at 80,000 euros'
  rule(
    String.raw`^([^,;]{3,80}?) (?:still )?(?:stays|remains|stands|will stay|will remain|has remained|has stayed) (?:unchanged )?at ([$€£]?\d.{0,60})$`,
    ([, what = '', value = '']) => [`${what} is ${value}`],
  ),
  // 'The next board meeting takes place on 14 May'
  rule(
    `^(?:The|Our) (?:next|upcoming|coming) ((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+) (${TAKES_PLACE}|is|will be|has been|was)\\b(.+)$`,
    ([, what = '', verb = '', rest = '']) => (isMeeting(what) ? [`The ${what} ${verb}${rest}`] : []),
  ),
  // 'The review will be held in Room Cedar', 'It now takes place in the town hall'
  rule(
    `^(It|The (?:(?!(?:will|now|is)\\b)[\\p{L}-]+ ){0,3}(?!(?:will|now|is)\\b)[\\p{L}-]+(?: (?:for|of|on) [^,;]{2,40}?)?) (?:will )?(?:now )?(?:takes? place|be held|is held|is being held|will be held) in (${PLACE})\\.?$`,
    ([, what = '', where = '']) => {
      if (!isRoom.test(where)) return [];
      return what === 'It' || isMeeting(what) ? [locatedAt(what, where)] : [];
    },
  ),
  // 'From 1 February 2023 employees can …'
  rule(
    `^((?:From|Since|As of|Starting|Effective|Until|On|In) (?:the )?(?:${DAY})) (?=\\p{Ll}{3,}s? (?:of|at|in|with|can|may|must|have to|are|will|need)\\b)(.+)$`,
    ([, when = '', rest = '']) => [`${when}, ${rest}`],
  ),
  // 'Employees of Orr may spend up to 120 euros a night': a permission is no guess
  rule(
    String.raw`^((?:(?:From|Since|As of|Until) [^,]{3,30}, )?(?:[Aa]ll |[Tt]he |[Oo]ur )?(?:${PEOPLE})(?: (?:of|at|in|with|under|over) [^,;]{2,50}?)?) may (?=(?:only |also |not |each )?(?:${PERMITTED})\b)(?!.*\b(?:because|if|when|unless)\b)(\p{Ll}.+)$`,
    ([, who = '', rest = '']) => [`${who} can ${rest}`],
  ),
  // 'Verrani has supplied the bottles of Brightmoor Dairy'
  rule(
    String.raw`^(.{3,80}? (?:supplies|has supplied|supplied)) (?:the |all |its )?(\p{Ll}[\p{Ll} -]{2,30}?) (?:of|for|to) (${NAME})((?: (?:since|from|until|in) [^,;]{3,30}?)?)\.?$`,
    ([, supplies = '', what = '', whom = '', when = '']) =>
      kindOfName(whom).kind === 'place' ? [] : [`${supplies} ${whom} with ${what}${when}.`],
  ),
  // 'The board decided on 10 January to close the branch'
  rule(
    `^(${WHO}) ((?:has |have )?(?:decided|agreed|resolved|voted)) (on (?:the )?${DAY}) (to \\p{Ll}.+)$`,
    ([, who = '', decided = '', when = '', what = '']) => [
      `${capital(when)}, ${who.replace(/^The /, 'the ')} ${decided} ${what}`,
    ],
  ),
  // 'The beta release of Tamarind is planned for 29 March'
  rule(
    `^(The (?:beta(?: release| test| phase)?|pilot(?: phase)?|go-live|roll-?out|migration|kick-?off|handover|delivery|demo|training|cutover) of [^,;]{2,50}?) (?:is|was) (?:now )?(?:planned|scheduled|set|slated|fixed) for (?:the )?(${DAY})\\.?$`,
    ([, what = '', day = '']) => [`${what} is ${/\d{1,2}(?!\d)/.test(day) ? 'on' : 'in'} ${day}.`],
  ),
  // 'The decision of the council to close the bridge was reversed', 'The decision to close the bridge was reversed'
  rule(
    `^The decision (?:(?:of|by) (?:the )?(${NAME}|(?:\\p{Ll}+ ){0,2}\\p{Ll}+)(?:,? ${MADE} [^,;]{4,40}?)? )?(?:(?:of|from) (?:the )?${DAY} )?to ((?!be\\b)\\p{Ll}+) (.{3,120}?) (?:was|has been|had been|is|has now been) (?:now |later |since )?${TAKEN_BACK}((?: (?:on|in) ${WHEN})?)(?: by [^,;]{2,60}?)?\\.?$`,
    ([, who, verb = '', what = '', when = '']) => [takenBack(who, verb, what, when)],
  ),
  // 'The proposal of Karin Wied to open a shop in Ulm was rejected'
  rule(
    String.raw`^The (?:proposal|motion|request|suggestion|application|plan|idea|bid)(?: (?:of|by|from) [^,;]{2,50}?)? to ((?!be\b)\p{Ll}+) (.{3,120}?) (?:was|were|has been) (?:rejected|refused|declined|turned down|voted down|defeated|dismissed)\b.*$`,
    ([, verb = '', what = '']) => [`It was decided not to ${verb} ${what}.`],
  ),
  // 'The move of the Zurich office to Europaplatz 4 has been cancelled'
  rule(
    String.raw`^The (?:move|relocation|transfer) of ([^,;]{3,60}?) to ([^,;]{3,60}?) (?:was|has been|is) (?:cancelled|canceled|called off|scrapped|abandoned|dropped|shelved|off)\b.*$`,
    ([, what = '', where = '']) => [`${capital(what)} did not move to ${where}.`],
  ),
  // 'Kumquat is yellow this week because two testers are ill', 'The Larkspur project is green again'
  rule(
    `^(${NAME}) is (?:now |still |currently )?(green|amber|yellow|red)(?: again| now)? (?:this|for this) (?:week|month|sprint|quarter)(?:,? (?:because|since|due to)\\b.*)?$`,
    ([, what = '', colour = '']) =>
      kindOfName(what).kind === 'person' ? [] : [`The status of ${what} is ${colour}.`],
  ),
  rule(
    '^[Tt]he (?!status )([\\p{L}\\d -]{2,40}? (?:project|programme|program|rollout|migration)) is (?:now |still |currently )?(green|amber|yellow|red)(?: again| now)?(?:,? (?:because|since|due to)\\b.*)?\\.?$',
    ([, what = '', colour = '']) => [`The status of the ${what} is ${colour}.`],
  ),
  // 'The council has withdrawn its decision to close the bridge'
  rule(
    `^(${WHO}) (?:has |have |had )?(?:now |later |since )?(?:${TAKES_BACK}|${TAKEN_BACK}) (?:its|their|the|his|her) (?:earlier |previous |original )?(?:decision|plan|resolution) to ((?!be\\b)\\p{Ll}+) (.{3,120}?)((?: (?:on|in) ${DAY})?)\\.?$`,
    ([, who = '', verb = '', what = '', when = '']) => [takenBack(who, verb, what, when)],
  ),
];

/** Meetings and events told with their day and their place: each on its own. */
export const workPlanParts: readonly Rule[] = [
  // 'Miro Kask has taken over from Petra Novak as project owner'
  rule(
    `^(${NAME}) (?:has taken over|took over|takes over|succeeds|has succeeded|succeeded|replaces|has replaced|replaced)(?: from)?( ${NAME})? as (?:the )?(?:new )?((?:project|product|service|process|system|data) owner(?: (?:of|for) [^,;]{2,50}?)?)((?: (?:on|in|from|since) ${WHEN})?)\\.?$`,
    ([, who = '', , post = '', when = '']) => [
      `${who} is the ${post}${when.replace(/^ (?:on|in|from) /, ' since ')}.`,
    ],
  ),
  rule(
    `^(.{3,90}?) (${TAKES_PLACE}|is|will be|was) (on (?:the )?(?:${DAY}|${WEEKDAY})${TIME}),? (?:in|at) (${PLACE})\\.?$`,
    ([, what = '', verb = '', when = '', where = '']) => {
      const isHeld = !/^(?:is|will be|was)$/.test(verb);
      if (!isHeld && !isMeeting(what)) return [];
      const dated = `${what} ${verb} ${when.replace(/\.$/, '')}.`;
      if (/^(?:was|took)/.test(verb)) return [dated, `${what} took place in ${where}.`];
      return [dated, isRoom.test(where) ? locatedAt(what, where) : `${what} takes place in ${where}.`];
    },
  ),
  // 'Your contact person is Ann Lee, phone 555 0199'
  rule(
    String.raw`^(.{3,80}? (?:is|are) (${NAME})),? \(?(phone|tel\.?|telephone|mobile|extension|e-?mail)(?: number| address)?:? ([\d+(][\d ()/+-]{2,20}\d|\S+@\S+?)\)?\.?$`,
    ([, first = '', who = '', how = '', value = '']) => [
      `${first}.`,
      `${who}${/s$/.test(who) ? "'" : "'s"} ${/^e-?mail/.test(how) ? 'e-mail address' : /^ext/.test(how) ? 'extension' : 'phone number'} is ${value}.`,
    ],
  ),
  // 'INC-7 is open: the checkout is down'
  rule(
    String.raw`^((?:[Ii]ncident|[Tt]icket|[Ii]ssue|[Cc]ase|[Bb]ug) #?\d{1,7}|\p{Lu}[\p{Lu}\p{N}]{1,9}-\d{1,7}) (is|was) (\p{Ll}+(?: \p{Ll}+){0,2}): ((?:the|an?|our|all|some|\p{Lu}).{6,200})$`,
    ([, what = '', verb = '', state = '', said = '']) => [`${what} ${verb} ${state}.`, capital(said)],
  ),
];

const isRoom =
  /^(?:the |our )?(?:(?:[Mm]eeting |[Cc]onference )?(?:Room|Hall|Building|Auditorium|Studio|Lab|Suite|Lecture Hall) \S|.*\b(?:room|hall|office|canteen|cafeteria|lobby|auditorium|library|club ?house)\b)/u;

/** 'The board meeting is located in Room Cedar': where it takes place now, and not somewhere else besides. */
function locatedAt(what: string, where: string): string {
  return `${what} is located in ${where}.`;
}

/** 'the kickoff for Salvia', 'The board meeting': what is on some day. */
function isMeeting(what: string): boolean {
  const [head = ''] = what.split(/ (?:for|of|on|with|about|between) /);
  const noun = head.toLowerCase().split(' ').at(-1) ?? '';
  return isOccasion(noun) || classNounType(noun) === 'event' || /^(?:meeting|workshop|seminar)$/.test(noun);
}

/** 'We use Kafka for the bus' was decided and taken back: the bus does not use it; of anything else, it will not be done. */
function takenBack(who: string | undefined, verb: string, what: string, when: string): string {
  const [, tool = '', of = ''] = /^(.{2,40}?) (?:for|in) ((?:the |our )?.{2,60})$/.exec(what) ?? [];
  if (/^(?:use|adopt)$/.test(verb) && of !== '') return `${capital(of)} does not use ${tool}.`;
  const subject = who ?? '';
  if (subject === '') return `It was decided not to ${verb} ${what}${when}.`;
  const name = /^\p{Ll}/u.test(subject) ? `The ${subject}` : capital(subject);
  const dated = when === '' ? name : `${capital(when.trim())}, ${name.replace(/^The /, 'the ')}`;
  return `${dated} decided not to ${verb} ${what}.`;
}
