import { KIN } from '../../language/words/kin.ts';
import { classNounType } from '../../relations/names/name-types.ts';
import { predicateOf } from '../../relations/predicates.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { ownerOf, whoseOf } from './owners.ts';
import { capital, NAME, NAMES, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';

const WHO = `(${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I)`;
const COUNT = String.raw`(?:an?|one|two|three|four|five|six|\d)`;
const HAS =
  "(?:has |have )?(?:just |recently )?(?:have|has|['’]ve got|have got|has got|got|own|owns|keeps?|adopted|bought|rescued)";
/** How one parts with a pet or a thing. */
const PARTS =
  'gave(?: away| up)?|given(?: away| up)?|give(?: away| up)?|rehomed|rehome|parted with|part with|sold|sell|lost|said goodbye to|say goodbye to|found a (?:new|good) home for|find a (?:new|good) home for|got rid of|no longer keeps?|had|have|put';
const OWNED = '(his|her|their|my|our) (?:(?:old|beloved|little|poor|dear|late) )?';
const WHEN = `((?: (?:in|on|last|this|yesterday|two|three|a) [^,;.]{2,30}?| yesterday| today)?)`;
/** What a thing of its kind is called: 'Golf', 'Fiat Panda', 'iPhone 15'. */
const MODEL = String.raw`(?:\p{Lu}[\p{L}\p{N}-]*|i(?:Phone|Pad|Mac))(?: (?:\p{Lu}[\p{L}\p{N}-]*|[\p{N}][\p{L}\p{N}]*)){0,3}`;
const isKin = new RegExp(`^(?:${KIN}|friend|stepkid|child|kid)s?$`);

/** What somebody has, told of each thing, and what it is called. */
export const possessions: readonly Rule[] = [
  // 'Ann has a cat called Moss and two stepsons, Finn and Asa', 'keeps three hens and a tortoise named Otto': the names are of one alone
  rule(
    `^${WHO} (${HAS}) (${COUNT} (?:[\\p{L}-]+ ){0,3}?[\\p{Ll}-]+(?:(?:,| called| named) \\p{Lu}[\\p{L}'’-]+)?),? and (${COUNT} (?:[\\p{L}-]+ ){0,2}?[\\p{Ll}-]+(?:,? (?:called |named )?${NAMES})?)((?: (?:in|last|this) [^,;.]{2,30})?)\\.?$`,
    ([, who = '', has = '', one = '', other = '', when = '']) =>
      /\p{Lu}[\p{L}'’-]+$/u.test(one) || / (?:called|named) /.test(other)
        ? [`${who} ${has} ${one}${when}.`, `${who} ${has} ${other}${when}.`]
        : [],
  ),
  // 'I own a blue Torva bicycle and a canoe'
  rule(
    `^${WHO} (own|owns|bought|sold|has bought|have bought|has sold|have sold) (an? [^,]{2,60}?) and (an? [^,]{2,60}?)\\.?$`,
    ([, who = '', owns = '', one = '', other = '']) =>
      /\p{Lu}|\b(?:and|that|who|which)\b/u.test(one) && !/\b(?:and|that|who|which)\b/.test(`${one} ${other}`)
        ? [`${who} ${owns} ${one}.`, `${who} ${owns} ${other}.`]
        : [],
  ),
  // 'Hotel Falk has 64 rooms, a roof terrace and a private beach'
  rule(
    `^((?:The |the )?${NAME}(?: in ${NAME})?|It|The (?:\\p{Ll}+ )?\\p{Ll}+) (has|had|offers) (\\d[\\d,]* (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+|an? (?:[\\p{Ll}-]+ ){0,3}[\\p{Ll}-]+)((?:, (?:\\d[\\d,]*|an?|two|three|four|its own) (?:[\\p{Ll}-]+ ){0,3}[\\p{Ll}-]+)+),? and ((?:\\d[\\d,]*|an?|two|three|four|its own) (?:[\\p{Ll}-]+ ){0,3}[\\p{Ll}-]+)(?:, and its ([^;]+?))?\\.?$`,
    ([, who = '', has = '', one = '', more = '', last = '', its]) =>
      kindOfName(who.replace(/ in .*$/, '')).kind === 'person'
        ? []
        : [
            ...[one, ...more.split(', ').slice(1), last].map((what) => `${who} ${has} ${what}.`),
            ...(its === undefined ? [] : [`${who.replace(/ in .*$/, '')}'s ${its}.`]),
          ],
  ),
  // 'Ann runs a bakery in Odense called Hvede'
  rule(
    `^([^,;]{2,60}? )(an? (?:[\\p{Ll}-]+ ){0,3}?([\\p{Ll}-]+)) ((?:in|near|on|at|outside) ${NAME}) (called|named) (${NAME})((?: (?:in|since|from) [^,;.]{2,30})?)\\.?$`,
    ([, front = '', what = '', noun = '', place = '', called = '', name = '', rest = '']) => {
      if (/\b(?:not|never|no)\b|n['’]t /.test(front)) return [];
      const type = classNounType(noun);
      const says = `${front}${what} ${called} ${name}${rest}.`;
      if (isKin.test(noun)) return [says, `${name} lives ${place}.`];
      return type === 'organization' ||
        type === 'place' ||
        /^(?:bar|stall|kiosk|salon|parlour|eatery)$/.test(noun)
        ? [says, `${name} is ${what} ${place}.`]
        : [];
    },
  ),
  // 'The car is Hannah's but Felix drives it', "The car's Hannah's"
  rule(
    `^((?:The|This|That) (?:\\p{Ll}+ )?(\\p{Ll}+))(?: is|['’]s) ((?:now )?)((?:[Mm]y |[Hh]is |[Hh]er |[Oo]ur )?(?:\\p{Ll}+|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?))['’]s(?:,? (but|and|while) ([^,;]{3,80}?))?\\.?$`,
    ([, what = '', noun = '', now = '', who = '', , rest]) => {
      if (!ownable.test(noun) || !isSomebody(who)) return [];
      const says = `${capital(who)} ${now}owns ${uncapital(what)}.`;
      return rest === undefined ? [says] : [says, `${capital(rest)}.`];
    },
  ),
  // 'We switched our chat from Slack to Zulip in April': what is used for it
  rule(
    `^(${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|The (?:\\p{Ll}+ )?(?:team|company|firm|school|club)) ((?:has |have )?(?:switched|migrated|moved)) (?:all )?(?:its|our|their|his|her|my|the) ((?:\\p{Ll}+ ){1,3})from (${NAME}) to (${NAME})((?: (?:in|on|last|this|at) [^,;.]{2,40})?)\\.?$`,
    ([, who = '', moved = '', what = '', from = '', to = '', when = '']) => {
      const isTool = [from, to].every((name) => !/^(?:place|person)$/.test(kindOfName(name).kind));
      const isKept = !moved.endsWith('moved') || stored.test(what.trim());
      return isTool && isKept
        ? [`${who} ${moved.replace('moved', 'switched')} from ${from} to ${to}${when}.`]
        : [];
    },
  ),
  // 'gave her dog Rex to her neighbour', 'said goodbye to her cat Mog', 'had to give Rex away', 'rehomed Rex in May'
  ruleHolding(
    'g[ai]v|rehom|part|sold|lost|goodbye|home for|rid of|put|keep|sell',
    `^${WHO} (?:has |have |had )?(?:(?:just|recently|sadly|finally|had to|has had to|was forced to) )*(${PARTS}) (?:${OWNED}(?:(\\p{Ll}+),? )?)?(${NAME})((?: (?:away|up|up for adoption|put down|put to sleep|for adoption|down|over))?)((?: to (?:an?|the|his|her|my|their|our|\\p{Lu})[^,;.]{1,40}?)?)${WHEN}(?:(?:,|;| because| as| and) [^;]{2,80})?\\.?$`,
    ([said = '', who = '', parts = '', whose, noun, name = '', way = '', to = '', when = '']) => {
      const isGiving = /^(?:g[ai]v)/.test(parts);
      const isPutDown = /put (?:down|to sleep)/.test(way) || /^(?:put|had|have)/.test(parts);
      if (isGiving && way === '' && (to === '' || whose === undefined)) return [];
      if (/^(?:had|have|put)$/.test(parts) && !/down|to sleep/.test(way)) return [];
      if (noun !== undefined && (isKin.test(noun) || (!isPet(noun) && !ownable.test(noun)))) return [];
      // 'said goodbye to Lund'
      if (/goodbye/.test(parts) && whose === undefined) return [];
      if (/^(?:lost|los)/.test(parts) && (whose === undefined || noun === undefined)) return [];
      // 'sold Orr Ltd' is told by the verb
      if (/^s[oe]l/.test(parts) && (whose === undefined || noun === undefined || !isPet(noun))) return [];
      if (/ and (?:his|her|their|my|bought|got|has|drives?) /.test(said) && noun === undefined) return [];
      const own = whoseOf(who);
      const was = noun === undefined ? [] : [`${own} ${noun} was ${name}.`];
      return isPutDown
        ? [
            ...was,
            `${name} died${when}.`,
            ...(when === ''
              ? [`${who} no longer ${/^(?:They|We|I)$/i.test(who) ? 'own' : 'owns'} ${name}.`]
              : []),
          ]
        : [
            ...was,
            `${who} no longer ${/^(?:They|We|I)$/i.test(who) ? 'own' : 'owns'} ${name}${sinceThen(when)}.`,
          ];
    },
  ),
  // 'Ann's Volvo was stolen in May', 'His Golf has been written off'
  rule(
    `^(${NAME}['’]s|[Hh]is|[Hh]er|[Mm]y|[Oo]ur|[Tt]heir) ((?:old )?(?:(?!(?:husband|wife|son|daughter|brother|sister)\\b)\\p{Ll}+,? )?)(${NAME}),? (?:was|has been|got|is) (?:stolen|written off|totalled|scrapped|wrecked|sold|given away|stolen and never found)${WHEN}((?:,? (?:so|and) [^;]{2,80})?)\\.?$`,
    ([, whose = '', noun = '', name = '', when = '', rest = '']) => {
      const who = ownerOf(capital(whose));
      const kind = noun.trim().replace(/^old /, '').replace(/,$/, '');
      if (kind !== '' && kind !== 'old' && !ownable.test(kind)) return [];
      const then = rest.replace(/^,? (?:so|and) /, '');
      return [
        `${who} no longer ${/^(?:They|We|I)$/.test(who) ? 'own' : 'owns'} the ${name}${sinceThen(when)}.`,
        ...(/^(?:s?he|I|they|we) /.test(then) ? [`${capital(then)}.`] : []),
      ];
    },
  ),
  // 'replaced her Volvo with a Tesla in May', 'wrecked the Volvo and bought a Tesla', 'lost his Pixel and bought a Nokia'
  ruleHolding(
    'replac|swapp|exchang|upgrad|wreck|lost|crash|broke|dropp|gave|total|wrote|traded',
    `^${WHO} (?:has |have |had )?(?:(?:just|recently|finally) )?(?:(?:replaced|swapped|exchanged|upgraded) (?:his|her|my|their|our|the) (?:old )?(${MODEL}) (?:with|for|by|to)|(?:wrecked|lost|crashed|broke|totalled|wrote off|dropped|scrapped|sold|traded in|gave away|gave) (?:his|her|my|their|our|the) (?:old )?(${MODEL})(?: to (?:his|her|my|their|our|an?) \\p{Ll}+)?${WHEN}(?:,? and|,) (?:(?:s?he|I) )?(?:has |have )?(?:now )?(?:bought|got|has|have|leases|drives|owns|uses|use)) ((?:an?|the) (?:new )?${MODEL})(?: instead| now)?${WHEN}\\.?$`,
    ([, who = '', replaced, lost, when = '', now = '', later = '']) => [
      `${who} no longer ${/^(?:They|We|I)$/i.test(who) ? 'own' : 'owns'} the ${replaced ?? lost}${sinceThen(when || later)}.`,
      `${who} bought ${now}${later}.`,
      `${who} now ${/^(?:They|We|I)$/i.test(who) ? 'own' : 'owns'} ${now}.`,
    ],
  ),
  // 'upgraded from a Golf to a Tesla'
  rule(
    `^${WHO} (?:has |have |had )?(?:(?:just|recently|finally) )?(?:upgraded|switched|changed|moved|went|gone|downgraded)(?: over)? from (?:an?|his|her|my|their) (?:old )?(${MODEL}) to (?:an?|the|his|her|my) (?:new )?(${MODEL})${WHEN}\\.?$`,
    ([, who = '', before = '', now = '', when = '']) => [
      `${who} stopped using the ${before}${when}.`,
      `${who} now ${/^(?:They|We|I)$/i.test(who) ? 'use' : 'uses'} the ${now}.`,
    ],
  ),
];

/** ' in May' as ' since May': what is over by then. */
function sinceThen(when: string): string {
  return when.replace(/^ (?:(?:in|on) )?(?!since\b|yesterday|today)(?=\S)/, ' since ');
}

/** What is kept in a tool or on a service. */
const stored =
  /(?:^| )(?:chats?|mail|e-?mail|wiki|docs|documentation|code|repos|repositories|tickets|backlog|tracker|database|hosting|website|site|blog|shop|files|backups|payroll|accounting|books|newsletter|builds?|pipelines?|monitoring|logs|logging|data|infrastructure|workflows?|notes|passwords|calendars?|calls|servers|services|domain|domains)$/;

/** What is somebody's because it was bought or given, rather than made, done or rented. */
const ownable =
  /^(?:car|van|lorry|truck|bike|bicycle|motorbike|scooter|boat|yacht|canoe|caravan|tractor|house|flat|cottage|cabin|farm|land|piano|guitar|violin|dog|cat|horse|pony|laptop|phone|camera|watch|ring|necklace|umbrella|coat)$/;

/** 'Hannah', 'my sister' */
function isSomebody(who: string): boolean {
  const [, kin] = /^(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur) (\p{Ll}+)$/u.exec(who) ?? [];
  return kin === undefined ? /^\p{Lu}/u.test(who) && kindOfName(who).kind === 'person' : isKin.test(kin);
}

function isPet(noun: string): boolean {
  return predicateOf('has_pet')?.attributes?.includes(noun) ?? false;
}
