import { kindOfName } from '../reference/entity-kinds.ts';
import { retellValue, valueToldIn } from '../reference/retold-values.ts';
import { capital, NAME, type Rule, rule, uncapital } from '../rewordings/sentence-rule.ts';

const STATE =
  '(?:[Ii]n (?:[Rr]eview|[Pp]rogress|[Tt]esting|QA|[Dd]evelopment)|[Dd]one|[Bb]locked|[Cc]losed|[Rr]esolved|[Ff]ixed|[Oo]pen|[Tt]o [Dd]o|[Bb]acklog|[Rr]eady(?: for [Rr]eview)?|[Rr]eview|[Oo]n [Hh]old|[Tt]esting|[Ww]aiting)';
const TICKET = String.raw`(?:\p{Lu}[\p{Lu}\p{N}]{1,9}-\d{1,7}|(?:[Tt]icket|[Ii]ssue|[Ii]ncident|[Cc]ase|[Bb]ug|[Tt]ask) #?\d{1,7}|[Tt]he (?:[\p{L}\p{N}-]+ ){1,2}(?:bug|outage|incident|ticket))`;
const WHEN = String.raw`((?:,? (?:until|from|since|on|this|next|over|during|for the|today|tomorrow|tonight)\b[^,;]{0,60}?)?)`;

/** How trackers and rotas put what a sentence says more plainly. */
export const tracked: readonly Rule[] = [
  // 'MEM-231 has been moved to In Review', 'MEM-231 went from Blocked to Done'
  rule(
    `^(${TICKET}) (?:(?:has|had) )?(?:(?:was |is |been )(?:now )?(?:moved|set|changed|switched|put|transitioned|marked|pushed)|moved|went|gone|moves|goes|changed|switched|transitioned)(?: back| forward| over)?(?: from ${STATE})? (?:(?:in)?to|as) ["“]?(${STATE})["”]?(.*)$`,
    ([, what = '', state = '', rest = '']) => [
      `The status of ${what} is ${state}${rest.replace(/^ on (?=\d|\p{Lu})/u, ' since ')}`,
    ],
  ),
  // 'The Delmar project has moved from amber to red'
  rule(
    String.raw`^((?:The )?(?:${NAME} )?(?:project|programme|program|rollout|migration|milestone)|Project ${NAME}) (?:has |have )?(?:moved|gone|went|turned|slipped|switched|changed|dropped)(?: back)? from (?:amber|red|green|yellow|on track|at risk|on hold|active|paused|delayed) to (amber|red|green|yellow|on track|at risk|on hold|active|paused|delayed)((?: (?:in|on|last|this|yesterday|today)\b[^,;]*?)?)\.?$`,
    ([, what = '', state = '', when = '']) => [
      `The status of ${what.replace(/^The /, 'the ')} is ${state}${when.replace(/^ (?:in|on) /, ' since ')}.`,
    ],
  ),
  // 'Ticket 482 is now with Bo Orr instead of Amy Tran'
  rule(
    String.raw`^((?:[Tt]icket|[Ii]ssue|[Tt]ask|[Cc]ase|[Bb]ug) #?\d{1,7}|${TICKET}) (?:is|was|has been) (?:now )?(?:with|on|passed to) (${NAME})(?:,? (?:instead of|rather than|and no longer with|not) (${NAME}))?((?: (?:now|since|from|until)\b[^,;]*?)?)\.?$`,
    ([, what = '', who = '', , when = '']) => [
      `${capital(what)} is assigned to ${who}${when.replace(/^ now$/, '')}.`,
    ],
  ),
  // 'On-call for Kestrel is with Nadia Okafor', 'On call for Kestrel this week: Nadia Okafor'
  rule(
    String.raw`^((?:[^,;]{2,40}, )?)[Oo]n[- ]call (?:duty )?(?:for|on) ([^,;:]{2,40}?)${WHEN} (?:is|was|will be|lies|rests|falls)(?: now)?(?: with| on| to)? (${NAME})${WHEN}\.?$`,
    ([, front = '', what = '', when = '', who = '', behind = '']) =>
      /\bnobody\b/i.test(who) ? [] : [`${front}${who} is on call for ${what}${when}${behind}.`],
  ),
  // 'Release notes for Finch 7: adds support for Wayland'
  rule(
    String.raw`^(?:Release notes|Changes|New|What['’]s new|News) (?:for|in|of) (${NAME}): (\p{Ll}+s \S.+)$`,
    ([, what = '', rest = '']) => [`${what} ${rest}`],
  ),
];

