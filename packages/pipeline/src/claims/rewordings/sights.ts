import { kindOfName } from '../reference/entity-kinds.ts';
import { MEASURE } from './headcounts.ts';
import { capital, DATE, NAME, type Rule, rule, ruleHolding, uncapital, YEAR } from './sentence-rule.ts';

/** What a sentence on a place, building, way or ship begins with. */
const WHAT = String.raw`(${NAME}|It|The [\p{Ll}-]+)`;
const FAR = String.raw`(?:(?:about|some|around|over|nearly) )?\d[\d.,]* ?(?:km|kilomet(?:re|er)s|miles|mi)`;
const SIZE = String.raw`(?:(?:about|some|around|over|nearly|up to) )?\d[\d.,]* ?(?:mm|cm|m|km|ft|feet|inch(?:es)?|(?:centi|kilo|milli)?met(?:re|er)s|miles) (?:long|wide|high|tall|deep|thick|across|broad|in (?:length|height|width|diameter|depth))`;
const WHEN = `((?: (?:in|on) ${DATE})?)`;

const PREMISES =
  '(?:offices|plants|branches|factories|stores|shops|showrooms|mills|depots|workshops|campuses|studios)';
const UNDERGONE =
  '(?:known|famous|home|located|situated|based|founded|established|built|opened|named|owned|designed|completed|created|launched|(?:first )?mentioned)';

/** 'a population of 6,000 at the 2021 census' of a place: what was counted holds until it is counted again. */
function had(who: string, has: string, measure: string): string {
  const [, figure, year] = /^(.+?),? (?:at|in|by|per|according to) the (\d{4}) census$/.exec(measure) ?? [];
  return year === undefined
    ? `${who} ${has} ${measure}.`
    : `As of ${year}, ${who.replace(/^The /, 'the ')} ${has} ${figure}.`;
}

/** What is owned and not held as a post is. */
const PROPERTY =
  '(?:castle|house|hall|manor|palace|estate|hotel|mill|farm|inn|villa|mansion|building|property|land|island|ship|vessel|ferry|mine|brewery|collection|painting|fort|abbey|tower|site)';
/** What passes on without being anybody's. */
const unowned = /\b(?:Act|Bill|Prize|Award|Cup|Medal|Title|Trophy|Order|Presidency|Crown|Throne)$/;
const OWNER = `(the ${NAME} (?:family|dynasty)|${NAME})`;

/** What is as long, or as high, as 'a 74-metre' in front of it tells. */
const LONG =
  '(?:yacht|ship|ferry|boat|vessel|schooner|barge|trawler|tanker|bridge|viaduct|footbridge|tunnel|pier|canal|road|railway|trail|footpath|beach|wall|breakwater|line)';
const TALL =
  '(?:tower|skyscraper|building|chimney|mast|statue|monument|obelisk|waterfall|dam|cliff|mountain|peak|hill)';

/** What is built, and dated by 'from 1870' behind it. */
const BUILT =
  '(?:bridge|viaduct|church|chapel|abbey|castle|fort|fortress|palace|house|farmhouse|cottage|manor|hall|mansion|villa|tower|mill|windmill|pub|inn|hotel|theatre|cinema|station|lighthouse|barn|school|library|town hall|warehouse|factory|building|monument|temple|mosque|synagogue|pier|dam|well|gate|courthouse|brewery)';

/** Where clubs play. */
const GROUND = String.raw`((?:the )?${NAME} (?:Stadium|Arena|Ground|Park|Dome|Rink|Field|Oval|Lane|Road|Hall|Centre|Center|Bowl)|(?:the )?(?:Stadium|Arena) ${NAME}|[\p{Lu}][\p{L}-]*(?:park|stadion|arena))`;

/** Verbs that a sentence on a thing may begin with to describe it, as they are said of it. */
const lying: Readonly<Record<string, string>> = {
  Standing: 'stands',
  Lying: 'lies',
  Sitting: 'sits',
  Rising: 'rises',
  Spanning: 'spans',
  Crossing: 'crosses',
  Covering: 'covers',
  Measuring: 'measures',
  Weighing: 'weighs',
  Dating: 'dates',
  Housing: 'houses',
  Serving: 'serves',
  Belonging: 'belongs',
  Flowing: 'flows',
  Seating: 'seats',
  Linking: 'links',
  Connecting: 'connects',
  Inhabiting: 'inhabits',
  Overlooking: 'overlooks',
};

