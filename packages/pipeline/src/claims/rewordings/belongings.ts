import { ANIMAL, BELONGING, HOUSE, VEHICLE } from '../../language/words/belongings.ts';
import { KIN } from '../../language/words/kin.ts';
import { isPersonsName } from '../layout/own-names.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { ownerOf, whoseOf } from './owners.ts';
import {
  capital,
  DATE_BEHIND,
  DATE_IN_FRONT,
  NAME,
  NAMES,
  type Rule,
  ruleHolding,
  uncapital,
} from './sentence-rule.ts';

const GRANDKIN = `${KIN}|grandson|granddaughter|grandchild|grandmother|godson|goddaughter|godfather|godmother|friend|colleague|nephew|niece`;
const GIVER = `(${NAMES}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I)`;
/** 'Ida Berg', 'her niece Olwen Rees', 'my cousin', 'me', 'the Lindqvist family' */
const TAKER = `((?:(?:his|her|their|my|our) (?:[\\p{Ll}-]+ )?(?:${GRANDKIN})(?:,? ${NAME})?|me|him|her|them|us|(?:[Tt]he )?${NAME}(?: family| and ${NAME})?|the (?:[\\p{Ll}-]+ )?(?:club|museum|school|church|parish|council|society|library|town|village|charity)))`;
const HAS = "(?:has |have |had |[’'](?:ve|s|d) )?(?:just |finally |recently |now |sadly |since )?";
const MODEL = String.raw`(?!(?:Prize|Award|Medal|Cup)\b)\p{Lu}[\p{L}\p{N}-]*(?: (?:\p{Lu}[\p{L}\p{N}-]*|\p{N}+\p{L}?)){0,3}`;
const WHERE = `(?: (?:in|at|on|near|outside|by|above|behind) (?:(?:the )?[\\p{Ll}-]+ )?(?:\\d{1,4}[a-z]? )?${NAME}(?:, ${NAME})?)?`;
const NOUN = `(?:[\\p{Ll}\\d-]+ ){0,3}?(?:${BELONGING})s?(?:,? (?:called |named )?(?:['‘“"]?${MODEL}['’”"]?))?${WHERE}`;
const DET = `(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|${NAME}['’]s?)`;
/** One thing that is known: 'her cello', 'the house in Tyre', 'Anders Friis's Saab' */
const THING = `(${DET} (?:(?:old|beloved|little|trusty|dear|own|new|red|blue|green|black|white|vintage|\\d{4}) )*(?:${NOUN}|${MODEL}))`;
/** The same of somebody's alone. */
const OWN = `((?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|${NAME}['’]s?) (?:(?:old|beloved|little|trusty|dear|own|new|\\d{4}) )*(?:${NOUN}|${MODEL}))`;
/** One among others: 'a Honda', 'a farmhouse outside Ribe' */
const SOME = `((?:an?|the|his|her|their|my|our) (?:(?:new|old|used|second-hand|vintage|bigger|smaller|\\d{4}) )*(?:${NOUN}|${MODEL}))`;

const isMany = (who: string) => /^(?:They|We|I)$|,? and /iu.test(who);
const own = (who: string) => (isMany(who) ? 'own' : 'owns');

/** When something changes hands: in front of what is told, or behind it. */
type When = { readonly front: string; readonly behind: string };
const never: When = { front: '', behind: '' };
const isDated = ({ front, behind }: When) => front !== '' || behind.trim() !== '';

const feeling = /^(?:(?:old|beloved|little|trusty|dear|own|new|poor|lovely) )+/;

/** 'her old cello' as 'the cello', 'Ana's Saab' as 'the Saab', whosever it is by then. */
function plainThing(thing: string): string {
  const [, rest = thing] = new RegExp(`^(?:${DET}|[Aa]n?) (.+)$`, 'u').exec(thing) ?? [];
  return `the ${rest.replace(feeling, '')}`;
}

const isNamedByNoun = new RegExp(`^the ${NOUN}$`, 'u');

