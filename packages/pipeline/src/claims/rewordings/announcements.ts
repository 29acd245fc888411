import { isKnownWord } from '../../language/words/tokens.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';

const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \d{4})?|${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?)`;
const WHEN = `(?:(?:on|from|in|since|as of|at the (?:end|beginning|start) of) (?:the )?${DAY}|(?:on|from|since) (?:next |last )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:today|tomorrow|next (?:week|month|year)|now|from now on))`;

/** What is handed to a colleague: an account, a project, 'bookings', but no keys and no prizes. */
const FIELD = String.raw`(?:(?:the |all |his |her |their )(?:[\p{L}\p{N}&-]+ ){0,3}(?:accounts?|projects?|services?|systems?|pipelines?|modules?|dashboards?|pages?|apps?|APIs?|features?|migrations?|repos?|repositor(?:y|ies)|libraries|library|backlogs?|releases?|rounds?|class(?:es)?|courses?|portfolios?|duties|tasks|books|newsletters?|rota|website|web ?shop|desk|list|clients|customers|suppliers|bookings|orders|team|shift|stock)|(?!(?:flyers|leaflets|money|cash|letters|documents|papers|copies|keys|prizes|awards|flowers|gifts|presents|notes)\b)\p{Ll}{3,}s|(?:the )?(?:payroll|purchasing|procurement|marketing|bookkeeping|accounting|invoicing|logistics|recruitment|training|maintenance))`;

/** One thing by its name, or that somebody looks after: 'Orion', 'the billing service'. */
const THING = String.raw`(?:${NAME}|[Tt]he (?:[\p{L}\p{N}&-]+ ){1,4}?[\p{L}\p{N}-]+)`;

/** A part of a firm: 'Engineering', 'the Product division'. */
const PART =
  '((?:the )?(?:[\\p{Lu}][\\p{L}&]+ )*(?:Product|Engineering|Operations|Sales|Marketing|Finance|Design|Research|Support|Legal|HR|IT|Technology|Data|Logistics|Procurement|Production|[Dd]ivision|[Dd]epartment|[Dd]irectorate))';

const ABSENT = `((?:(?:maternity|paternity|parental|sick|medical|family|study|unpaid|annual|compassionate) )?leave|(?:(?:his|her|their|a|the) )?sabbatical)`;
const away = (absence: string) => `on ${absence.replace(/^(?:his|her|their|a|the) /, '')}`;

const HOURS = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:to|until|[-–]) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`;
const MONEY = String.raw`[$€£]?\d[\d.,]*(?: (?:euros?|dollars?|pounds?|francs?|crowns|kronor|kroner|yen|zloty|cents?|pence))?`;

