import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';
import { FRONT, SYSTEM, WHEN } from './tool-words.ts';

const WHO = String.raw`(?:[Tt]eam ${NAME}|${NAME}|(?:the )?(?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad))`;
const WHAT = String.raw`(?:${NAME}|(?:the |our )?[\p{L}\p{N}_&-]+(?: [\p{L}\p{N}_&-]+){0,3}?)`;
const PASSED =
  '(?:(?:was|were|is|has been|have been|will be) (?:moved|transferred|handed|passed|given|reassigned|shifted)(?: over)?|(?:has |have |will )?(?:move[sd]?|pass(?:e[sd])?|transfer(?:s|red)?|shift(?:s|ed)?|goes|go|went|gone|switch(?:e[sd])?))';
const BEHIND = String.raw`((?:,? (?:from|on|in|as of|at|since|last|this|next|yesterday|today|tomorrow)\b[^,]*?)?)`;

/** What one may have and leave to another, by its noun. */
const PROPERTY =
  '(?:house|home|flat|apartment|cottage|farm|land|piano|violin|shop|store|bakery|brewery|mill|hotel|inn|pub|café|cafe|restaurant|vineyard|estate|boat|yacht)';

function whose(name: string): string {
  const { gender } = kindOfName(name);
  if (/^they$/i.test(name)) return 'their';
  return /^she$/i.test(name) || gender === 'female' ? 'her' : 'his';
}

/** What who has that care does, and no longer does. */
const doing: Readonly<Record<string, readonly [string, string]>> = {
  ownership: ['owns', 'no longer owns'],
  other: ['is responsible for', 'is no longer responsible for'],
};

function handed(care: string, what: string, from: string | undefined, to: string, when: string): string[] {
  const [does = '', didBefore = ''] = doing[care.toLowerCase()] ?? doing.other ?? [];
  const now = care === 'charge' && from === undefined ? 'is now responsible for' : does;
  return [
    ...(from === undefined
      ? []
      : [`${from} ${from === 'I' ? didBefore.replace(/^is /, 'am ') : didBefore} ${what}${since(when)}.`]),
    `${to} ${now} ${what}${since(when)}.`,
  ];
}

/** Who is on call for a thing: one at a time, so that whoever was so before is no longer. */
function onCall(what: string, who: string, when: string): string[] {
  return [
    `The on-call contact for ${lower(what)} is ${who}${/ (?:this|today|tonight)/.test(when) ? when : since(when)}.`,
  ];
}

/** 'on 3 April', 'last month': from then on. */
function since(when: string): string {
  return when
    .replace(/^,? (?:on|in|as of|at) /, ' from ')
    .replace(/^,? (?=(?:last|this|yesterday|today)\b)/, ' since ')
    .replace(/^,? (?=(?:next|tomorrow)\b)/, ' from ');
}

const PERSON = String.raw`(?:${NAME}|(?:[Tt]he )?(?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad))`;
/** What somebody has in hand at work: 'Orion', 'the billing service'; no prize, no house and nobody. */
const WORK = `(${SYSTEM}|[Tt]he (?:[\\p{L}\\p{N}-]+ ){0,3}(?:project|migration|rota|newsletter|budget|process|rollout|release|account|list|board|queue|bug|ticket|report|feature|integration|model|cluster|archive|wiki|docs|documentation|deck|onboarding|payroll)|(?:[Tt]icket|[Ii]ssue|[Ii]ncident|[Cc]ase|[Bb]ug|[Tt]ask) #?\\d{1,7}|\\p{Lu}[\\p{Lu}\\p{N}]{1,9}-\\d{1,7})`;
const LOOKS_AFTER =
  '(?:is (?:now )?(?:responsible for|in charge of|accountable for)|(?:now )?(?:looks after|takes care of|maintains|owns|runs|handles|manages|is responsible for|is in charge of))';
const AT_WORK =
  /\b(?:service|api|API|app|application|platform|system|website|site|pipeline|backend|frontend|page|portal|dashboard|module|component|server|crawler|index|database|codebase|stack|bot|library|engine|cluster|project|migration|queue|wiki|docs|documentation|model|integration|account)$/;

