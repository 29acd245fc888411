import { isKnownWord } from '../../language/words/tokens.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';
import { workPlanParts, workPlans } from './work-plans.ts';

const DAY = String.raw`(?:\p{Lu}\p{Ll}+day,? )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \d{4})?|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|${MONTH} \d{4}|\d{4}-\d\d-\d\d|(?:Q[1-4]|(?:early |mid-|late )?\d{4}))`;
const THING = String.raw`(?:${NAME}(?: v?\d+(?:\.\d+)+)?|[Tt]he (?:[\p{L}\p{N}_.'’-]+ ){0,5}[\p{L}\p{N}_.'’-]+)`;
const HANDED_IN =
  '(?:submitted|delivered|handed in|handed over|turned in|filed|finished|completed|ready|done|sent in|sent|returned|received|paid|settled|in|lodged|wrapped up|finalised|finalized)';
const OUT =
  '(?:launch|be launched|go live|ship|be shipped|be released|be rolled out|come out|go on sale|be out)';

/** 'Due to delays, …' */
const REASON = '(?:(?:Due to|Because of|Owing to|After|Following|As a result of) [^,;]{2,60}, )?';
/** Work that has a day on which it is to be done: 'Project Heron', 'the Larkspur migration', 'the annual report'. */
const UNDERTAKING = String.raw`(?:${NAME}|(?:[Tt]he |[Oo]ur )(?:[\p{L}\p{N}_.'’-]+ ){0,4}(?:project|migration|relaunch|rewrite|redesign|roll-?out|upgrade|refactoring|report|release|proposal|draft|audit|prototype|feature|paper|thesis|website|app|campaign|programme|program|survey|study|plan))`;

/** Work that goes on and ends: 'Project Heron', 'the Larkspur migration'. */
const WORK = String.raw`(?:Project ${NAME}|(?:[Tt]he |[Oo]ur )(?:[\p{L}\p{N}_.'’-]+ ){0,4}(?:project|migration|relaunch|rewrite|redesign|roll-?out|refactoring))`;
const WHEN = `((?: (?:in|on|at the (?:end|start|beginning) of) (?:${DAY}|${MONTH})| last (?:week|month|year)| yesterday)?)`;
/** What those who do it do to it, and what is then said of it. */
const ENDED: Readonly<Record<string, string>> = {
  finished: 'finished',
  finish: 'finished',
  completed: 'completed',
  complete: 'completed',
  'wrapped up': 'finished',
  'called off': 'cancelled',
  'call off': 'cancelled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  cancel: 'cancelled',
  stopped: 'halted',
  stop: 'halted',
  halted: 'halted',
  halt: 'halted',
  'killed off': 'cancelled',
  killed: 'cancelled',
  kill: 'cancelled',
  dropped: 'cancelled',
  drop: 'cancelled',
  axed: 'cancelled',
  axe: 'cancelled',
  scrapped: 'scrapped',
  scrap: 'scrapped',
  abandoned: 'abandoned',
  abandon: 'abandoned',
  'gave up on': 'abandoned',
  'given up on': 'abandoned',
  'give up on': 'abandoned',
  'pulled the plug on': 'cancelled',
  'pull the plug on': 'cancelled',
  'put an end to': 'cancelled',
  terminated: 'cancelled',
  terminate: 'cancelled',
  discontinued: 'discontinued',
  discontinue: 'discontinued',
  shelved: 'shelved',
  shelve: 'shelved',
  paused: 'paused',
  pause: 'paused',
  suspended: 'suspended',
  suspend: 'suspended',
};

/** Nobody and nowhere: 'Ann is expected on Monday' is no deadline. */
function isUndertaken(what: string): boolean {
  if (/\b(?:deadline|date)\b/.test(what)) return false;
  return /^(?:[Tt]he|[Oo]ur) /.test(what) || !/^(?:person|place)$/.test(kindOfName(what).kind);
}