/** What announcements say around, or with more words than, the plain sentence of who takes which post, and when. */
export const announced: readonly Rule[] = [
  rule(`^With effect (?:from|on|as of) (?:the )?(${DAY}),? (.+)$`, ([, day = '', rest = '']) => [
    `Effective ${day}, ${rest}`,
  ]),
  rule(
    String.raw`^Effective ((?:next|this) (?:\p{Ll}+|\p{Lu}\p{Ll}+day)|today|tomorrow|\p{Lu}\p{Ll}+day),? (.+)$`,
    ([, day = '', rest = '']) => [`From ${day}, ${rest}`],
  ),
  rule(
    `^(?:As from|Starting(?: on| from| in)?|Beginning(?: on| in)?) (?:the )?(${DAY}),? (.+)$`,
    ([, day = '', rest = '']) => [`From ${day}, ${rest}`],
  ),
  // 'Orr Ltd, the ferry operator, today announced', 'Orr Ltd has today named'
  ruleHolding(
    'today|yesterday|this (?:morning|week)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day',
    String.raw`^((?:[Tt]he )?${NAME}(?:, [^,;:]{3,60},)?) (has |have )?(today|yesterday|this (?:morning|week)|on \p{Lu}\p{Ll}+day) ((?:announced|named|appointed|unveiled|launched|opened|signed|completed|acquired|confirmed|elected|released|closed) .+)$`,
    ([, who = '', has = '', when = '', rest = '']) => [`${capital(when)}, ${who} ${has}${rest}`],
  ),
  rule(`^(${NAME}|He|She|They) (.+?),? from now on\\.?$`, ([, who = '', what = '']) => [
    `As of today, ${who} ${what}.`,
  ]),
  rule(`^From now on,? (${NAME} .+)$`, ([, rest = '']) => [`As of today, ${rest}`]),
  rule('^Effective immediately,? (.+)$', ([, rest = '']) => [`As of today, ${rest}`]),
  rule(String.raw`^(.+?),? (?:with immediate effect|effective immediately)\.?$`, ([, what = '']) => [
    `As of today, ${what}.`,
  ]),
  rule(
    `^To (?:all |our |the )*(?:customers|clients|colleagues|staff|members|parents|residents|tenants|guests|suppliers|partners|friends|readers|subscribers|employees|everyone)(?: of [^:]{1,40})?: (.+)$`,
    ([, rest = '']) => [rest],
  ),
  rule(
    `^(?:Many |Our |Warm |Hearty )*(?:[Cc]ongratulations|[Cc]ongrats|[Ww]elcome|[Tt]hanks|[Tt]hank you|[Gg]oodbye|[Ff]arewell)(?: back)?,? to (${NAME}),? who (.+)$`,
    ([, who = '', rest = '']) => [`${who} ${rest}`],
  ),
  rule(
    `^(?:[Cc]ongratulations|[Cc]ongrats) to (${NAME}) (?:on|for) (?:his|her|their) (promotion|appointment|election) (to|as) (.+)$`,
    ([, who = '', how = '', word = '', post = '']) => [
      `${who} was ${how === 'promotion' ? 'promoted' : how === 'election' ? 'elected' : 'appointed'} ${word} ${post}`,
    ],
  ),
  // 'We are pleased to confirm Bo Moe's promotion to head of sales'
  rule(
    `^(?:We are|I am|We|I) (?:\\p{L}+ ){0,2}?(?:pleased to |happy to |delighted to |glad to )?(?:confirm|announce)(?: to you)? (?:(${NAME})['’]s?|your) (promotion|appointment|election) (to|as) (.+?)(?: with effect from| effective(?: from)?| from| as of| on)? (${DAY})\\.?$`,
    ([, who, how = '', word = '', post = '', day = '']) => [
      `${who === undefined ? 'You were' : `${who} was`} ${how === 'promotion' ? 'promoted' : how === 'election' ? 'elected' : 'appointed'} ${word} ${post} ${/^\d/.test(day) ? 'on' : 'in'} ${day}.`,
    ],
  ),
  rule(
    String.raw`^(?:Please (?:join (?:me|us) in welcoming|welcome)|(?:Today )?[Ww]e (?:warmly )?welcome|(?:We are|We['’]re) (?:\p{L}+ ){1,2}to welcome) (${NAME}) as (?:our |the )?(?:new )?(.+)$`,
    ([, who = '', post = '']) => [`${who} is the new ${post}`],
  ),
  rule(
    `^(?:(?:Please|Let us|Let['’]s) (?:join (?:me|us) in welcoming|welcome)|(?:Today )?[Ww]e (?:warmly )?welcome) (${NAME}), who (.+)$`,
    ([, who = '', rest = '']) => [`${who} ${rest}`],
  ),
  rule(
    `^(?:Contrary to|Unlike|Against) what (?:we|was|had been|has been|I|they) [^,]{3,60}, (.+)$`,
    ([, rest = '']) => [rest],
  ),
  // an appointment that falls through
  rule(
    String.raw`^(${NAME}|He|She) (?:will not|won['’]t|is not going to|is not) (?:be )?(?:becom(?:e|ing)|(join|succeed)(?:ing)? ([^,;]*?) as) ([^,;]+?)(?: after all)?\.?$`,
    ([, who = '', verb, where = '', post = '']) => [
      verb === undefined ? `${who} did not become ${post}.` : `${who} did not ${verb} ${where} as ${post}.`,
    ],
  ),
  rule(
    String.raw`^(?:The )?(?:appointment|nomination|promotion) of (${NAME}) (?:as|to) (.+?) (?:has been|was|is) (?:withdrawn|revoked|cancelled|canceled|called off|rescinded|reversed)\b.*$`,
    ([, who = '', post = '']) => [`${who} did not become ${post}.`],
  ),
  rule(
    String.raw`^(${NAME}|He|She) (?:(?:has |have )?decided not to|will not(?: be)?|won['’]t(?: be)?|is not going to|does not) (?:take|taking|accept|accepting) (?:(?:up|on) )?(?:the|his|her) (?:post|position|role|job) (?:of|as) ([^,;]+?)(?: after all)?\.?$`,
    ([, who = '', post = '']) => [`${who} did not become ${post}.`],
  ),
  rule(
    String.raw`^(${NAME}|He|She) (?:has |have )?(?:declined|rejected|turned down) the (?:post|position|role|job) (?:of|as) ([^,;]+?)\.?$`,
    ([, who = '', post = '']) => [`${who} did not become ${post}.`],
  ),
  // leaves of absence
  rule(
    `^(${NAME}|He|She) (?:takes|is taking|will take|goes on|is going on|will go on|will be on|starts|begins) ${ABSENT} (.+)$`,
    ([, who = '', absence = '', when = '']) => [`${who} is ${away(absence)} ${when}`],
  ),
  // 'Team lead is Ann Holt', 'Freight agent in Hull is still Bo Orr'
  rule(
    String.raw`^((?!(?:Among|The|Our|Your|My|Its|His|Her|Their|An?)\b)\p{Lu}\p{Ll}+(?: [\p{Ll}-]+){0,2}?)((?: (?:in|at|for|of) ${NAME})?) (is|was) (?:(?:still|now|again) )?(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2})(?=[.,]| of | at | from |$)(.*)$`,
    ([, post = '', where = '', verb = '', who = '', rest = '']) =>
      isRole(post.split(' ').at(-1)?.toLowerCase() ?? '')
        ? [`The ${uncapital(post)}${where} ${verb} ${who}${rest}`]
        : [],
  ),
  // 'Your account manager remains Ann Holt'
  rule(
    String.raw`^(?:Your|Our) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:remains|stays|continues to be|is still) (${NAME})\.?$`,
    ([, post = '', who = '']) => (isRole(post.split(' ').at(-1) ?? '') ? [`${who} remains ${post}.`] : []),
  ),
  // 'Ann Holt changed the status of HD-417 from Open to Closed'
  rule(
    `^${NAME} (?:has )?(?:change[sd]|sets?|update[sd]|move[sd]) the (status|state|priority|severity|stage|phase|deadline|due date|price)(?: of (${NAME}))?(?: from .+?)? to (.+)$`,
    ([, what = '', of, value = '']) => [`The ${what}${of === undefined ? '' : ` of ${of}`} is ${value}`],
  ),
  // 'The status of HD-417 changed from open to closed on 2 May'
  rule(
    String.raw`^(?:The )?(status|state|priority|severity|stage|phase) of ((?:the |our )?(?:\p{Ll}+ )?${NAME}) (?:(?:has )?(?:changed|went|moved|switched)|(?:was|has been) (?:changed|set|moved|switched|updated|raised|lowered))(?: from [^,]{1,40}?)? to ([^,]{1,40}?)(?: (on|in|since|from) ((?:the )?${DAY}))?\.?$`,
    ([, what = '', of = '', value = '', , day]) => [
      `The ${what} of ${of} is ${value}${day === undefined ? '' : ` since ${day}`}.`,
    ],
  ),
  // 'The audit was moved from 30 June to 15 July': a range of dates is none of the meeting
  rule(
    `^(?!(?:The|Its|Our|Their) (?:[\\p{Ll}-]+ ){0,2}(?:deadline|date)\\b)(.{2,80}? (?:move[sd]|moving|slip(?:s|ped)|slides?|slid|pushed|postponed|extended|delayed|rescheduled|shift(?:s|ed)|brought|deferred)(?: back| forward| out)?(?: [^,]{1,60}?)?) from (?:the )?${DAY} (?:to|until) (?:the )?(${DAY}.*)$`,
    ([, what = '', rest = '']) => [`${what} to ${rest}`],
  ),
  // 'The release of Kettle 5 is scheduled for 1 July'
  rule(
    `^The (?:release|launch|roll-?out|opening|publication|start) of (${NAME}) (is|was|has been) (?:now )?(scheduled|planned|slated|set|booked|fixed) for (.+)$`,
    ([, what = '', be = '', how = '', rest = '']) => [`${capital(what)} ${be} ${how} for ${rest}`],
  ),
  // the old day beside the new one
  rule(
    String.raw`^([^,;]{3,80}? (?:is|are|will be|takes place|starts|begins|ends|closes) (?:now )?(?:on )?${DAY}),? (?:instead of|rather than) (?:on )?${DAY}\.?$`,
    ([, what = '']) => [`${what}.`],
  ),
  // the old price beside the new one
  // 'The office hours are 8 to 4 instead of 9 to 5'
  rule(
    String.raw`^(.+? (?:is|are|runs?|opens?|works?) (?:now )?(?:open )?(?:from )?${HOURS}),? (?:instead of|rather than) (?:from )?${HOURS}\.?$`,
    ([, said = '']) => [`${said}.`],
  ),
  rule(
    String.raw`^(.+ (?:costs?|will cost|cost|is|are|will be|(?:rises|goes up|falls|drops|increases|will rise|will go up) to) ${MONEY}[^,;]*?),? (?:(?:instead of|rather than) (?:the (?:old|previous|former|current) )?${MONEY}(?![\d.,]* ${MONTH})(?! (?:to|until|and|[-–]) \d)(.*)|(?:up from|down from|previously|formerly|until now|so far) ${MONEY}\.?)$`,
    ([, what = '', rest = '.']) => [`${what}${rest}`],
  ),
];

