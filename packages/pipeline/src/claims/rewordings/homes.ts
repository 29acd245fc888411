import { kindOfName } from '../reference/entity-kinds.ts';
import { ownerOf } from './owners.ts';
import {
  capital,
  DATE_BEHIND,
  DATE_IN_FRONT,
  MONTH,
  NAME,
  type Rule,
  rule,
  ruleHolding,
} from './sentence-rule.ts';

const WHO = `(${NAME}(?: and (?:(?:his|her|their) (?:[\\p{Ll}-]+ ){0,2}?(?:[\\p{Ll}-]+|${NAME})|${NAME}|I))?|He|She|They|We|I)`;
const STAY = String.raw`(?:(?:(?:almost|nearly|over|about|some|more than|the (?:last|past)) )?(?:(?:\p{L}+|\d{1,2})(?: and a half)? (?:years?|months|decades?))|many years|a long time|a few years|(?:his|her|their|my|our) (?:twenties|thirties|forties|fifties))`;
const NOW = '(?: now| today| these days| nowadays| at present| at the moment)';
const OWN = '(?:his|her|their|my)';
const HOME =
  '(?:house|flat|apartment|home|cottage|studio|condo|room|bungalow|villa|farmhouse|loft|townhouse|farm|bedsit|maisonette)';
/** 'life in', 'the bustle of', 'the quiet life of' */
const LIFE = String.raw`(?:(?:a |the )?(?:new |city |country |quiet |busy )?life|(?:the )?(?:\p{Ll}+ and )?(?:bustle|noise|crowds|streets|heat|cold|rain|traffic|calm|quiet|peace|hills|beaches|coast|sunshine|countryside|mountains))`;
const PART =
  '(?:(?:the )?(?:centre|center|heart|middle|outskirts|edge|suburbs|north|south|east|west|old town) of |(?:central|downtown|northern|southern|eastern|western|suburban|inner) )?';
const KIN =
  '(?:brother|sister|parents|mother|father|partner|boyfriend|girlfriend|wife|husband|family|friend|friends|aunt|uncle|son|daughter|cousin|grandparents|fiancé|fiancée)';

const isMonth = new RegExp(`^${MONTH}\\b`);

const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);
const isTown = (where: string) => kindOfName(where).kind !== 'organization';
const isSurelyTown = (where: string) => kindOfName(where).kind === 'place';
const isMany = (who: string) => /^(?:I|They|We)$| and /u.test(who);
const live = (who: string) => (isMany(who) ? 'live' : 'lives');

const movedTo = (who: string, where: string, when = '', front = ''): string[] =>
  isSomebody(who) && isTown(where) ? [`${front}${who} moved to ${where}${when}.`] : [];
const livesIn = (who: string, where: string, front = ''): string[] =>
  isSomebody(who) && isTown(where) ? [`${front}${who} ${live(who)} in ${where}.`] : [];

