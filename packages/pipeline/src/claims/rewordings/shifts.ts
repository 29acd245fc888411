import { pastOf } from '../../language/words/inflections.ts';
import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { countOf } from '../../language/words/number-words.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { noLonger } from './no-longer.ts';
import { capital, DATE, MONTH, NAME, type Rule, rule, uncapital, YEAR } from './sentence-rule.ts';

/** Whose thing it was, or who ran it: Ann Lee of 'belonged to Ann Lee', 'was led by Ann Lee'. */
const ofWhom = new RegExp(
  `(?:^belonged to|^(?:was|had been) .{0,40}?\\b(?:by|of)) (?:the \\p{Ll}+ )?(${NAME})`,
  'u',
);

const COUNT =
  '(\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const WHO = `(?:${NAME}|S?[Hh]e|I|They)`;
const LATER = `(?:${COUNT} (?:years?|months?|weeks?|days?) later|the (?:following|next) (?:year|month|week|day))`;
const AMOUNT = String.raw`(?:about |around |nearly |almost |some |over )?[$€£]?\d[\d.,]*\d?(?: (?:thousand|million|billion))?%?`;
const POINT = `(?:(?:in|on|at the (?:end|beginning|start) of|by) ${DATE}|${LATER})`;

/** What somebody did next, by the participle that tells it. */
const next: Readonly<Record<string, string>> = {
  moving: 'moved',
  joining: 'joined',
  becoming: 'became',
  going: 'went',
  founding: 'founded',
  returning: 'returned',
  settling: 'settled',
  transferring: 'transferred',
  switching: 'switched',
  retiring: 'retired',
  emigrating: 'emigrated',
  taking: 'took',
  starting: 'started',
};
const NEXT = `(${Object.keys(next).join('|')})`;

/** Where people learn, are treated or are held as well as work. */
const SCHOOL = /\b(?:School|College|University|Academy|Institute|Seminary|Hospital|Clinic|Prison|Camp)\b/;

/** How somebody is at a place for years. */
const STAYED =
  '((?:lived|worked|studied|taught|served|played)(?: as [^,;]{2,40}?)?(?: (?:in|at|for|with|on|under))?|ran|led|managed|headed|chaired|coached|edited|owned)';

/** What is done at one place after another. */
const AT_PLACES =
  '(?:has |had )?(?:lived|worked|studied|taught|played|served|trained|practi[sc]ed|resided|stayed|been based)|(?:was|were) (?:based|stationed|owned|run|led|managed|published|sponsored|edited|moored|kept|housed)';
const PLACED = `(?:in|at|for|with|by|on) ${NAME}`;
const SPAN_OF_STAY = `(?: (?:until|till|up to|to) ${DATE}| from ${DATE} (?:to|until) ${DATE}| (?:from|since) ${DATE})?`;
const THEN = '(?:then|later|afterwards|thereafter|after that|subsequently|next|finally)';

/** Each place with its own stretch: what comes next begins where the one before ended. */
function staysInTurn([
  ,
  ,
  start,
  front,
  who = '',
  does = '',
  first = '',
  rest = '',
]: RegExpExecArray): string[] {
  const places = [
    first,
    ...rest.split(new RegExp(`,? (?:and )?${THEN} (?=(?:in|at|for|with|by|on) )`, 'u')).slice(1),
  ];
  let last = front;
  const told = places.map((place, i) => {
    const [, where = '', from, until] =
      new RegExp(`^(.+?)(?: (?:from|since) (${DATE}))?(?: (?:until|till|up to|to) (${DATE}))?$`, 'u').exec(
        place,
      ) ?? [];
    const since = from ?? (i === 0 ? start : last);
    const end = until ?? (i === 0 ? front : undefined);
    last = end;
    const when =
      since === undefined
        ? end === undefined
          ? ''
          : ` until ${end}`
        : end === undefined
          ? ` from ${since}`
          : ` from ${since} to ${end}`;
    return { text: `${capital(who)} ${does} ${where}${when}.`, isPlaced: i === 0 || since !== undefined };
  });
  // without the end of what was before nothing tells when the next began
  return told.every(({ isPlaced }) => isPlaced) ? told.map(({ text }) => text) : [];
}