/** Announcements of which one sentence says what two people give and take, or what holds in turn. */
export const handedOn: readonly Rule[] = [
  rule(
    String.raw`^(${NAME}|He|She) (?:returns|returned|has returned|will return|comes back|came back|is back|will be back|is coming back) from ${ABSENT}(?: (?:on|in|from|since) (?:the )?(${DAY}))?(?: and (.+?))?\.?$`,
    ([, who = '', absence = '', day, rest]) => [
      `${day === undefined ? '' : `Since ${day}, `}${who} is no longer ${away(absence)}.`,
      ...also(who, rest),
    ],
  ),
  rule(
    String.raw`^(${NAME}|He|She) (?:has )?(?:ended|cut short|broken off|broke off|finished) (?:(?:his|her|their) )?${ABSENT}(?: early| ahead of time| sooner than planned)?(?: and (.+?))?\.?$`,
    ([, who = '', absence = '', rest]) => [`${who} is no longer ${away(absence)}.`, ...also(who, rest)],
  ),
  rule(
    `^(${NAME}|He|She) (?:has|have) been back(?: at (?:his|her|their|the) desk| at work| in the office| with us| on duty)? as (.+)$`,
    ([, who = '', post = '']) => [`${who} has been ${post}`],
  ),
  // 'Priya is taking over the Lidl account from Ben on 20 May'
  rule(
    String.raw`^(?:((?:From|As of|On|Effective) ${DAY}),? )?(${NAME}|He|She|I)(?: (?:takes?|took|will take|is taking|am taking|has taken)|['’](?:m taking|ll take|ve taken)) over (${FIELD}) from (${NAME})((?:,? (?:${WHEN}|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))?)\.?$`,
    ([told, front, to = '', field = '', from = '', behind = '']) => {
      const when = (front ?? behind).replace(/^,? /, '');
      const since = when === '' || /^now|^from now on/.test(when) ? '' : ` ${startOf(when, told)}`;
      return [
        `${from} is no longer responsible for ${ownField(field)}${since}.`,
        `${to} ${to === 'I' ? 'am' : 'is'} responsible for ${ownField(field)}${since}.`,
      ];
    },
  ),
  rule(
    String.raw`^(?:((?:From|As of|On|Effective) ${DAY}),? )?(${NAME}|He|She) (?:(?:hands|handed|will hand|is handing|has handed|passes|passed|will pass|has passed|transfers|transferred) (?:over )?)(${FIELD}) (?:over |on )?to (${NAME})((?:,? ${WHEN})?)(?:,? who (.+?))?\.?$`,
    ([told, front, from = '', field = '', to = '', behind = '', rest]) => {
      const when = (front ?? behind).replace(/^,? /, '');
      const since = when === '' || /^now|^from now on/.test(when) ? '' : ` ${uncapital(startOf(when, told))}`;
      return [
        `${from} is no longer responsible for ${ownField(field)}${since}.`,
        `${to} is responsible for ${ownField(field)}${since}.`,
        ...also(to, rest),
      ];
    },
  ),
  // 'Ana took over the Lidl account last Thursday'
  rule(
    String.raw`^(${NAME}|He|She|I) (?:has taken|have taken|took|takes) over ((?:the |all |his |her )(?:[\p{L}\p{N}&-]+ ){0,3}(?:accounts?|portfolios?|rota|backlog|bookings|newsletter))((?:,? (?:${WHEN}|(?:on |last )\p{Lu}\p{Ll}+day|last (?:week|month|year)|yesterday))?)\.?$`,
    ([, who = '', field = '', when = '']) => {
      const since = when.replace(/^,? (?:(?:on|in|since|from|as of) )?/, '');
      return [
        `${who} ${who === 'I' ? 'am' : 'is'} responsible for ${ownField(field)}${since === '' ? '' : ` since ${since}`}.`,
      ];
    },
  ),
  // 'Ben takes over the rota from Ann'
  rule(
    String.raw`^(?:((?:From|As of|On|Effective) ${DAY}),? )?(${NAME}|He|She) (?:now |will now |has now |has |will |is )?(?:takes?|took|taken|taking) over (${FIELD}) from (?!(?:the|The) |\p{Lu}\p{Ll}+day\b|${DAY})(${NAME})((?:,? ${WHEN})?)\.?$`,
    ([told, front, to = '', field = '', from = '', behind = '']) => {
      if ([from, to].some((name) => !/^(?:person|unknown)$/.test(kindOfName(name).kind))) return [];
      const when = (front ?? behind).replace(/^,? /, '');
      const since = when === '' || /^now|^from now on/.test(when) ? '' : ` ${uncapital(startOf(when, told))}`;
      return [
        `${from} is no longer responsible for ${ownField(field)}${since}.`,
        `${to} is responsible for ${ownField(field)}${since}.`,
      ];
    },
  ),
  // 'The rota was handed over from Ann to Ben', 'Orion passed from Ann Lee to Bo Reed in May 2023'
  rule(
    String.raw`^(?:((?:From|As of|On|Effective|In) ${DAY}),? )?(?:(?:[Tt]he )?(?:[Oo]wnership|[Rr]esponsibility|[Mm]aintenance) (?:of|for) )?(${THING}) (?:(?:was|were|is|has been|have been|will be) (?:handed(?: over)?|passed(?: on)?|transferred|reassigned|moved)|(?:has |have )?(?:passed|changed hands|moved|went)) from (${NAME}) to (${NAME})((?:,? ${WHEN})?)\.?$`,
    ([, front, what = '', from = '', to = '', behind = '']) => {
      if (!arePeople(from, to)) return [];
      return [
        `${to} took over ${uncapitalThe(what)} from ${from}${front === undefined ? behind : ` ${uncapital(front)}`}.`,
      ];
    },
  ),
  // 'Ann Lee handed Orion over to Bo Reed in May 2023'
  rule(
    String.raw`^(?:((?:From|As of|On|Effective|In) ${DAY}),? )?(${NAME}) (?:has )?(?:handed|passed|transferred) (?:over )?(${NAME}) (?:over |on )?to (${NAME})((?:,? ${WHEN})?)\.?$`,
    ([, front, from = '', what = '', to = '', behind = '']) => {
      if (!arePeople(from, to)) return [];
      if (/^(?:person|place|organization)$/.test(typeOfName(what.replace(/^the /, '')).type)) return [];
      if (kindOfName(what).kind === 'person') return [];
      return [
        `${to} took over ${what} from ${from}${front === undefined ? behind : ` ${uncapital(front)}`}.`,
      ];
    },
  ),
  // 'Bo Reed replaced Ann Lee as the owner of Orion'
  rule(
    String.raw`^(?:((?:From|As of|On|Effective|In) ${DAY}),? )?(${NAME}) (?:has |have )?(?:replaced|succeeded|taken over from|took over from|replaces|succeeds|takes over from) (${NAME}) as (?:the )?(?:new )?(owner|maintainer) of (${THING})((?:,? ${WHEN})?)\.?$`,
    ([told, front, to = '', from = '', post = '', what = '', behind = '']) => {
      const when = (front ?? behind).replace(/^,? /, '');
      const since = when === '' ? '' : ` ${uncapital(startOf(when, told))}`;
      return [
        `${from} is no longer the ${post} of ${what}${since}.`,
        `${to} is the ${post} of ${what}${since}.`,
      ];
    },
  ),
  // 'Bo Reed has taken charge of the billing service'
  rule(
    String.raw`^(${NAME}|He|She) (?:has taken|took|takes|is taking|will take) (?:on )?(?:over )?(?:charge|ownership|responsibility|care) (?:of|for) (${FIELD})((?:,? ${WHEN})?)\.?$`,
    ([told, to = '', field = '', when = '']) => [
      `${to} is responsible for ${ownField(field)}${when === '' ? '' : ` ${uncapital(startOf(when.replace(/^,? /, ''), told))}`}.`,
    ],
  ),
  // 'Ann no longer owns Orion; Bo does'
  rule(
    String.raw`^(${NAME}) no longer ((?:owns|maintains|manages|leads|runs|handles|heads|looks after|coordinates|edits|uses|teaches) [^,;]{2,60}?)[;,—–-]+ ?(?:but |and )?(${NAME}) (?:now )?does(?: now)?\.?$`,
    ([, from = '', does = '', to = '']) => [`${from} no longer ${does}.`, `${to} ${does}.`],
  ),
  // 'Ann and Bo share the post of treasurer at Orr, each half time'
  rule(
    String.raw`^(From [^,]+? )?(${NAME}) and (${NAME}) (?:share|are sharing|will share|shared) the (?:post|position|role|job) of (.+?)(?:, (?:each )?(?:half|part)[- ]time(?: each)?)?\.?$`,
    ([, from = '', first = '', second = '', post = '']) =>
      [first, second].map((who) => `${from === '' ? '' : `${from.trim()}, `}${who} is ${post}.`),
  ),
  // 'Orr Estates lets Unit 4 to Tarn Foods from May 2019'
  rule(
    String.raw`^(${NAME}) (?:lets|let|leases|leased|rents|rented|has let|has leased)(?: out)? (.+?) to (${NAME})((?: (?:from|since|until|for|on|in)\b.*)?)$`,
    ([, owner = '', what = '', tenant = '', when = '']) => [
      `${tenant} rents ${what} from ${owner}${when === '' ? '.' : when}`,
    ],
  ),
  // 'costs 45 pounds until May 2024 and 52 pounds from then on'
  rule(
    String.raw`^(.+? costs?) (${MONEY}[^,;]*?) until (${DAY})(?: and|,|, and) (${MONEY}[^,;]*?) (?:from then on|after that|afterwards|thereafter|from (?:the )?${DAY})\.?$`,
    ([, what = '', before = '', day = '', after = '']) => [
      `${what} ${before} until ${day}.`,
      `${what} ${after} from ${day}.`,
    ],
  ),
  // 'A roll of Tallo Wrap costs 9 euros'
  rule(
    String.raw`^(?:A|An|One|Each) (\p{Ll}+) of (${NAME}) ((?:now )?(?:costs|will cost)) (${MONEY})((?: (?:from|since|until|as of|in|on)\b.*?)?)\.?$`,
    ([, unit = '', what = '', costs = '', price = '', when = '']) => [
      `${what} ${costs} ${price} a ${unit}${when}.`,
    ],
  ),
  // a team of another division
  rule(
    String.raw`^((?:From|As of|On|Effective) ${DAY},? )?((?:[Tt]he )?${NAME}(?: team| unit| office)?) (?:belongs to|is in|sits in|joins|moves to|will belong to|will be part of|will join|will move to|moved to|now belongs to|is now part of) the (${NAME}|\p{Ll}+) (division|department|directorate)((?: (?:from|since|on|in|as of)\b.*?)?)\.?$`,
    ([, front = '', team = '', name = '', unit = '', when = '']) =>
      kindOfName(team).kind === 'person' || isNameOnly(team)
        ? []
        : [`${front}${team} is part of the ${name} ${unit}${when}.`],
  ),
  rule(
    String.raw`^((?:From|As of|On|Effective) ${DAY},? )?((?:[Tt]he )?${NAME} (?:team|unit)) (?:moves|will move|is moving|moved) from ${PART} to ${PART}((?: (?:from|since|on|in|as of)\b[^,]*?)?)(?: and (.+?))?\.?$`,
    ([, front = '', team = '', left = '', part = '', when = '', rest]) => [
      `${front}${team} is no longer part of ${left}${when}.`,
      `${front}${team} is part of ${part}${when}.`,
      ...also(team, rest),
    ],
  ),
  // 'Our freight agent in Hull is Ann Holt of Tern Lines'
  rule(
    String.raw`^((?:The|Our|Its|Their|Your) (?:[\p{Ll}-]+ ){0,2}([\p{Ll}-]+)(?: (?:in|at|for|of) ${NAME})? (?:is|was)(?: now| still)?) (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)(?:,| of| at| from) (${NAME})\.?$`,
    ([, front = '', noun = '', who = '', firm = '']) =>
      (isRole(noun) || noun === 'contact') &&
      kindOfName(firm).kind !== 'place' &&
      kindOfName(firm).kind !== 'person'
        ? [`${front} ${who}.`, `${who} works at ${firm}.`]
        : [],
  ),
  // 'remains press officer, full time from May 2024'
  rule(
    String.raw`^(${NAME}|He|She) (remains|is|becomes|stays|will be) (\p{Ll}[^,;]*?), (full|part|half)[ -]time((?: (?:from|since|until|as of)\b[^,]*?)?)\.?$`,
    ([, who = '', verb = '', post = '', share = '', when = '']) => [
      `${who} ${verb} ${post}.`,
      `${who} works ${share} time${when}.`,
    ],
  ),
  // 'moves to the Porto office as manager'
  rule(
    String.raw`^(${NAME}|He|She) ((?:moves|moved|will move|transfers|transferred) to the ${NAME} (?:office|branch|depot|plant|warehouse|store|site)) as (\p{Ll}[^,;]*?)((?: (?:from|on|in|as of)\b[^,]*?)?)\.?$`,
    ([, who = '', move = '', post = '', when = '']) => [
      `${who} ${move}${when}.`,
      `${who} becomes ${post}${when}.`,
    ],
  ),
  // 'New in the Porto office: Ann Holt (sales) and Bo Orr (design)'
  rule(
    String.raw`^New (in|at) (the [^:]{2,40}|${NAME}): (.+?)\.?$`,
    ([, word = '', where = '', list = '']) => {
      const people = list.split(/,? and (?=\p{Lu})|, (?=\p{Lu})/u).map((one) => newcomer.exec(one));
      return people.some((one) => one === null)
        ? []
        : people.flatMap((one) => {
            const [, who = '', field] = one ?? [];
            return [
              `${who} works ${word} ${where}.`,
              ...(field === undefined ? [] : [`${who} works in ${field}.`]),
            ];
          });
    },
  ),
  // 'covers for Ann as site manager until May'
  rule(
    String.raw`^(${NAME}|He|She) (?:covers|will cover|is covering|stands in|will stand in|is standing in|fills in|will fill in|deputi[sz]es|will deputi[sz]e) for (${NAME}|him|her|them) as (\p{Ll}[^,;]*?)((?: (?:from|until|during|since)\b.*?)?)\.?$`,
    ([, who = '', whom = '', post = '', when = '']) => [
      `${who} covers for ${whom}${when}.`,
      `${who} is acting ${post}${when}.`,
    ],
  ),
];

