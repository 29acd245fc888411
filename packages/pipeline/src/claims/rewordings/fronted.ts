import { isFamily } from '../../language/words/kin.ts';
import { classNounType, isWare } from '../../relations/names/name-types.ts';
import { kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import { isCalling, withArticle } from './jobs.ts';
import { capital, MONTH, NAME, NAMES, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';
import { goesOn } from './word-kinds.ts';

/** Participles that may stand in front of what they describe, those of a lasting state first. */
const lasting =
  'found|native|endemic|based|headquartered|located|situated|sited|perched|nestled|led|run|owned|known|headed|managed';
const happened =
  'founded|established|built|born|created|designed|written|acquired|published|released|opened|reopened|raised|educated|formed|launched|developed|discovered|invented|incorporated|named|constructed|commissioned|introduced|completed|restored|rebuilt|renovated|renamed|nationalised|nationalized|privatised|privatized|manufactured|produced|delivered|christened|registered|listed|sold|closed|destroyed|demolished|abandoned|converted|organised|organized|hosted|sponsored|staged|commissioned|inaugurated|consecrated|erected|installed|synthesised|synthesized|isolated|described|identified|observed|sighted|patented|recorded|performed|staged|printed|mentioned';

/** 'Founded in 1879 by friends, Ann Lee proposed …': what no person undergoes is said of something else. */
const bodily = /^(?:founded|established|incorporated|formed|launched|built|constructed|opened|reopened)\b/i;

/** Participles that may stand behind what they describe, too. */
const UNDERGONE = `(?:now |currently )?(?:${lasting}|${happened}|signed|made|maintained|funded|directed)`;

/** 'the research vessel' in front of its name */
const KIND = String.raw`[Tt]he (?:\p{Lu}[\p{L}-]+ )?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+`;
/** Words behind which a noun tells more of itself. */
const behindNoun = / (?:of|from|at|in|with|for|on|by|to|who|that|between)\b/u;

/** 'Loom is a band from' (Leeds, formed in 1987), 'Tern is a cache for' (Java, written in C): the band was, and not the town. */
function isThingDefined(front: string): boolean {
  const noun =
    / (?:is|was|are|were) an? (?:[^,]* )?([\p{L}-]+) (?:from|for|of|in|on|at|with|to) (?:the )?$/u.exec(
      front,
    )?.[1];
  return noun !== undefined && kindOfNoun(noun) !== 'person';
}

/** What describes the subject of a sentence in front of it, or in participles behind it, said on its own. */
export const fronted: readonly Rule[] = [
  // 'Apart from German, Klara speaks Polish', 'Besides the bakery in Ulm, Klara owns a café in Graz'
  rule(
    String.raw`^(?:Apart from|Besides|In addition to|As well as|Along with|Aside from) (${NAMES}|(?:an?|the|his|her|its|their) (?!(?:work|job|post|role|studies|duties|career|training|position)\b)[^,;]{2,60}?), (${NAME}|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Ww]e|I) ((?:also )?(?:speaks?|spoke|owns?|owned|plays?|played|makes?|made|sells?|sold|has|have|had|runs?|ran|teaches|taught|holds?|held|produces?|publishe[sd]|offers?|supports?|employs?|uses?|keeps?|grows?|wrote|founded|designed|won|studied|builds?|built|brews?|likes?|collects?)) ((?:(?:fluent|some|good|basic|a little) )?(?!(?:no|not|nothing|neither|nobody|none)\b)[^;]+?)\.?$`,
    ([, one = '', who = '', does = '', other = '']) =>
      /^\p{Lu}/u.test(one) === /^(?:(?:fluent|some|good|basic|a little) )?\p{Lu}/u.test(other)
        ? [`${capital(who)} ${does.replace(/^also /, '')} ${one}.`, `${capital(who)} ${does} ${other}.`]
        : [],
  ),
  // 'Kern AG, now part of Delvaux, makes pumps'
  rule(
    String.raw`^(${NAME}), ((?:now|today|currently|still) (?:(?:a |an |the )?(?:(?:wholly owned )?subsidiary|division|unit|part|member|branch|arm|brand) of [^,;]{2,60}|(?:${lasting}) (?:by|in|at) [^,;]{2,60})), (\p{Ll}.+)$`,
    ([, who = '', what = '', rest = '']) => [`${who} is ${what}.`, `${who} ${rest}`],
  ),
  rule(
    String.raw`^(?:As|Currently) ((?:the )?(?:chief |vice |deputy |managing |executive |acting |interim )*[\p{Ll}-]+(?: officer| director| manager| editor)? (?:of|at|for) [^,]+?), (${NAME}) (.+)$`,
    ([, post = '', who = '', rest = '']) =>
      /\b(?:part|result|consequence|matter|kind|sort|number|end|beginning|start|member|one|all|well|soon|long|far|many|much)\b/.test(
        post.split(/ (?:of|at|for) /)[0] ?? '',
      )
        ? []
        : [`${who} is ${post}.`, `${who} ${rest}`],
  ),
  // 'Ann Poe wrote Low Tide, published in 1990': the book was
  rule(
    String.raw`^([^,;]{3,120}? )(${NAME}), ((?:${happened}|adapted|translated|recorded|bought|filmed|staged|performed) (?:in|on|by|for|to|at|from|as) [^,;]+)\.$`,
    ([, front = '', what = '', done = '']) =>
      kindOfName(what).kind === 'person' ||
      /^(?:born|raised|educated)\b/.test(done) ||
      !/\p{Ll}/u.test(front) ||
      isThingDefined(front)
        ? []
        : [`${front}${what}.`, `${capital(what)} was ${done}.`],
  ),
  // 'Delivered to her first owner, Orr Lines, in 1999, the Freya is a ferry'
  rule(
    String.raw`^((?:${capitals(happened)})\b[^,]{0,60}? (?:to|by|for|from) )(?:its|her|his|their|the) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+, (${NAME}),((?: (?:in|on) [^,;]{4,30},)?) ((?:[Tt]he )?${NAME}|it|he|she|they|the \p{Ll}+) ((?:is|are|was|were|has|had|have|\p{Ll}+(?:s|ed)) .+)$`,
    ([, front = '', name = '', when = '', who = '', rest = '']) => [
      `${capital(who)} was ${uncapital(front)}${name}${when.replace(/,$/, '')}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'Founded in 1894 by Ann Lee, Bo Ek and Cy Orr, Loom makes yarn'
  rule(
    String.raw`^((?:${[lasting, happened].map(capitals).join('|')})\b[^,]{0,60}? by ${NAME}(?:, ${NAME}){1,5},? and ${NAME}), (${NAME}|it|he|she|they|the (?:[\p{L}-]+ ){1,4}?(?=(?:is|are|was|were|has|had|have|\p{Ll}+(?:s|ed))\b))((?:,| |(?<= )).+)$`,
    ([, front = '', who = '', rest = '']) => [
      `${capital(who.trim())} ${beOf(who, isLasting(front))} ${uncapital(front)}.`,
      `${capital(who.trim())} ${rest.trim()}`,
    ],
  ),
  // 'Delivered to her first owner, Orr Line, in May 1956, the tanker Aud served in the Gulf'
  rule(
    String.raw`^((?:${happened.split('|').map(capital).join('|')})\b[^,]{0,40}? (?:to|by|for|from)) ((?:his|her|its|their|the) [\p{Ll} -]{3,40}), (${NAME})((?:,? (?:in|on) [^,;]{4,20})?), (${NAME}|${KIND} ${NAME}|it|she|he|they|the \p{Ll}+) ((?:is|was|were|has|had|\p{Ll}+(?:s|ed)|ran|made|took|sank|left|went|began|became|won|built|stood|lay|met|bore|led) .+)$`,
    ([, front = '', , name = '', when = '', who = '', rest = '']) => [
      `${capital(who)} ${beOf(who, isLasting(front))} ${uncapital(front)} ${name}${when.replace(/^,/, '')}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'Founded in 1990 by Ann Lee, a native of Leeds, the firm makes yarn'
  rule(
    String.raw`^((?:${[lasting, happened].map(capitals).join('|')})\b[^,]{0,60}? by ${NAME}), (an? [^,;]{2,60}), (${NAME}|it|the (?:\p{Ll}+ )?\p{Ll}+?) ((?:is|are|was|were|has|had|have|now|\p{Ll}+(?:s|ed)|grew|sold|became|began|won|made)\b.+)$`,
    ([, front = '', what = '', who = '', rest = '']) => [
      `${capital(who)} ${beOf(who, isLasting(front))} ${uncapital(front)}, ${what}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'Born in Kendal in 1934, the daughter of a postman, she read botany'
  rule(
    String.raw`^((?:${[lasting, happened].map(capitals).join('|')})\b[^,;]{0,80}(?:, \d{4})?), ((?:the|an?) ((?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+)(?: (?:of|from|to|and) [^,;]{2,60})?), (${NAME}|he|she) (\p{Ll}.+)$`,
    ([, front = '', what = '', noun = '', who = '', rest = '']) => {
      const head = noun.split(' ').at(-1) ?? '';
      return isFamily(head) || kindOfNoun(head) === 'person' || /^(?:youngest|eldest|oldest)$/.test(head)
        ? [
            `${capital(who)} ${beOf(who, isLasting(front))} ${uncapital(front)}.`,
            `${capital(who)} is ${what}.`,
            `${capital(who)} ${rest}`,
          ]
        : [];
    },
  ),
  // 'Born in Holyoke, Massachusetts, to French parents, Rita Daly was a nurse'
  rule(
    String.raw`^((?:${[lasting, happened].map(capitals).join('|')}) [^,]{0,60}?\b(?:in|at|near|outside|from) ${NAME}, ${NAME}(?:,? (?:to|on|in|by|as|of) [^,]{2,60}(?:(?<=\d), \d{4})?){0,2}), (${NAME}|it|he|she|they) (\p{Ll}.+)$`,
    ([, front = '', who = '', rest = '']) =>
      /^(?:of|and|or)\b/.test(rest)
        ? []
        : [`${capital(who)} ${beOf(who, isLasting(front))} ${uncapital(front)}.`, `${capital(who)} ${rest}`],
  ),
  rule(
    String.raw`^((?:${[lasting, happened].map(capitals).join('|')}|(?:Originally|Initially|First) (?:${happened}))\b[^,]*(?:, (?:${lasting}|${happened})\b[^,]*){0,3}), (${KIND} ${NAME}|${NAME}|it|he|she|they|the \p{Ll}+)((?:,| ).+)$`,
    ([, front = '', name = '', behind = '']) => {
      const noun = wareBehind(name, behind);
      const [who, rest] = [`${name}${noun}`, behind.slice(noun.length)];
      return [
        ...front
          .split(
            new RegExp(
              String.raw`(?:,? and|,) (?=(?:now |later |currently )?(?:${lasting}|${happened})\b)`,
              'iu',
            ),
          )
          .filter((part) => !(bodily.test(part) && kindOfName(who).kind === 'person'))
          .map((part) => `${capital(who)} ${beOf(who, isLasting(part))} ${uncapital(part)}.`),
        `${capital(who)}${rest}`,
      ];
    },
  ),
  // 'A chemist by training, she lived in Leeds', 'A native of Leeds, Ann Holt …'
  rule(
    String.raw`^(An? ([^,]+?))(?: by (?:training|trade|profession|education))?, (he|she|${NAME}) (\p{Ll}.+)$`,
    ([, what = '', noun = '', who = '', rest = '']) => {
      const [head = ''] = noun.split(behindNoun);
      const last = head.split(' ').at(-1) ?? '';
      const kind = /^(?:venture|subsidiary|division|unit|affiliate)$/.test(last)
        ? 'organization'
        : kindOfNoun(last);
      // 'A joint venture of Orr and Ley, Loom …', but 'A day later, Loom …'
      return kind === 'person' || (kind === 'organization' && /^\p{Lu}/u.test(who))
        ? [`${capital(who)} is ${uncapital(what)}.`, `${capital(who)} ${rest}`]
        : [];
    },
  ),
  // 'The Tamsel Bridge, completed in 1931 and designed by Otto Brandl, has a span of 214 metres'
  rule(
    String.raw`^(${NAME}|The [\p{Ll}-]+(?: [\p{Ll}-]+)?(?: (?:of|over|in|at|on|near) ${NAME})?), ((?:${UNDERGONE}|awarded|presented|given|held|published|set)\b[^,;]{3,80}?) and ((?:${UNDERGONE}|awarded|presented|given|held|published|set)\b[^,;]{3,80}?), (\p{Ll}.+)$`,
    ([, who = '', first = '', second = '', rest = '']) =>
      !goesOn(rest)
        ? []
        : [
            `${who} ${isLasting(first) ? 'is' : 'was'} ${first}.`,
            `${who} ${isLasting(second) ? 'is' : 'was'} ${second}.`,
            `${who} ${rest}`,
          ],
  ),
  // 'Directed by Mai Lund and starring Jon Ek, the film opened in May'
  rule(
    String.raw`^((?:Directed|Written|Produced|Created) [^,;]{3,80}?),? and starring (${NAMES}), ((?:[Tt]he (?:\p{Ll}+ )?)?${NAME}) (\p{Ll}.+)$`,
    ([, done = '', stars = '', what = '', rest = '']) => [
      `${capital(what)} was ${uncapital(done)}.`,
      `${capital(what)} stars ${stars}.`,
      `${capital(what)} ${rest}`,
    ],
  ),
  // 'Having studied law at Bologna, Ann Holt became a journalist'
  rule(
    String.raw`^Having ((?:\p{Ll}+ly )?\p{Ll}+ [^,]{2,100}), (${NAME}|he|she|it|they) (\p{Ll}.+)$`,
    ([, what = '', who = '', rest = '']) => [`${capital(who)} had ${what}.`, `${capital(who)} ${rest}`],
  ),
  // 'The son of a baker, Carl Holt was a priest': the baker is his father
  rule(
    String.raw`^The ((?:[\p{Ll}-]+ ){0,2}(?:son|daughter|child|grandson|granddaughter|niece|nephew) of an? [\p{Ll}'’ -]{2,60}(?: and an? [\p{Ll}'’ -]{2,60})?), (${NAME}|he|she) (\p{Ll}.+)$`,
    ([, what = '', who = '', rest = '']) => [`${capital(who)} is the ${what}.`, `${capital(who)} ${rest}`],
  ),
  // 'While a student at Lund, Ann Holt founded …'
  rule(
    String.raw`^While (?:still )?(an? ([\p{Ll}-]+(?: [\p{Ll}-]+)?)(?: (?:at|in|of) [^,]{2,60}(?:, \p{Lu}[\p{L}-]+)?)), (s?he|${NAME}) (\p{Ll}.+)$`,
    ([, what = '', noun = '', who = '', rest = '']) =>
      kindOfNoun(noun.split(' ').at(-1) ?? '') === 'person'
        ? [`${capital(who)} was ${what}.`, `${capital(who)} ${rest}`]
        : [],
  ),
  // 'Then a student in Lyon, Ann Holt founded …', 'Formerly a dentist, she runs a bar'
  rule(
    String.raw`^(Also|Then|Still|Already|Once|Formerly|Previously|Originally) (an? [^,]+?), (s?he|it|the \p{Ll}+|${NAME}) (\p{Ll}.+)$`,
    ([, when = '', what = '', who = '', rest = '']) => {
      const [head = ''] = what.split(behindNoun);
      const isPerson = kindOfNoun(head.split(' ').at(-1) ?? '') === 'person';
      const isOther = isPerson
        ? /^(?:it|the)\b/.test(who)
        : /^s?he$/.test(who) || kindOfName(who).kind === 'person';
      if (isOther) return [];
      const adverb = /^(?:Also|Then|Still|Already)$/.test(when) ? '' : ' formerly';
      const be = when === 'Also' ? 'is' : 'was';
      return [`${capital(who)} ${be}${adverb} ${what}.`, `${capital(who)} ${rest}`];
    },
  ),
  // 'Once the property of Orr Bank, the tower has been owned by Tarn since 2014'
  rule(
    String.raw`^(?:Once|Formerly|Previously|Originally|Long) (?:the property|in the (?:hands|possession|ownership)|a possession) of ((?:the )?${NAME}(?: family)?), (it|the \p{Ll}+|${NAME}) (\p{Ll}.+)$`,
    ([, before = '', what = '', rest = '']) => [
      `${capital(what)} formerly belonged to ${before}.`,
      `${capital(what)} ${rest}`,
    ],
  ),
  // 'The Vienna-based company raised …'
  rule(
    String.raw`^The (?:now )?(\p{Lu}[\p{L}’ ]*)-based ((?:[\p{Ll}-]+ ){0,3}?\p{Ll}+) ((?:is|was|has|had|will|\p{Ll}+(?:s|ed)|sold|bought|grew|made|won|built|began) .+)$`,
    ([, where = '', what = '', rest = '']) =>
      kindOfNoun(what.split(' ').at(-1) ?? '') === 'organization'
        ? [`The ${what} is based in ${where}.`, `The ${what} ${rest}`]
        : [],
  ),
  // 'Home to 8,300 people, Eastry lies …'
  rule(
    String.raw`^(?:[Nn]ow )?[Hh]ome to ((?:[^,]|,(?=\d{3}))+), (${NAME}|it) (\p{Ll}.+)$`,
    ([, what = '', who = '', rest = '']) => [
      / (?:people|inhabitants|residents)$/.test(what)
        ? `${capital(who)} has ${what.replace(/people$/, 'inhabitants')}.`
        : `${capital(who)} is home to ${what}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'With the purchase of Orr Mills, Loom has five sites'
  rule(
    String.raw`^With (?:the|its) (?:[\p{Ll}\d]+ ){0,2}(?:purchase|acquisition|takeover) of (${NAME})((?: (?:in|on|last|this) [^,]+)?), (${NAME}) (\p{Ll}.+)$`,
    ([, what = '', when = '', who = '', rest = '']) => [`${who} acquired ${what}${when}.`, `${who} ${rest}`],
  ),
  // 'After its acquisition by Orr Fund in 2016 it was delisted', 'Following the takeover by Orr Fund, Loom moved to Ulm'
  ruleHolding(
    'acquisition|takeover|purchase|sale',
    String.raw`^(?:After|Following|Since|With|Before) (?:its|the) (?:acquisition by|takeover by|purchase by|sale to) (${NAME}?)((?: in (?:${MONTH} )?(?:19|20)\d\d)?),? (${NAME}|it|the (?:company|firm|group|brand|chain)) ((?:was|is|has|had|moved|became|closed|changed|left|lost|kept|opened|grew)\b.+)$`,
    ([said, by = '', when = '', who = '', rest = '']) => {
      const then =
        /^Before/.test(said) || /\d/.test(rest) || !/^(?:was|moved|became|closed|changed|left)\b/.test(rest);
      return [
        `${capital(who)} was acquired by ${by}${when}.`,
        `${capital(who)} ${then ? rest : `${rest.replace(/\.$/, '')}${when}.`}`,
      ];
    },
  ),
  // 'With version 2.0, Loom changed its licence'
  rule(
    String.raw`^(?:With|In|As of|Since) (?:the release of )?version (\d[\d.]*\d)(?: in ((?:${MONTH} )?(?:19|20)\d\d))?, (${NAME}) (\p{Ll}.+)$`,
    ([, version = '', when, who = '', rest = '']) => [
      ...(when === undefined ? [] : [`${who} ${version} was released in ${when}.`]),
      `${who} ${rest}`,
    ],
  ),
  // 'With her sister Ana, Lena Ott founded Zenit': who was with her
  rule(
    String.raw`^With ((?:his|her|their) \p{Ll}+(?: \p{Ll}+)? \p{Lu}[^,]*), (${NAME}) ([^,;]+)\.$`,
    ([, what = '', who = '', rest = '']) => [`${who} ${rest} with ${what}.`],
  ),
  // 'In her first year as rector, Ann Lee closed the school'
  rule(
    String.raw`^(?:In|During|Over|Throughout) (?:his|her|their) (?:[\p{Ll}\d-]+ ){0,3}?(?:years?|months?|weeks|terms?|time|tenure|spell|stint|days|seasons?) as ((?:the |an? )?\p{Ll}[^,]{2,60}), (${NAME}) (\p{Ll}.+)$`,
    ([, post = '', who = '', rest = '']) =>
      isCalling(post.replace(/^(?:the|an?) /, '')) && kindOfName(who).kind !== 'organization'
        ? [`${who} was ${/^(?:the|an?) /.test(post) ? post : withArticle(post)}.`, `${who} ${rest}`]
        : [],
  ),
  // 'With branches in Lund, Ystad and Orr, Skagen Foods is the largest of them'
  rule(
    String.raw`^With (?!the |(?:him|her|it|them|this|that|these|those|us|me|you)\b)((?:an? |its |his |her |their |\d[\d,.]* |some |about |more than )?\p{Ll}(?:[^,]|,(?=\d{3})|, (?=(?:${NAME}, )*${NAME},? and ))*?), (${KIND} ${NAME}|${NAME}|it|the \p{Ll}+) (?!and\b|or\b)(.+)$`,
    ([, what = '', who = '', rest = '']) => [
      `${capital(who)} has ${what.replace(/^(?:its|his|her|their) /, '')}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
];

/** ' lamp' behind 'the Lumo', of 'the Lumo lamp costs 60 euros'. */
function wareBehind(name: string, behind: string): string {
  const [said = '', noun = ''] = /^the /i.test(name) ? (/^ (\p{Ll}+)(?= \p{Ll}+)/u.exec(behind) ?? []) : [];
  return isWare(noun) || classNounType(noun) === 'product' ? said : '';
}

function beOf(who: string, now: boolean): string {
  if (who === 'they') return now ? 'are' : 'were';
  return now ? 'is' : 'was';
}

function isLasting(part: string): boolean {
  return new RegExp(String.raw`^(?:now |currently )?(?:${lasting})\b`, 'iu').test(part);
}

/** The words of an alternation with capitals, as a sentence begins with them. */
function capitals(words: string): string {
  return words.split('|').map(capital).join('|');
}
