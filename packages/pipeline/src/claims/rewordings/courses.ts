import { pastOf } from '../../language/words/inflections.ts';
import { KIN as KIN_NOUN } from '../../language/words/kin.ts';
import { verbShape, verbStem } from '../../language/words/lexicon.ts';
import { countOf } from '../../language/words/number-words.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { boardsListed } from './boards.ts';
import { clubs } from './clubs.ts';
import { handovers } from './handovers.ts';
import { capital, DATE, MONTH, NAME, NAMES, type Rule, rule, YEAR } from './sentence-rule.ts';
import { studiesAndElections } from './studies-and-elections.ts';

const COUNTED = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty';
const SPAN = `(\\d{1,2}|[Aa]n?|[Ss]everal|[Mm]any|${COUNTED}|${COUNTED.replace(/\b\w/g, (letter) => letter.toUpperCase())}) (year|month|week|day|decade)s?`;
const WHO = `(?:${NAME}|[Hh]e|[Ss]he|[Ii]t|I|[Tt]hey)`;
const CARED =
  'run|owned|led|managed|edited|directed|headed|chaired|conducted|coached|operated|published|taught|kept';
const KIN = String.raw`(?:(?:his|her|its|their) [\p{Ll} -]{3,30}? )?`;
const NUMBERED = `(\\d{1,2}|an?|${COUNTED})`;
const TURN =
  '(?:death|foundation|founding|opening|launch|birth|wedding|marriage|retirement|arrival|return|election|re-election|appointment|promotion|creation|establishment|independence|construction|completion|purchase|acquisition|takeover|closure|departure|resignation|divorce|merger|sale|move|relocation|split|separation|spin-off|reorgani[sz]ation|restructuring|privati[sz]ation|nationali[sz]ation|flotation|rebranding|renovation|refurbishment|reopening|graduation|inauguration|dismissal|accident|crash|fire|flood|war|revolution|reunification|bankruptcy|insolvency)';
const TERM = `(?:from|in|between|until|since) (?:${DATE})(?: (?:to|until|and) ${DATE})?`;
const POSTS = String.raw`[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}`;

/** 'joining Orr' of somebody, as what they did; null where it opens with no verb in -ing. */
function happened(doing: string): string | null {
  const [verb = '', ...rest] = doing.split(' ');
  if (verb === 'having') return null;
  if (verb === 'being') return ['was', ...rest].join(' ');
  if (/^(?:co-?)?founding$/.test(verb)) return [verb.replace(/ing$/, 'ed'), ...rest].join(' ');
  const stem = verb.endsWith('ing') ? verbStem(verb) : null;
  return stem === null ? null : [pastOf(stem), ...rest].join(' ');
}

type Span = { readonly count: string; readonly unit: string };

/** What somebody did years before a date, by its participle, and what they did then; months and many years tell no year. */
function longAfter(span: Span, doing: string, who: string, date: string, then: string): string[] {
  const did = happened(doing);
  // 'after joining it in 2012', 'after having left'
  if (did === null || /\d/.test(doing) || /^(?:having|being)\b/.test(doing)) return [];
  const count = span.unit === 'year' ? countOf(span.count) : Number.NaN;
  const when = Number.isNaN(count) ? '' : ` in ${Number(date.slice(-4)) - count}`;
  return [`${capital(who)} ${did}${when}.`, capital(then)];
}

/** 'on 3 May 2019', 'in 2019' */
const at = (date: string) => `${/^\d{1,2} /.test(date) ? 'on' : 'in'} ${date}`;

/** 'his son B' behind 'A': 'A's son B'. */
const kinOf = (who: string, other: string) => other.replace(/^(?:his|her|its|their) /, `${who}'s `);

/** 'its treasurer from 1995' */
const ownPost = new RegExp(`^(?:then |later )?(?:as )?(?:its |the )?(.+?) (${TERM})$`, 'u');