/** Where people are at home, told by idioms of leaving, finding and having a home. */
export const homes: readonly Rule[] = [
  // 'Ann took up residence in Ghent', 'has set up home in Ghent', 'found a new home in Ghent'
  ruleHolding(
    'took|taken|set up|made|found|got|put down|built|life|rented|leased|sublet',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |have |had )?(?:recently |just |now )?(?:(?:took|taken) up (?:permanent )?residence|set up (?:home|house)|(?:found|got) (?:a|${OWN}) (?:new )?home|put down roots|(?:made|built) a (?:new )?life(?: for (?:himself|herself|themselves|myself|ourselves))?|(?:started|began|begun) a new life|(?:taken|took|rented|found|got|leased|sublet) an? (?:new )?(?:[\p{Ll}-]+ ){0,2}?${HOME}) in ${PART}(${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', where = '', when = '']) => movedTo(who, where, when, front),
  ),
  // 'Ann resettled in Ghent in May', 'made the move from Lund to Ghent', 'moved out of Lund and into a flat in Ghent'
  rule(
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |have |had )?(?:resettled|settled (?:down )?again) in (${NAME})${DATE_BEHIND}(?: for (?:${OWN}|${NAME}['’]s) [^,;]{3,60}?)?\.?$`,
    ([, front = '', who = '', where = '', when = '']) => movedTo(who, where, when, front),
  ),
  rule(
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |have |had )?(?:made the move from|moved out of) (${NAME})(?:,? and)? (?:in)?to (?:(?:an?|${OWN}) (?:new )?(?:[\p{Ll}-]+ )?${HOME} in )?(${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', where = '', when = '']) =>
      isSomebody(who) && [before, where].every(isTown) && [before, where].some(isSurelyTown)
        ? [`${front}${who} moved from ${before} to ${where}${when}.`]
        : [],
  ),
  // 'Ann moved away from Lund to Ghent', 'moved house from Lund to Ghent'
  ruleHolding(
    'moved|relocated',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |have |had )?(?:moved (?:away|house|home|over|out)|relocated) from (${NAME}) to (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', where = '', when = '']) =>
      isSomebody(who) && isTown(before) && isTown(where)
        ? [`${front}${who} moved from ${before} to ${where}${when}.`]
        : [],
  ),
  // 'Ann has just moved into a flat in Ghent', 'moved in with her brother in Ghent'
  ruleHolding(
    'moved',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |have |had )?(?:just |recently |now )?moved in(?:to (?:an?|${OWN}) (?:[\p{Ll}-]+ ){0,3}?${HOME}| with (?:${OWN} (?:[\p{Ll}-]+ )?${KIN}|${NAME}))(?: with [^,;]{2,40})? in ${PART}(${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', where = '', when = '']) =>
      // 'moved in with Bo in August 2019'
      isMonth.test(where) ? [] : movedTo(who, where, when, front),
  ),
  // 'traded life in Lund for a house in Ghent', 'turned her back on Lund and settled in Ghent', 'gave up her flat in Lund and moved to Ghent'
  ruleHolding(
    'traded|swapped|exchanged',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |have |had )?(?:traded|swapped|exchanged) (?:(?:${LIFE} (?:in|of)|(?:an?|${OWN}|the) (?:[\p{Ll}-]+ ){0,2}?${HOME} in) )?(${NAME}) for (?:(?:(?:an?|the) (?:[\p{Ll}-]+ ){0,2}?${HOME}|${LIFE}) (?:in|of|near|outside) )?(${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', where = '', when = '']) =>
      isSomebody(who) && [before, where].every(isTown) && [before, where].some(isSurelyTown)
        ? [`${front}${who} moved from ${before} to ${where}${when}.`]
        : [],
  ),
  // 'Ann is back in Lund after three years in Ghent', 'is back in Lund for good'
  rule(
    String.raw`^${WHO}(?: is| am| are|['’](?:s|m|re)) (?:now )?back (?:home )?in (${NAME}),? (?:for good|permanently|after ${STAY} in (${NAME}))\.?$`,
    ([, who = '', where = '', before]) =>
      isSomebody(who) && isTown(where) && (before === undefined || isTown(before))
        ? [`${who} moved back${before === undefined ? '' : ` from ${before}`} to ${where}.`]
        : [],
  ),
  // 'left Ghent for Lund, where she spent ten years at the Orr Institute': she is there no longer
  rule(
    String.raw`^((?:(?:In|After|From) [^,;]{3,30}, )?)${WHO} (?:then |later )?(?:moved(?: from ${NAME})? to|left ${NAME} for|went to|emigrated to|settled in|relocated to|came to) (${NAME})((?: in \d{4})?), where (?:s?he|they) (?:spent|stayed(?: for)?) (?:the next |almost |nearly |over )?(${STAY})((?: [^;]{2,80}?)?)\.?$`,
    ([, front = '', who = '', where = '', when = '', long = '', rest = '']) =>
      isSomebody(who) && kindOfName(where).kind !== 'organization'
        ? [
            `${front}${who} lived in ${where} for ${long}${when.replace(' in ', ' from ')}.`,
            ...(/^ (?:at|with|as|in) /.test(rest) ? [`${capital(who)} spent ${long}${rest}.`] : []),
          ]
        : [],
  ),
  // 'spent ten years in Lund before moving to Ghent', 'spent the years from 2001 to 2010 in Lund'
  rule(
    String.raw`^(?:(?:(?:After|Before|Following) (?:\p{Ll}+ ){0,2}?\p{Ll}+|First|At first|Then|Later|Afterwards),? )?${WHO} (?:has |have |had |then |first |later )?spent (?:(${STAY})|the years (?:from|between) (\d{4}) (?:to|and|until) (\d{4})) (?:living )?in (${NAME})((?:,? (?:before|until|and then) [^;]{3,80}?)?)\.?$`,
    ([, who = '', long, from, until, where = '', rest = '']) =>
      isSomebody(who) && isSurelyTown(where)
        ? [
            `${who} lived in ${where} ${long === undefined ? `from ${from} to ${until}` : `for ${long}`}${rest}.`,
          ]
        : [],
  ),
  // 'Ghent is now her home', 'Ghent has been Ann's home since May', 'That is where she lives now'
  rule(
    `^(${NAME}) (?:is|has been) (?:now )?(${NAME}['’]s?|his|her|their|my|our) (?:new |permanent |adopted )?home(?: now| today)?((?: since [^,;.]{3,20})?)\\.?$`,
    ([, where = '', whose = '', since = '']) => {
      const who = ownerOf(capital(whose));
      return isSurelyTown(where) && isSomebody(who)
        ? [
            `${who} ${since === '' ? `now ${live(who)}` : isMany(who) ? 'have lived' : 'has lived'} in ${where}${since}.`,
          ]
        : [];
    },
  ),
  rule(
    String.raw`^(?:That|This)(?: is|['’]s) where (${NAME}|s?he|they|we|I) (?:now |still )?(?:lives?|resides?)${NOW}?\.?$`,
    ([, who = '']) => [`${capital(who)} now ${live(capital(who))} there.`],
  ),
  ruleHolding(
    'turned|gave|given|quit|sold|left|packed|said goodbye|bade',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |have |had )?(?:turned ${OWN} backs? on|(?:gave|given) up ${OWN} (?:[\p{Ll}-]+ ){0,2}?${HOME} in|sold ${OWN} (?:[\p{Ll}-]+ ){0,2}?${HOME} in|quit|left|said goodbye to|bade farewell to) (${NAME})(?: for good| behind)?${DATE_BEHIND} and (?:has |have )?(?:(?:took|taken|rented|found|bought|got) an? (?:new )?(?:[\p{Ll}-]+ ){0,2}?${HOME} in|moved to|settled (?:down )?in|went to live in|gone to live in|relocated to|made ${OWN} home in|now lives in|lives now in) (${NAME})${DATE_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', first = '', where = '', when = '']) =>
      isSomebody(who) && isTown(before) && isTown(where) && kindOfName(before).kind !== 'person'
        ? [`${front}${who} moved from ${before} to ${where}${when || first}.`]
        : [],
  ),
  // 'lives in Ghent rather than Lund these days', which is put as 'lives in Ghent, not Lund these days'
  rule(
    String.raw`^${WHO} (?:now )?(?:lives?|resides?|(?:is|am|are) (?:now )?(?:living|based)) (?:now )?in (${NAME})${NOW}?,? (?:not|rather than|instead of|and not) (?:in )?(${NAME})(?:${NOW}| any ?more| any longer)\.?$`,
    ([, who = '', where = '', before = '']) =>
      isSomebody(who) && isTown(where)
        ? [`${who} no longer ${live(who)} in ${before}.`, `${who} now ${live(who)} in ${where}.`]
        : [],
  ),
  // 'lives just outside Ghent', 'lives on the outskirts of Ghent', 'has been living in the Ghent area since 2015'
  rule(
    String.raw`^${DATE_IN_FRONT}${WHO} (?:(?:now |still |currently )?(lives?|resides?)|(?:is|am|are) (living|residing)|(has been living|has lived|has resided)) (?:(?:just |right )?outside(?: of)?|(?:over|up|down|out|back) in|in the(?= ${NAME} (?:area|region))|on the (?:outskirts|edge) of|in the (?:suburbs|vicinity|centre|center|heart|north|south|east|west) of|not far from|close to) (${NAME})(?: area| region)?((?: with [^,;]{2,40})?)((?: since [^,;.]{3,20})?)${NOW}?\.?$`,
    ([, front = '', who = '', , , been, where = '', , since = '']) => {
      if (!isSomebody(who) || !isTown(where)) return [];
      return been === undefined
        ? [`${front}${who} ${live(who)} in ${where}${since}.`]
        : [`${front}${who} has lived in ${where}${since}.`];
    },
  ),
  // 'stays in Ghent with her family', 'rents a studio in the centre of Ghent'
  rule(
    String.raw`^${WHO} stays in (${NAME}) with ${OWN} (?:\p{Ll}+ )?${KIN}(?: and \p{Ll}+)?${NOW}?\.?$`,
    ([, who = '', where = '']) => livesIn(who, where),
  ),
  ruleHolding(
    'rent|share|occup|inhabit',
    String.raw`^${WHO} (?:now )?(?:rents?|shares?|occup(?:y|ies)|inhabits?|(?:is|are|am) (?:now )?(?:renting|sharing|subletting)) an? (?:[\p{Ll}-]+ ){0,3}?${HOME} (?:with [^,;]{2,40} )?in ${PART}(${NAME})(?: with [^,;]{2,40})?${NOW}?\.?$`,
    ([, who = '', where = '']) => livesIn(who, where),
  ),
  // 'Ghent is now home to Ann Lee'
  rule(
    String.raw`^${DATE_IN_FRONT}(${NAME}) (?:is|has been) (?:now )?home to (${NAME})((?: since [^,;.]{3,20})?)\.?$`,
    ([, front = '', where = '', who = '', since = '']) => {
      if (kindOfName(who).kind !== 'person' || !isTown(where)) return [];
      return since === '' ? livesIn(who, where, front) : [`${who} has lived in ${where}${since}.`];
    },
  ),
  // 'Ann Lee, of Ghent, won the raffle', 'Ann Lee (lives in Ghent) joined the call'
  rule(
    String.raw`^(${NAME})(?:, of (${NAME}),| \((?:lives|living|based|resident|residing) in (${NAME})\)) (\p{Ll}.+)$`,
    ([, who = '', town, place, rest = '']) => {
      const where = town ?? place ?? '';
      const isHome = town === undefined ? isTown(where) : isSurelyTown(where);
      return isHome && kindOfName(who).kind === 'person' && isSomebody(who)
        ? [...livesIn(who, where), `${who} ${rest}`]
        : [];
    },
  ),
  // 'commutes from Ghent, where she lives'
  rule(
    String.raw`^(${NAME}) (\p{Ll}[^,;]{2,60}? (?:from|in|to)) (${NAME}), where (?:s?he|they) (?:now |still )?lives?\.?$`,
    ([, who = '', rest = '', where = '']) => [...livesIn(who, where), `${who} ${rest} ${where}.`],
  ),
];