/** 'five years' up to a year, as the stretch that it is. */
const stretch = (count: string, until: string) => `from ${Number(until) - countOf(count)} to ${until}`;
const uncapitalThe = (what: string) => what.replace(/^(?:The|Its|Their|Our) /, (word) => word.toLowerCase());
const yearOf = (date: string) => date.slice(-4);
const onOrIn = (date: string) => (/^\d{1,2} /.test(date) ? 'on' : 'in');

/** 'Sorry, I was wrong earlier: the meeting is on Thursday', 'Actually, no: it is on Friday' */
export const owningUp =
  /^(?:(?:sorry|apologies|oops|actually|correction)[,:.!]? )?(?:I was (?:wrong|mistaken)|(?:I )?(?:made a mistake|got (?:that|it) wrong|misspoke))(?: (?:earlier|before|yesterday|above|last time|the other day|last week|in my last message))? ?[:;,–—-] (?=\S+ \S)|^(?:(?:sorry|oops|apologies)[,:.!]? )?(?:typo|wrong \p{Ll}+) ?[:;–—] (?=\S+ \S)|^(?:please )?(?:ignore|disregard|forget) (?:my|our|the) [^;:.]{3,40} ?[:;–—] (?=\S+ \S)|^(?:(?:actually|sorry|wait|oh|well),? )?no ?[:;–—] (?=\p{L}+ \p{L})/iu;