/** Sentences of plans and rotas that say two things. */
export const tracking: readonly Rule[] = [
  // 'Incident 5512 was opened on 4 March 2024 by Leila Farah', 'INC-7 was reported by Leila Farah'
  rule(
    String.raw`^((?:[Tt]he )?(?:[Ii]ncident|[Tt]icket|[Ii]ssue|[Cc]ase|[Bb]ug|[Oo]utage|[Ff]ault|[Dd]efect|[Pp]roblem) #?\d{1,7}|${TICKET}|[Tt]he (?:incident|ticket|issue|bug|outage|fault|defect|leak|problem)) (?:was|has been) (?:first |originally )?(reported|raised|opened|logged|filed|created|submitted)((?: (?:on|in|at|this|last|yesterday|today)\b[^,;]{0,40}?)?) by (${NAME})((?: (?:on|in|at|this|last|yesterday|today)\b[^,;]{0,40}?)?)\.?$`,
    ([, what = '', verb = '', before = '', who = '', behind = '']) => [
      `The reporter of ${what.replace(/^The /, 'the ')} is ${who}.`,
      ...(`${before}${behind}` === '' ? [] : [`${capital(what)} was ${verb}${before}${behind}.`]),
    ],
  ),
  // 'The importer (owner: Lotte) is done'
  rule(
    String.raw`^([^(),;:]{2,60}?) \((owner|lead|maintainer|reviewer|assignee|contact|author): (${NAME})\),? (.+)$`,
    ([, what = '', role = '', who = '', rest = '']) => [
      `${who} is the ${role} of ${what.replace(/^(?:The|Our|An?) /u, uncapital)}.`,
      `${what} ${rest}`,
    ],
  ),
  // 'has passed to Femi Adeyemi, with Clara Voss acting as deputy'
  rule(
    String.raw`^([^;]{8,200}), with (${NAME}) (?:acting |serving |working |standing in |staying on |continuing )?as (?:the |an? )?(\p{Ll}[\p{Ll} -]{2,40}?)\.?$`,
    ([, front = '', who = '', post = '']) =>
      kindOfName(who).kind === 'place' ? [] : [`${front}.`, `${who} is ${post}${ofLed(front, post)}.`],
  ),
];

/** ' of Orr' behind 'Orr is led by Ann Lee, with Bo Ek as finance director'. */
function ofLed(front: string, post: string): string {
  const [, body] = led.exec(front) ?? [];
  return body === undefined || / (?:of|at|for) /.test(post) ? '' : ` of ${body.replace(/^The /, 'the ')}`;
}

const led = new RegExp(
  `^(${NAME}) (?:is|was|has been) (?:now |currently )?(?:led|headed|run|chaired|managed) by `,
  'u',
);

/** What is so and, behind a semicolon, what was so before. */
export const formerly: readonly Rule[] = [
  // 'Our team lead was Ann Lee until April; since then it has been Bo Ek'
  rule(
    String.raw`^(?=(?:The|Our) )([^;]{6,120}?)(?:[;:]|,? (?:and|but)|, (?=previously|formerly|before|until|since)| [–—-]) (?:and |but )?((?:[^,;]{2,34},? )?it (?:was|has been|used to be|is now|is|had been|will be)\b[^;]{2,60})$`,
    ([, front = '', behind = '']) => {
      const what = valueToldIn(front);
      const made = what === null ? null : retellValue(behind, what);
      return made === null ? [] : [`${front}.`, made];
    },
  ),
  // 'Lucy Tan is the current maintainer of Tern; before her it was Felix Baum'
  rule(
    String.raw`^(${NAME}) is (?:now )?(?:the )?(?:current |new |present )?(\p{Ll}[\p{Ll} -]{2,30}? of [^,;]{2,50}?)(?:;|,| [–—-]|\.)(?: and| but)? ((?:before|until) [^,;]{2,30}?|previously|before that|formerly),? it (?:was|had been) (${NAME})\.?$`,
    ([, who = '', post = '', when = '', before = '']) => [
      `${before} was the ${post}${/^(?:until|before) .*\d/.test(when) ? ` ${when}` : ''}.`,
      `${who} is the ${post}.`,
    ],
  ),
  // 'For tickets the team uses Linear; until last year it was Jira'
  rule(
    String.raw`^(.{2,60}?) (?:now )?(uses?) (${NAME})((?: for [^,;]{2,40}?)?)(?:;| [–—-]|,) (?:but )?((?:until|till|before) [^,;]{2,30}?),? it (?:was|had been) (${NAME})\.?$`,
    ([, who = '', verb = '', what = '', goal = '', when = '', before = '']) => [
      `${capital(who)} used ${before}${goal} ${when}.`,
      `${who} ${verb} ${what}${goal}.`,
    ],
  ),
];