/** Whose a thing is called: 'Ana Ruiz' of 'Ana Ruiz's Saab'; null where no name tells. */
function whose(thing: string): string | null {
  const [, name] = new RegExp(`^(${NAME}['’]s?|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) `, 'u').exec(thing) ?? [];
  return name === undefined ? null : ownerOf(capital(name));
}

/** Whether what a pattern took for a thing is somebody, a town or a firm's whole: 'let Ida go to Oslo'. */
function isThing(thing: string): boolean {
  const name = plainThing(thing).replace(/^the /, '');
  if (/\b(?:Prize|Award|Cup|Medal|Trophy|Grant|Shield|Title|Contract)$/.test(name)) return false;
  return !/^\p{Lu}/u.test(name) || !/^(?:person|place)$/.test(kindOfName(name).kind);
}

const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);

const objective: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'He',
  her: 'She',
  them: 'They',
  us: 'We',
};

/** Who gets something, and what the words for them tell of the giver's kin. */
function takerOf(said: string, giver: string | null): { name: string; told: string[] } {
  const [, , noun, name] =
    new RegExp(`^(his|her|their|my|our) ((?:[\\p{Ll}-]+ )?[\\p{Ll}-]+),? (${NAME})$`, 'u').exec(said) ?? [];
  if (noun === undefined || name === undefined) return { name: objective[said] ?? said, told: [] };
  return { name, told: giver === null ? [] : [`${whoseOf(giver)} ${noun} is ${name}.`] };
}

const isLasting = ({ front, behind }: When) => /^since /i.test(`${front}${behind}`.trim());

/** Who something is told of, behind a date in front or at the beginning. */
function told(who: string, { front }: When): string {
  return front === '' ? capital(who) : who.replace(/^(?:He|She|They|We|The)\b/, uncapital);
}

function loses(whom: string, thing: string, when: When): string {
  const who = told(whom, when);
  return isDated(when) && !isLasting(when)
    ? `${when.front}${who} stopped owning ${thing}${when.behind}.`
    : `${when.front}${who} no longer ${own(who)} ${thing}${when.behind}.`;
}

function gains(whom: string, thing: string, when: When): string {
  const who = told(whom, when);
  if (isLasting(when))
    return `${when.front}${who} ${isMany(who) ? 'have' : 'has'} owned ${thing}${when.behind}.`;
  return isDated(when)
    ? `${when.front}${who} began to own ${thing}${when.behind}.`
    : `${who} now ${own(who)} ${thing}.`;
}

/** 'the dog Rex' */
const named = new RegExp(`^the (${ANIMAL}),? (?:called |named )?(\\p{Lu}[\\p{L}'’-]*)$`, 'u');

/** What was one's and is another's from then on. */
function passed(giver: string | null, thing: string, said: string, when: When): string[] {
  if (!isThing(thing)) return [];
  const before = giver ?? whose(thing);
  const { name, told } = takerOf(said, before);
  const isNobody = kindOfName(name).kind === 'place';
  if (isNobody || name === before) return [];
  const [, noun, pet] = named.exec(plainThing(thing)) ?? [];
  const what = pet ?? plainThing(thing);
  const was = pet === undefined || before === null ? [] : [`${whoseOf(before)} ${noun} was ${pet}.`];
  return [...was, ...(before === null ? [] : [loses(before, what, when)]), ...told, gains(name, what, when)];
}

const houseNoun = new RegExp(`^(?:[\\p{Ll}-]+ )*?(?:${HOUSE})\\b`, 'u');
const isHome = (thing: string) => houseNoun.test(thing.replace(/^\S+ /, ''));
const townOf = (thing: string) =>
  new RegExp(` (?:in|near|outside|at|on) (?:(?:the )?[\\p{Ll}-]+ )?(${NAME}(?:, ${NAME})?)$`, 'u').exec(
    thing,
  )?.[1];

/** What goes to places by itself: 'her dog', 'the ferry Lotte'. */
const moves = new RegExp(`\\b(?:${VEHICLE}|${ANIMAL})s?\\b`);

