import { isPost, nounReadings } from '../../relations/predicates.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { boardsChosen } from './boards.ts';
import { capital, MONTH, NAME, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';

const DATE = String.raw`(?:\d{1,2} )?(?:${MONTH} )?\d{4}`;
/** When somebody had a post: 'in 2018', 'since May 2016', 'from 2008 to 2014'. */
const WHEN = `(?:(?:in|on|since|until|from|as of|effective) ${DATE}(?: (?:to|until) ${DATE})?|between ${DATE} and ${DATE})`;
/** The same in front of a sentence. */
const FRONT = `(?:(?:In|On|Since|Until|From|As of|Effective) ${DATE}(?: (?:to|until) ${DATE})?,? |Between ${DATE} and ${DATE},? )`;
/** What a post is called: 'chief executive', 'head of design', 'vice-chair'. */
const TITLE = String.raw`(?:[\p{Ll}-]+|CEO|CFO|CTO|COO|CIO|CMO|MD|MP|VP|HR|IT|R&D|PR)(?: (?!(?:of|at|for|in|is|was|from|to|by|with) \p{Lu})(?:[\p{Ll}-]+|HR|IT|R&D|PR|CEO|CFO|CTO|COO)){0,4}`;
const POST = '(?:post|position|office|job|role|title)';

/** What a post may be called by in front of its noun. */
const RANK =
  '(?:(?:Chief|Vice|Deputy|Managing|Executive|General|Prime|Head|Finance|Artistic|Musical|Assistant|Founding|Senior|Long-time|Two-time|Three-time|Twice) (?:executive )?)?';
const ofPrizes =
  /^(?:winner|recipient|holder|laureate|champion|finalist|graduate|alumnus|alumna|member|fellow)$/;
const ofMany = /^(?:graduate|alumnus|alumna|member|fellow|recipient|finalist)$/;

/** Whether words say what somebody is: 'chief executive', 'head of design', 'director and treasurer'. */
export function isPostTitle(title: string): boolean {
  return title
    .replace(/^(?:its|their|the|an?|his|her) /, '')
    .split(/ and /)
    .every((part) => {
      const [noun = ''] = part.split(/ (?:of|for|to) /);
      const last = noun.split(' ').at(-1) ?? '';
      return isRole(last.toLowerCase()) || /^(?:C[A-Z]O|MD|MP|VP)$/.test(last);
    });
}

/** Clubs that people play for, and do not work at. */
const clubs =
  /^(?:Sporting|Real|Racing|Dynamo|Inter|Atl[eé]tico|FC|AC|SC|VfB|VfL|Borussia|Olympique|Lokomotiv|Spartak) \p{Lu}|\b(?:FC|AFC|SC|CF|United|City|Town|Rovers|Wanderers|Athletic|Albion|Rangers|Hawks|Lions|Swifts|Stars|County)$/u;

/** What a transfer costs or how long it lasts: 'for a fee of two million pounds', 'on a free transfer'. */
const FEE = String.raw`(?: (?:(?:on|until) (?:an? |the )?(?:free|loan|season-long|end)|for (?:an? |the )?(?:fee|free|undisclosed|record|reported|[$€£]?\d|(?:\p{Ll}+ ){1,2}(?:million|thousand)))[^,;.]{0,50})?`;

/** Houses that have one manager, unlike firms. */
const houses =
  /\b(?:Hotel|Inn|Arms|Tavern|Caf[eé]|Restaurant|Theatre|Theater|Cinema|Museum|Gallery|Library)$/u;

/** Whether a name is a club's that people play for. */
export function isClub(name: string): boolean {
  return clubs.test(name);
}

/** Whether a name may be somebody's. */
function isSomebody(name: string): boolean {
  return !/^(?:organization|place)$/.test(kindOfName(name).kind);
}

/** 'in 2018' of 'In 2018, '. */
function behind(front: string | undefined): string {
  const when = (front ?? '').replace(/,? $/, '');
  return when === '' ? '' : ` ${uncapital(when)}`;
}

/** Sentences in which a post, its holder or its body stand in another order than 'A is the N of B'. */
export const postsStraight: readonly Rule[] = [
  ...boardsChosen,
  // 'Since 2016 the post of chief executive at Orr has been held by Ida Dahl', 'The posts of CEO and CFO of Orr are both held by …'
  rule(
    String.raw`^(${FRONT})?[Tt]he ${POST}s? of (${TITLE}) ((?:of|at|for|in) [^,;]{2,60}?) (is|are|was|were|has been|have been|had been) (?:both |currently |now |jointly )?(?:held|occupied|filled) by (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?)((?:,? ${WHEN})?)\.?$`,
    ([, front, title = '', where = '', be = '', who = '', when = '']) =>
      isPostTitle(title)
        ? [
            `${capital(who)} ${be.replace('are', 'is').replace('were', 'was').replace('have', 'has')} ${title} ${where}${behind(front)}${when}.`,
          ]
        : [],
  ),
  // 'At the helm of Orr as chief executive stands Leo Tanner', 'Leo Tanner is at the helm of Orr'
  rule(
    String.raw`^At the (?:head|helm) of (${NAME})(?: as (?:its )?(${TITLE}))? (stands?|is|are|was|were|stood) (${NAME}(?: and ${NAME})?)\.?$`,
    ([, body = '', title, verb = '', who = '']) => {
      const be = /^sto/.test(verb) ? 'was' : /^s/.test(verb) ? 'is' : verb;
      return [`${who} ${be} the ${title ?? 'head'} of ${body}.`];
    },
  ),
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) (is|was|has been|had been|stands|stood|sits|sat) at the (?:helm|head) of (${NAME})(?: as (?:its )?(${TITLE}))?((?: ${WHEN})?)\.?$`,
    ([, front, who = '', verb = '', body = '', title, when = '']) => {
      const be = /^s(?:too|a)/.test(verb) ? 'was' : /^s/.test(verb) ? 'is' : verb;
      return [`${who} ${be} the ${title ?? 'head'} of ${body}${behind(front)}${when}.`];
    },
  ),
  // 'The harbour office at Eldmouth has Greta Moss as its head'
  rule(
    String.raw`^(${FRONT})?([Tt]he [^,;]{2,60}?|${NAME}) (has|had|has had) (${NAME}) as (?:its |their |the )?(${TITLE})((?: ${WHEN})?)\.?$`,
    ([, front, body = '', verb = '', who = '', title = '', when = '']) => {
      const be = verb === 'has' ? 'is' : verb === 'had' ? 'was' : 'has been';
      return isPostTitle(title) && isSomebody(who)
        ? [`${who} ${be} ${title} of ${uncapitalArticle(body)}${behind(front)}${when}.`]
        : [];
    },
  ),
  // 'From 2005 until 2012, Orr was led by chief executive Lise Ravn'
  rule(
    String.raw`^(${FRONT})?(${NAME}|The [^,;]{2,40}?) (was|had been) (?:led|headed|run|managed|directed) by (?:its |their |the )?(${TITLE}) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2})((?: ${WHEN})?)\.?$`,
    ([, front, body = '', be = '', title = '', who = '', when = '']) =>
      isPostTitle(title) && (front !== undefined || when !== '')
        ? [`${who} ${be} ${title} of ${uncapitalArticle(body)}${behind(front)}${when}.`]
        : [],
  ),
  // 'Kurt Dahl handed over the post of chief executive of Orr to Fiona Grant', 'passed the captaincy of the Osprey to Ada Lunt'
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) (?:has |had )?(?:handed|passed|ceded|relinquished) (?:over |on )?(?:the |his |her )(?:${POST} of (${TITLE})|(captain|treasurer|chairman|editor|director|secretary|head|rector|dean)s?(?:y|ship|cy)|(${TITLE})(?:['’]s?)? ${POST})(?: (?:of|at) (${NAME}))? (?:over )?to (${NAME})((?:,? ${WHEN})?)\.?$`,
    ([, front, gone = '', named, office, held, body, next = '', when = '']) => {
      const title = named ?? office ?? held ?? '';
      return office === undefined && !isPostTitle(title)
        ? []
        : [
            `${next} succeeded ${gone} as ${title}${body === undefined ? '' : ` ${/ of /.test(title) ? 'at' : 'of'} ${body}`}${behind(front)}${when}.`,
          ];
    },
  ),
  // 'The captaincy of the Osprey passed from Neil Corr to Ada Lunt in 2015', 'The post of treasurer at Orr went from … to …'
  rule(
    String.raw`^(${FRONT})?[Tt]he (?:${POST} of (${TITLE})|(captain|treasurer|chairman|editor|director|secretary|head|rector|dean)s?(?:y|ship|cy)) (?:of|at) (${NAME}) (?:has |had )?(?:passed|went|moved|was (?:passed|handed)(?: over| on)?) from (${NAME}) to (${NAME})((?:,? ${WHEN})?)\.?$`,
    ([, front, title, office, body = '', gone = '', next = '', when = '']) => [
      `${next} replaced ${gone} as ${title ?? office ?? ''} of ${body}${behind(front)}${when}.`,
    ],
  ),
  // 'Orr has a new chief executive: Magnus Thorne took over in January 2023'
  rule(
    String.raw`^(${NAME}|The [^,;:]{2,40}?) (?:now )?(?:has|got|has got) (?:its |their )?an? new (${TITLE}): (${NAME}) (?:took over|started|took office|took up the post|was appointed|began)((?: ${WHEN})?)\.?$`,
    ([, body = '', title = '', who = '', when = '']) =>
      isPostTitle(title) ? [`${who} became ${title} of ${uncapitalArticle(body)}${when}.`] : [],
  ),
  // 'Ivan Bright took Yara Sutton's place as dean of Mallory College', 'stepped into her shoes as dean'
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) (?:has |had )?(?:took|taken|takes|filled|stepped into|steps into|fills) (?:(${NAME})['’]s?|the) (?:place|shoes|seat|post|role|position)((?: of ${NAME})?) (as [^,;]+?)\.?$`,
    ([, front = '', who = '', owner, of = '', post = '']) => {
      const gone = owner ?? of.replace(/^ of /, '');
      return gone === '' ? [] : [`${front}${who} succeeded ${gone} ${post}.`];
    },
  ),
  // 'Bram Holt's time as skipper of the Kittiwake ended in 2019', 'ran from 2001 to 2009'
  rule(
    String.raw`^(${NAME})['’]s? (?:first |second |long |brief )?(?:time|term|tenure|spell|stint|reign|period|years|career|service|presidency) as (${TITLE} (?:of|at|for) [^,;]{2,60}?) (?:(ended|expired|finished|came to an end|drew to a close|ends)|(?:ran|lasted|was|began|started)) (${WHEN})\.?$`,
    ([, who = '', post = '', over, when = '']) => {
      if (over !== undefined) return [`${who} stepped down as ${post} ${when}.`];
      return /^(?:from|between) /.test(when)
        ? [`${who} was ${post} ${when}.`]
        : [`${who} became ${post} ${when}.`];
    },
  ),
  // 'Orr parted ways with its chief executive, Lars Toft, in 2017'
  rule(
    String.raw`^(${FRONT})?(${NAME}|The [^,;]{2,40}?) (?:has |have )?parted (?:ways|company) with (?:its|their) (${TITLE}),? (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2}),?((?: ${WHEN})?)\.?$`,
    ([, front, body = '', title = '', who = '', when = '']) =>
      isPostTitle(title)
        ? [`${who} stepped down as ${title} of ${uncapitalArticle(body)}${behind(front)}${when}.`]
        : [],
  ),
  // 'Orr sacked its chief executive, Max Ruhl, in October 2021', 'Tarn FC sacked manager Rhys Morgan'
  rule(
    String.raw`^(${FRONT})?(${NAME}|The [^,;]{2,40}?) (?:has |have )?(sacked|dismissed|fired|ousted|removed) (?:its |their |the )?(?:long-time |longtime )?(${TITLE}),? (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2}),?((?: (?:in|on|last|this|earlier) (?:(?! and )[^,;.]){3,30}|)?)\.?$`,
    ([, front, body = '', verb = '', title = '', who = '', when = '']) =>
      isPostTitle(title)
        ? [`${who} was ${verb} as ${title} of ${uncapitalArticle(body)}${behind(front)}${when}.`]
        : [],
  ),
  // 'The board of Orr removed Lars Toft as chief executive in 2017'
  rule(
    String.raw`^(${FRONT})?[Tt]he (?:board|board of directors|trustees|council|members|shareholders|owners) of (${NAME}) (?:has |have )?(removed|dismissed|sacked|fired|ousted|replaced|suspended) (${NAME}) as (?:its |their )?(${TITLE})((?: ${WHEN})?)\.?$`,
    ([, front, body = '', verb = '', who = '', title = '', when = '']) =>
      isPostTitle(title) ? [`${who} was ${verb} as ${title} of ${body}${behind(front)}${when}.`] : [],
  ),
  // 'The jury gave the Corvo Prize to Lucia Mendes in 2021'
  rule(
    String.raw`^(.{2,60}? )?(?:gave|presented|handed) (the (?:[\p{Lu}\d]\S* ){1,5}?(?:Prize|Award|Medal|Trophy|Cup|Order|Scholarship)) to (${NAME})((?: [^,;]{2,40}?)?)\.?$`,
    ([, , prize = '', who = '', when = '']) => [`${who} won ${prize}${when}.`],
  ),
  // 'The 2011 Meridian Prize went to Olive Grant', 'won the 2014 Falkner Prize': when it was won
  rule(
    String.raw`^((?!.*\b(?:in|on) (?:${MONTH} )?\d{4}\b)[^,;]{0,80}?\b[Tt]he )((?:19|20)\d\d) ((?:\p{Lu}[\p{L}’'-]* ){1,4}(?:Prize|Award|Medal|Trophy|Scholarship|Fellowship)(?: for \p{Lu}?\p{Ll}+(?: \p{Ll}+)?)? [^,;]{0,60}|(?:\p{Lu}[\p{L}’'-]* ){1,4}(?:Prize|Award|Medal|Trophy|Scholarship|Fellowship)(?: for \p{Lu}?\p{Ll}+(?: \p{Ll}+)?)?)\.$`,
    ([said, front = '', year = '', what = '']) =>
      /\b(?:won|winners?|receive[sd]?|recipient|awarded|went|goes|got|collected|claimed|laureate|given)\b/.test(
        said ?? '',
      )
        ? [`${front}${what.trimEnd()} in ${year}.`]
        : [],
  ),
  // 'Torrance University awarded Leonie Marsh a doctorate in 2014'
  rule(
    String.raw`^(${FRONT})?(${NAME}) (?:awarded|gave|granted) (${NAME}) (an? (?:\p{L}+['’]?s? )?(?:degree|doctorate|PhD|MBA|diploma)(?: in \p{Ll}[\p{Ll} ]{2,30}?)?)((?: ${WHEN})?)\.?$`,
    ([, front, school = '', who = '', degree = '', when = '']) =>
      isSomebody(who) ? [`${who} received ${degree} from ${school}${behind(front)}${when}.`] : [],
  ),
  // 'Ridgeway Housing appointed Hugh Lacey to its board in 2015'
  rule(
    String.raw`^(${FRONT})?(${NAME}|The [^,;]{2,40}?) (?:has |have )?(?:added|appointed|elected|named|voted|co-opted|brought) (${NAME}) (?:on)?to (?:its|their|the) board(?: of directors)?((?: ${WHEN})?)\.?$`,
    ([, front, body = '', who = '', when = '']) => [
      `${who} became a board member of ${uncapitalArticle(body)}${behind(front)}${when}.`,
    ],
  ),
  // 'Greta Olsen is in the Harbour Rowing Club'
  rule(
    String.raw`^(${NAME}|He|She) (is|was|has been) in ((?:the )?(?:\p{Lu}\S* ){1,4}(?:Club|Society|Party|Choir|Band|Orchestra|Union|Association|Guild|League))((?: ${WHEN})?)\.?$`,
    ([, who = '', be = '', body = '', when = '']) =>
      isSomebody(who) && !/^The /.test(who) ? [`${who} ${be} a member of ${body}${when}.`] : [],
  ),
  // 'Orr dates back to 2018, when Ida Moss founded it'
  rule(
    String.raw`^(${NAME}|The [^,;]{2,40}?) (?:dates back to|dates from|goes back to|began in|started in) (${DATE}), when (?:it was (\p{Ll}+(?: by ${NAME})?)|(${NAME}) (\p{Ll}+) it)\.?$`,
    ([, what = '', date = '', done, who = '', did = '']) => {
      const on = /^\d{1,2} /.test(date) ? 'on' : 'in';
      return [
        done === undefined
          ? `${who} ${did} ${uncapitalArticle(what)} ${on} ${date}.`
          : `${what} was ${done} ${on} ${date}.`,
      ];
    },
  ),
  // 'Selma Krantz doubles as treasurer of the Hythe Society'
  rule(
    String.raw`^(${NAME}|He|She) (doubles|doubled|moonlights|moonlighted|has doubled) (?:up )?as (?:the |its |their |an? )?(${TITLE}(?: (?:of|at|for) [^,;]{2,60}?)?)((?: ${WHEN})?)\.?$`,
    ([, who = '', verb = '', post = '', when = '']) =>
      isPostTitle(post.split(/ (?:of|at|for) /)[0] ?? '') && isSomebody(who)
        ? [`${who} ${/s$/.test(verb) ? 'is' : 'was'} also ${post}${when}.`]
        : [],
  ),
  // 'Zeljava United signed Milan Horvat from Port Ellis in 2019'
  rule(
    String.raw`^(${FRONT})?((?:The )?${NAME}) (?:have |has )?(?:signed|bought|recruited|brought in|snapped up) (?:\p{Ll}+ )?(${NAME})(?: from ${NAME})?${FEE}((?: ${WHEN})?)${FEE}\.?$`,
    ([, front, club = '', who = '', when = '']) =>
      clubs.test(club) && isSomebody(who)
        ? [`${who} started playing for ${uncapitalArticle(club)}${behind(front)}${when}.`]
        : [],
  ),
  // 'Milan Horvat joined Zeljava United from Port Ellis in 2019'
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) (?:has |have )?joined (${NAME}) from (${NAME})${FEE}((?: ${WHEN})?)${FEE}\.?$`,
    ([, front, who = '', club = '', , when = '']) =>
      clubs.test(club) ? [`${who} started playing for ${club}${behind(front)}${when}.`] : [],
  ),
  // 'Milan Horvat played at Zeljava United from 2015 to 2020'
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) (played|plays|has played) at (${NAME})((?: ${WHEN})?)\.?$`,
    ([, front = '', who = '', verb = '', club = '', when = '']) =>
      clubs.test(club) ? [`${front}${who} ${verb} for ${club}${when}.`] : [],
  ),
  // 'The board put Ann Lee in charge of Orr', 'has been put in charge of the Leeds office'
  ruleHolding(
    'in charge',
    String.raw`^(${FRONT})?(?:The (?:[\p{Ll}-]+ ){0,2}\p{Ll}+|${NAME}) (?:has |have )?(?:put|placed) (?:(?!an?\b|the\b|its\b)[\p{Ll}-]+ ){0,3}(${NAME}) in charge of ([^,;]{3,60}?)( ${WHEN})?\.?$`,
    ([, front = '', who = '', what = '', when = '']) =>
      /^(?:organization|place)$/.test(kindOfName(who).kind)
        ? []
        : [`${front}${who} took charge of ${what}${when}.`],
  ),
  // 'Ingrid Falk spent six years as chief executive of Norden Mills, from 2008 to 2014'
  rule(
    String.raw`^(${NAME}|He|She) (?:has |had )?(?:spent|served) (?:\p{L}+ ){1,3}(?:years|months|terms) as (?:the |an? )?(${TITLE} (?:of|at|for) [^,;]{2,60}?),? (${WHEN})\.?$`,
    ([, who = '', post = '', when = '']) =>
      /^(?:from|between) /.test(when) && isPostTitle(post.split(/ (?:of|at|for) /)[0] ?? '')
        ? [`${who} was ${post} ${when}.`]
        : [],
  ),
  // 'Among the staff of Osterby Clinic is Jun Takeda'
  rule(
    String.raw`^Among the (?:staff|employees|workforce) (?:of|at) (${NAME}) (is|are|was|were) ((?:Dr |Mr |Mrs |Ms )?${NAME}(?: and ${NAME})?)\.?$`,
    ([, body = '', be = '', who = '']) => {
      const verb = be === 'is' ? 'works' : be === 'are' ? 'work' : 'worked';
      return [`${who} ${verb} at ${body}.`];
    },
  ),
  // 'Chemistry at Holm Grammar School is taught by Rupert Dean'
  rule(
    String.raw`^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?) (at (?:the )?${NAME}) (is|was|has been) taught by (${NAME})((?: ${WHEN})?)\.?$`,
    ([, what = '', where = '', be = '', who = '', when = '']) => {
      const verb = be === 'is' ? 'teaches' : be === 'was' ? 'taught' : 'has taught';
      return [`${who} ${verb} ${uncapital(what)} ${where}${when}.`];
    },
  ),
  // 'The voters of Glen Torran sent Fergus Bain to parliament in 2010'
  rule(
    String.raw`^(${FRONT})?[Tt]he (?:voters|people|electors|citizens|constituency) of (${NAME}) (?:sent|returned|elected) (${NAME}) to (?:the )?(?:[Pp]arliament|[Ss]enate|[Hh]ouse|[Aa]ssembly|[Cc]ongress)((?: ${WHEN})?)\.?$`,
    ([, front, where = '', who = '', when = '']) => [
      `${who} was elected MP for ${where}${behind(front)}${when}.`,
    ],
  ),
];