/** What somebody does at work from day to day, as it is called beside its owner's name. */
const DUTY =
  'work|duties|tasks|cases|caseload|clients|accounts|patients|class|classes|lessons|shifts|rota|portfolio|projects|responsibilities|calls|tickets|pupils|students|rounds?|column|page|desk|beat|bookings|orders|deliveries|route|rehearsals|sessions|parish|territory';

/** What is done and over, rather than looked after. */
/** 'Project Heron', 'the Heron project' */
const PROJECT = `(?:(?:[Pp]roject|[Oo]peration) ${NAME}|[Tt]he ${NAME} (?:[Pp]roject|[Pp]rogramme|[Ii]nitiative|[Rr]ollout|[Mm]igration))`;
const TASK =
  /^(?:[Tt]he .*\b(?:bug|ticket|report)|(?:[Tt]icket|[Ii]ssue|[Ii]ncident|[Cc]ase|[Bb]ug|[Tt]ask) #?\d+|\p{Lu}[\p{Lu}\p{N}]+-\d+)$/u;

/** Who may have something in hand: nobody that is known as a town, and no town that is known. */
const isWho = (name: string) => kindOfName(name).kind !== 'place';
/** A thing that people look after at work; of a bare name nobody knows better, where somebody with two names has it. */
function isWorked(what: string, ...who: readonly (string | undefined)[]): boolean {
  if (/\b(?:Prize|Award|Cup|Medal|Trophy|Grant|Contract|House|Hall|Mill|Hotel|Shield)\b/.test(what))
    return false;
  if (AT_WORK.test(what) || /^[Tt]he \p{Ll}|^\p{Lu}{2,}-\d/u.test(what))
    return who.every((name) => name === undefined || isWho(name));
  return (
    kindOfName(what).kind !== 'place' &&
    kindOfName(what).kind !== 'organization' &&
    who.every((name) => name === undefined || /^(?:[Tt]he )?\S+ \S+/.test(name)) &&
    who.every((name) => name === undefined || /^(?:person|unknown)$/.test(kindOfName(name).kind))
  );
}

/** The name that something is known by in the middle of a sentence. */
const lower = (what: string) => what.replace(/^The (?=\p{Ll})/u, 'the ');

/** Sentences that say by a noun in whose care something is, and in whose it was. */
export const kept: readonly Rule[] = [
  // 'Ann handed over the running of Orr to Bo in 2015'
  ruleHolding(
    'running|management|reins|leadership',
    String.raw`^(${NAME}|[Ss]?[Hh]e) (?:has |had |is |will )?(?:hand(?:s|ed|ing)?|pass(?:es|ed|ing)?|turn(?:s|ed|ing)?|gives?|given|gave|giving|transfer(?:s|red|ring)?|left)(?: over| on)? the (?:(?:day-to-day )?(?:running|management)|reins|leadership|helm) of (${NAME}|the [\p{Ll}-]+) (?:over )?to (${NAME})${WHEN}\.?$`,
    ([, from = '', what = '', to = '', when = '']) => [
      `${from} no longer runs ${what}${since(when)}.`,
      `${to} ${when === '' ? 'now runs' : 'has run'} ${what}${since(when)}.`,
    ],
  ),
  // 'The Quill portal now belongs to the web team'
  ruleHolding(
    ' belongs? to ',
    String.raw`^(${SYSTEM}) (?:(now) )?belongs to ((?:the )?(?:[\p{L}-]+ ){1,2}(?:team|squad))(?: (now))?\.?$`,
    ([, what = '', early, team = '', late]) => [
      `${what} is ${(early ?? late) === undefined ? '' : 'now '}owned by ${team}.`,
    ],
  ),
  // 'Bo has taken the Quill portal over from Ann', 'takes over the Quill portal from Ann on 1 May'
  ruleHolding(
    ' from ',
    String.raw`^(${NAME}) (?:has |had |will |is )?(?:took|taken?|takes|taking) (?:over (?=(?:the|our) )(${SYSTEM})|((?:the |our )(?:[\p{L}-]+ ){1,3}?)over) from (${NAME})${WHEN}\.?$`,
    ([, who = '', one, other, from = '', when = '']) =>
      [who, from].some((name) => /^(?:organization|place)$/.test(kindOfName(name).kind))
        ? []
        : handed('other', (one ?? other ?? '').trim(), from, who, when),
  ),
  // 'Bo Ek took over Project Heron from Ann Lee in May'
  ruleHolding(
    '[Pp]roject|[Oo]peration|[Pp]rogramme|[Ii]nitiative|[Rr]ollout|[Mm]igration',
    String.raw`^${FRONT}(${NAME}|He|She) (?:has |had )?(?:took over|taken over|takes over|is taking over|inherited|picked up) (${PROJECT}) from (${NAME})${WHEN}\.?$`,
    ([, front = '', to = '', what = '', from = '', when = '']) =>
      [from, to].every((name) => /^(?:person|unknown)$/.test(kindOfName(name).kind))
        ? handed(
            'other',
            lower(what),
            from,
            to,
            front === '' ? when : ` ${uncapital(front.replace(/,? $/, ''))}`,
          )
        : [],
  ),
  // 'The billing service is in the care of Ann Lee', 'is looked after by Ann Lee', 'is now in the hands of Bo Ek'
  ruleHolding(
    'care of|hands of|looked after|taken care of',
    String.raw`^${WORK} (is|was|will be) (now )?(?:in the (?:care|hands) of|looked after by|taken care of by|under the care of) (${PERSON})${WHEN}\.?$`,
    ([, what = '', be = '', now, who = '', when = '']) =>
      isWorked(what, who)
        ? [
            be === 'was'
              ? `${who} was responsible for ${lower(what)}${when}.`
              : `${who} is ${now ?? ''}responsible for ${lower(what)}${when}.`,
          ]
        : [],
  ),
  // 'Samir has picked up Mei Tanaka's alert work', 'takes over her evening classes from June' of somebody by name
  ruleHolding(
    "['’]s? ",
    String.raw`^(${NAME}) (?:has |is |will |have )?(?:now )?(?:pick(?:s|ed|ing)? up|tak(?:es?|en|ing) (?:on|over)|took (?:on|over)|inherit(?:s|ed|ing)?|absorb(?:s|ed)?) (${NAME})['’]s? (?:old |former )?((?:(?!old|former|own)[\p{L}\p{N}-]+ ){0,3}?(?:${DUTY}))${WHEN}\.?$`,
    ([, to = '', from = '', what = '', when = '']) =>
      [to, from].every((name) => /^(?:person|unknown)$/.test(kindOfName(name).kind)) &&
      !/^(?:work|duties|job|tasks|responsibilities|desk)$/.test(what)
        ? handed('other', `the ${what}`, from, to, when)
        : [],
  ),
  // 'hands over the editing of the parish magazine to Ann Lee in September'
  ruleHolding(
    ' to ',
    String.raw`^(${NAME}) (?:is |has |will )?(?:hand(?:s|ed|ing)?|pass(?:es|ed|ing)?|gives?|gave|turn(?:s|ed|ing)?)(?: over| on)? (the \p{Ll}{3,}ing of [^,;]{3,50}?)(?: over)? to (${NAME})${WHEN}\.?$`,
    ([, from = '', what = '', to = '', when = '']) =>
      !/^the running /.test(what) &&
      [to, from].every((name) => /^(?:person|unknown)$/.test(kindOfName(name).kind))
        ? handed('other', what, from, to, when)
        : [],
  ),
  // 'will take over his class in September'
  ruleHolding(
    'over|inherit',
    String.raw`^(${NAME}) (?:has |is |will |have )?(?:now )?(?:tak(?:es?|en|ing) over|took over|inherit(?:s|ed|ing)?) (his|her) ((?:[\p{L}\p{N}-]+ ){0,2}?(?:${DUTY}))${WHEN}\.?$`,
    ([, to = '', whose = '', what = '', when = '']) =>
      /^(?:person|unknown)$/.test(kindOfName(to).kind) &&
      !/^(?:work|duties|responsibilities|desk)$/.test(what)
        ? [`${to} is responsible for ${whose} ${what}${since(when)}.`]
        : [],
  ),
  // 'The kitchen at Hotel Orr is now in the hands of Bo Ek': no property that somebody owns
  ruleHolding(
    'hands of|charge of',
    String.raw`^((?:[Tt]he |[Oo]ur )?(?:\p{L}+ing of [^,;]{3,50}?|(?:[\p{Ll}-]+ ){0,3}?(?:kitchen|archive|library|newsletter|magazine|accounts|bookkeeping|books|garden|gardens|bar|workshop|laboratory|lab|ward|collection|catalogue|choir|website|rota|timetable|planning|catering|programme|post room|reception|training|coaching|editing|printing|maintenance|cleaning|music|press work|publicity)(?: (?:at|of|in) (?:the )?${NAME})?)) (is|was|will be|has been) (now |again )?in the (?:(?:\p{Ll}+ )?hands|charge) of (${NAME})${WHEN}\.?$`,
    ([, what = '', be = '', now = '', who = '', when = '']) =>
      /^(?:person|unknown)$/.test(kindOfName(who).kind) && !/ family$/i.test(who)
        ? [`${who} ${be} ${now}responsible for ${uncapital(what)}${when}.`]
        : [],
  ),
  // 'The person responsible for Orion is Ann Lee', 'Ann Lee is the point person for Orion'
  ruleHolding(
    'person |one who|point of contact',
    String.raw`^(?:[Tt]he (?:person|one|engineer|colleague|developer) (?:who is |that is )?(?:responsible for|in charge of|looking after) ${WORK} is (now )?(${PERSON})|(${PERSON}) is (now )?(?:the |our )(?:(?:point person|go-to person|person to ask|person to talk to|one to ask|point of contact) (?:for|about|on)|(?:one|person) (?:who|that) (?:maintains|looks after|owns|handles|runs|takes care of|is responsible for)) ${WORK})\.?$`,
    ([, one, early, who, other, late, two]) => {
      const [what, name] = [one ?? two ?? '', who ?? other ?? ''];
      return isWorked(what, name)
        ? [`${capital(name)} is ${early ?? late ?? ''}responsible for ${lower(what)}.`]
        : [];
    },
  ),
  // 'Ann Lee handed the billing service to Bo Ek', 'is handing Orion over to Bo Ek', 'We moved Orion from Ann Lee to Bo Ek'
  ruleHolding(
    ' to ',
    String.raw`^(${PERSON}|I(?=['’ ][^,;]* over ))(?:(?: is| am|['’]m) (?:handing|passing)|(?: has| have|['’]ve)? (?:handed|passed|given|transferred)| gave| turned| reassigned| will hand| hands| passes) (?:over )?${WORK} (?:over |on )?to (${PERSON})${WHEN}\.?$`,
    ([said, from = '', what = '', to = '', when = '']) =>
      (AT_WORK.test(what) || TASK.test(what) || / (?:handing|passing|transferred|over|on) /.test(said)) &&
      isWorked(what, from, to) &&
      !/^(?:We|They)$/.test(from)
        ? TASK.test(what)
          ? [`${capital(what)} is assigned to ${to}${when.replace(/^ (?:on|in) /, ' since ')}.`]
          : handed('charge', lower(what), from, to, when)
        : [],
  ),
  ruleHolding(
    ' to ',
    String.raw`^(?:(?:We|They|The (?:team|lead|manager|board)) (?:have |has )?(?:moved|transferred|handed|passed|reassigned|given|gave|assigned) ${WORK}(?: over)?|${WORK} (?:(?:was|has been|is|got) (?:now )?(?:handed|passed|transferred|given|reassigned|moved|assigned)(?: over| on)?|(?:has |have )?(?:passed|gone|moved|went))) (?:from (${PERSON}) )?(?:over |on )?to (${PERSON})${WHEN}\.?$`,
    ([said, one, other, from, to = '', when = '']) => {
      const what = one ?? other ?? '';
      // 'Orion passed from Ann to Bo' is told elsewhere
      if (from !== undefined && / passed from /.test(said)) return [];
      // 'We moved the staging database to RDS': a place for it
      const isPlace = /^\S+$/.test(to) && kindOfName(to).kind !== 'person';
      if (from === undefined && /\bmoved\b/.test(said) && isPlace) return [];
      const isTask = TASK.test(what);
      // 'MEM-7 moved to Faro' tells no more than that
      const isGiven = from !== undefined || !/ (?:moved|went|gone) to /.test(said);
      if (isTask && isGiven && isWho(to))
        return [`${capital(what)} is assigned to ${to}${when.replace(/^ (?:on|in) /, ' since ')}.`];
      if (
        isTask ||
        (from === undefined && !AT_WORK.test(what) && / (?:went|gone|given|moved|assigned) /.test(said))
      )
        return [];
      return isWorked(what, from, to) ? handed('charge', lower(what), from, to, when) : [];
    },
  ),
  // 'Bo Ek has picked up the billing service from Ann Lee', 'replaced Ann Lee on Orion', 'now looks after Orion instead of Ann Lee'
  ruleHolding(
    ' from | on | instead of | rather than ',
    String.raw`^(${PERSON}) (?:(?:has )?(?:picked up|inherited|taken on|took on) ${WORK} from (${PERSON})|(?:has )?(?:replaced|replaces|succeeded) (${PERSON}) on ${WORK}|${LOOKS_AFTER} ${WORK} (?:instead of|rather than|in place of) (${PERSON}))${WHEN}\.?$`,
    ([, to = '', one, first, second, two, three, third, when = '']) => {
      const [what, from] = [one ?? two ?? three ?? '', first ?? second ?? third];
      return isWorked(what, to, from) && !/^\p{Lu}{2,}-\d/u.test(what)
        ? handed('charge', lower(what), from, to, when)
        : [];
    },
  ),
  // 'Bo Ek is taking over the billing service', 'takes over the billing service from Ann Lee'
  ruleHolding(
    'over ',
    String.raw`^(${PERSON}) (?:is taking over|takes over|will take over|has taken over|took over) ${WORK}(?: from (${PERSON}))?${WHEN}\.?$`,
    ([, to = '', what = '', from, when = '']) =>
      AT_WORK.test(what) &&
      /^[Tt]he \p{Ll}/u.test(what) &&
      isWorked(what, to, from) &&
      kindOfName(to).kind !== 'organization'
        ? handed('charge', lower(what), from, to, when)
        : [],
  ),
  // 'From 1 June Bo Ek is in charge of the Lagos account', which nobody says of who has long been
  rule(
    String.raw`^(?!As of today)(?:From|As of|Starting|With effect from|Effective) ((?:today|now on|tomorrow|next \p{Ll}+|\p{Lu}\p{Ll}+day|(?:\d{1,2} )?${MONTH}(?: \d{1,2},?)?(?: \d{4})?)),? (${PERSON}) ((?:is|will be) (?:responsible for|in charge of|accountable for)|(?:looks after|takes care of|maintains|owns|runs|handles|manages)) ((?:the |our )?[^,;.]{2,50}?)\.?$`,
    ([, when = '', who = '', does = '', what = '']) =>
      kindOfName(who).kind === 'organization' || kindOfName(who).kind === 'place'
        ? []
        : [
            `${capital(who)} ${does.replace(/^(?:is|will be) (?=\p{Ll})|^(?=\p{Ll}+s )/u, (be) => (be === '' ? 'now ' : 'is now '))} ${what} from ${when}.`,
          ],
  ),
  // 'Bo Ek took over responsibility for Orion in May'
  ruleHolding(
    'responsib|ownership|charge',
    String.raw`^(${PERSON}) (?:has )?(?:took over|taken over|takes over|is taking over|assumed|took on|taken on|took|taken) (?:the )?(responsibility|ownership|maintenance|stewardship|charge) (?:for|of) ((?:the |our )?[^,;.]{2,50}?)(?: from (${PERSON}))?${WHEN}\.?$`,
    ([, to = '', care = '', what = '', from, when = '']) =>
      kindOfName(what).kind === 'organization' ||
      kindOfName(what).kind === 'place' ||
      (care === 'charge' && from === undefined)
        ? []
        : handed(care === 'ownership' ? care : 'responsibility', what, from, to, when),
  ),
  // 'Ann Lee used to own Orion, but Bo Ek does now'
  ruleHolding(
    ' does',
    String.raw`^(${PERSON}) used to (own|maintain|manage|run|lead|look after|handle) ${WORK}(?:,? but|;|,? and|,) (?:now )?(${PERSON}) does(?: now)?\.?$`,
    ([, from = '', bare = '', what = '', to = '']) => {
      const does = bare === 'look after' ? 'looks after' : `${bare}s`;
      return isWho(to) ? [`${from} no longer ${does} ${what}.`, `${to} now ${does} ${what}.`] : [];
    },
  ),
  // 'Ann Lee is on call for Orion', 'carries the pager for Orion', 'has the on-call shift for Orion'
  ruleHolding(
    '[Oo]n[- ]call|pager',
    String.raw`^(?:(This week|Today|Tonight|This month|This weekend|From [^,;]{3,20}|Since [^,;]{3,20}),? )?(${PERSON})(?:, not ${PERSON},)? (?:is (?:now |currently )?(?:on[- ]call|the (?:new |current )?on-call engineer) for|(?:now )?(?:carries|has) the pager for|(?:now )?has the on-call (?:shift|duty|rota) for|covers|does on-call for) ((?:the )?[^,;.]{2,40}?)(?: on[- ]call)?(?: now)?(?: instead of ${PERSON})?(,? (?:this week|today|tonight|this month|this weekend|until [^,;.]{3,20}|from [^,;.]{3,20}|since [^,;.]{3,20}))?\.?$`,
    ([said, front, who = '', what = '', when]) =>
      / covers /.test(said) && !/ on[- ]call/.test(said)
        ? []
        : onCall(
            what,
            who,
            front === undefined ? (when ?? '') : ` ${front.charAt(0).toLowerCase()}${front.slice(1)}`,
          ),
  ),
  // 'The new on-call engineer for Orion is Ann Lee'
  ruleHolding(
    'on-call ',
    String.raw`^The (?:new |current )?on-call (?:engineer|developer|person|colleague) (?:for|of) ((?:the )?[^,;.]{2,40}?)(?: (this week|today|tonight|this month))? is (?:now )?(${PERSON})(?: (this week|today|tonight|this month))?\.?$`,
    ([, what = '', early, who = '', late]) =>
      onCall(what, who, (early ?? late) === undefined ? '' : ` ${early ?? late}`),
  ),
  ruleHolding(
    '[Oo]n[- ]call',
    String.raw`^(?:(${PERSON}) (?:has )?(?:took over|taken over|takes over) (?:the )?on[- ]call(?: duty| duties| shift| rota)? for ((?:the )?[^,;.]{2,40}?)(?: from ${PERSON})?|${PERSON} (?:has )?(?:handed|passed)(?: over)? (?:the )?on[- ]call(?: duty| shift)? for ((?:the )?[^,;.]{2,40}?)(?: over| on)? to (${PERSON})|[Oo]n[- ]call(?: duty)? for ((?:the )?[^,;.]{2,40}?) (?:has )?(?:passed|went|moved|gone)(?: over)? (?:from ${PERSON} )?to (${PERSON})|(${PERSON}) (?:has )?(?:replaced|replaces|succeeded) ${PERSON} as (?:the )?on-call engineer for ((?:the )?[^,;.]{2,40}?)|${PERSON} is no longer on[- ]call for ((?:the )?[^,;.]{2,40}?)[;,] (?:but )?(${PERSON}) is(?: now)?)${WHEN}\.?$`,
    ([, to1, of1, of2, to2, of3, to3, to4, of4, of5, to5, when = '']) =>
      onCall(of1 ?? of2 ?? of3 ?? of4 ?? of5 ?? '', to1 ?? to2 ?? to3 ?? to4 ?? to5 ?? '', when),
  ),
  // 'Ownership of the checkout API moved from team Falcon to the search team on 3 April'
  rule(
    String.raw`^(?:The )?([Oo]wnership|[Mm]aintenance|[Mm]aintainership|[Ss]tewardship|[Rr]esponsibility) (?:of|for) (${WHAT}) ${PASSED}(?: from (${WHO}))? to (${WHO})${BEHIND}\.?$`,
    ([, care = '', what = '', from, to = '', when = '']) => handed(care, what, from, to, when),
  ),
  // 'Felix Baum handed over maintenance of Tern to Lucy Tan in 2023'
  rule(
    String.raw`^(${WHO}) (?:has |have |will )?(?:hand|pass|transfer|turn|sign)(?:s|ed|red)? (?:over |on )?(?:the )?([Oo]wnership|[Mm]aintenance|[Mm]aintainership|[Ss]tewardship|[Rr]esponsibility) (?:of|for) (${WHAT}) (?:over |on )?to (${WHO})${BEHIND}\.?$`,
    ([, from = '', care = '', what = '', to = '', when = '']) => handed(care, what, from, to, when),
  ),
  // 'Ann Lee has passed the Blue Anchor on to her son, Tom Lee', 'handed the Orr Mill down to Bo Orr in 2020'
  rule(
    String.raw`^((?:In|On) [^,]{3,30}, )?(${NAME}|He|She|They) (?:has |have |had )?(?:passed|handed|signed) (?:(?:on|over|down) )?(?:the (?=\p{Lu})(${NAME})|(?:his|her|their|the) (${PROPERTY})) (?:(?:on|over|down) )?to ((?:(?:his|her|their) [\p{Ll}-]+(?: [\p{Ll}-]+)?,? )?(?:the )?${NAME})(,?${BEHIND})\.?$`,
    ([said, front = '', from = '', name, noun = '', to = '', when = '']) =>
      (name !== undefined && kindOfName(name).kind === 'person') ||
      // 'handed the Orr Hotel over to Bo': to run, as often as to own
      (/ handed /.test(said) && !/ down /.test(said) && !/^(?:his|her|their) /.test(to))
        ? []
        : [
            `${front}${from} gave ${name === undefined ? `${whose(from)} ${noun}` : `the ${name}`} to ${to}${when}.`,
          ],
  ),
  // 'Responsibility for the fraud model lies with Ana Reyes'
  rule(
    String.raw`^(?:The )?(?:[Oo]wnership|[Mm]aintenance|[Ss]tewardship|[Rr]esponsibility) (?:of|for) (${WHAT}) (?:now )?(?:lies|rests|sits|is|stays|remains) with (${WHO})${BEHIND}\.?$`,
    ([, what = '', who = '', when = '']) => handed('responsibility', what, undefined, who, when),
  ),
  // 'The SRE team took over Grafana from the platform team': teams buy nothing from each other
  rule(
    String.raw`^((?:[Tt]he )?(?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad)) (?:has |have |will )?(?:takes?|took|taken) over (${WHAT}) from ((?:the )?(?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad))${BEHIND}\.?$`,
    ([, to = '', what = '', from = '', when = '']) => handed('responsibility', what, from, to, when),
  ),
  // 'Farah was given the task of moving the users'
  rule(
    String.raw`^(${NAME}|He|She) (was|is|has been|will be) (?:assigned|given|handed) the (?:task|job|work) of (\p{Ll}+ing [^,;]+?)\.?$`,
    ([, who = '', be = '', task = '']) => [`${who} ${be === 'was' ? 'is' : be} responsible for ${task}.`],
  ),
];