const SHOWN = '(?:film|movie|play|opera|musical|ballet|(?:television |TV )?series|radio play|miniseries)';
const TITLE = String.raw`["“]?(\p{Lu}[^,;."”]{1,60}?)["”]?`;
const KIN_OF_WORK = '(sequel|prequel|spin-off|follow-up)';
const MADE = '(album|single|song|novel|book|film|play|painting|symphony|opera|poem|memoir)';

/** What places, buildings, ways, ships and works are and went through, told in one breath or turned round: each said on its own. */
/** What the names of teams have in them. */
const team =
  /\b(?:FC|AFC|SC|RFC|CF|United|City|Town|Rovers|Athletic|Wanderers|Albion|Rangers|County|Club|Orient|Harriers|Celtic|Thistle|Dynamo|Sporting|Real|Inter)\b|s$/u;

export const sights: readonly Rule[] = [
  // 'The Orr Tower is 212 metres tall, which makes it the tallest building in Norland'
  ruleHolding(
    'makes it|making it',
    String.raw`^${WHAT} ([^;]{3,160}?),? (?:which makes|making|and this makes|and that makes) it ((?:the|one of the|an?) [^;]{3,120}?)\.?$`,
    ([, who = '', rest = '', what = '']) => [`${who} ${rest}.`, `${who} is ${what}.`],
  ),
  // 'is 120 m long, 18 m wide and has a draught of 5 m'
  rule(
    String.raw`^${WHAT} (is|was) (${SIZE})(?:, (${SIZE}))?,? and ((?:is|was|has|had|can|weighs|carries|seats|holds|spans|rises|crosses|covers) .+?|${SIZE})\.?$`,
    ([, who = '', be = '', first = '', second, rest = '']) => [
      `${who} ${be} ${first}.`,
      ...(second === undefined ? [] : [`${who} ${be} ${second}.`]),
      `${who} ${/^(?:\d|about|some|around|over|nearly|up to)/.test(rest) ? `${be} ` : ''}${rest}.`,
    ],
  ),
  // 'With a length of 420 metres, it is the longest viaduct of Norland'
  rule(
    String.raw`^With ([^,]*?\d(?:[^,]|,(?=\d{3}))*), (it|the [\p{Ll}-]+) ((?:is|was|has|had|can|ranks|\p{Ll}+s) .+)$`,
    ([, what = '', who = '', rest = '']) => [
      `${capital(who)} has ${what.replace(/^its /, '')}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'Spanning the Tarn at Orle, the Lamb Bridge is …', 'Standing on a hill above Orle, it …'
  rule(
    String.raw`^(${Object.keys(lying).join('|')}) ([^,]{3,80}(?:, ${NAME})?), (${NAME}|it|the [\p{Ll}-]+) ((?:is|was|has|had|can|\p{Ll}+(?:s|ed)) .+)$`,
    ([, verb = '', where = '', who = '', rest = '']) => [
      `${capital(who)} ${lying[verb] ?? ''} ${where}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'The Orr Bridge is a road bridge over the Tarn in Orle'
  rule(
    String.raw`^${WHAT} (is|was) (an? (?:[\p{Ll}-]+ ){0,4}(?:bridge|footbridge|viaduct|aqueduct)) (?:that |which )?(?:over|across|spanning|crossing|crosses|spans) ((?:the )?(?:[Rr]iver )?${NAME}(?: (?:valley|river|gorge|canal))?)((?: (?:in|at|near) [^;]+?)?)\.?$`,
    ([, who = '', be = '', what = '', river = '', where = '']) => [
      `${who} ${be} ${what}${where}.`,
      `${who} crosses ${river}.`,
    ],
  ),
  // 'The Orr Dam is a dam 40 metres high and 200 metres long'
  rule(
    String.raw`^${WHAT} (is|was) (an? (?:[\p{L}-]+ ){0,5}?[\p{Ll}-]+) (${SIZE})(?:,? and (${SIZE}))?((?: (?:in|on|over|across|at|near) [^,;]{2,60}?)?)\.?$`,
    ([, who = '', be = '', what = '', first = '', second, where = '']) => [
      `${who} ${be} ${what}${where}.`,
      `${who} ${be} ${first}.`,
      ...(second === undefined ? [] : [`${who} ${be} ${second}.`]),
    ],
  ),
  // 'The Mill Bridge is a stone bridge from 1870', 'The Kettle is a pub in Tarl, dating from the 17th century'
  rule(
    String.raw`^${WHAT} (is|was) (an? (?:[\p{L}-]+ ){0,5}${BUILT}(?: (?:in|on|over|across|at|near) [^,;]{2,60}?)?)(?: from|,? (?:which )?(?:dating|dates|that dates|dated) (?:back )?(?:from|to)) ((?:around |about )?(?:1\d|20)\d\d|the (?:early |late |mid-)?(?:1\d|20)\d0s|the (?:early |late |mid-)?\d{1,2}(?:st|nd|rd|th) century)\.?$`,
    ([, who = '', be = '', what = '', when = '']) => [
      `${who} ${be} ${what}.`,
      `${who} was built ${/^(?:around|about)/.test(when) ? '' : 'in '}${when}.`,
    ],
  ),
  // 'Its capital and largest city is Orsk'
  rule(
    String.raw`^(Its|${NAME}['’]s) capital and (?:also )?(?:its )?((?:largest|biggest|most populous) (?:city|town)) is (${NAME})\.?$`,
    ([, whose = '', second = '', city = '']) => [
      `${whose} capital is ${city}.`,
      `${whose} ${second} is ${city}.`,
    ],
  ),
  // 'Orsk replaced Verna as the capital of Tarl in 1922'
  rule(
    String.raw`^((?:In ${YEAR},? )?)(${NAME}) (?:has )?(?:replaced|succeeded|took over from) (?:${NAME}) as (?:the )?(capital|seat|county town)( of (?:the )?${NAME})${WHEN}\.?$`,
    ([, front = '', city = '', noun = '', land = '', when = '']) => [
      `${front}${city} became the ${noun}${land}${when}.`,
    ],
  ),
  // 'The Tarn rises on Mount Orr, flows past Selby and Lisk, and enters the sea at Port Ode'
  rule(
    String.raw`^(${NAME}|It|The (?:river|stream|brook|canal)) (?:((?:rises|originates|springs|has its source) [^,;]{3,60}?),? (?:and |before |then )?)?(?:(?:flow|run|pass|wind|meander)(?:s|es|ing)) ((?:past|by|through|north|south|east|west|across)[^;]{3,120}?),? (?:and|before) (?:finally |eventually |then )?(?:(?:enter|reach|join)(?:s|es|ing) ((?:the |Lake )[^;]+?)|(?:empt|flow|drain|discharg|issu)(?:s|es|ies|ing|ying) (into [^;]+?))\.?$`,
    ([, who = '', source, way = '', mouth, into]) => [
      ...(source === undefined ? [] : [`${who} ${source}.`]),
      `${who} flows ${way.replace(/^(?:past|by) /, 'through ')}.`,
      `${who} flows ${into ?? `into ${mouth}`}.`,
    ],
  ),
  // 'The Harbour Tunnel links the city centre with the airport'
  rule(
    String.raw`^${WHAT} (links|connects|linked|connected|will link|will connect) ((?:the (?=\p{Ll})|\p{Lu})[^,;]{1,50}?) (?:with|to) ((?:the (?=\p{Ll})|\p{Lu})[^,;]{1,50}?)((?:,? and (?:is|was|has|carries|opened) [^;]+?)?)\.?$`,
    ([, who = '', verb = '', one = '', other = '', rest = '']) =>
      kindOfName(who).kind === 'person' || /\b(?:and|by|how|what|that)\b/.test(one)
        ? []
        : [
            `${who} ${verb} ${one} and ${other}.`,
            ...(rest === '' ? [] : [`${who}${rest.replace(/^,? and/, '')}.`]),
          ],
  ),
  // 'The Silver Tern is a 74-metre yacht', 'The Orr Tower is a 212-metre tower in Lisk'
  rule(
    String.raw`^${WHAT} (is|was) (an? (?:[\p{Ll}-]+ ){0,2}?)(\d[\d.,]*)-(metre|meter|foot|kilomet(?:re|er)|mile|km|m|ft)((?:-(?:long|high|tall|deep|wide))?) ((?:[\p{Ll}-]+ ){0,3}?)(${LONG}|${TALL})\b([^;]*?)\.?$`,
    ([
      ,
      who = '',
      be = '',
      article = '',
      count = '',
      unit = '',
      way = '',
      more = '',
      noun = '',
      rest = '',
    ]) => {
      const how = way === '' ? (new RegExp(`^${TALL}$`, 'u').test(noun) ? 'high' : 'long') : way.slice(1);
      const units = /^(?:km|m|ft)$/.test(unit) ? unit : unit === 'foot' ? 'feet' : `${unit}s`;
      const what = `${article}${more}${noun}`.replace(/^an? /, (word) =>
        /^an? [aeiou]/.test(`${article}${more}${noun}`) ? 'an ' : word === 'an ' ? 'a ' : word,
      );
      return [`${who} ${be} ${what}${rest}.`, `${who} ${be} ${count} ${units} ${how}.`];
    },
  ),
  // 'The Pell Tower, at 212 metres, was the tallest building in Norland'
  rule(
    String.raw`^(${NAME}), at (${FAR.replace('km|', 'm|metres|meters|ft|feet|km|')})( (?:high|tall|long|deep))?, ((?:is|was|became|remains) (?:the|one of the) (?:[\p{Ll}-]+ ){0,2}?(tallest|highest|longest|deepest)\b.+)$`,
    ([, who = '', far = '', how, rest = '', most = '']) => {
      const way = how ?? { longest: ' long', deepest: ' deep' }[most] ?? ' high';
      return [`${who} is ${far}${way}.`, `${who} ${rest}`];
    },
  ),
  // 'Jonas Wyle died a poor man in 1891'
  rule(
    String.raw`^(${NAME}|He|She) died (?:an? (?:[\p{Ll}-]+ ){0,2}(?:man|woman|hero|heroine|pauper|bachelor|widow|widower|millionaire|beggar|recluse)|penniless|poor|rich|insane|childless|unmarried|young|alone|forgotten|in poverty|in exile|suddenly|peacefully)((?: (?:in|on|at|near) [^;]+?)?)\.?$`,
    ([, who = '', rest = '']) => [`${who} died${rest}.`],
  ),
  // 'Selby is located at an altitude of 320 metres'
  rule(
    String.raw`^${WHAT} (?:lies|sits|stands|is located|is situated|is)((?: (?:in|on|near|above|below|at the foot of) [^,;]{2,60}?)?) at an? (?:altitude|elevation|height) of ((?:(?:about|some|around|over|nearly) )?\d[\d.,]* ?(?:m|ft|feet|met(?:re|er)s))(?: above sea[ -]level)?((?:,? (?:in|on|near) [^;]+?)?)\.?$`,
    ([, who = '', site = '', far = '', where = '']) => [
      `${who} is ${far} above sea level.`,
      ...[site, where.replace(/^,/, '')].filter((at) => at !== '').map((at) => `${who} is${at}.`),
    ],
  ),
  // 'The Tarn flows for 84 km through Norland', 'empties into the North Bay after 71 kilometres'
  rule(
    `^${WHAT} (flows|runs|winds|meanders|stretches) (?:for )?(${FAR}) ((?:through|across|from|into|to|past|along|between) .+)$`,
    ([, who = '', verb = '', far = '', rest = '']) => [`${who} is ${far} long.`, `${who} ${verb} ${rest}`],
  ),
  rule(
    String.raw`^${WHAT} ([^;]*?\b(?:flows|empties|discharges|drains|runs|issues) into (?:the )?${NAME}),? after (?:a (?:course|length|journey|run) of )?(${FAR})\.?$`,
    ([, who = '', rest = '', far = '']) => [`${who} ${rest}.`, `${who} is ${far} long.`],
  ),
  // 'The Sorrel passes Ambry and Lower Dunn and empties into the North Bay'
  rule(
    `^${WHAT} ((?:passes|crosses|leaves|enters|skirts) (?:through |by )?${NAME}(?:(?:, ${NAME})*,? and ${NAME})?),? (?:and|before) (flows|empties|discharges|drains|joins|reaches|runs|flowing|emptying|discharging|draining|joining|reaching|running) (.+)$`,
    ([, who = '', first = '', verb = '', rest = '']) => [
      `${who} ${first.replace(/^passes (?:through |by )?/, 'flows through ')}.`,
      `${who} ${verb
        .replace(/(?:ty)ing$/, 'ties')
        .replace(/(discharg)ing$/, '$1es')
        .replace(/(reach)ing$/, '$1es')
        .replace(/(run)ning$/, '$1s')
        .replace(/ing$/, 's')} ${rest}`,
    ],
  ),
  // 'is based on the novel Low Tide and stars Ida Renn'
  rule(
    String.raw`^${WHAT} ((?:is|was) [^;]{3,120}?),? and (stars|features|follows|depicts) (\p{Lu}.+|the .+|an? .+)$`,
    ([, who = '', first = '', verb = '', rest = '']) => [`${who} ${first}.`, `${who} ${verb} ${rest}`],
  ),
  // 'opened in 1934 and seats 320 people'
  rule(
    String.raw`^${WHAT} ((?:was |is )?\p{Ll}+(?:ed|t) [^,;]{3,80}?),? and (seats|holds|houses|hosts|measures|weighs|covers|costs|lasts) ((?:(?:about|some|around|over|nearly|up to) )?\d.+)$`,
    ([, who = '', first = '', verb = '', rest = '']) => [`${who} ${first}.`, `${who} ${verb} ${rest}`],
  ),
  // 'The Iron Lark is by Jonas Wirth'
  rule(
    String.raw`^(["“]?${NAME}["”]?|It) (is|was) by (?:(?:the |an? )?(?:[\p{L}-]+ )?\p{Ll}+ )?(${NAME})\.?$`,
    ([, what = '', , by = '']) =>
      kindOfName(by).kind === 'place' || kindOfName(what).kind === 'person'
        ? []
        : [`${what} was created by ${by}.`],
  ),
  // 'The Palladion is a theatre in Orle with 680 seats'
  rule(
    String.raw`^${WHAT} (is|was) (an? [^,;]{3,80}?) with ((?:(?:about|some|around|over|nearly) )?\d[\d.,]* (?:seats|rooms|beds|pupils|students|members|employees|floors|inhabitants|musicians|players|platforms|screens|works))\.?$`,
    ([, who = '', be = '', what = '', count = '']) => [
      `${who} ${be} ${what}.`,
      `${who} ${be === 'is' ? 'has' : 'had'} ${count}.`,
    ],
  ),
  // 'Kirrin is a town in Norland with a population of 6,000 and an area of 12 km², known for its lace'
  rule(
    String.raw`^${WHAT} (is|was) ((?:an?|the) [^,;]{3,80}?),? with (an? ${MEASURE} of (?:[^,;]|,(?=\d)){1,80}?|${PREMISES} in (?:\p{Lu}[^,;]{1,30}, )*\p{Lu}[^,;]{1,60}?)(?:,? (?:that|which|and) ((?:is|was|has|had|lies|stands|\p{Ll}{2,}(?:s|ed)) [^;]+?)|, (${UNDERGONE} [^;]+?))?\.?$`,
    ([, who = '', be = '', what = '', measures = '', does, done]) => [
      `${who} ${be} ${what}.`,
      ...measures.split(/,? and (?=an? )/).map((measure) => had(who, be === 'is' ? 'has' : 'had', measure)),
      ...(does === undefined ? [] : [`${who} ${does}.`]),
      ...(done === undefined
        ? []
        : [`${who} ${/^(?:known|famous|home|located|situated|based) /.test(done) ? be : 'was'} ${done}.`]),
    ],
  ),
  // 'Mount Orr (2,341 m) is the highest mountain in Norland'
  rule(
    String.raw`^((?:Mount|Mt|Monte|Mont|Pico|Piz|Ben) ${NAME}|${NAME} (?:Peak|Hill|Mountain|Fell)) \((\d[\d.,]* ?(?:m|ft|feet|met(?:re|er)s))\),? ((?:is|was|lies|stands|rises) .+?)\.?$`,
    ([, what = '', far = '', rest = '']) => [`${what} ${rest}.`, `${what} has an elevation of ${far}.`],
  ),
  // 'Grey Water is the second album by the band Tarn, released on 5 May 2003 by Loom Records'
  rule(
    String.raw`^(["“]?${NAME}["”]?) (is|was) ((?:an?|the) (?:[^,;]{0,60} )?(?:album|single|song|EP|novel|novella|book|memoir|film|documentary|game|opera|play|musical|poem|series|magazine)\b[^,;]{0,60}), (?:first |originally )?((?:released|published|issued|recorded|written|directed|filmed|composed|premiered|set|shot|produced) [^;]+?)\.?$`,
    ([, what = '', be = '', kind = '', done = '']) => [`${what} ${be} ${kind}.`, `${what} was ${done}.`],
  ),
  // 'Orr Cathedral is a Gothic church built between 1220 and 1340'
  rule(
    String.raw`^${WHAT} (is|was) (an? [^,;]{3,60}?) ((?:built|erected|constructed) (?:between|from) (?:1\d|20)\d\d (?:and|to) (?:1\d|20)\d\d(?: [^,;]{3,60}?)?)\.?$`,
    ([, what = '', be = '', kind = '', built = '']) => [`${what} ${be} ${kind}.`, `${what} was ${built}.`],
  ),
  // 'Kirrin is a town of 6,000 people in Norland'
  rule(
    String.raw`^${WHAT} (is|was) (an? (?:[\p{Ll}-]+ ){0,3}(?:town|city|village|hamlet|municipality|community|parish|suburb|island|settlement)) of ((?:(?:about|some|around|over|nearly|roughly) )?\d[\d.,]*(?: (?:million|thousand))?)(?: (?:people|inhabitants|residents|souls))?((?: (?:in|on|near|at) [^,;]{2,60}?)?)\.?$`,
    ([, who = '', be = '', what = '', count = '', where = '']) => [
      `${who} ${be} ${what}${where}.`,
      `${who} ${be === 'is' ? 'has' : 'had'} a population of ${count}.`,
    ],
  ),
  // 'Its highest point is Mount Orr (412 m)'
  rule(
    String.raw`^((?:Its|The|${NAME}['’]s) highest (?:point|peak|mountain|summit|hill)(?: (?:of|in|on) [^,;()]{2,50})?) is (${NAME})(?: \(|, at |, )(\d[\d.,]* ?(?:m|ft|feet|met(?:re|er)s))(?: above sea[ -]level| high)?\)?\.?$`,
    ([, what = '', name = '', far = '']) => [`${what} is ${name}.`, `${name} has an elevation of ${far}.`],
  ),
  // 'His successor is Judith Crane', 'Her predecessor was Alan Peck'
  rule(
    String.raw`^(His|Her|${NAME}['’]s) (successor|predecessor) (?:is|was) (${NAME})\.?$`,
    ([, whose = '', noun = '', who = '']) => {
      const name = whose.replace(/['’]s$/, '');
      const [he, him] = whose === 'His' ? ['He', 'him'] : whose === 'Her' ? ['She', 'her'] : [name, name];
      const isThing = name !== whose && kindOfName(name).kind !== 'person';
      return isThing || /^(?:organization|place)$/.test(kindOfName(who).kind)
        ? []
        : [noun === 'successor' ? `${who} succeeded ${him}.` : `${he} succeeded ${who}.`];
    },
  ),
  // 'Work on Orr Hall began in 1702 and was finished ten years later'
  rule(
    String.raw`^(?:The )?(?:[Ww]ork|[Cc]onstruction|[Bb]uilding(?: work)?) (?:on|of) (${NAME}) (began|started) ((?:in|on) ${DATE}),? and (?:was|were) (completed|finished) (.+?)\.?$`,
    ([, what = '', began = '', when = '', done = '', rest = '']) => [
      `The construction of ${what.replace(/^The /, 'the ')} ${began} ${when}.`,
      `${capital(what)} was ${done} ${rest}.`,
    ],
  ),
  // 'After twelve years as head of Orr Ltd, Ann Lee retired in January'
  rule(
    String.raw`^After (?:an?|more than|almost|nearly|over)? ?(?:[\p{Ll}-]+|\d{1,2}) (?:years?|months?|decades?|seasons?) as (?:the |its )?([\p{Ll} -]+? (?:of|at) [^,]+), (${NAME}|he|she) (?:has |is )?(retired|retires|retiring|resigned|left|stepped down|stood down|stepping down|leaving|bowed out)((?: (?:in|on|at|last|this|from) [^,]*?)?)\.?$`,
    ([, post = '', who = '', verb = '', when = '']) => [
      `${capital(who)} ${/^retir/.test(verb) ? 'retired' : verb === 'resigned' ? 'resigned' : 'stepped down'} as ${post}${when.replace(/^ from (?:the )?(?:post|position|office)/, '')}.`,
    ],
  ),
  // 'Orr Hall passed to the Lind family in 1950', 'came into the possession of', 'passed into the hands of'
  rule(
    String.raw`^((?:In ${YEAR},? )?)((?:the |The )${NAME}|\p{Lu}[\p{L}’'-]+ ${NAME}|It|it|[Tt]he ${PROPERTY}) (?:(?:has |had )?passed (?:in)?to|(?:has |had )?(?:came|come|passed|fell) into) (?:the (?:hands|possession|ownership|property) of )?${OWNER}${WHEN}\.?$`,
    ([, front = '', what = '', owner = '', when = '']) =>
      kindOfName(what).kind === 'person' || kindOfName(owner).kind === 'place' || unowned.test(what)
        ? []
        : [
            `${front}${front === '' ? capital(owner) : owner} acquired ${/^(?:It|The)\b/.test(what) ? uncapital(what) : what}${when}.`,
          ],
  ),
  // 'remained in the hands of the Lind family until 1921'
  rule(
    String.raw`^${WHAT} (remained|stayed|was|had been|has been|has remained) in the (?:hands|possession|ownership) of ${OWNER}((?: (?:until|till|since|from|for) [^;]+?)?)\.?$`,
    ([, what = '', was = '', owner = '', when = '']) => [
      `${what} ${/^(?:remained|stayed)$/.test(was) ? 'was' : was.replace('remained', 'been')} owned by ${owner}${when}.`,
    ],
  ),
  // 'Orr Rovers moved from Mill Lane to the Arden Stadium in July 2021': where they play
  rule(
    String.raw`^((?:In|On) ${DATE},? )?(${NAME}|It|[Tt]hey|[Tt]he (?:club|team|side)) (?:has |have )?(?:moved|relocated|switched)(?: (?:their |its )?(?:home (?:games|matches) )?from (?:the )?${NAME})? to (?:(?:its|their|the) new (?:home|ground|stadium),? )?${GROUND}(?:,? (?:in|on) (${DATE}))?\.?$`,
    ([, front, who = '', ground = '', when]) => {
      const since = when ?? /\S+ (.+?),? $/.exec(front ?? '')?.[1];
      // 'The Larkhill Library moved to Station Road' plays nowhere
      const isStreet = /\b(?:Road|Street|Lane|Avenue|Square|Way|Row)$/u.test(ground);
      const isTeam = /^(?:[Tt]hey|[Tt]he \p{Ll}+)$/u.test(who) || team.test(who);
      return kindOfName(who).kind === 'person' || kindOfName(who).kind === 'place' || (isStreet && !isTeam)
        ? []
        : [
            since === undefined
              ? `${capital(who)} now plays at ${ground}.`
              : `${capital(who)} has played at ${ground} since ${since}.`,
          ];
    },
  ),
  // 'The Iron Lark was adapted into a film, Wings of Rust, in 2022', 'made into a play called Dust'
  rule(
    String.raw`^${WHAT} (?:was|has been) (?:adapted|made|turned|filmed) (?:into|as) an? (?:[\p{Ll}-]+ )?(${SHOWN})(?:,| called| titled| entitled| named|, called|, titled) ${TITLE}(?:,? (?:in|released in) (${YEAR}))?\.?$`,
    ([, who = '', kind = '', title = '', year]) => [
      `The ${kind} "${title}" is based on ${who}.`,
      ...(year === undefined ? [] : [`The ${kind} "${title}" was released in ${year}.`]),
    ],
  ),
  // 'was adapted into a film directed by Bo Lund', 'was turned into a film by Bo Lund in 2004'
  rule(
    String.raw`^${WHAT} (?:was|has been) (?:adapted|made|turned) (?:into|as|for) (?:an? (?:[\p{Ll}-]+ )?(?:film|movie)|the (?:screen|cinema))(?:,? directed)? by (${NAME})${WHEN}\.?$`,
    ([, who = '', by = '', when = '']) => [`The film ${capital(who)} was directed by ${by}${when}.`],
  ),
  rule(
    String.raw`^(${NAME}) (?:turned|made|adapted) (${NAME}) (?:into an? (?:[\p{Ll}-]+ )?(?:film|movie)|for the (?:screen|cinema))${WHEN}\.?$`,
    ([, by = '', who = '', when = '']) => [`The film ${capital(who)} was directed by ${by}${when}.`],
  ),
  // 'Night Tide was followed by a sequel, Day Tide, in 2001', 'The sequel to Night Tide, Day Tide, came out in 2001'
  rule(
    String.raw`^${WHAT} was followed (?:in (${YEAR}) )?by (?:an?|its|the) ${KIN_OF_WORK},? ${TITLE}(?:,? in (${YEAR}))?\.?$`,
    ([, who = '', early, kin = '', title = '', late]) => [
      `"${title}" is the ${kin} to ${who}.`,
      ...((early ?? late) === undefined ? [] : [`"${title}" was released in ${early ?? late}.`]),
    ],
  ),
  rule(
    String.raw`^(?:The|Its|A) ${KIN_OF_WORK} (?:to|of) (${NAME}), ${TITLE}, (\p{Ll}.+)$`,
    ([, kin = '', who = '', title = '', rest = '']) => [
      `"${title}" is the ${kin} to ${who}.`,
      `"${title}" ${rest}`,
    ],
  ),
  // 'Night Tide is the debut album by the Orr Four'
  rule(
    String.raw`^(["“]?${NAME}["”]?) (is|was) (?:the|his|her|their) ((?:debut|first|second|third|fourth|fifth|sixth|latest|last|final|best-known|most famous|only) (?:[\p{Ll}-]+ )?)${MADE} (?:by|from|of) ((?:the )?${NAME})((?:,.*)?)\.?$`,
    ([, what = '', be = '', order = '', noun = '', by = '', rest = '']) => [
      `${what} ${be} a ${order}${noun} by ${by}${rest}.`,
    ],
  ),
  // 'Its best-known work is The Blind Harpist by Rosa Mell'
  rule(
    String.raw`^((?:Its|The|${NAME}['’]s) (?:[\p{Ll}-]+ ){0,2}(?:work|painting|piece|exhibit|treasure|picture|sculpture)(?: (?:of|in) [^,;]{2,50}?)?) (is|was) ${TITLE} by (${NAME})\.?$`,
    ([, whose = '', be = '', title = '', by = '']) => [
      `${whose} ${be} "${title}".`,
      `"${title}" was created by ${by}.`,
    ],
  ),
  // 'Evening at Sea by Mary Holt hangs in the main hall'
  rule(
    `^${TITLE} by (${NAME}) (hangs|is on (?:display|show)|can be seen|is displayed|is exhibited|was (?:bought|acquired|sold|stolen)) (.+)$`,
    ([, title = '', by = '', verb = '', rest = '']) =>
      kindOfName(by).kind === 'place'
        ? []
        : [`"${title}" was created by ${by}.`, `"${title}" ${verb} ${rest}`],
  ),
];