/** What people have, get, give away and lose, told as whose it is and whose no longer. */
export const belongings: readonly Rule[] = [
  // 'Keiko gave her cello to Ida in 2021', 'passed his vineyard on to his daughter Giulia', 'let the Leica go to Ida'
  ruleHolding(
    'g[ai]ve|pass|hand|left|will|queath|gifted|let |signed|made over|rehomed',
    `^${DATE_IN_FRONT}${GIVER} ${HAS}(?:(gave|given|left|willed|bequeathed|gifted|rehomed|made over|signed over|passed on|passed down|handed on|handed down|let) ${THING}|(passed|handed|signed|made) ${OWN})((?: (?:away|over|on|down|go))?) (?:to|with) ${TAKER}${DATE_BEHIND}\\.?$`,
    ([, front = '', giver = '', verb, one, , other, way = '', to = '', when = '']) => {
      if ((verb === 'let') !== (way === ' go')) return [];
      return passed(giver, one ?? other ?? '', to, { front, behind: when });
    },
  ),
  // 'sold his trawler to Erwan Kerr': the one that was spoken of as his
  ruleHolding(
    'sold',
    `^${DATE_IN_FRONT}${GIVER} ${HAS}sold(?: off)? (?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (${NOUN}) to ${TAKER}${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', thing = '', to = '', when = '']) => {
      const { name, told } = takerOf(to, who);
      return [
        ...told,
        `${front}${who} sold the ${thing.replace(feeling, '')} to ${name === 'I' ? 'me' : name}${when}.`,
      ];
    },
  ),
  // 'inherited her grandfather's fiddle'
  ruleHolding(
    'inherited',
    `^${DATE_IN_FRONT}${GIVER} ${HAS}inherited (?:(?:his|her|their|my|our) (?:late )?(?:[\\p{Ll}-]+ )?[\\p{Ll}-]+['’]s?) (${NOUN}|${MODEL})${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', thing = '', when = '']) => [
      `${front}${who} inherited the ${thing.replace(feeling, '')}${when}.`,
    ],
  ),
  // 'Keiko gave Ida her cello', 'My aunt left me her ring'
  ruleHolding(
    'g[ai]ve|left|willed',
    `^${DATE_IN_FRONT}(${NAME}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|My (?:${GRANDKIN})(?: ${NAME})?) ${HAS}(?:gave|given|left|willed) ${TAKER} ${OWN}${DATE_BEHIND}\\.?$`,
    ([, front = '', giver = '', to = '', thing = '', when = '']) =>
      passed(giver, thing, to, { front, behind: when }),
  ),
  // 'The cello was given to Ida by Keiko', 'The boat was sold to the Bakers', 'The hut has been left to Ida'
  ruleHolding(
    'given|left|willed|queathed|passed|sold|gifted|rehomed|signed|made over',
    `^${DATE_IN_FRONT}${THING} (?:was|were|has been|have been|had been|got) (?:given|left|willed|bequeathed|passed|sold|gifted|rehomed|signed|made)(?: away| on| over| down)? (?:to|with) ${TAKER}(?: by (${NAME}))?${DATE_BEHIND}\\.?$`,
    ([said = '', front = '', thing = '', to = '', by, when = '']) =>
      whose(thing) === null && (/ sold /.test(said) || !isNamedByNoun.test(plainThing(thing)))
        ? []
        : passed(by ?? null, thing, to, { front, behind: when }),
  ),
  // 'Ida was given the cello by Keiko', 'Ida got the kiln from the club', 'received', 'was left a ring by her aunt'
  ruleHolding(
    'given|left|willed|got|received|had',
    `^${DATE_IN_FRONT}${GIVER} (?:(?:was|were|has been|have been) (?:given|left|willed|bequeathed) ${SOME}(?: (?:for|on) (?:his|her|their|my|our) [\\p{Ll}\\d]+(?: birthday)?| as an? [\\p{Ll} ]+?)?(?: by ${TAKER})?|${HAS}(?:got|received|had) ${SOME} from ${TAKER})${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', given, by, got, from, when = '']) => {
      const thing = given ?? got ?? '';
      const giver = by ?? from;
      if (!isThing(thing)) return [];
      const at = { front, behind: when };
      const { name, told } = giver === undefined ? { name: '', told: [] } : takerOf(giver, who);
      const isTheirs = /^(?:the|his|her|their|my|our) /.test(thing);
      return [
        ...told,
        ...(name !== '' && isTheirs ? [loses(name, plainThing(thing), at)] : []),
        gains(who, isTheirs ? plainThing(thing) : thing, at),
      ];
    },
  ),
  // 'The clock passed to Bram when Ada died in 2010', 'The painting went to Helga', 'Ana's piano came to me from her aunt'
  ruleHolding(
    'passed|went|came|gone|come|fell',
    `^${DATE_IN_FRONT}${THING} ${HAS}(?:passed|went|gone|came|come|fell)(?: down| on)? to (?:live with )?${TAKER}(?: from ${TAKER})?${DATE_BEHIND}((?:,? (?:when|after) [^;]{3,80}?)?)\\.?$`,
    ([said = '', front = '', thing = '', to = '', from, when = '', rest = '']) => {
      // 'the bus went to Kiel', 'her dog came to Ida'
      const isNamed = / (?:passed|fell) to /.test(said) || from !== undefined;
      const isSomebody =
        /^(?:me|him|her|them|us|(?:his|her|their|my|our) )/.test(to) || / /.test(to) || isPersonsName(to);
      if (!isNamed && (!isSomebody || kindOfName(to).kind === 'organization')) return [];
      if (!isNamed && moves.test(thing) && !/^\p{Ll}/u.test(to) && !isPersonsName(to)) return [];
      const [, clause] = /^,? when ((?:\p{Lu}|s?he |they )[^,]+)$/u.exec(rest) ?? [];
      const [, date = ''] = /( (?:in|on) (?:\d{1,2} )?(?:\p{Lu}\p{Ll}+ )?\d{4})$/u.exec(rest) ?? [];
      const giver = from === undefined ? null : takerOf(from, null).name;
      const made = passed(giver, thing, to, { front, behind: when || date });
      return made.length === 0 || clause === undefined ? made : [`${capital(clause)}.`, ...made];
    },
  ),
  // 'Pepper, a grey whippet, went home with the Lindqvist family', 'Mitzi has been rehomed with Heike since May'
  ruleHolding(
    'went home|live with|rehomed|adopted by|new home with|home with',
    `^${DATE_IN_FRONT}(?:(${NAME}), (an? [^,]{3,50}), (?:(?:has |have )?(?:went home|gone home|went to live|gone to live|found (?:a|his|her|its) (?:new |good |forever )*home) with|(?:was|has been) (?:adopted|taken in|bought) by|(?:was|has been) (?:given|sold) to)|(${NAME})(?:, (an? [^,]{3,50}),)? (?:was|has been|is) (?:now )?(?:rehomed (?:with|to|by)|placed with)) ${TAKER}${DATE_BEHIND}\\.?$`,
    ([, front = '', one, kind, other, sort, to = '', when = '']) => {
      const name = one ?? other ?? '';
      const what = kind ?? sort;
      return [
        ...(what === undefined ? [] : [`${name} is ${what}.`]),
        gains(takerOf(to, null).name, name, { front, behind: when }),
      ];
    },
  ),
  // 'I don't have the Leica any more', 'no longer has the boat', 'got rid of his motorbike', 'let go of the hut'
  ruleHolding(
    'have|has|rid of|parted|away|stolen|wrote|written|scrapped|lost|let |up ',
    `^${DATE_IN_FRONT}${GIVER} (?:(?:do|does|did)(?:n['’]t| not) have ${THING} (?:any ?more|any longer)|no longer (?:has|have|had) ${THING}|${HAS}(?:got rid of|gotten rid of|parted with|let go of|written off|wrote off|scrapped|given away|gave away|lost|given up|gave up|had to give up|had to let go of) ${THING}|${HAS}(?:had|let|gave|given) ${THING} (?:stolen|repossessed|go|away|up))(?: (?:on|in|at|from|outside) the [\\p{Ll} ]{3,20}?)?${DATE_BEHIND}\\.?$`,
    ([said = '', front = '', who = '', a, b, c, d, when = '']) => {
      const thing = a ?? b ?? c ?? d ?? '';
      const isNamed = /^(?:the|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) /.test(thing);
      // 'lost the house' of a vote, 'gave up the house'
      if (
        !isNamed ||
        !isThing(thing) ||
        (/ (?:lost|gave up|given up) the /.test(said) && c !== undefined && !isHome(thing))
      )
        return [];
      return [loses(who, plainThing(thing), { front, behind: when })];
    },
  ),
  // 'Somebody stole my Gazelle last night', 'The bank repossessed Kyle's car in 2013'
  ruleHolding(
    'st[eo]l|nick|pinch|possessed|took|swiped',
    `^${DATE_IN_FRONT}(?:[Ss]ome(?:body|one)|[Tt]hieves|[Bb]urglars|[Aa] thief|[Ss]ome thief|[Tt]hey|[Tt]he (?:bank|bailiffs|court|police)) ${HAS}(?:stole|stolen|nicked|pinched|repossessed|swiped|seized|impounded) ${OWN}(?: (?:from|outside|at|in|off) (?:the|his|her|my|our) [^,;]{3,30}?)?((?: last night| this morning)?)${DATE_BEHIND}\\.?$`,
    ([, front = '', thing = '', night = '', when = '']) => {
      const who = whose(thing);
      return who === null || !isThing(thing)
        ? []
        : [loses(who, plainThing(thing), { front, behind: night || when })];
    },
  ),
  // 'Ewa's bicycle was stolen', 'Anders Friis's Saab went for scrap', 'My barn burned down'
  ruleHolding(
    'stolen|scrap|totalled|nicked|flames|written|auction|possessed|sold|destroyed|hammer|given away|flogged',
    `^${DATE_IN_FRONT}${OWN} (?:(?:was|were|has been|have been|had been|got|is) (?:stolen|scrapped|written off|totalled|repossessed|sold(?: off)?|auctioned(?: off)?|given away|destroyed|nicked|sold for scrap)|${HAS}(?:went|gone) (?:for scrap|to the (?:scrapyard|breakers?|breaker['’]s yard|knacker['’]s yard)|under the hammer|up in flames))(?: (?:from|outside|at|in|on) the [^,;]{3,20}?)?${DATE_BEHIND}\\.?$`,
    ([, front = '', thing = '', when = '']) => {
      const who = whose(thing);
      return who === null || !isThing(thing) ? [] : [loses(who, plainThing(thing), { front, behind: when })];
    },
  ),
  // 'We came back in Maren's Volvo', 'Hamid borrowed Lotta's canoe': whose it is, by the way
  ruleHolding(
    "['’]s? ",
    `^(?!If |When |Unless )([^,;]{1,80}? (?:(?:came|went|drove|rode|cycled|travelled|traveled|sailed|rowed|paddled|flew|left|arrived|set off|got)(?: (?:back|home|there|up|down|out|over|together|off)| (?:to|into|from) (?:the )?[\\p{L}]+)* (?:in|on|aboard)|borrowed|drove|rode|parked|repaired|washed|crashed) )(${NAME})['’]s? ((?:old |new |red |blue |green |black |white |grey )*(?:${MODEL}|(?:[\\p{Ll}-]+ )?(?:${VEHICLE}|piano|violin|guitar|camera)))((?: [^,;]{2,60})?)\\.?$`,
    ([, front = '', who = '', thing = '', rest = '']) => {
      if (!isThing(`the ${thing}`) || !isSomebody(who) || /\b(?:not|never|n['’]t)\b/.test(front)) return [];
      return [`${who} owns the ${thing.replace(feeling, '')}.`, `${front}the ${thing}${rest}.`];
    },
  ),
  // 'Her goats went to a farm near Hakone in 2019': where they are somebody else's
  ruleHolding(
    'went|gone',
    `^${DATE_IN_FRONT}((?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|${NAME}['’]s?) (?:[\\p{Ll}-]+ ){0,2}?(?:${ANIMAL})s?(?:,? ${NAME})?),? ${HAS}(?:went|gone)(?: to live)? (?:to|on|with) (?:an?|the) (?:[\\p{Ll}-]+ ){0,2}?(?:farm|shelter|sanctuary|home|rescue|breeder|family|stud|zoo)(?: (?:in|near|outside|at) ${NAME})?${DATE_BEHIND}\\.?$`,
    ([, front = '', thing = '', when = '']) => {
      const who = whose(thing);
      return who === null ? [] : [loses(who, plainThing(thing), { front, behind: when })];
    },
  ),
  // 'Stella was bought by Ann Lee in 2018 and sold on to Bo Ek in 2021'
  ruleHolding(
    'sold',
    `^([^,;]{2,60}?) (was (?:bought|acquired|purchased|built|owned) (?:by|for) ${NAME}${DATE_BEHIND.replace(/^\(/, '(?:')}),? and (?:was |then |later |was later |was then )?(?:re)?sold(?: on| again)? to (${NAME})${DATE_BEHIND}\\.?$`,
    ([, what = '', first = '', to = '', when = '']) => {
      const [, before = ''] = new RegExp(` (?:by|for) (${NAME})`, 'u').exec(first) ?? [];
      return [`${what} ${first}.`, `${before} sold ${what.replace(/^The /, 'the ')} to ${to}${when}.`];
    },
  ),
  // 'took in a stray dog called Momo'
  ruleHolding(
    ' in an? ',
    `^${DATE_IN_FRONT}${GIVER} ${HAS}(?:took|taken) in (an? (?:[\\p{Ll}-]+ ){0,3}?(?:${ANIMAL})(?: (?:called|named) ${NAME})?)((?: from (?:the|an?) [\\p{Ll} ]{3,30}?)?)${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', what = '', from = '', when = '']) => [
      `${front}${who} adopted ${what}${from}${when}.`,
    ],
  ),
  // 'Lars and Mette Holm swapped the flat in Odense for a farmhouse outside Ribe', 'traded in her Vespa for a Piaggio'
  ruleHolding(
    'swapped|exchanged|traded|replaced|part-ex',
    `^${DATE_IN_FRONT}${GIVER} ${HAS}(?:swapped|exchanged|traded(?: in)?|part-exchanged|replaced) ${THING}(?: in)? (?:for|with|by|against) ${SOME}${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', gone = '', got = '', when = '']) => {
      if (![gone, got].every(isThing)) return [];
      const at = { front, behind: when };
      const [before, now] = [gone, got].map((thing) => (isHome(thing) ? townOf(thing) : undefined));
      return [
        loses(who, plainThing(gone), at),
        gains(who, got.replace(feeling, ''), at),
        ...(before === undefined || now === undefined
          ? []
          : [`${front}${who} moved from ${before} to ${now}${when}.`]),
      ];
    },
  ),
  // 'The Bösendorfer is mine at last', 'The tractor is now Eoin Kelly's', 'The Leica is my sister's now'
  ruleHolding(
    " mine| ours| hers| his| theirs|['’]",
    `^${THING}(?:,? which)? (is|are|was|were|had been|used to be|isn['’]t|is not|is no longer|was never) (?:now |finally |at last |all |really |actually )*(mine|ours|hers|theirs|(?:(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:${GRANDKIN})|${NAME})['’]s?)(?: (now|at last|again|at long last|in the end))?(?:[,;] (?:it|they)(?:['’]s| is| are|['’]re) ((?:[Mm]y (?:${GRANDKIN})|${NAME})['’]s?|mine|ours))?((?: since [^,;.]{3,25})?)[.!]*$`,
    ([said = '', thing = '', be = '', word = '', , other, since = '']) => {
      if (!isThing(thing) || whose(thing) !== null) return [];
      const who = { mine: 'I', ours: 'We', hers: 'She', theirs: 'They' }[word] ?? capital(ownerOf(word));
      if (/^(?:organization|place)$/.test(kindOfName(who).kind)) return [];
      const what = plainThing(thing);
      const then =
        other === undefined
          ? []
          : [{ mine: 'I', ours: 'We' }[other] ?? capital(ownerOf(other))].map(
              (name) => `${name} ${own(name)} ${what}.`,
            );
      if (/^(?:isn|is not|was never)/.test(be))
        return [`${who} ${isMany(who) ? 'do' : 'does'} not own ${what}.`, ...then];
      if (/^(?:is no|used)/.test(be)) return [loses(who, what, { front: '', behind: since }), ...then];
      if (/^(?:was|were|had)/.test(be)) return [`${who} owned ${what}.`];
      const isNews = / (?:now|finally|at last|again|in the end|at long last)\b/.test(said);
      return [
        since === '' && !isNews
          ? `${who} ${own(who)} ${what}.`
          : gains(who, what, { front: '', behind: since }),
      ];
    },
  ),
  // 'Her grandson Bram has the clock now', 'Ana still has the boat'
  ruleHolding(
    'has|have',
    `^(${NAMES}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I) (now |still )?(?:has|have) (now )?(the (?:[\\p{Ll}-]+ )??(?:${BELONGING}))( now| again)?\\.?$`,
    ([, who = '', front, early, thing = '', late]) => {
      const isKept = front === 'still ';
      if (isKept) return [`${who} still ${own(who)} ${thing}.`];
      return (front ?? early ?? late) === undefined ? [] : [gains(who, thing, never)];
    },
  ),
  // 'Fatou is the proud owner of a 1962 Citroën', 'I'm now the happy owner of a boat'
  ruleHolding(
    'owners? of',
    `^${GIVER}(?: is| am| are|['’](?:s|m|re)) (now )?the (?:very )?(?:proud|happy|lucky|new)(?:,? (?:proud|happy|lucky|new))? owners? of ${SOME}\\.?$`,
    ([said = '', who = '', now, thing = '']) =>
      isThing(thing)
        ? [
            now !== undefined || / new /.test(said)
              ? gains(who, thing, never)
              : `${who} ${own(who)} ${thing}.`,
          ]
        : [],
  ),
  // 'The farm has been in the Tait family since 1850'
  ruleHolding(
    ' family',
    `^${THING} (is|has been|was) (?:still |now )?in the (?:hands of the )?(${NAME}) family((?: (?:since|from|until|for) [^,;.]{3,30})?)\\.?$`,
    ([, thing = '', be = '', name = '', when = '']) => [
      `The ${name} family ${be === 'has been' ? 'has owned' : be === 'is' ? 'owns' : 'owned'} ${uncapital(thing)}${when}.`,
    ],
  ),
  // 'Elin took possession of the house at 5 Birch Way', 'bought himself a canal boat'
  ruleHolding(
    'possession|self|selves',
    `^${DATE_IN_FRONT}${GIVER} ${HAS}(?:took possession of|taken possession of|come into possession of|came into possession of) ${SOME}${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', thing = '', when = '']) =>
      isThing(thing)
        ? [gains(who, /^an? /.test(thing) ? thing : plainThing(thing), { front, behind: when })]
        : [],
  ),
  // 'has bought himself a canal boat': bought
  ruleHolding(
    'self|selves',
    `^${DATE_IN_FRONT}${GIVER} (${HAS})(bought|got|treated) (?:him|her|my|them|our)sel(?:f|ves) (?:to )?${SOME}(${DATE_BEHIND}\\.?)$`,
    ([, front = '', who = '', has = '', , thing = '', when = '']) =>
      isThing(thing) ? [`${front}${who} ${has}bought ${thing}${when.replace(/\.$/, '')}.`] : [],
  ),
];
