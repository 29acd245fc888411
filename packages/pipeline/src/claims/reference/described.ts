import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { classNounType } from '../../relations/names/name-types.ts';
import { capital, MONTH, NAME, NAMES, type Rule, rule } from '../rewordings/sentence-rule.ts';
import { sights } from '../rewordings/sights.ts';
import { kindOfName, kindOfNoun } from './entity-kinds.ts';

/** Participles that may stand behind the noun that tells what something is. */
const UNDERGONE =
  '(?:run|owned|led|managed|operated|directed|written|published|released|recorded|composed|produced|designed|built|launched|completed|opened|reopened|founded|co-founded|established|formed|started|set up|created|invented|developed|headed|chaired|edited|named after)';
const LASTING = /^(?:run|owned|led|managed|operated|headed|chaired|edited)\b/;
const WHERE = `(?: (?:in|on|at|near|off|outside) (?:(?:central|northern|southern|eastern|western|downtown) )?${NAME}(?:, ${NAME})?)`;
const WHEN = String.raw`(?:(?:in|on) (?:\d{1,2} )?(?:${MONTH} )?\d{4})`;
/** A word that describes the noun behind it. */
const PLAIN = String.raw`(?!(?:an?|the|of|in|at|on|for|by|with|from|to|and|or)\b)[\p{L}\p{N}-]+`;
/** What is named with its kind where others are told of it: 'The film Tides was directed by …'. */
const titled =
  /(?:film|movie|documentary|novel|book|memoir|play|musical|opera|album|song|single|symphony|poem|series)$/;

/** What lives are told by, in the past. */
const DID =
  '(?:studied|trained|worked|taught|lived|grew up|served|played|moved|married|divorced|became|joined|left|founded|opened|wrote|published|won|retired|died|emigrated|settled|returned|graduated)';

/** Whether a word that begins a sentence is a noun rather than a name. */
function isCommon(word: string): boolean {
  const bits = lookUp(word.toLowerCase());
  return (
    classNounType(word.toLowerCase()) !== null ||
    (isKnownWord(word.toLowerCase()) &&
      (bits & (Word.firstName | Word.place | Word.demonym | Word.organization)) === 0) ||
    ((bits & Word.noun) !== 0 && (bits & (Word.firstName | Word.place)) === 0)
  );
}

/** A noun for holding a post, and the post. */
const posts = wordTable<string>({
  chair: 'chair',
  chairmanship: 'chair',
  leadership: 'leader',
  presidency: 'president',
  captaincy: 'captain',
  mayoralty: 'mayor',
  governorship: 'governor',
  directorship: 'director',
  editorship: 'editor',
  premiership: 'prime minister',
});

/** The name that a sentence begins with. */
const opener = new RegExp(`^${NAME}(?= \\p{Ll})`, 'u');