/** Sentences that tell what somebody or something was one after the other: each on its own, with its own time. */
export const courses: readonly Rule[] = [
  ...handovers,
  ...boardsListed,
  ...studiesAndElections,
  ...clubs,
  // 'Five years after joining Orr, Ann became its head in 2019'
  rule(
    `^(?:About |Some |Nearly |Almost )?${SPAN} after (\\p{Ll}+ing\\b[^,;]{0,60}?),? (${WHO}) (\\p{Ll}[^,;]*?\\b(?:in|on) (${DATE}))\\.?$`,
    ([, count = '', unit = '', doing = '', who = '', does = '', date = '']) =>
      longAfter({ count, unit }, doing, who, date, `${who} ${does}.`),
  ),
  // 'Since her divorce from Bo in 2020, Ann has lived in Trier', 'Before the merger in 2015, Orr was based in Ulm'
  rule(
    `^(Since|Before) (?:his|her|its|their|the|${NAME}['’]s) (?:\\p{Ll}+ ){0,2}(?:${TURN}|(?:start|beginning|end)(?= of (?:the|his|her|its|their) ))(?: (?:of|from|with|by|to|as|at|into) [^,;\\d]{2,50}?)? (?:in|on|of) (${DATE}),? (.+)$`,
    ([, side = '', date = '', rest = '']) => [`${side} ${date}, ${rest}`],
  ),
  // 'Since leaving Orr in 2015, Ann has worked for Tandem'
  rule(
    `^(Since|Before) (\\p{Ll}+ing\\b[^,;\\d]{0,60}?) (?:in|on) (${DATE}),? (${WHO}) ((?!(?:had )?(?:spent|worked for|worked) (?:\\p{Ll}+ )?\\S+ years\\b)\\p{Ll}[^;]+)$`,
    ([, side = '', doing = '', date = '', who = '', does = '']) => {
      const did = happened(doing);
      return did === null ? [] : [`${capital(who)} ${did} ${at(date)}.`, `${side} ${date}, ${who} ${does}`];
    },
  ),
  // 'Since Tarn was sold in 2015, Ann has run it', 'Before she joined Orr in 2015, Ann lived in Trier'
  rule(
    `^(Since|Before) (${NAME}|s?he|it|they|the (?:\\p{Ll}+ )?\\p{Ll}+) (was|were|left|began|became|sold|bought|rose|fell|took|went|came|met|won|lost|ran|\\p{Ll}{2,}ed)((?: [^,;\\d]{2,60}?)?) (?:in|on) (${DATE}), (${WHO}) (\\p{Ll}[^;]+)$`,
    ([, side = '', subject = '', verb = '', rest = '', date = '', who = '', does = '']) => {
      const did = `${/^(?:s?he|it|they)$/.test(subject) ? who : subject} ${verb}${rest} ${at(date)}.`;
      return [capital(did), `${side} ${date}, ${who} ${does}`];
    },
  ),
  // 'In 2019, five years after joining Orr, Ann became its head'
  rule(
    `^((?:In|On) (${DATE})),? (?:about |some |nearly |almost )?${SPAN} after (\\p{Ll}+ing\\b[^,;]{0,60}?), (${WHO}) ([^;]+?)\\.?$`,
    ([, front = '', date = '', count = '', unit = '', doing = '', who = '', does = '']) =>
      longAfter({ count, unit }, doing, who, date, `${front}, ${who} ${does}.`),
  ),
  // 'Ann became head of Orr in 2019, five years after joining Tarn'
  rule(
    `^(${WHO}) (\\p{Ll}[^,;]*?\\b(?:in|on) (${DATE})),? (?:about |some |nearly |almost |just )?${SPAN} after (\\p{Ll}+ing\\b[^,;]{0,60}?)\\.?$`,
    ([, who = '', does = '', date = '', count = '', unit = '', doing = '']) =>
      longAfter({ count, unit }, doing, who, date, `${who} ${does}.`),
  ),
  // 'It is now owned by his sister, Jana Dolan': whose sister she is, and not that of what she owns
  rule(
    `^((?:${NAME}|[Ii]t|[Tt]he \\p{Ll}+) (?:is|was|has been) (?:now |still |currently |today )?(?:${CARED}|founded|designed)) by (his|her) ((?:(?:elder|younger|older|eldest|youngest|late|twin|former|second|only|first) )?(?:${KIN_NOUN})),? (${NAME})((?:,? (?:since|from|until|in) ${DATE})?)\\.?$`,
    ([, front = '', whose = '', kin = '', who = '', when = '']) => [
      `${capital(whose)} ${kin} is ${who}.`,
      `${front} by ${who}${when}.`,
    ],
  ),
  // 'The mill was run by Josef Hol and, after his death in 1930, by his daughter Clara'
  rule(
    `^([^,;]{3,80}?) (was|were) (${CARED}) (?:first |initially |originally )?by (${NAME}),? (?:and|then|and then),? after (?:his|her) (death|retirement|departure) (?:in|on) (${DATE}),? by (${KIN}${NAMES})\\.?$`,
    ([, what = '', be = '', cared = '', first = '', how = '', date = '', second = '']) => [
      `${what} ${be} ${cared} by ${first} until ${date}.`,
      `${first} ${{ death: 'died', retirement: 'retired' }[how] ?? 'left'} ${at(date)}.`,
      `From ${date}, ${startOf(what)} ${be} ${cared} by ${kinOf(first, second)}.`,
    ],
  ),
  // 'was owned by Piet Maas and, from 1960, by his son Jan', 'was edited by Ann Lee until 1960 and then by Bo Orr'
  rule(
    `^([^,;]{3,80}?) (was|were) (${CARED}) (?:first |initially |originally )?by (${NAME})(?:,? and|,? then|,? and then),? (?:from|since|after) (${DATE})(?: (?:on|onwards?))?,? by (${KIN}${NAMES})\\.?$`,
    ([, what = '', be = '', cared = '', first = '', date = '', second = '']) => [
      `${what} ${be} ${cared} by ${first} until ${date}.`,
      `From ${date}, ${startOf(what)} ${be} ${cared} by ${kinOf(first, second)}.`,
    ],
  ),
  rule(
    `^([^,;]{3,80}?) (was|were) (${CARED}) (?:first |initially |originally )?by (${NAME}) until (${DATE})(?:,? and then|,? then|,? and) (?:afterwards |thereafter |after that )?by (${KIN}${NAMES})\\.?$`,
    ([, what = '', be = '', cared = '', first = '', date = '', second = '']) => [
      `${what} ${be} ${cared} by ${first} until ${date}.`,
      `From ${date}, ${startOf(what)} ${be} ${cared} by ${kinOf(first, second)}.`,
    ],
  ),
  // 'lived in Paris, then in Geneva and from 1931 in Rome, before he returned to Paris in 1938'
  rule(
    `^(${WHO}) (lived|worked|studied|taught|practised|played) (in|at|for) (${NAME}),? (?:and )?then (?:in|at|for) (${NAME})(?:,? and|,)(?: finally)? from (${DATE}) (?:in|at|for) (${NAME})(?:,? (?:before|until) (?:he|she|they) (returned|moved|came back|went back) (to [^,;]+?))?\\.?$`,
    ([, who = '', verb = '', word = '', first = '', second = '', date = '', third = '', back, to = '']) => [
      `${who} ${verb} ${word} ${first}.`,
      `${who} ${verb} ${word} ${second} until ${date}.`,
      `${who} ${verb} ${word} ${third} from ${date}.`,
      ...(back === undefined ? [] : [`${who} ${back} ${to}.`]),
    ],
  ),
  // 'was first violinist of the Tarn Trio before becoming its conductor in 1958'
  rule(
    `^(${WHO}) ((?:was|served as|worked as|had been) (?:an? |the |its )?[^,;\\d]{3,80}?),? before (becoming|joining|moving to|leaving for|founding) ([^,;\\d]{2,60}?) ((?:in|on) ${DATE})\\.?$`,
    ([, who = '', was = '', doing = '', what = '', when = '']) => {
      const did = happened(doing);
      const [, body] = new RegExp(` (?:of|at|for) (${NAME})$`, 'u').exec(was) ?? [];
      const then =
        body === undefined
          ? what
          : what.replace(/^(?:its|their) /, `the `) + (/^(?:its|their) /.test(what) ? ` of ${body}` : '');
      return did === null ? [] : [`${who} ${was}.`, `${who} ${did} ${then} ${when}.`];
    },
  ),
  // 'was secretary of the Club from 1990, its treasurer from 1995 and its president from 2001 to 2007'
  rule(
    `^(${WHO}) (was|served as|worked as) ((?:an? |the |its )?(?!(?:first |re-?)?(?:elected|appointed|named|made|born|chosen)\\b)${POSTS} (?:of|at|for) (${NAME}) ${TERM})((?:,? (?:and |then |and then |later )?(?:as )?(?:its |the )?(?!(?:until|from|since|when)\\b)${POSTS} ${TERM}){1,4})\\.?$`,
    ([, who = '', be = '', first = '', body = '', others = '']) => {
      const posts = others
        .replace(/^,? ?(?:and )?/u, '')
        .split(/(?<=\d{4})(?:,? and (?!\d)|, )/u)
        .map((post) => ownPost.exec(post));
      return posts.every((post) => isRole(post?.[1]?.split(' ').at(-1) ?? ''))
        ? [
            `${who} ${be} ${first}.`,
            ...posts.map((post) => `${who} was the ${post?.[1] ?? ''} of ${body} ${post?.[2] ?? ''}.`),
          ]
        : [];
    },
  ),
  // 'The price was €4 in 2019, €5 in 2021 and is now €6.50'
  rule(
    `^([^,;]{3,80}?) (was|were|had|cost|stood at|employed) (\\S*\\d\\S*(?: \\p{Ll}+)?) in (${YEAR}), (?:and )?(\\S*\\d\\S*(?: \\p{Ll}+)?) in (${YEAR}),? and ((?:is|are|has|have|costs?|employs?|stands? at) .+)$`,
    ([, what = '', be = '', one = '', when = '', other = '', then = '', rest = '']) => [
      `${what} ${be} ${one} in ${when}.`,
      `${what} ${be} ${other} in ${then}.`,
      `${what} ${rest}`,
    ],
  ),
  // 'joined Orr in 2020, left in 2022 and came back in 2024'
  rule(
    `^(${WHO}) ((?:joined|worked (?:at|for)|moved to|lived in) (${NAME})\\b[^,;]*?), ((?:left|quit)\\b[^,;]*?),? (?:and|but|then|and then) (?:came back|returned|rejoined)((?: (?:in|on|this|last|at)\\b[^,;]*?)?)\\.?$`,
    ([, who = '', first = '', body = '', left = '', when = '']) => [
      `${who} ${first}.`,
      `${who} ${left.replace(/^(left|quit)(?! \p{Lu})/u, `$1 ${body}`)}.`,
      `${who} ${/^(?:joined|worked)/.test(first) ? 'rejoined' : 'moved back to'} ${body}${when}.`,
    ],
  ),
  // 'was elected mayor of Orr in 2011, re-elected in 2015 and voted out in 2019'
  rule(
    `^(${WHO}) (was (?:first )?(?:elected|appointed|voted in as)(?: as)? (?:the )?(${POSTS} (?:of|for) ${NAME}|${POSTS})((?: in ${DATE})?))((?:, re-?elected(?: in ${DATE})?(?: and ${YEAR})?)?),? (?:and|but) (?:was )?(?:voted out|unseated|ousted|removed|deposed|not re-?elected)((?: (?:again )?in ${DATE})?)\\.?$`,
    ([, who = '', first = '', post = '', , , when = '']) => [
      `${who} ${first}.`,
      `${who} stepped down as ${post}${when}.`,
    ],
  ),
  // 'became deputy editor of the Post in 2008 and editor in 2014'
  rule(
    `^(${WHO}) ((?:became|was (?:appointed|made|named|elected)) (?:an? |the |its )?)(${POSTS}) ((?:of|at|for) ${NAME}) (in ${DATE})(?:,? and|, then|,? and then) (?:became |was (?:appointed |made |named |elected ))?(?:its )?(?!(?:became|was|left) )(${POSTS}) (in ${DATE})\\.?$`,
    ([, who = '', became = '', first = '', body = '', when = '', second = '', then = '']) => [
      `${who} ${became}${first} ${body} ${when}.`,
      `${who} ${became.replace(/ (?:an?|its) $/, ' ')}${second} ${body} ${then}.`,
    ],
  ),
  // 'Ann, until now head of sales at Orr, has been promoted to chief executive': there
  rule(
    `^(${NAME}), (?:until now|until recently|previously|formerly|so far|hitherto) (?:the |an? |its )?(${POSTS}) ((?:at|of|for) ${NAME}), (?:has been|was|is) (?:promoted to|made) (?:the |its )?(${POSTS})((?: (?:in|on|from) ${DATE})?)\\.?$`,
    ([, who = '', from = '', body = '', to = '', when = '']) => [
      `${who} was formerly ${/^[aeiou]/.test(from) ? 'an' : 'a'} ${from}.`,
      `${who} was promoted to ${to} ${body.replace(/^(?:of|for) /, 'at ')}${when}.`,
    ],
  ),
  // 'was promoted from clerk to head of sales at Orr in 2018'
  rule(
    `^(${WHO}) ((?:was|has been|is|got) promoted|(?:has )?r(?:ose|isen)|worked (?:his|her) way up|moved up|advanced) from (${POSTS}) to (${POSTS})((?: (?:at|of) ${NAME})?)((?: (?:in|on) ${DATE})?)(?: (?:with)?in [^,;\\d]{3,20} years)?\\.?$`,
    ([, who = '', , from = '', to = '', where = '', when = '']) => [
      // the firm is left as it is
      `${who} was ${when === '' ? 'formerly ' : ''}${/^[aeiou]/.test(from) ? 'an' : 'a'} ${from}${when.replace(/^ (?:in|on) /, ' until ')}.`,
      `${who} was promoted to ${to}${where}${when}.`,
    ],
  ),
  // 'with Ann replacing Bo, and Cy and Di replacing Ed'
  rule(
    `^([^;]{3,200}?), with (${NAMES}) (replacing|succeeding) (${NAME}),? and (${NAMES}) (?:replacing|succeeding) (${NAMES}?)\\.?$`,
    ([, front = '', one = '', verb = '', gone = '', other = '', left = '']) => {
      const [, when = ''] = new RegExp(`( (?:in|on) ${DATE})$`, 'u').exec(front) ?? [];
      const did = happened(verb) ?? 'replaced';
      return [`${front}.`, `${one} ${did} ${gone}${when}.`, `${other} ${did} ${left}${when}.`];
    },
  ),
  // 'was the capital of Orda until 1862, when the government moved to Kell'
  rule(
    `^(${NAME}) (was the capital of (${NAME})\\b[^,;]*?\\b(?:until|to) (${DATE})), when (?:the|its) (?:government|capital|court|seat of government|parliament) (?:was )?(?:moved|transferred|shifted|relocated) to (${NAME})\\.?$`,
    ([, first = '', was = '', land = '', date = '', second = '']) => [
      `${first} ${was}.`,
      `${second} became the capital of ${land} ${at(date)}.`,
    ],
  ),
];