/** Changes and stays told with a word for the change: put straight. */
export const shifted: readonly Rule[] = [
  ...noLonger,
  // 'For a while Ann ran Orr'
  rule(
    '^For (?:a|some) (?:short |long |brief |little )?(?:while|time|period)(?: of time)?,? ((?!at\\b|in\\b|now\\b).+)$',
    ([, rest = '']) => [capital(rest)],
  ),
  // 'Ann stopped being the head of Orr in 2019'
  rule('^([^,;]+?) (?:stopped|ceased|quit) being (.+)$', ([, who = '', what = '']) => [
    `${who} ceased to be ${what}`,
  ]),
  // 'Bo Orr would later become head of the bank': told as it came
  rule(
    String.raw`^(?!.*\b(?:[Ii]f|[Uu]nless|[Hh]ad|said|says|told|hoped|thought|promised|announced|expected|feared|believed|knew|that)\b)(.+?) would (later|eventually|subsequently|ultimately)(?: go on to)? (\p{Ll}+)\b(.*)$`,
    ([, who = '', when = '', verb = '', rest = '']) => {
      if (verb === 'be') return / and |^They\b/.test(who) ? [] : [`${who} was ${when}${rest}`];
      return verb !== 'found' && (lookUpVerb(verb) & Word.verbBase) === 0
        ? []
        : [`${who} ${when} ${pastOf(verb)}${rest}`];
    },
  ),
  // 'In case Ann leaves Orr, …'
  rule('^In case (?!of\\b)(.+)$', ([, rest = '']) => [`If ${rest}`]),
  // "Orr's revenue for 2022 came to €1.1 billion"
  rule(
    String.raw`^((?:The |Its |Their |Our |${NAME}['’]s? )(?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+(?: (?:of|at) ${NAME})?) for (${YEAR}|FY ?${YEAR}|the (?:first|second|third|fourth) (?:quarter|half) of ${YEAR}) (?:was|were|came to|amounted to|totall?ed|reached|stood at|came in at) (${AMOUNT}[^;]*)$`,
    ([, what = '', when = '', rest = '']) => {
      const [, value = rest, behind = ''] = /^((?:[^,.]|[.,](?=\d))+)(.*)$/u.exec(rest) ?? [];
      if (/ (?:in|on|for|from|since) /.test(value)) return [];
      const [, source] = /^, according to (.+?)\.?$/u.exec(behind) ?? [];
      if (source === undefined) return [`${what} was ${value} in ${when}${behind}`];
      const owner = what.replace(/(?<=['’]s?) .*$/u, '');
      return [
        `According to ${source.replace(/^its /, `${owner} `)}, ${uncapitalThe(what)} was ${value} in ${when}.`,
      ];
    },
  ),
  rule(
    `^((?:The |Its |Their |Our |${NAME}['’]s? |(?=(?:(?:Net|Gross|Annual|Total|Operating) )?\\p{Lu}?\\p{Ll}+ (?:at|of) \\p{Lu}))[^,;]{2,60}?) (?:came to|came in at|amounted to|totall?ed) ((?:[A-Z]{3} )?${AMOUNT}.*)$`,
    ([, what = '', rest = '']) => [`${what} was ${rest}`],
  ),
  // 'Ann is no longer with Orr'
  rule(
    String.raw`^((?:(?:As of|From|Since|Effective) [^,]{3,30},? )?)(${NAME}|[Hh]e|[Ss]he) is no longer (with|at|employed (?:by|at|with)) (${NAME})((?:[.,]| (?:since|from|as of|after)\b).*)$`,
    ([, front = '', who = '', word = '', firm = '', rest = '']) => {
      const { kind } = kindOfName(firm);
      const isFirm = kind === 'organization' || (kind === 'unknown' && word !== 'at');
      return isFirm && !/^(?:organization|place)$/.test(kindOfName(who).kind)
        ? [`${front}${who} no longer works at ${firm}${rest}`]
        : [];
    },
  ),
  // 'Yesterday's board meeting was chaired by Ann': a day has no meeting of its own
  rule(
    String.raw`^(Today|Yesterday|Tomorrow|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Last|This|Next) (?:week|month|year))['’]s ((?:[\p{Ll}-]+ ){1,3}?)(is|was|are|were|has|have|had|will|takes?|took|went|goes|starts?|started|begins?|began|ended|ends)\b(.+)$`,
    ([, day = '', what = '', verb = '', rest = '']) => {
      const isMoved = /^ (?:been |being )?(?:postponed|moved|pushed|put|rescheduled|brought|delayed)\b/.test(
        rest,
      );
      const when = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(day) ? `on ${day} ` : `${uncapital(day)} `;
      return [`The ${what}${isMoved ? '' : when}${verb}${rest}`];
    },
  ),
  // 'Between 2004 and 2008 Silja Raud was at Teknor'
  rule(
    `^((?:(?:[Bb]etween|[Ff]rom) ${DATE} (?:and|to|until) ${DATE},? )?)(${NAME}|[Hh]e|[Ss]he) was (?:at|with) (${NAME})((?: (?:between|from) ${DATE} (?:and|to|until) ${DATE})?)\\.?$`,
    ([, front = '', who = '', firm = '', when = '']) => {
      const { kind } = kindOfName(who);
      const isSomebody =
        /^s?he$/i.test(who) || kind === 'person' || (kind === 'unknown' && /^\S+ \S+$/.test(who));
      const isFirm = /^(?:organization|unknown)$/.test(kindOfName(firm).kind) && !SCHOOL.test(firm);
      return isSomebody && isFirm && front !== when ? [`${front}${who} worked at ${firm}${when}.`] : [];
    },
  ),
  // 'In 2020 the status of Heron was changed from active to suspended'
  rule(
    String.raw`^(?:((?:In|On) [^,]{3,20}?),? )?([Tt]he status of [^,;]{2,60}?) (?:was |has been )?(?:changed|moved|updated|switched) from [\p{Ll} -]{3,20} to ([\p{Ll} -]{3,20}?)((?: (?:in|on)\b[^,;]*?)?)\.?$`,
    ([, front, what = '', value = '', when = '']) => {
      const date = (front ?? when).trim().replace(/^(?:in|on) /i, '');
      return [`${capital(what)} is ${value}${date === '' ? '' : ` since ${date}`}.`];
    },
  ),
  // 'Work on Project Linden is under way again'
  rule(
    String.raw`^(?:Work on )?((?:[Tt]he |[Oo]ur )?(?:[\p{Ll}-]+ ){0,2}(?:[Pp]roject|[Pp]rogramme|[Ss]cheme|[Cc]ampaign)(?: ${NAME})?|${NAME} project|[Tt]he ${NAME} (?:portal|app|platform|migration|roll-?out|rewrite|redesign|site|website|system|service|tool|dashboard|extension)) (?:(?:is|are) (?:running|under way|underway|going) again|(?:is|are) back on(?:: work (?:has )?resumed)?|resumed|(?:has |have )?restarted|(?:was|has been) (?:restarted|revived|taken up again))((?: (?:in|on|since|from|last|this) [^,;]{3,30}?)?)\.?$`,
    ([, what = '', when = '']) => [`${capital(what)} has resumed${when}.`],
  ),
  // 'Ivo is in charge of FC Dorne as coach'
  rule(
    String.raw`^(${NAME}|[Hh]e|[Ss]he) (is|was|has been|had been) in charge of ((?:the )?${NAME}) as (?:its |their |the )?(\p{Ll}[\p{Ll} -]{2,30}?)((?: (?:from|since|until|in|between) [^,;]{3,40}?)?)\.?$`,
    ([, who = '', be = '', body = '', post = '', when = '']) => [
      `${who} ${be} the ${post} of ${body}${when}.`,
    ],
  ),
  // 'changed the name of Station Road to Mandela Street'
  rule(
    `^(.{2,60}?) (?:has |have )?(?:changed|altered) the name of (${NAME}) (?:from [^,]{2,40} )?to (${NAME})(.*)$`,
    ([, who = '', what = '', name = '', rest = '']) => [`${who} renamed ${what} to ${name}${rest}`],
  ),
  // 'Ann took over from Bo as editor of the Post', 'took over as editor from Bo'
  rule(
    `^(${WHO}) (?:has |have )?(?:took|taken) over from (${NAME}) as (.+)$`,
    ([, who = '', whom = '', post = '']) => [`${who} succeeded ${whom} as ${post}`],
  ),
  rule(
    String.raw`^(${WHO}) (?:has |have )?(?:took|taken) over as ([^,;]{3,60}?) from (?!\d)(?!${MONTH})(${NAME})((?:[.,]| (?:in|on|at|last)\b).*)$`,
    ([, who = '', post = '', whom = '', rest = '']) => [`${who} succeeded ${whom} as ${post}${rest}`],
  ),
];

/** Sentences with two times or two values in them: each said on its own. */
export const stretched: readonly Rule[] = [
  // 'Ana went from Orr Ltd to Tarn Ltd in 2021'
  rule(
    String.raw`^(${NAME}|[Hh]e|[Ss]he) (?:has gone|had gone|went) from (${NAME}) to (${NAME})((?: (?:in|on|last) [^,;]{3,30}?)?)\.?$`,
    ([, who = '', from = '', to = '', when = '']) =>
      [from, to].every((firm) => kindOfName(firm).kind === 'organization')
        ? [`${who} left ${from}${when}.`, `${who} joined ${to}${when}.`]
        : [],
  ),
  // 'Ann lived in Ghent for five years before moving to Delft in 2019'
  rule(
    String.raw`^(${WHO}) ${STAYED} ([^,;\d]*?) ?for (?:about |almost |nearly )?${COUNT} years(?:,? before|,? and then) ${NEXT} ([^,;]*?)(?:in|on) (${DATE})\.?$`,
    ([, who = '', stayed = '', where = '', count = '', then = '', what = '', date = '']) => [
      `${who} ${stayed} ${where} ${stretch(count, yearOf(date))}.`.replace(/ {2,}/g, ' '),
      `${who} ${next[then] ?? ''} ${what}${onOrIn(date)} ${date}.`,
    ],
  ),
  // 'Before joining Orr in 2018, Ann spent four years at Tarn'
  rule(
    String.raw`^Before ${NEXT} ([^,;]*?)(?:in|on) (${DATE}), (${WHO}) (?:had )?(?:spent|worked for|worked) (?:about |almost |nearly )?${COUNT} years (at|in|with|for) (${NAME})\.?$`,
    ([, then = '', what = '', date = '', who = '', count = '', word = '', where = '']) => {
      const isHome = word === 'in' && kindOfName(where).kind !== 'organization';
      return [
        `${capital(who)} ${isHome ? 'lived in' : `worked ${word === 'in' ? 'at' : word}`} ${where} ${stretch(count, yearOf(date))}.`,
        `${capital(who)} ${next[then] ?? ''} ${what}${onOrIn(date)} ${date}.`,
      ];
    },
  ),
  // 'Ann returned to Leipzig in 2015 after eight years in Chicago'
  rule(
    String.raw`^(${WHO}) ((?:returned|moved|came|went|joined|left|retired)\b[^,;]*?) (in|on) (${DATE}),? after (?:spending )?${COUNT} years (in|at|with) (${NAME})\.?$`,
    ([, who = '', does = '', on = '', date = '', count = '', word = '', where = '']) =>
      stayedAndWent(who, `${does} ${on} ${date}`, count, word, where, date),
  ),
  // 'After twenty years at Siemens, Ann retired in December 2019'
  rule(
    String.raw`^After (?:spending )?${COUNT} years (in|at|with) (${NAME}), (${WHO}) ((?:returned|moved|came|went|joined|left|retired|founded|became)\b[^,;]*?) (in|on) (${DATE})\.?$`,
    ([, count = '', word = '', where = '', who = '', does = '', on = '', date = '']) =>
      stayedAndWent(capital(who), `${does} ${on} ${date}`, count, word, where, date),
  ),
  // 'From 1998 until his death in 2011, Ann lived in Uppsala', 'was its head until her retirement in 2011'
  rule(
    String.raw`^((?:From|Since) ${DATE} )until (?:his|her) (death|retirement) (?:in|on) (${DATE}),? (${NAME}|s?he) (.+?)\.?$`,
    ([, from = '', how = '', date = '', who = '', does = '']) => [
      `${from}until ${date}, ${who} ${does}.`,
      `${capital(who)} ${how === 'death' ? 'died' : 'retired'} ${onOrIn(date)} ${date}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}|S?[Hh]e) ([^;]+?) until (his|her) (death|retirement) (?:in|on) (${DATE}|1[0-4]\d\d)\.?$`,
    ([, who = '', what = '', own = '', how = '', date = '']) => {
      // 'Orr Mill belonged to Ann Lee until her death': the mill did not die
      const gone = ofWhom.exec(what)?.[1] ?? whoseEnd(who, what, own === 'his' ? 'male' : 'female');
      return [
        `${who} ${what} until ${date}.`,
        ...(gone === null
          ? []
          : [`${gone} ${how === 'death' ? 'died' : 'retired'} ${onOrIn(date)} ${date}.`]),
      ];
    },
  ),
  // 'lived in Lund until 2010, then in Malmo', 'From 2005 to 2010 he worked at Orr, then at Tarn until 2015 and later at Loom'
  rule(
    String.raw`^(?:(?:(Until|Up to|Till) |From (${DATE}) (?:to|until) )(${DATE}),? )?(${WHO}|The (?:\p{Ll}+ ){0,2}\p{Ll}+) (${AT_PLACES}) (${PLACED}${SPAN_OF_STAY})((?:,? (?:and )?${THEN} ${PLACED}${SPAN_OF_STAY}){1,4})\.?$`,
    staysInTurn,
  ),
  // 'lived in Osaka until 2018, then in Nagoya for two years, and now lives in Tokyo'
  rule(
    String.raw`^(${WHO}) ((?:lived|worked|studied|taught|played)) (in|at|for) ([^,;]+? (?:until|to) (${DATE})),? (?:and )?then (?:in|at|for) (${NAME}) (?:for ${COUNT} years?|until (${DATE}))(?:,? (?:and|but) (.+?)|)\.?$`,
    ([, who = '', verb = '', word = '', first = '', date = '', place = '', count = '', until, rest]) => {
      const end = until ?? String(Number(yearOf(date)) + countOf(count));
      return [
        `${who} ${verb} ${word} ${first}.`,
        `${who} ${verb} ${word} ${place} from ${date} to ${end}.`,
        ...(rest === undefined ? [] : [`${who} ${rest}.`]),
      ];
    },
  ),
  // 'lived in Leeds until 2020, then Ghent'
  rule(
    String.raw`^(${WHO}) (lived|worked|studied|taught|played) (in|at|for) ([^,;]+?) until (${DATE}),? (?:and )?then (${NAME})\.?$`,
    ([, who = '', verb = '', word = '', first = '', date = '', second = '']) => [
      `${who} ${verb} ${word} ${first} until ${date}.`,
      `${who} ${verb} ${word} ${second} from ${date}.`,
    ],
  ),
  // 'moved its head office from Trieste to Milan in 1999 and from Milan to Turin in 2014'
  rule(
    String.raw`^(${WHO}|It) ((?:has )?moved(?: (?:its|the) [\p{Ll} ]{3,30}?)?) ((?:from [^,;\d]{2,40} )?to [^,;\d]{2,40} ${POINT}),? and (?:then )?((?:from [^,;\d]{2,40} )?to [^,;\d]{2,40} ${POINT})\.?$`,
    (match) => {
      const [, who = '', moved = '', first = ''] = match;
      const second = / and (?:then )?((?:from [^,;]+? )?to [^,;]+?)\.?$/u.exec(
        match[0].slice(who.length + moved.length + first.length),
      );
      return second === null ? [] : [`${who} ${moved} ${first}.`, `${who} ${moved} ${second[1] ?? ''}.`];
    },
  ),
  // 'lived in Lund until 2010 and in Malmo after that'
  rule(
    String.raw`^(${WHO}) ((?:lived|worked|studied|taught|played)) (in|at|for) ([^,;]+?) until (${DATE}),? and (?:then )?(in|at|for) (${NAME}) (?:after that|afterwards|thereafter|from then on|since|since then)\.?$`,
    ([, who = '', verb = '', word = '', first = '', date = '', then = '', second = '']) => [
      `${who} ${verb} ${word} ${first} until ${date}.`,
      `${who} ${verb} ${then} ${second} from ${date}.`,
    ],
  ),
  // 'was a lecturer at Bonn from 1971 to 1979, a professor in Kiel from 1979 to 1990 and then in Mainz until 2001'
  rule(
    String.raw`^(${NAME}|S?[Hh]e|I) (was|worked as|served as) ((?:an?|the) [^;]*?\b(?:from|between|until|since|in) [^;]*?\d{4}(?:,| and) [^;]*?\d{4})\.?$`,
    ([, who = '', be = '', list = '']) => {
      const parts = list.split(
        /(?<=\d{4})(?:,? and (?:then |later |finally )?|, (?:then |later )?)(?=(?:(?:as )?an? |the |in \p{Lu}|at \p{Lu}))/u,
      );
      const roles = parts.map(
        (part) => /^(?:as )?((?:an?|the) [^\d]+?) (?:in|at|for|of|with) /u.exec(part)?.[1],
      );
      return parts.length < 2 || roles[0] === undefined || !parts.every((part) => /\d{4}$/.test(part))
        ? []
        : parts.map((part, i) => {
            const role = roles.slice(0, i).findLast((known) => known !== undefined) ?? '';
            return `${who} ${be} ${/^(?:in|at) /.test(part) ? `${role} ` : ''}${part.replace(/^as /, '')}.`;
          });
    },
  ),
  // 'won the cup in 2017 and again two years later'
  rule(
    String.raw`^([^;]+?) ((?:in|on) ${DATE})(?:,? and (?:then )?|, then |, )(?:again|once more) ((?:in|on) ${DATE}|${LATER})\.?$`,
    ([, what = '', first = '', second = '']) => [`${what} ${first}.`, `${what} ${second}.`],
  ),
  // 'had 210 employees at the end of 2022 and 260 a year later'
  rule(
    String.raw`^([^;]+? (?:had|employed|has|was|were|counted|sold|made|earned|stood at|numbered)) (${AMOUNT})((?: \p{Ll}+){0,2}) (${POINT})(?:,? and|,? but|,) (${AMOUNT})((?: \p{Ll}+)?) (${POINT})\.?$`,
    (match) => {
      const [, what = '', first = '', unit = '', when = ''] = match;
      // counted groups of LATER lie in between
      const [, second = '', own = '', then = ''] =
        new RegExp(
          String.raw`(?:and|but|,) (${AMOUNT})((?: (?!in\b|on\b|at\b|by\b|an?\b)\p{Ll}+)?) (${POINT})\.?$`,
          'u',
        ).exec(match[0]) ?? [];
      return second === ''
        ? []
        : [`${what} ${first}${unit} ${when}.`, `${what} ${second}${own === '' ? unit : own} ${then}.`];
    },
  ),
  // 'Entry costs €8 for adults and €4 for children'
  rule(
    String.raw`^([^,;]{3,60}?) (costs?|is|are|will cost) ([$€£]?\d[\d.,]*(?: \p{Ll}+){0,3}?) for ([^,;\d]{3,40}?)(?:,? and|,) ([$€£]?\d[\d.,]*(?: \p{Ll}+){0,3}?) for ([^,;\d]{3,40}?)\.?$`,
    ([, what = '', verb = '', first = '', some = '', second = '', others = '']) => [
      `${what} for ${some} ${verb} ${first}.`,
      `${what} for ${others} ${verb} ${second}.`,
    ],
  ),
  // 'Membership costs $40 a year, or $25 for students'
  rule(
    String.raw`^([^,;]{3,60}?) (costs?|will cost) ([$€£]?\d[\d.,]*(?: \p{Ll}+)??)( (?:a|per) \p{Ll}+|),? (?:or|and|but) (?:only )?([$€£]?\d[\d.,]*(?: \p{Ll}+)??) for ([^,;\d]{3,40}?)\.?$`,
    ([, what = '', verb = '', first = '', per = '', second = '', others = '']) => [
      `${what} ${verb} ${first}${per}.`,
      `${what} for ${others} ${verb} ${second}${per}.`,
    ],
  ),
  // 'db-3 runs Debian 12 and was upgraded from Debian 11 in November'
  rule(
    String.raw`^(.{2,60}?) (?:runs|uses|is running|is on)(?: on)? (${NAME})(?: and|,? which) was (?:upgraded|updated|migrated|moved|switched) from (${NAME})((?: (?:in|on|last|at|this)\b[^,;]*?)?)\.?$`,
    ([, what = '', now = '', before = '', when = '']) => [
      `${what} stopped running on ${before}${when}.`,
      `${what} started running on ${now}${when}.`,
    ],
  ),
];

function stayedAndWent(
  who: string,
  went: string,
  count: string,
  word: string,
  where: string,
  date: string,
): string[] {
  const { kind } = kindOfName(where);
  const stayed = word === 'in' ? 'lived in' : kind === 'place' ? 'lived in' : `worked ${word}`;
  if ((word === 'in') === (kind === 'organization')) return [];
  return [`${who} ${stayed} ${where} ${stretch(count, yearOf(date))}.`, `${who} ${went}.`];
}

/** 'lived with Bo Ek until his death': whose it was, where another is named as well; null where it may be either's. */
function whoseEnd(who: string, what: string, gender: 'male' | 'female'): string | null {
  const others = [...what.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name);
  const other = others.findLast((name) => kindOfName(name).kind === 'person');
  if (other === undefined) return who;
  const own = /^[Hh]e$/.test(who) ? 'male' : /^[Ss]he$/.test(who) ? 'female' : kindOfName(who).gender;
  const theirs = kindOfName(other).gender;
  if (own !== null && own !== gender) return other;
  return theirs !== null && theirs !== gender ? who : null;
}
