import { thirdOf } from '../../language/words/inflections.ts';
import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule } from './sentence-rule.ts';

const TITLES = `"[^"]+"(?:, "[^"]+")*,? and "[^"]+"`;
const WORKS = '(?:novel|book|film|opera|song|album|play|poem|collection|essay|game|painting)';
const CLUB =
  /^(?:[A-Z]{0,2}FC|SC|HC|Dinamo|Dynamo|Sporting|Borussia|Lokomotiv|Spartak|Olympique|Racing|Real(?! Estate)) | (?:[A-Z]{0,2}FC|United|Rovers|Rangers|Athletic|Albion|Wanderers)$/u;
const SERVING = '(?:run|owned|managed|operated|led|headed|maintained|financed|designed|founded)';

/** Words without which no sentence is packed so. */
export const packed =
  /respectively|\b(?:gives|puts|lists|records|states|quotes|until|till|successor|predecessor|roles?|starring|both|all|signed|moved|switched|transferred|gone|sold|version|killed|which|whom|stars|starred|features|featured)\b| name of | instead of |under the |"(?:,| and) |^The (?:new|incoming) |, (?:about |some |around )?\d|, (?:run|owned|managed|operated|led|headed|maintained|financed|designed|founded) by /;

const PLAYER = new RegExp(`^(${NAME}) as ([^,;]+)$`, 'u');