/** What a sentence begins with, within one. */
function startOf(what: string): string {
  return what.replace(/^(?:The|Its|His|Her|Their|Our|It)\b/, (word) => word.toLowerCase());
}

const MONTHS = MONTH.slice(3, -1).split('|');

/** 'the year ended 31 March 2022': from the first of April 2021; null where the year does not end with the month. */
function yearEnded(day: string | undefined, month: string, year: string): string | null {
  const at = MONTHS.indexOf(month);
  const last = new Date(Date.UTC(Number(year), at + 1, 0)).getUTCDate();
  if (day !== undefined && Number(day) !== last && !(at === 1 && Number(day) === 28)) return null;
  const first = `1 ${MONTHS[(at + 1) % 12] ?? ''} ${at === 11 ? year : Number(year) - 1}`;
  return `from ${first} to ${last} ${month} ${year}`;
}

/** Sentences about such stages that are put plainly as a whole. */
export const courseWords: readonly Rule[] = [
  // 'Ann Lee spent four years at Orr, from 2015 to 2019', "Ann Lee's time at Orr lasted from 2015 to 2019"
  rule(
    `^(?:(${WHO}) spent (?:(?:about |almost |nearly |over )?${SPAN}|(?:her|his|their) \\p{Ll}+(?: years?)?) (?:at|with)|(${NAME})['’]s? (?:time|stint|spell|years?|tenure|career|employment) (?:at|with)) (${NAME})(?:,? (?:(?:lasted|ran|was|were|went) )?((?:from|between) ${DATE} (?:to|until|till|and|through) ${DATE}))\\.?$`,
    ([, one, , , other, firm = '', when = '']) => {
      const isOfStudy =
        /\b(?:University|College|School|Academy|Institute|Hospital|Prison|Court|Cathedral|Palace)\b/.test(
          firm,
        );
      return isOfStudy || kindOfName(firm).kind === 'place'
        ? []
        : [`${one ?? other} worked at ${firm} ${when}.`];
    },
  ),
  // 'Ann Lee joined Orr in 2015 and stayed until 2019', '… and stayed for four years', 'started at Orr in 2015 and left four years later'
  rule(
    `^(${WHO}) (joined|(?:started|began)(?: work(?:ing)?)? (?:at|with|for)) (${NAME}) in ((?:${MONTH} )?(${YEAR})),? (?:and|but|where s?he) (?:(?:stayed|remained|worked)(?: there| on| with (?:it|them|the \\p{Ll}+))? (?:until (${DATE})|for ${NUMBERED} years)|(?:left|quit|stopped)(?: (?:it|there|the \\p{Ll}+))? (?:in (${DATE})|${NUMBERED} years (?:later|afterwards)))\\.?$`,
    ([, who = '', verb = '', firm = '', when = '', year = '', until, stay, left, later]) => {
      const span = countOf(stay ?? later);
      const end = until ?? left ?? String(Number(year) + span);
      return [`${who} ${verb} ${firm} in ${when} and left ${firm} in ${end}.`];
    },
  ),
  // 'made a profit of $4 million for the year ended 31 March 2022'
  rule(
    `^(.{3,200}?),? (?:for|in) the (?:financial |fiscal |business )?year (?:ended|ending|to|that ended)(?: on)? (?:(\\d{1,2}) )?(${MONTH}) (${YEAR})\\b(.*)$`,
    ([, front = '', day, month = '', year = '', rest = '']) => {
      const when = yearEnded(day, month, year);
      return when === null ? [] : [`${front} ${when}${rest}`];
    },
  ),
  // 'moved to Tartu two years after its foundation in 2001'
  rule(
    `^(.{3,160}?),? (?:about |some |just |only )?${NUMBERED} years? (after|before) (?:its|his|her|their|the|${NAME}['’]s) (?:\\p{Ll}+['’]s )?${TURN}(?: of [^,;\\d]{2,50})? in (${YEAR})\\b(.*)$`,
    ([, front = '', count = '', side = '', year = '', rest = '']) =>
      /\d{4}/.test(front)
        ? []
        : [`${front} in ${Number(year) + (side === 'after' ? 1 : -1) * countOf(count)}${rest}`],
  ),
  // 'has owned it since her father's death in 2003'
  rule(
    `^(.{3,160}? (?:since|until(?! (?:his|her) (?:death|retirement)\\b))) (?:its|his|her|their|the|${NAME}['’]s) (?:\\p{Ll}+['’]s )?${TURN}(?: of [^,;\\d]{2,50})? (?:in|on) (${DATE})((?:,| (?:and|but|to|until|with|as|at|in|by|for)\\b).*|\\.?)$`,
    ([, front = '', date = '', rest = '']) => [`${front} ${date}${rest}`],
  ),
  // 'In 2012, the year she turned thirty, Ann founded Orr'
  rule(
    `^((?:In|On|Since|By) ${DATE}), the (?:same )?(?:year|month|day) (?:in which |that |when )?(?:s?he|it|they|${NAME}) [^,;]{2,60}, (.+)$`,
    ([, when = '', rest = '']) => [`${when}, ${rest}`],
  ),
  // 'Between the summer of 2015 and the end of 2017 Ann worked at Orr': a year is no part of a name
  rule(
    `^((?:Between|From|At|By|Since|Until|In) (?:[^,;]{2,40} )?the (?:very )?(?:end|start|beginning|middle|summer|spring|autumn|winter|fall) of ${YEAR}) (${NAME} \\p{Ll}.+)$`,
    ([, when = '', rest = '']) => [`${when}, ${rest}`],
  ),
  // 'has been at Orr since she left school in 2009'
  rule(
    `^(.{3,120}? (?:has|have|['’]s|['’]ve) (?:been|lived|worked|had|owned|run|led|played|taught) [^,;]*?)since (?:I|s?he|it|they|we|${NAME}) (\\p{Ll}+)( [^,;]{2,50})? (?:in|on) (${DATE})\\.?$`,
    ([, front = '', verb = '', , date = '']) =>
      verbShape(verb, verb).past ? [`${front}since ${date}.`] : [],
  ),
  // 'was Orr's property until 1912, then passed to Tarn'
  rule(
    `^((?:The )?[^,;]{2,60}?) (was|is|remained|remains) (${NAME})['’]s? property\\b(.*)$`,
    ([, what = '', be = '', who = '', rest = '']) =>
      kindOfName(what).kind === 'person'
        ? []
        : [`${what} ${/^(?:is|remains)$/.test(be) ? 'belongs' : 'belonged'} to ${who}${rest}`],
  ),
];
