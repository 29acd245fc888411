import { pastOf } from '../../language/words/inflections.ts';
import { KIN } from '../../language/words/kin.ts';
import { verbStem } from '../../language/words/lexicon.ts';
import { headwords } from '../layout/headwords.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { ownerOf, whoseOf } from './owners.ts';
import { capital, MONTH, NAME, NAMES, type Rule, rule, TIME_BEHIND } from './sentence-rule.ts';

const WHO = `(?:${NAME}|He|She|They|We|I)`;
const WHEN = `((?:,? (?:in|on|at|yesterday|today|last) [^,;]+)?)`;
const BORN = '(?:(?:baby|little|healthy) ){0,2}(daughter|son|girl|boy|child|baby)';
const CHILD = `(?:(?:the|an?) )?(?:(?:eldest|oldest|youngest|elder|younger|only|first|second|third|fourth|fifth|\\p{Ll}+th) ){0,2}(?:son|daughter|child)`;

/** 'Employee of the Month': what is won for a while. */
const OF_TIME =
  "((?:\\p{Lu}[\\p{L}’'-]* ){1,5}of the (?:Year|Month|Season|Week|Match|Tournament|Decade|Century|Series))";

const childNoun = (noun: string) => ({ girl: 'daughter', boy: 'son', baby: 'child' })[noun] ?? noun;
const stop = (text: string) => text.replace(/[.!]*$/, '.');

