import { isCalling } from '../../language/repair/repair-phrase.ts';
import { isFamily } from '../../language/words/kin.ts';
import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { isRole, kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import { capital, DATE, MONTH, NAME, NAMES, type Rule, rule } from './sentence-rule.ts';

const PAIR = `${NAME},? and ${NAME}`;
/** A person's name that is written in full. */
const PERSON = String.raw`(?:(?:Dr|Prof|Professor|Sir|Lady|Mrs|Mr|Ms)\.? )?\p{Lu}[\p{L}.’'-]*(?: (?:de|van|von|der|den|la|di|da|ten|ter))* \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?`;

const ROLE_OF =
  '(?:(?:sole |part |main |former |largest )?(?:maker|owner|co-owner|publisher|operator|producer|manufacturer|founder|co-founder|editor|author|director|importer|distributor|parent(?: company)?) of)';
const WRITTEN =
  '(?:novel|novella|memoirs?|book|autobiography|biography|essay|poem|play|story|textbook|diary|travelogue)';

/** What is set off by commas behind a name, said on its own. */
export const setOff: readonly Rule[] = [
  // 'Ann Lee, together with Bo Orr, wrote the book', 'Ann Lee, along with her brother Bo, owns the mill'
  rule(
    `^(${NAME}), (?:together|along|jointly) with ((?:(?:his|her) [\\p{Ll} -]{2,40} )?${NAME}), (\\p{Ll}.+)$`,
    ([, who = '', other = '', rest = '']) => [`${who} and ${other} ${ofBoth(rest)}`],
  ),
  // 'Orr Ltd, whose seat is in Ulm and whose head is Ann Lee, makes drills', 'Orr Ltd, whose head is Ann Lee and which is based in Ulm, …'
  rule(
    `^(${NAME}), whose ([^,;]{4,60}?) and (whose|which|who) ([^,;]{4,60}), (\\p{Ll}.+)$`,
    ([, who = '', one = '', word = '', other = '', rest = '']) => [
      `${who}'s ${one}.`,
      `${who}${word === 'whose' ? "'s" : ''} ${other}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'Orr Ltd, maker of the Tilo drill and owner of Ulm Tools, employs 900 people'
  rule(
    `^(${NAME}), (?:the )?(${ROLE_OF} [^,;]{2,50}?) and (?:the )?(${ROLE_OF} [^,;]{2,50}), (\\p{Ll}.+)$`,
    ([, who = '', one = '', other = '', rest = '']) => [
      `${who} is the ${one}.`,
      `${who} is the ${other}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'Her brother, Bo Orr of Ulm, sold the boat'
  rule(
    `^((?:His|Her|Their|My|Our|${NAME}['’]s?) [\\p{Ll} -]{3,30}), (${PERSON}) (?:of|from) (${NAME}), (\\p{Ll}.+)$`,
    ([, kin = '', who = '', where = '', rest = '']) =>
      kindOfName(where).kind === 'organization' || !isPerson(kin.split(/['’]s? /).at(-1) ?? '')
        ? []
        : [`${kin} is ${who}.`, `${who} is from ${where}.`, `${who} ${rest}`],
  ),
  // 'In her novel The Salt House, Ida Marsh describes Hull'
  rule(
    `^In (?:his|her|their) ((?:first|second|third|last|debut|latest) )?(${WRITTEN}) (?:["“]([^"“”]{2,60})["”]|(${NAME}))(?: \\((\\d{4})\\))?, (${NAME}) (\\p{Ll}.+)$`,
    ([, , noun = '', quoted, title = '', year, who = '', rest = '']) => [
      `${who} wrote the ${noun} ${quoted === undefined ? title : `"${quoted}"`}${year === undefined ? '' : ` in ${year}`}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'Ann Lee, a potter from Leeds, founded Loom'
  rule(
    String.raw`^(${NAME}), (an? [\p{Ll} -]{2,60}) from (${NAME}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', what = '', from = '', rest = '']) =>
      isPerson(what) && /^(?:place|unknown)$/.test(kindOfName(from).kind)
        ? [`${who} is ${what}.`, `${who} is from ${from}.`, `${who} ${rest}`]
        : [],
  ),
  // 'Ann Lee, head of Loom since 2019, lives in Hull', 'Bo Orr, winner of the Arden Prize in 1956, lives in Hull'
  rule(
    String.raw`^(${NAME}), ((an?|the|its|his|her|${NAME}['’]s) )?((?:[\p{Ll}-]+ ){1,4}?)((?:of|at|for|in|to) [^,;]{2,60}?) (since|until|in|from) ((?:${MONTH} )?\d{4}(?: (?:to|until) \d{4})?), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', article = '', , noun = '', where = '', word = '', year = '', rest = '']) => {
      const post = `${article}${noun}${where}`;
      const head = noun.trim().split(' ').at(-1) ?? '';
      const isWhat =
        article !== '' ||
        isRole(head) ||
        kindOfNoun(head) === 'person' ||
        /^(?:home|residence|seat)$/.test(head);
      return isWhat && !/^(?:who|which|then|now|born|founded)\b/.test(noun)
        ? [
            `${who} ${word === 'since' ? 'has been' : 'was'} ${post} ${word} ${year}.`,
            `${who} ${rest.replace(leaving, `$& as ${post}`)}`,
          ]
        : [];
    },
  ),
  // 'Ann Lee, the bank's chair until last year, died on Sunday'
  rule(
    String.raw`^(${NAME}), (?!who |which |then |now )((?:(?:an?|the|its|his|her|our|${NAME}['’]s|the \p{Ll}+['’]s) )?(?:[\p{Ll}-]+ ){0,3}?([\p{Ll}-]+)(?: (?:of|at|for|in|to) [^,;]{2,60}?)?) (until|since) ((?:\d{1,2} )?(?:${MONTH} )?(?:\d{4})|last \p{L}+|${MONTH}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', post = '', head = '', word = '', when = '', rest = '']) =>
      isRole(head) && kindOfName(who).kind !== 'organization'
        ? [`${who} ${word === 'since' ? 'has been' : 'was'} ${post} ${word} ${when}.`, `${who} ${rest}`]
        : [],
  ),
  // 'Ann Lee, a pharmacist from Hull, and the hurler Bo Orr were married in May'
  rule(
    String.raw`^(${PERSON}), (an? ([\p{Ll} -]{2,40}?)(?: (?:from|in|at|of) ${NAME})?), and ((?:the [\p{Ll}-]+ )?${PERSON}),? ((?:were|are|have|got|married|met|founded|opened|wrote|run|own|live)\b.+)$`,
    ([, who = '', what = '', noun = '', other = '', rest = '']) =>
      isPerson(noun) ? [`${who} is ${what}.`, `${who} and ${other} ${rest}`] : [],
  ),
  // 'The town's newest museum, the Uhrenstube, opened on Saturday'
  rule(
    String.raw`^((?:The|(?:The \p{Ll}+|${NAME})['’]s) (?:newest|oldest|largest|biggest|smallest|first|only|last|best-known|most \p{Ll}+) ([\p{Ll}-]+)(?: (?:in|of) ${NAME})?), (the ${NAME}), (\p{Ll}.+)$`,
    ([, what = '', noun = '', who = '', rest = '']) =>
      /^(?:organization|place)$/.test(kindOfNoun(noun)) && kindOfName(who.slice(4)).kind !== 'person'
        ? [`${capital(who)} is ${what.replace(/^The /, 'the ')}.`, `${capital(who)} ${rest}`]
        : [],
  ),
  // 'Ann Lee, its editor from 1971 to 1988, was the first woman in the job'
  rule(
    String.raw`^(${NAME}), (?!who |which |then |now )((?:(?:an?|the|its|his|her|our|${NAME}['’]s|the \p{Ll}+['’]s) )?(?:[\p{Ll}-]+ ){0,3}?([\p{Ll}-]+)(?: (?:of|at|for|in|to) [^,;]{2,60}?)?) (from ${DATE} (?:to|until|till|through) ${DATE}|between ${DATE} and ${DATE}|in ${DATE}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', post = '', head = '', when = '', rest = '']) =>
      isRole(head) && kindOfName(who).kind !== 'organization'
        ? [`${who} was ${post} ${when}.`, `${who} ${rest}`]
        : [],
  ),
  // 'Ann Lee and Bo Orr, a couple since 2005, run the inn'
  rule(
    String.raw`^(${PAIR}), ((?:an? )?(?:couple|pair|team|partners|colleagues|friends|rivals|neighbours|neighbors)) (since (?:${MONTH} )?\d{4}), (\p{Ll}.+)$`,
    ([, who = '', what = '', when = '', rest = '']) => [
      `${who} have been ${what} ${when}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'The co-founders of Loom, Ann Lee and Bo Orr, are siblings'
  rule(
    String.raw`^(?:The|Its|Their) ((?:[\p{Ll}-]+ ){0,2}([\p{Ll}-]+)s of ${NAME}), (${PAIR}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, what = '', noun = '', who = '', rest = '']) =>
      isRole(noun) ? [`${who} are ${what}.`, `${who} ${rest}`] : [],
  ),
  // 'Elsing, home to 5,000 people, lies on the Orr'
  rule(
    String.raw`^(${NAME}|The (?:town|city|village|island) of ${NAME}), (?:now |today )?home to ((?:[^,;]|,(?=\d{3})){2,80}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', what = '', rest = '']) => [
      / (?:people|inhabitants|residents)$/.test(what)
        ? `${who} has ${what.replace(/(?:people|residents)$/, 'inhabitants')}.`
        : `${who} is home to ${what}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'Ann Lee, then a student at Lund, invented it'
  rule(
    String.raw`^(${NAME}), (?:then|at (?:the|that) time) (an? [^,]{2,60}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', what = '', rest = '']) => [`${who} was ${what}.`, `${who} ${rest}`],
  ),
  // 'Ann Lee, formerly of Orr Ltd, has joined Loom'
  rule(
    String.raw`^(${PERSON}), (?:formerly|previously|until recently) (?:of|at|with) (${NAME}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', firm = '', rest = '']) =>
      kindOfName(firm).kind === 'place' || kindOfName(who).kind === 'organization'
        ? []
        : [`${who} formerly worked at ${firm}.`, `${who} ${rest}`],
  ),
  // 'Its former head Ann Lee, today at Orr Ltd in Hull, gave the speech'
  rule(
    String.raw`^((?:[^,;]{2,60} )?(${PERSON})), (?:today|now|currently|these days|at present) (?:at|with) (${NAME})((?: in ${NAME})?), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, front = '', who = '', firm = '', place = '', rest = '']) =>
      kindOfName(firm).kind === 'place' || kindOfName(who).kind === 'organization'
        ? []
        : [`${who} works at ${firm}${place}.`, `${front} ${rest}`],
  ),
  // 'became director of Orr, a post she held until 2016': the post, not Orr, is what was held
  rule(
    String.raw`^([^;]+), an? (?:post|position|role|job|office|title) ((?:that |which )?(?:s?he|they|${NAME}) (?:has |had |still |would )?(?:held|holds?|kept|retained)\b[^,;]{0,60})\.$`,
    ([, front = '']) => [`${front}.`],
  ),
  // 'wrote three novels, among them Tides', 'is the author of two novels, Tides and Low Water'
  rule(
    String.raw`^(${NAME}|He|She|They) ((?:also )?(?:(?:is|was) the (?:author|composer|director|designer|founder|owner|creator) of|wrote|published|directed|composed|painted|designed|founded|recorded|produced|owns|owned|runs|ran|built)) ((?:two|three|four|five|six|seven|eight|nine|ten|several|many|some|\d+) (?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+s), ?(?:including|among them|among which (?:is|are)|notably|such as)? ?(${NAMES})\.?$`,
    ([, who = '', verb = '', what = '', names = '']) => [
      `${who} ${verb} ${what}.`,
      `${who} ${verb} ${names}.`,
    ],
  ),
  // 'Ann Lee and Bo Orr, both teachers at the Zuid School, have been married since 1995'
  rule(
    String.raw`^(${PAIR}), both (?!of\b)(\p{Ll}[^,]{2,80}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', what = '', rest = '']) => [
      `${who} ${/^(?:born|educated|trained|raised)\b/.test(what) ? 'were' : 'are'} ${what}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'A Danish-owned brewery in Riga, Aldara, employs 240 people'
  rule(
    String.raw`^(An?) ([\p{L} -]{3,50}?) (in|from|near) (${NAME}), (${NAME}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, article = '', what = '', word = '', where = '', who = '', rest = '']) =>
      isCalled(what, who) &&
      kindOfName(who).kind !== 'place' &&
      /^\p{Ll}/u.test(what.split(' ').at(-1) ?? '') &&
      isDone(rest.split(' ')[0] ?? '')
        ? [`${who} is ${article.toLowerCase()} ${what} ${word} ${where}.`, `${who} ${rest}`]
        : [],
  ),
  // 'Duke Albrecht's brother and successor, Casimir, moved to Halm': he was both
  rule(
    String.raw`^(${NAME}['’]s?|His|Her|Their) ((?:\p{Ll}+ )?([\p{Ll}-]+)) and ((?:\p{Ll}+ )?([\p{Ll}-]+)), (${NAME}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, whose = '', one = '', first = '', other = '', second = '', who = '', rest = '']) =>
      [first, second].every(isSomebody) &&
      !/^(?:will |has |is |is to )?(?:step|resign|retir|quit|left\b|leav|depart)/.test(rest) &&
      kindOfName(who).kind !== 'place' &&
      isDone(rest.split(' ')[0] ?? '')
        ? [
            `${who} is ${/^(?:His|Her|Their)$/.test(whose) ? whose.toLowerCase() : whose} ${one} and ${other}.`,
            `${who} ${rest}`,
          ]
        : [],
  ),
  // 'The Halden Line, run by Nordbane, opened in 1931': the line did
  rule(
    String.raw`^(${NAME}|The \p{Ll}+(?: (?:of|in) ${NAME})?), ((?:now |currently |jointly )*(?:run|owned|operated|managed|maintained) (?:jointly )?by [^,;]{2,80}), (?!and\b|or\b|but\b)(\p{Ll}.+)$`,
    ([, who = '', what = '', rest = '']) =>
      isDone(rest.split(' ')[0] ?? '') ? [`${who} is ${what}.`, `${who} ${rest}`] : [],
  ),
  // 'The guy who fixes our boiler, Stan Pike, used to work at Orr': both are said of Stan
  rule(
    String.raw`^(?:The|An?|My|Our|His|Her|Their) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:who|that|which) (?!and\b)([^,;]{3,100}), (${NAME}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, what = '', does = '', who = '', rest = '']) => {
      const [first = ''] = does.split(' ');
      return isCalled(what, who) && isDone(first) && isDone(rest.split(' ')[0] ?? '')
        ? [
            ...(isTrade(what) ? [`${capital(who)} is ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}.`] : []),
            `${capital(who)} ${does}.`,
            `${capital(who)} ${rest}`,
          ]
        : [];
    },
  ),
  // 'The printer we use, Grafex, belongs to Orr Media', 'The lad that Mia is seeing, Callum, plays for Orr Town'
  rule(
    String.raw`^(?:The|A|An|My|Our|His|Her|Their) ((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+) (?:(?:that|which|whom|who) )?((we|I|they|s?he|${NAME}) (?!and\b)\p{Ll}[^,;]{1,60}), (${NAME}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, what = '', said = '', doer = '', who = '', rest = '']) => {
      const isNamed = /^\p{Lu}/u.test(doer) && said.split(' ').length <= 4 && !/ \d/.test(said);
      // 'Her son Eli plays golf and her husband, Max, is a cook' has no clause about a son
      return isCalled(what, who) && isDone(rest.split(' ')[0] ?? '') && !/ (?:and|but|while) /.test(said)
        ? [...(isNamed ? [`${said} ${who}.`] : []), `${capital(who)} ${rest}`]
        : [];
    },
  ),
  // 'Ann said that her son Bo, who is 11, changes schools'
  rule(
    String.raw`^((?:[^,;]{2,80} )?(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|${NAME}['’]s?) ([\p{Ll}-]+) (${NAME})), who (is|was|turns|turned) ([^,;]{1,40}), ((\p{Ll}+) [^;]+)$`,
    ([, front = '', kin = '', who = '', be = '', what = '', rest = '', verb = '']) =>
      isFamily(kin) && isDone(verb) ? [`${who} ${be} ${what}.`, `${front} ${rest}`] : [],
  ),
  // 'The hamlet of Ekre, its only shop long closed, has eleven houses'
  rule(
    String.raw`^((?:The [\p{Ll}-]+ of )?(${NAME})), (?:its|his|her|their) ([\p{Ll} -]{2,40}?) ((?:(?:long|now|still|already|since|recently) )?(?:closed|gone|shut|lost|sold|demolished|destroyed|ruined|empty|dead|abandoned|restored|rebuilt)), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, front = '', who = '', what = '', state = '', rest = '']) => [
      `${who}'s ${what} is ${state}.`,
      `${front} ${rest}`,
    ],
  ),
  // "Ann Lee's firm, Orr Boats, builds yachts": whose it is, and what it does
  rule(
    String.raw`^(${NAME})['’]s? ((?:own )?(?:company|firm|business|start-?up|studio|label|publishing house|consultancy|agency|restaurant|bakery|shop|brewery|gallery))(?:, (${NAME}),| (${NAME})) (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, whose = '', what = '', setOff, named, rest = '']) => {
      const who = setOff ?? named ?? '';
      return kindOfName(whose).kind === 'place' ||
        kindOfName(who).kind === 'person' ||
        !isDone(rest.split(' ')[0] ?? '')
        ? []
        : [`${whose}'s ${what.replace(/^own /, '')} is ${who}.`, `${capital(who)} ${rest}`];
    },
  ),
  // 'The lighthouse keeper at Skerry, Donald Muir, retired in 1971'
  rule(
    String.raw`^The ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (at|of|on) (${NAME}), (${PERSON}), ((?:was|is|has|had|died|\p{Ll}+ed)\b.*)$`,
    ([, role = '', word = '', where = '', who = '', rest = '']) =>
      isKeeper(role) && kindOfName(who).kind !== 'organization'
        ? [
            `${who} ${/^(?:is|has)\b/.test(rest) ? 'is' : 'was'} the ${role} ${word} ${where}.`,
            `${who} ${rest}`,
          ]
        : [],
  ),
];

/** 'will step down in March': from the post that is told in front. */
const leaving =
  /^(?:will |has |is to |is )?(?:step(?:s|ped|ping)? down|resign(?:s|ed|ing)?)(?! (?:as|from)\b)/;

/** 'was awarded' of one as 'were awarded' of two. */
function ofBoth(rest: string): string {
  const [first = '', ...more] = rest.split(' ');
  const several: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have' };
  return [several[first] ?? first, ...more].join(' ');
}

function isPerson(what: string): boolean {
  const noun = what.split(' ').at(-1) ?? '';
  return kindOfNoun(noun) === 'person' || /(?:ist|ician|man|woman)$/.test(noun);
}

/** Whether a name may be that of 'the guy', 'the river', 'the printer'. */
function isCalled(what: string, who: string): boolean {
  const { kind } = kindOfName(who.replace(/^the /, ''));
  const isThe = /^the /i.test(who);
  return isPerson(what) || /(?:^| )(?:guy|lad|lass|bloke|girl|boy|woman|man)$/.test(what)
    ? kind === 'person' || (kind === 'unknown' && !isThe)
    : kind !== 'person' || isThe;
}

function isSomebody(noun: string): boolean {
  return (
    kindOfNoun(noun) === 'person' ||
    isRole(noun) ||
    /^(?:successor|predecessor|heir|deputy|ally|rival)$/.test(noun)
  );
}

/** 'fixes', 'built', 'used to': a finite verb that one alone does. */
function isDone(word: string): boolean {
  const { third, past } = verbShape(word, word);
  return third || past || /^(?:is|was|has|had|will)$/.test(word) || (lookUpVerb(word) & Word.verbThird) !== 0;
}

/** 'architect', 'young carpenter': more than 'guy' or 'woman'. */
function isTrade(what: string): boolean {
  const noun = what.split(' ').at(-1) ?? '';
  return (
    isCalling(noun) &&
    !/^(?:man|woman|owner|partner|member|winner|neighbou?r|friend|leader|speaker)$/.test(noun)
  );
}

/** A calling that is no office of its own. */
function isKeeper(role: string): boolean {
  return /(?:keeper|master|guard|ranger|warden|watchman|gardener|cook|chef|steward|porter|organist|priest|pastor|verger|librarian|ferryman)$/.test(
    role,
  );
}
