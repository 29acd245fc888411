import { countOf } from '../../language/words/number-words.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { isPostTitle } from './posts-told.ts';
import { DATE, DATE_BEHIND, MONTH, NAME, type Rule, rule, ruleHolding, YEAR } from './sentence-rule.ts';

const WHEN = `(?:in|on|at the (?:start|end|beginning) of|as of|from|effective) (?:(?:early|late|mid-?) ?)?${DATE}`;
const PERSON = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|Professor|Sir|Dame)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|van|von|der|ter|le|la) )*\p{Lu}(?:[\p{L}’'-]+|\.)){1,2}`;
/** 'became', 'was named', 'has taken over as' */
const COMES =
  '(?:became|has become|took over as|has taken over as|(?:was|has been) (?:appointed|named|elected|chosen|made|promoted to|appointed as|named as|elected as|sworn in as))';
const LEFT =
  '(?:stepped down|stood down|resigned|retired|left|moved on|stepped aside|quit|departed|gave up the post|left the post|left office)';
const LEAVING = '(?:departure|resignation|retirement|dismissal|exit|removal|ousting|sacking)';

/** 'bishop of Osby', 'chief executive of Orr Ltd' */
const POST = String.raw`(?:CEO|CFO|CTO|COO|[\p{Ll}-]+|\p{Lu}\p{Ll}+)(?: [\p{Ll}-]+){0,3}? (?:of|at) [^,;.]{2,60}?`;

const DEPARTMENT =
  '(?:Sales|Marketing|Finance|HR|IT|Engineering|Support|Operations|Legal|Product|Design|Logistics|Purchasing|Accounting|Accounts|Research|Communications|Customer (?:Service|Support)|Procurement|Production|Payroll)';
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** 'Ann Lee (1990–1998)', 'Cy Moe (since 2010)' */
const TERM = String.raw`${PERSON} \((?:(?:from |since )?\d{4}|\d{4} ?[–-] ?(?:\d{4}|present|now)?)\)`;

/** What whoever is in charge did, and has done. */
const DONE: Readonly<Record<string, string>> = {
  led: 'led',
  ran: 'run',
  headed: 'headed',
  managed: 'managed',
  chaired: 'chaired',
  directed: 'directed',
  edited: 'edited',
  coached: 'coached',
};

/** What a firm does to win somebody over. */
const HIRING =
  'poached|lured|wooed|enticed|tempted|headhunted|head-hunted|hired away|recruited|hired|snapped up|plucked';
const RIVAL =
  '(?:(?:(?:its|their|the) )?(?:(?:arch-?|main |old |bigger |smaller )?(?:rivals?|competitors?)) )?';

/** 'Ann Lee, formerly of Orr', 'formerly head of sales at Orr' */
const formerly = (who: string, what: string) =>
  /^(?:of|at|with) /.test(what)
    ? `${who} formerly worked ${what.replace(/^(?:of|with) /, 'at ')}.`
    : `${who} was formerly ${what}.`;

/** Somebody's change from one firm to another; nothing where what they came from is a town. */
function changed(who: string, old: string, firm: string, as: string, when: string, where = ''): string[] {
  return kindOfName(old).kind === 'place'
    ? []
    : [
        `${who} left ${old}${when}${where}.`,
        `${who} joined ${firm.replace(/^The /, 'the ')}${as.replace(/^ as its /, ' as ')}${when}.`,
      ];
}

/** Who comes and who goes, told in one sentence. */
export const handovers: readonly Rule[] = [
  // 'From 13 December the Corrie Line will be operated by Orr Rail, which takes over from Tarn'
  ruleHolding(
    'over from|replaces|replaced|replacing',
    String.raw`^((?:(?:From|Since|As of|On|In) [^,]{3,32}?,? )?)([Tt]he [^,;]{2,50}?|${NAME}) (is|was|will be|has been) ((?:\p{Ll}+ed|run|led)) by (${NAME}), (?:(?:which|who) (?:takes|took|has taken|will take|is taking) over from|taking over from|(?:which|who) (?:replaces|replaced|has replaced|will replace)|replacing) (${NAME})\.?$`,
    ([, front = '', what = '', be = '', done = '', now = '', before = '']) => [
      `${front}${what} is no longer ${done} by ${before}.`,
      `${front}${what} ${be} ${done} by ${now}.`,
    ],
  ),
  // 'Ann Lee handed the CEO post at Orr to Bo Ek', 'passed the reins of Orr to Bo Ek, who is now CEO'
  ruleHolding(
    'post|reins|helm|job|baton|role|position',
    String.raw`^(${PERSON}|He|She) (?:has |had )?(?:handed|passed|turned|ceded)(?: over| on)? (?:the|his|her) (?:(CEO|CFO|CTO|COO|[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:post|job|role|position)|reins|helm|baton) (?:of|at) (${NAME}) (?:over |on )?to (${PERSON})((?: ${WHEN})?)(?:, who is now (?:its )?(CEO|CFO|CTO|COO|[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}))?\.?$`,
    ([, gone = '', post, body = '', next = '', when = '', now]) => {
      const title = post ?? now ?? 'head';
      return isPostTitle(title) || title === 'head'
        ? [`${next} replaced ${gone} as ${title} of ${body}${when}.`]
        : [];
    },
  ),
  // 'Ann Lee resigned as CEO of Orr; Bo Ek is her successor'
  rule(
    String.raw`^(${PERSON}) (?:has )?(?:resigned|retired|stepped down|stood down|left|quit) as ((?:the )?[^,;.]{3,70}?)((?: ${WHEN})?)[;,] (?:and )?(?:(${PERSON}) (?:is|was named|has been named|becomes|will be) (?:his|her|their) successor|(?:his|her|their) successor is (${PERSON}))\.?$`,
    ([, gone = '', post = '', when = '', one, other]) => [
      `${one ?? other} replaced ${gone} as ${post.replace(/^the /, '')}${when}.`,
    ],
  ),
  // 'Bo Ek now leads Orr as CEO', 'has been running Orr as managing director since May 2023'
  rule(
    String.raw`^(${PERSON}|He|She) (now (?:leads|heads|runs|manages)|has (?:been (?:leading|heading|running|managing)|led|headed|run|managed)|led|headed|ran|managed) (${NAME}|the (?:company|firm|group|bank|club)) as (?:its |the )?(CEO|CFO|COO|chief executive(?: officer)?|managing director|chair(?:man|woman)?|president|general manager|director)((?: (?:since|from|until|in|for) [^,;]{3,40}?)?)\.?$`,
    ([, who = '', does = '', body = '', post = '', when = '']) => [
      `${who} ${/^has/.test(does) ? 'has been' : does.startsWith('now') ? 'is now' : 'was'} ${post} of ${body}${when}.`,
    ],
  ),
  // 'Orr Ltd is led by Bo Ek, who was appointed in March 2021'
  ruleHolding(
    ', who ',
    String.raw`^((?:The )?${NAME}|It|The [\p{Ll} ]{2,30}?) is (?:now |currently )?(led|headed|run|managed|chaired|directed|edited|coached|captained|conducted|governed) by (${PERSON}), who (?:was |has been )?(?:appointed|elected|named|hired|chosen|chose|picked|recruited|promoted|installed|took over|took office|took charge|joined) (?:to the (?:post|position|job|role|office) |as (?:its |the )?[\p{Ll} -]{2,30}? )?(?:in|on) (${DATE})\.?$`,
    ([, what = '', done = '', who = '', when = '']) => [`${what} has been ${done} by ${who} since ${when}.`],
  ),
  // 'Orr Ltd: Bo Ek takes over as CEO from Ann Lee'
  rule(
    String.raw`^(${NAME}): (${PERSON}) (?:takes|took|has taken) over as (CEO|CFO|COO|[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}) from (${PERSON})((?: ${WHEN})?)\.?$`,
    ([, body = '', next = '', post = '', gone = '', when = '']) =>
      isPostTitle(post) ? [`${next} replaced ${gone} as ${post} of ${body}${when}.`] : [],
  ),
  // 'Bo Ek took over from Cy Moe as Ann Lee's manager'
  rule(
    String.raw`^(${PERSON}|He|She) (?:(?:has )?(?:took over from|taken over from|replaced|succeeded|replaces|succeeds)|takes over from) (${PERSON}) as (${PERSON})['’]s (manager|boss|supervisor|line manager|superior)((?: ${WHEN})?)\.?$`,
    ([, next = '', gone = '', whose = '', post = '', when = '']) => [
      `${whose} no longer reports to ${gone}${when}.`,
      `${next} is ${whose}'s ${post}.`,
    ],
  ),
  // 'Orr fired its CEO Ann Lee and put Bo Ek in charge'
  rule(
    String.raw`^(${NAME}|The board of ${NAME}) (?:has )?(?:fired|dismissed|sacked|ousted|removed) (?:its |the )?(CEO|CFO|COO|chief executive|managing director|chair(?:man|woman)?|president|head|director)?,? ?(${PERSON}),? and (?:has )?(?:put|placed) (${PERSON}) in charge((?: ${WHEN})?)\.?$`,
    ([, body = '', post = 'head', gone = '', next = '', when = '']) => [
      `${next} replaced ${gone} as ${post} of ${body.replace(/^The board of /, '')}${when}.`,
    ],
  ),
  // 'Milan Dorsk became chief executive of Orr in January 2023, when Ida Holm stepped down after nine years'
  ruleHolding(
    'when |after |because |since ',
    String.raw`^(${PERSON}|He|She) (${COMES}) ((?:the )?[^,;.\d]{3,70}?) (${WHEN}),? (?:when|after|because) (${PERSON}) (?:had )?(${LEFT})(?: (?:after|for|to) [^,;]{2,60})?\.?$`,
    ([, who = '', comes = '', post = '', when = '', gone = '']) => [
      `${gone} stepped down as ${post} ${when}.`,
      `${who} ${comes} ${post} ${when}.`,
    ],
  ),
  // 'Ida Holm was elected chair of Orr in May 2021 following the resignation of Bo Orr'
  ruleHolding(
    'following |after ',
    String.raw`^(${PERSON}|He|She) (${COMES}) ((?:the )?[^,;.\d]{3,70}?) (${WHEN}),? (?:following|after) the (?:\p{Ll}+ )?${LEAVING} of (${PERSON})\.?$`,
    ([, who = '', comes = '', post = '', when = '', gone = '']) => [
      `${gone} stepped down as ${post} ${when}.`,
      `${who} ${comes} ${post} ${when}.`,
    ],
  ),
  // 'is the rector of Orr University, a post she has held since 2014'
  ruleHolding(
    '(?:post|position|office|role|job) ',
    String.raw`^(${NAME}|He|She) (is|was|became|has been) ((?:the |an? )?[^,;.]{3,80}?), an? (?:post|position|office|role|job) (?:that |which )?(?:s?he|they) (has held|held|had held|has had|had|has been in|left|gave up|took up|took|assumed) ((?:since|from|until|between|in|on) [^,;.]{4,40})\.?$`,
    ([, who = '', be = '', post = '', held = '', when = '']) => {
      const [, bare = '', since = ''] =
        new RegExp(`^(.+?) ((?:in|on|since|from) ${DATE})$`, 'u').exec(post) ?? [];
      // 'became director of Orr in 1986, a post she held until 2016'
      if (since !== '')
        return [
          `${who} ${be} ${post}.`,
          /^(?:left|gave)/.test(held)
            ? `${who} stepped down as ${bare} ${when}.`
            : `${who} ${/^has/.test(held) ? 'has been' : 'was'} ${bare} ${when}.`,
        ];
      if (/^has (?:held|had|been)/.test(held)) return [`${who} has been ${post} ${when}.`];
      if (/^(?:left|gave)/.test(held))
        return [`${who} ${be} ${post}.`, `${who} stepped down as ${post} ${when}.`];
      return [`${who} ${/^(?:took|assumed)/.test(held) ? 'became' : 'was'} ${post} ${when}.`];
    },
  ),
  // 'became conductor of Orr Choir in 1971, a position he held for twelve years'
  ruleHolding(
    '(?:post|position|office|role|job) ',
    String.raw`^(${NAME}|He|She) (became|was (?:appointed|elected|named|made)|took over as) ((?:the |an? )?[^,;.\d]{3,80}?) in (${YEAR}), an? (?:post|position|office|role|job) (?:that |which )?(?:s?he|they) (?:held|had|kept|occupied|filled) for ([\p{Ll}-]+|\d{1,2}) years\.?$`,
    ([, who = '', became = '', post = '', year = '', count = '']) => {
      const years = countOf(count);
      return Number.isFinite(years)
        ? [
            `${who} ${became} ${post} in ${year}.`,
            `${who} was ${post} from ${year} to ${Number(year) + years}.`,
          ]
        : [];
    },
  ),
  // 'Ann Lee (2001–2015) was preceded as bishop of Osby by Bo Orr', 'Before Ann Lee, Bo Orr was mayor of Osby'
  ruleHolding(
    'preceded ',
    String.raw`^(${PERSON}|He|She)(?: \([^()]{4,24}\))?,? (?:was|is|had been) preceded (?:as (${POST}) )?by (${PERSON})(?: as (${POST}))?\.?$`,
    ([, who = '', early, gone = '', late]) => {
      const post = early ?? late;
      return [`${who} succeeded ${gone}${post === undefined ? '' : ` as ${post}`}.`];
    },
  ),
  // 'was mayor of Osby from 1990 to 2001, succeeding Bo Orr'
  ruleHolding(
    'succeeding |replacing |following |taking over from ',
    String.raw`^(${PERSON}|He|She) ((?:was|has been|served as|is|has served as|led|headed|ran|has led|has headed) [^,;]{3,90}? (?:from|since|between) [^,;]{4,40}),? (?:succeeding|replacing|following|taking over from) (${PERSON})(?: (?:as|in) [^,;]{3,60})?\.?$`,
    ([, who = '', was = '', gone = '']) => [`${who} ${was}.`, `${who} succeeded ${gone}.`],
  ),
  ruleHolding(
    'preceded ',
    String.raw`^(${PERSON}|He|She) was preceded by (${PERSON}) and (?:was )?(?:succeeded|followed|replaced) by (${PERSON})\.?$`,
    ([, who = '', before = '', after = '']) => [
      `${who} succeeded ${before}.`,
      `${who} was succeeded by ${after}.`,
    ],
  ),
  ruleHolding(
    '[Bb]efore |[Aa]fter ',
    String.raw`^(Before|After) (${PERSON}), (${PERSON}) (?:was|had been|served as|became) (?:the )?(${POST})\.?$`,
    ([, word = '', one = '', other = '', post = '']) =>
      word === 'Before'
        ? [`${one} succeeded ${other} as ${post}.`]
        : [`${other} succeeded ${one} as ${post}.`],
  ),
  // 'worked at Orr until she retired in 2023', 'was head of Orr until his retirement in 2015'
  ruleHolding(
    'until ',
    String.raw`^(${PERSON}|He|She) ((?:worked|taught|was|served|played|led|ran|headed|has been|had been) [^,;]{3,90}?),? until (?:(?:his|her) (retirement|departure|resignation|dismissal)|s?he (retired|left|resigned|stepped down|was dismissed|was fired)) ((?:in|on) ${DATE})\.?$`,
    ([, who = '', did = '', noun, verb, when = '']) => [
      `${who} ${did} until ${when.replace(/^(?:in|on) /, '')}.`,
      ...(noun === 'retirement' || verb === 'retired' ? [`${who} retired ${when}.`] : []),
    ],
  ),
  // 'ran Orr until March 2022, when Ann Lee took over as manager', 'led it until 2021, when Ann Lee succeeded him'
  ruleHolding(
    ', when ',
    String.raw`^(${PERSON}|He|She) (${Object.keys(DONE).join('|')}) ([^,;]{2,60}?)((?: from ${DATE})?) until (${DATE}), when (${PERSON}) (?:took over|took (?:his|her) place|(succeeded|replaced) (?:him|her))(?: as ([^,;.]{3,50}?))?\.?$`,
    ([, who = '', did = '', what = '', from = '', when = '', next = '', follows, post]) => [
      `${who} ${did} ${what}${from} until ${when}.`,
      post === undefined
        ? `${next} has ${DONE[did] ?? did} ${what} since ${when}.`
        : `${next} became ${/ (?:of|at) /.test(post) ? post : `${post} of ${what}`} ${/^\d{1,2} /.test(when) ? 'on' : 'in'} ${when}.`,
      ...(follows === undefined || /^(?:He|She)$/.test(who) ? [] : [`${next} succeeded ${who}.`]),
    ],
  ),
  // 'was CEO of Orr for nine years before retiring in 2023'
  ruleHolding(
    'before ',
    String.raw`^(${PERSON}|He|She) ((?:worked|taught|was|served|led|ran|headed) [^,;]{3,90}?)(?: for [\p{L}\d -]{2,24} years)?,? before (retiring|stepping down|leaving|resigning) ((?:in|on) ${DATE})\.?$`,
    ([, who = '', did = '', verb = '', when = '']) => [
      `${who} ${did} until ${when.replace(/^(?:in|on) /, '')}.`,
      ...(verb === 'retiring' ? [`${who} retired ${when}.`] : []),
    ],
  ),
  // 'Orr Ltd has poached Ann Lee from its rival Tarn Press'
  ruleHolding(
    HIRING,
    String.raw`^((?:The )?${NAME}) (?:has |have )?(?:recently |just )?(?:${HIRING}) (?:(?:its |their |the )?(?:[\p{Ll}-]+ ){1,3}?)?(${PERSON}) (?:away )?from ${RIVAL}(${NAME})((?: as (?:its |an? )?\p{Ll}[^,;.]{2,40}?)?)${DATE_BEHIND}\.?$`,
    ([, firm = '', who = '', old = '', as = '', when = '']) => changed(who, old, firm, as, when),
  ),
  // 'Orr Ltd has snapped up Ann Lee, until now head of sales at Tarn Press'
  ruleHolding(
    'poached|lured|wooed|enticed|headhunted|head-hunted|snapped up|plucked|signed up|secured the services of',
    String.raw`^((?:The )?${NAME}) (?:has |have )?(?:recently |just )?(?:poached|lured|wooed|enticed|headhunted|head-hunted|snapped up|plucked|signed up|secured the services of) (${PERSON})(?:, (?:formerly|previously) ([^;]{3,120}?)|((?:,? as (?:its |an? )?\p{Ll}[^,;.]{2,40}?)?)${DATE_BEHIND})\.?$`,
    ([, firm = '', who = '', before, as = '', when = '']) =>
      kindOfName(who).kind === 'person' && kindOfName(firm).kind !== 'person'
        ? [...(before === undefined ? [] : [formerly(who, before)]), `${firm} has hired ${who}${as}${when}.`]
        : [],
  ),
  // 'Ann Lee was lured away from Tarn Press by Orr Ltd', 'has been poached by Orr Ltd from its rival Tarn Press, where she was …'
  ruleHolding(
    HIRING,
    String.raw`^(${PERSON}|He|She) (?:was|has been|had been|got) (?:recently |just )?(?:${HIRING})(?: away)?(?: from ${RIVAL}(${NAME}) by ((?:the )?${NAME})| by ((?:the )?${NAME}) from ${RIVAL}(${NAME}))((?: as (?:its |an? )?\p{Ll}[^,;.]{2,40}?)?)${DATE_BEHIND}((?:, where [^;]{3,120}?)?)\.?$`,
    ([, who = '', from, by, taker, before, as = '', when = '', where = '']) =>
      changed(who, from ?? before ?? '', by ?? taker ?? '', as, when, where),
  ),
  // 'Ann Lee joined Orr Ltd from its rival Tarn Press in May'
  ruleHolding(
    'joined',
    String.raw`^(${PERSON}|He|She) (?:has )?joined ((?:the )?${NAME}) from (?=(?:its|their|the|rival|competitor) )${RIVAL}(${NAME})((?: as (?:its |an? )?\p{Ll}[^,;.]{2,40}?)?)${DATE_BEHIND}((?:, where [^;]{3,120}?)?)\.?$`,
    ([, who = '', firm = '', old = '', as = '', when = '', where = '']) =>
      changed(who, old, firm, as, when, where),
  ),
  // 'Since Bo Orr retired in May, Ann Lee has been harbour master of Osby'
  ruleHolding(
    'Since ',
    String.raw`^Since (${PERSON}) (?:has )?${LEFT}((?: ${WHEN})?), (${PERSON}) has been ((?:the |its |their )?${POST})\.?$`,
    ([, gone = '', when = '', next = '', post = '']) => [`${next} succeeded ${gone} as ${post}${when}.`],
  ),
  // 'Ann Lee's contract with Orr was not renewed in June 2023'
  ruleHolding(
    ' contract ',
    String.raw`^(${PERSON})['’]s? (?:employment |work )?contract (?:with|at) ((?:the )?${NAME}) (?:was not renewed|has not been renewed|was not extended|was terminated|has been terminated|ran out|ended)((?: ${WHEN})?)\.?$`,
    ([, who = '', firm = '', when = '']) =>
      kindOfName(who).kind === 'person' ? [`${who} left ${firm}${when}.`] : [],
  ),
  // 'Ann Lee's last day at Orr was 31 May 2023', 'My first day at Orr is Monday'
  ruleHolding(
    '(?:last|first) (?:working )?day',
    String.raw`^(My|Our|${PERSON})(?:['’]s)? (last|first) (?:working )?day (?:of work )?(?:at|with) ((?:the )?${NAME}) (is|was|will be) (?:on )?((?:${WEEKDAY},? (?:the )?)?(?:\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: ${YEAR})?|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? ${YEAR})?)|${WEEKDAY}|today|tomorrow|yesterday)\.?$`,
    ([, whose = '', which = '', firm = '', be = '', day = '']) => {
      const who = whose === 'My' ? 'I' : whose.replace(/['’]s?$/u, '');
      const goes = who === 'I' ? 'leave' : 'leaves';
      const comes = who === 'I' ? 'join' : 'joins';
      const leaves = which === 'last' ? (be === 'was' ? 'left' : goes) : be === 'was' ? 'joined' : comes;
      return whose === 'Our' ? [] : [`${who} ${leaves} ${firm}${/^to|^ye/.test(day) ? '' : ' on'} ${day}.`];
    },
  ),
  // 'The mayors of Osby have been Ann Lee (1990–1998), Bo Orr (1998–2010) and Cy Moe (since 2010)'
  ruleHolding(
    String.raw`\d\)`,
    String.raw`^(?:The )?(?:[Ff]ormer |[Pp]ast |[Pp]revious )?(\p{L}\p{Ll}+(?: \p{Ll}+)?)s of ((?:the )?${NAME})(?: since ${YEAR})?(?: (?:have been|were|are|have included|include|included)|:) (${TERM}(?:(?:, ${TERM})*,? and ${TERM}|(?:, ${TERM})+))\.?$`,
    ([, title = '', body = '', list = '']) =>
      isPostTitle(title.toLowerCase())
        ? list.split(/(?<=\)),? (?:and )?/).map((one) => {
            const [, who = '', from = '', to] =
              /^(.+?) \((?:from |since )?(\d{4})(?: ?[–-] ?(.*))?\)$/u.exec(one) ?? [];
            const isOver = to !== undefined && /^\d/.test(to);
            return `${who} ${isOver ? 'was' : 'has been'} the ${title.toLowerCase()} of ${body} ${isOver ? `from ${from} to ${to}` : `since ${from}`}.`;
          })
        : [],
  ),
  // 'Ann Lee moves from Sales to Marketing and now reports to Bo Orr'
  ruleHolding(
    ' from (?:Sales|Marketing|Finance|HR|IT|Engineering|Support|Operations|Legal|Product|Design|Logistics|Purchasing|Accounting|Accounts|Research|Communications|Customer|Procurement|Production|Payroll)',
    String.raw`^(${PERSON}|He|She) (?:is moving|moves|moved|has moved|transfers|transferred|has transferred|switches|switched|(?:was|has been|is being|will be) (?:moved|transferred|reassigned|switched|posted)) from (?:the )?(${DEPARTMENT})(?: (?:department|team|division|desk|unit))? to (?:(${DEPARTMENT})|the (${DEPARTMENT}|\p{Lu}[\p{L}&-]+(?: (?:and |& )?\p{Lu}[\p{L}-]+)?) (?:department|team|division|desk|unit))((?: ${WHEN})?)(?:,? and ((?:now )?\p{Ll}+s? [^;]+?))?\.?$`,
    ([, who = '', old = '', one, other, when = '', rest]) => [
      `${who} left the ${departmentOf(old)} team${when}.`,
      `${who} joined the ${departmentOf(one ?? other ?? '')} team${when}.`,
      ...(rest === undefined ? [] : [`${who} ${rest}.`]),
    ],
  ),
];

/** 'sales' of 'Sales', 'HR' of 'HR' */
function departmentOf(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.toLowerCase();
}