/** Births, weddings, deaths and what a family keeps of them, in the words that notices and entries have for them. */
export const lives: readonly Rule[] = [
  ...headwords,
  // 'Ghent is where Karl Ives was born', 'Ghent is where Orr Ltd is headquartered now'
  rule(
    `^(${NAME}) (?:is|was) (?:now )?(?:the (?:place|town|city|village) )?where (${WHO}|he|she) ((?:now )?(?:was born|grew up|died|lives|lived|is (?:now )?(?:headquartered|based|located)|has its (?:headquarters|head office|main office)))(.*?)\\.?$`,
    ([, place = '', who = '', verb = '', rest = '']) => [`${capital(who)} ${verb} in ${place}${rest}.`],
  ),
  // 'Copper Lane is where Ann Lee works these days'
  rule(
    `^(${NAME}) (?:is|was) (?:now )?where (${WHO}|he|she) ((?:now )?(?:works|worked|has worked|studies|studied)(?: as an? [^,;]{2,30}?)?)((?: (?:now|today|these days|nowadays|currently|since [^,;]{4,20}))?)\\.?$`,
    ([, place = '', who = '', verb = '', rest = '']) => [
      `${capital(who)} ${verb} ${kindOfName(place).kind === 'place' && !/ /.test(place) ? 'in' : 'at'} ${place}${rest}.`,
    ],
  ),
  // 'Noor Khan and Ben Ives are a married couple'
  rule(
    `^(${NAME}?) and (${NAME}) (?:are|have been) (?:now |still )?(?:a (?:happily )?married couple|husband and wife|man and wife)${TIME_BEHIND}\\.?$`,
    ([, one = '', other = '', when = '']) => [`${one} is married to ${other}${when}.`],
  ),
  // 'Ann and Bo welcomed a daughter, Liv, on 3 April'
  rule(
    `^(${WHO}(?: and ${NAME})?) (?:has |have )?(?:just )?welcomed (?:an?|their|his|her) (?:\\p{Ll}+ )?${BORN},? (?:called |named )?(${NAME}),?${WHEN}\\.?$`,
    ([, who = '', noun = '', child = '', when = '']) => [
      `${who} had a ${childNoun(noun)}, ${child}.`,
      ...(when === '' ? [] : [stop(`${child} was born${when.replace(/^,/, '')}`)]),
    ],
  ),
  // 'had a baby girl named Nora on Tuesday'
  rule(
    `^((?:(?:Our|The|My) (?:\\p{Ll}+ ){1,3})?${WHO}(?: and (?:${NAME}|I))?) (?:has |have )?(?:just )?had (?:an?|our|their|his|her) (?:(?:first|second|third|little|healthy) )*(?:baby (girl|boy|son|daughter)|(girl|boy|baby|child)),? (?:a (?:little )?(girl|boy|son|daughter),? )?(?:called |named )?(${NAME}),?${WHEN}(?:,? and ((?:is|are|will|has|have|plans) [^;]+?))?\\.?$`,
    ([, who = '', noun, plain, told, child = '', when = '', more]) => [
      `${who} had a ${childNoun(told ?? noun ?? plain ?? '')}, ${child}.`,
      ...(when === '' ? [] : [stop(`${child} was born${when.replace(/^,/, '')}`)]),
      ...(more === undefined ? [] : [`${who.replace(/^(?:Our|The|My) (?:\p{Ll}+ )+/u, '')} ${more}.`]),
    ],
  ),
  // 'Ann and Bo have three children: Petra, Milan and Jan'
  rule(
    `^(.{2,120}? (?:has|have|had)) ((?:(?:an?|one|two|three|four|five|six|seven|eight|\\d) )(?:\\p{Ll}+ ){0,2}?(?:children|sons?|daughters?|brothers?|sisters?|siblings|grandchildren|grandsons|granddaughters|kids)): (${NAMES})\\.?$`,
    ([, who = '', kin = '', names = '']) => [`${who} ${kin}, ${names}.`],
  ),
  // 'has a son, Leo, who is 5, and a daughter, Mia, who is 2'
  rule(
    `^([^,;]{1,60} (?:has|have)) (an? (?:\\p{Ll}+ )?(?:${KIN})(?:,| named| called) ${NAME},? who [^,;]{2,60}),? and (an? (?:\\p{Ll}+ )?(?:${KIN})(?:,| named| called) ${NAME}.*)$`,
    ([, who = '', one = '', other = '']) => [`${who} ${one}.`, `${who} ${stop(other)}`],
  ),
  // 'The birth of their first child, Mira, was announced by Ann and Bo'
  rule(
    `^The birth of (?:their|his|her) (?:\\p{Ll}+ )?${BORN},? (${NAME}),? (?:was|has been) announced by (${NAMES})${WHEN}\\.?$`,
    ([, noun = '', child = '', who = '']) => [`${child} is the ${childNoun(noun)} of ${who}.`],
  ),
  // 'Congratulations to Ann and Bo Lee on the birth of their daughter Mia on 4 May!', 'Ann and Bo are happy to announce the birth of …'
  rule(
    `^(?:(?:[Cc]ongratulations|[Bb]est wishes|[Ww]ell done) to |[Ww]e congratulate )?(${NAMES}) (?:(?:on|for|upon)|(?:is|are) (?:\\p{Ll}+ )?(?:delighted|happy|proud|pleased|thrilled|overjoyed) to (?:announce|share)|(?:has |have )?(?:announced|announce|celebrated|celebrate|celebrates|announces)) the (?:safe )?(?:birth|arrival) of (?:their|his|her) (?:\\p{Ll}+ ){0,2}?${BORN},? (${NAME}),?${WHEN}[.!]*$`,
    ([, who = '', noun = '', child = '', when = '']) => [
      `${child} is the ${childNoun(noun)} of ${who}.`,
      ...(when === '' ? [] : [stop(`${child} was born${when}`)]),
    ],
  ),
  // 'Congratulations to Ann Lee on winning the Orr Prize!', 'We congratulate Ann Lee on becoming head of sales'
  rule(
    `^(?:[Cc]ongratulations to|[Ww]e congratulate) (${NAMES}),? (?:on|for|upon) (winning|becoming|passing|completing|joining|reaching|graduating|finishing|receiving|publishing) ([^;]{3,120}?)[.!]*$`,
    ([, who = '', doing = '', rest = '']) => [`${who} ${pastOf(verbStem(doing) ?? doing)} ${rest}.`],
  ),
  // 'She was born in Narvik, the daughter of a railwayman'
  rule(
    `^(${WHO}) ((?:was born|grew up|was raised|was brought up) [^;]+?),? (?:as )?(${CHILD}) (of|to) (.+)$`,
    ([, who = '', born = '', kin = '', , parents = '']) => [
      `${who} ${born.replace(/,$/, '')}.`,
      `${who} is ${/^(?:the|an?) /.test(kin) ? kin : `the ${kin}`} of ${stop(parents)}`,
    ],
  ),
  // 'tied the knot in Uppsala'
  rule(
    String.raw`^(${WHO}(?:,? and (?:${NAME}|I))?)(?:, who ([^,]{3,80}),)? (?:have |has )?(?:finally |just |recently )?(?:tied|tie) the knot\b(.*)$`,
    ([, who = '', also, rest = '']) => [
      rest.startsWith(' with ') ? `${who} married${rest.slice(5)}` : `${who} got married${rest}`,
      ...(also === undefined ? [] : [`${who} ${also}.`]),
    ],
  ),
  rule(
    `^(${NAME}(?: and ${NAME})?) (?:has |have )?(?:exchanged (?:wedding )?vows|got hitched|celebrated (?:his|her|their) wedding)\\b(.*)$`,
    ([, who = '', rest = '']) => [
      rest.startsWith(' with ') ? `${who} married${rest.slice(5)}` : `${who} got married${rest}`,
    ],
  ),
  // 'The wedding of Ann and Bo took place on 5 June 2004 in Uppsala'
  rule(
    `^(?:The )?(?:wedding|marriage) of (${NAME}?) (?:and|to|with) (${NAME}) (?:took place|was (?:held|celebrated))(.*)$`,
    ([, one = '', other = '', rest = '']) => [`${one} married ${other}${rest}`],
  ),
  // 'The marriage of Ann Lee and Bo Orr ended in 1999'
  rule(
    `^((?:In|On) [^,;]*?\\d,? )?[Tt]he marriage (?:of|between) (${NAME}?),? (?:and|to|with) (${NAME}) (?:(?:was )?ended|was (?:dissolved|annulled)|broke (?:up|down))(?: in (?:a )?divorce)?(?! (?:with|by|on|at|when)\\b)(.*)$`,
    ([, front = '', one = '', other = '', rest = '']) => [`${front}${one} divorced ${other}${rest}`],
  ),
  // 'After his marriage to Ann Lee in 1951, Bo Orr moved to Cork'
  rule(
    `^(?:After|Following|On|Before|Since) (?:his|her) marriage (?:to|with) (${NAME})((?: in \\d{4}| on [^,;]*?\\d{4})?), (${NAME}|he|she) (.+)$`,
    ([, other = '', when = '', who = '', rest = '']) => [
      `${capital(who)} married ${other}${when}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'In 2011 Ann's marriage to Bo ended in divorce'
  rule(
    `^((?:In|On) [^,;]*?\\d,? )?((?:His|Her|${NAME}['’]s?)) (?:\\p{Ll}+ )?marriage,? (?:to|with) (${NAME}),? (?:(?:was )?ended|was (?:dissolved|annulled)|broke (?:up|down))(?: in (?:a )?divorce)?(.*)$`,
    ([, front = '', whose = '', other = '', rest = '']) => [
      `${front}${ownerOf(whose)} divorced ${other}${rest}`,
    ],
  ),
  // 'died on 2 March aged 91'
  rule(
    String.raw`^(.*\b(?:died|passed away)\b[^,;]*?),? aged (\d{1,3})\b(.*)$`,
    ([, front = '', age = '', rest = '']) => [`${front} at the age of ${age}${rest}`],
  ),
  // 'Members were saddened to learn of the death of Ann Lee on 1 March'
  rule(
    `^(?:(?:It is )?[Ww]ith (?:great |deep )?(?:sadness|sorrow|regret) (?:that )?)?(?:we|We|I|Members|The \\p{Ll}+)?(?: (?:are|is|was|were|am|have|has|had|been|very|deeply|sorry|sad|saddened|to|regret))*? (?:announce|learn|hear|report|noted|announced|learnt|learned|heard|reported)(?: with \\p{Ll}+)?(?: of)? the (?:sudden |unexpected |recent |tragic )?death of (?:(?:our|its|their|the) [\\p{Ll} -]{3,40}?,? )?(${NAME})(,? [^;]*)?$`,
    ([, who = '', rest = '']) => [stop(`${who} died${rest}`)],
  ),
  // 'He was 81 and leaves a wife, Ilse, and two sons'
  rule(
    `^(${WHO}) (was (?:aged )?\\d{1,3}(?: years old)?),? and ((?:leaves|left behind|is survived by) .+)$`,
    ([, who = '', age = '', rest = '']) => [`${who} ${age}.`, `${who} ${rest}`],
  ),
  // 'is survived by her husband, Carl, her sons, Ned and Paul, and three grandchildren', 'leaves a wife, Els, and two sons'
  rule(`^(${WHO}) (?:is|was) survived by (.+)$`, ([, who = '', kin = '']) => survivors(who, kin)),
  rule(
    `^(He|She|${NAME}) (?:leaves(?: behind)?|left behind) ((?:his|her|their|an?) (?:\\p{Ll}+ )?(?:wife|husband|widow|widower|partner|spouse|son|daughter|brother|sister|mother|father|children|sons|daughters)\\b(?!['’]| (?:at|for|with|to|in|alone|every|when|on)\\b).*)$`,
    ([, who = '', kin = '']) => survivors(who, kin),
  ),
  // 'was elected a fellow of the Guild'
  rule(
    `^(.*?\\b(?:was|were|is|been)) (?:elected|made|named|appointed|admitted|elected as|admitted as) an? ((?:honorary |full |corresponding |foreign |associate |life )?(?:fellow|member)) of (.+)$`,
    ([, front = '', what = '', body = '']) =>
      /\b(?:never|not|may|might|could|would|should|if|when|who|that)\b|n['’]t\b/.test(front)
        ? []
        : [`${front.replace(/ (?:has|have|had) been$| (?:was|were|is)$/, '')} became a ${what} of ${body}`],
  ),
  // 'was named Coach of the Year': a prize, and nobody's coach
  rule(
    `^(?:(?:[Aa]t|[Oo]n|[Ii]n|[Dd]uring) [^,;]{3,50}?,? )?(${WHO}) ((?:has|have|had) been|was|were) (?:also |again |twice |\\p{Ll}+ed )?(?:named|voted|crowned|chosen|elected|selected|declared|picked)(?: as)?(?: the)? ${OF_TIME}\\b(?: by [^,.;]{2,60}?(?=,| in | on |\\.))?(.*)$`,
    ([, who = '', be = '', what = '', rest = '']) => [
      `${who} ${/ been$/.test(be) ? `${be.split(' ')[0]} won` : 'won'} ${what}${rest}`,
    ],
  ),
  // 'This year's Employee of the Year is Ann Lee', 'Ann Lee is our Employee of the Month'
  rule(
    String.raw`^(?:The|Our|(?:This|Last) (?:year|month|season)['’]s)((?: (?:19|20)\d\d)?) ${OF_TIME}((?: (?:for |in )?(?:19|20)\d\d)?) (?:is|was|has been) ((?:Dr |Mr |Mrs |Ms )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2})\b(?: (?:of|from|in) [^,;.]{2,80})?\.?$`,
    ([, early = '', what = '', late = '', who = '']) => {
      const year = (early + late).replace(/\D/g, '');
      return [`${who} won ${what}${year === '' ? '' : ` in ${year}`}.`];
    },
  ),
  rule(
    String.raw`^(${WHO}) (?:is|was) (?:the |our |this (?:year|month)['’]s )?${OF_TIME}((?: in (?:19|20)\d\d)?)\.?$`,
    ([, who = '', what = '', when = '']) => [`${who} won ${what}${when}.`],
  ),
  // prizes
  rule(
    `^(${WHO}) (?:has |have )?(?:(?:took|taken|brought) home|(?:walked|came|come) (?:off|away) with|carried off|scooped) (the \\p{Lu}[^,;]*)$`,
    ([, who = '', what = '']) => [`${who} won ${what}`],
  ),
  rule(
    `^(${WHO}) (?:has |have )?(?:picked up|collected|claimed|earned|bagged|landed|clinched|netted) (the \\p{Lu}[^,;]*\\b(?:Prize|Award|Medal|Trophy|Cup|Scholarship|Fellowship)\\b[^,;]*)$`,
    ([, who = '', what = '']) => [`${who} won ${what}`],
  ),
  rule(
    `^((?:In|On) [^,;]*?\\d,? )?(${NAME}) shared ((?:the|a) [^,;]*?\\b(?:Prize|Award|Medal|Trophy|Cup|prize|award|medal|title)) with (${NAME})(.*)$`,
    ([, front = '', one = '', what = '', other = '', rest = '']) => [
      `${front}${one} and ${other} won ${what}${rest}`,
    ],
  ),
  // 'Her novel Tides earned Lin Mei the Kestrel Award in 2011'
  rule(
    `^((?:${NAME}['’]s|His|Her|The|This|Their) [^,;]{2,80}?) (?:earned|won|brought|gained|got) (${NAME}|him|her|them) ((?:the|an?) [^,;]*?\\b(?:Prize|Award|Medal|Trophy|Cup|prize|award|medal|title))( (?:in|on) [^,;]*?\\d{4})?\\.?$`,
    ([, what = '', whom = '', prize = '', when = '']) => {
      const owner = /^him|her$/.test(whom) ? /^(\p{Lu}.*?)['’]s /u.exec(what)?.[1] : undefined;
      const who = owner ?? winner[whom] ?? whom;
      const work = owner === undefined ? what : `the ${what.slice(owner.length + 3)}`;
      return [
        `${who} won ${prize} for ${work.replace(/^(?:His|Her|The|This|Their) /, (word) => word.toLowerCase())}${when}.`,
      ];
    },
  ),
  // 'The Kestrel Prize was shared by Ann Lee and Bo Orr'
  rule(
    `^((?:The|the) (?:\\d{4} )?\\p{Lu}[^,;]*?\\b(?:Prize|Award|Medal|Trophy|Cup)(?: (?:for|in) [^,;]+?)?) (?:was|is) shared (?:by|between) (${NAMES})(.*)$`,
    ([, what = '', who = '', rest = '']) => [`${who} won ${what.replace(/^The/, 'the')}${rest}`],
  ),
  // 'Ann Lee and Bo Orr shared the Weyl Medal in 1961'
  rule(
    `^(${NAME}(?:, ${NAME})*,? and ${NAME}) shared ((?:the|a) [^,;]*?\\b(?:Prize|Award|Medal|Trophy|Cup|prize|award|medal|title))((?: (?:in|for|on) .*)?)\\.?$`,
    ([, who = '', what = '', rest = '']) => [`${who} won ${what}${rest.replace(/\.$/, '')}.`],
  ),
  // 'Ann's birthplace is Ferrow'
  rule(
    `^(${NAME})['’]s? (?:birthplace|place of birth) (?:is|was) (?=\\p{Lu})(.+)$`,
    ([, who = '', place = '']) => [`${who} was born in ${place}`],
  ),
  // 'her birthday falls on 2 May'
  rule(
    `^(.+?\\bbirthday) falls on (?:the )?((?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?${MONTH}.*)$`,
    ([, whose = '', day = '']) => [`${whose} is ${day}`],
  ),
  // 'The couple, Ann and Bo Lee, live in Hull'
  rule(
    `^(?:The|Both) (?:couple|pair|siblings|twins|two), (${NAME} and ${NAME}), (.+)$`,
    ([, who = '', rest = '']) => [`${who} ${rest}`],
  ),
];

const winner: Readonly<Record<string, string>> = { him: 'He', her: 'She', them: 'They' };

/** Where the next ones begin in a list of kin: 'her husband, Arne, | her daughters, Kari and Siv, and | three grandchildren'. */
const nextKin =
  /,?(?:,| and|, and) (?=(?:his|her|their|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}|several|many|numerous|twin|triplet) \p{Ll})/u;

const isSpouse = (kin: string) =>
  /^(?:his|her|their|an?) (?:\p{Ll}+ )?(?:wife|husband|widow(?:er)?|partner|spouse)\b/u.test(kin);

/** Whom somebody leaves, each kind on its own; behind a child, 'her husband' may be the child's. */
function survivors(who: string, kin: string): string[] {
  const groups = kin
    .replace(/\.$/, '')
    .split(nextKin)
    .filter((group, i) => i === 0 || !isSpouse(group));
  // who has no name here is 'she' of the sentence before, until others are named
  const [named, counted] = [true, false].map((has) => groups.filter((one) => /\p{Lu}/u.test(one) === has));
  return [...(counted ?? []), ...(named ?? [])].map((group) => survivor(who, group));
}

/** 'his wife Els' of Wim Aerts -> 'Wim Aerts's wife is Els.', 'two sons, Ned and Paul' -> 'Wim Aerts had two sons, Ned and Paul.' */
function survivor(who: string, kin: string): string {
  const plain = kin
    .replace(/^((?:his|her|their|an?) )(?:long-?time |life-?long |life )?companion\b/, '$1partner')
    .replace(
      /^((?:his|her|their|an?) \p{Ll}+) of (?:(?:almost|nearly|over|more than) )?(?:\p{Ll}+(?:-\p{Ll}+)?|\d+) years\b/u,
      '$1',
    );
  const [, noun, name] =
    new RegExp(`^(?:his|her|their|an?) ((?:\\p{Ll}+ )?(?:${KIN})),? (${NAME}),?$`, 'u').exec(plain) ?? [];
  if (noun !== undefined && name !== undefined) return `${whoseOf(who)} ${noun} is ${name}.`;
  const [, nouns, names] =
    /^(?:his|her|their) ((?:\p{Ll}+ )?(?:sons|daughters|children|brothers|sisters|siblings|parents|grandchildren|grandsons|granddaughters)),? (\p{Lu}.* and .+?),?$/u.exec(
      plain,
    ) ?? [];
  if (nouns !== undefined && names !== undefined) return `${whoseOf(who)} ${nouns} are ${names}.`;
  return stop(`${who} had ${plain.replace(/^twin (?=\p{Ll}+s\b)/u, 'two ')}`);
}