/** What something is or went through, told in one breath with more of it: each said on its own. */
export const described: readonly Rule[] = [
  ...sights,
  // 'Named after its founder, Jens Kvist, the firm makes lamps'
  rule(
    String.raw`^Named (after|for) (?:its|their|his|her) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+), (${NAME}), ([Tt]he \p{Ll}+|${NAME}) (\p{Ll}.+)$`,
    ([, word = '', kin = '', who = '', what = '', rest = '']) => [
      `${capital(what)} was named ${word} ${who}.`,
      `${who} is ${what.replace(/^The /, 'the ')}'s ${kin}.`,
      `${capital(what)} ${rest}`,
    ],
  ),
  // 'The Orr is a restaurant in Ulm run by the chef Ann Lee', 'Tides is a film directed by Ann Lee'
  rule(
    String.raw`^(['‘"“]?${NAME}['’"”]?|It) (is|was) (an? (?:${PLAIN} ){0,4}?((?!and\b|or\b|of\b)[\p{Ll}-]+))(${WHERE}?)(?:, (?:first )?| (?:first )?)(?:(${UNDERGONE}) and (?=${UNDERGONE} by ))?(${UNDERGONE} (?:by|in|on|at|for|with|${NAME}).*?)\.?$`,
    ([, who = '', verb = '', what = '', noun = '', where = '', also, rest = '']) => {
      // 'Ann Lee is a professor at Lund, founded in 1850': Lund was
      const isOfPeople = /^(?:born|raised|educated|trained|based|known|employed|married|named|called)\b/.test(
        rest,
      );
      if (kindOfNoun(noun) === 'person' && !isOfPeople) return [];
      const parts = rest.split(
        new RegExp(String.raw`(?:,? and|,) (?=${UNDERGONE} (?:by|in|on|at|for)\b)`, 'u'),
      );
      const subject = titled.test(noun) && who !== 'It' ? `The ${noun} ${who.replace(/^The /, 'The ')}` : who;
      const both = also === undefined ? parts : [`${also} ${parts[0]?.replace(/^\S+ /, '') ?? ''}`, ...parts];
      return [
        `${who} ${verb} ${what}${where}.`,
        ...both.map((part) => `${subject} ${LASTING.test(part) ? verb : 'was'} ${part}.`),
      ];
    },
  ),
  // 'She studied at Oxford, married the painter Bo Orr in 1956 and died in 2004'
  rule(
    String.raw`^(${NAME}|He|She) (${DID} [^,;]+), (${DID} [^,;]+?),? and ((?:later |then |eventually )?${DID} [^,;]+)\.$`,
    ([, who = '', first = '', second = '', third = '']) =>
      [first, second, third].map((part) => `${who} ${part}.`),
  ),
  // 'Ferry operator Loom lost its contract': a capital that only the sentence gives
  rule(
    String.raw`^(?!The |An? |Its |Their |Our |His |Her |My )(\p{Lu}\p{Ll}+) (operator|maker|owner|chain|manufacturer|retailer|supplier|giant|publisher|producer|builder|dealer|provider|lender|wholesaler|distributor|insurer|brewer|specialist|start-up|startup) (${NAME}) (\p{Ll}.+)$`,
    ([, ware = '', noun = '', who = '', rest = '']) =>
      isCommon(ware) ? [`The ${ware.toLowerCase()} ${noun} ${who} ${rest}`] : [],
  ),
  // 'Carmaker Loom is based in Kiel', 'Airline Loom lost its contract'
  rule(
    String.raw`^(Airline|Carmaker|Automaker|Drugmaker|Chipmaker|Steelmaker|Shipbuilder|Insurer|Retailer|Lender|Brewer|Broadcaster|Grocer|Supermarket|Chain|Manufacturer|Wholesaler|Shipyard|Brewery|Bakery|Retail chain|Software firm|Start-up|Startup) (${NAME}) (\p{Ll}.+)$`,
    ([, noun = '', who = '', rest = '']) =>
      /^(?:Group|Association|Union|Federation|Alliance|of)\b/.test(who)
        ? []
        : [`The ${noun.toLowerCase()} ${who} ${rest}`],
  ),
  // 'Tides is a 2011 film by Ann Lee'
  rule(
    String.raw`^(['‘"“]?${NAME}['’"”]?|It) (is|was) an? ((?:1\d|20)\d\d) ((?:[\p{L}-]+ ){0,3}?(film|movie|documentary|novel|book|memoir|album|single|song)\b.*)$`,
    ([, who = '', verb = '', year = '', what = '', noun = '']) => [
      `${who} ${verb} ${/^(?:[aeiou]|[AEIO])/.test(what) ? 'an' : 'a'} ${what}`,
      `${who} was ${/^(?:novel|book|memoir)$/.test(noun) ? 'published' : 'released'} in ${year}.`,
    ],
  ),
  // 'Tides had its world premiere in Lyon in 1921', 'made its debut at the Arden Festival'
  rule(
    `^([^,;]{2,80}?) (?:had|has had|received|got|made|was given|celebrated) its (?:(?:world|first|stage|screen|North American|European|British|American) )?(?:premiere|première|debut) ((?:in|at|on) [^;]{2,80})$`,
    ([, what = '', rest = '']) => [`${what} premiered ${rest}`],
  ),
  // 'Founded in 1903 by two brothers, Emil and Otto Orr, the Orr brewery was sold'
  rule(
    String.raw`^((?:Founded|Established|Started|Opened|Built|Created|Set up|Formed|Launched|Designed|Written)\b(?: [^,]*?)?) by (?:two|three|four|the|a pair of) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+,? (${NAMES}),((?: ${WHEN},)?) ((?:the |The )?(?:\p{Lu}|(?:\p{Ll}+ )?\p{Lu}|it )[^,]*? (?:is|was|has|had|makes|employs|sells|now|\p{Ll}+ed|became|grew|went|began)\b.*)$`,
    ([, done = '', names = '', when = '', rest = '']) => [
      `${done} by ${names}${when.replace(/,$/, '')}, ${rest}`,
    ],
  ),
  // 'Founded in 1903 by Emil Orr, the Orr brewery was sold'
  rule(
    String.raw`^((?:Founded|Established|Started|Opened|Built|Created|Set up|Formed|Launched|Designed) [^,]*), (the ${NAME} [\p{Ll}-]+) ((?:is|was|has|had|now|makes|employs|sells|\p{Ll}+ed|became|grew|went|began)\b.+)$`,
    ([, done = '', who = '', rest = '']) => [
      `${capital(who)} was ${done.charAt(0).toLowerCase()}${done.slice(1)}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'The number of members of Loom grew from 200 to 300': Loom's
  rule(
    `^The number of (members|subscribers|visitors|students|pupils|passengers|customers|users|readers|branches|shops|stores) (?:of|at|in) (${NAME}) (.+)$`,
    ([, what = '', whose = '', rest = '']) => [`${capital(whose)}'s number of ${what} ${rest}`],
  ),
  // 'lost the chair of the party to Max Roth'
  rule(
    String.raw`^((?:In|On) [^,]*?\d{4},? )?(${NAME}|[Hh]e|[Ss]he) (?:has |had )?(?:lost|passed|handed(?: over)?|ceded|gave up|yielded) (?:the|his|her) (${Object.keys(posts).join('|')}) of ([^,]+?) to (?:[\p{Ll}-]+ ){0,3}(${NAME})((?: ${WHEN})?)\.?$`,
    ([, front = '', gone = '', noun = '', body = '', next = '', when = '']) => [
      `${next} replaced ${gone === 'he' || gone === 'He' ? 'him' : /^she$/i.test(gone) ? 'her' : gone} as ${posts[noun] ?? noun} of ${body}${front === '' ? when : ` ${front.charAt(0).toLowerCase()}${front.slice(1).replace(/,? $/, '')}`}.`,
    ],
  ),
  // 'took the chair of the club from Max Roth', 'assumed the presidency of the club in 2020'
  rule(
    String.raw`^((?:In|On|At|After) [^,]{3,40}?,? )?(${NAME}|[Hh]e|[Ss]he) (?:has |had )?(?:took|taken|assumed|inherited) (?:over )?the (${Object.keys(posts).join('|')}) of ((?:the )?${NAME})(?: from (${NAME}|him|her))?((?: ${WHEN})?)\.?$`,
    ([, front = '', next = '', noun = '', body = '', gone, when = '']) => {
      const post = `${posts[noun] ?? noun} of ${body}${when}.`;
      return [
        gone === undefined ? `${front}${next} became ${post}` : `${front}${next} replaced ${gone} as ${post}`,
      ];
    },
  ),
  // 'has a flat in Leeds and lives there with his sister'
  rule(
    String.raw`^(${NAME}|He|She|They) ([^,;]{3,80}? (?:in|to) (${NAME})),? and ((?:now |still )?(?:lives?|lived|has lived|have lived|grew up|died|settled|stayed)) there((?: [^,;.]{1,60})?)\.?$`,
    ([, who = '', first = '', place = '', verb = '', rest = '']) => [
      `${who} ${first}.`,
      `${who} ${verb} in ${place}${rest}.`,
    ],
  ),
  // 'has his home in Trent'
  rule(
    String.raw`^((?:In|On|Since) [^,]{3,20}?,? )?(${NAME}(?: and (?:(?:his|her) \p{Ll}{3,10} )?${NAME})?|He|She|They) (has|have|had) (?:his|her|their) (?:new )?home in (${NAME})((?: ${WHEN})?)\.?$`,
    ([, front = '', who = '', verb = '', place = '', when = '']) => [
      `${front}${who} ${verb === 'had' ? 'lived' : verb === 'has' ? 'lives' : 'live'} in ${place}${when}.`,
    ],
  ),
  // 'My new job is at Torp'
  rule(
    String.raw`^([Mm]y|[Hh]is|[Hh]er|${NAME}['’]s?) (?:new |current )?job is (?:at|with) (${NAME})((?:, where [^;]+?)?)\.?$`,
    ([, whose = '', firm = '', where = '']) =>
      kindOfName(firm).kind === 'place' ? [] : [`${capital(whose)} employer is ${firm}${where}.`],
  ),
  // 'Our new place is in Lund'
  rule(
    String.raw`^([Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|${NAME}['’]s?) new (?:place|flat|apartment|house) is in (${NAME})\.?$`,
    ([, whose = '', place = '']) => [`${capital(whose)} new home is in ${place}.`],
  ),
  // 'retired from Orr Mills, which she had founded, in 2010'
  rule(
    String.raw`^([^,]+? (?:the )?(${NAME})), (?:which|whom|that) (s?he|it|they|${NAME}) ([^,]+?)((?: ${WHEN})?), (${WHEN}(?: [^,]*)?)\.?$`,
    ([, front = '', what = '', who = '', did = '', then = '', when = '']) => [
      `${front} ${when}.`,
      `${/^s?he$/.test(who) ? (opener.exec(front)?.[0] ?? capital(who)) : capital(who)} ${did} ${what}${then}.`,
    ],
  ),
];
