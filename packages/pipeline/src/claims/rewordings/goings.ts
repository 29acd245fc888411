import { kindOfName } from '../reference/entity-kinds.ts';
import { isCalling, withArticle } from './jobs.ts';
import { behindDate, DATE_SAID, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he|I)`;
const BODY = `((?:the )?${NAME})`;
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const FEAST = '(?:Easter|Christmas|Advent|Lent|Michaelmas|Whitsun|Midsummer|New Year|half-?term)';
const WHEN = String.raw`((?:,? (?:(?:in|on|at|from|as of|by) (?:the (?:start|end|beginning) of (?:the )?)?(?:(?:${DATE_SAID})(?:,? \d{4})?|${FEAST}|${DAY}|(?:next|this|last) \p{L}+|\p{Ll}*(?:spring|summer|autumn|winter|year|month|week|season|term))|(?:last|this|next|earlier this) \p{L}+|today|tomorrow|yesterday))?)`;
/** 'after thirty years', 'after more than a decade' */
const YEARS = String.raw`(?:(?:more than|over|almost|nearly|about|just|only|some|around|exactly) )?(?:[\p{L}-]+|\d{1,3})(?: [\p{L}-]+){0,2}? ?(?:years?|months|weeks|decades?|seasons|terms|quarter of a century|half a century)`;
const COMES =
  '(?:has joined|have joined|joined|joins|is joining|will join|moved to|moves to|has moved to|is moving to|went to|has gone to|switched to|left for|leaves for|went over to|started at|starts at|has started at)';

const isSomebody = (name: string) => !/^(?:organization|place)$/.test(kindOfName(name).kind);
const isBody = (name: string) => kindOfName(name).kind !== 'person';

/** 'leaves' in the tense of how somebody's going is told. */
function leaves(who: string, told: string): string {
  if (/\b(?:will|is|are|am)\b/.test(told)) return who === 'I' ? 'will leave' : 'leaves';
  if (/^(?:has |had |have )|ed$|^(?:left|went|gone|said|stood)/.test(told)) return 'left';
  return who === 'I' ? 'leave' : 'leaves';
}

/** Who leaves where they have been for years, where they are no longer when they come elsewhere. */
const going: readonly Rule[] = [
  // 'has given notice at Orr Ltd and leaves at the end of June'
  ruleHolding(
    'notice|resignation',
    String.raw`^${WHO}((?: has| have| had|['’]ve| is)?) (?:handed in|given|gave|gives?|hands in|put in|puts in|tendered|submitted|giving|handing in)(?: (?:his|her|my|in (?:his|her)))? (?:notice|resignation) (?:at|to|with) ${BODY}(?: and|,| [–—-]|, and) (?:(?:s?he|I) )?(?:leaves?|will leave|is leaving|am leaving|goes|go|departs|will go|finish(?:es)?|will finish|stops?)(?: there)?${WHEN}\.?$`,
    ([, who = '', , body = '', when = '']) =>
      isSomebody(who) && isBody(body) ? [`${who} ${who === 'I' ? 'leave' : 'leaves'} ${body}${when}.`] : [],
  ),
  // 'goes at Easter after thirty years at Orr Church', 'retires in June after ten years as organist of Orr Church'
  ruleHolding(
    ' after ',
    String.raw`^${WHO} ((?:(?:is|has|had|will|will be|am|have) )?(?:goes?|going|gone|went|leav(?:es?|ing)|left|depart(?:s|ed|ing)?|retir(?:es?|ed|ing)|mov(?:es?|ed|ing) on|bow(?:s|ed|ing)? out|step(?:s|ped|ping)? down|stand(?:s|ing)? down|stood down|resign(?:s|ed|ing)?))${WHEN},? after ${YEARS} (?:at|with|in the service of) ${BODY}${WHEN}\.?$`,
    ([, who = '', told = '', early = '', body = '', late = '']) => {
      if (!isSomebody(who) || !isBody(body)) return [];
      const when = early === '' ? late : early;
      return [
        leaving(who, leaves(who, told), body, when),
        ...(/retir/.test(told) ? [`${who} ${told}${when}.`] : []),
      ];
    },
  ),
  ruleHolding(
    ' after .* as ',
    String.raw`^${WHO} ((?:(?:is|has|had|will|will be) )?(?:goes|going|gone|went|leav(?:es?|ing)|left|depart(?:s|ed|ing)?|retir(?:es?|ed|ing)|mov(?:es?|ed|ing) on|bow(?:s|ed|ing)? out|step(?:s|ped|ping)? down|stand(?:s|ing)? down|stood down))${WHEN},? after ${YEARS} as (?:the |its |their )?([\p{Ll}-]+(?: [\p{Ll}-]+){0,3}? (?:of|at|for) ${BODY})${WHEN}\.?$`,
    ([, who = '', told = '', early = '', post = '', , late = '']) => {
      const when = early === '' ? late : early;
      if (!isSomebody(who) || !isCalling(post.split(/ (?:of|at|for) /)[0] ?? '')) return [];
      const down = leaves(who, told) === 'left' ? 'stepped down' : 'steps down';
      return [`${who} ${down} as ${post}${when}.`, ...(/retir/.test(told) ? [`${who} ${told}${when}.`] : [])];
    },
  ),
  // 'After eleven years at the Port Authority she joined Orr Ltd in March'
  ruleHolding(
    '^After ',
    String.raw`^After ${YEARS} (?:at|with|in the service of) ((?:the )?(?:[\p{Lu}&][^\s,]*(?: (?:of|and|for|the))? ){0,5}?\p{Lu}[^\s,]*),? ((?:he|she|I|${NAME})) (${COMES}) ((?:the )?${NAME})((?: as [^,;]{3,60}?)?)${WHEN}\.?$`,
    (match) => {
      const [body, who] = apart(match[1] ?? '', match[2] ?? '', match[0]);
      const [, , , comes = '', next = '', as = '', when = ''] = match;
      if (who === '' || !isSomebody(who) || !isBody(body) || !isBody(next)) return [];
      return [
        leaving(
          upper(who),
          /^(?:is|will|joins|moves|leaves|starts)/.test(comes) ? 'leaves' : 'left',
          body,
          when,
        ),
        `${upper(who)} ${comes.replace(/^(?:went|moved|switched|left|went over|has gone|has moved|started|has started) (?:to|for|at)$/, 'joined').replace(/^(?:moves|is moving|leaves|starts) (?:to|for|at)$/, 'joins')} ${next}${as}${when}.`,
      ];
    },
  ),
  // 'Ann Lee leaves Orr Museum, where she was archivist, at the end of May'
  ruleHolding(
    ', where ',
    String.raw`^${WHO} (leaves|left|is leaving|will leave|has left|joins|joined|has joined|will join) ${BODY}, where (?:he|she) ((?:was|is|has been|had been|worked|works|has worked|taught|teaches) [^,;]{3,60}), ([^,;]{3,40})\.?$`,
    ([, who = '', goes = '', body = '', did = '', when = '']) =>
      isSomebody(who) && new RegExp(`^${WHEN}$`, 'u').test(` ${when}`)
        ? [`${who} ${did} at ${body}.`, `${who} ${goes} ${body} ${when}.`]
        : [],
  ),
  // 'Since Ann Lee left for Tarn Ltd, Bo Ek has been running the archive'
  ruleHolding(
    ' for ',
    `^(?:Since|After|When|Now that) (${NAME}) (?:has |had )?(?:left|quit|departed)(?: (${NAME}))? for (${NAME})${WHEN}, ((?:the )?${NAME} .+)$`,
    ([, who = '', from, next = '', when = '', rest = '']) =>
      isSomebody(who) && kindOfName(next).kind === 'organization'
        ? [
            ...(from === undefined ? [] : [leaving(who, 'left', from, when)]),
            `${who} joined ${next}${when}.`,
            rest,
          ]
        : [],
  ),
  // 'has moved to Orr Clinic as matron'
  ruleHolding(
    ' as ',
    String.raw`^${WHO} (has moved|moved|moves|is moving|will move|has gone|went|goes|has switched|switched|has transferred|transferred) to ${BODY} as ((?:an? |the |its )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}?)${WHEN}\.?$`,
    ([, who = '', goes = '', body = '', post = '', when = '']) => {
      const title = post.replace(/^(?:an?|the|its) /, '');
      if (!isSomebody(who) || kindOfName(body).kind !== 'organization' || !isCalling(title)) return [];
      const joins = /^(?:moves|is|goes)/.test(goes)
        ? 'joins'
        : goes.startsWith('will')
          ? 'will join'
          : 'joined';
      return [`${who} ${joins} ${body} as ${withArticle(title)}${when}.`];
    },
  ),
  // 'lost his seat on Orr Council in May'
  ruleHolding(
    'lost |loses ',
    String.raw`^(?:Councillor |Cllr )?${WHO} (?:has |have )?(?:lost|loses|given up|gave up) (?:his|her|my) (?:seat|place) (?:on|in) ${BODY}${WHEN}\.?$`,
    ([, who = '', body = '', when = '']) =>
      isSomebody(who) ? [`${who} is no longer a member of ${body}${when}.`] : [],
  ),
  // 'Yesterday was Ann's last day at Orr Ltd', 'Bo Ek's days at Orr Rovers are over'
  ruleHolding(
    ' last ',
    String.raw`^([Tt]oday|[Yy]esterday|[Tt]omorrow|[Oo]n \p{Lu}[^,;]{3,24}|${DAY}|\d{1,2} [^,;]{3,18}) (is|was|will be) (my|${NAME}['’]s?) last (?:working )?day (?:at|with) ${BODY}\.?$`,
    ([, day = '', be = '', whose = '', body = '']) => {
      const who = whose === 'my' ? 'I' : whose.replace(/['’]s?$/u, '');
      const when = /^(?:today|yesterday|tomorrow)/i.test(day)
        ? day.toLowerCase()
        : `on ${day.replace(/^[Oo]n /, '')}`;
      return [`${who} ${be === 'was' ? 'left' : who === 'I' ? 'leave' : 'leaves'} ${body} ${when}.`];
    },
  ),
  ruleHolding(
    ' over',
    String.raw`^(${NAME})['’]s? (?:days|time|years|spell|stint|reign|career) (?:at|with) ${BODY} (?:is|are|was) (?:now )?over${WHEN}\.?$`,
    ([, who = '', body = '', when = '']) => (isSomebody(who) ? [`${who} left ${body}${when}.`] : []),
  ),
  // 'joined Orr School from Tarn School in 2012 and has led it since 2018'
  ruleHolding(
    ' it ',
    String.raw`^${WHO} (joined|came to|moved to) ${BODY} (from ${BODY}${WHEN}),? (?:and|where (?:he|she)) ((?:has |had )?(?:led|headed|run|managed|chaired|directed|edited|owned)) it( [^,;]{3,40}?)?\.?$`,
    ([, who = '', came = '', body = '', from = '', , , did = '', rest = '']) =>
      isBody(body) ? [`${who} ${came} ${body} ${from}.`, `${who} ${did} ${body}${rest}.`] : [],
  ),
  // 'Please welcome Ann Lee to Orr Gardens as our new head gardener'
  ruleHolding(
    'welcom',
    String.raw`^(?:[^,;.]{0,60}?\b(?:welcome|welcoming)|A (?:very )?(?:warm )?welcome to) (${NAME}) to ((?:the )?${NAME}),? (?:where (?:she|he) (?:is|will be|becomes)|as) (?:our |the |its |an? )?(?:new |next |newest )?([\p{Ll}-]+(?: [\p{Ll}-]+){0,3})${WHEN}\.?$`,
    ([, who = '', body = '', post = '', when = '']) =>
      isSomebody(who) && isBody(body) && isCalling(post)
        ? [`${who} joined ${body} as ${withArticle(post)}${when}.`]
        : [],
  ),
  // 'Until last week Ann Lee was with Orr Ltd'
  ruleHolding(
    ' was with | was at | been with ',
    String.raw`^(Until [^,;]{3,24}?,? )${WHO} (was|had been) (?:still )?with ${BODY}\.?$`,
    ([, until = '', who = '', , body = '']) =>
      isSomebody(who) && kindOfName(body).kind !== 'person' && / |ltd|gmbh|inc/i.test(body)
        ? [`${who} worked at ${body} ${until.replace(/,? $/, '').replace(/^U/, 'u')}.`]
        : [],
  ),
  // 'Ann Lee is off the billing team as of Monday'
  ruleHolding(
    ' off the ',
    String.raw`^${WHO} (?:is|am) (?:now )?off the ((?:[\p{L}&-]+ ){1,3}(?:team|squad|crew|committee|board|council|rota|panel|desk))((?:,? (?:as of|from|since) [^,;.]{3,24}?)?)\.?$`,
    ([, who = '', team = '', when = '']) => [
      `${who} ${who === 'I' ? 'am' : 'is'} no longer a member of the ${team}${when}.`,
    ],
  ),
  // 'was co-opted onto Orr Parish Council'
  ruleHolding(
    'opted|voted|elected',
    String.raw`^(?:Councillor |Cllr )?${WHO} (?:was|has been|is) (?:unanimously )?(?:co-?opted|voted|elected) (?:on ?to|into) ((?:the )?${NAME})${WHEN}\.?$`,
    ([, who = '', body = '', when = '']) =>
      isSomebody(who) && isBody(body) ? [`${who} became a member of ${body}${when}.`] : [],
  ),
];

/** The same behind a date: 'In May Ann Lee moved to Orr Clinic as matron'. */
export const goings: readonly Rule[] = [...going, behindDate(going)];

/** Where somebody was, and who: without a comma the last two or three of the names are hers. */
function apart(body: string, who: string, said: string): readonly [string, string] {
  const isApart = said.includes(`${body}, `) || /^(?:he|she|I)$/.test(who);
  if (isApart) return [body, who];
  const words = `${body} ${who}`.split(' ');
  for (const count of [2, 3]) {
    const name = words.slice(-count).join(' ');
    if (words.length > count + 1 && kindOfName(name).kind === 'person')
      return [words.slice(0, -count).join(' '), name];
  }
  return [body, ''];
}

/** 'left his post at Orr Church': what is left is work there, whatever the place is. */
const leaving = (who: string, leaves: string, body: string, when: string) =>
  `${who} ${leaves} ${who === 'I' ? 'my' : 'his'} post at ${body}${when}.`;

const upper = (who: string) => who.replace(/^h/, 'H').replace(/^s/, 'S');
