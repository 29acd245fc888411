import { isOccupationNoun, typeOfName } from '../../relations/names/name-types.ts';
import { isRole, kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import { isClub, isPostTitle } from './posts-told.ts';
import { capital, DATE_IN_FRONT, NAME, type Rule, rule, ruleHolding } from './sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he|I)`;
const WHEN =
  '((?: (?:in|on|at the (?:start|end|beginning) of|as of|from|since|last|this|earlier this|effective) [^,;.]{3,24}?)?)';
const OWN = '(?:his|her|their|my|the|a)';
const JOB = '(?:job|post|position|role|place|desk|career|seat)';
const NEW_JOB = `(?:(?:an? )?(?:new )?${JOB}|one|that|another)`;

const isOrganization = (name: string) => kindOfName(name).kind === 'organization';
/** 'Orr Ltd', 'Cotswold Homes': a name that is a firm's by its last word. */
const isFirm = (name: string) => isOrganization(name) || typeOfName(name).type === 'organization';
const mayBeFirm = (name: string) => (isFirm(name) || kindOfName(name).kind === 'unknown') && !isClub(name);
const isPerson = (who: string) =>
  /^(?:[Hh]e|[Ss]he|I)$/.test(who) || kindOfName(who).kind === 'person' || /^\S+ \S+$/.test(who);
const isSomebody = (who: string) => isPerson(who) && !/^(?:organization|place)$/.test(kindOfName(who).kind);

/** What tells that a sentence speaks of work, where a name may be that of a firm or of a town. */
const ofWork = /\b(?:join|sign|employ|hire|job|work|position|role|offer|firm|company|career|notice|recruit)/;

type Put = readonly [RegExp, (match: string[]) => string];

/** A phrase that only a firm's name behind it makes one of work; what it is put as. */
const atFirm = (phrase: string, put: string): Put => [
  new RegExp(`\\b(?:${phrase}) (?=(${NAME}))`, 'u'),
  ([said = '', name = '', , whole = '']) =>
    !isClub(name) &&
    (isOrganization(name) || (mayBeFirm(name) && ofWork.test(whole))) &&
    isSomebodysDoing(whole)
      ? `${put} `
      : said,
];

/** Whether a sentence begins with somebody, rather than with a firm, a band or a thing. */
function isSomebodysDoing(sentence: string): boolean {
  const [, common] =
    /^(?:The|Its|Their|Our|An?) (?:[\p{Ll}-]+ ){0,3}?([\p{Ll}-]+)(?= (?:\p{Lu}|[\p{Ll}]+(?:s|ed|t|d|w)\b))/u.exec(
      sentence,
    ) ?? [];
  if (common !== undefined) return isCalling(common);
  const [name] = startsWithName.exec(sentence) ?? [];
  return name === undefined || !isOrganization(name);
}

const startsWithName = new RegExp(`^${NAME}`, 'u');

/** A phrase that speaks of work wherever it stands, so that any name behind it is that of a firm. */
const atWork = (phrase: string, put: string): Put => [
  new RegExp(`\\b(?:${phrase}) (?=(${NAME}))`, 'u'),
  ([said = '', name = '', , whole = '']) => (mayBeFirm(name) && isSomebodysDoing(whole) ? `${put} ` : said),
];

/** What people say for leaving, joining and being at a firm: 'said goodbye to Orr Ltd', 'landed at Orr Ltd', 'has a desk at Orr Ltd'. */
export const jobWords: readonly Put[] = [
  // 'changed jobs and is with Orr now', 'switched employers: she works for Orr now'
  [
    new RegExp(
      `^${WHO} (?:has |had )?(?:recently |just )?(?:changed|switched|swapped) (?:jobs|employers|companies|firms)${WHEN}(?:,? and|:|,| [–—-]) (?:(?:now|s?he) )?((?:is|works|has|joined|went|moved|started|began) [^;]+?)\\.?$`,
      'u',
    ),
    ([said = '', who = '', when = '', rest = '']) =>
      isSomebody(who) ? `${who} ${rest}${/\d/.test(rest) ? '' : when}.` : said,
  ],
  atFirm(
    `(?:has |have )?(?:(?:said|bid|bade|waved) (?:goodbye|good-bye|farewell|adieu) to|turned ${OWN} backs? on|walked (?:out of|out on|away from|out at)|cut (?:all )?ties with|split (?:up )?(?:with|from)|broke(?:n)? (?:away from|with)|packed (?:his|her) bags at|finished (?:up )?at|bowed out of|checked out of|moved away from)`,
    'left',
  ),
  atWork(
    '(?:has |have )?(?:(?:called it (?:a day|quits)|packed it in|cleared (?:his|her) desk|hung up (?:his|her) (?:boots|hat)) at|(?:ended|finished|completed|concluded|wrapped up) (?:his|her|my) (?:time|stint|spell|tenure|career|run|stay|employment|job|chapter) (?:at|with)|(?:stopped|ceased|quit) working (?:at|for))',
    'left',
  ),
  atFirm(
    '(?:says|bids|waves) (?:goodbye|good-bye|farewell|adieu) to|(?:is|will be) (?:saying|bidding|waving) (?:goodbye|farewell) to|(?:calls it a day|calls it quits) at|turns (?:his|her) back on|parts ways with',
    'leaves',
  ),
  // 'was let go by Orr', 'was made redundant by Orr', 'got the sack from Orr', 'was shown the door at Orr'
  atWork(
    '(?:(?:was|were|has been|got|is being|been) (?:let go|made redundant|laid off|axed|booted out|kicked out|thrown out|pushed out|forced out|ousted|shown the door|given (?:his|her|the) (?:notice|cards|marching orders|boot|sack)|terminated) (?:by|at|from|of)|(?:has |have )?(?:got|gotten|received) (?:the sack|the boot|the axe|(?:his|her) notice|(?:his|her) marching orders) (?:by|at|from))(?! (?:[Tt]he )?(?:\\p{L}+ ){0,4}(?:Union|Alliance|League|Club|Party|Association|Federation|Pact|Society|Council|Choir|Band|EU|UN|NATO)\\b)',
    'was dismissed from',
  ),
  atFirm(
    `(?:has |have )?(?:moved (?:on|over|across) to|gone on to|gone over to|went over to|crossed over to|defected to|jumped ship to|headed (?:over|off) to|landed (?:up )?at|ended up at|wound up at|began (?:working )?(?:at|with)|begun (?:at|with)|started (?:out|afresh|over) (?:at|with)|signed on (?:with|at|to)|signed up (?:with|at)|hired on (?:with|at)|come (?:on board|aboard) at|came (?:on board|aboard) at|come over to|came over to|thrown in (?:his|her) lot with|threw in (?:his|her) lot with|found (?:work|employment|a job|a (?:new )?(?:job|position|post|home)) (?:at|with)|gone to work (?:for|at)|went to work (?:for|at)|taken up employment (?:at|with)|took up employment (?:at|with)|accepted (?:a|the|an) (?:job |employment )?(?:offer|contract) (?:from|with|at)|(?:got|been|was) (?:snapped up|taken on|brought in|headhunted|poached|recruited) by)`,
    'joined',
  ),
  atWork('(?:has|have) moved on to', 'has joined'),
  atWork(
    'is (?:an? |the |their )?(?:new|newest|recent|latest) (?:hire|recruit|employee|joiner|starter|face|addition|arrival|team member|staff member|member of staff) (?:at|of|with|to|for)',
    'has joined',
  ),
  // 'holds a job at Orr', 'spends her days at Orr', 'belongs to the staff of Orr', 'is among the staff of Orr'
  atWork(
    '(?:holds|has|keeps) (?:an? |his |her )(?:(?:full-time|part-time|steady|permanent|day|good|regular|well-paid) )?(?:job|position|post|desk) (?:at|with|in)|(?:spends|is spending) (?:his|her) (?:work ?days|working days|days|weekdays|working week|working life) (?:at|with)|(?:now )?(?:earns|makes) (?:his|her) (?:money|living|keep|bread|salary|wages?|daily bread) (?:at|with|from)|(?:draws|gets|receives|collects) (?:his|her|a) (?:salary|wages?|pay|pay ?che(?:ck|que)s?) (?:at|from)|(?:belongs to|is (?:one|part|a member) of|is among) the (?:staff|workforce|employees|personnel) (?:at|of)|is employed (?:over )?at',
    'works at',
  ),
  // 'belongs to the Orr staff', 'is part of the Orr workforce'
  [
    new RegExp(
      `\\b(?:belongs to|is (?:part|a member|one) of|is among|is on) the (${NAME}) (?:staff|workforce|payroll|personnel|employees)\\b`,
      'u',
    ),
    ([said = '', name = '']) => (isOrganization(name) ? `works at ${name}` : said),
  ],
  // 'does marketing for Orr'
  [
    new RegExp(
      `\\b(?:does|is doing) (?:the )?(marketing|sales|accounting|bookkeeping|PR|HR|IT|design|research|logistics|testing|support|security|recruiting|catering|cleaning|engineering) (?:for|at) (?=(${NAME}))`,
      'u',
    ),
    ([said = '', field = '', name = '']) => (mayBeFirm(name) ? `works in ${field} for ` : said),
  ],
  // 'is in the sales team of Orr', 'sits in the legal department at Orr'
  [
    new RegExp(
      `\\b(?:is|sits|works) (?:in|on) (the (?:[\\p{Ll}&-]+ ){1,3}?(?:team|department|division|office|section|unit|branch)) (?:of|at|with|for) (?=(${NAME})(?:[.,;]|$))`,
      'u',
    ),
    ([said = '', unit = '', name = '']) => (mayBeFirm(name) ? `works in ${unit} at ` : said),
  ],
];

/** Who goes from one employer to another, told of both, of the person or of the firm. */
export const jobs: readonly Rule[] = [
  // 'Ann Lee has swapped Orr Ltd for Tarn Line, where she is head of sales'
  ruleHolding(
    ' for ',
    `^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:swapped|traded|exchanged|abandoned|deserted) (${NAME}) for (${NAME})(${WHEN})((?:,? where [^;]{5,120}?)?)\\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '', , more = '']) =>
      [before, now].every(mayBeFirm) && [before, now].some(isOrganization) && isSomebody(who)
        ? [
            `${front}${capital(who)} left ${before}${when}.`,
            `${front}${capital(who)} joined ${now}${when}${more}.`,
          ]
        : [],
  ),
  // 'is on Orr's payroll', 'Ann Lee's job is at Orr now', 'Orr's staff include Ann Lee'
  rule(
    `^${DATE_IN_FRONT}${WHO} (is|was|has been) (?:now )?on (${NAME})['’]s? (?:payroll|staff|books)(${WHEN}|(?: now| these days)?)\\.?$`,
    ([, front = '', who = '', be = '', firm = '', when = '']) =>
      isSomebody(who)
        ? [`${front}${who} ${{ is: 'works', was: 'worked' }[be] ?? 'has worked'} at ${firm}${when}.`]
        : [],
  ),
  rule(
    `^(${NAME})['’]s? (?:new |current )?job (is|was) (?:now )?(?:at|with) ((?:the )?${NAME})((?: now| these days| at the moment)?)\\.?$`,
    ([, who = '', be = '', firm = '', now = '']) =>
      isSomebody(who) ? [`${who} ${be === 'is' ? 'works' : 'worked'} at ${firm}${now}.`] : [],
  ),
  rule(
    `^(${NAME})['’]s? (?:staff|employees|workforce) (?:now )?includes? (${NAME})\\.?$`,
    ([, firm = '', who = '']) => (isSomebody(who) && mayBeFirm(firm) ? [`${who} works at ${firm}.`] : []),
  ),
  // 'traded her job at Orr for one at Tarn', 'quit Orr for a job at Tarn', 'gave up his post with Orr for a role with Tarn'
  ruleHolding(
    ' for ',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had |is |will )?(?:recently |just )?(?:traded|swapped|exchanged|given up|gave up|quit|quitting|quits|left|leaving|leaves|leave|abandoned|ditched|dropped|resigned from|swapping|trading) (?:(?:${OWN} (?:[\p{Ll}-]+ ){0,2}?${JOB} (?:at|with|in) )?(${NAME})) for (?:(?:${NEW_JOB}|an? (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+) (?:at|with) |${NEW_JOB} in )(${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '']) =>
      isSomebody(who) && [before, now].every(mayBeFirm)
        ? [`${front}${who} left ${before}${when}.`, `${front}${who} joined ${now}${when}.`]
        : [],
  ),
  // 'made the move from Orr to Tarn', 'changed employers from Orr to Tarn', 'made the leap to Tarn'
  ruleHolding(
    ' to ',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:recently |just )?(?:made (?:the|a) (?:move|jump|switch|leap|change|transition)|(?:changed|switched) (?:jobs|employers|companies|firms)|jumped ship|crossed over|gone over|went over|switched|transferred|defected)(?: from (${NAME}))? to (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', before, now = '', when = '']) =>
      isSomebody(who) &&
      [before, now].some((name) => name !== undefined && isFirm(name)) &&
      [before ?? now, now].every(mayBeFirm)
        ? [
            ...(before === undefined ? [] : [`${front}${who} left ${before}${when}.`]),
            `${front}${who} joined ${now}${when}.`,
          ]
        : [],
  ),
  // 'found a new employer, Orr', 'has a new employer: Orr', 'has found a new employer in Orr'
  ruleHolding(
    'employer',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:now )?(?:found|has|got|gained|chosen|chose) an? (?:new|different|another) employer(?:,|:| in|, namely) (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', firm = '', when = '']) =>
      isSomebody(who) ? [`${front}${who} joined ${firm}${when}.`] : [],
  ),
  // 'Orr welcomes Ann Lee as its newest engineer', 'Orr has added Ann Lee to its staff', 'Orr gave Ann Lee a job'
  ruleHolding(
    'welcome|added|greets|greeted|took on|taken on|signed up|signed on|gave |given |gives |offered',
    String.raw`^${DATE_IN_FRONT}((?:The )?${NAME}) (?:has |have )?(?:recently |just )?(?:(?:welcomes?|welcomed|greets|greeted|added|takes on|took on|taken on|signed up|signed on) (${NAME})(?: as (?:an? |its |their |the )?(?:new |newest |latest )*([^,;.\d]{3,40}?)| (?:on board|aboard)| to (?:its|their|the) (?:[\p{Ll}-]+ )?(?:staff|team|workforce|ranks|payroll))|(?:gave|given|gives) (${NAME}) a job)${WHEN}\.?$`,
    ([, front = '', body = '', first, role, second, when = '']) => {
      const who = first ?? second ?? '';
      const isOne = isOrganization(body) || (role !== undefined && isCalling(role) && mayBeFirm(body));
      if (kindOfName(who).kind === 'organization' || !isOne) return [];
      const as = role === undefined ? '' : ` as ${withArticle(role)}`;
      return [`${front}${who} joined ${body.replace(/^The /, 'the ')}${as}${when}.`];
    },
  ),
  // 'Orr counts Ann Lee among its staff', 'Orr has Ann Lee on its payroll', 'Orr has Ann Lee on staff'
  ruleHolding(
    'staff|employees|workforce|payroll|ranks|books',
    String.raw`^((?:The )?${NAME}) (?:now )?(?:counts|has|numbers|keeps) (${NAME}) (?:now )?(?:among|amongst|on|in) (?:(?:its|their|the) )?(?:staff|employees|workforce|payroll|ranks|personnel|books)${WHEN}\.?$`,
    ([, body = '', who = '', when = '']) =>
      isOrganization(body) && !isOrganization(who)
        ? [`${who} works at ${body.replace(/^The /, 'the ')}${when}.`]
        : [],
  ),
  // 'Orr has snapped up Ann Lee from rival Tarn', 'Orr lured Ann Lee away from Tarn'
  ruleHolding(
    'snapped|lured|wooed|enticed|headhunted|head-hunted|tempted|nabbed|grabbed|plucked|pinched|stole|bagged',
    String.raw`^${DATE_IN_FRONT}((?:The )?${NAME}) (?:has |have )?(?:recently |just )?(?:snapped up|lured|wooed|enticed|headhunted|head-hunted|tempted|nabbed|grabbed|plucked|pinched|bagged|stole|stolen) (${NAME})(?: (?:away )?from (?:(?:its |their |the )?(?:rivals?|competitors?|neighbours?) )?(${NAME}))?((?: as [^,;.]{3,40}?)?)${WHEN}\.?$`,
    ([, front = '', body = '', who = '', before, as = '', when = '']) => {
      if (!isOrganization(body) || !isSomebody(who) || (before !== undefined && !mayBeFirm(before)))
        return [];
      return [
        ...(before === undefined ? [] : [`${front}${who} left ${before}${when}.`]),
        `${front}${who} joined ${body.replace(/^The /, 'the ')}${as}${when}.`,
      ];
    },
  ),
  // 'Orr lost Ann Lee to Tarn'
  ruleHolding(
    'lost |loses ',
    String.raw`^${DATE_IN_FRONT}((?:The )?${NAME}) (?:has |have )?(?:lost|loses) (${NAME}) to (${NAME})${WHEN}\.?$`,
    ([, front = '', before = '', who = '', now = '', when = '']) =>
      [before, now].every(isOrganization) && isSomebody(who)
        ? [
            `${front}${who} left ${before.replace(/^The /, 'the ')}${when}.`,
            `${front}${who} joined ${now}${when}.`,
          ]
        : [],
  ),
  // 'The last day of Ann Lee at Orr was 31 May 2023', 'Ann Lee's last day at Orr was 31 May 2023'
  ruleHolding(
    ' last | final ',
    String.raw`^(${NAME}|His|Her)(?:['’]s?)? (?:last|final) (?:working |work )?day (?:at|with) (${NAME}|the ${NAME}) (was|is|will be) ((?:on )?(?:\p{Lu}\p{Ll}+day,? (?:the )?)?\d[^,;.]{3,24}|today|yesterday)\.?$`,
    ([, who = '', body = '', be = '', when = '']) => [
      `${who.replace(/^His$/, 'He').replace(/^Her$/, 'She')} ${be === 'was' ? 'left' : 'leaves'} ${body}${/^(?:on|today|yesterday)/.test(when) ? ` ${when}` : ` on ${when}`}.`,
    ],
  ),
  // 'joined Orr in 2019 and is still there', 'started at Orr in 2019 and has been there ever since'
  ruleHolding(
    'still there|there ever since|stayed there|been there since|never left',
    String.raw`^${WHO} (joined|started (?:out )?(?:at|with)|began (?:at|with)|came to) (${NAME}) ((?:in|on) [^,;]{3,24}?),? (?:and|where) (?:s?he )?(?:is still there|still works there|has been there(?: ever)? since(?: then)?|has never left|never left|has stayed there|stayed there)\.?$`,
    ([, who = '', , body = '', when = '']) =>
      isSomebody(who) && mayBeFirm(body)
        ? [`${who} has worked at ${body} since ${when.replace(/^(?:in|on) /, '')}.`]
        : [],
  ),
  // 'Work: Ann Lee is at Orr', 'News: Ann Lee is with Orr now'
  ruleHolding(
    '^(?:Work|Job|Employment|Employer|Career|Jobs)',
    String.raw`^(?:Work|Job|Employment|Employer|Career|Jobs): (${NAME}) is (?:now )?(?:at|with) (${NAME})(?: now)?\.?$`,
    ([, who = '', body = '']) => (mayBeFirm(body) ? [`${capital(who)} works at ${body}.`] : []),
  ),
];

/** Whether what somebody is called is a post or a calling: 'head of sales', 'data scientist'. */
export function isCalling(role: string): boolean {
  const noun = (role.split(/ (?:of|for|to|in) /)[0] ?? '').split(' ').at(-1)?.toLowerCase() ?? '';
  return isPostTitle(role) || isRole(noun) || isOccupationNoun(noun) || kindOfNoun(noun) === 'person';
}

/** 'an engineer' of 'engineer'; 'head of sales' is called so. */
export function withArticle(role: string): string {
  if (/^(?:head|chief|director|president|chair|C[A-Z]O)\b/.test(role) || !isCalling(role)) return role;
  return `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`;
}