/** What else is said of somebody behind 'and' or 'who'. */
const also = (who: string, rest: string | undefined) => (rest === undefined ? [] : [`${who} ${rest}.`]);

const newcomer = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)(?: \((\p{Ll}[\p{Ll} ]+)\))?$/u;

/** 'at the end of June' is when the next one begins. */
/** 'Ugo Sarti': two words that mean nothing else, of somebody rather than a team. */
function isNameOnly(name: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) &&
    !name.split(' ').some((word) => isKnownWord(word.toLowerCase()))
  );
}

function startOf(when: string, told: string): string {
  if (/^(?:today|tomorrow|next)\b/.test(when)) return `from ${when}`;
  if (/^at /.test(when)) return when.replace(/^at/, 'from');
  // 'took over on 1 August' is over when it is told: 'since' then names the one behind, 'from' the one ahead
  if (/\b(?:took|taken|handed|passed|transferred|replaced|succeeded)\b/.test(told) && !/\bwill\b/.test(told))
    return when.replace(/^(?:on|in|as of|from|effective) /i, 'since ');
  return when.replace(/^(?:on|in|as of|since) /i, 'from ');
}

/** Two who are people by name, or may be by its shape: a first name and a surname. */
function arePeople(...names: string[]): boolean {
  const kinds = names.map((name) => kindOfName(name).kind);
  if (!kinds.every((kind) => kind === 'person' || kind === 'unknown')) return false;
  return (
    kinds.includes('person') ||
    names.every((name) => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) && typeOfName(name).type === 'person')
  );
}

/** 'the rota' of 'The rota', inside a sentence. */
function uncapitalThe(what: string): string {
  return what.replace(/^The /, 'the ');
}

function ownField(field: string): string {
  return field.replace(/^(?:his|her|their) /, 'the ');
}
