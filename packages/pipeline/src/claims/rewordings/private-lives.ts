import { KIN } from '../../language/words/kin.ts';
import { classNounType } from '../../relations/names/name-types.ts';
import { predicateOf } from '../../relations/predicates.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { ownerOf, whoseOf } from './owners.ts';
import { AGE, capital, MONTH, NAME, NAMES, type Rule, rule } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|They|We|I|[Mm]y (?:${KIN})(?: ${NAME})?)`;
const WHOSE = `(${NAME}['’]s?|His|Her|Their|My|Our)`;
const PLACE = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
const PARENT = '(?:mother|father|mum|mom|dad|wife|husband|brother|sister|son|daughter|parents|partner)';
const SPOUSE = 'husband|wife|spouse|partner|fianc[eé]e?';
const LIVES =
  '((?:now |still |currently )?(?:lives?|lived|has lived|have lived|moved|settled|resides?|resided) [^,;]{0,60}?)';
const LONG = String.raw`(?:since (?:(?:early |late )?(?:${MONTH} )?\d{4}|(?:spring|summer|autumn|winter) \d{4}|last (?:year|spring|summer|autumn|winter)|childhood|birth|the \p{Ll}+)|for (?:(?:almost|nearly|over|about|more than|the past|the last) )?(?:[\p{Ll}]+|\d+) (?:years|months|decades))`;

/** What capitals in behind 'in' are no place. */
const nowhere =
  /^(?:Parliament|Congress|Government|Cabinet|Office|Opposition|Year|Grade|Form|Class|Group|Team|Division|Room|Ward)\b/;
const isPlace = (name: string) => !nowhere.test(name) && /^(?:place|unknown)$/.test(kindOfName(name).kind);
const isPerson = (name: string) => kindOfName(name).kind === 'person';
/** 'He', 'My mother', 'Ann', 'Hedda Roos', and no 'Vexel', which may be a firm. */
const isSomebody = (who: string) =>
  /^(?:He|She|They|We|I|[Mm]y .+)$/.test(who) ||
  isPerson(who) ||
  (/^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u.test(who) && kindOfName(who).kind === 'unknown');
const isPet = (noun: string) =>
  predicateOf('has_pet')?.attributes?.includes(noun.replace(/ies$/, 'y').replace(/(?<!ou)s$/, '')) ?? false;
const beOf = (who: string) => (who === 'I' ? 'am' : /^(?:They|We)$/.test(who) ? 'are' : 'is');
const haveOf = (who: string) => (/^(?:I|They|We)$|^The \p{Lu}\p{L}+s$| and /u.test(who) ? 'have' : 'has');
const sufferOf = (who: string) => (/^(?:I|They|We)$/.test(who) ? 'suffer' : 'suffers');
const liveOf = (who: string) => (/^(?:I|They|We)$/.test(who) ? 'live' : 'lives');

/** Where people are at home, with whom, how old they are and what became of those near them. */
export const privateLives: readonly Rule[] = [
  // 'has her birthday on 12 June', 'It's my birthday on 3 May'
  rule(
    `^(?:${WHO} (?:has|have|celebrates?|keeps?)(?: always)? (?:his|her|their|my|our) birthday (?:every year )?on|(?:It|My)['’]s (my) birthday on) ((?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?))\\.?$`,
    ([, who, , day = '']) => [`${who === undefined ? 'My' : whoseOf(who)} birthday is ${day}.`],
  ),
  // 'has been in Hull since 2019'
  rule(
    `^${WHO}(?: has| have|['’]s|['’]ve) (?:now )?been (?:settled |back )?in ${PLACE} (${LONG}.*)$`,
    ([, who = '', place = '', rest = '']) =>
      isPlace(place) && isSomebody(who) ? [`${who} ${haveOf(who)} lived in ${place} ${rest}`] : [],
  ),
  // 'used to live in Hull but is in York now', 'lived in Hull until 2019 and is now in York'
  rule(
    String.raw`^${WHO} ((?:used to live|lived|was living|no longer lives?|does(?: not|n['’]t) live) (?:in|near) [^,;]{2,60}?),? (?:but|and) (?:(?:he|she|they|we|I) )?(?:is|are|am|['’]s|['’]re|['’]m) (?:now |currently )?(?:back )?in ${PLACE}(?: now| these days| today| at the moment)?\.?$`,
    ([, who = '', lived = '', place = '']) =>
      isPlace(place) ? [`${who} ${lived}.`, `${who} now ${liveOf(who)} in ${place}.`] : [],
  ),
  // 'Ann lived in Hull until 2023. Now she is in York.'
  rule(
    `^(?:(?:Now|Today|These days|Nowadays),? (he|she|they)|(?:These days|Nowadays),? ${WHO}) (?:is|are) (?:back )?in ${PLACE}\\.?$`,
    ([, pronoun, name, place = '']) =>
      isPlace(place)
        ? [`${capital(pronoun ?? name ?? '')} now ${liveOf(capital(pronoun ?? name ?? ''))} in ${place}.`]
        : [],
  ),
  // 'commutes to Hull from her home in York'
  rule(
    `^${WHO} (commutes?|travels?|drives?|cycles?|rides?|walks?|works?|runs?|flies|wrote|writes|paints?|teaches) ([^,;]{0,60}?)from (?:his|her|their|my|our) (?:\\p{Ll}+ )?(?:home|house|flat|apartment|cottage|farm|cabin) in ${PLACE}((?: (?:every|on|by|each|twice|three|in) [^,;]{2,40})?)\\.?$`,
    ([, who = '', verb = '', to = '', place = '', rest = '']) =>
      isPlace(place) ? [`${who} ${verb} ${to}${rest.trim()}.`, `${who} ${liveOf(who)} in ${place}.`] : [],
  ),
  // 'commutes to Hull from York, where she has lived since 2010', 'commutes from York to Hull'
  rule(
    `^${WHO} (commutes?|travels? (?:to work|to her job|to his job)) (?:daily |every day )?(?:to ${PLACE} from ${PLACE}|from ${PLACE} to ${PLACE})(?: (?:every day|daily|by [\\p{Ll} ]{3,20}))?((?:, where (?:s?he|they|I|we) [^;,.]{5,80})?)\\.?$`,
    ([, who = '', verb = '', to, from, start, end, where = '']) => {
      const [home, work] = [from ?? start ?? '', to ?? end ?? ''];
      // 'where she has lived' is said of the nearer
      const isOfHome = where !== '' && start === undefined;
      const about = where.replace(/^, where (?:s?he|they|I|we) /, '');
      return [
        `${who} ${verb} to ${work}.`,
        /\blived?s?\b/.test(about) && isOfHome
          ? `${who} ${about.replace(/\b(lived?s?)\b/, `$1 in ${home}`)}.`
          : `${who} ${liveOf(who)} in ${home}.`,
      ];
    },
  ),
  // 'Originally from Hull, Ann lives in York', 'A native of Hull, Ann …'
  rule(
    `^(?:Originally (?:from|of)|(?:Hailing|Coming) (?:originally )?from|(?:An? )?[Nn]ative of) (${NAME}(?:, ${NAME})?), (${NAME}|he|she|they|I|we) (\\p{Ll}.+)$`,
    ([, place = '', who = '', rest = '']) =>
      kindOfName(who).kind === 'organization' || /^(?:and|or)\b/.test(rest)
        ? []
        : [`${capital(who)} ${beOf(capital(who))} from ${place}.`, `${capital(who)} ${rest}`],
  ),
  // 'Born and raised in Hull, Ann works in York'
  rule(
    `^Born and (?:raised|bred|brought up) in (${NAME}(?:, ${NAME})?), (${NAME}|he|she|I) (\\p{Ll}.+)$`,
    ([, place = '', who = '', rest = '']) => [
      `${capital(who)} was born in ${place}.`,
      `${capital(who)} grew up in ${place}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'Ann, 29, a designer from Hull, has moved to York'
  rule(
    String.raw`^(${NAME}), (?:aged )?(\d{1,2}), (an? [^,;]{2,60}), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', age = '', what = '', rest = '']) => [
      `${who} is ${age} years old.`,
      `${who}, ${what}, ${rest}`,
    ],
  ),
  // 'Ann Lee (45) is a nurse', 'The patient, Mr Ole Dahl (68), lives alone'
  rule(
    String.raw`^((?:(?:The|Our|His|Her|My) \p{Ll}+, )?)(${NAME}) \((?:aged? )?(\d{1,2}|10\d)\)(,?) (\p{Ll}.+)$`,
    ([, front = '', who = '', age = '', comma = '', rest = '']) =>
      (isPerson(who) || (/^\p{L}[\p{Ll}’'-]+\.? \p{Lu}[\p{Ll}’'-]+$/u.test(who) && isPlace(who))) &&
      !/^(?:and|or|to|beat|drew|won|lost|v|vs)\b/.test(rest)
        ? [`${who} is ${age} years old.`, `${front}${who}${comma} ${rest}`]
        : [],
  ),
  // 'Ann is a 34-year-old nurse from Hull'
  rule(
    String.raw`^${WHO}(?: is| am|['’]s|['’]m) an? (\d{1,2}|1[01]\d|${AGE})[- ]year[- ]old (\p{L}.+)$`,
    ([, who = '', age = '', what = '']) => {
      const [kind = ''] =
        /[\p{L}-]+$/u.exec(what.split(/[.,]| (?:from|of|in|who|with|at|and|that|for)\b/)[0] ?? '') ?? [];
      return /^(?:organization|product|place|work)$/.test(classNounType(kind) ?? '')
        ? []
        : [
            `${who} ${beOf(who)} ${age} years old.`,
            `${who} ${beOf(who)} ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`,
          ];
    },
  ),
  // 'Ann and Bo met in 1990, married in 1995 and divorced in 2001': each in its year
  rule(
    String.raw`^(${NAME}(?: and (?:${NAME}|I))?|They|We|He|She) ((?:first )?met [^,;]*?(?:\d{4}|school|university|college|work))(?:, ((?:got )?(?:married|engaged)[^,;]*?))?,? and ((?:later |then |eventually |finally )?(?:got )?(?:married|wed|engaged|divorced|separated|split up|moved)\b[^;]*)$`,
    ([, who = '', met = '', wed, rest = '']) => {
      const [whom] = /(?<=met )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?= (?:in|at|on) )/u.exec(met) ?? [];
      const then =
        whom === undefined ? rest : rest.replace(/^((?:\p{Ll}+ ){0,2}\p{Ll}+) (?:him|her)\b/u, `$1 ${whom}`);
      return [`${who} ${met}.`, ...(wed === undefined ? [] : [`${who} ${wed}.`]), `${who} ${then}`];
    },
  ),
  // 'has been a widow since 2009, when her husband Bo died'
  rule(
    String.raw`^${WHO} (?:has been|was|is|became) (?:widowed|a widow|a widower)(?: since| in| for [^,;]{2,20})? ?((?:${MONTH} )?\d{4})?,? (?:when|after|since|as) (?:his|her|my) (?:late )?(?:${SPOUSE}),? (${NAME}),? (?:died|passed away)((?: [^,;]*?)?)\.?$`,
    ([, who = '', year, other = '', rest = '']) => [
      `${other} was married to ${who}.`,
      `${other} died${rest === '' && year !== undefined ? ` in ${year}` : rest}.`,
    ],
  ),
  // 'Her old cat, Tiger, died in 2020', 'Ann's husband, Bo, died in 2009': hers no longer
  rule(
    String.raw`^${WHOSE} (?:(?:old|elderly|beloved|late|dear|poor|first|second) ){0,2}(\p{Ll}+),? (${NAME}),? (?:has |had )?(?:sadly |recently |just )?(died|passed away|was put (?:down|to sleep))\b(.*)$`,
    ([, whose = '', noun = '', name = '', died = '', rest = '']) => {
      // '… and her second, Cy, in 2001'
      if (/ and (?:his|her|their) /.test(rest)) return [];
      if (!isPet(noun) && !new RegExp(`^(?:${SPOUSE})$`).test(noun)) return [];
      const gone = died.startsWith('was') ? 'died' : died;
      return [`${whose} ${noun} was ${name}.`, `${name} ${gone}${rest}`];
    },
  ),
  // 'lives in Hull with her husband Bo and their cat, Mog'
  rule(
    String.raw`^${WHO} ${LIVES} with ((?:(?:his|her|their|our|my|an?) )?[^;]{2,80}?),? and (?:(?:his|her|their|our|my) |an? )((?:\p{Ll}+ ){0,3}?(\p{Ll}+)),? (?:called |named )?(${NAMES})\.?$`,
    ([, who = '', lives = '', others = '', pets = '', noun = '', names = '']) => {
      if (!isPet(noun)) return [];
      const what = /s$/.test(noun)
        ? `${pets}, ${names}`
        : `${/^[aeiou]/.test(pets) ? 'an' : 'a'} ${pets} named ${names}`;
      return [`${who} ${lives} with ${others}.`, `${who} ${haveOf(who)} ${what}.`];
    },
  ),
  // 'takes insulin for her diabetes'
  rule(
    String.raw`^${WHO} (takes?|uses?|is on|am on|is taking|am taking) ([^,;]{2,60}?) (?:for|to (?:treat|control|manage)) (?:his|her|my|their) ((?:[\p{L}\d]+ ){0,3}(?:diabetes|asthma|epilepsy|\p{Ll}+itis|migraines?|hay fever|eczema|ADHD|depression|anxiety|hypertension|gout|insomnia|an(?:a)?emia))((?: [^,;]{2,40})?)\.?$`,
    ([, who = '', takes = '', what = '', ailment = '', rest = '']) => [
      `${who} ${takes} ${what}${rest}.`,
      `${who} ${sufferOf(who)} from ${ailment}.`,
    ],
  ),
  rule(
    String.raw`^${WHO} (takes?|uses?|is taking|am taking) ([^,;]{2,60}?) for (?:his|her|my|their) ((?:back |neck |knee |joint |chest |chronic |period |stomach )?pains?|headaches|backache|nerves|allergies|cough|cold)\.?$`,
    ([, who = '', takes = '', what = '', ache = '']) => [
      `${who} ${takes} ${what}.`,
      `${who} ${sufferOf(who)} from ${/^(?:cough|cold)$/.test(ache) ? 'a ' : ''}${ache.replace('back pain', 'backache')}.`,
    ],
  ),
  // 'divides her time between Hull and York'
  rule(
    `^${WHO} (?:divides?|splits?|shares?) (?:his|her|their|my|our) (?:time|life|lives|year) between (?:the )?${PLACE} and (?:the )?${PLACE}\\.?$`,
    ([, who = '', one = '', other = '']) =>
      isPlace(one) && isPlace(other)
        ? [`${who} ${liveOf(who)} in ${one}.`, `${who} ${liveOf(who)} in ${other}.`]
        : [],
  ),
  // 'came to Denmark in 2012', 'came to Hull as a student'
  rule(
    String.raw`^${WHO} came (?:over )?to ${PLACE}((?: from ${NAME})?,? (?:in (?:${MONTH} )?\d{4}|as an? (?:young |small |little )?(?:child|boy|girl|teenager|student|refugee|baby|toddler|immigrant|migrant|au pair)|at the age of \w+|with (?:his|her|their|my|our) (?:family|parents|mother|father|husband|wife|children)|to (?:live|work|study)|when (?:s?he|I|they|we) (?:was|were) \w+)\b[^;]*)$`,
    ([, who = '', place = '', rest = '']) =>
      isPlace(place) && (isPerson(who) || /^(?:He|She|I|We|My .+)$/.test(who)) && !/\bfor\b/.test(rest)
        ? [
            `${who} moved to ${place}${rest.replace(/ as an? (?:\p{Ll}+ )?(?:student|refugee|immigrant|migrant|au pair)/u, '')}`,
          ]
        : [],
  ),
  // 'lived in Kenya for three years before she came to Denmark in 2012'
  rule(
    String.raw`^([^,;]{3,80}? (?:lived|worked|studied|was living|spent) [^,;]{3,80}?),? before (?:(?:s?he|I|we|they) )?(?:moved|came|went|relocated|emigrated|moving|coming|relocating|emigrating)( back)? to ${PLACE}((?: (?:in|with|at|as|two|three|last) [^;]*?)?)\.?$`,
    ([, front = '', back = '', place = '', rest = '']) => {
      const [who] = new RegExp(`^${WHO}`, 'u').exec(front) ?? [];
      return who === undefined || !isPlace(place)
        ? []
        : [`${front}.`, `${who} moved${back} to ${place}${rest}.`];
    },
  ),
  // 'celebrated his 40th birthday on Saturday'
  rule(
    String.raw`^${WHO} (?:has |have )?(?:just )?(?:celebrated|marked|had) (?:his|her|their|my) (\d{1,3})(?:st|nd|rd|th) birthday\b([^;]*)$`,
    ([said = '', who = '', age = '', rest = '']) => [
      said.replace(/(\d{1,3}(?:st|nd|rd|th)) (birthday)\b/, '$2'),
      `${who} became ${age}${/^ (?:on|in|last|yesterday|today)\b/.test(rest) ? rest : '.'}`,
    ],
  ),
  // 'Her favourite band used to be Orr but now it is Tarn'
  rule(
    String.raw`^((?:${NAME}['’]s|His|Her|My|Their|Our) (?:favou?rite )?[\p{Ll} ]{2,30}?) (used to be|was(?: once| formerly)?) ([^,;]{2,60}?)(?:,|;)? (?:(?:but|and) )?(?:now(?:adays)?|these days|today|since then|lately),? (?:it is|it['’]s|(?:s?he|they) (?:is|are)|is)(?: now)? ([^,;]{2,60}?)\.?$`,
    ([, what = '', was = '', before = '', now = '']) => [
      `${what} ${was.startsWith('used') ? was : 'used to be'} ${before.replace(/,$/, '')}.`,
      `${what} is ${now}.`,
    ],
  ),
  // 'Ann's mother is Italian and her father is Swiss': Ann's father
  rule(
    `^(${NAME}?)(['’]s?) (${PARENT}) ([^,;]{3,80}?),? (and|but|while|whereas) (?:his|her) (${PARENT}) (.+)$`,
    ([, who = '', s = '', one = '', first = '', , other = '', second = '']) =>
      one === other ? [] : [`${who}${s} ${one} ${first}.`, `${who}${s} ${other} ${second}`],
  ),
  // 'Ann is no longer with Bo', 'Bo is back with Eva'
  rule(
    String.raw`^${WHO}(?: is| am|['’]s|['’]m) (no longer|not|now|back|still) with (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}'’-]+)?)(?: any ?more| any longer| now| again)?((?: (?:since|after|because) [^;]{2,60})?)\.?$`,
    ([, who = '', how = '', whom = '', rest = '']) =>
      isPerson(whom) && kindOfName(who).kind !== 'organization'
        ? [
            `${who} ${beOf(who)} ${how === 'not' ? 'no longer ' : how === 'no longer' ? 'no longer ' : how === 'back' ? '' : `${how} `}dating ${whom}${rest}.`,
          ]
        : [],
  ),
  // 'has a sister in Hull and a brother in York'
  rule(
    String.raw`^${WHO} (has|have) an? ((?:\p{Ll}+ )?(?:${PARENT}|cousin|aunt|uncle|friend)) in ${PLACE}(?:,? and an(?:other)? ((?:\p{Ll}+ )?(?:${PARENT}|cousin|aunt|uncle|friend))? ?in ${PLACE})?\.?$`,
    ([, who = '', has = '', one = '', place = '', other, there]) =>
      !isPlace(place) || (there !== undefined && !isPlace(there))
        ? []
        : [
            `${who} ${has} a ${one}.`,
            `${whoseOf(who)} ${one} lives in ${place}.`,
            ...(other === undefined || there === undefined
              ? []
              : [`${who} ${has} a ${other}.`, `${whoseOf(who)} ${other} lives in ${there}.`]),
          ],
  ),
  // 'adopted a cat from the shelter and named it Biscuit'
  rule(
    String.raw`^${WHO} ((?:has |have )?(?:just )?(?:got|adopted|bought|rescued|found|has|have)) (an? (?:\p{Ll}+ ){0,3}?(\p{Ll}+))((?: (?:from|in|at|last|on) [^,;]{2,40}?)?),? (?:and |who(?:m)? )(?:(?:s?he|they|we|I) )?(?:has |have )?(?:named|called|christened) (?:(?:it|him|her) )?(${NAME})\.?$`,
    ([, who = '', got = '', pet = '', noun = '', rest = '', name = '']) =>
      isPet(noun) ? [`${who} ${got} ${pet} named ${name}${rest}.`] : [],
  ),
  // 'Ann's partner, Bo, is a chef': whom she shares her life with
  rule(
    `^(${NAME}?)(['’]s?) ((?:new |current |long-term |long-time |longtime )?)partner(,| is(?: called| named)?)? (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)(.*)$`,
    ([, who = '', s = '', how = '', is = '', name = '', rest = '']) =>
      isPerson(who) &&
      /^(?:person|unknown)$/.test(kindOfName(name).kind) &&
      !/\b(?:founded|opened|business|firm|company|started|runs|studio|band|doubles|law|won|title)\b/.test(
        rest,
      )
        ? [`${who}${s} ${how}life partner${is} ${name}${rest}`]
        : [],
  ),
  // 'Her dog, a labrador called Sandy, died in May'
  rule(
    String.raw`^${WHOSE} (\p{Ll}+), an? (?:[\p{L}-]+ ){1,4}(?:called|named) (${NAME}),? ((?!and\b|or\b)\p{Ll}.+)$`,
    ([, whose = '', noun = '', name = '', rest = '']) =>
      isPet(noun) ? [`${whose} ${noun}, ${name}, ${rest}`] : [],
  ),
  // 'has a nut allergy and hay fever'
  rule(
    String.raw`^${WHO} (has|have) (an? (?:\p{Ll}+ ){1,2}(?:allergy|intolerance)) and ((?:an? )?\p{Ll}[\p{Ll} ]{2,30})\.?$`,
    ([, who = '', has = '', one = '', other = '']) => [`${who} ${has} ${one}.`, `${who} ${has} ${other}.`],
  ),
  // 'has a history of heart failure'
  rule(
    String.raw`^${WHO} ((?:\p{Ll}[^,;]{2,60}? and )?)(?:has|have) a (?:long |family )?history of ((?:heart|kidney|liver) (?:failure|disease)|[\p{Ll} ]{0,30}?(?:\p{Ll}+itis|asthma|diabetes|epilepsy|migraines?|depression|anxiety|hypertension|seizures|high blood pressure))\.?$`,
    ([said = '', who = '', front = '', what = '']) =>
      / family history /.test(said)
        ? []
        : [
            ...(front === '' ? [] : [`${who} ${front.replace(/ and $/, '')}.`]),
            `${who} ${sufferOf(who)} from ${what}.`,
          ],
  ),
  // 'The twins, Romy and Lou, were born in Hull'
  rule(
    `^(?:The|${WHOSE}) twins,? (${NAME}) and (${NAME}),? ((?:was|were|are|is|\\p{Ll}+)\\b.+)$`,
    ([, whose, one = '', other = '', rest = '']) => [
      `${one} is the twin of ${other}.`,
      ...(whose === undefined
        ? []
        : [`${capital(ownerOf(whose))} ${haveOf(ownerOf(whose))} twins, ${one} and ${other}.`]),
      `${one} and ${other} ${rest}`,
    ],
  ),
  // 'Ann gave up her Danish citizenship', 'took Danish citizenship in 2010', 'has dual Danish and Irish citizenship'
  rule(
    String.raw`^${WHO} (?:has |have )?(gave up|given up|renounced|lost|(?:took|taken|obtained|acquired|received|gained|got|was granted|applied for and received)|has|have|holds?) (?:(?:his|her|my|their|dual|both|an?) ){0,2}(\p{Lu}\p{Ll}+)(?:[- ]and[- ](?:an? )?(\p{Lu}\p{Ll}+))? (?:citizenships?|nationality|nationalities|passports?)((?: (?:in|on|when|after|since|last) [^;.]{2,60})?)\.?$`,
    ([said = '', who = '', verb = '', one = '', other, when = '']) => {
      if (/ passport/.test(said) && !/^(?:has|have|holds?)$/.test(verb)) return [];
      const be = /^(?:gave up|given up|renounced|lost)$/.test(verb)
        ? `${beOf(who)} no longer`
        : /^(?:has|have|holds?)$/.test(verb)
          ? beOf(who)
          : 'became';
      return [one, ...(other === undefined ? [] : [other])].map(
        (land) => `${who} ${be} ${/^[AEIOU]/.test(land) ? 'an' : 'a'} ${land} citizen${when}.`,
      );
    },
  ),
];