/** Two things said of somebody in one sentence, one of them a post. */
export const postsApart: readonly Rule[] = [
  // 'Emil Strand runs Kelpie Robotics as its chief executive'
  rule(
    String.raw`^((?:In the (?:interim|meantime), |For now, |${FRONT})?)(${NAME}|He|She) (runs|leads|heads|manages|ran|led|headed|managed|has run|has led|has headed) (${NAME}) as (?:its |the |an? )?(${TITLE})((?: ${WHEN})?)\.?$`,
    ([, front = '', who = '', verb = '', body = '', title = '', when = '']) => {
      const be = /^has/.test(verb) ? 'has been' : /s$/.test(verb) ? 'is' : 'was';
      const time = /^In the |^For now/.test(front) ? '' : front;
      return isPostTitle(title)
        ? [`${time}${who} ${be} ${title} of ${body}${when}.`, `${time}${who} ${verb} ${body}${when}.`]
        : [];
    },
  ),
  // 'Elena Rossi (chief executive of Tamberly, 2013-2019) now paints'
  rule(
    String.raw`^(${NAME}) \((${TITLE})( (?:of|at) [^(),;]{2,50}?)?,? (?:from )?(\d{4}) ?(?:[-–—]|to|until) ?(\d{4})\),? (\p{Ll}.+)$`,
    ([, who = '', title = '', where = '', from = '', to = '', rest = '']) =>
      isPostTitle(title) ? [`${who} was ${title}${where} from ${from} to ${to}.`, `${who} ${rest}`] : [],
  ),
  // 'Gemma Tull moved up from CFO to CEO at Rivington in 2022'
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) (?:has |had )?(?:moved|rose|stepped|climbed|advanced|went|switched|was moved) (?:up )?from (${TITLE}) to (${TITLE}) ((?:at|of) [^,;]{2,60}?)((?: ${WHEN})?)\.?$`,
    ([, front, who = '', old = '', title = '', where = '', when = '']) => {
      if (!isPostTitle(old) || !isPostTitle(title)) return [];
      const said = `${behind(front)}${when}`;
      const left = leaving(who, old, `${where}${said}`);
      return left.length === 0 ? [] : [...left, `${who} became ${title} ${where}${said}.`];
    },
  ),
  // 'In 2021 Orr promoted its chief engineer, Anke Smit, to chief technology officer'
  rule(
    String.raw`^(${FRONT})?((?:The )?${NAME}) (?:has |have )?(?:promoted|moved|elevated|named|appointed|made) (?:its|their|the) (?:then |previous )?(${TITLE}),? (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2}),? (?:to (?:be )?|as )?(?:its |their |the )?(?:new )?(${TITLE})((?: ${WHEN})?)\.?$`,
    ([, front, body = '', old = '', who = '', title = '', when = '']) => {
      if (!isPostTitle(old) || !isPostTitle(title) || / (?:of|at) /.test(title)) return [];
      const said = `${behind(front)}${when}`;
      const firm = uncapitalArticle(body);
      return [...leaving(who, old, `of ${firm}${said}`), `${who} became ${title} of ${firm}${said}.`];
    },
  ),
  // 'Bram Holt died in 2011 while still mayor of Penlow', 'died in office as mayor of Penlow in 2011'
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) died (?:(in|on) (${DATE}) )?(?:in office )?(?:while (?:still )?(?:in office as |serving as |he was |she was )?|still |as )(?:the )?(${TITLE} (?:of|at) [^,;]{2,60}?)((?: (?:in|on) ${DATE})?)\.?$`,
    ([, front, who = '', word, date, post = '', late = '']) => {
      const when = date === undefined ? `${behind(front)}${late}` : ` ${word} ${date}`;
      const until = when.replace(/^ (?:in|on) /, '');
      return when === '' || !isPostTitle(post.split(/ (?:of|at) /)[0] ?? '')
        ? []
        : [`${who} was ${post} until ${until}.`, `${who} died${when}.`];
    },
  ),
  // 'Lars Toft moved from Marstal Shipping to Faro Lines in 2017'
  rule(
    String.raw`^(${FRONT})?(${NAME}|He|She) (?:has |had )?(?:moved|switched|transferred|jumped|went|defected|crossed over) from (${NAME}) to (${NAME})((?: ${WHEN})?)\.?$`,
    ([, front, who = '', first = '', second = '', when = '']) => {
      const isStaff = kindOfName(first).kind === 'organization' && kindOfName(second).kind !== 'place';
      const said = `${behind(front)}${when}`;
      return isStaff && isSomebody(who) && !clubs.test(first)
        ? [`${who} left ${first}${said}.`, `${who} joined ${second}${said}.`]
        : [];
    },
  ),
  // 'Selma Krantz was mayor of Osby and, from 2015, president of the Baltic Union'
  rule(
    String.raw`^(${NAME}|He|She) (was|is|has been|served as|became) ((?:the )?${TITLE} (?:of|at) [^,;]{2,60}?)((?: ${WHEN})?),? and,? ((?:from|since|until|in|between) [^,;]{0,40}?\d{4}),? ((?:the )?${TITLE} (?:of|at) [^,;]{2,60}?)\.?$`,
    ([, who = '', be = '', first = '', when = '', then = '', second = '']) =>
      [first, second].every((post) => isPostTitle(post.split(/ (?:of|at) /)[0] ?? ''))
        ? [`${who} ${be} ${first}${when}.`, `${who} ${be} ${second} ${then}.`]
        : [],
  ),
  // 'Tarn Valley manager Rhys Morgan praised the team'
  rule(
    String.raw`^(${NAME}) (manager) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2}) (\p{Ll}.+)$`,
    ([, body = '', title = '', who = '', rest = '']) =>
      clubs.test(body) || houses.test(body)
        ? [`${who} is the ${title} of ${uncapitalArticle(body)}.`, `${who} ${rest}`]
        : [],
  ),
  // 'Educated at Orr School and Tern University, George Lang became a judge'
  rule(
    String.raw`^Educated ((?:at|in) [^,;]{2,90}?), (${NAME}|s?he) (\p{Ll}.+)$`,
    ([, where = '', who = '', rest = '']) => [`${capital(who)} studied ${where}.`, `${capital(who)} ${rest}`],
  ),
  // 'Edda Storm is CFO at Ternwood and also sits on the board of Lark Media'
  rule(
    String.raw`^(${NAME}|He|She) (is|was) ([^,;]{4,80}?),? and also ((?:is|was|has|\p{Ll}+s|\p{Ll}+ed) [^;]+)$`,
    ([, who = '', be = '', what = '', rest = '']) => [`${who} ${be} ${what}.`, `${who} ${rest}`],
  ),
  // 'In addition to her post as director of the Olmo Gallery, Pilar Vega teaches at Sierra College'
  rule(
    String.raw`^(?:In addition to|Besides|Apart from|Aside from|As well as|Alongside|Next to|On top of) (?:(?:his|her) (?:work|post|role|job|duties|position|function|office) (?:as|of)|being|serving as|acting as|working as) (?:the |an? )?(${TITLE}) ((?:of|at|for|in) [^,;]{2,60}?), (${NAME}|s?he) (\p{Ll}.+)$`,
    ([, title = '', where = '', who = '', rest = '']) =>
      isPostTitle(title)
        ? [`${capital(who)} ${isPast(rest) ? 'was' : 'is'} ${title} ${where}.`, `${capital(who)} ${rest}`]
        : [],
  ),
  // 'Winner of the Bramble Prize in 2018, Jack Toller lives in Cork', 'Captain of the Seamew since 2010, Henrik Dam …'
  rule(
    String.raw`^(${RANK}(\p{L}\p{Ll}+) (?:of|at|for|to) [^,;]{2,60}?)((?: ${WHEN}|,? \d{4} ?[-–—] ?\d{4})?), (${NAME}|s?he) (\p{Ll}.+)$`,
    ([, what = '', said = '', when = '', who = '', rest = '']) => {
      const noun = said.toLowerCase();
      if (!(ofPrizes.test(noun) || isRole(noun)) || !/^\p{Lu}/u.test(what) || !isSomebody(who)) return [];
      const be = /^ since/.test(when) ? 'has been' : when === '' ? 'is' : 'was';
      const stretch = when.replace(/^,? (\d{4}) ?[-–—] ?(\d{4})$/, ' from $1 to $2');
      return [
        `${capital(who)} ${be} ${ofMany.test(noun) ? 'a' : 'the'} ${uncapital(what)}${stretch}.`,
        `${capital(who)} ${rest}`,
      ];
    },
  ),
  // 'Reporting to Diana Crewe, Mark Ives looks after payroll'
  rule(
    String.raw`^(Reporting|Answering) (?:directly )?to ((?:the [^,;]{2,40}|${NAME})), (${NAME}|s?he) (\p{Ll}.+)$`,
    ([, verb = '', whom = '', who = '', rest = '']) => {
      const lemma = verb === 'Reporting' ? 'report' : 'answer';
      return [`${capital(who)} ${lemma}${isPast(rest) ? 'ed' : 's'} to ${whom}.`, `${capital(who)} ${rest}`];
    },
  ),
  // 'As CEO of Vexo Labs, Ann Lee opened the fair'
  rule(
    String.raw`^As (?:the )?((?:(?:new|current|acting|interim|first) )?${TITLE}) (of|at) (${NAME}), (${NAME}|s?he) (\p{Ll}.+)$`,
    ([, title = '', of = '', where = '', who = '', rest = '']) =>
      isPostTitle(title)
        ? [
            `${capital(who)} ${isPast(rest) ? 'was' : 'is'} ${title} ${of} ${where}.`,
            `${capital(who)} ${rest}`,
          ]
        : [],
  ),
  // 'The CEO of Vexo Labs is called Ann Lee'
  rule(
    String.raw`^The ((?:new |current |acting |interim )?${TITLE}) (of|at) (${NAME}) (is|was) (?:called|named) (${NAME})\.?$`,
    ([, title = '', of = '', where = '', be = '', who = '']) =>
      isPostTitle(title) ? [`The ${title} ${of} ${where} ${be} ${who}.`] : [],
  ),
  // "As Ellen Wright's mentor, Joao Pinto meets her every month"
  rule(
    String.raw`^As (${NAME})(?:['’]s|(?<=s)['’]) ((?:former |long-time )?(${TITLE})), (${NAME}|s?he) (\p{Ll}.+)$`,
    ([, whose = '', title = '', , who = '', rest = '']) =>
      isPostTitle(title) || /(?:mentor|teacher|tutor|boss|manager|supervisor|deputy|assistant)$/.test(title)
        ? [`${capital(who)} ${isPast(rest) ? 'was' : 'is'} ${whose}'s ${title}.`, `${capital(who)} ${rest}`]
        : [],
  ),
];

/** Who rises leaves the post below; one that is a job as any other ends by itself, and to say so would end the employment. */
function leaving(who: string, title: string, where: string): string[] {
  const isOffice = nounReadings(title.toLowerCase()).some(({ predicate }) => isPost(predicate.name));
  return isOffice ? [`${who} stepped down as ${title} ${where}.`] : [];
}

/** Whether what somebody did is told of the past: 'moved to Hull', 'was born'. */
function isPast(rest: string): boolean {
  return /^(?:was|were|had|did|\p{Ll}+ed|became|won|met|made|wrote|began|left|led|ran|took|went|gave|held|got|saw|sold|bought|built|spent|taught|fought|kept|found|spoke|sat|stood|came) /u.test(
    rest,
  );
}

function uncapitalArticle(body: string): string {
  return body.replace(/^The (?=\p{Ll}|\p{Lu})/u, 'the ');
}