/** Days that are set for something, put as deadlines and schedules put them. */
export const plannedDays: readonly Rule[] = [
  ...workPlans,
  // 'The report must be submitted by 5 July', 'Applications have to be in no later than 5 July'
  rule(
    String.raw`^([^,;:]{3,80}?)(?<! now) (?:must|has to|have to|needs? to|is (?:now )?to|are (?:now )?to) (?:now )?be ${HANDED_IN}(?: to [^,;:]{2,40}?)?,? (?:by|on|no later than|not later than|on or before|before) (?:the )?((?:end of |close of |noon on |midnight on )?(?:${DAY}))(?: at the latest)?\.?$`,
    ([, what = '', day = '']) => [`${what} ${areMany(what) ? 'are' : 'is'} due by ${day}.`],
  ),
  // 'Project Heron should be delivered by 5 July', 'is now expected by 5 July', 'is scheduled to be finished on 5 July'
  rule(
    String.raw`^${REASON}(${UNDERTAKING}) (?:(?:should|shall|will|ought to|is (?:now )?(?:expected|scheduled|planned|supposed|due|set) to) (?:now )?be ${HANDED_IN}(?: to [^,;:]{2,40}?)?|is (?:now )?(?:expected|anticipated|targeted|planned)),? (?:by|on|for|no later than|before) (?:the )?((?:end of )?(?:${DAY}))\.?$`,
    ([, what = '', day = '']) => (isUndertaken(what) ? [`${capital(what)} is due by ${day}.`] : []),
  ),
  // 'Project Heron has until 5 July', 'We have until 5 July for the report', 'The client gave us until 5 July for Project Heron'
  rule(
    String.raw`^${REASON}(?:(${UNDERTAKING}) (?:now )?has (?:now )?until (?:the )?(${DAY})(?: now)?|(?:We|They|The \p{Ll}+|${NAME}) (?:now )?(?:have|has|have got|has got|gave us|gave them|has given us|have given us|gave the team) (?:now )?until (?:the )?(${DAY}) (?:for|with|to do) (${UNDERTAKING}))\.?$`,
    ([, one, early, late, other]) => {
      const what = one ?? other ?? '';
      return isUndertaken(what) ? [`${capital(what)} is due by ${early ?? late}.`] : [];
    },
  ),
  // 'We promised to deliver Project Heron by 5 July', 'We now aim to finish it by', 'The client wants Project Heron by 5 July'
  rule(
    String.raw`^${REASON}(?:We|They|${NAME}|[Tt]he (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:now )?(?:(?:have |has )?(?:plan|plans|planned|promised|promise|promises|aim|aims|intend|intends|hope|hopes|agreed|committed|expect|expects|want|wants|are going|is going|are|is)(?: now)? to (?:finish|complete|deliver|submit|ship|hand in|wrap up|have|finalise|finalize)|will (?:finish|complete|deliver|submit|ship|hand in|wrap up)|wants?|needs?|expects?) (${UNDERTAKING})(?: (?:done|finished|ready|delivered))? (?:by|no later than|before) (?:the )?((?:end of )?(?:${DAY}))(?: at the latest)?\.?$`,
    ([, what = '', day = '']) => (isUndertaken(what) ? [`${capital(what)} is due by ${day}.`] : []),
  ),
  // 'Project Heron has a deadline of 5 July', 'has a new deadline: 5 July', 'Update on Project Heron: the deadline is now 5 July'
  rule(
    String.raw`^(?:(${UNDERTAKING}) (?:now )?(?:has|got|has got) (?:an? )?(?:new |final |revised )?(?:deadline|due date)(?: of|:|,) (?:the )?(${DAY})|(?:Update|News|Note) (?:on|about|for|of) (${UNDERTAKING}): (?:the )?(?:new )?(?:deadline|due date) (?:is|has been moved to|was moved to) (?:now )?(${DAY}))\.?$`,
    ([, one, early, other, late]) => {
      const what = (one ?? other ?? '').replace(/^The /, 'the ');
      return isUndertaken(what) ? [`The deadline for ${what} is ${early ?? late}.`] : [];
    },
  ),
  // 'Project Heron is late: the new date is 5 July'
  rule(
    String.raw`^(${UNDERTAKING}) (?:is|has been|was) (?:late|delayed|behind schedule|behind)[:;,] (?:and )?(?:the|its) new (?:date|deadline|due date|target date) is (?:now )?(?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) =>
      isUndertaken(what) ? [`The deadline for ${what.replace(/^The /, 'the ')} was moved to ${day}.`] : [],
  ),
  // 'Deadline for Project Heron changed: 5 July instead of 3 June', 'The due date of the report was put back to 5 July'
  rule(
    String.raw`^(?:The )?(?:[Dd]eadline|[Dd]ue date) (?:for|of) ([^,;:]{3,60}?) (?:(?:has |was |has been )?changed: (?:now )?|(?:was|has been) (?:put back|put off|set back|pushed out|moved back|moved out|extended by [^,;:]{3,20}?)(?: from (?:the )?${DAY})? (?:to|until) (?:the )?)(${DAY})(?: instead of (?:the )?${DAY})?\.?$`,
    ([, what = '', day = '']) => [`The deadline for ${what} was moved to ${day}.`],
  ),
  // 'Project Heron will not be finished by 3 June but by 5 July', 'The portal won't launch on 3 June but on 5 July'
  rule(
    String.raw`^(${UNDERTAKING}) (?:will not|won['’]t|cannot|can['’]t) be ${HANDED_IN} (?:by|on) (?:the )?${DAY},? but (?:only )?(?:by|on) (?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) =>
      isUndertaken(what) ? [`The deadline for ${what.replace(/^The /, 'the ')} was moved to ${day}.`] : [],
  ),
  rule(
    String.raw`^(${THING}) (?:will not|won['’]t) ${OUT} (?:on|in) (?:the )?${DAY},? but (?:only )?(?:on|in) (?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) => [`The launch of ${what.replace(/^The /, 'the ')} was moved to ${day}.`],
  ),
  // 'We have pushed Project Heron back to 5 July', 'We delayed the portal to 5 July'
  rule(
    String.raw`^(?:We|They|The \p{Ll}+) (?:have |has |had to |have had to )?(?:postponed?|rescheduled?|moved?|push(?:ed)?|put|delay(?:ed)?|defer(?:red)?|shift(?:ed)?|bring|brought) (?:back |off |forward )?((?:[Tt]he |[Oo]ur )(?!(?:deadline|launch|release|start|meeting|due date)\b)[^,;:]{3,50}?|(?:Project )?${NAME})(?: (?:back|out|off|forward))?(?: from (?:the )?${DAY})? (?:to|until|till) (?:the )?(${DAY})\.?$`,
    ([said, what = '', day = '']) =>
      !isUndertaken(what) ||
      /^(?:(?:the )?(?:launch|release|start|opening|go-live|meeting|deadline|delivery|due date|migration date)\b)/.test(
        what,
      )
        ? [said]
        : [
            / \p{Ll}+$/u.test(what)
              ? `The deadline for ${what} was moved to ${day}.`
              : `${capital(what)} moved to ${day}.`,
          ],
  ),
  // 'We pushed the launch of the portal back to 5 July', "Kite's release was pushed from 3 June to 5 July", 'The delivery of Project Heron was moved to 5 July'
  rule(
    String.raw`^(?:(?:We|They|The \p{Ll}+) (?:have |has )?(?:pushed|moved|put|shifted|brought) the (?:launch|release|go-live|roll-?out) of ([^,;:]{3,50}?) (?:back|out|off|forward)|(${NAME}|The [\p{L}\p{N} -]{3,40}?)['’]s? (?:launch|release|go-live|roll-?out) (?:was|has been|is) (?:now )?(?:pushed|moved|put back|put off|postponed|delayed|shifted|pushed back|brought forward|rescheduled)(?: back| out)?|The (?:go-live|roll-?out) of ([^,;:]{3,50}?) (?:was|has been|is) (?:now )?(?:pushed|moved|put back|put off|postponed|delayed|shifted|pushed back|brought forward|rescheduled)(?: back| out)?)(?: from (?:the )?${DAY})? (?:to|until|for) (?:the )?(${DAY})\.?$`,
    ([, one, two, three, day = '']) => [
      `The launch of ${(one ?? two ?? three ?? '').replace(/^The /, 'the ')} was moved to ${day}.`,
    ],
  ),
  rule(
    String.raw`^The (?:delivery|completion|hand-?in|submission) of (${UNDERTAKING}) (?:was|has been|is) (?:now )?(?:pushed|moved|put back|put off|postponed|delayed|shifted|pushed back|brought forward|rescheduled)(?: back| out)?(?: from (?:the )?${DAY})? (?:to|until|for) (?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) =>
      isUndertaken(what) ? [`The deadline for ${what} was moved to ${day}.`] : [],
  ),
  // 'Kite now ships on 5 July', 'Kite is now coming out on 5 July', 'has been delayed and will be released on 5 July'
  rule(
    String.raw`^(${THING}) (?:(?:has been |was |is )(?:delayed|postponed|held up),? and )?(?:(?:now )?(?:ships|goes live|comes out|is coming out|is now coming out|is shipping|is launching|is now launching|is now shipping|now goes live|is going live)|will (?:now |only )?${OUT}) (?:on|in) (?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) => [launches(what, day)],
  ),
  // 'Because of delays the go-live of Kite slips again, to 5 July', 'The launch of the portal slipped from May to 5 July'
  rule(
    String.raw`^(?:(?:Due to|Because of|Owing to|After|Following|As a result of) [^;:]{2,60}?,? )?[Tt]he (launch|release|go-live|roll-?out|opening|start|delivery|handover|completion|cutover) of ([^,;:]{2,50}?) (?:(?:has |have )?(?:slipped|slid)|slips|slides|is slipping|will slip)(?: back)?(?: (?:again|once more|further|yet again))?,?(?: from (?:the )?${DAY})?,? (?:by [^,;:]{3,20}, )?to (?:the )?(${DAY})\.?$`,
    ([, plan = '', what = '', day = '']) => [
      `The ${/^(?:go-live|roll-?out|cutover)$/.test(plan) ? 'launch' : plan} of ${what.replace(/^The /, 'the ')} was moved to ${day}.`,
    ],
  ),
  // 'The go-live of Kite is on 5 July', 'The release of Kite is planned for 5 July'
  rule(
    String.raw`^The (?:go-live|release|launch|roll-?out) of ([^,;:]{2,50}?) (?:is|was) (?:now )?(?:on|(?:planned|scheduled|set|slated|fixed) for) (?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) => [launches(what, day)],
  ),
  // 'We must finish Project Heron by 5 July', 'The team now has until 5 July to finish the report'
  rule(
    String.raw`^${REASON}(?:We|They|${NAME}|[Tt]he (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:now )?(?:must|have to|has to|needs? to|should) (?:finish|complete|deliver|submit|ship|hand in|wrap up) (${UNDERTAKING}) (?:by|no later than|before) (?:the )?((?:end of )?(?:${DAY}))\.?$`,
    ([, what = '', day = '']) => (isUndertaken(what) ? [`${capital(what)} is due by ${day}.`] : []),
  ),
  rule(
    String.raw`^${REASON}(?:We|They|${NAME}|[Tt]he (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (now )?(?:have|has|have got|has got) (now )?until (?:the )?((?:end of )?(?:${DAY})) to (?:finish|complete|deliver|submit|ship|hand in|wrap up) (${UNDERTAKING})\.?$`,
    ([, early, later, day = '', what = '']) =>
      isUndertaken(what) ? [`${capital(what)} is ${early ?? later ?? ''}due by ${day}.`] : [],
  ),
  // 'The team agreed on 5 July as the deadline for Project Heron'
  rule(
    String.raw`^(?:We|They|${NAME}|[Tt]he (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:have |has )?(?:agreed on|set|fixed|settled on|decided on|chose|named|gave) (?:the )?(${DAY}) as (the (?:new |final )?(?:deadline|due date|launch date|release date|start date|target date)) (?:for|of) (${THING})\.?$`,
    ([, day = '', date = '', what = '']) => [`${capital(date)} for ${what} is ${day}.`],
  ),
  // 'Project Heron was given an extension until 5 July'
  rule(
    String.raw`^(${UNDERTAKING}) (?:has )?(?:got|received|(?:was|has been|been) (?:given|granted)) an extension (?:until|to|till) (?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) =>
      isUndertaken(what) ? [`The deadline for ${what.replace(/^The /, 'the ')} was moved to ${day}.`] : [],
  ),
  // 'Project Heron has been rescheduled for 5 July', 'was postponed to 5 July'
  rule(
    String.raw`^${REASON}(${UNDERTAKING}) (?:was|has been|is|had to be) (?:now )?(?:postponed|rescheduled|moved|pushed back|pushed out|pushed|put back|put off|delayed|deferred|brought forward)(?: again)?(?: from (?:the )?${DAY})? (?:to|until|till|for) (?:the )?(${DAY})\.?$`,
    ([, what = '', day = '']) =>
      !isUndertaken(what)
        ? []
        : [
            / \p{Ll}+$/u.test(what)
              ? `The deadline for ${what.replace(/^The /, 'the ')} was moved to ${day}.`
              : `${capital(what)} moved to ${day}.`,
          ],
  ),
  // 'The report is due 5 July'
  rule(
    String.raw`^([^,;:]{3,80}? (?:is|are|was|were) (?:now )?due) (${DAY})\.?$`,
    ([, due = '', day = '']) => [
      `${due} ${/^(?:the |\d{1,2}(?!\d)|\d{4}-|\p{Lu}\p{Ll}+ \d{1,2}(?!\d)|\p{Lu}\p{Ll}+day)/u.test(day) ? 'on' : 'in'} ${day}.`,
    ],
  ),
  // 'Work on Project Heron has started', 'We are working on Project Heron', 'Project Heron is being worked on'
  rule(
    String.raw`^(?:Work on (${WORK}) (?:has (?:now |just )?(?:started|begun)|is (?:now |well )?(?:under way|underway)|continues|goes on)|(?:We|They)(?: are|['’]re) (?:now |currently |still )?working on (${WORK})|(${WORK}) is (?:now |currently |still )?(?:being worked on|in the works|ongoing))\.?$`,
    ([, work, worked, it = '']) => [
      `The status of ${(work ?? worked ?? it).replace(/^The /, 'the ')} is in progress.`,
    ],
  ),
  // 'We finished Project Heron in May 2023', 'The board stopped Project Heron', 'We decided to cancel Project Heron'
  rule(
    String.raw`^(?:We|They|Management|Leadership|${NAME}|[Tt]he (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:(?:have |has )?(?:now |finally |just )?(?:(?:decided|agreed|voted|chose|resolved|had) to )?)(${Object.keys(ENDED).join('|')}) (${WORK})${WHEN}\.?$`,
    ([, done = '', what = '', when = '']) => [`${capital(what)} was ${ENDED[done] ?? done}${when}.`],
  ),
  // 'Project Heron was called off', 'has been axed', 'wrapped up in May 2023'
  rule(
    String.raw`^(${WORK}) (?:(?:was|has been|got) (?:now |finally )?(stopped|called off|killed off|killed|dropped|axed|terminated|given up|ended|wound up|wound down|scrapped|canned|pulled)|(?:has )?(wrapped up))${WHEN}\.?$`,
    ([, what = '', done, itself = '', when = '']) => [
      `${what} was ${ENDED[done ?? itself] ?? 'cancelled'}${when}.`,
    ],
  ),
  // 'Project Heron is no longer going ahead', 'will not be continued', 'is off'
  rule(
    String.raw`^(${WORK}) (?:is (?:no longer|not) (?:going ahead|happening|being pursued|on the table)(?: any ?more)?|(?:will not|won['’]t) (?:be continued|go ahead|happen|be pursued|be finished after all)|is (?:now )?off(?: the table)?)\.?$`,
    ([, what = '']) => [`The status of ${what.replace(/^The /, 'the ')} is cancelled.`],
  ),
  rule(
    String.raw`^(?:Work|All work) on (${WORK}) (?:(?:was|has been|is) (?:now )?(stopped|halted|suspended|paused|resumed|restarted)|(?:has |have )?(stopped|ended|ceased|resumed|paused))${WHEN}\.?$`,
    ([, what = '', done, itself]) => {
      const state = done ?? itself ?? '';
      const put = /^(?:stopped|ended|ceased)$/.test(state)
        ? 'halted'
        : /^re/.test(state)
          ? 'in progress'
          : state;
      return [`The status of ${what.replace(/^The /, 'the ')} is ${put}.`];
    },
  ),
  // 'Project Heron has entered the design phase', 'moved on to the testing stage in May'
  rule(
    String.raw`^(${WORK}|${NAME}) (?:(?:has |have )?(?:now |just )?(?:entered|reached|begun|(?:moved|passed|progressed|gone|advanced|transitioned)(?: on)? (?:in)?to)) (?:the|its|an?) ((?:[\p{Ll}-]+ ){1,2}(?:phase|stage))${WHEN}\.?$`,
    ([, what = '', stage = '', when = '']) =>
      kindOfName(what).kind === 'person'
        ? []
        : [
            `The status of ${what.replace(/^The /, 'the ')} is in ${stage}${when.replace(/^ (?:in|on|at) /, ' since ')}.`,
          ],
  ),
  // 'We have started Project Heron', 'The team is busy with Project Heron', 'Project Heron is going ahead'
  rule(
    String.raw`^(?:(?:We|They|The \p{Ll}+) (?:(?:have|has) (?:now |just )?(?:started|begun)(?: work on| working on)?|(?:are|is) (?:now |still )?busy with) (${WORK})|(${WORK}) is (?:now )?(?:going ahead|moving ahead|in full swing|well under way))\.?$`,
    ([, one, other = '']) => [`The status of ${(one ?? other).replace(/^The /, 'the ')} is in progress.`],
  ),
  rule(String.raw`^(${WORK}) (?:has )?failed\.?$`, ([, what = '']) => [
    `The status of ${what.replace(/^The /, 'the ')} is failed.`,
  ]),
  // '23 August 2024 is the deadline for the report'
  rule(
    String.raw`^(${DAY}) (is|was) (?:now )?(the (?:new |final )?(?:deadline|due date|closing date|launch date|release date|start date|cut-off date|target date) (?:for|of) [^,;:]{2,80}?)\.?$`,
    ([, day = '', verb = '', what = '']) => [`${capital(what)} ${verb} ${day}.`],
  ),
  // 'Umbra is scheduled to launch on 5 August', 'Umbra will go live on 5 August', 'We are launching Umbra on 5 August'
  rule(
    String.raw`^(${THING}) (?:(?:is|are) (?:now |currently |still |also )?(?:scheduled|due|set|slated|planned) to|will) (?:now )?${OUT} (?:on|in) (${DAY})\.?$`,
    ([, what = '', day = '']) => [launches(what, day)],
  ),
  rule(
    String.raw`^(?:We|We['’]re|They) (?:(?:are|plan to be) )?(?:launching|shipping|releasing|rolling out) (${THING}) (?:on|in) (${DAY})\.?$`,
    ([, what = '', day = '']) => [launches(what, day)],
  ),
  rule(
    String.raw`^We (?:will |shall |['’]ll )?(?:launch|ship|release|roll out) (${THING}) (?:on|in) (${DAY})\.?$`,
    ([, what = '', day = '']) => [launches(what, day)],
  ),
  rule(String.raw`^(${THING}) goes live (?:on|in) (${DAY})\.?$`, ([, what = '', day = '']) => [
    launches(what, day),
  ]),
  rule(String.raw`^(?:On|In) (${DAY}),? (${THING}) (?:goes|will go) live\.?$`, ([, day = '', what = '']) => [
    launches(what, day),
  ]),
  // 'The portal went live on 12 February'
  rule(
    String.raw`^(${THING}) (?:went|has gone|has been) live(?: (?:on|in|since) (${DAY}))?\.?$`,
    ([, what = '', day]) => [day === undefined ? `${what} is live.` : `${what} has been live since ${day}.`],
  ),
  rule(String.raw`^(?:On|In) (${DAY}),? (${THING}) went live\.?$`, ([, day = '', what = '']) => [
    `${capital(what)} has been live since ${day}.`,
  ]),
  // 'We have put the Wensum project on hold'
  rule(
    String.raw`^(?:We|We['’]ve|They|They['’]ve) (?:have )?(?:now )?(?:put|placed) (${THING}) (on hold|on ice)((?: (?:on|in|since|until|from|for) [^,;]{2,40})?)\.?$`,
    ([, what = '', state = '', when = '']) => [`${capital(what)} was put ${state}${when}.`],
  ),
];

/** Several at once, each said on its own. */
export const plansAside: readonly Rule[] = [
  ...workPlanParts,
  // 'Kite, our new portal, goes live on 5 July'
  rule(
    String.raw`^(${NAME}), ((?:the|our|an?) [\p{L}\p{N}’' -]{3,50}), ((?:now )?(?:ships|comes out|launches|goes live|opens|starts|is (?:planned|scheduled|due|set|expected) |will (?:only )?(?:launch|ship|go live|open|start)\b)[^,;:]*? (?:on|in|for) (?:the )?${DAY}\.?)$`,
    ([, what = '', kind = '', rest = '']) => [`${what} is ${kind}.`, `${what} ${rest}`],
  ),
  // 'Umbra, due to launch on 22 July, is in beta'
  rule(
    String.raw`^(${NAME}), (?:which is )?(?:scheduled|due|set|slated|planned) (?:to ${OUT}|for (?:launch|release)) (?:on|in) (${DAY}), ((?:is|was|has|had|will|costs?|\p{Ll}+s)\b[^;]+)$`,
    ([, what = '', day = '', rest = '']) => [launches(what, day), `${what} ${rest}`],
  ),
];

/** 'Umbra launches on 5 August' */
function launches(what: string, day: string): string {
  return `${capital(what)} launches ${/^(?:\p{Lu}\p{Ll}+day|\d{1,2}\b|the \d|\d{4}-|\p{Lu}\p{Ll}+ \d{1,2}\b(?!\d))/u.test(day) ? 'on' : 'in'} ${day}.`;
}

/** 'Applications for the grant', 'All papers': more than one. */
function areMany(what: string): boolean {
  const head = what.split(/ (?:for|of|to|from|on|in|by|about) /)[0] ?? '';
  return /[^s]s$/.test(head) && isKnownWord(head.split(' ').at(-1)?.toLowerCase() ?? '');
}