/** How entries of encyclopaedias and reports pack what they tell: each part as a sentence of its own. */
export const entries: readonly Rule[] = [
  // 'The Harbour Office, however, gives its height as 44 metres'
  rule(
    String.raw`^(${NAME})(?:, however,| however)? (?:gives|puts|lists|records|states|quotes) ((?:its|their|the) [\p{Ll} -]+?(?: of (?:the )?${NAME})?) (?:as|at) ((?:about |around )?\d[^;]*?)\.?$`,
    ([, who = '', what = '', value = '']) => [
      /^(?:It|S?He|They)$/.test(who)
        ? `${who} says that ${what} is ${value}.`
        : `According to ${who.replace(/^The/, 'the')}, ${what} is ${value}.`,
    ],
  ),
  // 'Tarn University, until 2012 known as Tarn College, is …'
  rule(
    String.raw`^(${NAME}), (?:(?:until|till) (\d{4}) (?:known as|called|named)|(?:known as|called|named) (?:until|till) (\d{4})|(?:known|called) (?:until|till) (\d{4}) as) (${NAME}), (\p{Ll}.+)$`,
    ([, who = '', one, other, third, name = '', rest = '']) => [
      `${who} was known as ${name} until ${one ?? other ?? third ?? ''}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'R. Moss is the pen name of Ida Holt, a lawyer in Cork'
  rule(
    String.raw`^(${NAME}) (?:is|was) the (?:pen|stage|ring|real|birth|nick) ?name of (${NAME})(?:, (an? [^,]+?))?\.?$`,
    ([, name = '', who = '', what]) => [
      `${who} is also known as ${name}.`,
      ...(what === undefined ? [] : [`${who} is ${what}.`]),
    ],
  ),
  rule(
    String.raw`^(${NAME}|S?he) (writes|wrote|performs|performed|records|recorded|publishe[sd]|paints|painted|sail(?:s|ed)|serve[sd]|works|worked|acts|acted|travel(?:s|led)|lives|lived|fought|enlisted|sings|sang|composed|appear(?:s|ed)|toured|box(?:es|ed)|wrestle[sd]|posts|posted|plays|played|practised|registered)((?: \p{Ll}+){0,3}?) under the (?:pen |stage |false |assumed )?(?:name|pseudonym|alias)(?: of)? (${NAME})\.?$`,
    ([, who = '', , , name = '']) => [`${who} is also known as ${name}.`],
  ),
  // 'Ida Moss and Tom Ray work for Loom and Tarn respectively'
  rule(
    String.raw`^(?:[Tt]he \p{Ll}+ )?(\p{Lu}[^,]*?) and (\p{Lu}[^,]*?) (?!and\b)((?:\p{Ll}+ ){0,3}?\p{Ll}+)( (?:in|at|for|by|to|with|from|of|as|on))? ([^,]+?) and (?:\4 )?([^,]+?),? respectively\.?$`,
    ([, one = '', second = '', verbs = '', word = '', first = '', other = '']) => {
      const verb = ofOne(verbs);
      const name = / /.test(one) || !/ /.test(second) ? one : `${one} ${second.split(' ').at(-1)}`;
      // 'were born in Ulm and Kiel'
      const [, doing = '', what = first] =
        word === '' ? (/^(\p{Ll}+ (?:in|at|for|by|to|with|from|of|as)) (.+)$/u.exec(first) ?? []) : [];
      const front = `${verb}${word}${doing === '' ? '' : ` ${doing}`}`;
      return verb === null ? [] : [`${name} ${front} ${what}.`, `${second} ${front} ${other}.`];
    },
  ),
  // 'Ida Moss, 17, of Tarn Swimming Club, who …'
  rule(
    String.raw`^((?:.*? )??)(${NAME}), (\d{1,3}), (?:of|from) (${NAME})(, who .+|\.)$`,
    ([, front = '', who = '', age = '', body = '', rest = '']) => {
      const { kind } = kindOfName(body);
      const told =
        kind === 'organization'
          ? [`${who} is a member of ${body}.`]
          : kind === 'place'
            ? [`${who} lives in ${body}.`]
            : [];
      return [`${who}'s age is ${age}.`, ...told, `${front}${who}${rest}`];
    },
  ),
  // 'Tom Ray's successor as rector of Tarn University, Ida Moss, stepped down on 3 May'
  rule(
    String.raw`^(${NAME})['’]s (successor|predecessor) as ([\p{Ll} -]+? (?:of|at) ${NAME}), (${NAME}), (.+?)\.?$`,
    ([, who = '', noun = '', post = '', other = '', rest = '']) => [
      noun === 'successor' ? `${other} succeeded ${who}.` : `${who} succeeded ${other}.`,
      `${other} ${rest.replace(/^((?:has |had )?(?:resigned|retired|stepped down))(?! as\b)/u, `$1 as ${post}`)}.`,
    ],
  ),
  // 'The new rector, Ida Moss, took office on 3 May'
  rule(
    String.raw`^The (?:new|incoming) ([\p{Ll} -]+?), (${NAME}), (?:took|has taken) (?:office|over|up (?:(?:his|her|the) )?(?:duties|office|post|position))((?: (?:in|on|at|last|yesterday)\b.*?)?)\.?$`,
    ([, post = '', who = '', when = '']) => [`${who} became ${post}${when}.`],
  ),
  // '"Salt" is a film with Ida Moss in the lead role and music by Tom Ray'
  rule(
    String.raw`^("[^"]+"|${NAME}) (is|was) (.+?),?(?: and)? (?:with (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?) in the (?:lead|leading|title|main|starring|principal) roles?|starring (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?))((?:,? and (?:with )?music by ${NAME})?)\.?$`,
    ([, work = '', verb = '', what = '', lead, stars = lead ?? '', music = '']) => [
      ...(music === '' ? [] : [`${music.replace(/^.*music by /u, '')} composed the music for ${work}.`]),
      `${stars} ${/ and /.test(stars) ? 'star' : 'stars'} in ${work}.`,
      `${work} ${verb} ${what}.`,
    ],
  ),
  // '"Salt" is a drama directed by Tom Ray and starring Ida Moss as a nurse'
  rule(
    String.raw`^("[^"]+"|${NAME})((?: \(\d{4}\))?) (is|was) (an? [^,;]{3,80}? (?:directed|written|produced|created) by ${NAME}),? (?:and|that|which) (?:starring|stars|starred|featuring|features) (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?)((?: (?:as|in) [^;]+?)?)\.?$`,
    ([, work = '', year = '', be = '', what = '', stars = '', as = '']) => [
      `${work}${year} ${be} ${what}.`,
      `${stars} ${/ and |, /.test(stars) ? 'star' : 'stars'} in ${work}${/ and |, /.test(stars) ? '' : as}.`,
    ],
  ),
  // 'It stars Ida Moss as a nurse and Tom Ray as her brother'
  rule(
    `^("[^"]+"|${NAME}|It|The (?:film|movie|series|play|show|musical|drama|comedy|sequel)) (stars|starred|features|featured) (${NAME} as [^;]{3,160})$`,
    ([, work = '', verb = '', cast = '']) => {
      const roles = cast.replace(/\.$/, '').split(/,? and (?=\p{Lu}[^,]* as )|, (?=\p{Lu}[^,]* as )/u);
      const players = roles.map((role) => PLAYER.exec(role));
      return roles.length < 2 || players.some((player) => player === null)
        ? []
        : players.map((player) => `${work} ${verb} ${player?.[1]} as ${player?.[2]}.`);
    },
  ),
  // 'the novels "Salt" and "Rain", both published by Orr'
  rule(
    String.raw`^(.+), (?:both|all) (published|produced|released|directed|recorded|performed) by ([^,]+?)\.?$`,
    ([, front = '', done = '', who = '']) => {
      const titles = new RegExp(`${TITLES}$`, 'u').exec(front)?.[0];
      return titles === undefined
        ? []
        : [
            `${front}.`,
            ...(titles.match(/"[^"]+"/gu) ?? []).map((title) => `${title} was ${done} by ${who}.`),
          ];
    },
  ),
  rule(
    String.raw`^((?:${NAME}|S?he) (?:has |had )?\p{Ll}+) (?:(?:the|two|three|four|several) )((?:\p{Ll}+ ){0,2}?${WORKS})s (${TITLES})((?: in \d{4})?)\.?$`,
    ([, front = '', noun = '', titles = '', when = '']) =>
      (titles.match(/"[^"]+"/gu) ?? []).map((title) => `${front} the ${noun} ${title}${when}.`),
  ),
  // 'It contains a hostel, run by the Tarn Society'
  rule(
    String.raw`^(.+? (?:contains?|houses?|has|have|includes?|comprises?)) an? ([\p{Ll}-]+(?: [\p{Ll}-]+)?), (${SERVING}) by ([^,]+?)\.?$`,
    ([, front = '', what = '', done = '', who = '']) => [
      `${front} ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}.`,
      `The ${what} is ${done} by ${who}.`,
    ],
  ),
  // 'Since May the mill has been run by Loom instead of Tarn'
  rule(
    String.raw`^((?:Since [^,]+, )?)(.+?) (has been|is|is now) (\p{Ll}+ed|run|led) by (${NAME}) (?:instead|in place) of (${NAME})(.*)$`,
    ([, front = '', what = '', verb = '', done = '', who = '', other = '', rest = '']) => [
      `${capital(what)} is no longer ${done} by ${other}.`,
      `${front}${front === '' ? capital(what) : what} ${verb} ${done} by ${who}${rest}`,
    ],
  ),
  // 'The Orra is a river in Norra, 214 km in length'
  rule(
    String.raw`^(${NAME}) (is|was) (an? [^,]+?), ((?:about |some |around )?\d[\d.,]* (?:km|m|miles?|kilomet(?:re|er)s|met(?:re|er)s|feet)) (long|wide|high|tall|deep|in length|in height)\.?$`,
    ([, who = '', verb = '', what = '', value = '', how = '']) => [
      `${who} ${verb} ${what}.`,
      `${who} ${verb} ${value} ${how === 'in length' ? 'long' : how === 'in height' ? 'high' : how}.`,
    ],
  ),
  // 'It flows into the Orra, on which Tarn lies', 'founded Loom, of which she is the chair'
  rule(
    String.raw`^(.+? (${NAME})(?: in \d{4})?), (into|from|in|on|to|through|for|at|near|under|over|of|with) (?:which|whom) (?![^,]*, (?:is|was|has|had|won|lives?|lived|died|became|led|wrote|ran)\b)((?:${NAME}|s?he|they|it) .+?)\.?$`,
    ([, front = '', what = '', word = '', rest = '']) => [`${front}.`, `${capital(rest)} ${word} ${what}.`],
  ),
  // 'Loom sold its entire 25 percent stake in Tarn to Orr in May, raising the latter's stake to 60 percent'
  rule(
    String.raw`^(${NAME}) (?:(?:has|have) )?sold (?:its|his|her|their) (?:entire |whole |remaining |full )?((?:\d[\d.]*(?:%| percent| per cent) )?)(?:stake|share|holding|shareholding|interest) in (${NAME}) to (${NAME})((?: (?:in|on|last|this|yesterday|for)\b(?:(?! and )[^,])*?)?)(?:, (?:raising|increasing|taking|bringing) (?:its|the latter['’]s|${NAME}['’]s) (?:total )?(?:stake|share|holding|shareholding|interest)(?: in ${NAME})? to (\d[^,]*?))?\.?$`,
    ([, who = '', , what = '', other = '', when = '', now]) => [
      `${who} sold shares in ${what} to ${other}${when}.`,
      `${who}'s stake in ${what} fell to 0 percent${when}.`,
      ...(now === undefined ? [] : [`${other}'s stake in ${what} rose to ${now}${when}.`]),
    ],
  ),
  // 'FC Tarn have signed Tom Ray from Loom United', 'Tom Ray moved from Loom United to FC Tarn'
  rule(
    String.raw`^(${NAME}) (?:(?:has|have) )?(?:moved|switched|transferred|gone) from (${NAME}) to (${NAME})\b(.*)$`,
    ([, who = '', from = '', club = '', rest = '']) => transferred(who, from, club, rest),
  ),
  rule(
    String.raw`^(${NAME}) (?:(?:has|have) )?signed (${NAME}) from (${NAME})\b(.*)$`,
    ([, club = '', who = '', from = '', rest = '']) => transferred(who, from, club, rest),
  ),
  // 'Loom has released version 4.3 of Tarn'
  rule(
    String.raw`^(${NAME}) (?:(?:has|have) )?(?:released|shipped|published) version (\d[\w.-]*) of (${NAME})\b((?:,? (?:in|on|today|yesterday|this|last)\b.*?)?)\.?$`,
    ([, who = '', version = '', what = '', when = '']) => [
      `Version ${version} of ${what} was released${/^(?:We|They|I)$/.test(who) ? '' : ` by ${who}`}${when}.`,
      `${what} was updated to version ${version}${when}.`,
    ],
  ),
  // 'The mill fire on Monday killed at least 14 people'
  rule(
    String.raw`^(The .+? (?:fire|crash|flood|floods|earthquake|explosion|storm|collapse|accident|avalanche|landslide|disaster|attack|bombing|outbreak)) (?:(?:on|in) [^,]+? )?(?:has |have )?killed ((?:at least |about |some |around )?(?:\d[\d,]*|\p{Ll}+))(?: people| passengers| workers| persons)(.*)$`,
    ([, what = '', count = '', rest = '']) => [
      `The death toll of ${what.replace(/^The/, 'the')} is ${count}${rest}`,
    ],
  ),
];

/** A player's move between clubs, without its fee; nothing where neither is a club. */
function transferred(who: string, from: string, club: string, rest: string): string[] {
  const when = rest.replace(/ for (?:a|an undisclosed) (?:[\p{Ll} ]+ )?fee\b[^,]*?(?=\.?$)/u, '');
  return CLUB.test(club) || CLUB.test(from) ? [`${who} started playing for ${club}${when}`] : [];
}

/** 'work' -> 'works', 'are' -> 'is', 'now live' -> 'now lives', 'studied' as it is; null where it is no verb of several. */
function ofOne(verbs: string): string | null {
  const known: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
  const words = verbs.split(' ');
  for (const [i, word] of words.entries()) {
    const one = known[word] ?? (verbShape(word, word).past ? word : null);
    if (one !== null) return words.with(i, one).join(' ');
    if (/^(?:now|both|still|currently|also|later|then)$/.test(word)) continue;
    return (lookUpVerb(word) & Word.verbBase) === 0 ? null : words.with(i, thirdOf(word)).join(' ');
  }
  return null;
}
